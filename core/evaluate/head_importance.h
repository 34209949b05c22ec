// SPDX-License-Identifier: GPL-3.0-or-later
// How much each attention head matters for a class's logit (reference.md "Importance of heads"; attribution
// 9):
//   ablation  logit(all) - logit(this head off)
//   shapley   exact Shapley values, v(S) = logit with the heads outside S off: over all heads if the
//             network has at most 16, else over the heads of each block, all others on
//   gradient  |sum over tokens, features of o_h * d logit / d o_h| (Michel et al., 2019): one backward pass
//   position  H - h: the file's own order, for comparison
// A head that is off gives o_h = 0 before attn.proj, whose bias stays.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"
#include "core/nn/vision_transformer.h"

#include <string>
#include <vector>

namespace hydra {

enum class ImportanceMethod
{
    Ablation,
    Shapley,
    Gradient,
    Position
};
template<>
const EnumWords<ImportanceMethod>& enumWords<ImportanceMethod>(); // "ablation", "shapley", ...

struct HeadValues
{
    int blocks = 0, heads = 0;
    std::vector<double> values; // [blocks][heads]
    bool overAll = false; // Shapley: over all heads at once; NONE is v(no head), ALL is v(all)
    double none = 0, all = 0;

    [[nodiscard]] double at(int block, int head) const
    {
        return values[static_cast<std::size_t>(block) * static_cast<std::size_t>(heads)
                      + static_cast<std::size_t>(head)];
    }
};

constexpr int mostPlayers = 16; // 2^16 logits

// For one picture, PIXELS [1,3,H,W]. Throws Error{Usage} for a class the network does not have, or a network
// whose blocks have no separate heads; Error{Cancelled} between passes.
[[nodiscard]] HeadValues headValues(const VisionTransformer& network, const at::Tensor& pixels,
                                    const SubNetwork& sub, const AttentionPlan& plan, int classIndex,
                                    ImportanceMethod method, const CancelToken& cancel = {});

// Heads of each block, the most important first; ties in order of their number.
[[nodiscard]] std::vector<std::vector<int>> orderOf(const HeadValues& values);

} // namespace hydra
