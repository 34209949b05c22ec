// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/format/named_array.h"

namespace hydra::cli {

namespace {

Json stepOf(const WalkStep& step, bool rows)
{
    Json json{{"id", step.id},           {"title", step.title}, {"operation", step.operation},
              {"formula", step.formula}, {"shape", step.shape}, {"explanation", step.explanation}};
    if (step.weights > 0) {
        json["weights"] = step.weights;
    }
    if (!step.matrix.empty()) {
        json["min"] = step.matrix.min;
        json["max"] = step.matrix.max;
    }
    if (rows && !step.matrix.focusRow.empty()) {
        json["query_row"] = step.matrix.focusRow;
    }
    return json;
}

Json walkOf(bool rows, Pictured& picture, int k, const WalkThrough& walk)
{
    Json steps = Json::array();
    for (const WalkStep& step : walk.steps) {
        Json json = stepOf(step, rows);
        if (const WalkMatrix& matrix = step.matrix; !matrix.empty()) {
            picture.keep(json, join("k", k, ".block", walk.block, ".head", walk.head, ".", step.id, ".npy"),
                         npyBytes(namedArray(step.id, matrix.values, {matrix.rows, matrix.cols})));
        }
        steps.push_back(std::move(json));
    }
    return {{"block", walk.block},
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
    Study study{"walk", "walks", true, {}, {}, settings.out};
    study.settings = {{"layer", question.block},
                      {"head", question.head},
                      {"query", question.query},
                      {"rows", settings.rows}};
    study.work = atEachHeadCount(asking, [&](Pictured& picture, const NetworkKey& network) {
        const engine::WalkPtr walk = asking.session.answer(WalkKey{network, question}, {}, picture.cancel);
        return walkOf(settings.rows, picture, network.sub.heads, *walk);
    });
    return runStudy(asking, study);
}

const Running runsWalk("walk", Parsed<runWalk>::by);

} // namespace hydra::cli
