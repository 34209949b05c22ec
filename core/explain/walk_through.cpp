// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of all kinds: input tokens; queries, keys and values; projection back to the stream.
#include "core/explain/walk_through.h"

#include "core/base/message.h"
#include "core/explain/walk_builder.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <chrono>

namespace hydra {

namespace {

void addTokenSteps(WalkBuilder& to)
{
    to.addTokens({"tokens", WalkSection::Tokens, "", phrase("Tokens"),
                  message("x, the input of block %1", to.walk.block),
                  message("One row for each of %1 tokens; the marked row is the query, %2.", to.T,
                          to.inWords(to.walk.token))},
                 to.block.input);
    if (to.block.normsAfter) {
        return; // tokens are not normalised first
    }
    const bool rms = to.weights.norm1.rms;
    to.addTokens(
          {"norm", WalkSection::Tokens, rms ? phrase("RMSNorm") : phrase("LayerNorm"),
           phrase("Normalised tokens"), rms ? "n₁ = RMS₁(x)" : "n₁ = LN₁(x)",
           rms ? phrase("Each row is divided by the root of its mean square, then scaled by learned weights.")
               : phrase("Each row is brought to mean 0 and deviation 1 over its features, then scaled and "
                        "shifted by learned weights.")},
          to.block.norm1.output)
        .weights = weightsOf(to.weights.norm1);
}

struct Role
{
    const char* id;
    const char* symbol;
    const char* title; // "Queries"
    const char* purpose; // a sentence about the projected rows
};

// The step for queries, keys or values X [T, inner] from SOURCE, by LAYER and NORM.
void addProjection(WalkBuilder& to, const Role& role, Source source, const at::Tensor& x,
                   const LinearView& layer, const NormView& norm)
{
    const bool normalised = norm.present();
    const std::string symbol = to.headNumber(role.symbol);
    const std::int64_t width = to.block.input.size(1);
    StepWords step{role.id, WalkSection::Projections, "", role.title, "", ""};
    switch (source) {
    case Source::Projection:
        step.operation = join("W_", role.symbol);
        step.formula = join(symbol, normalised ? " = LN(" : " = ", to.block.normsAfter ? "x" : "n₁", " W_",
                            role.symbol, normalised ? " + b)" : " + b");
        step.explanation = role.purpose;
        if (to.walk.heads > 1) {
            step.explanation += message(" Head %1 has features %2 to %3.", to.walk.head, to.firstFeature(),
                                        to.firstFeature() + to.d - 1);
        }
        break;
    case Source::Input:
        step.operation = phrase("unchanged");
        step.title += phrase(": the tokens themselves");
        step.formula = join(symbol, " = n₁");
        step.explanation = message("No %1 projection: the normalised tokens themselves take its place, which "
                                   "saves %2 weights and a product of %3 by %4.",
                                   role.symbol, withCommas(to.inner * (width + 1)), shapeText(to.T, width),
                                   shapeText(width, to.inner));
        break;
    case Source::Mixture:
        step.operation = "W_A ·";
        step.title += phrase(": tokens mixed");
        step.formula = join(symbol, "′ = W_A n₁ + b_A");
        step.explanation = message("No %1 projection of features; instead one extra product mixes tokens: "
                                   "every row is a learned sum, %2, of all the rows of n₁.",
                                   role.symbol, shapeText(to.T, to.T));
        break;
    }
    to.addTokens(std::move(step), to.ofHead(x), to.firstFeature(), to.inner).weights =
        source == Source::Projection ? weightsOf(layer, norm) : 0;
}

// Super attention's replacement of a V projection: the tokens that every value is summed from.
void addMixture(WalkBuilder& to)
{
    const at::Tensor mixture = to.weights.mixture.weight;
    WalkMatrix m = meansOf(
        to.T, to.T, to.walk.token,
        [&](std::int64_t from, std::int64_t count) { return mixture.narrow(0, from, count); }, to.cancel);
    m.colAxis = Axis::Token;
    to.add({"mixture", WalkSection::Projections, "", phrase("The token mixer"), "W_A",
            phrase("Learned weights, the same for every picture: how much of every token (column) enters the "
                   "value of each token (row).")},
           std::move(m))
        .weights = weightsOf(to.weights.mixture);
}

void addProjections(WalkBuilder& to)
{
    addProjection(to, {"queries", "Q", phrase("Queries"), phrase("What each token looks for in the others.")},
                  to.info.query, beforeTurning(to, to.query), to.weights.query, to.weights.queryNorm);
    addProjection(to, {"keys", "K", phrase("Keys"), phrase("What each token offers to queries.")},
                  to.info.key, beforeTurning(to, to.key), to.weights.key, to.weights.keyNorm);
    if (to.info.value == Source::Mixture) {
        addMixture(to);
    }
    addProjection(
        to,
        {"values", "V", phrase("Values"), phrase("What each token gives to the tokens that attend to it.")},
        to.info.value, to.value, to.weights.value, {});
    addTurnSteps(to);
}

// The whole layer in one line.
std::string formulaOf(const WalkBuilder& of)
{
    const char* mixed = of.turned ? "softmax((R Q) (R K)ᵀ / √d) V"
        : of.block.bias.defined() ? "softmax(Q Kᵀ / √d + B) V"
                                  : "softmax(Q Kᵀ / √d) V";
    switch (of.block.attention.kind) {
    case AttentionKind::Linear:
        mixed = "φ(Q) (φ(K)ᵀ V)";
        break;
    case AttentionKind::Hydra:
    case AttentionKind::AftSimple:
        mixed = "φ(Q) ⊙ Σₜ φ(K)ₜ ⊙ Vₜ";
        break;
    case AttentionKind::PolyNl:
        mixed = "n₁ ⊙ 1/T Σₜ Kₜ ⊙ Vₜ";
        break;
    case AttentionKind::Optimised:
        mixed = "softmax(Q Kᵀ / √d) n₁";
        break;
    case AttentionKind::Efficient:
        mixed = "softmax(Q n₁ᵀ / √D) n₁";
        break;
    case AttentionKind::Super:
        mixed = "softmax(Q n₁ᵀ / √D) (W_A n₁ + b_A)";
        break;
    case AttentionKind::Softmax:
    case AttentionKind::Window:
    case AttentionKind::T2t:
        break;
    }
    if (of.block.normsAfter) {
        return join("z = x + LN(W_O [ ", mixed, " ])");
    }
    return join(of.info.skipsFromValue ? "z = V + W_O [ " : "z = x + W_O [ ", mixed, " ]");
}

// The projection back to the width of the stream, and the skip connection.
void addOutputSteps(WalkBuilder& to)
{
    const BlockTrace& b = to.block;
    const bool scaled = to.weights.scale1.defined();
    if (b.attnNorm.output.defined()) {
        to.addTokens(
              {"inner-norm", WalkSection::Output, phrase("LayerNorm"), phrase("Normalised output"),
               "O′ = LN(O)",
               phrase(
                   "The features of all heads are brought to mean 0 and deviation 1 before they are mixed.")},
              b.attnNorm.output)
            .weights = weightsOf(to.weights.attnNorm);
    }
    const std::string o = b.attnNorm.output.defined() ? "O′" : "O";
    const std::string mixed = b.normsAfter ? join("LN(", o, " W_O + b)") : join(o, " W_O + b");
    to.addTokens(
          {"projection", WalkSection::Output, b.normsAfter ? "W_O, LayerNorm" : "W_O", phrase("Projection"),
           scaled ? join("y = γ ⊙ (", mixed, ")") : join("y = ", mixed),
           scaled
               ? phrase("A learned mixture of the features of all heads, back in the width of the tokens, "
                        "scaled per feature (LayerScale).")
               : phrase("A learned mixture of the features of all heads, back in the width of the tokens.")},
          b.attentionBranch)
        .weights = weightsOf(to.weights.projection, b.normsAfter ? to.weights.norm1 : NormView())
        + (scaled ? to.weights.scale1.numel() : 0);
    const at::Tensor carried = to.info.skipsFromValue ? to.value : b.input;
    const double before = carried[to.walk.token].norm().item<double>();
    const double added = b.attentionBranch[to.walk.token].norm().item<double>();
    const Message share = before > 0 ? message(" For %1 the update has %2 % of the input's norm.",
                                               to.inWords(to.walk.token), threeDigits(100 * added / before))
                                     : Message();
    const Message kept = to.info.skipsFromValue
        ? phrase("The branch is added to the values, because they, not x, have its width.")
        : phrase("The layer only adds to its input, which passes through unchanged.");
    to.addTokens({"skip", WalkSection::Output, to.info.skipsFromValue ? "+ V" : "+ x",
                  phrase("Skip connection"), to.info.skipsFromValue ? "z = V + y" : "z = x + y",
                  kept + share},
                 b.middle);
}

} // namespace

WalkThrough walkThrough(const Trace& trace, const WalkQuestion& question, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const auto start = std::chrono::steady_clock::now();
    WalkBuilder walk(trace, question, cancel);
    walk.walk.formula = formulaOf(walk);
    addTokenSteps(walk);
    addProjections(walk);
    if (walk.info.combination == Combination::Sums) {
        addSumSteps(walk);
    } else {
        addPairSteps(walk);
    }
    addOutputSteps(walk);
    addGateSteps(walk);
    walk.walk.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return std::move(walk.walk);
}

} // namespace hydra
