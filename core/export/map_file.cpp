// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/map_file.h"

#include "core/attention/plan_text.h"
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/processor.h"
#include "core/base/version.h"
#include "core/explain/option_fields.h"
#include "core/format/safetensors.h"
#include "core/question/ask_json.h"
#include "core/tensor/compute_on.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>

namespace hydra {

namespace {

// Rows of numbers.
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

// Repairs names that are not UTF-8, and appends a newline.
std::string mapText(const nlohmann::ordered_json& json)
{
    return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

NamedArray mapArray(const std::string& name, const Map& map)
{
    ArrayShape shape{map.rows, map.cols};
    if (map.channels > 1) {
        shape.push_back(map.channels);
    }
    return namedArray(name, map.values, std::move(shape));
}

void addPrediction(std::vector<NamedArray>& arrays, const engine::Prediction& prediction)
{
    const ArrayShape shape{static_cast<std::int64_t>(prediction.logits.size())};
    arrays.push_back(namedArray("logits", prediction.logits, shape));
    if (!prediction.ofValues()) {
        arrays.push_back(namedArray("probabilities", prediction.probabilities, shape));
    }
}

// Adds the heads whose shapes equal the first's, stacked.
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
        const engine::Prediction& prediction = *each.prediction;
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
    if (!first->prediction->ofValues()) {
        arrays.push_back(namedArray("head_probabilities", probabilities, perClass));
    }
}

nlohmann::ordered_json panelObject(const MapPanel& panel)
{
    nlohmann::ordered_json json{{"row", panel.row},
                                {"column", panel.column},
                                {"picture", panel.picture},
                                {"model_name", panel.model}};
    json.update(mapDetails(*panel.answer.map, panel.answer.key));
    if (panel.answer.prediction && !panel.answer.prediction->ranking.empty()) {
        const int top = panel.answer.prediction->ranking.front();
        json["predicted"] = top;
        json[panel.answer.prediction->word()] =
            panel.answer.prediction->probabilities.at(static_cast<std::size_t>(top));
    }
    return json;
}

std::vector<MapPanel> withMaps(const std::vector<MapPanel>& panels)
{
    std::vector<MapPanel> present;
    std::copy_if(panels.begin(), panels.end(), std::back_inserter(present),
                 [](const MapPanel& panel) { return panel.answer.map != nullptr; });
    return present;
}

// Not a DataTable: the pixel maps of forty panels have millions of lines.
std::string panelsCsv(const std::vector<MapPanel>& panels)
{
    std::string text = "row,column,picture,model,method,k,attention,class,map_row,map_col,value,channel\n";
    for (const MapPanel& panel : panels) {
        const MapKey& key = panel.answer.key;
        const Map& map = *panel.answer.map;
        const std::string before = csvField(panel.row) + "," + csvField(panel.column) + ","
            + csvField(panel.picture) + "," + csvField(panel.model) + "," + csvField(key.options.method) + ","
            + std::to_string(key.network.sub.heads) + ","
            + csvField(passJson(key.network)["attention"].get<std::string>()) + ","
            + std::to_string(map.classIndex) + ",";
        for (std::size_t i = 0; i < map.values.size(); ++i) {
            const auto cols = static_cast<std::size_t>(map.cols);
            const auto channels = static_cast<std::size_t>(map.channels);
            const std::size_t place = i / channels;
            text += before + std::to_string(place / cols) + "," + std::to_string(place % cols) + ","
                + numberText(map.values[i]) + "," + (channels > 1 ? std::to_string(i % channels) : "") + "\n";
        }
    }
    return text;
}

std::string panelsJson(const std::vector<MapPanel>& panels, nlohmann::ordered_json json)
{
    json["panels"] = nlohmann::ordered_json::array();
    for (const MapPanel& panel : panels) {
        nlohmann::ordered_json object = panelObject(panel);
        object["values"] = mapValues(*panel.answer.map);
        json["panels"].push_back(std::move(object));
    }
    return mapText(json);
}

std::string panelsNpz(const std::vector<MapPanel>& panels, nlohmann::ordered_json json)
{
    std::vector<NamedArray> arrays;
    std::set<std::string> names{"provenance"};
    for (const MapPanel& panel : panels) {
        const std::string plain = arrayName(panel.row) + "__" + arrayName(panel.column);
        std::string name = plain;
        for (int i = 2; !names.insert(name).second; ++i) { // different titles may give the same name
            name = plain + "_" + std::to_string(i);
        }
        const Map& map = *panel.answer.map;
        const ArrayShape plane{map.rows, map.cols};
        arrays.push_back(namedArray(name, map.values,
                                    map.channels > 1 ? ArrayShape{map.rows, map.cols, map.channels} : plane));
        json["panels"][name] = panelObject(panel);
    }
    arrays.push_back(namedText("provenance", mapText(json)));
    return npzBytes(arrays);
}

std::string promptLine(const ModelOverrides& overrides)
{
    const auto inOneLine = [](std::string lines) {
        std::replace(lines.begin(), lines.end(), '\n', '|');
        return lines;
    };
    return (overrides.prompts ? ", prompts " + inOneLine(*overrides.prompts) : std::string())
        + (overrides.templates ? ", templates " + inOneLine(*overrides.templates) : std::string());
}

} // namespace

std::string mapLine(const Map& map, const MapKey& key, const engine::OpenedModel& model)
{
    const NetworkKey& network = key.network;
    const std::string what = join(map.target.empty() ? join("class ", map.classIndex) : map.target.text(),
                                  map.againstIndex < 0 ? std::string() : join(" minus ", map.againstIndex));
    if (model.program) {
        return join(key.options.method, ", ", what, ", image ", network.image);
    }
    const std::string origin =
        join(", model ", network.model, ", image ", network.image, ", computed on ", computesOn().place(),
             map.fittedOn.empty() ? std::string() : ", fitted on " + map.fittedOn.text());
    return join(key.options.method, ", k = ", network.sub.heads, ", ", what, ", ",
                passWords(network, trainedPlan(model.config)), promptLine(model.overrides), origin);
}

nlohmann::ordered_json mapDetails(const Map& map, const MapKey& key)
{
    using Ordered = nlohmann::ordered_json;
    const InputSize& size = key.network.size;
    Ordered json{{"method", key.options.method},
                 {"k", key.network.sub.heads},
                 {"class", map.classIndex},
                 {"against", map.againstIndex}};
    json.update(passJson(key.network));
    if (key.network.without.empty()) {
        json.erase("without");
    }
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
    if (!computesOn().isUsual()) {
        json["computed_on"] = computesOn().text();
    }
    json["instruction_set"] = instructionSet();
    json["residual"] = map.residual ? nlohmann::ordered_json(*map.residual) : nlohmann::ordered_json();
    if (map.uncertainty) {
        json["uncertainty"] = *map.uncertainty; // the largest half-width of 95 % intervals
    }
    return json;
}

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
    nlohmann::ordered_json json = mapDetails(map, key);
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
    nlohmann::ordered_json json = nlohmann::ordered_json::parse(factsJson(facts));
    json.update(mapDetails(*shown.map, shown.key));
    arrays.push_back(namedText("provenance", mapText(json)));
    return npzBytes(arrays);
}

std::string mapFile(MapFormat format, const MapParts& parts)
{
    if ((format == MapFormat::Npz && !parts.arrays) || (format == MapFormat::Png && !parts.picture)
        || (format == MapFormat::Json && parts.key == nullptr) || isDataset(format)) {
        throw usageError("a map cannot be written as .%1", wordOf(format));
    }
    switch (format) {
    case MapFormat::Npy:
        return mapNpy(parts.map);
    case MapFormat::Npz:
        return parts.arrays();
    case MapFormat::Png:
        return parts.picture();
    case MapFormat::Csv:
        return mapCsv(parts.map);
    case MapFormat::Json:
        return mapJson(parts.map, *parts.key);
    case MapFormat::FiftyOne:
    case MapFormat::Coco:
        break;
    }
    return {}; // unknown format
}

std::string panelsFile(const std::vector<MapPanel>& panels, const DataFacts& facts, const std::string& format)
{
    const std::vector<MapPanel> present = withMaps(panels);
    if (present.empty()) {
        throw usageError("no panel has a map yet");
    }
    const auto json = nlohmann::ordered_json::parse(factsJson(facts));
    if (format == "csv") {
        return panelsCsv(present);
    }
    if (format == "json") {
        return panelsJson(present, json);
    }
    if (format == "npz") {
        return panelsNpz(present, json);
    }
    throw usageError("expected a name that ends in .csv, .json or .npz, got '.%1'", format);
}

std::string panelsDocument(const std::vector<MapPanel>& panels, const DataFacts& facts)
{
    auto json = nlohmann::ordered_json::parse(factsJson(facts));
    json["panels"] = nlohmann::ordered_json::array();
    for (const MapPanel& panel : withMaps(panels)) {
        json["panels"].push_back(panelObject(panel));
    }
    return mapText(json);
}

DataFacts featureFacts(const NetworkKey& key, const std::string& modelName, const std::string& picture,
                       const std::string& heads)
{
    return withFacts({{"software", software()},
                      {"model_name", modelName},
                      {"model", key.model},
                      {"picture", picture},
                      {"image", key.image},
                      {"heads", heads}},
                     passJson(key));
}

void writeFeatures(const Path& path, std::vector<NamedArray> arrays, const DataFacts& facts)
{
    const std::string provenance = factsJson(facts);
    if (path.extension() != ".safetensors") {
        arrays.push_back(namedText("provenance", provenance));
        writeFileAtomically(path, npzBytes(arrays));
        return;
    }
    NamedTensors tensors;
    for (NamedArray& array : arrays) {
        const auto type = array.type == "<f2" ? at::kHalf : at::kFloat;
        tensors[array.name] = at::from_blob(array.bytes.data(), array.shape, type);
    }
    writeSafetensors(path, tensors, {{"provenance", provenance}});
}

} // namespace hydra
