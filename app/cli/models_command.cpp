// SPDX-License-Identifier: GPL-3.0-or-later
// models: those that come with the program, and those that are on this computer.
#include "app/cli/commands.h"
#include "app/cli/light_commands.h"
#include "core/base/error.h"
#include "core/checkpoint/outline.h"
#include "core/engine/found_models.h"
#include "core/engine/shipped.h"
#include "core/hub/suggested.h"

#include <filesystem>

namespace hydra::cli {

namespace {

// From headers alone: whether it opens, and as what, or why not.
Json rowOf(const engine::FoundModel& model)
{
    Json row{{"name", model.name},
             {"revision", model.revision},
             {"refs", model.refs},
             {"file", model.path.string()}};
    try {
        const Outline outline = outlineOf(model.path, {}, {}, interruption());
        std::error_code failed;
        const auto bytes = std::filesystem::file_size(outline.raw.file, failed);
        row["file"] = outline.raw.file.string();
        row["family"] = outline.checkpoint.config.architecture.value;
        row["bytes"] = failed ? Json() : Json(bytes);
        row["opens"] = true;
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        row["opens"] = false;
        row["why"] = error.what();
    }
    return row;
}

} // namespace

Json runModels(const Arguments& arguments)
{
    if (arguments.has("suggested")) {
        Json rows = Json::array();
        for (const hub::Suggested& model : hub::suggestedModels()) {
            rows.push_back({{"name", model.name}, {"good_for", model.goodFor}});
        }
        return {{"rows", rows}};
    }
    const auto folder = arguments.text("folder");
    if (arguments.has("found") || folder) {
        Json rows = Json::array();
        (void)unlessInterrupted([&] {
            std::vector<engine::FoundModel> models = engine::foundModels(interruption());
            const auto own = folder ? engine::modelsIn(*folder, interruption()) : decltype(models)();
            models.insert(models.end(), own.begin(), own.end());
            for (const engine::FoundModel& model : models) {
                rows.push_back(rowOf(model));
            }
        });
        return {
            {"hub", engine::hubCache().string()}, {"torch", engine::torchCache().string()}, {"rows", rows}};
    }
    Json models = Json::array();
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        models.push_back(
            {{"name", model.name}, {"title", engine::titleOf(model.path)}, {"path", model.path}});
    }
    return {{"models", models}};
}

} // namespace hydra::cli
