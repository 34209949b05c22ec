// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/lrp_rules.h"

#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra::lrp {

namespace {

constexpr std::int64_t grain = 16384; // elements a thread takes: below, starting it costs more than the work

// As the authors' code has it: never a division by zero, b = -1e-9 included.
template<class T>
T ratio(T a, T b)
{
    const T bottom = b + T(1e-9);
    return b == T(0) ? T(0) : a / (bottom == T(0) ? T(1e-9) : bottom);
}

// z [n,out] holds |x||W|^T; becomes S = sd(R, (z + output) / 2).
template<class T>
void toShare(const at::Tensor& z, const at::Tensor& output, const at::Tensor& relevance)
{
    T* s = z.data_ptr<T>();
    const T* y = output.data_ptr<T>();
    const T* r = relevance.data_ptr<T>();
    forTiles(z.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            s[i] = ratio(r[i], (s[i] + y[i]) * T(0.5));
        }
    });
}

template<class T>
void divideInto(const at::Tensor& top, const at::Tensor& bottom, const at::Tensor& result)
{
    T* out = result.data_ptr<T>();
    const T* x = top.data_ptr<T>();
    const T* y = bottom.data_ptr<T>();
    forTiles(result.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            out[i] = ratio(x[i], y[i]);
        }
    });
}

} // namespace

at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor top = a.contiguous();
    const at::Tensor bottom = b.contiguous();
    if (!top.is_cpu()) {
        const at::Tensor below = bottom + 1e-9;
        return at::where(bottom == 0, at::zeros_like(top), top / below.masked_fill(below == 0, 1e-9));
    }
    at::Tensor result = at::empty_like(top);
    if (result.scalar_type() == at::kDouble) {
        divideInto<double>(top, bottom, result);
    } else {
        divideInto<float>(top, bottom, result);
    }
    return result;
}

Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b, const at::Tensor& x)
{
    const at::Tensor share = safeDivide(relevance, x);
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
        at::Tensor share = affine(absolute, part.absolute.weight, {});
        if (!share.is_cpu()) {
            share = safeDivide(part.relevance, (share + part.output) * 0.5);
        } else if (share.scalar_type() == at::kDouble) {
            toShare<double>(share, part.output.contiguous(), part.relevance.contiguous());
        } else {
            toShare<float>(share, part.output.contiguous(), part.relevance.contiguous());
        }
        affineInto(share, part.layer.weight.t(), {}, plain, Epilogue::AddToOutput);
        affineInto(share, part.absolute.weight.t(), {}, both, Epilogue::AddToOutput);
    }
    return plain.mul_(x).add_(both.mul_(absolute)).mul_(0.5);
}

} // namespace hydra::lrp
