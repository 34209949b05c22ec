// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/trace.h"

#include "core/base/error.h"
#include "core/nn/mlp.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace hydra {

namespace {

// These call VISIT with every activation.
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
    visit(b.turn.cosines);
    visit(b.turn.sines);
    visit(b.bias);
    visit(b.raw);
    visit(b.joined);
    forEachOfNorm(b.attnNorm, visit);
    visit(b.plainAttention);
    visit(b.attentionBranch);
    visit(b.middle);
    forEachOfNorm(b.norm2, visit);
    visit(b.gate);
    visit(b.hidden);
    visit(b.activated);
    forEachOfNorm(b.mlpNorm, visit);
    visit(b.plainMlp);
    visit(b.mlpBranch);
    visit(b.sum);
    forEachOfNorm(b.outNorm, visit);
}

template<class T, class Visit>
void forEachOfPool(T& p, const Visit& visit)
{
    for (auto* each : {&p.query, &p.keys, &p.values, &p.scores, &p.probabilities, &p.joined, &p.middle,
                       &p.hidden, &p.activated, &p.mlpBranch}) {
        visit(*each);
    }
    forEachOfNorm(p.norm, visit);
}

// Counting and rounding use the kept blocks, without recomputing.
BlockTrace& keptOf(TracedBlocks& blocks, std::size_t i)
{
    return blocks.writable(i);
}
const BlockTrace& keptOf(const TracedBlocks& blocks, std::size_t i)
{
    return const_cast<TracedBlocks&>(blocks).writable(i); // only read
}

template<class T, class Visit>
void forEach(T& trace, const Visit& visit)
{
    visit(trace.pixels);
    visit(trace.tokens);
    visit(trace.embedding.positions);
    visit(trace.embedding.sum);
    forEachOfNorm(trace.embedding.norm, visit);
    for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
        forEachOfBlock(keptOf(trace.blocks, i), visit);
    }
    visit(trace.last);
    forEachOfNorm(trace.norm, visit);
    forEachOfPool(trace.poolHead, visit);
    visit(trace.average);
    visit(trace.pooled);
    visit(trace.logits);
}

void round(at::Tensor& t)
{
    if (t.defined()) {
        t = inFloat(t);
    }
}

at::Tensor affineOf(const at::Tensor& x, const LinearView& layer)
{
    return affine(x, layer.weight, layer.bias);
}

} // namespace

at::Tensor BlockTrace::output() const
{
    return outNorm.output.defined() ? outNorm.output : sumInTiles(middle, mlpBranch);
}

struct TracedBlocks::Remembered
{
    std::mutex mutex;
    std::size_t block = 0;
    std::optional<BlockTrace> made;
};

void TracedBlocks::keepInput(std::size_t block, const at::Tensor& input)
{
    m_exact.resize(m_kept.size());
    m_exact[block] = input;
    m_kept[block].input = input;
}

void TracedBlocks::keepProducts(std::size_t block, const BlockTrace& made)
{
    BlockTrace& kept = m_kept[block];
    for (const auto product : {&BlockTrace::plainQkv, &BlockTrace::joined, &BlockTrace::attentionBranch,
                               &BlockTrace::gate, &BlockTrace::hidden, &BlockTrace::mlpBranch}) {
        kept.*product = made.*product;
    }
    kept.qkv = made.plainQkv.defined() ? at::Tensor() : made.qkv; // cheap to recompute from plainQkv
}

void TracedBlocks::dropProducts()
{
    for (std::size_t i = 0; areMadeAgain() && i < m_kept.size(); ++i) {
        keepProducts(i, {});
    }
}

void TracedBlocks::setAgain(Again again)
{
    m_again = std::make_shared<const Again>(std::move(again));
    m_last = std::make_shared<Remembered>();
}

BlockTrace TracedBlocks::get(std::size_t block, bool light) const
{
    if (!areMadeAgain()) {
        return m_kept[block];
    }
    const std::lock_guard lock(m_last->mutex);
    if (!m_last->made || m_last->block != block || (m_last->made->light && !light)) {
        m_last->made.reset(); // free it first: never hold two
        m_last->made = (*m_again)(block, m_exact[block], m_kept[block], light);
        m_last->block = block;
    }
    return *m_last->made;
}

