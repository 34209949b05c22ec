// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of a comparison as one file of numbers: a row of panels for each picture or method, a column for
// each head count, method, plan or model.
#pragma once

#include "core/export/map_file.h"

#include <string>
#include <vector>

namespace hydra::engine {

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

} // namespace hydra::engine
