// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of attention of each block. One grammar for the window, the command line and files (reference.md
// "Attention plans"):
//   KIND[:KERNEL][,heads=N][,phi=head|whole][,size=N][@WHERE] joined by ';',
//   WHERE = all | back:N | front:N | interleave:N | 0,3,7-11
// Blocks not named keep the checkpoint's own kind.
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
    bool whole = false; // of Linear: phi acts on all of Q and K, as in Eq. 10, else on each head's part
    int window = defaultWindow; // of Window: side in patches

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
    // Applies TEXT to BASE. Throws Error{Usage} that names the invalid word, or block, and what was expected.
    [[nodiscard]] static AttentionPlan parse(const std::string& text, const AttentionPlan& base);
    // Text that parses to this plan if BASE is softmax everywhere; "softmax" for that plan itself. Linear
    // attention always includes phi=, for files that are read by writtenPlan().
    [[nodiscard]] std::string text() const;
};

// Plan WORDS from a file, with PHI added to linear entries without phi=: before 0.3.0 phi acted on the whole
// vector, and plans had no phi= option.
[[nodiscard]] std::string writtenPlan(const std::string& words, const char* phi = "phi=whole");
// The plan that the weights were trained with. Throws Error{Usage} for words of a later version.
[[nodiscard]] AttentionPlan trainedPlan(const VitConfig& config);
[[nodiscard]] std::string text(const BlockAttention& block); // "hydra:cosine", "window,size=14"
[[nodiscard]] Kernel kernelOf(const BlockAttention& block) noexcept; // for kinds that combine by sums
// The number of equal parts of Q and K to which phi is applied separately: HEADS, or 1 for the whole vector.
[[nodiscard]] int phiParts(const BlockAttention& block, int heads) noexcept;
[[nodiscard]] const std::vector<std::string>& kernelNames(); // in enum order: "cosine", "tanh-l2", ...
[[nodiscard]] const char* name(Kernel kernel) noexcept;

} // namespace hydra
