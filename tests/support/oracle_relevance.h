// SPDX-License-Identifier: GPL-3.0-or-later
// Relevance (LRP, alpha = 1) as Chefer et al. define it, CVPR 2021 (reference.md "Relevance"), in loops: each
// rule in its simplest form, with the rows of all tokens and the matrices of all blocks kept.
#pragma once

#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

// a / (b + 1e-9), 0 where b = 0
inline double share(double a, double b)
{
    return b == 0 ? 0 : a / (b + 1e-9);
}

// Each input of a Linear takes from each output in proportion to its positive term x_i W_oi.
inline Matrix relevanceThroughLinear(const Matrix& relevance, const Matrix& x, const Matrix& weight)
{
    Matrix out = zeros(x.size(), x[0].size());
    for (std::size_t t = 0; t < x.size(); ++t) {
        for (std::size_t o = 0; o < weight.size(); ++o) {
            double sum = 0;
            for (std::size_t i = 0; i < x[t].size(); ++i) {
                sum += std::max(0.0, x[t][i] * weight[o][i]);
            }
            const double s = share(relevance[t][o], sum);
            for (std::size_t i = 0; i < x[t].size(); ++i) {
                out[t][i] += std::max(0.0, x[t][i] * weight[o][i]) * s;
            }
        }
    }
    return out;
}

// Residual a + b: shares in proportion to the terms; each part is then rescaled to |its sum| / |both sums| of
// the total.
inline std::pair<Matrix, Matrix> relevanceThroughAdd(const Matrix& relevance, const Matrix& a,
                                                     const Matrix& b)
{
    const Matrix s = each(relevance, plus(a, b), share);
    const Matrix inA = each(a, s, std::multiplies<>());
    const Matrix inB = each(b, s, std::multiplies<>());
    const double sumA = total(inA), sumB = total(inB), all = total(relevance);
    const double both = std::fabs(sumA) + std::fabs(sumB);
    const auto to = [&](const Matrix& part, double sum) {
        return scaled(part, sum == 0 ? 0 : std::fabs(sum) / both * all / sum);
    };
    return {to(inA, sumA), to(inB, sumB)};
}

class Relevance
{
public:
    Relevance(const Network& network, const Pass& pass, int target)
        : m_network(network)
        , m_pass(pass)
    {
        blocks.resize(pass.blocks.size());
        tokens = intoLastBlock(std::size_t(target));
        for (std::size_t i = pass.blocks.size(); i-- > 0;) {
            tokens = throughBlock(int(i), tokens);
        }
    }

    std::vector<std::vector<Matrix>> blocks; // R_A of each block and head [T,T]
    std::vector<Matrix> ofPool; // R_A of each head of the pooling head [1,T]
    Matrix tokens; // of the embedded tokens [T,e]

    // Relevance of pixels [P,3pp], by the z^B rule for inputs between the picture's smallest and largest
    // value.
    [[nodiscard]] Matrix patches() const
    {
        const auto first = std::ptrdiff_t(m_network.prefix());
        const Matrix made =
            each(m_pass.tokens, m_pass.positions, [](double sum, double place) { return sum - place; });
        const Matrix all = relevanceThroughAdd(tokens, made, m_pass.positions).first;
        const Matrix relevance(all.begin() + first, all.end());
        double low = INFINITY, high = -INFINITY;
        for (const Row& row : m_pass.patches) {
            low = std::min(low, *std::min_element(row.begin(), row.end()));
            high = std::max(high, *std::max_element(row.begin(), row.end()));
        }
        const Matrix weight = m_network.get("patch_embed.proj.weight");
        Matrix out = zeros(m_pass.patches.size(), m_pass.patches[0].size());
        for (std::size_t t = 0; t < out.size(); ++t) {
            for (std::size_t o = 0; o < weight.size(); ++o) {
                const auto term = [&](std::size_t i) { // never negative: l <= x <= h
                    const double w = weight[o][i];
                    return (m_pass.patches[t][i] - (w > 0 ? low : high)) * w;
                };
                double sum = 0;
                for (std::size_t i = 0; i < out[t].size(); ++i) {
                    sum += term(i);
                }
                for (std::size_t i = 0; i < out[t].size(); ++i) {
                    out[t][i] += term(i) * relevance[t][o] / (sum + 1e-9);
                }
            }
        }
        return out;
    }

private:
    static std::string in(int block, const char* part) { return Network::in(block, part); }

