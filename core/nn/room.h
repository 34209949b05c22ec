// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a pass fits the machine. It is asked before anything is allocated: what the system would do instead
// is end the program.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/sub_network.h"

#include <cstdint>

namespace hydra {

enum class PassFor
{
    Answer, // logits alone: no matrix of attention is kept
    Map // a trace, and what explains it
};
// PICTURES of HEIGHT x WIDTH pixels at once. Throws Error{Usage}, with the size that would fit.
void requireRoom(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan, int height,
                 int width, std::int64_t pictures, PassFor what);

} // namespace hydra
