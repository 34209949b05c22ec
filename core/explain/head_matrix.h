// SPDX-License-Identifier: GPL-3.0-or-later
// One map for each head of each block, by any method that takes a block and a head, from one trace: the
// gradient goes down once for all of them (reference.md "All heads at once").
#pragma once

#include "core/base/cancel.h"
#include "core/explain/method_table.h"
#include "core/explain/parts.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"

namespace hydra {

// QUERY: patch 0..P-1, or -1 for the class token; read by methods that know one. Target(): none,
// and no importance; refused for methods that explain one. Throws Error{Usage} where the question does not
// fit, Error{Cancelled} between blocks.
[[nodiscard]] HeadMatrix headMatrix(const Trace& trace, const std::string& method, int query,
                                    const Target& target, const CancelToken& cancel = {});

} // namespace hydra
