// SPDX-License-Identifier: GPL-3.0-or-later
// The expected result of every explanation (reference.md "Explanations"), from the loops of the other oracle
// headers: it multiplies whole matrices and takes rows at the end, where the program passes a vector down.
#pragma once

#include "core/explain/map.h"

#include "tests/support/oracle_black_box.h"
#include "tests/support/oracle_features.h"
#include "tests/support/oracle_gradient.h"
#include "tests/support/oracle_inside.h"
#include "tests/support/oracle_relevance.h"
#include "tests/support/oracle_rules.h"

namespace hydra::test::oracle {

class Methods
{
public:
    Methods(const Network& network, const Matrix& picture, int target)
        : m_network(network)
        , m_picture(picture)
        , m_target(target)
        , m_pass(network.run(picture))
        , m_gradient(network, m_pass, target)
        , m_relevance(network, m_pass, target)
    { }

    [[nodiscard]] const Pass& pass() const { return m_pass; }

    // The expected values of the patches (or pixels, row-major) for the method and options O; empty for a
    // method that this file does not implement. NOISE is what smoothgrad adds to each copy.
    [[nodiscard]] Row answer(const MapOptions& o, const std::vector<Matrix>& noise) const
    {
        const int last = int(m_pass.blocks.size()) - 1;
        const int layer = o.block < 0 ? last : o.block;
        if (o.method == "attention") {
            return ofPatches(attention(layer, o));
        }
        if (o.method == "pool-attention") {
            return ofPatches(readAttention(o));
        }
        const BlackBoxes boxes(m_network, m_picture, m_target, m_network.plan());
        if (o.method == "occlusion") {
            return boxes.occlusion(o);
        }
        if (o.method == "rise") {
            return boxes.rise(o);
        }
        if (o.method == "shapley") {
            return boxes.shapley(o);
        }
        if (o.method == "vit-cx") {
            return boxes.vitCx(o);
        }
        if (o.method == "lens") {
            return ofPatches(lens(m_network, m_pass, layer, std::size_t(m_target)));
        }
        if (o.method == "where") {
            return ofPatches(where(m_network, m_pass, std::size_t(m_target)));
        }
        if (o.method == "decomposition") {
            return ofPatches(decomposition(m_network, m_pass, layer, o.head, std::size_t(m_target)));
        }
        if (o.method == "gradient-attention") {
            return ofPatches(gradientAttention(layer, o));
        }
        if (o.method == "token-norm") {
            return ofPatches(tokenNorms(layer));
        }
        if (o.method == "pca") {
            return colours(m_network, m_pass, o.facet, layer);
        }
        if (o.method == "similarity") {
            return ofPatches(similarity(m_network, m_pass, o.facet, layer, o.query));
        }
        if (o.method == "grad-cam") {
            return ofPatches(gradCam(layer));
        }
        if (o.method == "grad-cam-attn") {
            return ofPatches(gradCamOfAttention(layer));
        }
        if (o.method == "hydra-contribution") {
            return ofPatches(contribution(layer));
        }
        if (o.method == "hydra-contribution:all") {
            Row sum = contribution(0);
            for (int b = 1; b <= last; ++b) {
                sum = plus({sum}, {contribution(b)})[0];
            }
            return ofPatches(sum);
        }
        if (o.method == "rollout") {
            return ofPatches(rolledOut(std::max(0, o.startBlock), [&](int b) { return rolloutStep(b, o); }));
        }
        const auto residual = [&](auto weighted) {
            return [this, weighted](int b) { return plus(identity(m_pass.tokens.size()), weighted(b)); };
        };
        const auto generic = [this](int b) { return gradientTimesAttention(b); };
        const auto relevance = [this](int b) { return gradientTimesRelevance(b); };
        const auto plain = [this](int b) { return positiveMean(m_relevance.blocks[std::size_t(b)]); };
        if (o.method == "generic") {
            return ofPatches(
                rolledOut(std::max(0, o.startBlock), residual(generic), readBy(m_pass.read.a, true)));
        }
        if (o.method == "relevance") {
            return ofPatches(
                rolledOut(std::max(0, o.startBlock), residual(relevance), readBy(m_relevance.ofPool, true)));
        }
        if (o.method == "relevance:rollout") {
            return ofPatches(
                rolledOut(std::max(0, o.startBlock), residual(plain), readBy(m_relevance.ofPool, false)));
        }
        if (o.method == "relevance:last-layer") {
            return ofPatches(times({readBy(m_relevance.ofPool, true)}, gradientTimesRelevance(last))[0]);
        }
        if (o.method == "grad-eclip") {
            return ofPatches(gradEclip());
        }
        if (o.method == "legrad" || o.method == "legrad:all") {
            return ofPatches(leGrad(o.method == "legrad" ? std::max(0, last - 1) : 0));
        }
        if (o.method == "transition" || o.method.rfind("beyond-intuition", 0) == 0) {
            return ofPatches(weightedByGradient(o));
        }
        const Row ofRules = byRules(o);
        return ofRules.empty() ? ofPixels(o.method, noise) : ofPatches(ofRules);
    }

private:
    // The modified backward pass; empty for other methods.
    [[nodiscard]] Row byRules(const MapOptions& o) const
    {
        const auto network = [&](bool shared, double conv, double linear) {
            return LinearisedNetwork(m_network, m_pass, m_target, shared, conv, linear);
        };
        if (o.method == "cp-lrp") {
            return network(false, o.gammaConv, o.gammaLinear).byPatch();
        }
        if (o.method == "cp-lrp:plain" || o.method == "attn-lrp") {
            return network(o.method == "attn-lrp", 0, 0).byPatch();
        }
        if (o.method == "libragrad") {
            return network(false, 0, 0).byToken(0);
        }
        if (o.method != "fullgrad-plus") {
            return {};
        }
        Row sum = network(false, 0, 0).byBias();
        for (std::size_t b = 0; b < m_pass.blocks.size(); ++b) {
            sum = plus({sum}, {network(false, 0, 0).byToken(int(b))})[0];
        }
        return sum;
    }

