// SPDX-License-Identifier: GPL-3.0-or-later
// One map for each head of each block, by any method that takes a block and a head, from one trace: one
// backward pass serves all of them (reference.md "All heads at once").
#pragma once

#include "core/base/cancel.h"
#include "core/explain/method_table.h"
#include "core/explain/parts.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"

namespace hydra {

// QUERY is a patch 0..P-1, or -1 for the class token; methods without a query ignore it. Target() means no
// target and no importance; methods that explain one refuse it. Throws Error{Usage} if the arguments do not
// fit the trace, Error{Cancelled} between blocks.
[[nodiscard]] HeadMatrix headMatrix(const Trace& trace, const std::string& method, int query,
                                    const Target& target, const CancelToken& cancel = {});

} // namespace hydra
