// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/explain/head_matrix.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <cmath>
#include <filesystem>

namespace hydra::cli {

namespace {

struct PartsTask
{
    std::vector<int> heads;
    engine::Ask ask;
    bool evenly = false;
    std::string matrix; // a method whose maps of all heads are told; empty: none
    int query = -1;
    std::filesystem::path folder; // empty: nothing is written
};

PartsTask partsTaskOf(const Arguments& arguments, const VitConfig& config)
{
    PartsTask task;
    task.heads = headsOf(arguments, config);
    task.ask = askOf(arguments, config);
    task.ask.target = targetOf(arguments, config);
    task.evenly = arguments.text("split", "own") == "even";
    task.matrix = arguments.text("matrix", "");
    task.query = static_cast<int>(arguments.integer("query").value_or(-1));
    task.folder = arguments.text("out", "");
    return task;
}

Json partsOf(const Decomposition& parts)
{
    Json blocks = Json::array();
    for (std::size_t b = 0; b < parts.blocks.size(); ++b) {
        Json heads = Json::array();
        for (int h = 0; h < parts.blocks[b].heads; ++h) {
            heads.push_back(parts.head(b, h));
        }
        blocks.push_back({{"block", b},
                          {"heads", heads},
                          {"attention_bias", parts.blocks[b].bias},
                          {"attention", parts.attention(b)},
                          {"mlp", parts.blocks[b].mlp}});
    }
    return {{"embedding", parts.embedding}, {"constant", parts.constant}, {"blocks", blocks}};
}

Json curveOf(const Lens& lens, const VitConfig& config)
{
    Json levels = Json::array();
    for (std::size_t i = 0; i < lens.levels.size(); ++i) {
        const LensLevel& level = lens.levels[i];
        levels.push_back({{"after_block", i == 0 ? Json() : Json(i - 1)}, // null: the embedding
                          {"logit", level.logit},
                          {"probability", std::isnan(level.probability) ? Json() : Json(level.probability)}});
        if (level.best >= 0) {
            levels.back().update({{"best", level.best},
                                  {"best_name", config.className(level.best)},
                                  {"best_probability", level.bestProbability}});
        }
    }
    return levels;
}

const char* wordFor(Importance importance)
{
    return importance == Importance::Decomposition         ? "magnitude of the part of the logit"
        : importance == Importance::GradientTimesAttention ? "mean magnitude of gradient times attention"
                                                           : "none";
}

Json matrixOf(const PartsTask& task, const Input& input, int k, const HeadMatrix& matrix)
{
    Json json{{"method", matrix.method},
              {"heads", matrix.heads},
              {"rows", matrix.rows},
              {"cols", matrix.cols},
              {"importance_is", wordFor(matrix.importance)},
              {"importance", matrix.weights}};
    if (!task.folder.empty()) {
        const std::filesystem::path path =
            task.folder / join(input.stem, ".", matrix.method, ".heads.k", k, ".npy");
        writeNpy(path,
                 at::from_blob(const_cast<float*>(matrix.values.data()),
                               {static_cast<std::int64_t>(matrix.count()), matrix.rows, matrix.cols}));
        json["file"] = path.string();
    }
    return json;
}

Json decompositionOf(engine::Engine& engine, const engine::OpenedModel& model, const PartsTask& task,
                     const Input& input, int k)
{
    const engine::NetworkKey network = task.ask.network(input.image.id, model.id, k);
    const auto parts =
        engine.answer(engine::DecompositionKey{network, task.ask.target, task.evenly}, {}, interruption());
    const auto lens = engine.answer(engine::LensKey{network, -1, task.ask.target}, {}, interruption());
    Json row{{"input", input.name},
             {"k", k},
             {"parts", partsOf(*parts)},
             {"sum", parts->sum()},
             {"logit", parts->logit},
             {"residual", parts->residual()},
             {"lens", curveOf(*lens, model.config)}};
    if (parts->classIndex >= 0) {
        row["class"] = parts->classIndex;
        row["class_name"] = model.config.className(parts->classIndex);
    } else {
        row["target"] = parts->target;
    }
    addSize(row, engine, network);
    if (!task.matrix.empty()) {
        const engine::HeadMatrixKey key{network, task.matrix, task.query, task.ask.target};
        row["matrix"] = matrixOf(task, input, k, *engine.answer(key, {}, interruption()));
    }
    return row;
}

} // namespace

Json runDecompose(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const PartsTask task = partsTaskOf(arguments, model.config);
    Json rows = Json::array();
    eachInput(engine, arguments, task.folder, [&](const std::vector<Input>& inputs, const Progress&) {
        for (const Input& input : inputs) {
            for (const int k : task.heads) {
                rows.push_back(decompositionOf(engine, model, task, input, k));
            }
        }
    });
    return {{"model", model.path}, {"attention", task.ask.plan.text()}, {"decompositions", rows}};
}

} // namespace hydra::cli
