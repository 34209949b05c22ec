// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/trace.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// Calls VISIT with every activation of the trace.
template<class T, class Visit>
void forEach(T& trace, Visit&& visit)
{
    visit(trace.pixels);
    visit(trace.tokens);
    const auto visitNorm = [&](auto& norm) {
        visit(norm.mean);
        visit(norm.inverseDeviation);
        visit(norm.output);
    };
    visit(trace.embedding.positions);
    visit(trace.embedding.sum);
    visitNorm(trace.embedding.norm);
    for (auto& b : trace.blocks) {
        visit(b.input);
        visitNorm(b.norm1);
        visit(b.qkv);
        visit(b.plainQkv);
        visit(b.probabilities);
        visit(b.joined);
        visit(b.attentionBranch);
        visit(b.middle);
        visitNorm(b.norm2);
        visit(b.hidden);
        visit(b.activated);
        visit(b.mlpBranch);
    }
    visit(trace.last);
    visitNorm(trace.norm);
    visit(trace.pooled);
    visit(trace.logits);
}

} // namespace

std::size_t Trace::bytes() const
{
    std::size_t sum = 0;
    forEach(*this, [&](const at::Tensor& t) { sum += t.defined() ? t.nbytes() : 0; });
    return sum;
}

void Trace::toFloat()
{
    forEach(*this, [](at::Tensor& t) {
        if (t.defined()) {
            t = t.to(at::kFloat);
        }
    });
}

} // namespace hydra
