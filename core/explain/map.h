// SPDX-License-Identifier: GPL-3.0-or-later
// What an explanation is asked with and what comes back. Plain data: no tensor, no picture.
#pragma once

#include "core/base/enum_words.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

enum class HeadFusion
{
    Mean,
    Min,
    Max
};
template<>
const EnumWords<HeadFusion>& enumWords<HeadFusion>(); // "mean", "min", "max"

// One float per patch token, or per pixel of the network's input (rows x cols), for one class, sub-network,
// plan and method (reference.md 5.1).
struct Map
{
    int rows = 0, cols = 0; // of the patch grid; of the network's input for methods that answer per pixel
    std::vector<float> values; // row-major, raw
    bool isSigned = false; // zero means "no effect": draw with a diverging map
    int classIndex = -1; // the class it explains; -1 for methods that do not know classes
    int againstIndex = -1; // a contrast: classIndex minus this one
    std::optional<double> residual; // the method's own check of itself (conservation, completeness)
    double milliseconds = 0; // computing the map from the trace
};

// How a method is asked. Which fields matter, the table says (option_fields.h); the others are ignored, and
// reset by normalised().
struct MapOptions
{
    std::string method = "relevance";
    int layer = -1; // block 0..L-1; -1 is the last
    int head = -1; // 0..heads-1; -1 fuses all
    HeadFusion fusion = HeadFusion::Mean;
    int query = -1; // patch 0..P-1; -1 is the class token (or the first prefix token)
    int startLayer = 0; // products over blocks begin here
    double discard = 0; // rollout: share of the smallest attentions set to zero, [0, 1)

    friend bool operator==(const MapOptions& a, const MapOptions& b);
};

// A row of the table of methods. The window, the command line, the tests and the documentation iterate over
// it.
struct MethodInfo
{
    const char* id; // "hydra-contribution"
    const char* title; // "Token contribution"
    const char* teaches; // two sentences for a tooltip: what it shows, how it is computed, the paper
    bool classSpecific;
    bool usesLayer;
    bool usesHead; // and head fusion
    bool usesQuery;
    bool usesStartLayer;
    bool isSigned;
    bool usesDiscard = false;
    bool perPixel = false; // of the network's input, else per patch
};

[[nodiscard]] const std::vector<MethodInfo>& methodTable();
// What speaks for A's class rather than for B's: A - B, signed; both by one method from one pass. The worse
// of their residuals. Throws Error{Usage} when the classes are the same.
[[nodiscard]] Map contrast(const Map& a, const Map& b);
// Throws Error{Usage} listing the known methods.
[[nodiscard]] const MethodInfo& methodInfo(const std::string& id);

} // namespace hydra
