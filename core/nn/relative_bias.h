// SPDX-License-Identifier: GPL-3.0-or-later
// BEiT's relative position bias (Bao et al., ICLR 2022; reference.md 2.9): a number for each head and each
// distance between two patches, added to the scaled scores before softmax; three more for the class token's
// row, its column and itself.
#pragma once

#include <ATen/core/Tensor.h>

namespace hydra {

// TABLE [(2 rows-1)(2 cols-1)+3, heads] -> [heads,T,T], T = 1 + patches, of the KEPT ones where not all are;
// without the class token's row and column where PREFIX is 0.
[[nodiscard]] at::Tensor relativeBias(const at::Tensor& table, int rows, int cols, int prefix,
                                      const at::Tensor& kept);

} // namespace hydra
