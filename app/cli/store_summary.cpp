// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/store_summary.h"

#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/evaluate/score_json.h"
#include "core/model/round_exit.h"

#include <algorithm>
#include <cmath>

namespace hydra::cli {

namespace {

Json valueOf(const Estimate& e)
{
    return e.count > 0 ? Json(e.mean) : Json();
}

Json intervalOf(const Estimate& e)
{
    return e.count > 0 ? Json::array({e.low, e.high}) : Json();
}

constexpr std::pair<const char*, Curve Perturbations::*> namedCurves[] = {
    {"deletion", &Perturbations::deletion},
    {"insertion", &Perturbations::insertion},
    {"positive", &Perturbations::positive},
    {"negative", &Perturbations::negative}};

Json curvesOf(const Perturbations& curves)
{
    Json json = Json::object();
    for (const auto& [name, curve] : namedCurves) {
        if (!(curves.*curve).empty()) {
            json[name] = {{"fraction", (curves.*curve).fraction}, {"value", (curves.*curve).value}};
        }
    }
    return json;
}

// Returns the similarity after each step of the cascade, for a network of DEPTH blocks.
Json stepsOf(const std::vector<double>& similarity, int depth)
{
    Json steps = Json::array();
    for (std::size_t i = 0; i < similarity.size(); ++i) {
        steps.push_back(
            {{"randomised", randomisedStep(static_cast<int>(i), depth)}, {"similarity", similarity[i]}});
    }
    return steps;
}

Json traitsOf(const FaithfulnessRow& row)
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

Json faithfulnessRow(const FaithfulnessRow& row, int depth, bool probability)
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

namespace {

// Limits on a store's sizes, above those of any network.
constexpr int mostHeads = 4096, mostClasses = 1 << 20;
constexpr double mostProbability = 1 + 1e-5; // single precision rounds up
constexpr double mostMacs = 1e18;
constexpr double largestImportance = 1e30; // so that a sum over all pictures stays finite

std::string keyOf(const shard::ReadJson& record)
{
    const auto key = record.find("key");
    return key != record.end() && key->is_string() ? printable(key->get<std::string>()) : std::string();
}

} // namespace

Perturbations curvesFrom(const Json& curves)
{
    Perturbations found;
    for (const auto& [name, curve] : namedCurves) {
        if (curves.contains(name)) {
            found.*curve = {curves[name]["fraction"], curves[name]["value"]};
        }
    }
    return found;
}

StoreSummary::StoreSummary(const shard::StoreHeader& header)
    : m_command(header.command)
{
    if (header.settings.is_object()) {
        const auto unit = header.settings.find("unit");
        m_ofProbability = unit == header.settings.end() || *unit == "probability";
    }
}

void StoreSummary::add(const shard::ReadJson& record)
{
    const auto result = record.find("result");
    if (result == record.end() || !result->is_object()) {
        return;
    }
    try {
        addResult(*result);
    } catch (const shard::ReadJson::exception&) {
        throw inputError("a store of %1 has a picture without results of %2: %3", m_command, m_command,
                         keyOf(record));
    } catch (const Error& error) {
        throw inputError("a store of %1 has a picture with results that %2 does not write: %3: %4", m_command,
                         m_command, keyOf(record), error);
    }
}

void StoreSummary::addResult(const shard::ReadJson& result)
{
    if (m_command == "evaluate") {
        for (const auto& head : result.at("heads")) {
            JsonFields fields(head, "heads");
            Row& row = m_rows[static_cast<int>(fields.whole("k", 1, mostHeads))];
            row.add(fields.whole("rank", 0, mostClasses));
            row.confidence += fields.number("probability", 0, mostProbability);
        }
        for (const auto& answer : result.value("answers", shard::ReadJson::array())) {
            JsonFields fields(answer, "answers");
            Answers& at = m_answers[fields.number("threshold", 0, mostThreshold)];
            at.add(fields.whole("rank", 0, mostClasses));
            at.left[static_cast<int>(fields.whole("k", 1, mostHeads))] += 1;
            at.macs += fields.number("macs", 0, mostMacs);
        }
    } else if (m_command == "importance") {
        addImportance(result.at("importance"));
        ++m_pictures;
    } else if (m_command == "faithfulness") {
        for (const auto& one : result.at("scores")) {
            const MapScore score = scoreFrom(one);
            m_steps = std::max(m_steps, score.randomisation.size());
            m_faithfulness.add(score);
        }
        ++m_pictures;
    }
}

// Adds ROWS, [blocks][heads], which must have the first picture's shape.
void StoreSummary::addImportance(const shard::ReadJson& rows)
{
    if (m_pictures == 0) {
        m_importance.resize(rows.is_array() ? rows.size() : 0);
    }
    bool same = rows.is_array() && !rows.empty() && rows.size() == m_importance.size();
    for (std::size_t i = 0; same && i < rows.size(); ++i) {
        const shard::ReadJson& row = rows[i];
        if (m_pictures == 0) {
            m_importance[i].resize(row.is_array() ? row.size() : 0);
        }
        same = row.is_array() && !row.empty() && row.size() == m_importance[i].size();
        for (std::size_t j = 0; same && j < row.size(); ++j) {
            same = row[j].is_number() && std::fabs(row[j].get<double>()) <= largestImportance;
            m_importance[i][j] += same ? row[j].get<double>() : 0;
        }
    }
    if (!same) {
        throw inputError(
            "expected the importance of %1 blocks' heads as finite numbers, like the first picture; found %2",
            m_importance.size(), shown(rows));
    }
}

bool StoreSummary::sums() const
{
    return m_command == "evaluate" || m_command == "importance" || m_command == "faithfulness";
}

void StoreSummary::put(Json& document) const
{
    if (m_command == "evaluate") {
        Json rows = Json::array();
        for (const auto& [heads, row] : m_rows) {
            const double n = std::max(1, row.images);
            rows.push_back({{"k", heads},
                            {"images", row.images},
                            {"top1", row.top1 / n},
                            {"top5", row.top5 / n},
                            {"confidence", row.confidence / n}});
        }
        document["rows"] = std::move(rows);
        for (const auto& [threshold, at] : m_answers) {
            Json exits = Json::array();
            for (const auto& [heads, row] : m_rows) {
                const auto left = at.left.find(heads);
                exits.push_back(left == at.left.end() ? 0 : left->second);
            }
            const double n = at.images;
            document["thresholds"].push_back({{"threshold", threshold},
                                              {"images", at.images},
                                              {"top1", at.top1 / n},
                                              {"top5", at.top5 / n},
                                              {"exits", exits},
                                              {"macs", at.macs / n}});
        }
    } else if (m_command == "importance") {
        auto means = m_importance;
        for (auto& row : means) {
            for (double& value : row) {
                value /= std::max(1, m_pictures);
            }
        }
        document["importance"] = means;
    } else if (m_command == "faithfulness") {
        constexpr std::size_t notBlocks = 2; // steps of the cascade: classifier and embedding
        const int depth = m_steps < notBlocks ? 0 : static_cast<int>(m_steps - notBlocks);
        Json rows = Json::array();
        for (const FaithfulnessRow& row : m_faithfulness.rows()) {
            rows.push_back(faithfulnessRow(row, depth, m_ofProbability));
        }
        document["images"] = m_pictures;
        document["rows"] = std::move(rows);
    }
}

} // namespace hydra::cli
