// SPDX-License-Identifier: GPL-3.0-or-later
// The modified backward pass (reference.md "The modified backward pass") computed forwards: with deviations,
// gates and attention held at their values, the network is linear, so a token's contribution is the output
// for that token alone as input. This file computes no gradient; AttnLRP's shares weight the terms of the
// product rule.
#pragma once

#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

class LinearisedNetwork
{
public:
    LinearisedNetwork(const Network& network, const Pass& pass, int target, bool shared = false,
                      double gammaConv = 0, double gammaLinear = 0)
        : m_network(network)
        , m_pass(pass)
        , m_target(std::size_t(target))
        , m_shared(shared)
        , m_gammaConv(gammaConv)
        , m_gammaLinear(gammaLinear)
    { }

    // The contribution of each token of x, the input of BLOCK [T].
    [[nodiscard]] Row byToken(int block) const
    {
        const Matrix& x = m_pass.blocks[std::size_t(block)].norm1.input;
        Row out;
        for (std::size_t t = 0; t < x.size(); ++t) {
            out.push_back(answer(block, only(x, t), noToken));
        }
        return out;
    }
    // The contribution of the biases after the first block's input, for each token.
    [[nodiscard]] Row byBias() const
    {
        const Matrix none = zeros(m_pass.tokens.size(), m_pass.tokens[0].size());
        Row out;
        for (std::size_t t = 0; t < none.size(); ++t) {
            out.push_back(answer(0, none, t));
        }
        return out;
    }
    [[nodiscard]] Row byPatch() const
    {
        const std::size_t prefix = m_network.prefix();
        Row out(prefix, 0.0);
        for (std::size_t p = 0; p < m_pass.patches.size(); ++p) {
            const Matrix made =
                linear({m_pass.patches[p]}, {m_pass.patches[p]}, m_network.get("patch_embed.proj.weight"),
                       m_network.get("patch_embed.proj.bias"), m_gammaConv);
            Matrix x = zeros(m_pass.tokens.size(), made[0].size());
            x[prefix + p] = made[0];
            out.push_back(answer(0, x, noToken));
        }
        return out;
    }

private:
    static constexpr std::size_t noToken = std::size_t(-1);

    static Matrix only(const Matrix& x, std::size_t t)
    {
        Matrix out = zeros(x.size(), x[0].size());
        out[t] = x[t];
        return out;
    }

    static void addBias(Matrix& y, const Matrix& bias, std::size_t token)
    {
        for (std::size_t c = 0; token != noToken && !bias.empty() && c < y[token].size(); ++c) {
            y[token][c] += bias[0][c];
        }
    }

    // The effect of a change D of a layer's input X: D W^T, or by the gamma rule.
    static Matrix linear(const Matrix& d, const Matrix& x, const Matrix& weight, const Matrix& bias,
                         double gamma)
    {
        if (gamma == 0) {
            return times(d, transposed(weight));
        }
        const Matrix y = Network::linear(x, weight, bias);
        const auto favoured = [&](double part, bool positive) {
            return part + gamma * (positive ? std::max(part, 0.0) : std::min(part, 0.0));
        };
        Matrix out = zeros(x.size(), weight.size());
        for (std::size_t r = 0; r < x.size(); ++r) {
            for (std::size_t o = 0; o < weight.size(); ++o) {
                const bool up = y[r][o] > 0;
                double z = bias.empty() ? 0 : favoured(bias[0][o], up), sum = 0;
                for (std::size_t i = 0; i < x[r].size(); ++i) {
                    const double part = favoured(weight[o][i], up == (x[r][i] > 0));
                    z += x[r][i] * part;
                    sum += d[r][i] * part;
                }
                out[r][o] = y[r][o] / (z + (z < 0 ? -1e-6 : 1e-6)) * sum;
            }
        }
        return out;
    }

