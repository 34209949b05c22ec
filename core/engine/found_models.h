// SPDX-License-Identifier: GPL-3.0-or-later
// Models that other programs have downloaded: in the cache of the Hugging Face hub, laid out as its client
// does (models--ORG--NAME/{refs,blobs,snapshots/COMMIT}), and in torch hub's. Nothing is downloaded.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

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

// $HF_HUB_CACHE, or $HF_HOME/hub, or ~/.cache/huggingface/hub; whether it exists or not.
[[nodiscard]] Path hubCache();
// $TORCH_HOME/hub/checkpoints, or ~/.cache/torch/hub/checkpoints.
[[nodiscard]] Path torchCache();

// By name, then commit. What cannot be listed is not there.
[[nodiscard]] std::vector<FoundModel> foundModels(const CancelToken& cancel = {});

// What people call the model in FILE: its name without suffix; where every model's file is called so
// ("model", "pytorch_model"), the hub's NAME or that of its folder. A file's name may begin with it.
[[nodiscard]] std::string modelName(const Path& file);
// By its name.
[[nodiscard]] bool isWeights(const Path& path);
// Whether TEXT may name a model of the hub: ORG/NAME[@REVISION], or NAME of the oldest.
[[nodiscard]] bool looksLikeHubName(const std::string& text);
// The snapshot that ORG/NAME[@REVISION] means; without REVISION main, or the only one there is. "" where the
// cache has no such model. Throws Error{Input} where it has the model in other revisions only.
[[nodiscard]] Path hubSnapshot(const std::string& name);

} // namespace hydra::engine
