// SPDX-License-Identifier: GPL-3.0-or-later
// Last norm, pooling and classifier as one linear function of the last block's output, with the norms'
// deviations held at this picture's values (reference.md "Exact decomposition"): it makes a logit the sum of
// its parts. For a cosine or a norm the length of z is held constant, too (our extension).
#pragma once

#include "core/explain/target.h"
#include "core/nn/norm.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// target = sum over the first n tokens of rows_t . x_t + constant + shared, exactly.
struct FrozenReader
{
    at::Tensor rows; // [n,e]: 1 or 2 under token pooling, else T; zero for tokens that are not read
    double constant = 0; // biases of classifier, probe and norms
    double shared =
        0; // uncentred: what the last norm's mean subtracts and its bias adds, which belongs to no token
};

// With CENTRED the last norm subtracts every part's own mean, and SHARED is zero.
[[nodiscard]] FrozenReader frozenReader(const Trace& trace, const Target& target, bool centred = true);

} // namespace hydra
