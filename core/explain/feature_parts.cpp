// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_parts.h"

#include "core/explain/backward.h"
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
