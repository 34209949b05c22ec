// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the cost of a sub-network on this machine: the time of one picture, pictures per second in a
// batch, the rate of the matrix product in the same process, and the memory of a pass (reference.md "Measured
// time and memory").
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/speed.h"
#include "core/nn/vision_transformer.h"

namespace hydra {

// Throws Error{Cancelled} between blocks and runs; PROGRESS goes from 0 to 1.
[[nodiscard]] Speed measure(const VisionTransformer& network, const SpeedKey& key,
                            const Progress& progress = {}, const CancelToken& cancel = {});

// Peak memory of one forward pass, as Speed::peakBytes.
[[nodiscard]] std::int64_t peakOfPass(const VisionTransformer& network, const SpeedKey& key,
                                      const CancelToken& cancel = {});

[[nodiscard]] std::string processorName(); // "" if the system does not report it

} // namespace hydra