    [[nodiscard]] Row gradEclip() const
    {
        const Block& b = m_pass.blocks.back();
        const Matrix& g = m_gradient.blocks.back().unit;
        const std::size_t T = b.v.size(), prefix = m_network.prefix();
        const auto dot = [](const Row& x, const Row& y) {
            return std::inner_product(x.begin(), x.end(), y.begin(), 0.0);
        };
        Row map(T, 0.0);
        for (std::size_t q = 0; q < queries(); ++q) {
            Row close;
            for (std::size_t t = prefix; t < T; ++t) {
                close.push_back(
                    dot(b.normedQ[q], b.normedK[t])
                    / std::sqrt(dot(b.normedQ[q], b.normedQ[q]) * dot(b.normedK[t], b.normedK[t])));
            }
            const auto [low, high] = std::minmax_element(close.begin(), close.end());
            for (std::size_t t = prefix; t < T; ++t) {
                map[t] += (close[t - prefix] - *low) / (*high - *low) * dot(g[q], b.v[t]);
            }
        }
        return each({map}, [](double v) { return std::max(0.0, v); })[0];
    }

    [[nodiscard]] Row leGrad(int first) const
    {
        const std::size_t T = m_pass.tokens.size(), e = m_pass.tokens[0].size();
        const bool average = m_network.pool == Pool::Average;
        const std::size_t from = average ? m_network.prefix() : 0;
        const std::string norm = average && m_network.has("fc_norm.weight") ? "fc_norm" : "norm";
        Row head = m_network.get("head.weight")[std::size_t(m_target)];
        for (std::size_t f = 0; head.size() == 2 * e && f < e; ++f) { // both halves read the same
            head[f] += head[e + f];
        }
        head.resize(e);
        if (m_pass.pooled.size() == 2) {
            const Row second = m_network.get("head_dist.weight")[std::size_t(m_target)];
            head = scaled(plus({head}, {second}), 0.5)[0];
        }
        Row sum(T, 0.0);
        for (int block = first; block < int(m_pass.blocks.size()); ++block) {
            const Matrix& x = m_pass.outputOf(block);
            Matrix u = zeros(1, e);
            for (std::size_t t = from; t < T; ++t) {
                u = plus(u, scaled({x[t]}, 1 / double(T - from)));
            }
            Matrix slope{head};
            if (m_network.pool == Pool::Attention) { // U is the only token read
                const PoolHead& reader = m_network.poolHead;
                const Matrix one =
                    normalised(u, m_network.get("norm.weight"), m_network.get("norm.bias"), m_network.eps);
                slope = reader.gradient(reader.run(one), slope).tokens;
            }
            if (m_network.has(norm + ".weight")) {
                slope = throughNorm(slope, u, m_network.get(norm + ".weight"), m_network.eps);
            }
            Matrix g = zeros(T, e);
            for (std::size_t t = from; t < T; ++t) {
                g[t] = scaled(slope, 1 / double(T - from))[0];
            }
            const Gradient gradient(m_network, m_pass, block, g);
            const std::vector<Matrix>& heads = gradient.blocks[std::size_t(block)].seen;
            for (const Matrix& a : heads) {
                for (const Row& row : a) {
                    for (std::size_t t = 0; t < T; ++t) {
                        sum[t] += std::max(0.0, row[t]) / double(heads.size() * T);
                    }
                }
            }
        }
        return sum;
    }

