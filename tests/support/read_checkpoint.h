// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a container of weights and its hash in one step.
#pragma once

#include "core/format/raw_checkpoint.h"

namespace hydra::test {

inline RawCheckpoint readRawCheckpoint(const Path& path, const Progress& progress = {},
                                       const CancelToken& cancel = {}, std::optional<WeightSet> weights = {})
{
    RawCheckpoint raw = openRawCheckpoint(path, progress, cancel, weights);
    takeHash(raw, cancel);
    return raw;
}

} // namespace hydra::test
