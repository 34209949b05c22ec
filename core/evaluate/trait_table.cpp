// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/trait_table.h"

#include "core/base/message.h"

#include <algorithm>

namespace hydra {

const std::vector<TraitInfo>& traitTable()
{
    static const std::vector<TraitInfo> table{
        {"sparseness", phrase("Gini index of the patches' magnitudes")},
        {"rounding", phrase("change of the map when the picture is rounded (relative 1e-6)")},
        {"float32", phrase("difference from the map of a float64 pass")},
        {"sensitivity", phrase("largest change of the map under small noise")},
        {"label", phrase("rank correlation with the map of another class")}};
    return table;
}

bool isTrait(const std::string& id)
{
    const auto& table = traitTable();
    return std::any_of(table.begin(), table.end(), [&](const TraitInfo& info) { return id == info.id; });
}

} // namespace hydra
