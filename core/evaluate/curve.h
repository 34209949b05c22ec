// SPDX-License-Identifier: GPL-3.0-or-later
// A network's answers while tokens are removed from a picture or put back (evaluate/perturbation.h). Plain
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
    Curve deletion, insertion, positive, negative; // empty if not requested
};

struct CurveChoice
{
    bool deletion = true, insertion = true, perturbation = true;
    int steps = 20; // of deletion and insertion; a multiple of 10 shares its passes with `positive`
};

// The answers about one class while tokens are removed in the order of a map.
struct Measured
{
    int classIndex = -1; // -1: another target
    // Ends of the curves: the probability of the class, or the value of another target.
    double whole = 0, blurred = 0, empty = 0;
    Perturbations curves;
};

} // namespace hydra