    // The effect of a change D of a LayerNorm's input X, with its deviation constant.
    static Matrix frozenNorm(const Matrix& d, const Matrix& x, const Matrix& weight, double eps)
    {
        Matrix out = d;
        for (std::size_t r = 0; r < d.size(); ++r) {
            const double centre = mean(d[r]), width = deviation(x[r], eps);
            for (double& v : out[r]) {
                v = (v - centre) / width;
            }
        }
        return scaledColumns(out, weight);
    }
    [[nodiscard]] Matrix norm(const Matrix& d, const Matrix& x, const std::string& name,
                              std::size_t token) const
    {
        Matrix out = frozenNorm(d, x, m_network.get(name + ".weight"), m_network.eps);
        addBias(out, m_network.get(name + ".bias"), token);
        return out;
    }

    [[nodiscard]] Matrix source(int block, int part, Source from, const Matrix& n1, std::size_t token) const
    {
        if (from == Source::Input) {
            return n1;
        }
        if (from == Source::Projection) {
            const auto [weight, bias] = m_network.projection(block, part);
            Matrix out = times(n1, transposed(weight));
            addBias(out, part == 2 ? bias : Matrix(), token);
            return out;
        }
        Matrix out = times(m_network.get(Network::in(block, "attn.wa.weight")), n1);
        for (std::size_t c = 0; token != noToken && c < out[token].size(); ++c) {
            out[token][c] += m_network.get(Network::in(block, "attn.wa.bias"))[0][token];
        }
        return out;
    }

    [[nodiscard]] Matrix headNorms(const Matrix& d, const Matrix& plain, int block, const char* name) const
    {
        const std::string full = Network::in(block, name);
        if (!m_network.has(full + ".weight")) {
            return d;
        }
        Matrix out = zeros(d.size(), d[0].size());
        for (int h = 0; h < m_network.heads(); ++h) {
            addToHead(out, m_network.heads(), h,
                      frozenNorm(headOf(d, m_network.heads(), h), headOf(plain, m_network.heads(), h),
                                 m_network.get(full + ".weight"), m_network.eps));
        }
        return out;
    }

    // The change of phi(X) for a change D of X, by finite differences.
    static Matrix changeOfPhi(const Matrix& d, const Matrix& x, Feature feature, int parts)
    {
        constexpr double step = 1e-5;
        const Matrix up = phi(plus(x, scaled(d, step)), feature, parts);
        const Matrix down = phi(plus(x, scaled(d, -step)), feature, parts);
        return each(up, down, [](double a, double b) { return (a - b) / (2 * step); });
    }

    // The change of one head's matrix by changes of Q and K, each with its share.
    [[nodiscard]] Matrix changeOfMatrix(const Block& b, int h, const Matrix& dq, const Matrix& dk) const
    {
        const Matrix byQ = times(headOf(dq, b.heads, h), transposed(headOf(b.k, b.heads, h)));
        const Matrix byK = times(headOf(b.q, b.heads, h), transposed(headOf(dk, b.heads, h)));
        if (b.sums) {
            return plus(scaled(byQ, 0.5), scaled(byK, 0.25));
        }
        Matrix out = scaled(plus(byQ, byK), b.scale / 4);
        const Matrix& a = b.a[std::size_t(h)];
        for (std::size_t r = 0; r < out.size(); ++r) {
            out[r] = throughSoftmax(out[r], a[r]); // its derivative is symmetric
        }
        return out;
    }

