// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/feature_arrays.h"

#include "core/base/error.h"
#include "core/base/not_finite.h"
#include "core/engine/inquiry.h"
#include "core/explain/attention_view.h"
#include "core/explain/decomposition.h"
#include "core/nn/trace.h"
#include "core/tensor/finite.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

namespace {

NamedArray arrayOf(std::string name, const at::Tensor& values, bool half)
{
    const at::Tensor plain = values.detach().to(at::kCPU, half ? at::kHalf : at::kFloat).contiguous();
    requireFinite(plain, half ? message("%1 in float16", name) : Message(name));
    const auto* const bytes = static_cast<const char*>(plain.data_ptr());
    return {std::move(name), half ? "<f2" : "<f4", plain.sizes().vec(), {bytes, bytes + plain.nbytes()}};
}

// [T,inner] -> [heads,T,dh]
at::Tensor partOf(const Trace& trace, const BlockTrace& b, int part)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    return byHeads(b.qkv.narrow(1, part * inner, inner), headsOf(b.attention, trace.layout, inner));
}

at::Tensor ofBlock(const Trace& trace, FeatureKind kind, int block)
{
    const at::Tensor& leaving = trace.level(static_cast<std::size_t>(block) + 1);
    if (kind == FeatureKind::Tokens) {
        return leaving.narrow(0, trace.prefix, trace.patchTokens());
    }
    if (kind == FeatureKind::Prefix) {
        return leaving.narrow(0, 0, trace.prefix);
    }
    if (kind == FeatureKind::Heads) {
        return headVectors(trace, block);
    }
    if (kind == FeatureKind::Contribution) {
        return contributionVectors(trace, block);
    }
    const auto at = static_cast<std::size_t>(block);
    if (kind != FeatureKind::Attention) {
        return partOf(trace, trace.blocks.light(at),
                      kind == FeatureKind::Queries    ? 0
                          : kind == FeatureKind::Keys ? 1
                                                      : 2);
    }
    const BlockTrace b = trace.blocks[at];
    if (!b.probabilities.defined()) {
        throw usageError("attention: block %1 (%2) has no attention matrix; export q, k and v instead", block,
                         text(b.attention));
    }
    return b.probabilities;
}

} // namespace

bool isOfBlock(FeatureKind kind) noexcept
{
    return kind != FeatureKind::Pooled && kind != FeatureKind::Normed;
}

std::vector<NamedArray> featureArrays(const Trace& trace, const FeatureChoice& choice)
{
    const int depth = static_cast<int>(trace.blocks.size());
    for (const int block : choice.blocks) {
        if (block < 0 || block >= depth) {
            throw usageError("block: expected 0 to %1, got %2", depth - 1, block);
        }
    }
    const auto named = [&](const std::string& name, const at::Tensor& values) {
        return arrayOf(name, values, choice.half);
    };
    std::vector<NamedArray> arrays;
    for (const FeatureKind kind : choice.kinds) {
        if (kind == FeatureKind::Pooled) {
            arrays.push_back(named(wordOf(kind), trace.pooled.mean(0)));
        } else if (kind == FeatureKind::Normed) {
            const at::Tensor& all = trace.norm.output.defined() ? trace.norm.output : trace.last;
            arrays.push_back(named(wordOf(kind), all.narrow(0, trace.prefix, trace.patchTokens())));
        } else if (choice.blocks.empty()) {
            arrays.push_back(named(wordOf(kind), ofBlock(trace, kind, depth - 1)));
        }
    }
    for (const int block : choice.blocks) { // block by block: a large picture's are recomputed once each
        for (const FeatureKind kind : choice.kinds) {
            if (isOfBlock(kind)) {
                arrays.push_back(named(join(wordOf(kind), ".b", block), ofBlock(trace, kind, block)));
            }
        }
    }
    return arrays;
}

std::vector<NamedArray> featureArrays(Session& session, const NetworkKey& key, const FeatureChoice& choice,
                                      const CancelToken& cancel)
{
    const VitConfig& config = session.files().network(key.model)->config();
    const int last =
        choice.blocks.empty() ? -1 : *std::max_element(choice.blocks.begin(), choice.blocks.end());
    const bool readsTheEnd = !std::all_of(choice.kinds.begin(), choice.kinds.end(), isOfBlock);
    const bool cut = !readsTheEnd && last >= 0 && last + 1 < config.depth && !config.thinks()
        && session.cachedTrace({key, Precision::Single}) == nullptr;
    // The pass ends at the last requested block.
    const NetworkKey pass = cut ? key.upToBlock(last) : key;
    return naming(session.files().nameOf(key.image), [&] {
        return featureArrays(*session.trace({pass, Precision::Single}, cancel), choice);
    });
}

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::FeatureKind>& enumWords<engine::FeatureKind>()
{
    using Kind = engine::FeatureKind;
    static const EnumWords<Kind> words{{Kind::Pooled, "pooled"},
                                       {Kind::Tokens, "tokens"},
                                       {Kind::Normed, "normed"},
                                       {Kind::Queries, "q"},
                                       {Kind::Keys, "k"},
                                       {Kind::Values, "v"},
                                       {Kind::Attention, "attention"},
                                       {Kind::Prefix, "prefix"},
                                       {Kind::Heads, "heads"},
                                       {Kind::Contribution, "contribution"}};
    return words;
}

} // namespace hydra
