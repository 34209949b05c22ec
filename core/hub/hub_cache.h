// SPDX-License-Identifier: GPL-3.0-or-later
// The cache of the Hugging Face hub, laid out as its own client does: models--ORG--NAME/{refs,blobs,
// snapshots/COMMIT}. Parses names and gives paths.
#pragma once

#include "core/base/file.h"

#include <optional>
#include <string>

namespace hydra::hub {

struct HubName
{
    std::string model; // "ORG/NAME", or "NAME" for the oldest models
    std::string revision; // branch, tag, "refs/pr/1" or commit; "" if not given
};

// Parses ORG/NAME[@REVISION] with the hub's allowed characters, so that no part leaves its folder. Empty for
// other texts.
[[nodiscard]] std::optional<HubName> hubName(const std::string& text);
[[nodiscard]] bool isCommit(const std::string& text); // a full commit or a prefix of at least seven digits
[[nodiscard]] bool isRevision(const std::string& text);
[[nodiscard]] bool isFileName(const std::string& text); // letters, digits, "-_."; without sub-folders

// $HF_HUB_CACHE, or $HUGGINGFACE_HUB_CACHE, or hubHome()/hub; it need not exist.
[[nodiscard]] Path hubCache();
// The client's folder, which also holds the token: $HF_HOME, $XDG_CACHE_HOME/huggingface or
// ~/.cache/huggingface.
[[nodiscard]] Path hubHome();
// The folder models--ORG--NAME in hubCache(), and the model of such a folder.
[[nodiscard]] Path folderOfModel(const std::string& model);
[[nodiscard]] std::optional<HubName> modelOfFolder(const Path& folder);
// Throws Error{Input} if PLACE or a folder between the cache and PLACE is a link, except a whole model's
// folder: a cache may be shared, and links of others may lead anywhere.
void refuseLinks(const Path& place);

// The path in the environment variable VARIABLE, with BELOW appended; "" if it is unset or empty.
[[nodiscard]] Path placeOf(const char* variable, const Path& below = {});

} // namespace hydra::hub