    // The pooling head works like a block, except that its learned query takes no relevance, so the keys take
    // all the relevance of the scores.
    [[nodiscard]] Matrix throughPool(const Matrix& relevance)
    {
        const PoolHead& head = m_network.poolHead;
        const PoolPass& p = m_pass.read;
        const auto [own, mlp] = relevanceThroughAdd(relevance, p.middle, p.mlp);
        const Matrix hidden = relevanceThroughLinear(mlp, p.activated, head.fc2.weight);
        const Matrix middle = plus(own, relevanceThroughLinear(hidden, p.normed, head.fc1.weight));
        const Matrix joined = relevanceThroughLinear(middle, p.joined, head.projection.weight);
        Matrix rk = zeros(p.keys.size(), p.keys[0].size()), rv = rk;
        for (int h = 0; h < head.heads; ++h) {
            const Matrix& a = p.a[std::size_t(h)];
            const Matrix v = headOf(p.values, head.heads, h), k = headOf(p.keys, head.heads, h);
            const Matrix s = each(headOf(joined, head.heads, h), headOf(p.joined, head.heads, h), share);
            const auto half = [](double x, double y) { return x * y / 2; };
            ofPool.push_back(each(a, times(s, transposed(v)), half));
            addToHead(rv, head.heads, h, each(v, times(transposed(a), s), half));
            const Matrix inScores = each(ofPool.back(), p.products[std::size_t(h)], share);
            addToHead(
                rk, head.heads, h,
                each(k, times(transposed(inScores), headOf(p.query, head.heads, h)), std::multiplies<>()));
        }
        return plus(relevanceThroughLinear(rk, p.tokens, head.key.weight),
                    relevanceThroughLinear(rv, p.tokens, head.value.weight));
    }

    [[nodiscard]] Matrix intoLastBlock(std::size_t target)
    {
        const Matrix& out = m_pass.norm.output;
        const std::size_t T = out.size(), e = out[0].size(), prefix = m_network.prefix();
        const auto fromHead = [&](const char* head, std::size_t row) {
            const Matrix weight = m_network.get(head);
            Matrix one = zeros(1, weight.size());
            one[0][target] = 1 / double(m_pass.pooled.size());
            return relevanceThroughLinear(one, {m_pass.pooled[row]}, weight)[0];
        };
        const Row pooled = fromHead("head.weight", 0);
        if (m_network.pool == Pool::Attention) {
            return throughPool({pooled});
        }
        Matrix relevance = zeros(T, e);
        if (m_network.pool == Pool::Token) {
            relevance[0] = pooled;
            if (m_pass.pooled.size() == 2) {
                relevance[1] = fromHead("head_dist.weight", 1);
            }
            return relevance;
        }
        for (std::size_t f = 0; f < e; ++f) { // each patch's contribution to the average
            const double s = share(pooled[pooled.size() - e + f], m_pass.average[0][f] * double(T - prefix));
            for (std::size_t t = prefix; t < T; ++t) {
                relevance[t][f] = out[t][f] * s;
            }
        }
        if (m_network.pool == Pool::TokenAndAverage) {
            relevance[0] = {pooled.begin(), pooled.begin() + std::ptrdiff_t(e)};
        }
        return relevance;
    }

