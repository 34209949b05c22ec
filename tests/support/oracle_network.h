// SPDX-License-Identifier: GPL-3.0-or-later
// The forward pass of a tiny Vision Transformer in loops over float64, with every intermediate value kept;
// the oracles of the explanations start from it. It implements every kind of attention (reference.md "Kinds
// of attention"), the variants that change how a logit is read (class token, distillation, averages, a
// pooling head, LayerScale, normalised queries and keys), and shares no code with the program except the
// parser of plans.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/checkpoint/checkpoint.h"

#include <algorithm>
#include <map>
#include <string>

#include "tests/support/oracle_kernel.h"
#include "tests/support/oracle_pool.h"

namespace hydra::test::oracle {

// Moves one attention weight, to measure the derivative by it. The block after the last one is the pooling
// head, which has one row.
struct Nudge
{
    int block = -1, head = 0;
    std::size_t row = 0, column = 0;
    double by = 0;
};

struct Norm
{
    Matrix input, output; // [n,e]
};

struct Block
{
    BlockAttention attention;
    int heads = 0; // as many as features for Hydra and similar kinds
    bool sums = false; // phi(Q) (phi(K)^T V), else softmax
    double scale = 1;
    Norm norm1, norm2;
    Matrix plainQ, plainK; // before the norms of queries and keys
    Matrix normedQ, normedK; // after them and the rotation by position
    Matrix q, k, v; // phi(Q), phi(K) if SUMS
    std::vector<Matrix> a; // A of each head [T,T], implied if SUMS
    std::vector<Matrix> products; // q k^T of each head, without scale
    // The parts of A and V per token: S W_A and n1 in super attention, whose V mixes tokens; else a and v.
    std::vector<Matrix> seen;
    Matrix own;
    Matrix unit; // heads joined [T,inner], before the LayerNorm of +ln kernels
    Matrix joined; // after it
    Matrix intoProjection; // after a norm of the joined heads
    Matrix branch, middle; // attention's addition; after the residual
    Matrix gate, hidden, activated, mlp; // GATE only in a gated MLP
    Matrix intoFc2; // activated, after a norm of it
    Norm outNorm; // of the block's output, if dino.txt's vision head follows
};

struct Pass
{
    Matrix patches; // [P,3pp]
    Matrix positions, tokens; // [T,e]: tokens include positions
    std::vector<Block> blocks;
    Norm norm; // the final one; output equals input if the network has none
    Matrix average, averageNorm; // of the patches [1,e], before and after fc_norm
    PoolPass read; // by the pooling head
    Matrix pooled; // [n,e] or [1,2e]
    Row logits;
    [[nodiscard]] const Matrix& outputOf(int block) const
    {
        const auto next = std::size_t(block) + 1;
        return next < blocks.size() ? blocks[next].norm1.input : norm.input;
    }
};

class Network
{
public:
    // The first K of HEADS heads of TENSORS (reference.md "Sub-networks"); PATCH is a patch's side.
    Network(const NamedTensors& tensors, int heads, int k, int patch, AttentionPlan plan, Pool pooling)
        : pool(pooling)
        , m_heads(k)
        , m_patch(std::size_t(patch))
        , m_plan(std::move(plan))
    {
        const std::int64_t full = tensors.at("pos_embed").size(2);
        const std::int64_t kept = full / heads * k;
        for (const auto& [name, t] : tensors) {
            const at::Tensor flat = t.dim() == 4 ? t.flatten(1) : t;
            const Matrix whole = matrixOf(flat.dim() == 3       ? flat[0]
                                              : flat.dim() == 1 ? flat.unsqueeze(0)
                                                                : flat);
            m_parameters[name] = cut(whole, t.dim() == 1, full, kept);
        }
        if (pool == Pool::Attention) {
            makePoolHead();
        }
    }

    Pool pool;
    double eps = 1e-6;
    Rotation rotation; // axial, of queries and keys
    PoolHead poolHead; // its heads have four channels each