    // Transition attention and Beyond Intuition: whole T x T matrices.
    [[nodiscard]] Row weightedByGradient(const MapOptions& o) const
    {
        const int last = int(m_pass.blocks.size()) - 1;
        std::vector<Matrix> slopes;
        for (int i = 0; i < o.steps; ++i) {
            const double by = o.steps == 1 ? 1.0 : double(i) / (o.steps - 1);
            const Pass pass = m_network.run(scaled(m_picture, by));
            const Gradient gradient(m_network, pass, m_target);
            for (std::size_t h = 0; h < gradient.blocks.back().seen.size(); ++h) {
                const Matrix one = scaled(gradient.blocks.back().seen[h], 1.0 / o.steps);
                h < slopes.size() ? slopes[h] = plus(slopes[h], one) : slopes.emplace_back(one);
            }
        }
        const auto fusedOf = [&](int b) { return fused(m_pass.blocks[std::size_t(b)], HeadFusion::Mean); };
        const bool transition = o.method == "transition";
        const int first = o.startBlock >= 0 ? o.startBlock : std::min(last, methodInfo(o.method).start);
        Matrix r = transition ? fusedOf(last) : identity(m_pass.tokens.size());
        if (transition) {
            for (int b = last - 1; b >= first; --b) {
                r = plus(r, times(r, fusedOf(b)));
            }
        } else {
            for (int b = first; b <= last; ++b) {
                r = plus(r,
                         times(o.method == "beyond-intuition" ? byHeadImportance(b) : byTokenChange(b), r));
            }
        }
        const Matrix map = each(positiveMean(slopes), r,
                                [&](double w, double v) { return w * (transition ? v : std::fabs(v)); });
        return times({readTokens()}, map)[0];
    }
    [[nodiscard]] Matrix byHeadImportance(int block) const
    {
        const Block& b = m_pass.blocks[std::size_t(block)];
        Matrix sum = zeros(b.v.size(), b.v.size());
        double all = 0;
        for (std::size_t h = 0; h < b.seen.size(); ++h) {
            const Matrix product =
                times(transposed(b.seen[h]), m_gradient.blocks[std::size_t(block)].seen[h]);
            const double importance = total(each(product, [](double v) { return std::fabs(v); }));
            sum = plus(sum, scaled(b.seen[h], importance));
            all += importance;
        }
        return scaled(sum, 1 / all);
    }
    [[nodiscard]] Matrix byTokenChange(int block) const
    {
        const Block& b = m_pass.blocks[std::size_t(block)];
        const Matrix moved = times(b.own, transposed(m_network.get(Network::in(block, "attn.proj.weight"))));
        const auto length = [](const Row& x) {
            return std::sqrt(std::inner_product(x.begin(), x.end(), x.begin(), 0.0));
        };
        Row share;
        for (std::size_t t = 0; t < moved.size(); ++t) {
            share.push_back(length(moved[t]) / length(b.norm1.input[t]));
        }
        return scaledColumns(fused(b, HeadFusion::Mean), {share});
    }

    [[nodiscard]] Row ofPatches(const Row& tokens) const
    {
        return {tokens.begin() + std::ptrdiff_t(m_network.prefix()), tokens.end()};
    }

