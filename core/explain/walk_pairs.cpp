// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of the kinds with a weight for every pair of tokens: scores, softmax, weighted values; and of today's
// blocks: rotated queries and keys, the gate of a gated MLP.
#include "core/base/message.h"
#include "core/explain/walk_builder.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra {

namespace {

double scaleOf(const WalkBuilder& of)
{
    return of.info.oneHead ? 1.0 / std::sqrt(double(of.inner)) : of.trace.layout.scale;
}

// Window index of every token [T]; -1 for prefix tokens, which meet all tokens.
at::Tensor windowsOf(const WalkBuilder& of)
{
    const int side = of.block.attention.window;
    const int across = (of.trace.cols + side - 1) / side;
    std::vector<std::int64_t> window(static_cast<std::size_t>(of.T), -1);
    for (std::int64_t t = of.trace.prefix; t < of.T; ++t) {
        const int patch = static_cast<int>(t) - of.trace.prefix;
        window[static_cast<std::size_t>(t)] =
            patch / of.trace.cols / side * across + patch % of.trace.cols / side;
    }
    return at::tensor(window, at::kLong).to(of.query.device());
}

// Scores of the head shown, in parts; NaN between tokens of different windows.
RowsOf scoresOf(const WalkBuilder& of)
{
    const at::Tensor q = of.ofHead(of.query);
    const at::Tensor k = of.ofHead(of.key).t();
    const double scale = scaleOf(of);
    const at::Tensor bias = of.block.bias.defined() ? of.block.bias[of.walk.head] : at::Tensor();
    const auto scaled = [=](std::int64_t from, std::int64_t count) {
        const at::Tensor scores = at::matmul(q.narrow(0, from, count), k).mul_(scale);
        return bias.defined() ? scores + bias.narrow(0, from, count) : scores;
    };
    if (of.info.combination != Combination::Windows) {
        return scaled;
    }
    const at::Tensor window = windowsOf(of);
    return [=](std::int64_t from, std::int64_t count) {
        const at::Tensor mine = window.narrow(0, from, count).unsqueeze(1);
        const at::Tensor apart = (mine != window.unsqueeze(0)) & (mine >= 0) & (window.unsqueeze(0) >= 0);
        return scaled(from, count).masked_fill_(apart, std::numeric_limits<double>::quiet_NaN());
    };
}

std::int64_t largest(const std::vector<float>& row)
{
    const auto less = [](float a, float b) { return std::isnan(a) ? !std::isnan(b) : a < b; };
    return std::max_element(row.begin(), row.end(), less) - row.begin();
}

void addScores(WalkBuilder& to, const RowsOf& scores)
{
    WalkMatrix m = meansOf(to.T, to.T, to.walk.token, scores, to.cancel);
    m.colAxis = Axis::Token;
    const std::int64_t best = largest(m.focusRow);
    Message words = message("How well each query (row) fits each key (column); %1 fits best with %2, %3.",
                            to.inWords(to.walk.token), to.inWords(best),
                            threeDigits(double(m.focusRow[static_cast<std::size_t>(best)])));
    if (to.info.combination == Combination::Windows) {
        const int side = to.block.attention.window;
        words += message(" Only tokens in the same window of %1 × %2 patches meet; prefix tokens meet all.",
                         side, side);
    }
    if (to.block.bias.defined()) {
        words += phrase(" B adds a learned number for the offset between two patches.");
    }
    to.add({"scores", WalkSection::Mixing, "· Kᵀ", phrase("Scores"),
            join("S = ", to.asTurned("Q"), " ", to.asTurned("K"), "ᵀ · ", threeDigits(scaleOf(to)),
                 to.block.bias.defined() ? " + B" : ""),
            std::move(words)},
           std::move(m));
}

// A of the head shown, from the trace, else computed from the scores.
RowsOf weightsOf(const WalkBuilder& of, const RowsOf& scores)
{
    if (of.block.probabilities.defined()) {
        const at::Tensor a = of.block.probabilities[of.walk.head];
        return [a](std::int64_t from, std::int64_t count) { return a.narrow(0, from, count); };
    }
    return [scores](std::int64_t from, std::int64_t count) {
        const at::Tensor s = scores(from, count);
        return at::softmax(s.masked_fill(s.isnan(), -std::numeric_limits<double>::infinity()), 1);
    };
}

void addWeights(WalkBuilder& to, const RowsOf& weights)
{
    WalkMatrix m = meansOf(to.T, to.T, to.walk.token, weights, to.cancel);
    m.colAxis = Axis::Token;
    m.isSigned = false;
    m.min = 0;
    const std::int64_t best = largest(m.focusRow);
    Message words =
        message("Each row becomes shares that add up to 1; %1 gives %2 % to %3.", to.inWords(to.walk.token),
                threeDigits(100 * double(m.focusRow[static_cast<std::size_t>(best)])), to.inWords(best));
    to.add({"weights", WalkSection::Mixing, "softmax", phrase("Attention weights"), "A = softmax(S)",
            std::move(words)},
           std::move(m));
}

// Counts the pairs of tokens that meet, in all heads.
void addCost(WalkBuilder& to)
{
    to.walk.pairValues = to.walk.ownValues = to.walk.heads * to.T * to.T;
    if (to.info.combination != Combination::Windows) {
        to.walk.cost = message("Between the tokens there are %1 × %2 × %3 = %4 weights.", to.walk.heads, to.T,
                               to.T, withCommas(to.walk.pairValues));
        return;
    }
    const at::Tensor window = windowsOf(to);
    const std::int64_t prefix = to.trace.prefix;
    const at::Tensor sizes = at::bincount(window.narrow(0, prefix, to.T - prefix));
    const std::int64_t inside = (sizes * sizes).sum().item<std::int64_t>();
    to.walk.ownValues = to.walk.heads * (inside + 2 * prefix * (to.T - prefix) + prefix * prefix);
    to.walk.cost = message("Between the tokens there are %1 weights, where softmax without windows has %2.",
                           withCommas(to.walk.ownValues), withCommas(to.walk.pairValues));
}

void addTurned(WalkBuilder& to, const char* id, const char* symbol, const char* title, const at::Tensor& x)
{
    to.addTokens(
        {id, WalkSection::Projections, "turn", title,
         join(to.asTurned(symbol), " = R ", to.headNumber(symbol)),
         message(
             to.walk.prefix > 0
                 ? phrase("Each pair of a patch's features is rotated by an angle that grows with its row or "
                          "its column, so that products of queries and keys depend on the distance of two "
                          "patches. Prefix tokens are not rotated.")
                 : phrase(
                     "Each pair of a patch's features is rotated by an angle that grows with its row or its "
                     "column, so that products of queries and keys depend on the distance of two patches."))},
        to.ofHead(x), to.firstFeature(), to.inner);
}

const char* nameOf(Activation activation)
{
    switch (activation) {
    case Activation::Gelu:
        return "GELU";
    case Activation::QuickGelu:
        return phrase("QuickGELU");
    case Activation::GeluTanh:
        return phrase("GELU (tanh)");
    case Activation::Silu:
        return "SiLU";
    }
    return "";
}

} // namespace