    [[nodiscard]] bool has(const std::string& name) const { return m_parameters.count(name) != 0; }
    // Empty if there is none.
    [[nodiscard]] Matrix get(const std::string& name) const
    {
        const auto found = m_parameters.find(name);
        return found == m_parameters.end() ? Matrix() : found->second;
    }
    [[nodiscard]] static std::string in(int block, const std::string& part)
    {
        return "blocks." + std::to_string(block) + "." + part;
    }
    [[nodiscard]] std::size_t prefix() const { return get("cls_token").size() + get("dist_token").size(); }
    [[nodiscard]] int heads() const { return m_heads; }
    [[nodiscard]] std::size_t patch() const { return m_patch; }
    [[nodiscard]] const AttentionPlan& plan() const { return m_plan; }

    // fc1, or the layer that a gate multiplies.
    [[nodiscard]] std::string firstLayer(int block) const
    {
        return in(block, has(in(block, "mlp.fc1_g.weight")) ? "mlp.fc1_x" : "mlp.fc1");
    }

    // Rotates rows X of queries or keys by their positions; BACK rotates the other way.
    [[nodiscard]] Matrix turned(Matrix x, bool back = false) const
    {
        const auto heads = std::size_t(m_heads);
        const std::size_t d = x[0].size() / heads;
        for (std::size_t t = prefix(); t < x.size() && rotation.present(); ++t) {
            for (std::size_t i = 0; i < heads * d / 2; ++i) {
                const std::size_t h = i / (d / 2), c = i % (d / 2);
                const bool halves = rotation.pairs == Rotation::Pairs::Halves;
                double& u = x[t][h * d + (halves ? c : 2 * c)];
                double& v = x[t][h * d + (halves ? c + d / 2 : 2 * c + 1)];
                const double a = angle(t - prefix(), x.size() - prefix(), c, d) * (back ? -1 : 1);
                const double first = u * std::cos(a) - v * std::sin(a);
                v = u * std::sin(a) + v * std::cos(a);
                u = first;
            }
        }
        return x;
    }

    // The weight [inner,e] that maps n1 to queries, keys or values (PART 0 to 2), and its bias.
    [[nodiscard]] std::pair<Matrix, Matrix> projection(int block, int part) const
    {
        const std::string own = in(block, part == 0 ? "attn.wq" : "attn.wk");
        if (has(own + ".weight")) {
            return {get(own + ".weight"), get(own + ".bias")};
        }
        const Matrix w = get(in(block, "attn.qkv.weight"));
        const std::size_t inner = w.size() / 3, from = std::size_t(part) * inner;
        return {Matrix(w.begin() + std::ptrdiff_t(from), w.begin() + std::ptrdiff_t(from + inner)),
                columns(get(in(block, "attn.qkv.bias")), from, inner)};
    }

    // PICTURE [3][side * side]; its ABSENT patches are dropped as tokens.
    [[nodiscard]] Pass run(const Matrix& picture, const Nudge& nudge = {}, const Matrix& moved = {},
                           const std::vector<bool>& absent = {}) const
    {
        Pass pass;
        embed(pass, picture);
        pass.tokens = moved.empty() ? pass.tokens : plus(pass.tokens, moved);
        for (std::size_t patch = absent.size(); patch-- > 0;) {
            if (absent[patch]) {
                pass.tokens.erase(pass.tokens.begin() + std::ptrdiff_t(prefix() + patch));
            }
        }
        if (pass.tokens.empty()) { // no prefix token either: the mean of no patches is zero
            classify(pass, {}, {});
            return pass;
        }
        Matrix x = pass.tokens;
        for (std::size_t i = 0; i < m_plan.blocks.size(); ++i) {
            pass.blocks.push_back(block(int(i), x, nudge.block == int(i) ? nudge : Nudge{}));
            x = plus(pass.blocks.back().middle, pass.blocks.back().mlp);
            if (has(in(int(i), "norm_out.weight"))) {
                pass.blocks.back().outNorm = norm(in(int(i), "norm_out"), x);
                x = pass.blocks.back().outNorm.output;
            }
        }
        classify(pass, x, nudge);
        return pass;
    }

