// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/features.h"

#include "core/base/error.h"
#include "core/base/fences.h"
#include "core/explain/attention_view.h"
#include "core/explain/feature_fit.h"
#include "core/explain/methods.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>

#include <limits>

namespace hydra {

namespace {

const at::Tensor& leaving(const Trace& trace, int block) // [T,e]
{
    return trace.level(static_cast<std::size_t>(block) + 1);
}

// X after the norm before the classifier, which is `norm` or else `fc_norm`.
at::Tensor normed(const Trace& trace, const at::Tensor& x)
{
    const SubWeights& weights = *trace.weights;
    const NormView& norm = weights.norm.present() ? weights.norm : weights.fcNorm;
    const auto wide = [](const at::Tensor& t) { return t.defined() ? t.to(at::kDouble) : t; };
    return normalise(x, {wide(norm.weight), wide(norm.bias), norm.rms}, trace.normEps);
}

using Index = std::int64_t;

bool atBorder(const Trace& trace, Index patch)
{
    const Index row = patch / trace.cols;
    const Index col = patch % trace.cols;
    return row == 0 || col == 0 || row == trace.rows - 1 || col == trace.cols - 1;
}

// Throws Error{Usage} unless the basis fits: it needs tokens of its own width, or a narrower sub-network of
// its own model, whose features are the first of the whole network's.
void requireFits(const FeatureBasis& basis, const Trace& trace, Index width, bool sameModel)
{
    const auto expected = static_cast<Index>(basis.width());
    const bool narrower = sameModel && width < expected && trace.sub.heads < basis.heads;
    if (width != expected && !narrower) {
        throw usageError(
            "the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it fits "
            "features of its own width, and sub-networks of its own model with fewer heads",
            expected, basis.heads, width, trace.sub.heads);
    }
}

} // namespace

at::Tensor featuresOf(const Trace& trace, Facet facet, int block)
{
    const auto third = [&](int part) {
        const at::Tensor qkv = trace.blocks.light(static_cast<std::size_t>(block)).qkv;
        const std::int64_t inner = qkv.size(1) / 3;
        return qkv.narrow(1, part * inner, inner).to(at::kDouble);
    };
    switch (facet) {
    case Facet::Tokens:
        return leaving(trace, block).to(at::kDouble);
    case Facet::Normed:
        return normed(trace, leaving(trace, block).to(at::kDouble));
    case Facet::Queries:
        return third(0);
    case Facet::Keys:
        return third(1);
    case Facet::Values:
        if (mixesTokens(trace.blocks.light(static_cast<std::size_t>(block)))) {
            throw usageError("facet v: values of block %1 (super attention) mix all tokens and belong to no "
                             "single patch; expected tokens, normed, q or k",
                             block);
        }
        return third(2);
    }
    throw internalError("unknown facet");
}

at::Tensor patchFeaturesOf(const Trace& trace, Facet facet, int block)
{
    return featuresOf(trace, facet, block).narrow(0, trace.prefix, trace.patchTokens());
}

std::vector<bool> ordinaryPatches(const Trace& trace, int block)
{
    const at::Tensor tokens = patchFeaturesOf(trace, Facet::Tokens, block);
    const std::vector<float> lengths = floatsOf(tokens.square().sum(1).sqrt());
    const double longest = fencesOf(lengths).high;
    std::vector<bool> ordinary;
    for (const float length : lengths) {
        ordinary.push_back(double(length) <= longest);
    }
    return ordinary;
}

std::vector<float> meanFeature(const Trace& trace, Facet facet, int block, const std::vector<int>& patches)
{
    const at::Tensor rows = patchFeaturesOf(trace, facet, block).to(at::kCPU);
    if (patches.empty()) {
        throw usageError("query: expected at least one patch");
    }
    at::Tensor sum = at::zeros({rows.size(1)}, at::kDouble);
    for (const int patch : patches) {
        if (patch < 0 || patch >= rows.size(0)) {
            throw usageError("query: expected patches 0 to %1, got %2", rows.size(0) - 1, patch);
        }
        sum += rows[patch];
    }
    return floatsOf(sum / double(patches.size()));
}

FeatureRows rowsToFit(const Trace& trace, Facet facet, int block)
{
    const at::Tensor all = patchFeaturesOf(trace, facet, block).to(at::kCPU);
    const std::vector<bool> ordinary = ordinaryPatches(trace, block);
    FeatureRows found;
    std::vector<Index> places;
    for (Index i = 0; i < all.size(0); ++i) {
        if (ordinary[static_cast<std::size_t>(i)]) {
            places.push_back(i);
            found.border.push_back(atBorder(trace, i));
        }
    }
    found.rows = all.index_select(0, at::tensor(places, at::kLong));
    return found;
}

// Features as colours, and their cosine to those of one patch (reference.md "Features as colours",
// "Similarity to a patch").
TokenValues featureColours(const Trace& trace, const MethodInput& question)
{
    const MapOptions& options = question.options;
    // Axes are fitted and applied on the CPU: only a few hundred rows, and results equal on all devices.
    const at::Tensor patches = patchFeaturesOf(trace, options.facet, question.block).to(at::kCPU);
    FeatureBasis own;
    const FeatureBasis* basis = question.kept.basis.get();
    if (options.basis.empty()) {
        own = fitBasis(rowsToFit(trace, options.facet, question.block), options.foreground);
        basis = &own;
    } else if (basis == nullptr) {
        throw usageError("the basis %1 is not open; open its file again", options.basis.substr(0, 12));
    } else {
        requireFits(*basis, trace, patches.size(1), question.kept.sameModel);
    }
    const Projection seen = project(*basis, patches);
    TokenValues found;
    found.colours = at::sigmoid(seen.scores * 2); // 1 / (1 + e^-2z)
    if (basis->foreground > 0) {
        found.colours.masked_fill_((seen.foreground < basis->foreground).unsqueeze(1),
                                   std::numeric_limits<double>::quiet_NaN());
    }
    found.about.foreground = floatsOf(seen.foreground);
    found.about.fittedOn = !options.basis.empty()
        ? fittedOn(*basis)
        : message(own.foreground > 0 ? phrase("%1 foreground of %2 patches of this picture")
                                     : phrase("%1 of %2 patches of this picture"),
                  own.patchCount, patches.size(0));
    return found;
}

// cos(x_q, x_t); zero for a vector of zeros.
TokenValues featureSimilarity(const Trace& trace, const MethodInput& question)
{
    const MapOptions& options = question.options;
    const at::Tensor all = featuresOf(trace, options.facet, question.block);
    const Index patches = Index(trace.rows) * trace.cols; // of the grid
    const Index middle = Index(trace.rows / 2) * trace.cols + trace.cols / 2;
    const Index asked = options.query >= 0 ? options.query : trace.prefix > 0 ? -1 : middle; // a patch
    at::Tensor query = asked < 0 ? all[0] : all[trace.tokenOf(static_cast<int>(asked))];
    std::vector<int> own = question.kept.ownPatches;
    if (!options.kept.empty()) {
        const auto width = static_cast<Index>(question.kept.query.size());
        if (width != all.size(1)) {
            throw usageError("the kept query has %1 features, and these tokens have %2", width, all.size(1));
        }
        query = at::tensor(question.kept.query, at::kFloat).to(all.options());
    } else {
        own = {static_cast<int>(asked)};
    }
    const at::Tensor lengths = (all.norm(2, 1) * query.norm()).clamp_min(std::numeric_limits<double>::min());
    TokenValues found{(at::mv(all, query) / lengths).clamp(-1, 1), {}};
    at::Tensor others = trace.onGrid(found.values.narrow(0, trace.prefix, trace.patchTokens())).clone();
    for (const int patch : own) {
        if (patch >= 0 && patch < patches) {
            others[patch] = -2; // the query itself does not count as a match
        }
    }
    found.about.best = static_cast<int>(others.argmax().item<Index>());
    return found;
}

} // namespace hydra
