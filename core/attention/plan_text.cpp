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
    // text() speaks of softmax everywhere, which is where --attention starts only for models trained so.
    return own == plain || plan == plain ? plan.text() : "softmax;" + plan.text();
}

std::string shownPlan(const AttentionPlan& plan, const AttentionPlan& trained)
{
    return plan == trained ? plan.text() : plan.text() + ", weights trained with " + trained.text();
}

} // namespace hydra
