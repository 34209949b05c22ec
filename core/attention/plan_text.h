// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_plan.h"
#include "core/base/message.h"

#include <string>

namespace hydra {

// PLAN as a value of --attention for a model of CONFIG, relative to the model's own plan; "" if equal.
[[nodiscard]] std::string attentionText(const AttentionPlan& plan, const VitConfig& config);
// PLAN as shown with a result: "hydra:cosine@all, weights trained with softmax" if it differs from TRAINED.
[[nodiscard]] Message shownPlan(const AttentionPlan& plan, const AttentionPlan& trained);

} // namespace hydra