    [[nodiscard]] Matrix attention(int index, const Matrix& n1, Matrix& base, std::size_t token) const
    {
        const Block& b = m_pass.blocks[std::size_t(index)];
        const KindInfo& info = infoOf(b.attention.kind);
        const Matrix dv = source(index, 2, info.value, n1, token);
        Matrix dq, dk;
        if (m_shared) {
            dq = source(index, 0, info.query, n1, noToken);
            dk = source(index, 1, info.key, n1, noToken);
            dq = info.query == Source::Projection ? headNorms(dq, b.plainQ, index, "attn.q_norm") : dq;
            dk = info.key == Source::Projection ? headNorms(dk, b.plainK, index, "attn.k_norm") : dk;
            dq = info.query == Source::Projection ? m_network.turned(dq) : dq;
            dk = info.key == Source::Projection ? m_network.turned(dk) : dk;
            if (b.sums) {
                const Kernel kernel = kernelIn(b.attention);
                const int parts = partsOfPhi(b.attention, b.heads);
                dq = changeOfPhi(dq, b.normedQ, featureOf(kernel, false), parts);
                dk = changeOfPhi(dk, b.normedK, featureOf(kernel, true), parts);
            }
        }
        Matrix out = zeros(dv.size(), dv[0].size());
        for (int h = 0; h < b.heads; ++h) {
            const double ofValues = !m_shared ? 1 : b.sums ? 0.25 : 0.5;
            addToHead(out, b.heads, h, scaled(times(b.a[std::size_t(h)], headOf(dv, b.heads, h)), ofValues));
            if (m_shared) {
                addToHead(out, b.heads, h, times(changeOfMatrix(b, h, dq, dk), headOf(b.v, b.heads, h)));
            }
        }
        base = info.skipsFromValue ? dv : base;
        return endsInNorm(b.attention) ? frozenNorm(out, b.unit, {}, 1e-5) : out;
    }

    // The change of the MLP's activations in BLOCK for a change D of its input. A product counts half of each
    // factor's change.
    [[nodiscard]] Matrix hiddenOf(int block, const Matrix& d, std::size_t token) const
    {
        const Block& b = m_pass.blocks[std::size_t(block)];
        const auto layer = [&](const std::string& name) {
            const Matrix weight = m_network.get(name + ".weight"), bias = m_network.get(name + ".bias");
            Matrix out = linear(d, b.norm2.output, weight, bias, m_gammaLinear);
            addBias(out, bias, token);
            return out;
        };
        const Matrix first = layer(m_network.firstLayer(block));
        if (b.gate.empty()) {
            return each(first, b.hidden, [](double v, double x) { return v * (x == 0 ? 0.5 : gelu(x) / x); });
        }
        const Matrix opened = each(b.gate, silu);
        const Matrix gate = each(layer(Network::in(block, "mlp.fc1_g")), b.gate,
                                 [](double v, double x) { return v * silu(x) / x; });
        return scaled(
            plus(each(first, opened, std::multiplies<>()), each(gate, b.hidden, std::multiplies<>())), 0.5);
    }

    // The effect of a change D of BLOCK's input, and of the biases at TOKEN, on the target.
    [[nodiscard]] double answer(int block, Matrix d, std::size_t token) const
    {
        for (int i = block; i < int(m_pass.blocks.size()); ++i) {
            const Block& b = m_pass.blocks[std::size_t(i)];
            const auto name = [&](const char* part) { return Network::in(i, part); };
            const auto get = [&](const char* part) { return m_network.get(name(part)); };
            Matrix base = d;
            Matrix joined = attention(i, norm(d, b.norm1.input, name("norm1"), token), base, token);
            if (m_network.has(name("attn.norm.weight"))) {
                joined = norm(joined, b.joined, name("attn.norm"), token);
            }
            Matrix branch = times(joined, transposed(get("attn.proj.weight")));
            addBias(branch, get("attn.proj.bias"), token);
            const Matrix middle = plus(base, scaledColumns(branch, get("ls1.gamma")));
            const Matrix n2 = norm(middle, b.middle, name("norm2"), token);
            Matrix hidden = hiddenOf(i, n2, token);
            if (m_network.has(name("mlp.norm.weight"))) {
                hidden = norm(hidden, b.activated, name("mlp.norm"), token);
            }
            Matrix mlp = linear(hidden, b.intoFc2, get("mlp.fc2.weight"), get("mlp.fc2.bias"), m_gammaLinear);
            addBias(mlp, get("mlp.fc2.bias"), token);
            d = plus(middle, scaledColumns(mlp, get("ls2.gamma")));
            if (m_network.has(name("norm_out.weight"))) {
                d = norm(d, b.outNorm.input, name("norm_out"), token);
            }
        }
        return classify(d, token);
    }

