// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/trace.h"

#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// Each calls VISIT with every activation.
template<class T, class Visit>
void forEachOfNorm(T& norm, const Visit& visit)
{
    visit(norm.mean);
    visit(norm.inverseDeviation);
    visit(norm.output);
}

template<class T, class Visit>
void forEachOfBlock(T& b, const Visit& visit)
{
    visit(b.input);
    forEachOfNorm(b.norm1, visit);
    visit(b.qkv);
    visit(b.plainQkv);
    visit(b.probabilities);
    visit(b.scores);
    visit(b.raw);
    visit(b.joined);
    visit(b.attentionBranch);
    visit(b.middle);
    forEachOfNorm(b.norm2, visit);
    visit(b.hidden);
    visit(b.activated);
    visit(b.mlpBranch);
}

template<class T, class Visit>
void forEach(T& trace, const Visit& visit)
{
    visit(trace.pixels);
    visit(trace.tokens);
    visit(trace.embedding.positions);
    visit(trace.embedding.sum);
    forEachOfNorm(trace.embedding.norm, visit);
    for (auto& b : trace.blocks) {
        forEachOfBlock(b, visit);
    }
    visit(trace.last);
    forEachOfNorm(trace.norm, visit);
    visit(trace.average);
    visit(trace.pooled);
    visit(trace.logits);
}

void round(at::Tensor& t)
{
    if (t.defined()) {
        t = t.to(at::kFloat);
    }
}

} // namespace

std::shared_ptr<const SubWeights> Trace::absolute() const
{
    return network->absoluteWeights(sub);
}

Trace Trace::again(const at::Tensor& other, const CancelToken& cancel) const
{
    Trace found;
    (void)network->forward(other, sub, plan, cancel, &found);
    return found;
}

std::size_t Trace::bytes() const
{
    std::size_t sum = 0;
    forEach(*this, [&](const at::Tensor& t) { sum += t.defined() ? t.nbytes() : 0; });
    return sum;
}

void Trace::toFloat()
{
    forEach(*this, round);
}

void toFloat(BlockTrace& block)
{
    forEachOfBlock(block, round);
}

} // namespace hydra
