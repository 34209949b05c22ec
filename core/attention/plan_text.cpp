// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/plan_text.h"

#include "core/base/message.h"
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

Message shownPlan(const AttentionPlan& plan, const AttentionPlan& trained)
{
    return plan == trained ? Message(plan.text())
                           : message("%1, weights trained with %2", plan.text(), trained.text());
}

} // namespace hydra
