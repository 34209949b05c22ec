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
    at::Tensor cosines, sines; // [P, 1 or heads, d/2]; undefined: nothing turns
    [[nodiscard]] bool present() const { return cosines.defined(); }
};

// Of BLOCK on a grid of ROWS x COLS, of the KEPT patches where not all are. The same of every block but where
// frequencies are learned. OPTIONS say the precision; angles are float64.
[[nodiscard]] Turn turnOf(const VitConfig& config, const SubWeights& weights, int block, int rows, int cols,
                          const at::Tensor& kept, const at::TensorOptions& options);

// Turns in place X [B,T,n*d], from token PREFIX on: queries, keys, or both of all heads, whose features lie
// side by side. Tokens behind the patches stay. BACK: the other way round, which is the transpose.
void rotate(const at::Tensor& x, const Turn& turn, std::int64_t prefix, bool back = false);

// D q' / d q and the same of keys: QKV [T,3*inner] of a gradient, in place.
void rotateBack(const at::Tensor& qkv, const Turn& turn, std::int64_t prefix);

} // namespace hydra
