// SPDX-License-Identifier: GPL-3.0-or-later
// Methods that read attention alone: one row of A, and rollout (Abnar & Zuidema 2020); reference.md
// "Attention" and "Attention rollout".
#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

namespace hydra {

TokenValues attentionMap(const Trace& trace, const MethodInput& question)
{
    const MapOptions& options = question.options;
    const int heads = viewOf(trace, question.block).heads;
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: block %1 has heads 0 to %2, got %3", question.block, heads - 1, options.head);
    }
    if (options.query < 0 && trace.prefix == 0) { // no class token: the mean row of all tokens
        return {
            attentionRows(trace, question.block, options.head, options.fusion, 0, trace.tokenCount()).mean(0),
            {}};
    }
    const std::int64_t row = options.query < 0 ? 0 : trace.tokenOf(options.query);
    return {attentionRows(trace, question.block, options.head, options.fusion, row, 1)[0], {}};
}

namespace {

// Sets the smallest share of A's entries to zero, without the columns of prefix tokens.
at::Tensor discardSmallest(const at::Tensor& a, double share, int prefix, std::int64_t count)
{
    const at::Tensor patches = a.narrow(1, prefix, count);
    const std::int64_t drop = static_cast<std::int64_t>(double(patches.numel()) * share);
    if (drop == 0) {
        return a;
    }
    const at::Tensor limit = std::get<0>(patches.flatten().kthvalue(drop));
    at::Tensor kept = a.clone();
    kept.narrow(1, prefix, count).masked_fill_(patches <= limit, 0);
    return kept;
}

// [heads,T] of the pooling head -> [T]
at::Tensor fusedRows(const at::Tensor& rows, HeadFusion fusion)
{
    return fusion == HeadFusion::Min ? rows.amin(0) : fusion == HeadFusion::Max ? rows.amax(0) : rows.mean(0);
}

} // namespace

// Row of the class token in the product over blocks of rownorm(fuse A + I), computed from the top: vector
// times matrix per block instead of matrix times matrix. Linear kinds use the positive part of their implied
// matrices.
TokenValues attentionRollout(const Trace& trace, const MethodInput& question)
{
    at::Tensor row = pooledWeights(trace);
    const std::int64_t T = trace.tokenCount();
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= question.start; --block) {
        question.cancel.check();
        row = trace.pastReplaced(row, static_cast<std::size_t>(block));
        if (trace.blocks.change(static_cast<std::size_t>(block)).attentionConstant) {
            continue; // tokens do not mix here
        }
        at::Tensor a = attentionRows(trace, block, -1, question.options.fusion, 0, T).clamp_min(0);
        a = discardSmallest(a, question.options.discard, trace.prefix, trace.patchTokens());
        const at::Tensor scaled = row / (a.sum(1) + 1); // rownorm(A + I) without building it
        row = at::mv(a.t(), scaled) + scaled;
    }
    return {row, {}};
}

// The attention by which the answer is read (reference.md "Today's blocks"): A of the pooling head. Without
// one, the rows of the last block's attention for the class token or the patches, weighted by their share in
// pooling.
TokenValues poolAttention(const Trace& trace, const MethodInput& question)
{
    const MapOptions& options = question.options;
    const int last = static_cast<int>(trace.blocks.size()) - 1;
    const bool pools = trace.pool == Pool::Attention;
    const int heads =
        pools ? static_cast<int>(trace.poolHead.probabilities.size(0)) : viewOf(trace, last).heads;
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: the network is read with heads 0 to %1, got %2", heads - 1, options.head);
    }
    if (pools) {
        const at::Tensor rows = trace.poolHead.probabilities.squeeze(1); // [heads,T]
        const at::Tensor one = options.head < 0 ? fusedRows(rows, options.fusion) : rows[options.head];
        return {at::constant_pad_nd(one, {0, trace.tokenCount() - one.size(0)}), {}};
    }
    const std::int64_t read = pooledRows(trace);
    const at::Tensor rows = attentionRows(trace, last, options.head, options.fusion, 0, read);
    return {at::mv(rows.t(), pooledWeights(trace).narrow(0, 0, read)), {}};
}

// |x_t| (Euclidean) of each token after a block: a few background tokens have several times their neighbours'
// norm and serve as registers (Darcet et al., ICLR 2024; reference.md "Token norm").
TokenValues tokenNorm(const Trace& trace, const MethodInput& question)
{
    const at::Tensor& x = trace.level(static_cast<std::size_t>(question.block) + 1); // [T,e]
    return {x.square().sum(1).sqrt(), {}};
}

} // namespace hydra