    [[nodiscard]] static Matrix linear(const Matrix& x, const Matrix& weight, const Matrix& bias)
    {
        Matrix y = times(x, transposed(weight));
        for (Row& row : y) {
            for (std::size_t c = 0; c < row.size() && !bias.empty(); ++c) {
                row[c] += bias[0][c];
            }
        }
        return y;
    }

private:
    // The angle of pair C in a head of D channels, for PATCH in a square grid of PATCHES.
    [[nodiscard]] double angle(std::size_t patch, std::size_t patches, std::size_t c, std::size_t d) const
    {
        const auto side = std::size_t(std::lround(std::sqrt(double(patches))));
        const bool byRow = (c < d / 4) != rotation.columnsFirst;
        const double i = double(byRow ? patch / side : patch % side);
        const double frequency = std::pow(rotation.base, -double(c % (d / 4)) / double(d / 4));
        if (rotation.grid == Rotation::Grid::Centres) {
            return 2 * M_PI * (2 * (i + 0.5) / double(side) - 1) * frequency;
        }
        const int reference = byRow ? rotation.referenceRows : rotation.referenceCols;
        return (i + rotation.offset) * (reference > 0 ? reference / double(side) : 1) * frequency;
    }

    // The indices kept of a dimension of SIZE: the first KEPT of FULL, in each of two (class token and
    // average) or three (queries, keys, values) parts; the first 4 KEPT of an MLP's 4 FULL; all for other
    // sizes.
    static std::vector<std::size_t> places(std::size_t size, std::int64_t full, std::int64_t kept)
    {
        std::vector<std::size_t> found;
        const auto D = std::size_t(full), e = std::size_t(kept);
        const std::size_t part = size == D || size == 2 * D || size == 3 * D ? D : size;
        const std::size_t of = part == D ? e : size == 4 * D ? 4 * e : size;
        for (std::size_t start = 0; start < size; start += part) {
            for (std::size_t i = 0; i < of; ++i) {
                found.push_back(start + i);
            }
        }
        return found;
    }
    static Matrix cut(const Matrix& whole, bool vector, std::int64_t full, std::int64_t kept)
    {
        Matrix out;
        for (const std::size_t r : vector ? std::vector<std::size_t>{0} : places(whole.size(), full, kept)) {
            out.emplace_back();
            for (const std::size_t c : places(whole[r].size(), full, kept)) {
                out.back().push_back(whole[r][c]);
            }
        }
        return out;
    }
    void makePoolHead()
    {
        const auto layer = [&](const std::string& name) {
            return PoolHead::Layer{get("attn_pool." + name + ".weight"), get("attn_pool." + name + ".bias")};
        };
        const PoolHead::Layer kv = layer("kv");
        const std::size_t e = kv.weight.size() / 2;
        const auto middle = kv.weight.begin() + std::ptrdiff_t(e);
        poolHead = {int(e / 4),
                    eps,
                    get("attn_pool.latent"),
                    layer("q"),
                    {Matrix(kv.weight.begin(), middle), columns(kv.bias, 0, e)},
                    {Matrix(middle, kv.weight.end()), columns(kv.bias, e, e)},
                    layer("proj"),
                    layer("mlp.fc1"),
                    layer("mlp.fc2"),
                    get("attn_pool.norm.weight"),
                    get("attn_pool.norm.bias")};
    }
    [[nodiscard]] Norm norm(const std::string& name, const Matrix& x) const
    {
        return {x, normalised(x, get(name + ".weight"), get(name + ".bias"), eps)};
    }

    void embed(Pass& pass, const Matrix& picture) const
    {
        const auto side = std::size_t(std::lround(std::sqrt(double(picture[0].size()))));
        for (std::size_t top = 0; top < side; top += m_patch) {
            for (std::size_t left = 0; left < side; left += m_patch) {
                pass.patches.emplace_back();
                for (const Row& channel : picture) {
                    for (std::size_t y = top; y < top + m_patch; ++y) {
                        for (std::size_t x = left; x < left + m_patch; ++x) {
                            pass.patches.back().push_back(channel[y * side + x]);
                        }
                    }
                }
            }
        }
        for (const char* token : {"cls_token", "dist_token"}) {
            const Matrix found = get(token);
            pass.tokens.insert(pass.tokens.end(), found.begin(), found.end());
        }
        const Matrix made =
            linear(pass.patches, get("patch_embed.proj.weight"), get("patch_embed.proj.bias"));
        pass.tokens.insert(pass.tokens.end(), made.begin(), made.end());
        pass.positions = get("pos_embed");
        pass.tokens = plus(pass.tokens, pass.positions);
    }

