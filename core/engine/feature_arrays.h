// SPDX-License-Identifier: GPL-3.0-or-later
// The inside of a pass, as arrays for other programs: tokens, queries, keys, values, attention matrices, and
// what the classifier reads. Plain data.
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
    Tokens, // patches, as they leave a block [P,d]
    Normed, // patches, after the final norm [P,d]
    Queries, // of all tokens, prefix tokens first [heads,T,dh]
    Keys,
    Values,
    Attention, // after softmax, rows are queries [heads,T,T]
    Prefix, // class token and registers, as they leave a block [n,d]
    Heads, // CLIP only: what each head adds to the embedding that is compared with texts [heads,E]
    Contribution // what each token adds to a block's attention at the tokens that the classifier reads
                 // [T,inner]
};
// Whether KIND belongs to one block, not to the whole pass.
[[nodiscard]] bool isOfBlock(FeatureKind kind) noexcept;

struct FeatureChoice
{
    std::vector<FeatureKind> kinds;
    std::vector<int> blocks; // 0..L-1; empty: the last, whose arrays are named by the kind alone
    bool half = false; // float16 in place of float32
};

// The arrays of the whole pass, then those of each block: "pooled", "tokens.b7". Throws Error{Usage} for a
// block that does not exist, and for the attention matrix of a kind of attention that has none.
[[nodiscard]] std::vector<NamedArray> featureArrays(const Trace& trace, const FeatureChoice& choice);
// The arrays of KEY's pass, which runs only as far as they need.
[[nodiscard]] std::vector<NamedArray> featureArrays(Session& session, const NetworkKey& key,
                                                    const FeatureChoice& choice,
                                                    const CancelToken& cancel = {});

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::FeatureKind>& enumWords<engine::FeatureKind>(); // "pooled", "tokens", ...

} // namespace hydra
