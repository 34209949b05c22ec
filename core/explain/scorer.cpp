// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/scorer.h"

#include <ATen/ATen.h>

namespace hydra {

Scorer::Worth worthOfClass(const at::Tensor& scores, int index, Answers answers)
{
    const at::Tensor exact = scores.to(at::kCPU, at::kDouble);
    return {sharesOf(answers, exact).select(1, index).contiguous(),
            (exact.select(1, index) >= exact.amax(1)).contiguous()};
}

Scorer::Worth worthOf(const Target& target, ClassValue measured, const VisionTransformer& network,
                      const SubNetwork& sub, const at::Tensor& logits, const at::Tensor& tokens)
{
    if (target.kind == Target::Kind::Class) {
        return worthOfClass(logits, target.classIndex,
                            measured == ClassValue::Probability ? network.config().answers.value
                                                                : Answers::Values);
    }
    const at::Tensor values = target.ofTokens()
        ? featureValues(target, tokens, network.config().prefixTokens())
        : valuesOf(target, target.ofClassifier() ? at::Tensor() : network.pooled(tokens, sub), logits);
    return {values.to(at::kCPU).contiguous(), at::zeros({logits.size(0)}, at::kBool)};
}

NetworkScorer::NetworkScorer(const VisionTransformer& network, SubNetwork sub, AttentionPlan plan,
                             Target target, std::int64_t picturesAtOnce)
    : m_network(network)
    , m_sub(sub)
    , m_plan(std::move(plan))
    , m_target(std::move(target))
    , m_picturesAtOnce(picturesAtOnce)
{ }

Scorer::Worth NetworkScorer::worth(const at::Tensor& pixels, ClassValue measured,
                                   const CancelToken& cancel) const
{
    at::Tensor tokens;
    const at::Tensor logits = m_network.forward(pixels, m_sub, m_plan, cancel, nullptr,
                                                m_target.ofClassifier() ? nullptr : &tokens);
    return worthOf(m_target, measured, m_network, m_sub, logits, tokens);
}

} // namespace hydra