    // The weights of the tokens that the classifier reads; they sum to one.
    [[nodiscard]] Row readTokens() const
    {
        const std::size_t T = m_pass.tokens.size(), prefix = m_network.prefix();
        Row weights(T, 0.0);
        if (m_network.pool == Pool::Attention) {
            return positiveMean(m_pass.read.a)[0];
        }
        if (m_network.pool == Pool::Token) {
            const std::size_t read = m_pass.pooled.size();
            std::fill_n(weights.begin(), read, 1 / double(read));
            return weights;
        }
        const double ofPatches = m_network.pool == Pool::Average ? 1 : 0.5;
        weights[0] = 1 - ofPatches;
        std::fill(weights.begin() + std::ptrdiff_t(prefix), weights.end(), ofPatches / double(T - prefix));
        return weights;
    }
    // Where a rollout of weighted attention starts: at the pooling head's attention, weighted by the same
    // rule (TIMESGRADIENT: and by its gradient); without a pooling head, at the tokens read.
    [[nodiscard]] Row readBy(const std::vector<Matrix>& weighted, bool timesGradient) const
    {
        if (m_network.pool != Pool::Attention) {
            return readTokens();
        }
        std::vector<Matrix> heads = weighted;
        for (std::size_t h = 0; h < heads.size() && timesGradient; ++h) {
            heads[h] = each(heads[h], m_gradient.ofPool[h], std::multiplies<>());
        }
        return positiveMean(heads)[0];
    }
    // The number of tokens whose attention a single block's map reads: the tokens above, each counted once.
    [[nodiscard]] std::size_t queries() const
    {
        return m_network.pool == Pool::Token ? m_pass.pooled.size() : m_pass.tokens.size();
    }

    // Row of the tokens read in STEP(last) ... STEP(first).
    template<class Step>
    [[nodiscard]] Row rolledOut(int first, Step step) const
    {
        return rolledOut(first, step, readTokens());
    }
    template<class Step>
    [[nodiscard]] Row rolledOut(int first, Step step, const Row& read) const
    {
        Matrix product = identity(m_pass.tokens.size());
        for (std::size_t b = std::size_t(first); b < m_pass.blocks.size(); ++b) {
            product = times(step(int(b)), product);
        }
        return times({read}, product)[0];
    }

    [[nodiscard]] Matrix fused(const Block& b, HeadFusion fusion) const
    {
        if (b.attention.kind == AttentionKind::Super) { // signed: magnitudes as shares of the row
            Matrix shares = each(b.seen[0], [](double v) { return std::fabs(v); });
            for (Row& row : shares) {
                row = scaled({row}, 1 / std::accumulate(row.begin(), row.end(), 0.0))[0];
            }
            return shares;
        }
        Matrix out = b.a[0];
        const bool ofHydra = !b.v.empty() && b.heads == int(b.v[0].size());
        const bool mean = fusion == HeadFusion::Mean || ofHydra;
        for (std::size_t h = 1; h < b.a.size(); ++h) {
            out = each(out, b.a[h], [&](double x, double y) {
                return mean ? x + y : fusion == HeadFusion::Min ? std::min(x, y) : std::max(x, y);
            });
        }
        return mean ? scaled(out, 1 / double(b.heads)) : out;
    }

    [[nodiscard]] Row attention(int layer, const MapOptions& o) const
    {
        const Block& b = m_pass.blocks[std::size_t(layer)];
        const bool ofHydra = b.heads == int(b.v[0].size()); // heads are features: only a mean
        const bool one = o.head < 0 || ofHydra || b.attention.kind == AttentionKind::Super;
        const Matrix a = one ? fused(b, o.fusion) : b.a[std::size_t(o.head)];
        if (o.query < 0 && m_network.prefix() == 0) { // no class token: the mean over the patches
            return times({Row(a.size(), 1 / double(a.size()))}, a)[0];
        }
        return a[o.query < 0 ? 0 : m_network.prefix() + std::size_t(o.query)];
    }

    // The pooling head's attention; without one, the last block's rows of the tokens that are read.
    [[nodiscard]] Row readAttention(const MapOptions& o) const
    {
        const Block& b = m_pass.blocks.back();
        if (m_network.pool == Pool::Attention) {
            Block head;
            head.heads = m_network.poolHead.heads;
            head.a = m_pass.read.a;
            return o.head < 0 ? fused(head, o.fusion)[0] : head.a[std::size_t(o.head)][0];
        }
        const bool ofHydra = b.heads == int(b.v[0].size());
        const bool one = o.head < 0 || ofHydra || b.attention.kind == AttentionKind::Super;
        const Matrix a = one ? fused(b, o.fusion) : b.a[std::size_t(o.head)];
        return times({readTokens()}, a)[0];
    }

