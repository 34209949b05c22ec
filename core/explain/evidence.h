// SPDX-License-Identifier: GPL-3.0-or-later
// What measurements say of the methods that explain a class (models/faithfulness.md, whose script writes the
// numbers of evidence.cpp), and what follows for whoever chooses one.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct Measurement
{
    const char* method;
    // Area of insertion less area of deletion, in the mean over the pictures: of hydravit-photos and of
    // DeiT-Tiny on 250 photographs, and of hydravit-scenes on 500 scenes.
    double photos, deit, scenes;
    // max |map' - map| / max |map| when the picture is rounded (reference.md 6.9): the largest of all
    // pictures.
    double moved;
    // Time of trace and map as forward passes of the same network: the largest of hydravit-photos, DeiT-Tiny
    // and ViT-B/16.
    double passes;
};
[[nodiscard]] const std::vector<Measurement>& measurements();

struct Evidence
{
    bool faithful = false; // nearly as good as the best brief method on each of the three
    bool stable = false; // rounding moves none of the maps by more than a hundredth
    bool fast = false; // at most 3.5 passes
};
// None of methods that were not measured: those that explain no class, and variants.
[[nodiscard]] std::optional<Evidence> evidenceOf(const std::string& method);

} // namespace hydra
