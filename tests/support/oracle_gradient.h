// SPDX-License-Identifier: GPL-3.0-or-later
// The gradient of one logit by every attention weight and every block's input, by the chain rule in loops
// from the top of oracle_network.h's pass; it computes the rows of all tokens.
#pragma once

#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

struct BlockSlopes
{
    Matrix unit; // d logit / d attention output, before +ln and attn.proj [T,inner]
    std::vector<Matrix> a; // d logit / dA for each head [T,T]
    std::vector<Matrix> seen; // d logit / d Block::seen
    Matrix input; // d logit / d x [T,e]
};

class Gradient
{
public:
    Gradient(const Network& network, const Pass& pass, int target)
        : m_network(network)
        , m_pass(pass)
    {
        Matrix g = intoLastBlock(std::size_t(target));
        blocks.resize(pass.blocks.size());
        for (std::size_t i = pass.blocks.size(); i-- > 0;) {
            g = throughBlock(int(i), g);
        }
    }

    // The gradient of a value that is read at the output of BLOCK, where it is G [T,e]. Fills only that
    // block.
    Gradient(const Network& network, const Pass& pass, int block, const Matrix& g)
        : m_network(network)
        , m_pass(pass)
    {
        blocks.resize(pass.blocks.size());
        (void)throughBlock(block, g);
    }

    std::vector<BlockSlopes> blocks;
    std::vector<Matrix> ofPool; // d logit / dA of each head of the pooling head [1,T]

    [[nodiscard]] const Matrix& tokens() const { return blocks[0].input; } // d logit / d embedded tokens
    // d logit / d pixels [P,3pp]
    [[nodiscard]] Matrix patches() const
    {
        const Matrix& g = tokens();
        return times(Matrix(g.begin() + std::ptrdiff_t(m_network.prefix()), g.end()),
                     m_network.get("patch_embed.proj.weight"));
    }

private:
    static std::string in(int block, const char* part) { return Network::in(block, part); }

    [[nodiscard]] Matrix throughNormOf(const std::string& name, const Matrix& g, const Matrix& input) const
    {
        return throughNorm(g, input, m_network.get(name + ".weight"), m_network.eps);
    }

    [[nodiscard]] Matrix intoLastBlock(std::size_t target)
    {
        const Row head = m_network.get("head.weight")[target];
        const std::size_t prefix = m_network.prefix();
        const std::size_t T = m_pass.norm.input.size(), e = m_pass.norm.input[0].size();
        Matrix g = zeros(T, e);
        if (m_network.pool == Pool::Token) {
            g[0] = head;
            if (m_pass.pooled.size() == 2) {
                g[0] = scaled({head}, 0.5)[0];
                g[1] = scaled({m_network.get("head_dist.weight")[target]}, 0.5)[0];
            }
        } else if (m_network.pool == Pool::Attention) {
            const PoolHead::Slopes slopes = m_network.poolHead.gradient(m_pass.read, {head});
            ofPool = slopes.a;
            g = slopes.tokens;
        } else {
            Matrix average{{head.end() - std::ptrdiff_t(e), head.end()}};
            if (m_network.has("fc_norm.weight")) {
                average = throughNormOf("fc_norm", average, m_pass.average);
            }
            for (std::size_t t = prefix; t < T; ++t) {
                g[t] = scaled(average, 1 / double(T - prefix))[0];
            }
            if (m_network.pool == Pool::TokenAndAverage) {
                g[0] = {head.begin(), head.begin() + std::ptrdiff_t(e)};
            }
        }
        return m_network.has("norm.weight") ? throughNormOf("norm", g, m_pass.norm.input) : g;
    }

