// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_parts.h"

#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/precision.h"
#include "core/nn/norm.h"
#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace hydra {

at::Tensor patchesAfter(const Trace& trace, int block)
{
    const auto at = static_cast<std::size_t>(block);
    const at::Tensor x = trace.blocks.change(at).features ? trace.blocks[at].output() : trace.level(at + 1);
    return x.narrow(0, trace.prefix, trace.patchTokens());
}

at::Tensor logitsAlong(const Trace& trace, const at::Tensor& direction)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    if (!w.head.weight.defined() || trace.pool == Pool::Attention) {
        throw usageError(w.head.weight.defined()
                             ? phrase("classes of a feature: the last norm and the classifier read them, and "
                                      "this network reads its tokens by attention pooling")
                             : phrase("classes of a feature: the last norm and the classifier read them, and "
                                      "this network has no classifier"));
    }
    at::Tensor inverse = trace.norm.inverseDeviation; // per token; undefined without a last norm
    if (inverse.defined()) {
        inverse = trace.pool == Pool::Token
            ? inverse.narrow(0, 0, 1)
            : inverse.narrow(0, trace.prefix, trace.patchTokens()).mean(0, true);
    }
    // ROWS [n,e], or [n,2e] of the class token and the average, along DIRECTION.
    const auto along = [&](at::Tensor rows) {
        if (trace.pool != Pool::Token) {
            rows = trace.pool == Pool::Average ? rows : rows.narrow(1, rows.size(1) / 2, rows.size(1) / 2);
            if (w.fcNorm.present()) {
                rows = throughFrozenNorm(rows, w.fcNorm,
                                         inverseDeviation(trace.average, w.fcNorm, trace.normEps));
            }
        }
        rows = w.norm.present() ? throughFrozenNorm(rows, w.norm, inverse) : rows;
        return at::mv(rows.to(at::kDouble),
                      direction.narrow(0, 0, rows.size(1)).to(rows.device(), at::kDouble))
            .cpu();
    };
    const bool both = trace.pool == Pool::Token && w.headDist.weight.defined() && pooledRows(trace) == 2;
    const at::Tensor change = along(both ? (w.head.weight + w.headDist.weight) / 2 : w.head.weight);
    return w.measure.defined() ? change / along(w.measure).norm().clamp_min(1e-12) : change;
}

FeatureParts featureParts(const Trace& trace, const Autoencoder& sae, const Target& target,
                          const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    requireFits(sae, trace.network->config());
    requireTarget(target, trace);
    const int block = sae.settings.block;
    Backward backward(trace, target);
    while (backward.block() > block + 1) {
        cancel.check();
        (void)backward.enter();
        backward.leave();
    }
    at::Tensor gradient = at::zeros_like(trace.last);
    gradient.narrow(0, 0, backward.gradient().size(0)).copy_(backward.gradient());
    const at::Tensor g = gradient.narrow(0, trace.prefix, trace.patchTokens());
    const at::Tensor x = patchesAfter(trace, block);
    const SaeCodes codes = sae.encode(x);
    const at::Tensor scaled = codes.deviation.defined() ? g * codes.deviation : g;
    const at::Tensor along = at::mm(scaled, sae.decoder.narrow(1, 0, x.size(1)).to(x.options()).t()); // [P,n]
    const at::Tensor made = sae.decode(codes.f, codes, x);
    FeatureParts parts;
    parts.contribution = (codes.f * along).sum(0, false, at::kDouble).cpu();
    parts.error = (g * (x - made)).sum(at::kDouble).item<double>();
    parts.explainedVariance = explainedVariance(x, made);
    parts.active = activeFeatures(codes.f);
    return parts;
}

} // namespace hydra
