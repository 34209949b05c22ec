// SPDX-License-Identifier: GPL-3.0-or-later
// What a sub-network costs on this machine, measured: the time of one picture, pictures a second in a batch,
// the rate of the matrix product in the same process, and the memory of a pass (reference.md "Measured time
// and memory").
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/speed.h"
#include "core/nn/vision_transformer.h"

namespace hydra {

// Throws Error{Cancelled} between blocks and runs; PROGRESS goes from 0 to 1.
[[nodiscard]] Speed measure(const VisionTransformer& network, const SpeedKey& key,
                            const Progress& progress = {}, const CancelToken& cancel = {});

// Peak of one forward pass, as Speed::peakBytes.
[[nodiscard]] std::int64_t peakOfPass(const VisionTransformer& network, const SpeedKey& key,
                                      const CancelToken& cancel = {});

[[nodiscard]] std::string processorName(); // "" where the system does not say

} // namespace hydra
