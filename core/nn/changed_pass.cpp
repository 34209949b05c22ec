// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/changed_pass.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

bool needsEveryPatch(const KindInfo& info)
{
    return info.combination == Combination::Windows || info.value == Source::Mixture;
}

void requireSequence(const AttentionPlan& plan, const ChangedPass& changes)
{
    if (!changes.kept.defined() && changes.added == 0) {
        return;
    }
    for (std::size_t i = 0; i < plan.blocks.size(); ++i) {
        const KindInfo& info = infoOf(plan.blocks[i].kind);
        if (needsEveryPatch(info)) {
            throw usageError("what is switched off: block %1 has %2 attention, which needs every patch in "
                             "place: patches cannot be dropped, nor tokens added",
                             i, info.name);
        }
    }
}

} // namespace

bool dropsPatches(const AttentionPlan& plan)
{
    return std::none_of(plan.blocks.begin(), plan.blocks.end(),
                        [](const BlockAttention& block) { return needsEveryPatch(infoOf(block.kind)); });
}

std::optional<ChangedPass> changesOf(const Changes* changes, const VitConfig& config,
                                     const AttentionPlan& plan, const SubWeights& w, const HeadLayout& layout,
                                     const at::TensorOptions& options)
{
    if (changes == nullptr) {
        return std::nullopt;
    }
    requireFits(changes->what, config);
    if (changes->autoencoder && changes->what.needsSae()) {
        requireFits(*changes->autoencoder, config);
        if (config.thinks()) {
            throw usageError("what is changed: this network answers in rounds, and an autoencoder's features "
                             "belong to a single pass");
        }
    }
    std::vector<std::int64_t> hidden;
    for (const BlockWeights& block : w.blocks) {
        hidden.push_back(block.fc2.weight.size(1));
    }
    ChangedPass pass = changedPass(*changes,
                                   {layout.prefix, std::int64_t(layout.rows) * layout.cols, w.widths.embed,
                                    w.widths.inner(), w.widths.heads, std::move(hidden)},
                                   config.depth, options);
    requireSequence(plan, pass);
    const bool nonePooled = pass.kept.defined() && pass.kept.size(0) == 0 && config.pool != Pool::Token;
    if (nonePooled && !changes->mayBeEmpty) {
        throw usageError("what is switched off: the classifier reads the mean of the patches, so at least "
                         "one must remain");
    }
    return pass;
}

at::Tensor sequenceOf(const ChangedPass& changes, const at::Tensor& x, int prefix, EmbeddingTrace* trace)
{
    if (trace != nullptr) {
        trace->positions = changes.keptRows(trace->positions, prefix);
        trace->sum = changes.keptRows(trace->sum, prefix);
        for (at::Tensor* each : {&trace->norm.mean, &trace->norm.inverseDeviation, &trace->norm.output}) {
            *each = each->defined() ? changes.keptRows(*each, prefix) : *each;
        }
    }
    return changes.sequence(x, prefix);
}

} // namespace hydra
