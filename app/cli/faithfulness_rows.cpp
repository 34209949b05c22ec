// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/faithfulness_rows.h"

namespace hydra::cli {

namespace {

Json valueOf(const engine::Estimate& e)
{
    return e.count > 0 ? Json(e.mean) : Json();
}

Json intervalOf(const engine::Estimate& e)
{
    return e.count > 0 ? Json::array({e.low, e.high}) : Json();
}

Json curvesOf(const Perturbations& curves)
{
    Json json = Json::object();
    const auto put = [&](const char* name, const Curve& curve) {
        if (!curve.empty()) {
            json[name] = {{"fraction", curve.fraction}, {"value", curve.value}};
        }
    };
    put("deletion", curves.deletion);
    put("insertion", curves.insertion);
    put("positive", curves.positive);
    put("negative", curves.negative);
    return json;
}

// The similarity after each step of the cascade of a network of DEPTH blocks.
Json stepsOf(const std::vector<double>& similarity, int depth)
{
    Json steps = Json::array();
    for (std::size_t i = 0; i < similarity.size(); ++i) {
        steps.push_back({{"randomised", engine::randomisedStep(static_cast<int>(i), depth)},
                         {"similarity", similarity[i]}});
    }
    return steps;
}

Json traitsOf(const engine::FaithfulnessRow& row)
{
    Json traits = Json::object();
    for (const auto& [id, value] : row.traits) {
        traits[id] = {{"mean", value.mean},
                      {"ci95", intervalOf(value)},
                      {"smallest", value.smallest},
                      {"largest", value.largest},
                      {"images", value.count}};
    }
    return traits;
}

} // namespace

Json faithfulnessRow(const engine::FaithfulnessRow& row, int depth, bool probability)
{
    const bool placed = row.pointing.count > 0;
    return {{"method", row.method},
            {"k", row.heads},
            {"images", row.images},
            {"deletion_auc", valueOf(row.deletion)},
            {"insertion_auc", valueOf(row.insertion)},
            {"positive_auc", valueOf(row.positive)},
            {"negative_auc", valueOf(row.negative)},
            {"pointing", valueOf(row.pointing)},
            {"mass_in_box", valueOf(row.mass)},
            {"randomisation", valueOf(row.randomisation)},
            {"ci95",
             {{"deletion_auc", intervalOf(row.deletion)},
              {"insertion_auc", intervalOf(row.insertion)},
              {"positive_auc", intervalOf(row.positive)},
              {"negative_auc", intervalOf(row.negative)},
              {"pointing", intervalOf(row.pointing)},
              {"mass_in_box", intervalOf(row.mass)},
              {"randomisation", intervalOf(row.randomisation)}}},
            {"located_images", row.pointing.count},
            {"pointing_chance", placed ? Json(row.chanceHit) : Json()},
            {"mass_chance", placed ? Json(row.chanceMass) : Json()},
            {probability ? "probability" : "value",
             {{"whole", row.whole}, {"blurred", row.blurred}, {"empty", row.empty}}},
            {"randomisation_steps", stepsOf(row.randomisationSteps, depth)},
            {"traits", traitsOf(row)},
            {"curves", curvesOf(row.curves)}};
}

} // namespace hydra::cli
