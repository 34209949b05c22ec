// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of today's blocks: queries and keys turned by their places, and the gate of a gated MLP.
#include "core/explain/walk_builder.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

void addTurned(WalkBuilder& to, const char* id, const char* symbol, const char* title, const at::Tensor& x)
{
    to.addTokens(
        {id,
         WalkSection::Projections,
         "turn",
         title,
         join(to.asTurned(symbol), " = R ", to.headNumber(symbol)),
         "",
         join("Each pair of a patch's features is turned by an angle that grows with its row or its "
              "column, so that products of queries and keys depend on how far apart two patches are.",
              to.walk.prefix > 0 ? " Tokens in front of the patches stay as they are." : ""),
         {}},
        to.ofHead(x), to.firstFeature(), to.inner);
}

const char* nameOf(Activation activation)
{
    switch (activation) {
    case Activation::Gelu:
        return "GELU";
    case Activation::QuickGelu:
        return "QuickGELU";
    case Activation::GeluTanh:
        return "GELU (tanh)";
    case Activation::Silu:
        return "SiLU";
    }
    return "";
}

} // namespace

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
        addTurned(to, "turned-queries", "Q", "Queries, turned by place", to.query);
        addTurned(to, "turned-keys", "K", "Keys, turned by place", to.key);
    }
}

void addGateSteps(WalkBuilder& to)
{
    const BlockTrace& b = to.block;
    if (!b.gate.defined()) {
        return;
    }
    const Activation activation = to.trace.activation;
    const at::Tensor opened = activate(b.gate, activation);
    const char* const word = nameOf(activation);
    to.addTokens({"gate",
                  WalkSection::Gate,
                  word,
                  "The gate",
                  join("g = ", word, "(", b.normsAfter ? "z" : "n₂", " W_g + b)"),
                  "",
                  "How far each of the MLP's features opens for each token; near 0 it is shut.",
                  {}},
                 opened);
    to.addTokens({"gated-values",
                  WalkSection::Gate,
                  "W₁",
                  "What the gate lets through",
                  join("u = ", b.normsAfter ? "z" : "n₂", " W₁ + b"),
                  "",
                  "A second projection of the same tokens, without an activation.",
                  {}},
                 b.hidden);
    const bool normed = b.mlpNorm.output.defined();
    to.addTokens({"gate-product",
                  WalkSection::Gate,
                  normed ? "⊙ u, LayerNorm" : "⊙ u",
                  "Gated",
                  normed ? "p = LN(g ⊙ u)" : "p = g ⊙ u",
                  "",
                  "Feature by feature: what the gate opens for passes, the rest is held back.",
                  {}},
                 b.intoFc2());
    to.addTokens({"mlp",
                  WalkSection::Gate,
                  "W₂",
                  "What the MLP adds",
                  "x′ = z + p W₂ + b",
                  "",
                  "Back in the width of the tokens, to be added to them.",
                  {}},
                 b.mlpBranch);
}

} // namespace hydra
