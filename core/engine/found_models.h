// SPDX-License-Identifier: GPL-3.0-or-later
// Models downloaded by other programs: in the cache of the Hugging Face hub, laid out as its client does
// (core/hub/hub_cache.h), and in torch hub's. Downloads no file.
#pragma once

#include "core/base/cancel.h"
#include "core/base/message.h"
#include "core/checkpoint/model_glance.h"
#include "core/hub/hub_cache.h"

#include <string>
#include <vector>

namespace hydra::engine {

struct FoundModel
{
    std::string name; // "ORG/NAME"; the file's name for torch hub
    std::string revision; // the commit; "" for torch hub
    std::vector<std::string> refs; // branches and tags that point to this commit
    Path path; // to open: a snapshot's folder, or a file

    [[nodiscard]] std::string title() const; // "ORG/NAME"; with the revision unless it is main
};

using hub::hubCache;
// $TORCH_HOME/hub/checkpoints, or ~/.cache/torch/hub/checkpoints.
[[nodiscard]] Path torchCache();

// Sorted by name, then commit. Folders that cannot be listed are skipped.
[[nodiscard]] std::vector<FoundModel> foundModels(const CancelToken& cancel = {});

// Weights files in FOLDER and its sub-folders, three levels deep; for shards their index. Named by the path
// relative to FOLDER. Throws Error{Input} if FOLDER is not a folder.
[[nodiscard]] std::vector<FoundModel> modelsIn(const Path& folder, const CancelToken& cancel = {});

struct ModelHeader
{
    Path file; // the weights file
    std::string family;
    std::uint64_t bytes = 0; // of FILE; 0: unknown
    bool opens = false;
    Message why; // the reason if it does not open
    ModelGlance glance{}; // set if it opens
};
// Reads only the headers of the file at PATH. Throws Error{Cancelled}.
[[nodiscard]] ModelHeader headerOf(const Path& path, const CancelToken& cancel = {});

// The usual name of the model in FILE: the file name without suffix; for generic names ("model",
// "pytorch_model") the hub's NAME or the folder's. A file's name may begin with it.
[[nodiscard]] std::string modelName(const Path& file);
// Judged by the suffix.
[[nodiscard]] bool isWeights(const Path& path);
// The snapshot for ORG/NAME[@REVISION]; without REVISION main, or the only one there is. "" if the cache
// lacks the model. Throws Error{Input} if it has the model in other revisions only.
[[nodiscard]] Path hubSnapshot(const std::string& name);

} // namespace hydra::engine
