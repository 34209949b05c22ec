// SPDX-License-Identifier: GPL-3.0-or-later
// Which attention each block computes. One grammar for the window, the command line and files
// (reference.md "Attention plans"):
//   KIND[:KERNEL][,heads=N][,phi=head|whole][,size=N][@WHERE] joined by ';',
//   WHERE = all | back:N | front:N | interleave:N | 0,3,7-11
// Blocks not named keep the checkpoint's own type. Plain data.
#pragma once

#include "core/attention/attention_kind.h"

#include <string>
#include <vector>

namespace hydra {

struct VitConfig;

enum class Kernel
{
    Cosine,
    TanhL2,
    Mean,
    TanhSoftmax,
    SigmoidSoftmax,
    L1,
    CosineLn,
    TanhL2Ln
};

struct BlockAttention
{
    AttentionKind kind = AttentionKind::Softmax;
    Kernel kernel = Kernel::Cosine; // of Linear and Hydra
    int heads = 0; // of Linear: must divide the block's inner width; 0 keeps the block's head count
    bool whole = false; // of Linear: phi acts on the whole of Q and K, as in Eq. 10, else on each head's part
    int window = defaultWindow; // of Window: patches along a side

    static constexpr int defaultWindow = 14;

    friend bool operator==(const BlockAttention& a, const BlockAttention& b)
    {
        return a.kind == b.kind && (!infoOf(a.kind).choosesKernel || a.kernel == b.kernel)
            && (a.kind != AttentionKind::Linear || (a.heads == b.heads && a.whole == b.whole))
            && (a.kind != AttentionKind::Window || a.window == b.window);
    }
    friend bool operator!=(const BlockAttention& a, const BlockAttention& b) { return !(a == b); }
};

struct AttentionPlan
{
    std::vector<BlockAttention> blocks; // one per block

    friend bool operator==(const AttentionPlan& a, const AttentionPlan& b) { return a.blocks == b.blocks; }
    friend bool operator!=(const AttentionPlan& a, const AttentionPlan& b) { return !(a == b); }

    // softmax everywhere
    [[nodiscard]] static AttentionPlan softmax(int depth);
    // TEXT applied to BASE. Throws Error{Usage} naming the word, its place, and what was expected (a plan
    // that names block 99...).
    [[nodiscard]] static AttentionPlan parse(const std::string& text, const AttentionPlan& base);
    // Text that parses back to this plan on softmax everywhere; "softmax" when it is that. Of linear
    // attention it always says what phi acts on: files read it by writtenPlan().
    [[nodiscard]] std::string text() const;
};

// The words of a plan in a file. Before 0.3.0 phi of linear attention acted on the whole vector, and no word
// said so: PHI is added where linear attention says neither.
[[nodiscard]] std::string writtenPlan(const std::string& words, const char* phi = "phi=whole");
// The plan that the weights were trained with. Throws Error{Usage} for words of a later version.
[[nodiscard]] AttentionPlan trainedPlan(const VitConfig& config);
[[nodiscard]] std::string text(const BlockAttention& block); // "hydra:cosine", "window,size=14"
[[nodiscard]] Kernel kernelOf(const BlockAttention& block) noexcept; // of a kind that combines by sums
// Equal parts of Q and K that phi is applied to one by one: HEADS, or 1 for the whole vector.
[[nodiscard]] int phiParts(const BlockAttention& block, int heads) noexcept;
[[nodiscard]] const std::vector<std::string>& kernelNames(); // in enum order: "cosine", "tanh-l2", ...
[[nodiscard]] const char* name(Kernel kernel) noexcept;

} // namespace hydra
