// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements of the methods that explain a class (models/faithfulness.md, whose script writes the numbers
// of evidence.cpp), per kind of network, and the recommendations that follow from them.
#pragma once

#include "core/attention/attention_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct Measurement
{
    std::string network; // as networkKind() returns it
    std::string method;
    // Area of insertion less area of deletion, mean over the pictures of a set. Softmax: hydravit-photos and
    // DeiT-Tiny on photographs (250; the newer methods on DeiT-Tiny 100), hydravit-scenes on 500 scenes.
    // Others: the shipped model of that kind on 250 photographs.
    std::vector<double> gaps;
    // max |map' - map| / max |map| when the picture is rounded (reference.md "What a map is like"): the
    // maximum over all pictures.
    double moved;
    // Time of trace and map, in forward passes of the same network: the maximum over all networks of the
    // kind.
    double passes;
    // Rank correlation with the map of occlusion, mean over the pictures; not measured for softmax.
    double agrees = 0;
    // The method is not shown to beat nearness to the picture's middle: the paired 95 % interval of the
    // difference of their areas does not lie above 0.
    bool doubtful = false;
};
[[nodiscard]] const std::vector<Measurement>& measurements();

// The kind under which a network is measured: the attention of its blocks in order, "softmax",
// "softmax+hydra", "super"; "rounds" for networks that answer in ROUNDS. Empty if PLAN is not the TRAINED
// one.
[[nodiscard]] std::string networkKind(const AttentionPlan& plan, const AttentionPlan& trained, bool rounds);

struct MethodRecord // of one kind of network, by models/faithfulness.md
{
    bool faithful = false; // its area is within 0.1 of the best brief method's on each set
    bool stable = false; // rounding moves every map by at most a hundredth
    bool fast = false; // at most 3.5 passes
    bool doubtful = false; // explains a class, but is not shown to beat nearness to the middle
    double both = 0; // mean area over the sets, and agreement with occlusion
};
// Empty for methods not measured on such networks: those that do not explain a class, and variants.
[[nodiscard]] std::optional<MethodRecord> evidenceOf(const std::string& method, const std::string& network);
// Up to three methods that are faithful and stable there and take at most 25 passes, the largest sum of area
// and agreement first; if there are none, the default method.
[[nodiscard]] std::vector<std::string> recommendedMethods(const std::string& network);

} // namespace hydra
