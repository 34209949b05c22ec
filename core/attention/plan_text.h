// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_plan.h"

#include <string>

namespace hydra {

// PLAN as --attention writes it for a model of CONFIG, whose own plan it starts from; "": it is that plan.
[[nodiscard]] std::string attentionText(const AttentionPlan& plan, const VitConfig& config);
// PLAN as it stands beside an answer: "hydra:cosine@all, weights trained with softmax" where it differs from
// TRAINED.
[[nodiscard]] std::string shownPlan(const AttentionPlan& plan, const AttentionPlan& trained);

} // namespace hydra
