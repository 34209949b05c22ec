// SPDX-License-Identifier: GPL-3.0-or-later
// Methods that read attention alone: one row of A, and rollout (Abnar & Zuidema 2020); reference.md 5.9
// and 5.10.
#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

namespace hydra {

TokenValues attentionMap(const Trace& trace, const Question& question)
{
    const MapOptions& options = question.options;
    const int heads = viewOf(trace, question.layer).heads;
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: block ", question.layer, " has heads 0 to ", heads - 1, ", got ",
                         options.head);
    }
    if (options.query < 0 && trace.prefix == 0) { // no class token: what all patches look at, on average
        return {
            attentionRows(trace, question.layer, options.head, options.fusion, 0, trace.tokenCount()).mean(0),
            {}};
    }
    const std::int64_t row = options.query < 0 ? 0 : trace.tokenOf(options.query);
    return {attentionRows(trace, question.layer, options.head, options.fusion, row, 1)[0], {}};
}

namespace {

// Sets the smallest share of A's entries to zero; what looks at prefix tokens stays.
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

} // namespace

// Row of the class token in the product over blocks of rownorm(fuse A + I), from the top: a vector times a
// matrix per block instead of a matrix times a matrix. The implied matrices of linear kinds enter with their
// positive part.
TokenValues attentionRollout(const Trace& trace, const Question& question)
{
    at::Tensor row = pooledWeights(trace);
    const std::int64_t T = trace.tokenCount();
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= question.start; --block) {
        question.cancel.check();
        row = trace.pastReplaced(row, static_cast<std::size_t>(block));
        if (trace.blocks.change(static_cast<std::size_t>(block)).attentionConstant) {
            continue; // no token reaches another here
        }
        at::Tensor a = attentionRows(trace, block, -1, question.options.fusion, 0, T).clamp_min(0);
        a = discardSmallest(a, question.options.discard, trace.prefix, trace.patchTokens());
        const at::Tensor scaled = row / (a.sum(1) + 1); // rownorm(A + I) without building it
        row = at::mv(a.t(), scaled) + scaled;
    }
    return {row, {}};
}

} // namespace hydra
