// SPDX-License-Identifier: GPL-3.0-or-later
// What a sub-network costs under an attention plan, by formula (reference.md "Costs"): parameters,
// multiply-accumulates of one picture, the share of attention in them, and the papers' estimate of memory.
// With T tokens, width e, inner = heads * head width, m hidden, n projections of a kind's q, k, v:
//   MACs = 3 p^2 P e + sum over blocks [ T (n e inner + inner e + 2 e m) + attention ] + classes e
// A gated MLP has 3 e m; a pooling head adds 2 T e^2 + 2 T e + 2 e^2 + 2 e m; rotations are no products.
//   attention: softmax, t2t, optimised, efficient 2 T^2 inner | super the same + T^2 inner
//              hydra, aft-simple, polynl 2 T inner | linear of h heads 2 T inner^2 / h
//              window of s x s: 2 inner times the pairs that see each other
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/sub_network.h"

#include <cstdint>

namespace hydra {

// What is counted.
enum class CostConvention
{
    Executed, // every multiply-accumulate of a matrix product that is run
    HydraPaper, // Hydra Attention, Tables 2, 3: LayerNorms too, 5 (2L+1) T e; sums over tokens not
    HydraPaperBlocks, // its Table 4: blocks alone, and windows as T (s^2 + prefix) pairs
    // As the paper of what is asked prints it: a plan with sums or windows as Hydra Attention's Tables 2 and
    // 3, where PolyNL has a product for its queries; others as HydraViT's Table 4, where the projections of
    // DynaBERT's attention are inner x inner, and ramMb is the sum of three parts, each with two decimals.
    Paper
};
template<>
const EnumWords<CostConvention>&
enumWords<CostConvention>(); // "macs", "hydra-paper", "hydra-paper-blocks", "paper"

struct CostOptions
{
    int imageHeight = 0, imageWidth = 0; // pixels; 0: what the position embedding was made for
    CostConvention convention = CostConvention::Executed;
};

struct NetworkCost
{
    std::int64_t parameters = 0; // that the plan reads
    std::int64_t macs = 0; // of one picture
    std::int64_t attentionMacs = 0; // making and applying attention, without projections
    double attentionShare = 0; // attentionMacs / macs
    // Units of 1e6 bytes, as the HydraViT paper prints: parameters (without tokens and positions), every
    // layer's output twice, and the picture. Attention matrices are no layer's output: they are not in it.
    double ramMb = 0;
};

// Of a network that answers in rounds: all of them up to the one of k heads, as their authors count
// (ThinkingViT's projections are not; ProgResViT's patches and gates are at full width).
// Throws Error{Usage} for a plan of another depth, a k outside 1..H, or a picture smaller than a patch.
// Counts beyond 9e18 stay there. SortedNet may ask for widths that its heads do not divide: the sums need
// only their total.
[[nodiscard]] NetworkCost costOf(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                                 const CostOptions& options = {});
// A larger trace keeps the inputs of its blocks, and makes the rest of one again when it is asked for.
constexpr std::int64_t wholeTraceBytes = std::int64_t(1) << 30;
// What their products gave is kept beside them up to this.
constexpr std::int64_t keptProductBytes = std::int64_t(5) << 28;
// What a trace of a pass over so many TOKENS holds of all blocks, in float32: matrices of attention grow with
// their square.
[[nodiscard]] std::int64_t traceBytes(const SubWidths& widths, const AttentionPlan& plan,
                                      std::int64_t tokens);
// Roughly what a map of one picture takes beside the weights: the trace, and what one block works with.
[[nodiscard]] std::int64_t mapBytes(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                                    const CostOptions& options = {});
// Under the plan it was trained with (softmax where that cannot be read), at its own image size.
[[nodiscard]] NetworkCost costOf(const VitConfig& config, const SubNetwork& sub);

// Of one attention layer of width D on TOKENS l, biases on every kernel ("You Need to Pay Better Attention"):
// standard 4 (D^2+D), optimised 3 (D^2+D), efficient 2 (D^2+D), super 2 (D^2+D) + l^2 + l.
[[nodiscard]] std::int64_t attentionParameters(AttentionKind kind, int width, int tokens);

} // namespace hydra
