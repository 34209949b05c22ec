// SPDX-License-Identifier: GPL-3.0-or-later
// models: those that come with the program.
#include "app/cli/commands.h"
#include "app/cli/light_commands.h"
#include "core/engine/shipped.h"

namespace hydra::cli {

Json runModels(const Arguments&)
{
    Json models = Json::array();
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        models.push_back(
            {{"name", model.name}, {"title", engine::titleOf(model.path)}, {"path", model.path}});
    }
    return {{"models", models}};
}

Command modelsCommand()
{
    return {"models", "", "the shipped models", {}};
}

} // namespace hydra::cli
