// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/score_json.h"

#include "core/base/error.h"

#include <cmath>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json; // written
using Read = nlohmann::json;

// Limits for memory taken by a file.
constexpr std::size_t mostPoints = 100'000; // of a curve
constexpr std::size_t longestMethod = 100;
constexpr int mostHeads = 4096, mostClasses = 1 << 20;

Json jsonOf(const Curve& curve)
{
    return {{"fraction", curve.fraction}, {"value", curve.value}};
}

double numberIn(const Read& json)
{
    const double value = json.get<double>();
    if (!std::isfinite(value)
        || std::fabs(value) > 1e9) { // probabilities, shares, correlations, values of targets
        throw inputError("number out of range");
    }
    return value;
}

int wholeIn(const Read& json, int low, int high)
{
    const double value = numberIn(json);
    if (value != std::floor(value) || value < low || value > high) {
        throw inputError("expected a whole number from %1 to %2", low, high);
    }
    return static_cast<int>(value);
}

std::vector<double> numbersIn(const Read& json)
{
    if (!json.is_array() || json.size() > mostPoints) {
        throw inputError("expected a list of numbers");
    }
    std::vector<double> values;
    for (const Read& one : json) {
        values.push_back(numberIn(one));
    }
    return values;
}

Curve curveIn(const Read& json, const char* name)
{
    if (!json.contains(name)) {
        return {};
    }
    Curve curve{numbersIn(json.at(name).at("fraction")), numbersIn(json.at(name).at("value"))};
    if (curve.fraction.size() != curve.value.size()) {
        throw inputError("a curve whose lists differ in length");
    }
    return curve;
}

} // namespace

Json scoreJson(const MapScore& score)
{
    Json json{{"method", score.method}, {"k", score.heads},         {"class", score.classIndex},
              {"whole", score.whole},   {"blurred", score.blurred}, {"empty", score.empty}};
    const auto put = [&](const char* name, const Curve& curve) {
        if (!curve.empty()) {
            json[name] = jsonOf(curve);
        }
    };
    put("deletion", score.curves.deletion);
    put("insertion", score.curves.insertion);
    put("positive", score.curves.positive);
    put("negative", score.curves.negative);
    if (score.place) {
        json["place"] = {{"hit", score.place->hit},
                         {"mass", score.place->mass},
                         {"chance_hit", score.place->chanceHit},
                         {"chance_mass", score.place->chanceMass}};
    }
    if (!score.randomisation.empty()) {
        json["randomisation"] = score.randomisation;
    }
    for (const auto& [id, value] : score.traits) {
        json["traits"][id] = value;
    }
    return json;
}

MapScore scoreFrom(const Read& json)
{
    MapScore score;
    score.method = json.at("method").get<std::string>();
    if (score.method.size() > longestMethod) {
        throw inputError("expected a method's name");
    }
    score.heads = wholeIn(json.at("k"), 0, mostHeads);
    score.classIndex = wholeIn(json.at("class"), -1, mostClasses);
    score.whole = numberIn(json.at("whole"));
    score.blurred = numberIn(json.at("blurred"));
    score.empty = numberIn(json.at("empty"));
    score.curves = {curveIn(json, "deletion"), curveIn(json, "insertion"), curveIn(json, "positive"),
                    curveIn(json, "negative")};
    if (json.contains("place")) {
        const Read& place = json.at("place");
        score.place = Localisation{place.at("hit").get<bool>(), numberIn(place.at("mass")),
                                   numberIn(place.at("chance_hit")), numberIn(place.at("chance_mass"))};
    }
    if (json.contains("randomisation")) {
        score.randomisation = numbersIn(json.at("randomisation"));
    }
    if (json.contains("traits")) {
        for (const auto& [id, value] : json.at("traits").items()) {
            if (isTrait(id)) {
                score.traits[id] = numberIn(value);
            }
        }
    }
    return score;
}

} // namespace hydra