    [[nodiscard]] Matrix throughBlock(int index, const Matrix& leaving)
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        BlockSlopes& slopes = blocks[std::size_t(index)];
        const Matrix output = b.outNorm.input.empty()
            ? leaving
            : throughNormOf(in(index, "norm_out"), leaving, b.outNorm.input);
        const Matrix mlp = scaledColumns(output, m_network.get(in(index, "ls2.gamma")));
        const Matrix n2 = throughHidden(index, times(mlp, m_network.get(in(index, "mlp.fc2.weight"))));
        const Matrix middle = plus(output, throughNormOf(in(index, "norm2"), n2, b.middle));
        Matrix joined = times(scaledColumns(middle, m_network.get(in(index, "ls1.gamma"))),
                              m_network.get(in(index, "attn.proj.weight")));
        if (m_network.has(in(index, "attn.norm.weight"))) {
            joined = throughNormOf(in(index, "attn.norm"), joined, b.joined);
        }
        slopes.unit = endsInNorm(b.attention) ? throughNorm(joined, b.unit, {}, 1e-5) : joined;
        slopes.input = throughAttention(index, slopes, middle);
        return slopes.input;
    }

    // From the input of fc2 to the input of the MLP.
    [[nodiscard]] Matrix throughHidden(int index, Matrix g) const
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        if (m_network.has(in(index, "mlp.norm.weight"))) {
            g = throughNormOf(in(index, "mlp.norm"), g, b.activated);
        }
        const Matrix first = m_network.get(m_network.firstLayer(index) + ".weight");
        if (b.gate.empty()) {
            return times(each(g, b.hidden, [](double d, double x) { return d * geluSlope(x); }), first);
        }
        const Matrix ofValue = each(g, b.gate, [](double d, double x) { return d * silu(x); });
        const Matrix ofGate = each(each(g, b.hidden, std::multiplies<>()), b.gate,
                                   [](double d, double x) { return d * siluSlope(x); });
        return plus(times(ofValue, first), times(ofGate, m_network.get(in(index, "mlp.fc1_g.weight"))));
    }

    [[nodiscard]] Matrix throughAttention(int index, BlockSlopes& slopes, const Matrix& middle) const
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        const std::size_t T = b.v.size(), inner = b.v[0].size();
        Matrix dq = zeros(T, inner), dk = dq, dv = dq;
        for (int h = 0; h < b.heads; ++h) {
            const auto at = std::size_t(h);
            const Matrix g = headOf(slopes.unit, b.heads, h);
            slopes.a.push_back(times(g, transposed(headOf(b.v, b.heads, h))));
            slopes.seen.push_back(times(g, transposed(headOf(b.own, b.heads, h))));
            Matrix scores = slopes.a[at];
            for (std::size_t t = 0; t < T && !b.sums; ++t) {
                scores[t] = scaled({throughSoftmax(scores[t], b.a[at][t])}, b.scale)[0];
            }
            addToHead(dq, b.heads, h, times(scores, headOf(b.k, b.heads, h)));
            addToHead(dk, b.heads, h, times(transposed(scores), headOf(b.q, b.heads, h)));
            addToHead(dv, b.heads, h, times(transposed(b.a[at]), g));
        }
        if (b.sums) {
            const Kernel kernel = kernelIn(b.attention);
            const int parts = partsOfPhi(b.attention, b.heads);
            dq = throughPhi(dq, b.normedQ, featureOf(kernel, false), parts);
            dk = throughPhi(dk, b.normedK, featureOf(kernel, true), parts);
        }
        const KindInfo& info = infoOf(b.attention.kind);
        dq = info.query == Source::Projection ? m_network.turned(dq, true) : dq;
        dk = info.key == Source::Projection ? m_network.turned(dk, true) : dk;
        if (info.skipsFromValue) {
            dv = plus(dv, middle);
        }
        Matrix n1 = intoInput(index, 0, info.query, throughHeadNorms(dq, b.plainQ, index, "attn.q_norm"));
        n1 = plus(n1, intoInput(index, 1, info.key, throughHeadNorms(dk, b.plainK, index, "attn.k_norm")));
        n1 = plus(n1, intoInput(index, 2, info.value, dv));
        const Matrix x = throughNormOf(in(index, "norm1"), n1, b.norm1.input);
        return info.skipsFromValue ? x : plus(middle, x);
    }

    [[nodiscard]] Matrix throughHeadNorms(const Matrix& g, const Matrix& plain, int index,
                                          const char* name) const
    {
        if (!m_network.has(in(index, name) + ".weight")) {
            return g;
        }
        Matrix out = zeros(g.size(), g[0].size());
        for (int h = 0; h < m_network.heads(); ++h) {
            addToHead(out, m_network.heads(), h,
                      throughNormOf(in(index, name), headOf(g, m_network.heads(), h),
                                    headOf(plain, m_network.heads(), h)));
        }
        return out;
    }

    [[nodiscard]] Matrix intoInput(int index, int part, Source source, const Matrix& g) const
    {
        return source == Source::Projection ? times(g, m_network.projection(index, part).first)
            : source == Source::Input       ? g
                                      : times(transposed(m_network.get(in(index, "attn.wa.weight"))), g);
    }

    const Network& m_network;
    const Pass& m_pass;
};

} // namespace hydra::test::oracle
