// SPDX-License-Identifier: GPL-3.0-or-later
// A map as a file of numbers: CSV (one line a row, nine digits), NPY (float32 [rows, cols], version 1.0), or
// JSON with the question it answers.
#pragma once

#include "core/engine/keys.h"
#include "core/explain/map.h"

#include <string>

namespace hydra::engine {

[[nodiscard]] std::string mapCsv(const Map& map);
[[nodiscard]] std::string mapNpy(const Map& map);
[[nodiscard]] std::string mapJson(const Map& map, const MapKey& key);

} // namespace hydra::engine
