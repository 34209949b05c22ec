// SPDX-License-Identifier: GPL-3.0-or-later
// What a model file says in names and shapes: all of a Checkpoint but the weights. No byte of them is looked
// at.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/format/raw_checkpoint.h"

#include <string>

namespace hydra {

struct Outline
{
    Checkpoint checkpoint; // without id and tensors, and in the file's own order of heads
    NamedTensors tensors; // timm names, as stored: those that the configuration expects
    RawCheckpoint raw; // what is to be hashed, and the file's name; its tensors are gone
    bool flipped = false; // the network takes blue, green and red: its kernel is to be turned round
    std::string
        beside; // what decides and is no part of the file: words of the configuration beside it, a name
};

// Throws as loadCheckpoint(), which goes on from here.
[[nodiscard]] Outline outlineOf(const Path& path, const ModelOverrides& overrides = {},
                                const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra
