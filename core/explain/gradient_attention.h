// SPDX-License-Identifier: GPL-3.0-or-later
// Attention where it raises the class's logit: dA * A of every head (reference.md 5.23).
#pragma once

#include "core/explain/backward.h"

#include <functional>

namespace hydra {

// dA_h[q,t] A_h[q,t] for the gradient's rows q: [heads,n,T]. Kinds that combine by sums: their implied
// matrices; where each feature is a head, summed over the features of each of the network's heads.
[[nodiscard]] at::Tensor gradientTimesAttention(const Trace& trace, int block, const BlockGradient& gradient);

// OF each head's [n,T] of WEIGHTED [heads,n,T], a tile of its own: [heads,...].
[[nodiscard]] at::Tensor ofEachHead(const at::Tensor& weighted,
                                    const std::function<at::Tensor(const at::Tensor&)>& of);

// The positive part of that, one row for each head [heads,T]: of patch QUERY, or (-1) of what the classifier
// reads.
[[nodiscard]] at::Tensor positiveRows(const Trace& trace, const at::Tensor& weighted, int query);

} // namespace hydra
