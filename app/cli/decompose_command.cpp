// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/file.h"
#include "core/explain/head_matrix.h"
#include "core/format/named_array.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <cmath>
#include <filesystem>

namespace hydra::cli {

namespace {

struct PartsTask
{
    bool evenly = false;
    std::string matrix; // a method whose maps of all heads are told; empty: none
    int query = -1;
    std::filesystem::path folder; // empty: nothing is written
    std::string sae; // the autoencoder whose features are told; empty: none
    std::filesystem::path arrays; // of --npy
};

PartsTask partsTaskOf(const Arguments& arguments)
{
    PartsTask task;
    task.evenly = arguments.text("split", "own") == "even";
    task.matrix = arguments.text("matrix", "");
    task.query = arguments.whole("query", -1);
    task.folder = arguments.text("out", "");
    task.arrays = arguments.text("npy", "");
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

// What each feature of the autoencoder brings to the target: by its gradient, and of the strongest exactly.
Json featuresOf(Asking& asking, const PartsTask& task, const Input& input, const engine::NetworkKey& network)
{
    const engine::SaeParts parts =
        asking.engine.partsNow(network, asking.ask.target, task.sae, interruption());
    Json strongest = Json::array();
    for (const auto& each : parts.strongest) {
        strongest.push_back(
            {{"feature", each.feature}, {"contribution", each.contribution}, {"exact", each.exact}});
    }
    Json row{{"strongest", strongest},
             {"error", parts.error},
             {"explained_variance", parts.explainedVariance},
             {"l0", parts.active}};
    if (!task.arrays.empty()) {
        const std::filesystem::path path =
            task.arrays / join(input.stem, ".features.k", network.sub.heads, ".npy");
        const auto count = static_cast<std::int64_t>(parts.contribution.size());
        writeFileAtomically(path, npyBytes(namedArray("features", parts.contribution, {count})));
        row["file"] = path.string();
    }
    return row;
}

Json decompositionOf(Asking& asking, const PartsTask& task, const Input& input,
                     const engine::NetworkKey& network)
{
    engine::Engine& engine = asking.engine;
    const engine::ClassChoice& target = asking.ask.target;
    const int k = network.sub.heads;
    const auto parts =
        engine.answer(engine::DecompositionKey{network, target, task.evenly}, {}, interruption());
    const auto lens = engine.answer(engine::LensKey{network, -1, target}, {}, interruption());
    Json row{{"input", input.name},
             {"k", k},
             {"parts", partsOf(*parts)},
             {"sum", parts->sum()},
             {"logit", parts->logit},
             {"residual", parts->residual()},
             {"lens", curveOf(*lens, asking.config())}};
    if (parts->classIndex >= 0) {
        row["class"] = parts->classIndex;
        row["class_name"] = asking.config().className(parts->classIndex);
    } else {
        row["target"] = parts->target;
    }
    asking.addSize(row, network);
    if (!task.sae.empty()) {
        row["features"] = featuresOf(asking, task, input, network);
    }
    if (!task.matrix.empty()) {
        const engine::HeadMatrixKey key{network, task.matrix, task.query, target};
        row["matrix"] = matrixOf(task, input, k, *engine.answer(key, {}, interruption()));
    }
    return row;
}

} // namespace

Json runDecompose(const Arguments& arguments)
{
    Asking asking(arguments, true);
    asking.ask.target = asking.engine.openTargetNow(targetOf(arguments, asking.config()));
    PartsTask task = partsTaskOf(arguments);
    if (arguments.has("sae") && asking.ask.target.kind != engine::ClassChoice::Kind::Feature) {
        task.sae = asking.engine.openAutoencoder(saeSourceOf(arguments));
    }
    Json rows = asking.eachNetwork(task.arrays.empty() ? task.folder : task.arrays,
                                   [&](const Input& input, const auto& network) {
                                       return decompositionOf(asking, task, input, network);
                                   });
    return asking.document("decompositions", std::move(rows));
}

} // namespace hydra::cli