    // The change of the pooling head's answer for a change D of all tokens. Its query is constant; its biases
    // count for the first token, except the bias of the values.
    [[nodiscard]] Matrix poolOf(const Matrix& d, std::size_t token) const
    {
        const PoolHead& head = m_network.poolHead;
        const PoolPass& p = m_pass.read;
        const std::size_t first = token == 0 ? 0 : noToken;
        Matrix dv = times(d, transposed(head.value.weight));
        addBias(dv, head.value.bias, token);
        const Matrix dk = times(d, transposed(head.key.weight));
        Matrix joined = zeros(1, dv[0].size());
        for (int h = 0; h < head.heads; ++h) {
            const Matrix& a = p.a[std::size_t(h)];
            addToHead(joined, head.heads, h, scaled(times(a, headOf(dv, head.heads, h)), m_shared ? 0.5 : 1));
            if (m_shared) {
                const Matrix scores =
                    times(headOf(p.query, head.heads, h), transposed(headOf(dk, head.heads, h)));
                const Matrix moved{throughSoftmax(scaled(scores, head.scale() / 2)[0], a[0])};
                addToHead(joined, head.heads, h, times(moved, headOf(p.values, head.heads, h)));
            }
        }
        Matrix middle = times(joined, transposed(head.projection.weight));
        addBias(middle, head.projection.bias, first);
        const auto layer = [&](const Matrix& change, const Matrix& x, const PoolHead::Layer& of) {
            Matrix y = linear(change, x, of.weight, of.bias, m_gammaLinear);
            addBias(y, of.bias, first);
            return y;
        };
        Matrix normed = frozenNorm(middle, p.middle, head.normWeight, head.eps);
        addBias(normed, head.normBias, first);
        const Matrix hidden = each(layer(normed, p.normed, head.fc1), p.hidden,
                                   [](double v, double x) { return v * (x == 0 ? 0.5 : gelu(x) / x); });
        return plus(middle, layer(hidden, p.activated, head.fc2));
    }

    [[nodiscard]] double classify(const Matrix& x, std::size_t token) const
    {
        const Matrix out = m_network.has("norm.weight") ? norm(x, m_pass.norm.input, "norm", token) : x;
        Matrix average = zeros(1, out[0].size());
        for (std::size_t t = m_network.prefix(); t < out.size(); ++t) {
            average = plus(average, scaled({out[t]}, 1 / double(out.size() - m_network.prefix())));
        }
        if (m_network.has("fc_norm.weight")) {
            average = norm(average, m_pass.average, "fc_norm", token == 0 ? 0 : noToken);
        }
        Matrix read{out[0]};
        if (m_network.pool == Pool::Attention) {
            read = poolOf(out, token);
        } else if (m_network.pool == Pool::Average) {
            read = average;
        } else if (m_network.pool == Pool::TokenAndAverage) {
            read[0].insert(read[0].end(), average[0].begin(), average[0].end());
        }
        double sum = 0;
        const std::size_t heads = m_pass.pooled.size();
        for (std::size_t i = 0; i < heads; ++i) {
            const std::string name = i == 0 ? "head" : "head_dist";
            const Matrix weight{m_network.get(name + ".weight")[m_target]};
            const Matrix bias = m_network.has(name + ".bias")
                ? Matrix{{m_network.get(name + ".bias")[0][m_target]}}
                : Matrix();
            Matrix y = linear({i == 0 ? read[0] : out[i]}, {m_pass.pooled[i]}, weight, bias, m_gammaLinear);
            addBias(y, bias, token == 0 ? 0 : noToken);
            sum += y[0][0] / double(heads);
        }
        return sum;
    }

    const Network& m_network;
    const Pass& m_pass;
    std::size_t m_target;
    bool m_shared;
    double m_gammaConv, m_gammaLinear;
};

} // namespace hydra::test::oracle
