// SPDX-License-Identifier: GPL-3.0-or-later
// One verb for every method: a map from the trace of one forward pass (methods.md 3). Nothing is run again.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/map.h"
#include "core/nn/trace.h"

namespace hydra {

// CLASSINDEX is ignored by methods that do not know classes. Throws Error{Usage} when the options do not fit
// the trace (block 99, head 7 of 6), Error{Cancelled} between blocks.
[[nodiscard]] Map explain(const Trace& trace, const MapOptions& options, int classIndex,
                          const CancelToken& cancel = {});

// Whether the method should be given the trace of a float64 pass (VisionTransformer::forward); a float32 one
// works, and may be far off.
[[nodiscard]] bool readsExactPass(const std::string& method);

} // namespace hydra
