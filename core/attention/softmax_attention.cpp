// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax_attention.h"

#include "core/attention/softmax_kernel.h"
#include "core/tensor/gemm.h"
#include "core/tensor/product_tiles.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// Scores per tile: 512 KB, which stay in a core's cache between their product, softmax and product with V,
// but enough rows that reading K and V again for each tile costs little.
constexpr std::int64_t scoresATile = std::int64_t(1) << 17, leastRows = 96;
constexpr std::int64_t exponential = 32; // cost of one score, in multiply-adds

// On other devices, pictures are computed together up to this many scores: a device has thousands of lanes,
// and each call costs as much as a small product.
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

// Applies softmax over T in place to A [outers,inners,rows,T], whose rows are contiguous.
void softmaxOfTile(at::Tensor& a)
{
    if (a.scalar_type() != at::kFloat) {
        at::_softmax_out(a, a, -1, false);
        return;
    }
    const SoftmaxRow softmax = softmaxRowKernel();
    for (std::int64_t b = 0; b < a.size(0); ++b) {
        for (std::int64_t h = 0; h < a.size(1); ++h) {
            float* const scores = a.data_ptr<float>() + b * a.stride(0) + h * a.stride(1);
            for (std::int64_t i = 0; i < a.size(2); ++i) {
                softmax(scores + i * a.stride(2), a.size(3));
            }
        }
    }
}

Cut cutOfAttention(const at::Tensor& q, std::int64_t T)
{
    const std::int64_t n = q.size(2), ofHead = n * T;
    Cut cut = cutOf({q.size(0), q.size(1), n, 2 * q.size(3) + exponential}, T, coresForTiles());
    cut.inners = std::min(cut.inners, std::max<std::int64_t>(1, scoresATile / ofHead));
    cut.outers = cut.inners < q.size(1)
        ? 1
        : std::min(cut.outers, std::max<std::int64_t>(1, scoresATile / (ofHead * cut.inners)));
    if (ofHead > scoresATile) {
        const std::int64_t pieces = std::min((ofHead - 1) / scoresATile + 1, (n - 1) / leastRows + 1);
        cut.rows = std::min(cut.rows, (n - 1) / pieces + 1);
    }
    return cut;
}

// The same as attendTogether, tile by tile on all cores; INSIDES, if given, receives A and, with keepScores,
// Q K^T.
void attendInTiles(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, double scale,
                   const at::Tensor& bias, const at::Tensor& out, AttentionInsides* insides)
{
    const std::int64_t T = v.size(2);
    const bool keepScores = insides != nullptr && insides->keepScores;
    at::Tensor kept, scores;
    if (insides != nullptr) {
        kept = at::empty({q.size(0), q.size(1), q.size(2), T}, q.options());
        scores = keepScores ? at::empty_like(kept, kept.options().dtype(at::kFloat)) : at::Tensor();
        insides->probabilities = kept;
        insides->scores = scores;
    }
    const Cut cut = cutOfAttention(q, T);
    const Products products = currentProducts();
    forTiles(cut.count(), 1, [&](std::int64_t i, std::int64_t) {
        const Tile tile = cut.at(i);
        const auto heads = [&](const at::Tensor& t) {
            return t.narrow(0, tile.outer, tile.outers).narrow(1, tile.inner, tile.inners);
        };
        const auto rows = [&](const at::Tensor& t) { return heads(t).narrow(2, tile.row, tile.rows); };
        at::Tensor a =
            kept.defined() ? rows(kept) : at::empty({tile.outers, tile.inners, tile.rows, T}, q.options());
        productOfTile(rows(q), heads(k), a, keepScores ? 1.0 : scale, products);
        if (keepScores) {
            rows(scores).copy_(a);
            a.mul_(scale);
        }
        if (bias.defined()) {
            a.add_(bias.narrow(0, tile.inner, tile.inners).narrow(1, tile.row, tile.rows));
        }
        softmaxOfTile(a);
        productOfTile(a, heads(v), rows(out), 1.0, products);
    });
}

} // namespace

at::Tensor softmaxAttention(const at::Tensor& qkv, int heads, double scale, AttentionInsides* insides,
                            std::int64_t queries, const at::Tensor& bias)
{
    if (insides != nullptr && !insides->keepMatrices) {
        insides = nullptr;
    }
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
    if (qkv.is_cpu()) {
        attendInTiles(q.narrow(2, 0, asking), k, v, scale, bias, joined, insides);
    } else if (insides != nullptr) {
        at::Tensor a = product(q, k, insides->keepScores ? 1.0 : scale); // [B, heads, T, T]
        if (insides->keepScores) {
            insides->scores = a.to(at::kFloat, false, true);
            a.mul_(scale);
        }
        if (bias.defined()) {
            a.add_(bias);
        }
        insides->probabilities = at::softmax(a, -1);
        productInto(insides->probabilities, v, joined);
    } else {
        attendTogether(q.narrow(2, 0, asking), k, v, scale, bias, joined);
    }
    return out.view({B, asking, inner});
}

} // namespace hydra
