// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <filesystem>

namespace hydra::cli {

namespace {

struct WalkTask
{
    std::vector<int> heads;
    engine::Ask ask;
    WalkQuestion question;
    bool rows = false; // the query's row of every step goes into the document
    std::filesystem::path folder; // empty: nothing is written
};

WalkTask walkTaskOf(const Arguments& arguments, const VitConfig& config)
{
    WalkTask task;
    task.heads = headsOf(arguments, config);
    task.question.block = static_cast<int>(arguments.integer("layer", 0, config.depth - 1).value_or(-1));
    task.question.head = static_cast<int>(arguments.integer("head").value_or(0));
    task.question.query = static_cast<int>(arguments.integer("query").value_or(-1));
    task.rows = arguments.has("rows");
    task.folder = arguments.text("out", "");
    return task;
}

Json stepOf(const WalkStep& step, bool rows)
{
    Json json{{"id", step.id},           {"title", step.title}, {"operation", step.operation},
              {"formula", step.formula}, {"shape", step.shape}, {"explanation", step.explanation}};
    if (!step.matrix.empty()) {
        json["min"] = step.matrix.min;
        json["max"] = step.matrix.max;
    }
    if (rows && !step.matrix.focusRow.empty()) {
        json["query_row"] = step.matrix.focusRow;
    }
    return json;
}

Json walkOf(const WalkTask& task, const Input& input, int k, const WalkThrough& walk)
{
    Json steps = Json::array();
    for (const WalkStep& step : walk.steps) {
        Json json = stepOf(step, task.rows);
        if (!task.folder.empty() && !step.matrix.empty()) {
            const std::filesystem::path path = task.folder
                / join(input.stem, ".k", k, ".block", walk.block, ".head", walk.head, ".", step.id, ".npy");
            writeNpy(path,
                     at::from_blob(const_cast<float*>(step.matrix.values.data()),
                                   {step.matrix.rows, step.matrix.cols}));
            json["file"] = path.string();
        }
        steps.push_back(std::move(json));
    }
    return {{"input", input.name},
            {"k", k},
            {"block", walk.block},
            {"kind", walk.kind},
            {"head", walk.head},
            {"heads", walk.heads},
            {"query", walk.patchOf(walk.token) < 0 ? Json() : Json(walk.patchOf(walk.token))},
            {"formula", walk.formula},
            {"cost", walk.cost},
            {"ms", walk.milliseconds},
            {"steps", steps}};
}

} // namespace

Json runWalk(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    WalkTask task = walkTaskOf(arguments, model.config);
    task.ask = askOf(engine, arguments, model);
    Json walks = Json::array();
    eachInput(engine, arguments, task.folder, [&](const std::vector<Input>& inputs, const Progress&) {
        for (const Input& input : inputs) {
            for (const int k : task.heads) {
                const engine::NetworkKey network = task.ask.network(input.image.id, model.id, k);
                const engine::WalkPtr walk =
                    engine.answer(engine::WalkKey{network, task.question}, {}, interruption());
                walks.push_back(walkOf(task, input, k, *walk));
                addSize(walks.back(), engine, network);
            }
        }
    });
    return {{"model", model.path},
            {"attention", task.ask.plan.text()},
            {"without", task.ask.without.text()},
            {"walks", walks}};
}

} // namespace hydra::cli