    // Whether token I sees token J: if both are in one window, or one of them is a prefix token.
    [[nodiscard]] bool sees(const BlockAttention& attention, std::size_t T, std::size_t i,
                            std::size_t j) const
    {
        if (infoOf(attention.kind).combination != Combination::Windows || i < prefix() || j < prefix()) {
            return true;
        }
        const auto cols = std::size_t(std::lround(std::sqrt(double(T - prefix()))));
        const auto size = std::size_t(attention.window);
        const std::size_t a = i - prefix(), b = j - prefix();
        return a / cols / size == b / cols / size && a % cols / size == b % cols / size;
    }

    [[nodiscard]] Matrix source(int block, int part, Source from, const Matrix& n1) const
    {
        if (from == Source::Projection) {
            const auto [weight, bias] = projection(block, part);
            return linear(n1, weight, bias);
        }
        if (from == Source::Input) {
            return n1;
        }
        const Matrix bias = get(in(block, "attn.wa.bias")); // one number for each token
        Matrix mixed = times(get(in(block, "attn.wa.weight")), n1);
        for (std::size_t t = 0; t < mixed.size(); ++t) {
            for (double& v : mixed[t]) {
                v += bias[0][t];
            }
        }
        return mixed;
    }

    // Normalises each head of X by itself if the network does so.
    [[nodiscard]] Matrix normalisedHeads(const Matrix& x, const std::string& name, int heads) const
    {
        if (!has(name + ".weight")) {
            return x;
        }
        Matrix out = zeros(x.size(), x[0].size());
        for (int h = 0; h < heads; ++h) {
            addToHead(out, heads, h, norm(name, headOf(x, heads, h)).output);
        }
        return out;
    }

    void attend(Block& b, int index, const Nudge& nudge) const
    {
        const std::size_t T = b.q.size();
        b.unit = zeros(T, b.v[0].size());
        for (int h = 0; h < b.heads; ++h) {
            const Matrix products = times(headOf(b.q, b.heads, h), transposed(headOf(b.k, b.heads, h)));
            Matrix a = products;
            for (std::size_t i = 0; i < T && !b.sums; ++i) {
                for (std::size_t j = 0; j < T; ++j) {
                    a[i][j] = sees(b.attention, T, i, j) ? products[i][j] * b.scale : -INFINITY;
                }
                a[i] = softmax(a[i]);
            }
            if (nudge.block == index && nudge.head == h) {
                a[nudge.row][nudge.column] += nudge.by;
            }
            addToHead(b.unit, b.heads, h, times(a, headOf(b.v, b.heads, h)));
            b.seen.push_back(
                b.attention.kind == AttentionKind::Super ? times(a, get(in(index, "attn.wa.weight"))) : a);
            b.a.push_back(a);
            b.products.push_back(products);
        }
    }

    [[nodiscard]] int headsIn(const BlockAttention& attention, int inner) const
    {
        const KindInfo& info = infoOf(attention.kind);
        if (attention.kind == AttentionKind::Linear) {
            return attention.heads > 0 ? attention.heads : m_heads;
        }
        return info.combination == Combination::Sums ? inner : info.oneHead ? 1 : m_heads;
    }

