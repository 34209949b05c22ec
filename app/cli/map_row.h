// SPDX-License-Identifier: GPL-3.0-or-later
// A map in the document of explain.
#pragma once

#include "app/cli/console.h"
#include "core/explain/map.h"
#include "core/model/vit_config.h"

namespace hydra::cli {

// HEADS: of the network that it was computed with; none of a predictor.
[[nodiscard]] Json mapRow(const std::string& input, const std::string& method, const Map& map,
                          const VitConfig& config, std::optional<int> heads = {});

} // namespace hydra::cli
