// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/pooling.h"

#include "core/base/message.h"
#include "core/nn/straight_classifier.h"
#include "core/tensor/finite.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

at::Tensor poolTokens(const VitConfig& config, const SubWeights& w, const at::Tensor& tokens,
                      std::int64_t added, Trace* trace)
{
    if (config.pool.value == Pool::Token) {
        return tokens.narrow(1, 0, w.headDist.weight.defined() ? 2 : 1);
    }
    const std::int64_t prefix = config.prefixTokens();
    if (config.pool.value == Pool::Attention) {
        return attentionPool(tokens.narrow(1, 0, tokens.size(1) - added), w.poolHead, config.poolActivation,
                             config.normEps, trace != nullptr ? &trace->poolHead : nullptr);
    }
    const std::int64_t patches = tokens.size(1) - prefix - added;
    const at::Tensor rows = tokens.narrow(1, prefix, patches);
    at::Tensor mean = patches > 0 ? rows.mean(1, true) : rows.sum(1, true);
    if (trace != nullptr) {
        trace->average = mean[0];
    }
    mean = normalise(mean, w.fcNorm, config.normEps);
    return config.pool.value == Pool::Average ? mean : at::cat({tokens.narrow(1, 0, 1), mean}, 2);
}

at::Tensor classify(const SubWeights& w, const at::Tensor& pooled)
{
    if (!w.head.weight.defined()) {
        return at::empty({pooled.size(0), 0}, pooled.options());
    }
    at::Tensor logits = affine(throughSteps(w, pooled.select(1, 0).contiguous()), w.head.weight, w.head.bias);
    if (pooled.size(1) == 2) {
        logits = (logits + affine(pooled.select(1, 1).contiguous(), w.headDist.weight, w.headDist.bias)) / 2;
    }
    return measured(logits, pooled.select(1, 0), w);
}

void requireAnswer(const at::Tensor& logits, const at::Tensor& pooled)
{
    const bool classifies = logits.numel() > 0;
    const at::Tensor& answer = classifies ? logits : pooled;
    requireFinite(answer.size(0) == 1 ? answer[0] : answer,
                  classifies ? phrase("the network's logits") : phrase("the network's embedding"));
}

at::Tensor measured(const at::Tensor& given, const at::Tensor& x, const SubWeights& w)
{
    constexpr double tiny = 1e-30;
    if (!w.measure.defined()) {
        return given;
    }
    const at::Tensor scaled =
        given / affine(x.contiguous(), w.measure, {}).norm(2, {1}, true).clamp_min(tiny);
    return w.ofEach.defined() ? scaled + w.ofEach : scaled;
}

} // namespace hydra
