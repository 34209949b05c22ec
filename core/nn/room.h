// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether a pass fits into memory before it allocates: otherwise the system would kill the program.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/sub_network.h"

#include <cstdint>
#include <optional>

namespace hydra {

enum class PassFor
{
    Answer, // logits only: attention matrices are not kept
    Map // a trace and its explanation
};
// Throws Error{Usage}, with the size that would fit, if PICTURES of HEIGHT x WIDTH pixels at once do not.
void requireRoom(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                 int width, std::int64_t pictures, PassFor what);
// The bytes, in float32, of the results of all products in a pass over TOKENS tokens. Nullopt if that exceeds
// a quarter of this machine's memory, or if keeping them is not supported: post-norm networks, attention
// other than softmax.
[[nodiscard]] std::optional<std::int64_t> productBytes(const VitConfig& config, const SubNetwork& sub,
                                                       const AttentionPlan& plan, std::int64_t tokens);
// Approximate memory for a map of one picture, beside the weights, kept products included.
[[nodiscard]] std::int64_t roomOfMap(const VitConfig& config, const SubNetwork& sub,
                                     const AttentionPlan& plan, int height, int width);

} // namespace hydra
