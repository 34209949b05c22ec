// SPDX-License-Identifier: GPL-3.0-or-later
// A map as a file of numbers: CSV (one line per row, nine digits), NPY (float32 [rows, cols], version 1.0;
// for colours [rows, cols, 3], in CSV three numbers per place), JSON with its question, or NPZ with all
// related data.
#pragma once

#include "core/base/file.h"
#include "core/engine/results.h"
#include "core/export/data_table.h"
#include "core/question/keys.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace hydra {

// A map with its question and the prediction of the same pass.
struct AnsweredMap
{
    MapKey key;
    engine::MapPtr map;
    engine::PredictionPtr prediction; // may be null
};

[[nodiscard]] std::string mapCsv(const Map& map);
[[nodiscard]] std::string mapNpy(const Map& map);
[[nodiscard]] std::string mapJson(const Map& map, const MapKey& key);
[[nodiscard]] nlohmann::ordered_json mapDetails(const Map& map, const MapKey& key); // the same without values
// One line on what MAP shows and how it was computed: the Description of a PNG.
[[nodiscard]] std::string mapLine(const Map& map, const MapKey& key, const engine::OpenedModel& model);
// The possible content of a map's file; a format only uses the parts it needs.
struct MapParts
{
    const Map& map;
    const MapKey* key = nullptr; // null for programs
    std::function<std::string()> arrays = {}; // mapNpz()
    std::function<std::string()> picture = {}; // a PNG
};
// Throws Error{Usage} for a data set, and for a format whose part is missing.
[[nodiscard]] std::string mapFile(MapFormat format, const MapParts& parts);
// map float32 [rows, cols] or [rows, cols, 3], class_index [] (-1: not a class), logits and probabilities
// [classes]; the same for those of HEADS with both map and prediction: heads [K], head_maps [K, rows, cols(,
// 3)], head_class_index [K], head_logits and head_probabilities [K, classes]; provenance: FACTS and the
// question, as UTF-8 JSON in uint8.
[[nodiscard]] std::string mapNpz(const AnsweredMap& shown, const std::vector<AnsweredMap>& heads,
                                 const DataFacts& facts);

// The maps of a comparison as one file of numbers: a row of panels per picture or method, a column per head
// count, method, plan or model.
struct MapPanel
{
    std::string row, column; // titles
    std::string picture, model; // names
    AnsweredMap answer; // a panel whose map is null is omitted
};

// "csv": a line per value, with columns row,column,picture,model,method,k,attention,class,map_row,
// map_col,value,channel (for colours: 0 to 2). "json": FACTS, and "panels", each with its question and
// values. "npz": an array [rows, cols] per panel, named ROW__COLUMN in letters and digits, and provenance,
// whose "panels" describes each array by name. Throws Error{Usage} for another format, or if no panel has a
// map.
[[nodiscard]] std::string panelsFile(const std::vector<MapPanel>& panels, const DataFacts& facts,
                                     const std::string& format);
// The same JSON without the values: what was computed, on what, and how.
[[nodiscard]] std::string panelsDocument(const std::vector<MapPanel>& panels, const DataFacts& facts);

// The inside of a pass, as a file of arrays with their origin.

// PICTURE is its name; HEADS are head counts as text, "3,6".
[[nodiscard]] DataFacts featureFacts(const NetworkKey& key, const std::string& modelName,
                                     const std::string& picture, const std::string& heads);

// Writes ARRAYS with FACTS as "provenance": .safetensors if the name ends so, else .npz. Throws hydra::Error.
void writeFeatures(const Path& path, std::vector<NamedArray> arrays, const DataFacts& facts);

} // namespace hydra
