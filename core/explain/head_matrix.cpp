// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/head_matrix.h"

#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/decomposition.h"
#include "core/explain/methods.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace hydra {

namespace {

// Attention that raises the class's logit: dA * A of every head (reference.md "Gradient-weighted attention").

// dA_h[q,t] A_h[q,t] for the gradient's rows q: [heads,n,T]. Kinds that combine by sums use their implied
// matrices; with one feature per head these are summed over the features of each of the network's heads.
at::Tensor gradientTimesAttention(const Trace& trace, int block, const BlockGradient& gradient)
{
    const AttentionView view = viewOf(trace, block);
    if (view.heads == view.v.size(1)) { // one feature per head
        const int heads = termHeads(trace, block);
        return product(byHeads((view.q.narrow(0, 0, gradient.rows) * gradient.raw).contiguous(), heads),
                       byHeads((view.k * view.v).contiguous(), heads).transpose(1, 2));
    }
    return elementwise(
        matrixSlopes(trace, block, gradient, gradient.rows), matrixRows(trace, block, 0, gradient.rows),
        [](const at::Tensor& d, const at::Tensor& of, at::Tensor& result) { at::mul_out(result, d, of); });
}

// Applies OF to each head's [n,T] of WEIGHTED [heads,n,T], heads in parallel: [heads,...].
at::Tensor ofEachHead(const at::Tensor& weighted, const std::function<at::Tensor(const at::Tensor&)>& of)
{
    std::vector<at::Tensor> found(static_cast<std::size_t>(weighted.size(0)));
    const auto one = [&](std::int64_t head) { found[static_cast<std::size_t>(head)] = of(weighted[head]); };
    if (weighted.is_cpu()) {
        forTiles(weighted.size(0), 1, [&](std::int64_t head, std::int64_t) { one(head); });
    } else {
        for (std::int64_t head = 0; head < weighted.size(0); ++head) {
            one(head);
        }
    }
    return at::stack(found);
}

// The positive part of WEIGHTED, one row per head [heads,T]: for patch QUERY, or for -1 the tokens that the
// classifier reads.
at::Tensor positiveRows(const Trace& trace, const at::Tensor& weighted, int query)
{
    const std::int64_t n = weighted.size(1);
    if (query < 0) {
        const at::Tensor weights = pooledWeights(trace).narrow(0, 0, n);
        return ofEachHead(weighted, [&](const at::Tensor& head) { // [n] x [n,T]
            return at::matmul(weights, head.clamp_min(0));
        });
    }
    const std::int64_t row = trace.tokenOf(query);
    if (row >= n) { // the gradient does not reach this token's attention
        return at::zeros({weighted.size(0), weighted.size(2)}, weighted.options());
    }
    return weighted.select(1, row).clamp_min(0);
}

TokenValues gradientAttentionMap(const Trace& trace, const MethodInput& question)
{
    const MapOptions& options = question.options;
    const int heads = termHeads(trace, question.block);
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: block %1 has heads 0 to %2, got %3", question.block, heads - 1, options.head);
    }
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter(question.block, question.cancel);
    const at::Tensor rows =
        positiveRows(trace, gradientTimesAttention(trace, question.block, gradient), options.query);
    if (options.head >= 0) {
        return {rows[options.head], {}};
    }
    switch (options.fusion) {
    case HeadFusion::Min:
        return {rows.amin(0), {}};
    case HeadFusion::Max:
        return {rows.amax(0), {}};
    case HeadFusion::Mean:
        break;
    }
    return {rows.mean(0), {}};
}

struct Asked
{
    const Trace& trace;
    const MethodInfo& info;
    int query;
    const Target& target;

    [[nodiscard]] bool explains() const { return !target.ofClassifier() || target.classIndex >= 0; }
};

struct BlockMaps
{
    at::Tensor values; // [heads,T]
    at::Tensor weights; // [heads]; undefined without a target
};

void require(const Asked& asked)
{
    if (!hasHeadMaps(asked.info)) {
        throw usageError("method %1 has no map per head", asked.info.id);
    }
    if (asked.query < -1 || asked.query >= asked.trace.rows * asked.trace.cols) {
        throw usageError("query token: expected -1 to %1, got %2", asked.trace.rows * asked.trace.cols - 1,
                         asked.query);
    }
    const bool none = asked.target.ofClassifier() && asked.target.classIndex == -1;
    if (!none || asked.info.classSpecific) {
        requireTarget(asked.target, asked.trace);
    }
}

