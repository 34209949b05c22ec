// SPDX-License-Identifier: GPL-3.0-or-later
// What lies inside a pass, as arrays for other programs: tokens, queries, keys, values, attention matrices,
// and what the classifier reads. Plain data.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"
#include "core/format/named_array.h"
#include "core/question/keys.h"

#include <vector>

namespace hydra {
struct Trace;
}

namespace hydra::engine {

class Session;

enum class FeatureKind
{
    Pooled, // what a classifier would read [d]
    Tokens, // of the patches, as they leave a block [P,d]
    Normed, // of the patches, after the final norm [P,d]
    Queries, // of all tokens, prefix tokens first [heads,T,dh]
    Keys,
    Values,
    Attention, // after softmax, rows are queries [heads,T,T]
    Prefix, // class token and registers, as they leave a block [n,d]
    Heads // of a CLIP, what each adds to the embedding that is compared with texts [heads,E]
};
// Of one block, or of the whole pass.
[[nodiscard]] bool isOfBlock(FeatureKind kind) noexcept;

struct FeatureChoice
{
    std::vector<FeatureKind> kinds;
    std::vector<int> blocks; // 0..L-1; empty: the last, whose arrays are called by the kind alone
    bool half = false; // float16 in place of float32
};

// Of the pass first, then block by block: "pooled", "tokens.b7". Throws Error{Usage} for a block
// that there is not, and for the attention matrix of a kind of attention that has none.
[[nodiscard]] std::vector<NamedArray> featureArrays(const Trace& trace, const FeatureChoice& choice);
// Of the pass of KEY, as far as they need it.
[[nodiscard]] std::vector<NamedArray> featureArrays(Session& session, const NetworkKey& key,
                                                    const FeatureChoice& choice,
                                                    const CancelToken& cancel = {});

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::FeatureKind>& enumWords<engine::FeatureKind>(); // "pooled", "tokens", ..., "heads"

} // namespace hydra
