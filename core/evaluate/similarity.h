// SPDX-License-Identifier: GPL-3.0-or-later
// Similarity of two maps, patch by patch (reference.md "Comparing two maps").
#pragma once

#include "core/explain/map.h"

#include <optional>

namespace hydra {

struct Similarity
{
    double pearson = 0; // of the values; 0 if one of the maps is constant
    double spearman = 0; // of their ranks
    double iou = 0; // of the two sets of strongest patches: |A and B| / |A or B|
};

// SHARE (0, 1] of the patches, rounded, at least one, are the strongest; ties go to the earlier patch. Empty
// for maps of different grids, or without values.
[[nodiscard]] std::optional<Similarity> similarityOf(const Map& a, const Map& b, double share = 0.2);
// A - B, signed; for colours their distance, 0 to sqrt(3). Empty for maps of different grids.
[[nodiscard]] std::optional<Map> differenceOf(const Map& a, const Map& b, bool normalised = false);

} // namespace hydra
