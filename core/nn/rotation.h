// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary position embedding (Su et al., 2021; in the plane: reference.md "Today's blocks"): pairs of channels
// (u, v) of a patch's queries and keys become (u cos a - v sin a, u sin a + v cos a).
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct Turn
{
    Rotation::Pairs pairs = Rotation::Pairs::Halves;
    at::Tensor cosines, sines; // [P, 1 or heads, d/2]; undefined: no rotation
    [[nodiscard]] bool present() const { return cosines.defined(); }
};

// The rotation in BLOCK on a grid of ROWS x COLS, for the KEPT patches or, if undefined, for all. Equal in
// all blocks unless frequencies are learned. Angles are float64; OPTIONS give the precision of the result.
[[nodiscard]] Turn turnOf(const VitConfig& config, const SubWeights& weights, int block, int rows, int cols,
                          const at::Tensor& kept, const at::TensorOptions& options);

// Rotates X [B,T,n*d] in place from token PREFIX on: queries, keys, or both, all heads side by side. Tokens
// behind the patches are unchanged. BACK rotates backwards, which is the transpose.
void rotate(const at::Tensor& x, const Turn& turn, std::int64_t prefix, bool back = false);

// The backward pass of the rotation of queries and keys, in place in the gradient QKV [T,3*inner].
void rotateBack(const at::Tensor& qkv, const Turn& turn, std::int64_t prefix);

} // namespace hydra
