// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/features.h"

#include "core/base/error.h"
#include "core/base/fences.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

const at::Tensor& leaving(const Trace& trace, int layer) // [T,e]
{
    return trace.level(static_cast<std::size_t>(layer) + 1);
}

// The norm in front of the classifier, whichever of its two places it has.
at::Tensor normed(const Trace& trace, const at::Tensor& x)
{
    const SubWeights& weights = *trace.weights;
    const NormView& norm = weights.norm.present() ? weights.norm : weights.fcNorm;
    const auto wide = [](const at::Tensor& t) { return t.defined() ? t.to(at::kDouble) : t; };
    return normalise(x, {wide(norm.weight), wide(norm.bias), norm.rms}, trace.normEps);
}

} // namespace

at::Tensor featuresOf(const Trace& trace, Facet facet, int layer)
{
    const auto third = [&](int part) {
        const at::Tensor qkv = trace.blocks.light(static_cast<std::size_t>(layer)).qkv;
        const std::int64_t inner = qkv.size(1) / 3;
        return qkv.narrow(1, part * inner, inner).to(at::kDouble);
    };
    switch (facet) {
    case Facet::Tokens:
        return leaving(trace, layer).to(at::kDouble);
    case Facet::Normed:
        return normed(trace, leaving(trace, layer).to(at::kDouble));
    case Facet::Queries:
        return third(0);
    case Facet::Keys:
        return third(1);
    case Facet::Values:
        return third(2);
    }
    throw internalError("no such facet");
}

at::Tensor patchFeaturesOf(const Trace& trace, Facet facet, int layer)
{
    return featuresOf(trace, facet, layer).narrow(0, trace.prefix, trace.patchTokens());
}

std::vector<bool> ordinaryPatches(const Trace& trace, int layer)
{
    const at::Tensor tokens = patchFeaturesOf(trace, Facet::Tokens, layer);
    const at::Tensor norms = tokens.square().sum(1).sqrt().to(at::kCPU, at::kFloat).contiguous();
    const std::vector<float> lengths(norms.data_ptr<float>(), norms.data_ptr<float>() + norms.numel());
    const double longest = fencesOf(lengths).high;
    std::vector<bool> ordinary;
    for (const float length : lengths) {
        ordinary.push_back(double(length) <= longest);
    }
    return ordinary;
}

std::vector<float> meanFeature(const Trace& trace, Facet facet, int layer, const std::vector<int>& patches)
{
    const at::Tensor rows = patchFeaturesOf(trace, facet, layer).to(at::kCPU);
    if (patches.empty()) {
        throw usageError("query: expected at least one patch");
    }
    at::Tensor sum = at::zeros({rows.size(1)}, at::kDouble);
    for (const int patch : patches) {
        if (patch < 0 || patch >= rows.size(0)) {
            throw usageError("query: expected patches 0 to ", rows.size(0) - 1, ", got ", patch);
        }
        sum += rows[patch];
    }
    const at::Tensor mean = (sum / double(patches.size())).to(at::kFloat).contiguous();
    return {mean.data_ptr<float>(), mean.data_ptr<float>() + mean.numel()};
}

} // namespace hydra
