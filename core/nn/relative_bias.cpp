// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/relative_bias.h"

#include <ATen/ATen.h>

namespace hydra {

at::Tensor relativeBias(const at::Tensor& table, int rows, int cols, int prefix, const at::Tensor& kept)
{
    const std::int64_t size = table.size(0);
    const std::int64_t P = std::int64_t(rows) * cols;
    const at::TensorOptions whole = table.options().dtype(at::kLong);
    const at::Tensor place = at::arange(P, whole);
    const at::Tensor y = place.div(cols, "floor"), x = place.remainder(cols);
    const at::Tensor down = y.unsqueeze(1) - y.unsqueeze(0) + (rows - 1);
    const at::Tensor right = x.unsqueeze(1) - x.unsqueeze(0) + (cols - 1);
    at::Tensor index = down * (2 * cols - 1) + right; // [P,P]
    if (kept.defined()) {
        index = index.index_select(0, kept).index_select(1, kept);
    }
    if (prefix > 0) {
        const std::int64_t n = index.size(0);
        const at::Tensor itself = at::full({1, 1}, size - 1, whole);
        index = at::cat({at::cat({itself, at::full({1, n}, size - 3, whole)}, 1),
                         at::cat({at::full({n, 1}, size - 2, whole), index}, 1)},
                        0);
    }
    const std::int64_t T = index.size(0);
    return table.index_select(0, index.flatten()).view({T, T, table.size(1)}).permute({2, 0, 1}).contiguous();
}

} // namespace hydra
