// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/evidence_answers.h"

#include "core/base/version.h"
#include "core/evaluate/score_json.h"
#include "core/export/dataset_question.h"
#include "core/export/map_file.h"
#include "core/format/npy.h"
#include "core/image/png_file.h"
#include "core/paint/overlay.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

Json scores(const EvidenceAnswers& of, const MapKey& key)
{
    ScoreKey asked{key.to(of.evidence.ask.target, key.against), {}}; // also for methods without a target
    asked.curves.perturbation = false;
    const ScorePtr found = of.session.answer(normalised(asked), {}, of.cancel);
    MapScore score;
    static_cast<Measured&>(score) = *found;
    score.method = asked.map.options.method;
    score.heads = asked.map.network.sub.heads;
    Json json = scoreJson(score);
    json["deletion_area"] = score.curves.deletion.area();
    json["insertion_area"] = score.curves.insertion.area();
    return json;
}

// A question that does not fit this network gives a message in the file.
template<class Work>
Json unlessRefused(const Work& work)
{
    try {
        return work();
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Usage) {
            throw;
        }
        return {{"none", error.what()}};
    }
}

} // namespace

void EvidenceAnswers::addPrediction(const engine::OpenedImage& image, const std::string& folder, int k) const
{
    constexpr std::size_t most = 10;
    const VitConfig& config = evidence.model.config;
    const engine::PredictionPtr found =
        session.answer(evidence.ask.networkHere(image.id, evidence.model.id, k), {}, cancel);
    const std::string heads = evidence.model.program ? std::string() : join(".k", k);
    if (config.findsBoxes) {
        Json boxes = Json::array();
        for (const FoundBox& each : found->boxes) {
            boxes.push_back(boxJson(boxes.size(), each, config));
        }
        sink(join(folder, "predictions", heads, ".json"), evidenceJson({{"boxes", std::move(boxes)}}));
        return;
    }
    const bool classes = config.numClasses > 0 && !config.embeds;
    const auto count = static_cast<std::int64_t>(found->logits.size());
    sink(join(folder, classes ? "logits" : "embedding", heads, ".npy"),
         npyBytes(namedArray("", found->logits, {count})));
    Json top = Json::array();
    for (std::size_t i = 0; classes && i < std::min(most, found->ranking.size()); ++i) {
        const int index = found->ranking[i];
        const auto at = static_cast<std::size_t>(index);
        top.push_back(
            {{"index", index}, {"name", config.className(index)}, {found->word(), found->probabilities[at]}});
        if (!found->ofValues()) {
            top.back()["logit"] = found->logits[at];
        }
    }
    sink(join(folder, "predictions", heads, ".json"),
         evidenceJson({{"k", k}, {"outputs", count}, {"top", std::move(top)}}));
}

void EvidenceAnswers::addMap(const engine::OpenedImage& image, const std::string& folder, int k,
                             const std::string& method) const
{
    PictureAsk ask = evidence.ask;
    ask.heads = k;
    ask.options.method = method;
    const MapKey key = ask.mapHere(image.id, evidence.model.id).normalised();
    const engine::MapPtr map = session.answer(key, {}, cancel);
    const std::string stem = folder + evidence.model.mapName(method, k);
    sink(stem + ".npy", mapNpy(*map));
    const engine::SeenImage seen = session.seen(image.id, evidence.model.id, evidence.ask.size);
    const Bytes png = pngBytes(paint::overlay(*image.picture, seen.geometry, *map, evidence.look),
                               {{"Software", software()}});
    sink(stem + ".png", {png.begin(), png.end()});
    Json json = mapDetails(*map, key.to(shown, key.against));
    const VitConfig& config = evidence.model.config;
    json["class_name"] = map->classIndex >= 0 ? Json(config.className(map->classIndex)) : Json();
    json["against_name"] = map->againstIndex >= 0 ? Json(config.className(map->againstIndex)) : Json();
    if (!methodInfo(method).isColours) { // colours rank no patches
        json["scores"] = unlessRefused([&] { return scores(*this, key); });
        json["stability"] = unlessRefused([&]() -> Json {
            return {{"rounding", session.answer(StabilityKey{key}, {}, cancel)->rounding}};
        });
    }
    sink(stem + ".json", evidenceJson(json));
}

std::string evidenceJson(const nlohmann::ordered_json& json)
{
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace hydra
