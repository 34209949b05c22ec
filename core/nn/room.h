// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a pass fits the machine. It is asked before anything is allocated: what the system would do instead
// is end the program.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/sub_network.h"

#include <cstdint>
#include <optional>

namespace hydra {

enum class PassFor
{
    Answer, // logits alone: no matrix of attention is kept
    Map // a trace, and what explains it
};
// PICTURES of HEIGHT x WIDTH pixels at once. Throws Error{Usage}, with the size that would fit.
void requireRoom(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                 int width, std::int64_t pictures, PassFor what);
// What the products of softmax blocks gave, of a pass over so many TOKENS: bytes in float32. None where that
// is more than a quarter of this machine's memory, or would not do: norms of what branches add, other kinds
// of attention.
[[nodiscard]] std::optional<std::int64_t> productBytes(const VitConfig& config, const SubNetwork& sub,
                                                       const AttentionPlan& plan, std::int64_t tokens);
// Roughly what a map of one picture takes beside the weights, with products that are kept.
[[nodiscard]] std::int64_t roomOfMap(const VitConfig& config, const SubNetwork& sub,
                                     const AttentionPlan& plan, int height, int width);

} // namespace hydra