void addPairSteps(WalkBuilder& to)
{
    const RowsOf scores = scoresOf(to);
    addScores(to, scores);
    addWeights(to, weightsOf(to, scores));
    addCost(to);
    const std::string v = to.headNumber("V") + (to.info.value == Source::Mixture ? "′" : "");
    to.addTokens({"mixed", WalkSection::Mixing, "· V", phrase("Weighted values"),
                  join(to.headNumber("O"), " = A ", v),
                  phrase("Each row is the mean of all values, weighted by its attention.")},
                 to.ofHead(to.block.joined), to.firstFeature(), to.inner);
    if (to.walk.heads > 1) {
        to.addTokens({"joined", WalkSection::Output, "join", phrase("Heads joined"), "O = [O₀ O₁ … ]",
                      message("The results of all %1 heads side by side; head %2 fills features %3 to %4.",
                              to.walk.heads, to.walk.head, to.firstFeature(), to.firstFeature() + to.d - 1)},
                     to.block.joined);
    }
}

at::Tensor beforeTurning(const WalkBuilder& of, const at::Tensor& x)
{
    if (!of.turned) {
        return x;
    }
    at::Tensor plain = x.clone();
    rotate(plain.unsqueeze(0), of.block.turn, of.trace.prefix, true);
    return plain;
}

void addTurnSteps(WalkBuilder& to)
{
    if (to.turned) {
        addTurned(to, "turned-queries", "Q", phrase("Queries, rotated by position"), to.query);
        addTurned(to, "turned-keys", "K", phrase("Keys, rotated by position"), to.key);
    }
}

void addGateSteps(WalkBuilder& to)
{
    const BlockTrace& b = to.block;
    if (!b.gate.defined()) {
        return;
    }
    const Activation activation = b.activation;
    const at::Tensor opened = activate(b.gate, activation);
    const char* const word = nameOf(activation);
    to.addTokens({"gate", WalkSection::Gate, word, phrase("The gate"),
                  join("g = ", word, "(", b.normsAfter ? "z" : "n₂", " W_g + b)"),
                  phrase("How far the gate of each MLP feature opens for each token; near 0 it is closed.")},
                 opened)
        .weights = weightsOf(to.weights.gate);
    to.addTokens({"gated-values", WalkSection::Gate, "W₁", phrase("Up-projection"),
                  join("u = ", b.normsAfter ? "z" : "n₂", " W₁ + b"),
                  phrase("A second projection of the same tokens, without an activation.")},
                 b.hidden)
        .weights = weightsOf(to.weights.fc1);
    const bool normed = b.mlpNorm.output.defined();
    to.addTokens({"gate-product", WalkSection::Gate, normed ? "⊙ u, LayerNorm" : "⊙ u", phrase("Gated"),
                  normed ? "p = LN(g ⊙ u)" : "p = g ⊙ u",
                  phrase("Feature by feature: the gate scales the projection.")},
                 b.intoFc2())
        .weights = weightsOf(to.weights.mlpNorm);
    to.addTokens({"mlp", WalkSection::Gate, "W₂", phrase("What the MLP adds"), "x′ = z + p W₂ + b",
                  phrase("Back to the width of the tokens, to be added to them.")},
                 b.mlpBranch)
        .weights = weightsOf(to.weights.fc2);
}

} // namespace hydra
