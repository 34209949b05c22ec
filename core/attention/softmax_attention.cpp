// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax_attention.h"

#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// Floats of A held at once when nobody asked to keep it: 32 MB, about the last-level cache.
constexpr std::int64_t scratchFloats = std::int64_t(8) << 20;

// The pictures of another device go together, as many as this many floats hold: a device has thousands of
// lanes, and each call costs as much as a small product.
constexpr std::int64_t deviceFloats = std::int64_t(1) << 28;

// Q [B,heads,n,d], K [B,heads,d,T], V [B,heads,T,d] -> OUT [B,heads,n,d]
void attendTogether(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, double scale,
                    const at::Tensor& bias, const at::Tensor& out)
{
    const std::int64_t B = q.size(0), heads = q.size(1), n = q.size(2), T = v.size(2);
    const std::int64_t most = std::clamp<std::int64_t>(deviceFloats / (heads * n * T), 1, B);
    for (std::int64_t from = 0; from < B; from += most) {
        const std::int64_t count = std::min(most, B - from);
        const at::Tensor scores = product(q.narrow(0, from, count), k.narrow(0, from, count), scale);
        if (bias.defined()) {
            scores.add_(bias.narrow(1, 0, n));
        }
        productInto(at::softmax(scores, -1), v.narrow(0, from, count), out.narrow(0, from, count));
    }
}

} // namespace

at::Tensor softmaxAttention(const at::Tensor& qkv, int heads, double scale, AttentionInsides* insides,
                            std::int64_t queries, const at::Tensor& bias)
{
    const std::int64_t B = qkv.size(0);
    const std::int64_t T = qkv.size(1);
    const std::int64_t inner = qkv.size(2) / 3;
    const std::int64_t asking = queries > 0 ? queries : T;
    const at::Tensor parts =
        qkv.view({B, T, 3, heads, inner / heads}).permute({2, 0, 3, 1, 4}); // [3, B, heads, T, d]
    const at::Tensor q = parts[0];
    const at::Tensor k = parts[1].transpose(-2, -1); // [B, heads, d, T]
    const at::Tensor v = parts[2];
    at::Tensor out = at::empty({B, asking, heads, inner / heads}, qkv.options());
    const at::Tensor joined = out.permute({0, 2, 1, 3}); // [B, heads, asking, d]
    if (insides != nullptr) {
        at::Tensor a = product(q, k, insides->keepScores ? 1.0 : scale); // [B, heads, T, T]
        if (insides->keepScores) {
            insides->scores = a.to(at::kFloat, false, true);
            a.mul_(scale);
        }
        if (bias.defined()) {
            a.add_(bias);
        }
        softmaxInPlace(a);
        productInto(a, v, joined);
        insides->probabilities = a;
        return out.view({B, T, inner});
    }
    if (!qkv.is_cpu()) {
        attendTogether(q.narrow(2, 0, asking), k, v, scale, bias, joined);
        return out.view({B, asking, inner});
    }
    const std::int64_t rows = std::clamp<std::int64_t>(scratchFloats / (heads * T), 1, asking);
    at::Tensor scratch;
    for (std::int64_t b = 0; b < B; ++b) {
        for (std::int64_t from = 0; from < asking; from += rows) {
            const std::int64_t count = std::min(rows, asking - from);
            if (!scratch.defined() || scratch.size(1) != count) {
                scratch = at::empty({heads, count, T}, qkv.options());
            }
            productInto(q[b].narrow(1, from, count), k[b], scratch, scale);
            if (bias.defined()) {
                scratch.add_(bias.narrow(1, from, count));
            }
            softmaxInPlace(scratch);
            productInto(scratch, v[b], joined[b].narrow(1, from, count));
        }
    }
    return out.view({B, asking, inner});
}

} // namespace hydra
