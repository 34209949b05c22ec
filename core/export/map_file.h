// SPDX-License-Identifier: GPL-3.0-or-later
// A map as a file of numbers: CSV (one line a row, nine digits), NPY (float32 [rows, cols], version 1.0; of
// colours [rows, cols, 3], in CSV three numbers for each place), JSON with the question it answers, or NPZ
// with all that is known beside it.
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

// A map with the question it answers and what the same pass predicts.
struct AnsweredMap
{
    MapKey key;
    engine::MapPtr map;
    engine::PredictionPtr prediction; // may be null
};

[[nodiscard]] std::string mapCsv(const Map& map);
[[nodiscard]] std::string mapNpy(const Map& map);
[[nodiscard]] std::string mapJson(const Map& map, const MapKey& key);
[[nodiscard]] nlohmann::ordered_json mapSaid(const Map& map, const MapKey& key); // the same without values
// What MAP is of and how it was computed, in a line: the Description of a PNG.
[[nodiscard]] std::string mapLine(const Map& map, const MapKey& key, const engine::OpenedModel& model);
// What the file of a map may say; a format that has no use for a part does not ask for it.
struct MapParts
{
    const Map& map;
    const MapKey* key = nullptr; // of a network's
    std::function<std::string()> arrays = {}; // mapNpz()
    std::function<std::string()> picture = {}; // a PNG
};
// Throws Error{Usage} for a data set, and for a format whose part is missing.
[[nodiscard]] std::string mapFile(MapFormat format, const MapParts& parts);
// map float32 [rows, cols] or [rows, cols, 3], class_index [] (-1: of no class), logits and probabilities
// [classes]; the same of HEADS, those that have both: heads [K], head_maps [K, rows, cols(, 3)],
// head_class_index [K], head_logits and head_probabilities [K, classes]; provenance: FACTS and the question,
// as UTF-8 JSON in uint8.
[[nodiscard]] std::string mapNpz(const AnsweredMap& shown, const std::vector<AnsweredMap>& heads,
                                 const DataFacts& facts);

// The maps of a comparison as one file of numbers: a row of panels for each picture or method, a column for
// each head count, method, plan or model.
struct MapPanel
{
    std::string row, column; // as they are titled
    std::string picture, model; // names
    AnsweredMap answer; // its map may be null: that panel is left out
};

// "csv": a line for each value, with columns row,column,picture,model,method,k,attention,class,map_row,
// map_col,value,channel (of colours: 0 to 2). "json": FACTS, and "panels", each with its question and values.
// "npz": an array [rows, cols] for each panel, named ROW__COLUMN as far as letters and digits go, and
// provenance, where "panels" has under each array's name what it is. Throws Error{Usage} for another format,
// or when no panel has a map.
[[nodiscard]] std::string panelsFile(const std::vector<MapPanel>& panels, const DataFacts& facts,
                                     const std::string& format);
// The same JSON without the values: what was computed on what, and how.
[[nodiscard]] std::string panelsSaid(const std::vector<MapPanel>& panels, const DataFacts& facts);

// What lies inside a pass, as a file of arrays that says what they are of.

// PICTURE is called so; HEADS are head counts as words, "3,6".
[[nodiscard]] DataFacts featureFacts(const NetworkKey& key, const std::string& modelName,
                                     const std::string& picture, const std::string& heads);

// ARRAYS with FACTS as "provenance": a name that ends in .safetensors, or an .npz. Throws hydra::Error.
void writeFeatures(const Path& path, std::vector<NamedArray> arrays, const DataFacts& facts);

} // namespace hydra
