// SPDX-License-Identifier: GPL-3.0-or-later
// A model file as named tensors in timm names plus a VitConfig with provenance: whoever wrote it, under
// whatever names. Nothing in a file is executed.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/model/model_overrides.h"
#include "core/model/named_tensors.h"
#include "core/model/vit_config.h"

#include <map>
#include <string>
#include <vector>

namespace hydra {

struct Checkpoint
{
    std::string id; // SHA-256 of the file, and of what the user says about it
    Path path;
    std::string format; // "safetensors"
    std::string family; // whose names the tensors had: "timm", "torchvision", "huggingface", "clip", ...
    std::string chosen; // which weights, where the file holds several sets
    VitConfig config;
    NamedTensors tensors; // timm names, float32, contiguous
    std::vector<std::string> missing; // expected by the config, not in the file
    std::vector<std::string> unexpected; // of the network, not used and not needed
    std::vector<std::string> notes; // what the user should know: assumptions, parts left out, untrained heads
};

// Opens a checkpoint file. Throws Error{Input} naming file, tensor, what was expected and what was found;
// strict: a missing or mis-shaped tensor is an error, and so is one that is neither used nor on the list of
// what may be left alone, or an architecture that is not run here. Where a decisive fact is unsaid, the error
// asks.
[[nodiscard]] Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides = {},
                                        const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra
