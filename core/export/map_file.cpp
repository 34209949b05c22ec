// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/map_file.h"

#include "core/base/processor.h"
#include "core/explain/option_fields.h"
#include "core/export/map_json.h"
#include "core/tensor/compute_on.h"

#include <cmath>
#include <cstddef>

namespace hydra::engine {

namespace {

NamedArray mapArray(const std::string& name, const Map& map)
{
    ArrayShape shape{map.rows, map.cols};
    if (map.channels > 1) {
        shape.push_back(map.channels);
    }
    return namedArray(name, map.values, std::move(shape));
}

void addPrediction(std::vector<NamedArray>& arrays, const Prediction& prediction)
{
    const ArrayShape shape{static_cast<std::int64_t>(prediction.logits.size())};
    arrays.push_back(namedArray("logits", prediction.logits, shape));
    arrays.push_back(namedArray("probabilities", prediction.probabilities, shape));
}

// Those of the same shapes as the first, one after the other.
void addHeads(std::vector<NamedArray>& arrays, const std::vector<AnsweredMap>& heads)
{
    std::vector<std::int64_t> counts, classes;
    std::vector<float> maps, logits, probabilities;
    const AnsweredMap* first = nullptr;
    for (const AnsweredMap& each : heads) {
        first = first == nullptr && each.map && each.prediction ? &each : first;
        if (!each.map || !each.prediction || each.map->rows != first->map->rows
            || each.map->cols != first->map->cols || each.map->channels != first->map->channels
            || each.prediction->logits.size() != first->prediction->logits.size()) {
            continue;
        }
        counts.push_back(each.key.network.sub.heads);
        classes.push_back(each.map->classIndex);
        const Prediction& prediction = *each.prediction;
        maps.insert(maps.end(), each.map->values.begin(), each.map->values.end());
        logits.insert(logits.end(), prediction.logits.begin(), prediction.logits.end());
        probabilities.insert(probabilities.end(), prediction.probabilities.begin(),
                             prediction.probabilities.end());
    }
    if (first == nullptr) {
        return;
    }
    const auto count = static_cast<std::int64_t>(counts.size());
    const ArrayShape perClass{count, static_cast<std::int64_t>(first->prediction->logits.size())};
    arrays.push_back(namedArray("heads", counts, {count}));
    ArrayShape shape = mapArray("map", *first->map).shape;
    shape.insert(shape.begin(), count);
    arrays.push_back(namedArray("head_maps", maps, std::move(shape)));
    arrays.push_back(namedArray("head_class_index", classes, {count}));
    arrays.push_back(namedArray("head_logits", logits, perClass));
    arrays.push_back(namedArray("head_probabilities", probabilities, perClass));
}

} // namespace

std::string mapCsv(const Map& map)
{
    std::string text;
    for (std::size_t i = 0; i < map.values.size(); ++i) {
        const bool ends = (i + 1) % (std::size_t(map.cols) * std::size_t(map.channels)) == 0;
        text +=
            std::isfinite(map.values[i]) ? numberText(map.values[i]) : "nan"; // an empty cell is no number
        text += ends ? '\n' : ',';
    }
    return text;
}

std::string mapNpy(const Map& map)
{
    return npyBytes(mapArray("map", map));
}

std::string mapJson(const Map& map, const MapKey& key)
{
    nlohmann::ordered_json json = mapObject(map, key);
    json["values"] = mapValues(map);
    return mapText(json);
}

std::string mapNpz(const AnsweredMap& shown, const std::vector<AnsweredMap>& heads, const DataFacts& facts)
{
    std::vector<NamedArray> arrays{
        mapArray("map", *shown.map),
        namedArray("class_index", std::vector<std::int64_t>{shown.map->classIndex}, {})};
    if (shown.prediction) {
        addPrediction(arrays, *shown.prediction);
    }
    addHeads(arrays, heads);
    nlohmann::ordered_json said = nlohmann::ordered_json::parse(factsJson(facts));
    said.update(mapObject(*shown.map, shown.key));
    arrays.push_back(namedText("provenance", mapText(said)));
    return npzBytes(arrays);
}

nlohmann::ordered_json mapObject(const Map& map, const MapKey& key)
{
    using Ordered = nlohmann::ordered_json;
    const InputSize& size = key.network.size;
    Ordered json{{"method", key.options.method},
                 {"k", key.network.sub.heads},
                 {"class", map.classIndex},
                 {"against", map.againstIndex},
                 {"attention", key.network.plan.text()}};
    for (const OptionField& field : optionFields()) {
        std::visit([&](const auto& value) { json[field.key] = value; }, field.get(key.options).value());
    }
    json.update({{"model", key.network.model},
                 {"image", key.network.image},
                 {"image_size", size.isOwn() ? Ordered(0) : Ordered(text(size))}, // 0: the model's own
                 {"rows", map.rows},
                 {"cols", map.cols}});
    if (!map.target.empty()) {
        json["target"] = {{"name", map.target}, {"as", text(key.target)}, {"id", key.target.id}};
    }
    json["target_value"] =
        map.targetValue ? nlohmann::ordered_json(*map.targetValue) : nlohmann::ordered_json();
    if (map.channels > 1) {
        json["channels"] = map.channels;
        json["fitted_on"] = map.fittedOn;
    }
    if (map.best >= 0) {
        json["best"] = map.best;
    }
    if (!key.network.without.empty()) {
        json["without"] = key.network.without.text();
    }
    if (!computesOn().isUsual()) {
        json["computed_on"] = computesOn().text();
    }
    json["instruction_set"] = instructionSet();
    json["residual"] = map.residual ? nlohmann::ordered_json(*map.residual) : nlohmann::ordered_json();
    if (map.uncertainty) {
        json["uncertainty"] = *map.uncertainty; // half-width of 95 % intervals, at most
    }
    return json;
}

nlohmann::ordered_json mapValues(const Map& map)
{
    nlohmann::ordered_json values = nlohmann::ordered_json::array();
    for (int row = 0; row < map.rows; ++row) {
        const auto begin = map.values.begin() + std::ptrdiff_t(row) * map.cols * map.channels;
        if (map.channels == 1) {
            values.push_back(std::vector<float>(begin, begin + map.cols));
            continue;
        }
        nlohmann::ordered_json places = nlohmann::ordered_json::array();
        for (std::ptrdiff_t col = 0; col < map.cols; ++col) {
            const auto place = begin + col * map.channels;
            places.push_back(std::vector<float>(place, place + map.channels));
        }
        values.push_back(std::move(places));
    }
    return values;
}

std::string mapText(const nlohmann::ordered_json& json)
{
    return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace hydra::engine
