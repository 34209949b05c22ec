// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures by how well they fit one class: of a CLIP, a sentence.
#include "app/cli/network_commands.h"
#include "app/cli/study.h"

#include <algorithm>

namespace hydra::cli {

Json runRank(const Arguments& arguments)
{
    Asking asking(arguments);
    const engine::OpenedModel& model = asking.model;
    const engine::NetworkKey like = asking.network(engine::ImageId(), asking.onlyHeads());
    const engine::ClassChoice target = arguments.has("class")
        ? classOf(arguments, model.config)
        : engine::ClassChoice{engine::ClassChoice::Kind::Index, 0};
    const auto ranked =
        asking.engine.rankNow(inputPaths(arguments, 1), like, target, progressBar(), interruption());
    const auto top = arguments.whole("top", std::size_t(1'000'000));
    Json rows = Json::array();
    for (std::size_t i = 0; i < std::min(top, ranked.size()); ++i) {
        const engine::RankedImage& image = ranked[i];
        Json row{{"input", image.path}};
        if (!image.problem.empty()) {
            row["problem"] = image.problem;
        } else {
            row["logit"] = image.logit;
            row["probability"] = image.probability;
            if (image.cosine) {
                row["similarity"] = *image.cosine;
            }
        }
        rows.push_back(std::move(row));
    }
    return withPrompts(
        {{"model", model.path}, {"class", model.config.className(target.value)}, {"results", rows}},
        model.overrides);
}

} // namespace hydra::cli
