// SPDX-License-Identifier: GPL-3.0-or-later
// Where the network looks when it reads its answer (reference.md 2.9): A of the pooling head. A network
// without one reads the class token or the patches: their rows of the last block's attention, by how much
// each is read.
#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// [heads,T] of the pooling head -> [T]
at::Tensor fusedRows(const at::Tensor& rows, HeadFusion fusion)
{
    return fusion == HeadFusion::Min ? rows.amin(0) : fusion == HeadFusion::Max ? rows.amax(0) : rows.mean(0);
}

} // namespace

TokenValues poolAttention(const Trace& trace, const Question& question)
{
    const MapOptions& options = question.options;
    const int last = static_cast<int>(trace.blocks.size()) - 1;
    const bool pools = trace.pool == Pool::Attention;
    const int heads =
        pools ? static_cast<int>(trace.poolHead.probabilities.size(0)) : viewOf(trace, last).heads;
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: the network is read by heads 0 to ", heads - 1, ", got ", options.head);
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

} // namespace hydra
