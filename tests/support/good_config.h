// SPDX-License-Identifier: GPL-3.0-or-later
// A complete, valid configuration of a tiny training run; tests change one value of it.
#pragma once

#include "core/train/config.h"

#include <nlohmann/json.hpp>

namespace hydra::test {

inline nlohmann::json goodConfig()
{
    return {{"name", "tiny"},
            {"output", "out"},
            {"data", {{"kind", "scenes"}, {"seed", 1}, {"count", 8}}},
            {"val", {{"seed", 2}, {"count", 8}}},
            {"heads", {1, 2}},
            {"model", {{"num_heads", 2}, {"image_size", 32}, {"patch_size", 8}}},
            {"steps", 10},
            {"batch", 4}};
}

inline TrainConfig parsed(const nlohmann::json& json)
{
    return TrainConfig::parse(json.dump(), "tiny.json", "/folder");
}

} // namespace hydra::test
