// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/checkpoint/npy.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

Json topOf(const engine::Prediction& p, const VitConfig& config, std::size_t count)
{
    Json top = Json::array();
    for (std::size_t i = 0; i < std::min(count, p.ranking.size()); ++i) {
        const int index = p.ranking[i];
        const auto at = static_cast<std::size_t>(index);
        top.push_back({{"index", index},
                       {"name", config.className(index)},
                       {"probability", p.probabilities[at]},
                       {"logit", p.logits[at]}});
    }
    return top;
}

void writeLogits(const std::string& folder, const std::string& stem, int k, const std::vector<float>& logits)
{
    const at::Tensor values =
        at::from_blob(const_cast<float*>(logits.data()), {static_cast<std::int64_t>(logits.size())});
    writeNpy(std::filesystem::path(folder) / join(stem, ".logits.k", k, ".npy"), values);
}

Json predict(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const std::vector<int> heads = headsOf(arguments, model.config);
    const AttentionPlan plan = planOf(arguments, model.config);
    const auto count = static_cast<std::size_t>(arguments.integer("top", 1, 50).value_or(5));
    const auto folder = arguments.text("npy");
    const std::vector<std::string> paths = inputPaths(arguments, 1);
    if (folder) {
        std::filesystem::create_directories(*folder);
    }
    const Progress progress = progressBar();
    Json results = Json::array();
    for (std::size_t i = 0; i < paths.size() && !interruption().cancelled(); ++i) {
        report(progress, double(i) / double(paths.size()), paths[i]);
        for (const Input& input : openInputs(engine, paths[i])) {
            Json rows = Json::array();
            for (const int k : heads) {
                const auto p = engine.predictNow({input.image.id, model.id, {SliceScheme::HydraViT, k}, plan},
                                                 interruption());
                rows.push_back({{"k", k}, {"ms", p->milliseconds}, {"top", topOf(*p, model.config, count)}});
                if (folder) {
                    writeLogits(*folder, input.stem, k, p->logits);
                }
            }
            results.push_back({{"input", input.name}, {"heads", rows}});
        }
    }
    return {{"model", model.path}, {"attention", plan.text()}, {"results", results}};
}

} // namespace

Command predictCommand()
{
    return {"predict", "MODEL INPUT...", "top classes per input and head count",
            runOptions()
                + std::vector<OptionInfo>{{"top", "5", "classes listed (1 to 50)"},
                                          {"npy", "DIR", "write STEM.logits.kK.npy there"}}
                + modelOptions(),
            predict};
}

} // namespace hydra::cli
