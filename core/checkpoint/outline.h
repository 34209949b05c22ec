// SPDX-License-Identifier: GPL-3.0-or-later
// The names and shapes of a model file: all of a Checkpoint but the weights, whose bytes are not read.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/format/raw_checkpoint.h"

#include <string>

namespace hydra {

struct Outline
{
    Checkpoint checkpoint; // without id and tensors, heads in the file's own order
    NamedTensors tensors; // timm names, as stored: those expected by the configuration
    RawCheckpoint raw; // the content to hash, and the file's name; without tensors
    bool flipped = false; // the network takes blue, green and red: its kernel must be flipped
    std::string beside; // decisive facts from outside the file: the configuration beside it, a name
};

// Throws as loadCheckpoint(), which continues from here.
[[nodiscard]] Outline outlineOf(const Path& path, const ModelOverrides& overrides = {},
                                const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra
