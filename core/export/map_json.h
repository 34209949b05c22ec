// SPDX-License-Identifier: GPL-3.0-or-later
// The question that a map answers, as JSON: what every file of maps says about them. For core/engine alone.
#pragma once

#include "core/question/keys.h"

#include <nlohmann/json.hpp>

namespace hydra::engine {

// Without the values.
[[nodiscard]] nlohmann::ordered_json mapObject(const Map& map, const MapKey& key);
[[nodiscard]] nlohmann::ordered_json mapValues(const Map& map); // rows of numbers
// With names that are no UTF-8 mended, and an end of line.
[[nodiscard]] std::string mapText(const nlohmann::ordered_json& json);

} // namespace hydra::engine
