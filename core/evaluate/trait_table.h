// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a map other than faithfulness (reference.md "What a map is like"), by name: plain data.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hydra {

struct TraitInfo
{
    const char* id; // for --measure and in files
    const char* about; // one line of help
};
// sparseness   Gini index of the patches' magnitudes: 0 all alike, 1 - 1/P a single patch (Hurley and Rickard
//              2009; Chalasani et al. 2020)
// rounding     max |map' - map| / max |map|, map' of the picture times 1 + 1e-6 n, n standard normal
// float32      the same, map' of a pass in float64: the error of the usual precision
// sensitivity  max over 10 pictures with noise uniform in +-0.02 (of the normalised input) of the Euclidean
//              |map' - map| / |map| (Yeh et al. 2019)
// label        rank correlation with the map of another class, drawn at random (Sixt et al. 2020): a map that
//              shows the class differs. Only for targets that are classes.
[[nodiscard]] const std::vector<TraitInfo>& traitTable();
[[nodiscard]] bool isTrait(const std::string& id);

using Traits = std::map<std::string, double>; // measured values, by id

} // namespace hydra