    // rownorm(fuse_h A + I); before that, the smallest share (O.discard) of the weights on patches is set to
    // zero.
    [[nodiscard]] Matrix rolloutStep(int block, const MapOptions& o) const
    {
        Matrix a = each(fused(m_pass.blocks[std::size_t(block)], o.fusion),
                        [](double v) { return std::max(0.0, v); });
        const std::size_t prefix = m_network.prefix();
        Row sorted;
        for (const Row& row : a) {
            sorted.insert(sorted.end(), row.begin() + std::ptrdiff_t(prefix), row.end());
        }
        std::sort(sorted.begin(), sorted.end());
        const auto dropped = std::size_t(double(sorted.size()) * o.discard);
        for (std::size_t r = 0; r < a.size(); ++r) {
            for (std::size_t c = prefix; c < a.size() && dropped > 0; ++c) {
                a[r][c] = a[r][c] <= sorted[dropped - 1] ? 0 : a[r][c];
            }
            a[r][r] += 1;
            a[r] = scaled({a[r]}, 1 / std::accumulate(a[r].begin(), a[r].end(), 0.0))[0];
        }
        return a;
    }

    // mean_h(M_h^+)
    [[nodiscard]] static Matrix positiveMean(const std::vector<Matrix>& heads)
    {
        Matrix sum = zeros(heads[0].size(), heads[0][0].size());
        for (const Matrix& one : heads) {
            sum = plus(sum, each(one, [&](double v) { return std::max(0.0, v) / double(heads.size()); }));
        }
        return sum;
    }
    [[nodiscard]] std::vector<Matrix> withGradient(int block, const std::vector<Matrix>& heads) const
    {
        std::vector<Matrix> out;
        for (std::size_t h = 0; h < heads.size(); ++h) {
            out.push_back(each(m_gradient.blocks[std::size_t(block)].seen[h], heads[h], std::multiplies<>()));
        }
        return out;
    }
    [[nodiscard]] Matrix gradientTimesRelevance(int block) const
    {
        return positiveMean(withGradient(block, m_relevance.blocks[std::size_t(block)]));
    }
    // Linear kinds: C[q,t] = sum over all features of phi(Q)^q phi(K)^t V^t g^q, and its positive part.
    [[nodiscard]] Matrix gradientTimesAttention(int block) const
    {
        const Block& b = m_pass.blocks[std::size_t(block)];
        if (!b.sums) {
            return positiveMean(withGradient(block, b.seen));
        }
        const Matrix& g = m_gradient.blocks[std::size_t(block)].unit;
        Matrix c = zeros(b.v.size(), b.v.size());
        for (std::size_t q = 0; q < c.size(); ++q) {
            for (std::size_t t = 0; t < c.size(); ++t) {
                for (std::size_t f = 0; f < b.v[0].size(); ++f) {
                    c[q][t] += b.q[q][f] * b.k[t][f] * b.v[t][f] * g[q][f];
                }
                c[q][t] = std::max(0.0, c[q][t]);
            }
        }
        return c;
    }

    // (dA * A)^+ of each of the network's heads (if each feature is a head, summed first), in the row of the
    // query or of the tokens read; for one head, or fused.
    [[nodiscard]] Row gradientAttention(int layer, const MapOptions& o) const
    {
        const Block& b = m_pass.blocks[std::size_t(layer)];
        Matrix rows;
        for (const Matrix& one : inGroups(withGradient(layer, b.seen), b, m_network.heads())) {
            const Matrix positive = each(one, [](double v) { return std::max(0.0, v); });
            rows.push_back(o.query < 0 ? times({readTokens()}, positive)[0]
                                       : positive[m_network.prefix() + std::size_t(o.query)]);
        }
        if (o.head >= 0) {
            return rows[std::size_t(o.head)];
        }
        Row out = rows[0];
        for (std::size_t h = 1; h < rows.size(); ++h) {
            for (std::size_t t = 0; t < out.size(); ++t) {
                out[t] = o.fusion == HeadFusion::Mean ? out[t] + rows[h][t]
                    : o.fusion == HeadFusion::Min     ? std::min(out[t], rows[h][t])
                                                      : std::max(out[t], rows[h][t]);
            }
        }
        return o.fusion == HeadFusion::Mean ? scaled({out}, 1 / double(rows.size()))[0] : out;
    }

    [[nodiscard]] Row contribution(int layer) const
    {
        Row sum(m_pass.tokens.size(), 0.0);
        for (const Matrix& head : withGradient(layer, m_pass.blocks[std::size_t(layer)].seen)) {
            for (std::size_t q = 0; q < queries(); ++q) {
                sum = plus({sum}, {head[q]})[0];
            }
        }
        return sum;
    }