std::size_t TracedBlocks::exactBytes() const
{
    std::size_t sum = 0;
    for (std::size_t i = 0; i < m_exact.size(); ++i) {
        sum += m_exact[i].is_same(m_kept[i].input) ? 0 : m_exact[i].nbytes();
    }
    return sum;
}

void TracedBlocks::forget() const
{
    if (m_last) {
        const std::lock_guard lock(m_last->mutex);
        m_last->made.reset();
    }
}

std::shared_ptr<const SubWeights> Trace::absolute() const
{
    const std::shared_ptr<const SubWeights> all = network->absoluteWeights(sub);
    if (!weights->bent) {
        return all;
    }
    auto straight = std::make_shared<SubWeights>(*all);
    straight->steps.clear();
    straight->head = {weights->head.weight.abs(), weights->head.bias.abs()};
    return straight;
}

Trace Trace::again(const at::Tensor& other, const CancelToken& cancel) const
{
    Trace found;
    (void)network->forward(other, sub, plan, cancel, &found);
    return found;
}

std::int64_t Trace::tokenOf(int patch) const
{
    if (!kept.defined()) {
        return prefix + patch;
    }
    const at::Tensor found = (kept == patch).nonzero();
    if (found.size(0) == 0) {
        throw usageError("patch %1 is dropped and has no token", patch);
    }
    return prefix + found.item<std::int64_t>();
}

at::Tensor Trace::onGrid(const at::Tensor& x) const
{
    if (!kept.defined()) {
        return x;
    }
    std::vector<std::int64_t> shape = x.sizes().vec();
    shape[0] = std::int64_t(rows) * cols;
    return at::zeros(shape, x.options()).index_copy_(0, kept.to(x.device()), x);
}

at::Tensor Trace::pastReplaced(const at::Tensor& x, std::size_t block) const
{
    if (!blocks.change(block).tokens.defined() || x.size(0) <= prefix) {
        return x;
    }
    at::Tensor left = x.clone();
    left.narrow(0, prefix, std::min(patchTokens(), x.size(0) - prefix)).zero_();
    return left;
}

std::size_t Trace::bytes() const
{
    std::size_t sum = 0;
    forEach(*this, [&](const at::Tensor& t) { sum += t.defined() ? t.nbytes() : 0; });
    return sum + blocks.exactBytes() + (before ? before->bytes() : 0);
}

void Trace::toFloat()
{
    forEach(*this, round);
}

void toFloat(BlockTrace& block)
{
    forEachOfBlock(block, round);
}

at::Tensor attentionPool(const at::Tensor& tokens, const PoolWeights& w, Activation activation, double eps,
                         PoolTrace* trace)
{
    const std::int64_t B = tokens.size(0), T = tokens.size(1), e = tokens.size(2);
    const std::int64_t d = e / w.heads;
    const at::Tensor flat = tokens.reshape({B * T, e});
    const at::Tensor query = affineOf(w.latent.contiguous(), w.query); // [1,e]
    const at::Tensor keys = affineOf(flat, w.key), values = affineOf(flat, w.value);
    const auto byHead = [&](const at::Tensor& x) { return x.view({B, T, w.heads, d}).transpose(1, 2); };
    const at::Tensor q = query.view({1, 1, w.heads, d}).transpose(1, 2); // [1,heads,1,d]
    const at::Tensor scores = at::matmul(q, byHead(keys).transpose(2, 3)); // [B,heads,1,T]
    const at::Tensor a = at::softmax(scores * (1.0 / std::sqrt(double(d))), -1);
    const at::Tensor joined = at::matmul(a, byHead(values)).transpose(1, 2).reshape({B, e});
    const at::Tensor middle = affineOf(joined, w.projection);
    NormTrace norm;
    const at::Tensor hidden = affineOf(normalise(middle, w.norm, eps, &norm), w.fc1);
    const at::Tensor activated = activate(hidden, activation);
    const at::Tensor mlp = affineOf(activated, w.fc2);
    if (trace != nullptr) {
        *trace = {query, keys, values, scores[0], a[0], joined, middle, norm, hidden, activated, mlp};
    }
    return (middle + mlp).unsqueeze(1);
}

} // namespace hydra
