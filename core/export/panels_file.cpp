// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/panels_file.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/export/map_json.h"

#include <algorithm>
#include <set>

namespace hydra::engine {

namespace {

nlohmann::ordered_json panelObject(const MapPanel& panel)
{
    nlohmann::ordered_json json{{"row", panel.row},
                                {"column", panel.column},
                                {"picture", panel.picture},
                                {"model_name", panel.model}};
    json.update(mapObject(*panel.answer.map, panel.answer.key));
    if (panel.answer.prediction && !panel.answer.prediction->ranking.empty()) {
        const int top = panel.answer.prediction->ranking.front();
        json["predicted"] = top;
        json["probability"] = panel.answer.prediction->probabilities.at(static_cast<std::size_t>(top));
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

// Not as a table of columns: the maps of pixels of forty panels are millions of lines.
std::string panelsCsv(const std::vector<MapPanel>& panels)
{
    std::string text = "row,column,picture,model,method,k,attention,class,map_row,map_col,value,channel\n";
    for (const MapPanel& panel : panels) {
        const MapKey& key = panel.answer.key;
        const Map& map = *panel.answer.map;
        const std::string before = csvField(panel.row) + "," + csvField(panel.column) + ","
            + csvField(panel.picture) + "," + csvField(panel.model) + "," + csvField(key.options.method) + ","
            + std::to_string(key.network.sub.heads) + "," + csvField(key.network.plan.text()) + ","
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

std::string panelsJson(const std::vector<MapPanel>& panels, nlohmann::ordered_json said)
{
    said["panels"] = nlohmann::ordered_json::array();
    for (const MapPanel& panel : panels) {
        nlohmann::ordered_json json = panelObject(panel);
        json["values"] = mapValues(*panel.answer.map);
        said["panels"].push_back(std::move(json));
    }
    return mapText(said);
}

std::string panelsNpz(const std::vector<MapPanel>& panels, nlohmann::ordered_json said)
{
    std::vector<NamedArray> arrays;
    std::set<std::string> names{"provenance"};
    for (const MapPanel& panel : panels) {
        const std::string plain = arrayName(panel.row) + "__" + arrayName(panel.column);
        std::string name = plain;
        for (int i = 2; !names.insert(name).second; ++i) { // titles may differ in what no name holds
            name = plain + "_" + std::to_string(i);
        }
        const Map& map = *panel.answer.map;
        const ArrayShape plane{map.rows, map.cols};
        arrays.push_back(namedArray(name, map.values,
                                    map.channels > 1 ? ArrayShape{map.rows, map.cols, map.channels} : plane));
        said["panels"][name] = panelObject(panel);
    }
    arrays.push_back(namedText("provenance", mapText(said)));
    return npzBytes(arrays);
}

} // namespace

std::string panelsFile(const std::vector<MapPanel>& panels, const DataFacts& facts, const std::string& format)
{
    const std::vector<MapPanel> present = withMaps(panels);
    if (present.empty()) {
        throw usageError("no panel has a map yet");
    }
    const auto said = nlohmann::ordered_json::parse(factsJson(facts));
    if (format == "csv") {
        return panelsCsv(present);
    }
    if (format == "json") {
        return panelsJson(present, said);
    }
    if (format == "npz") {
        return panelsNpz(present, said);
    }
    throw usageError("expected a name that ends in .csv, .json or .npz, got '.", format, "'");
}

std::string panelsSaid(const std::vector<MapPanel>& panels, const DataFacts& facts)
{
    auto said = nlohmann::ordered_json::parse(factsJson(facts));
    said["panels"] = nlohmann::ordered_json::array();
    for (const MapPanel& panel : withMaps(panels)) {
        said["panels"].push_back(panelObject(panel));
    }
    return mapText(said);
}

} // namespace hydra::engine