    [[nodiscard]] Matrix throughBlock(int index, const Matrix& output)
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        auto [middle, mlp] = relevanceThroughAdd(output, b.middle, b.mlp);
        const Matrix hidden =
            relevanceThroughLinear(mlp, b.intoFc2, m_network.get(in(index, "mlp.fc2.weight")));
        const double each = b.gate.empty() ? 1 : 0.5; // half of a product to each factor
        middle = plus(middle,
                      relevanceThroughLinear(scaled(hidden, each), b.norm2.output,
                                             m_network.get(m_network.firstLayer(index) + ".weight")));
        if (!b.gate.empty()) {
            middle = plus(middle,
                          relevanceThroughLinear(scaled(hidden, each), b.norm2.output,
                                                 m_network.get(in(index, "mlp.fc1_g.weight"))));
        }
        const bool fromValue = infoOf(b.attention.kind).skipsFromValue;
        const auto [skipped, branch] = relevanceThroughAdd(middle, fromValue ? b.v : b.norm1.input, b.branch);
        const Matrix joined =
            relevanceThroughLinear(branch, b.intoProjection, m_network.get(in(index, "attn.proj.weight")));
        const Matrix n1 = throughAttention(index, joined, fromValue ? skipped : Matrix());
        return fromValue ? n1 : plus(skipped, n1);
    }

    // out = A V and A ~ Q K^T each split the relevance in halves; OFVALUE is what V has received already.
    [[nodiscard]] Matrix throughAttention(int index, const Matrix& relevance, const Matrix& ofValue)
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        Matrix rq = zeros(b.v.size(), b.v[0].size()), rk = rq, rv = ofValue.empty() ? rq : ofValue;
        for (int h = 0; h < b.heads; ++h) {
            const Matrix& a = b.a[std::size_t(h)];
            const Matrix q = headOf(b.q, b.heads, h), k = headOf(b.k, b.heads, h);
            const Matrix v = headOf(b.v, b.heads, h);
            const Matrix s = each(headOf(relevance, b.heads, h), headOf(b.unit, b.heads, h), share);
            const auto half = [](double x, double y) { return x * y / 2; };
            const Matrix inA = each(a, times(s, transposed(v)), half);
            addToHead(rv, b.heads, h, each(v, times(transposed(a), s), half));
            const Matrix inScores = each(inA, b.products[std::size_t(h)], share);
            addToHead(rq, b.heads, h, each(q, times(inScores, k), half));
            addToHead(rk, b.heads, h, each(k, times(transposed(inScores), q), half));
            blocks[std::size_t(index)].push_back(
                each(b.seen[std::size_t(h)], times(s, transposed(headOf(b.own, b.heads, h))), half));
        }
        const KindInfo& info = infoOf(b.attention.kind);
        if (m_network.rotation.present()) {
            rq = turnedBack(rq, b.normedQ);
            rk = turnedBack(rk, b.normedK);
        }
        Matrix n1 = intoInput(index, 0, info.query, rq);
        n1 = plus(n1, intoInput(index, 1, info.key, rk));
        return plus(n1, intoInput(index, 2, info.value, rv));
    }

    // Converts RELEVANCE of rotated rows TURNED to relevance of the rows before the rotation: it rotates back
    // the quotient relevance / value, and multiplies it by the original values.
    [[nodiscard]] Matrix turnedBack(const Matrix& relevance, const Matrix& turned) const
    {
        return each(m_network.turned(turned, true), m_network.turned(each(relevance, turned, share), true),
                    std::multiplies<>());
    }

    [[nodiscard]] Matrix intoInput(int index, int part, Source source, const Matrix& relevance) const
    {
        const Matrix& n1 = m_pass.blocks[std::size_t(index)].norm1.output;
        if (source == Source::Input) {
            return relevance;
        }
        if (source == Source::Mixture) { // a Linear over tokens
            return transposed(relevanceThroughLinear(transposed(relevance), transposed(n1),
                                                     m_network.get(in(index, "attn.wa.weight"))));
        }
        return relevanceThroughLinear(relevance, n1, m_network.projection(index, part).first);
    }

    const Network& m_network;
    const Pass& m_pass;
};

} // namespace hydra::test::oracle