    [[nodiscard]] Block block(int index, const Matrix& x, const Nudge& nudge) const
    {
        Block b;
        b.attention = m_plan.blocks[std::size_t(index)];
        const KindInfo& info = infoOf(b.attention.kind);
        b.norm1 = norm(in(index, "norm1"), x);
        const Matrix& n1 = b.norm1.output;
        b.plainQ = source(index, 0, info.query, n1);
        b.plainK = source(index, 1, info.key, n1);
        b.v = source(index, 2, info.value, n1);
        b.normedQ = info.query == Source::Projection
            ? turned(normalisedHeads(b.plainQ, in(index, "attn.q_norm"), m_heads))
            : b.plainQ;
        b.normedK = info.key == Source::Projection
            ? turned(normalisedHeads(b.plainK, in(index, "attn.k_norm"), m_heads))
            : b.plainK;
        b.heads = headsIn(b.attention, int(b.v[0].size()));
        b.sums = info.combination == Combination::Sums;
        b.scale = 1 / std::sqrt(double(b.v[0].size()) / b.heads);
        const Kernel kernel = kernelIn(b.attention);
        const int parts = partsOfPhi(b.attention, b.heads);
        b.q = b.sums ? phi(b.normedQ, featureOf(kernel, false), parts) : b.normedQ;
        b.k = b.sums ? phi(b.normedK, featureOf(kernel, true), parts) : b.normedK;
        b.own = b.attention.kind == AttentionKind::Super ? n1 : b.v;
        attend(b, index, nudge);
        b.joined = endsInNorm(b.attention) ? normalised(b.unit, {}, {}, 1e-5) : b.unit;
        finish(b, index, x);
        return b;
    }

public:
    // Computes the rest of block INDEX, whose input is X, after the heads have been joined.
    void finish(Block& b, int index, const Matrix& x) const
    {
        b.intoProjection =
            has(in(index, "attn.norm.weight")) ? norm(in(index, "attn.norm"), b.joined).output : b.joined;
        b.branch = scaledColumns(
            linear(b.intoProjection, get(in(index, "attn.proj.weight")), get(in(index, "attn.proj.bias"))),
            get(in(index, "ls1.gamma")));
        b.middle = plus(infoOf(b.attention.kind).skipsFromValue ? b.v : x, b.branch);
        b.norm2 = norm(in(index, "norm2"), b.middle);
        const std::string first = firstLayer(index);
        b.hidden = linear(b.norm2.output, get(first + ".weight"), get(first + ".bias"));
        b.activated = each(b.hidden, gelu);
        if (has(in(index, "mlp.fc1_g.weight"))) {
            b.gate =
                linear(b.norm2.output, get(in(index, "mlp.fc1_g.weight")), get(in(index, "mlp.fc1_g.bias")));
            b.activated = each(b.gate, b.hidden, [](double g, double u) { return silu(g) * u; });
        }
        b.intoFc2 =
            has(in(index, "mlp.norm.weight")) ? norm(in(index, "mlp.norm"), b.activated).output : b.activated;
        b.mlp =
            scaledColumns(linear(b.intoFc2, get(in(index, "mlp.fc2.weight")), get(in(index, "mlp.fc2.bias"))),
                          get(in(index, "ls2.gamma")));
    }

private:
    void classify(Pass& pass, const Matrix& x, const Nudge& nudge) const
    {
        pass.norm = has("norm.weight") && !x.empty() ? norm("norm", x) : Norm{x, x};
        const Matrix& out = pass.norm.output;
        pass.average = zeros(1, get("pos_embed")[0].size());
        for (std::size_t t = prefix(); t < out.size(); ++t) {
            for (std::size_t f = 0; f < out[t].size(); ++f) {
                pass.average[0][f] += out[t][f] / double(out.size() - prefix());
            }
        }
        pass.averageNorm = has("fc_norm.weight") ? norm("fc_norm", pass.average).output : pass.average;
        if (pool == Pool::Attention) {
            const bool moved = nudge.block == int(m_plan.blocks.size());
            pass.read = poolHead.run(out, moved ? nudge.head : -1, nudge.column, nudge.by);
            pass.pooled = pass.read.answer;
        } else if (pool == Pool::Average) {
            pass.pooled = pass.averageNorm;
        } else if (pool == Pool::TokenAndAverage) {
            pass.pooled = {out[0]};
            pass.pooled[0].insert(pass.pooled[0].end(), pass.averageNorm[0].begin(),
                                  pass.averageNorm[0].end());
        } else {
            pass.pooled.assign(out.begin(), out.begin() + (has("head_dist.weight") ? 2 : 1));
        }
        pass.logits = linear({pass.pooled[0]}, get("head.weight"), get("head.bias"))[0];
        if (pass.pooled.size() == 2) {
            const Row second = linear({pass.pooled[1]}, get("head_dist.weight"), get("head_dist.bias"))[0];
            for (std::size_t c = 0; c < second.size(); ++c) {
                pass.logits[c] = (pass.logits[c] + second[c]) / 2;
            }
        }
    }

    std::map<std::string, Matrix> m_parameters;
    int m_heads;
    std::size_t m_patch;
    AttentionPlan m_plan;
};

} // namespace hydra::test::oracle
