// SPDX-License-Identifier: GPL-3.0-or-later
// A model file as named tensors in timm names plus a VitConfig with provenance, for files of many programs
// with their own names. No code in a file is executed.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/base/message.h"
#include "core/model/model_overrides.h"
#include "core/model/named_tensors.h"
#include "core/model/vit_config.h"

#include <map>
#include <string>
#include <vector>

namespace hydra {

struct Checkpoint
{
    std::string id; // SHA-256 of the file and of the user's overrides
    Path path;
    Message format; // "safetensors"
    std::string family; // the naming scheme of the tensors: "timm", "torchvision", "huggingface", "clip", ...
    std::string chosen; // the weights taken, where the file holds several sets
    VitConfig config;
    NamedTensors tensors; // timm names, float32, contiguous
    std::vector<std::string> missing; // expected by the config, not in the file
    std::vector<std::string> unexpected; // of the network, neither used nor needed
    std::vector<Message> notes; // for the user: assumptions, parts left out, untrained heads
};

// Opens a checkpoint file. Throws Error{Input} naming file, tensor, what was expected and what was found.
// Strict: a missing or mis-shaped tensor is an error, and so is a tensor that is neither used nor on the list
// of what may be left alone, or an unsupported architecture. Where a decisive fact is missing, the error asks
// the user for it.
[[nodiscard]] Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides = {},
                                        const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra
