// SPDX-License-Identifier: GPL-3.0-or-later
// The cache of the Hugging Face hub, laid out as its own client does: models--ORG--NAME/{refs,blobs,
// snapshots/COMMIT}. What names are, and where things lie.
#pragma once

#include "core/base/file.h"

#include <optional>
#include <string>

namespace hydra::hub {

struct HubName
{
    std::string model; // "ORG/NAME", or "NAME" of the oldest
    std::string revision; // branch, tag, "refs/pr/1" or commit; "" where none was said
};

// ORG/NAME[@REVISION], of characters that the hub allows: no part leaves its folder. Nothing for other texts.
[[nodiscard]] std::optional<HubName> hubName(const std::string& text);
[[nodiscard]] bool isCommit(const std::string& text); // or the first seven digits and more
[[nodiscard]] bool isRevision(const std::string& text);
[[nodiscard]] bool isFileName(const std::string& text); // of letters, digits, "-_."; in no sub-folder

// $HF_HUB_CACHE, or $HUGGINGFACE_HUB_CACHE, or $HF_HOME/hub, or ~/.cache/huggingface/hub; whether it exists
// or not.
[[nodiscard]] Path hubCache();
// What of the hub's client is no model: the token.
[[nodiscard]] Path hubHome();
// models--ORG--NAME in it, and what such a folder is called for.
[[nodiscard]] Path folderOfModel(const std::string& model);
[[nodiscard]] std::optional<HubName> modelOfFolder(const Path& folder);
// Throws Error{Input} for a link at PLACE or on the way to it from the cache on, unless that is a whole
// model's folder: a cache may be a group's, and what others link leads anywhere.
void refuseLinks(const Path& place);

// The value of an environment's VARIABLE, and BELOW in it; "" where it is not set or empty.
[[nodiscard]] Path placeOf(const char* variable, const Path& below = {});

} // namespace hydra::hub
