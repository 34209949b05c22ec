// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours, and their cosine to those of one patch (reference.md 5.26, 5.27).
#include "core/base/error.h"
#include "core/explain/feature_fit.h"
#include "core/explain/features.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

#include <limits>

namespace hydra {

namespace {

using Index = std::int64_t;

bool atBorder(const Trace& trace, Index patch)
{
    const Index row = patch / trace.cols;
    const Index col = patch % trace.cols;
    return row == 0 || col == 0 || row == trace.rows - 1 || col == trace.cols - 1;
}

std::vector<float> floatsOf(const at::Tensor& values)
{
    const at::Tensor flat = values.to(at::kCPU, at::kFloat).contiguous();
    return {flat.data_ptr<float>(), flat.data_ptr<float>() + flat.numel()};
}

// A basis serves tokens of its own width, and narrower sub-networks of its own model, whose features are the
// first of the whole network's.
void requireFits(const FeatureBasis& basis, const Trace& trace, Index width, bool sameModel)
{
    const auto expected = static_cast<Index>(basis.width());
    const bool narrower = sameModel && width < expected && trace.sub.heads < basis.heads;
    if (width != expected && !narrower) {
        throw usageError(
            "the basis was fitted on features of width ", expected, " (k = ", basis.heads,
            "), and these have ", width, " (k = ", trace.sub.heads,
            "): it serves features of its own width, and sub-networks of its own model with fewer heads");
    }
}

} // namespace

FeatureRows rowsToFit(const Trace& trace, Facet facet, int layer)
{
    const at::Tensor all = patchFeaturesOf(trace, facet, layer).to(at::kCPU);
    const std::vector<bool> ordinary = ordinaryPatches(trace, layer);
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

TokenValues featureColours(const Trace& trace, const Question& question)
{
    const MapOptions& options = question.options;
    // Axes are fitted, and projected on, in the processor's memory: a few hundred rows, and the same bits.
    const at::Tensor patches = patchFeaturesOf(trace, options.facet, question.layer).to(at::kCPU);
    FeatureBasis own;
    const FeatureBasis* basis = question.kept.basis.get();
    if (options.basis.empty()) {
        own = fitBasis(rowsToFit(trace, options.facet, question.layer), options.foreground);
        basis = &own;
    } else if (basis == nullptr) {
        throw usageError("the basis ", options.basis.substr(0, 12), " is not open; read its file again");
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
    found.about.fittedOn = options.basis.empty()
        ? join(own.patchCount, own.foreground > 0 ? " foreground" : "", " of ", patches.size(0),
               " patches of this picture")
        : fittedOn(*basis);
    return found;
}

// cos(x_q, x_t); zero for a vector of zeros.
TokenValues featureSimilarity(const Trace& trace, const Question& question)
{
    const MapOptions& options = question.options;
    const at::Tensor all = featuresOf(trace, options.facet, question.layer);
    const Index patches = Index(trace.rows) * trace.cols; // of the grid
    const Index middle = Index(trace.rows / 2) * trace.cols + trace.cols / 2;
    const Index asked = options.query >= 0 ? options.query : trace.prefix > 0 ? -1 : middle; // a patch
    at::Tensor query = asked < 0 ? all[0] : all[trace.tokenOf(static_cast<int>(asked))];
    std::vector<int> own = question.kept.ownPatches;
    if (!options.kept.empty()) {
        const auto width = static_cast<Index>(question.kept.query.size());
        if (width != all.size(1)) {
            throw usageError("the kept query has ", width, " features, and these tokens have ", all.size(1));
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
            others[patch] = -2; // what was asked about is no match
        }
    }
    found.about.best = static_cast<int>(others.argmax().item<Index>());
    return found;
}

} // namespace hydra
