// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of the kinds that sum over tokens once (Hydra Attention, Eq. 7 and 10): kernels, the sum, the gate;
// and why there is no matrix of token pairs.
#include "core/attention/kernel.h"
#include "core/base/message.h"
#include "core/explain/walk_builder.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

struct KernelWords
{
    const char* query; // $ stands for the symbol: "$ / ‖$‖₂"
    const char* key;
    const char* queryMeaning;
    const char* keyMeaning;
};

std::string with(const char* pattern, const std::string& symbol)
{
    std::string out;
    for (const char* c = pattern; *c != '\0'; ++c) {
        out += *c == '$' ? symbol : std::string(1, *c);
    }
    return out;
}

KernelWords wordsOf(Kernel kernel)
{
    static const char* const unit = phrase("Every row is scaled to length 1.");
    static const char* const ofOne = phrase("Every row is divided by the sum of its magnitudes.");
    static const char* const split = phrase("Divided by √T, so that the sum over tokens becomes a mean.");
    static const char* const tanh = phrase("Mapped to −1 … 1.");
    static const char* const sigmoid = phrase("Mapped to 0 … 1: how far each feature's gate opens.");
    static const char* const overTokens = phrase("Each column becomes shares over tokens that add up to 1.");
    switch (kernel) {
    case Kernel::Cosine:
    case Kernel::CosineLn:
        return {"$ / ‖$‖₂", "$ / ‖$‖₂", unit, unit};
    case Kernel::TanhL2:
    case Kernel::TanhL2Ln:
        return {"tanh($)", "$ / ‖$‖₂", tanh, unit};
    case Kernel::Mean:
        return {"$ / √T", "$ / √T", split, split};
    case Kernel::TanhSoftmax:
        return {"tanh($)", "softmax over tokens of $", tanh, overTokens};
    case Kernel::SigmoidSoftmax:
        return {"σ($)", "softmax over tokens of $", sigmoid, overTokens};
    case Kernel::L1:
        return {"$ / ‖$‖₁", "$ / ‖$‖₁", ofOne, ofOne};
    }
    return {"$", "$", "", ""};
}

void addKernels(WalkBuilder& to, const at::Tensor& phiQ, const at::Tensor& phiK)
{
    const KernelWords words = wordsOf(kernelOf(to.block.attention));
    const std::string q = to.asTurned("Q");
    const std::string k = to.asTurned("K");
    const bool ofHeads = phiParts(to.block.attention, to.walk.heads) > 1; // Eq. 7, else Eq. 10
    const std::string Q = ofHeads ? to.headNumber("Q") : "Q", K = ofHeads ? to.headNumber("K") : "K";
    to.addTokens({"phi-queries", WalkSection::Mixing, "φ", phrase("Kernel of the queries"),
                  join("φ(", q, ") = ", with(words.query, Q)), words.queryMeaning},
                 to.ofHead(phiQ), to.firstFeature(), to.inner);
    to.addTokens({"phi-keys", WalkSection::Mixing, "φ", phrase("Kernel of the keys"),
                  join("φ(", k, ") = ", with(words.key, K)), words.keyMeaning},
                 to.ofHead(phiK), to.firstFeature(), to.inner);
}

WalkMatrix plain(const at::Tensor& x, Axis rowAxis, std::int64_t firstCol, const CancelToken& cancel)
{
    WalkMatrix m = meansOf(
        x.size(0), x.size(1), -1,
        [&](std::int64_t from, std::int64_t count) { return x.narrow(0, from, count); }, cancel);
    m.rowAxis = rowAxis;
    m.firstCol = firstCol;
    return m;
}

// One feature per head: sum_t phi(K)_t * V_t [1, inner], and phi(Q) times it.
void addHydraSteps(WalkBuilder& to, const at::Tensor& phiQ, const at::Tensor& phiK)
{
    const at::Tensor products = phiK * to.value;
    const at::Tensor global = products.sum(0, true);
    to.addTokens(
        {"products", WalkSection::Mixing, "⊙ V", phrase("Keys times values"), "P = φ(K) ⊙ V",
         phrase(
             "Each token multiplies its own key and value, feature by feature; no other token is needed.")},
        products);
    to.add(
        {"global", WalkSection::Mixing, phrase("Σ over tokens"), phrase("The one global feature vector"),
         "g = Σₜ Pₜ",
         message("All %1 rows are summed once; every token will read the same %2 numbers.", to.T, to.inner)},
        plain(global, Axis::Sum, 0, to.cancel));
    to.addTokens(
        {"gated", WalkSection::Mixing, "φ(Q) ⊙", phrase("Gated by the queries"), "O = φ(Q) ⊙ g",
         message("%1 takes from g what its own query selects.", sentence(to.inWords(to.walk.token)))},
        phiQ * global);
}

