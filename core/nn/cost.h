// SPDX-License-Identifier: GPL-3.0-or-later
// What a sub-network costs under an attention plan, by formula (reference.md "Costs"): parameters,
// multiply-accumulates of one picture, the share of attention in them, and the papers' estimate of memory.
// With T tokens, width e, inner = heads * head width, m hidden, n projections of a kind's q, k, v:
//   MACs = 3 p^2 P e + sum over blocks [ T (n e inner + inner e + 2 e m) + attention ] + classes e
// A gated MLP has 3 e m; a pooling head adds 2 T e^2 + 2 T e + 2 e^2 + 2 e m; rotations are not counted.
//   attention: softmax, t2t, optimised, efficient 2 T^2 inner | super the same + T^2 inner
//              hydra, aft-simple, polynl 2 T inner | linear of h heads 2 T inner^2 / h
//              window of s x s: 2 inner times the pairs of tokens that attend to each other
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/sub_network.h"

#include <cstdint>

namespace hydra {

enum class CostConvention
{
    Executed, // every multiply-accumulate of the matrix products that are run
    HydraPaper, // Hydra Attention, Tables 2, 3: LayerNorms too, 5 (2L+1) T e; sums over tokens not
    HydraPaperBlocks, // its Table 4: blocks alone, and windows as T (s^2 + prefix) pairs
    // As printed in the paper of the plan: sums or windows as in Hydra Attention's Tables 2 and 3, where
    // PolyNL has a product for its queries; others as in HydraViT's Table 4, where the projections of
    // DynaBERT's attention are inner x inner, and ramMb is the sum of three parts, each with two decimals.
    Paper
};
template<>
const EnumWords<CostConvention>&
enumWords<CostConvention>(); // "macs", "hydra-paper", "hydra-paper-blocks", "paper"

struct CostOptions
{
    int imageHeight = 0, imageWidth = 0; // pixels; 0: the model's own size
    CostConvention convention = CostConvention::Executed;
};

struct NetworkCost
{
    std::int64_t parameters = 0; // those that the plan reads
    std::int64_t macs = 0; // for one picture
    std::int64_t attentionMacs = 0; // computing and applying attention weights, without projections
    double attentionShare = 0; // attentionMacs / macs
    // In 1e6 bytes, as in the HydraViT paper: parameters (without tokens and positions), every layer's output
    // twice, and the picture. Attention matrices are not counted, as they are not a layer's output.
    double ramMb = 0;
};

// A network that answers in rounds counts all rounds up to that of k heads, as its authors do (without
// ThinkingViT's projections; ProgResViT's patches and gates at full width).
// Throws Error{Usage} for a plan of another depth, a k outside 1..H, or a picture smaller than a patch.
// Counts are clamped to 9e18. SortedNet may have widths that its heads do not divide: the sums need only the
// total.
[[nodiscard]] NetworkCost costOf(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                                 const CostOptions& options = {});
// A larger trace keeps only the inputs of its blocks, and recomputes the rest of a block on request.
constexpr std::int64_t wholeTraceBytes = std::int64_t(1) << 30;
// Up to this size, the results of the blocks' products are kept beside the inputs.
constexpr std::int64_t keptProductBytes = std::int64_t(5) << 28;
// The size of all blocks in the trace of a pass over TOKENS tokens, in float32: attention matrices grow with
// the square.
[[nodiscard]] std::int64_t traceBytes(const SubWidths& widths, const AttentionPlan& plan,
                                      std::int64_t tokens);
// Approximate memory for a map of one picture, beside the weights: the trace, and the working memory of one
// block.
[[nodiscard]] std::int64_t mapBytes(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                                    const CostOptions& options = {});
// The cost under the plan the network was trained with (softmax if that cannot be read), at its own image
// size.
[[nodiscard]] NetworkCost costOf(const VitConfig& config, const SubNetwork& sub);

// Parameters of one attention layer of width D on l TOKENS, biases on every kernel ("You Need to Pay Better
// Attention"): standard 4 (D^2+D), optimised 3 (D^2+D), efficient 2 (D^2+D), super 2 (D^2+D) + l^2 + l.
[[nodiscard]] std::int64_t attentionParameters(AttentionKind kind, int width, int tokens);
// Matrix products of one attention layer of h HEADS, counted per head as the remarks of that paper do:
// standard 5h + 1, optimised h fewer, efficient 2h fewer, super 2h - 1 fewer. 0 for kinds that combine by
// sums.
[[nodiscard]] int attentionProducts(AttentionKind kind, int heads);

} // namespace hydra
