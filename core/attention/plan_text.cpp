// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/plan_text.h"

#include "core/model/vit_config.h"

namespace hydra {

std::string attentionText(const AttentionPlan& plan, const VitConfig& config)
{
    const AttentionPlan plain = AttentionPlan::softmax(config.depth);
    const AttentionPlan own = trainedPlan(config);
    if (plan == own) {
        return {};
    }
    // text() is relative to softmax everywhere, but --attention starts from the model's own plan.
    return own == plain || plan == plain ? plan.text() : "softmax;" + plan.text();
}

std::string shownPlan(const AttentionPlan& plan, const AttentionPlan& trained)
{
    return plan == trained ? plan.text() : plan.text() + ", weights trained with " + trained.text();
}

} // namespace hydra