// Every head's row of A; with one feature per head, the mean over all.
at::Tensor attentionOfHeads(const Asked& asked, int block)
{
    const Trace& trace = asked.trace;
    const bool averaged = asked.query < 0 && trace.prefix == 0;
    const std::int64_t from = averaged || asked.query < 0 ? 0 : trace.tokenOf(asked.query);
    const std::int64_t count = averaged ? trace.tokenCount() : 1;
    const AttentionView view = viewOf(trace, block);
    if (!view.own.is_same(view.v) || view.heads == view.v.size(1)) { // one row for all heads
        return attentionRows(trace, block, -1, HeadFusion::Mean, from, count).mean(0, true);
    }
    if (!view.linear) {
        return matrixRows(trace, block, from, count).mean(1);
    }
    const at::Tensor q = byHeads(view.q.narrow(0, from, count).contiguous(), view.heads).mean(1, true);
    return at::matmul(q, byHeads(view.k.contiguous(), view.heads).transpose(1, 2)).squeeze(1);
}

at::Tensor summed(const at::Tensor& terms)
{
    return terms.sum(1).abs();
}

class BlockByBlock
{
public:
    explicit BlockByBlock(const Asked& asked)
        : m_asked(asked)
    {
        if (name() == "gradient-attention") {
            m_backward.emplace(asked.trace, asked.target);
        } else if (asked.explains()) {
            m_reader = frozenReader(asked.trace, asked.target);
        }
    }

    // Call from the last block down.
    [[nodiscard]] BlockMaps of(int block)
    {
        const Trace& trace = m_asked.trace;
        if (m_backward) {
            if (m_backward->block() < static_cast<int>(trace.blocks.size())) {
                m_backward->leave();
            }
            const at::Tensor weighted = gradientTimesAttention(trace, block, m_backward->enter());
            const std::int64_t n = std::min(weighted.size(1), pooledRows(trace));
            return {positiveRows(trace, weighted, m_asked.query),
                    ofEachHead(weighted.narrow(1, 0, n),
                               [](const at::Tensor& head) { return head.abs().mean(); })};
        }
        if (m_asked.explains()) {
            passNorm(trace, block, m_reader);
        }
        const at::Tensor terms = m_asked.explains() ? headTerms(trace, m_reader, block) : at::Tensor();
        if (name() == "decomposition") {
            return {terms, summed(terms)};
        }
        const at::Tensor rows = attentionOfHeads(m_asked, block);
        if (!terms.defined()) {
            return {rows, {}};
        }
        return {rows, rows.size(0) == terms.size(0) ? summed(terms) : terms.sum().abs().unsqueeze(0)};
    }

    [[nodiscard]] Importance importance() const
    {
        return m_backward        ? Importance::GradientTimesAttention
            : m_asked.explains() ? Importance::Decomposition
                                 : Importance::None;
    }

private:
    [[nodiscard]] std::string name() const { return m_asked.info.id; }

    const Asked& m_asked;
    std::optional<Backward> m_backward;
    FrozenReader m_reader;
};

void append(std::vector<float>& to, const at::Tensor& values)
{
    const at::Tensor flat = values.to(at::kCPU, at::kFloat).contiguous();
    to.insert(to.end(), flat.data_ptr<float>(), flat.data_ptr<float>() + flat.numel());
}

} // namespace

HeadMatrix headMatrix(const Trace& trace, const std::string& method, int query, const Target& target,
                      const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const Asked asked{trace, methodInfo(method), query, target};
    require(asked);
    const auto start = std::chrono::steady_clock::now();
    BlockByBlock maps(asked);
    std::vector<BlockMaps> found(trace.blocks.size());
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= 0; --block) {
        cancel.check();
        BlockMaps& one = found[static_cast<std::size_t>(block)];
        one = maps.of(block);
        const at::Tensor patches = one.values.narrow(1, trace.prefix, trace.patchTokens());
        one.values = trace.onGrid(patches.t()).t().contiguous(); // [heads,P]
    }
    HeadMatrix matrix;
    matrix.method = method;
    matrix.classIndex = target.ofClassifier() ? target.classIndex : -1;
    matrix.target = target.name;
    matrix.isSigned = asked.info.isSigned;
    matrix.rows = trace.rows;
    matrix.cols = trace.cols;
    matrix.importance = maps.importance();
    for (const BlockMaps& one : found) {
        matrix.heads.push_back(static_cast<int>(one.values.size(0)));
        append(matrix.values, one.values);
        if (one.weights.defined()) {
            append(matrix.weights, one.weights);
        }
    }
    matrix.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return matrix;
}

} // namespace hydra
