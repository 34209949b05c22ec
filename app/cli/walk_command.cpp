// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <filesystem>

namespace hydra::cli {

namespace {

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

Json walkOf(const WalkSettings& settings, const Input& input, int k, const WalkThrough& walk)
{
    Json steps = Json::array();
    for (const WalkStep& step : walk.steps) {
        Json json = stepOf(step, settings.rows);
        if (!settings.out.empty() && !step.matrix.empty()) {
            const std::filesystem::path path = std::filesystem::path(settings.out)
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

Json runWalk(const WalkSettings& settings)
{
    Asking asking(settings);
    const WalkQuestion question{blockOf("layer", settings.layer, asking.config().depth), settings.head,
                                settings.query};
    return asking.document("walks",
                           asking.eachNetwork(settings.out, [&](const Input& input, const auto& network) {
                               const engine::WalkPtr walk =
                                   asking.session.answer(WalkKey{network, question}, {}, interruption());
                               Json row = walkOf(settings, input, network.sub.heads, *walk);
                               asking.addSize(row, network);
                               return row;
                           }));
}

const Running runsWalk("walk", Told<runWalk>::by);

} // namespace hydra::cli