// Several features per head: the state phi(K)^T V [d, d] of the head shown.
void addLinearSteps(WalkBuilder& to, const at::Tensor& phiQ, const at::Tensor& phiK)
{
    const at::Tensor state = at::matmul(to.ofHead(phiK).t(), to.ofHead(to.value));
    WalkMatrix m = plain(state, Axis::Feature, to.firstFeature(), to.cancel);
    to.add({"state", WalkSection::Mixing, "φ(K)ᵀ V", phrase("The state of the head"),
            join("G = φ(", to.asTurned("K"), ")ᵀ ", to.headNumber("V")),
            message("All tokens are summed once, every feature of the keys with every feature of the values: "
                    "%1 numbers, for any number of tokens.",
                    shapeText(to.d, to.d))},
           std::move(m));
    to.addTokens(
        {"gated", WalkSection::Mixing, "φ(Q) ·", phrase("Read by the queries"),
         join(to.headNumber("O"), " = φ(", to.asTurned("Q"), ") G"),
         message("%1 reads from the state what its own query selects.", sentence(to.inWords(to.walk.token)))},
        at::matmul(to.ofHead(phiQ), state), to.firstFeature(), to.inner);
}

void addReason(WalkBuilder& to, std::int64_t width)
{
    const std::int64_t pairs = to.trace.layout.heads * to.T * to.T;
    to.walk.pairValues = pairs;
    to.walk.ownValues = to.inner * width;
    to.walk.cost =
        message("Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds "
                "%5 sums over tokens.",
                to.trace.layout.heads, to.T, to.T, withCommas(pairs), withCommas(to.walk.ownValues));
    to.addWords({"no-matrix", WalkSection::Mixing, "", phrase("No T × T matrix here"),
                 "(φ(Q) φ(K)ᵀ) V = φ(Q) (φ(K)ᵀ V)",
                 message("Without softmax the products can be taken in the other order: tokens are summed "
                         "before any query reads. %1",
                         to.walk.cost)});
}

} // namespace

void addSumSteps(WalkBuilder& to)
{
    const Kernel kernel = kernelOf(to.block.attention);
    const int parts = phiParts(to.block.attention, to.walk.heads);
    const at::Tensor phiQ = phiQuery(to.query.unsqueeze(0), kernel, parts)[0];
    const at::Tensor phiK = phiKey(to.key.unsqueeze(0), kernel, parts)[0];
    addKernels(to, phiQ, phiK);
    // A linear block with one feature per head is Hydra; its heads may still be shown one by one.
    const bool hydra = to.walk.heads == 1 && to.info.kind != AttentionKind::Linear;
    if (hydra) {
        addHydraSteps(to, phiQ, phiK);
    } else {
        addLinearSteps(to, phiQ, phiK);
    }
    addReason(to, hydra ? 1 : to.d);
    const bool normalised = normalisesOutput(kernel);
    if (to.walk.heads > 1 || normalised) {
        to.addTokens(
            {"joined", WalkSection::Output, normalised ? phrase("LayerNorm") : "join",
             normalised ? phrase("Normalised output") : phrase("Heads joined"),
             normalised ? (hydra ? "O′ = LN(O)" : "O′ = LN([O₀ O₁ … ])") : "O = [O₀ O₁ … ]",
             normalised
                 ? message("Each row is normalised to mean 0 and deviation 1 again, since a sum over tokens "
                           "has no fixed scale.")
                 : message("The results of all %1 heads side by side; head %2 fills features %3 to %4.",
                           to.walk.heads, to.walk.head, to.firstFeature(), to.firstFeature() + to.d - 1)},
            to.block.joined);
    }
}

} // namespace hydra