    [[nodiscard]] Row tokenNorms(int layer) const
    {
        Row norms;
        for (const Row& row : m_pass.outputOf(layer)) {
            norms.push_back(std::sqrt(std::inner_product(row.begin(), row.end(), row.begin(), 0.0)));
        }
        return norms;
    }

    [[nodiscard]] Row gradCam(int layer) const
    {
        const Matrix& g = m_gradient.blocks[std::size_t(layer)].input;
        const Matrix& x = m_pass.blocks[std::size_t(layer)].norm1.input;
        Row map(x.size(), 0.0);
        for (std::size_t f = 0; f < x[0].size(); ++f) {
            double weight = 0;
            for (std::size_t t = m_network.prefix(); t < g.size(); ++t) {
                weight += g[t][f] / double(g.size() - m_network.prefix());
            }
            for (std::size_t t = 0; t < x.size(); ++t) {
                map[t] += weight * x[t][f];
            }
        }
        return each({map}, [](double v) { return std::max(0.0, v); })[0];
    }

    [[nodiscard]] Row gradCamOfAttention(int layer) const
    {
        const Block& b = m_pass.blocks[std::size_t(layer)];
        const std::size_t T = m_pass.tokens.size(), prefix = m_network.prefix();
        Row map(T, 0.0);
        for (std::size_t h = 0; h < b.a.size(); ++h) {
            for (std::size_t q = 0; q < queries(); ++q) {
                const Row& slopes = m_gradient.blocks[std::size_t(layer)].seen[h][q];
                const double weight =
                    std::accumulate(slopes.begin() + std::ptrdiff_t(prefix), slopes.end(), 0.0)
                    / double(T - prefix);
                for (std::size_t t = 0; t < T; ++t) {
                    map[t] += weight * b.seen[h][q][t] / double(b.heads);
                }
            }
        }
        return each({map}, [](double v) { return std::max(0.0, v); })[0];
    }

    // [P,3pp] -> [3][side * side]
    [[nodiscard]] Matrix toPixels(const Matrix& patches) const
    {
        const std::size_t p = m_network.patch();
        const auto grid = std::size_t(std::lround(std::sqrt(double(patches.size()))));
        Matrix out = zeros(3, grid * p * grid * p);
        for (std::size_t i = 0; i < patches.size(); ++i) {
            for (std::size_t f = 0; f < patches[i].size(); ++f) {
                const std::size_t y = i / grid * p + f / p % p, x = i % grid * p + f % p;
                out[f / (p * p)][y * grid * p + x] = patches[i][f];
            }
        }
        return out;
    }
    [[nodiscard]] Matrix slopesAt(const Matrix& picture) const
    {
        const Pass pass = m_network.run(picture);
        return toPixels(Gradient(m_network, pass, m_target).patches());
    }
    [[nodiscard]] static Row overChannels(const Matrix& x) { return plus(plus({x[0]}, {x[1]}), {x[2]})[0]; }
    [[nodiscard]] static Row largest(const Matrix& x)
    {
        Row out;
        for (std::size_t i = 0; i < x[0].size(); ++i) {
            out.push_back(std::max({std::fabs(x[0][i]), std::fabs(x[1][i]), std::fabs(x[2][i])}));
        }
        return out;
    }

    [[nodiscard]] Row ofPixels(const std::string& method, const std::vector<Matrix>& noise) const
    {
        if (method == "relevance:full") {
            return overChannels(toPixels(m_relevance.patches()));
        }
        if (method == "gradient") {
            return largest(toPixels(m_gradient.patches()));
        }
        if (method == "input-x-gradient") {
            return overChannels(each(toPixels(m_gradient.patches()), m_picture, std::multiplies<>()));
        }
        Matrix sum = zeros(3, m_picture[0].size());
        if (method == "smoothgrad") {
            for (const Matrix& one : noise) {
                sum = plus(sum, scaled(slopesAt(plus(m_picture, one)), 1 / double(noise.size())));
            }
            return largest(sum);
        }
        if (method == "integrated-gradients") {
            constexpr int steps = 64; // at the middle of each step
            for (int i = 0; i < steps; ++i) {
                sum = plus(sum, scaled(slopesAt(scaled(m_picture, (i + 0.5) / steps)), 1.0 / steps));
            }
            return overChannels(each(sum, m_picture, std::multiplies<>()));
        }
        return {};
    }

    const Network& m_network;
    const Matrix& m_picture;
    int m_target;
    Pass m_pass;
    Gradient m_gradient;
    Relevance m_relevance;
};

} // namespace hydra::test::oracle
