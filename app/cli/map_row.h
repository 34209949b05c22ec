// SPDX-License-Identifier: GPL-3.0-or-later
// A map in the document of explain, and in data sets of other programs.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/explain/map.h"
#include "core/export/map_dataset.h"
#include "core/model/vit_config.h"

namespace hydra::cli {

// HEADS: of the network that it was computed with; none of a predictor.
[[nodiscard]] Json mapRow(const std::string& input, const std::string& method, const Map& map,
                          const VitConfig& config, std::optional<int> heads = {});

// --format fiftyone, coco in the folder --out; FACTS stand in them. Throws Error{Usage} where pictures go
// into a store, or nowhere.
[[nodiscard]] MapDatasets datasetsOf(const ExplainSettings& settings, const std::vector<std::string>& methods,
                                     const VitConfig& config, Json facts);

} // namespace hydra::cli
