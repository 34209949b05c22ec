// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/residual.h"

#include "core/nn/norm.h"
#include "core/nn/residual_kernels.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

bool canBeRead(const at::Tensor& t)
{
    return t.defined() && t.is_cpu() && t.scalar_type() == at::kFloat && t.is_contiguous();
}

} // namespace

at::Tensor addAndNormalise(const at::Tensor& x, const at::Tensor& added, const at::Tensor& scale,
                           const NormView& next, double eps)
{
    if (next.rms || !canBeRead(x) || !canBeRead(added) || !canBeRead(scale) || !canBeRead(next.weight)
        || !canBeRead(next.bias)) {
        x.addcmul_(added, scale);
        return normalise(x, next, eps);
    }
    at::Tensor normed = at::empty_like(x);
    const AddAndNormalise kernel = addAndNormaliseKernel();
    const std::int64_t width = x.size(1);
    float* const to = x.data_ptr<float>();
    float* const out = normed.data_ptr<float>();
    const float* const from = added.data_ptr<float>();
    const float* const by = scale.data_ptr<float>();
    const float* const weight = next.weight.data_ptr<float>();
    const float* const bias = next.bias.data_ptr<float>();
    constexpr std::int64_t rowsAtOnce = 32;
    forTiles(x.size(0), rowsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            kernel(to + row * width, from + row * width, by, weight, bias, out + row * width, width,
                   static_cast<float>(eps));
        }
    });
    return normed;
}

} // namespace hydra
