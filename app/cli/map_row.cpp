// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/map_row.h"

#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/base/version.h"

#include <algorithm>
#include <numeric>

namespace hydra::cli {

Json mapRow(const std::string& input, const std::string& method, const Map& map, const VitConfig& config,
            std::optional<int> heads)
{
    const bool colours = map.channels > 1; // what they add up to says nothing
    const auto [low, high] = std::minmax_element(map.values.begin(), map.values.end());
    Json row{{"input", input}, {"method", method}};
    if (heads) {
        row["k"] = *heads;
    }
    row.update({{"class", map.classIndex >= 0 ? Json(map.classIndex) : Json()},
                {"class_name", map.classIndex >= 0 ? Json(config.className(map.classIndex)) : Json()},
                {"target", map.target.empty() ? Json() : Json(map.target)},
                {"target_value", map.targetValue ? Json(*map.targetValue) : Json()},
                {"against", map.againstIndex >= 0 ? Json(map.againstIndex) : Json()},
                {"rows", map.rows},
                {"cols", map.cols},
                {"min", colours ? Json() : Json(*low)},
                {"max", colours ? Json() : Json(*high)},
                {"sum", colours ? Json() : Json(std::accumulate(map.values.begin(), map.values.end(), 0.0))},
                {"residual", map.residual ? Json(*map.residual) : Json()},
                {"ms", map.milliseconds}});
    if (colours) {
        row["fitted_on"] = map.fittedOn;
    }
    if (map.best >= 0) {
        row["best"] = map.best;
    }
    if (map.uncertainty) {
        row["uncertainty"] = *map.uncertainty;
    }
    return row;
}

MapDatasets datasetsOf(const ExplainSettings& settings, const std::vector<std::string>& methods,
                       const VitConfig& config, Json facts)
{
    facts["software"] = software();
    for (const MapFormat format : settings.formats) {
        if (isDataset(format) && (takesList(settings) || settings.out.empty())) {
            throw usageError("--format: ", wordOf(format),
                             " goes into a folder; expected --out DIR and no store");
        }
    }
    return {settings.formats, settings.out, methods, config, facts};
}

} // namespace hydra::cli
