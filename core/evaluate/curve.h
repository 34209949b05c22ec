// SPDX-License-Identifier: GPL-3.0-or-later
// What a network answers while tokens are taken out of a picture or put back (evaluate/perturbation.h). Plain
// data: no tensor.
#pragma once

#include <vector>

namespace hydra {

struct Curve
{
    std::vector<double> fraction; // ascending share of tokens removed or put back
    std::vector<double> value;
    [[nodiscard]] double area() const; // trapezoids over fraction
    [[nodiscard]] bool empty() const noexcept { return value.empty(); }
};

struct Perturbations
{
    Curve deletion, insertion, positive, negative; // empty where not asked for
};

struct CurveChoice
{
    bool deletion = true, insertion = true, perturbation = true;
    int steps = 20; // of deletion and insertion; a multiple of 10 shares its passes with `positive`
};

// What a network answered about one class while a picture was taken apart in the order of a map.
struct Measured
{
    int classIndex = -1; // -1: another target
    // Where the curves begin and end: the probability of the class, or the value of another target.
    double whole = 0, blurred = 0, empty = 0;
    Perturbations curves;
};

} // namespace hydra
