// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/lrp_rules.h"

#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cmath>

namespace hydra::lrp {

namespace {

constexpr float epsilon = 1e-9F;
constexpr std::int64_t grain = 16384; // elements a thread takes: below, starting it costs more than the work

float ratio(float a, float b)
{
    return b == 0.0F ? 0.0F : a / (b + epsilon);
}

// z [n,out] holds |x||W|^T; becomes S = sd(R, (z + output) / 2).
void toShare(const at::Tensor& z, const at::Tensor& output, const at::Tensor& relevance)
{
    float* s = z.data_ptr<float>();
    const float* y = output.data_ptr<float>();
    const float* r = relevance.data_ptr<float>();
    at::parallel_for(0, z.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            s[i] = ratio(r[i], (s[i] + y[i]) * 0.5F);
        }
    });
}

} // namespace

at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor top = a.contiguous();
    const at::Tensor bottom = b.contiguous();
    at::Tensor result = at::empty_like(top);
    float* out = result.data_ptr<float>();
    const float* x = top.data_ptr<float>();
    const float* y = bottom.data_ptr<float>();
    at::parallel_for(0, result.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            out[i] = ratio(x[i], y[i]);
        }
    });
    return result;
}

Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor share = safeDivide(relevance, a + b);
    Split split{a * share, b * share};
    // Sums in double: they decide how the whole relevance is divided, and cancel strongly.
    const double sumA = split.a.sum(at::kDouble).item<double>();
    const double sumB = split.b.sum(at::kDouble).item<double>();
    const double total = relevance.sum(at::kDouble).item<double>();
    const double both = std::fabs(sumA) + std::fabs(sumB);
    const auto factor = [&](double sum) {
        return both == 0 || sum == 0 ? 0.0 : std::fabs(sum) / both * total / sum;
    };
    split.a.mul_(factor(sumA));
    split.b.mul_(factor(sumB));
    return split;
}

at::Tensor throughLinear(const at::Tensor& x, const std::vector<LinearPart>& parts)
{
    const at::Tensor absolute = x.abs();
    at::Tensor plain = at::zeros_like(x); // S W
    at::Tensor both = at::zeros_like(x); // S |W|
    for (const LinearPart& part : parts) {
        const at::Tensor share = affine(absolute, part.absolute.weight, {});
        toShare(share, part.output.contiguous(), part.relevance.contiguous());
        affineInto(share, part.layer.weight.t(), {}, plain, Epilogue::AddToOutput);
        affineInto(share, part.absolute.weight.t(), {}, both, Epilogue::AddToOutput);
    }
    return plain.mul_(x).add_(both.mul_(absolute)).mul_(0.5);
}

} // namespace hydra::lrp
