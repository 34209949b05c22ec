// SPDX-License-Identifier: GPL-3.0-or-later
// What measurements say of the methods that explain a class (models/faithfulness.md, whose script writes the
// numbers of evidence.cpp), per kind of network, and what follows for whoever chooses one.
#pragma once

#include "core/attention/attention_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct Measurement
{
    std::string network; // as networkKind() says
    std::string method;
    // Area of insertion less area of deletion, in the mean over the pictures of a set. Softmax:
    // hydravit-photos and DeiT-Tiny on photographs (250; the newer methods on DeiT-Tiny 100), hydravit-scenes
    // on 500 scenes. Others: the shipped model of that kind on 250 photographs.
    std::vector<double> gaps;
    // max |map' - map| / max |map| when the picture is rounded (reference.md "What a map is like"): the
    // largest of all pictures.
    double moved;
    // Time of trace and map as forward passes of the same network: the largest of all networks of the kind.
    double passes;
    // Rank correlation with the map of occlusion, in the mean over the pictures; of softmax not measured.
    double agrees = 0;
    // The paired 95 % interval of its area less that of nearness to the middle of the picture does not lie
    // above 0.
    bool doubtful = false;
};
[[nodiscard]] const std::vector<Measurement>& measurements();

// The kind by which networks are measured: the attention of their blocks as they follow each other,
// "softmax", "softmax+hydra", "super"; "rounds" for those that answer in ROUNDS. Empty under a PLAN other
// than the TRAINED one.
[[nodiscard]] std::string networkKind(const AttentionPlan& plan, const AttentionPlan& trained, bool rounds);

struct MethodRecord // of one kind of network, by models/faithfulness.md
{
    bool faithful = false; // its areas are within 0.1 of the best brief method's on each set
    bool stable = false; // rounding moves none of the maps by more than a hundredth
    bool fast = false; // at most 3.5 passes
    bool doubtful = false; // explains a class, and is not shown to be better than nearness to the middle
    double both = 0; // mean area over the sets, and agreement with occlusion
};
// Empty for methods that were not measured on such networks: those that explain no class, and variants.
[[nodiscard]] std::optional<MethodRecord> evidenceOf(const std::string& method, const std::string& network);
// Up to three that are faithful and stable there and take at most 25 passes, the largest area and agreement
// first; the default method where nothing of the kind was measured.
[[nodiscard]] std::vector<std::string> recommendedMethods(const std::string& network);

} // namespace hydra
