// SPDX-License-Identifier: GPL-3.0-or-later
// Models that other programs have downloaded: in the cache of the Hugging Face hub, laid out as its client
// does (core/hub/hub_cache.h), and in torch hub's. Nothing is downloaded here.
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/model_glance.h"
#include "core/hub/hub_cache.h"

#include <string>
#include <vector>

namespace hydra::engine {

struct FoundModel
{
    std::string name; // "ORG/NAME"; of torch hub the file's
    std::string revision; // the commit; "" of torch hub
    std::vector<std::string> refs; // branches and tags that mean this commit
    Path path; // what to open: a snapshot's folder, or a file

    [[nodiscard]] std::string title() const; // "ORG/NAME"; of another revision than main with it
};

using hub::hubCache;
// $TORCH_HOME/hub/checkpoints, or ~/.cache/torch/hub/checkpoints.
[[nodiscard]] Path torchCache();

// By name, then commit. What cannot be listed is not there.
[[nodiscard]] std::vector<FoundModel> foundModels(const CancelToken& cancel = {});

// Files of weights in FOLDER and the folders in it, three deep; of shards their index. Named by the path from
// there. Throws Error{Input} where FOLDER is no folder.
[[nodiscard]] std::vector<FoundModel> modelsIn(const Path& folder, const CancelToken& cancel = {});

struct ModelHeader
{
    Path file; // of its weights
    std::string family;
    std::uint64_t bytes = 0; // of FILE; 0: not known
    bool opens = false;
    std::string why; // it does not open
    ModelGlance glance{}; // where it opens
};
// What the headers of the file at PATH say, and nothing else of it. Throws Error{Cancelled}.
[[nodiscard]] ModelHeader headerOf(const Path& path, const CancelToken& cancel = {});

// What people call the model in FILE: its name without suffix; where every model's file is called so
// ("model", "pytorch_model"), the hub's NAME or that of its folder. A file's name may begin with it.
[[nodiscard]] std::string modelName(const Path& file);
// By its name.
[[nodiscard]] bool isWeights(const Path& path);
// The snapshot that ORG/NAME[@REVISION] means; without REVISION main, or the only one there is. "" where the
// cache has no such model. Throws Error{Input} where it has the model in other revisions only.
[[nodiscard]] Path hubSnapshot(const std::string& name);

} // namespace hydra::engine
