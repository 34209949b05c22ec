// SPDX-License-Identifier: GPL-3.0-or-later
// A map's scores on one picture as JSON. Doubles are written so that reading restores the same bits.
#pragma once

#include "core/evaluate/faithfulness.h"

#include <nlohmann/json.hpp>

namespace hydra {

[[nodiscard]] nlohmann::ordered_json scoreJson(const MapScore& score);
// Throws Error{Input}, or an exception of the library, for other JSON.
[[nodiscard]] MapScore scoreFrom(const nlohmann::json& json);

} // namespace hydra
