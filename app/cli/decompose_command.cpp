// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/message.h"
#include "core/base/new_file.h"
#include "core/explain/head_matrix.h"
#include "core/format/named_array.h"

#include <cmath>

namespace hydra::cli {

namespace {

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

Json matrixOf(const DecomposeSettings& settings, Pictured& picture, int k, const HeadMatrix& matrix)
{
    Json json{{"method", matrix.method},
              {"heads", matrix.heads},
              {"rows", matrix.rows},
              {"cols", matrix.cols},
              {"importance_is", wordFor(matrix.importance)},
              {"importance", matrix.weights}};
    picture.folder = settings.out;
    picture.keep(json, join(matrix.method, ".heads.k", k, ".npy"),
                 npyBytes(namedArray(matrix.method, matrix.values,
                                     {std::int64_t(matrix.count()), matrix.rows, matrix.cols})));
    return json;
}

// Returns each autoencoder feature's contribution to the target: by gradient, and exactly for the strongest.
Json featuresOf(Asking& asking, const DecomposeSettings& settings, const std::string& sae, Pictured& picture,
                const NetworkKey& network)
{
    const engine::SaeParts parts = asking.session.parts(network, asking.ask.target, sae, picture.cancel);
    Json strongest = Json::array();
    for (const auto& each : parts.strongest) {
        strongest.push_back(
            {{"feature", each.feature}, {"contribution", each.contribution}, {"exact", each.exact}});
    }
    Json row{{"strongest", strongest},
             {"error", parts.error},
             {"explained_variance", parts.explainedVariance},
             {"l0", parts.active}};
    picture.folder = settings.npy;
    picture.keep(
        row, join("features.k", network.sub.heads, ".npy"),
        npyBytes(namedArray("features", parts.contribution, {std::int64_t(parts.contribution.size())})));
    return row;
}

Json decompositionOf(Asking& asking, const DecomposeSettings& settings, const std::string& sae,
                     Pictured& picture, const NetworkKey& network)
{
    engine::Session& session = asking.session;
    const ClassChoice& target = asking.ask.target;
    const auto parts =
        session.answer(DecompositionKey{network, target, settings.split == "even"}, {}, picture.cancel);
    const auto lens = session.answer(LensKey{network, -1, target}, {}, picture.cancel);
    Json row{{"parts", partsOf(*parts)},
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
    if (!sae.empty()) {
        row["features"] = featuresOf(asking, settings, sae, picture, network);
    }
    if (!settings.matrix.empty()) {
        const HeadMatrixKey key{network, settings.matrix, settings.query, target};
        row["matrix"] =
            matrixOf(settings, picture, network.sub.heads, *session.answer(key, {}, picture.cancel));
    }
    return row;
}

} // namespace

Json runDecompose(const DecomposeSettings& settings)
{
    Asking asking(settings, true);
    asking.ask.target = asking.session.files().openTarget(targetOf(settings, asking.config()));
    std::string sae; // whose features are reported
    if (settings.sae && asking.ask.target.kind != ClassChoice::Kind::Feature) {
        sae = engine::openAutoencoder(asking.session, saeSourceOf(settings));
    }
    if (!settings.out.empty()) {
        requireFolder(settings.out);
    }
    Study study{
        "decompose", "decompositions", true, {}, {}, settings.npy.empty() ? settings.out : settings.npy};
    study.settings = {{"target", storedTarget(asking.ask.target)},
                      {"split", settings.split},
                      {"matrix", settings.matrix},
                      {"query", settings.query},
                      {"features", sae}};
    study.work = atEachHeadCount(asking, [&](Pictured& picture, const NetworkKey& network) {
        return decompositionOf(asking, settings, sae, picture, network);
    });
    return runStudy(asking, study);
}

const Running runsDecompose("decompose", Parsed<runDecompose>::by);

} // namespace hydra::cli
