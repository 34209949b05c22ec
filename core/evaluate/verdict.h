// SPDX-License-Identifier: GPL-3.0-or-later
// Whether one map on one picture is trustworthy, from its measured values (reference.md "The verdict of
// Trust"): is it better than chance, is it stable, does it lie on the object. Pure functions of numbers: no
// tensor.
#pragma once

#include "core/evaluate/curve.h"
#include "core/evaluate/region.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

// The values of random orders: their mean, and the 5 % bounds for another one, below LOW and above HIGH.
struct Chance
{
    double mean = 0, low = 0, high = 0;
};
// mean +- t s sqrt(1 + 1/n) with Student's t for n - 1, 95 % one-sided: the prediction interval of one more
// value. Empty for fewer than two.
[[nodiscard]] std::optional<Chance> chanceOf(const std::vector<double>& values);

// The baselines for comparison: "random", and "random:2" ... with the next seeds (faithfulness.h).
[[nodiscard]] const std::vector<std::string>& randomOrders();

// Area of insertion less area of deletion: larger is better.
[[nodiscard]] double gainOf(const Measured& score);
// The class has almost no probability on the whole picture, so that removing patches cannot show an effect.
[[nodiscard]] bool nothingToLose(const Measured& score);
// How many times sooner the class is lost without the strongest patches than in random order: areas of
// deletion. Empty for a target that is not a class, without random orders, and if the area is 0.
[[nodiscard]] std::optional<double> timesSooner(const Measured& score,
                                                const std::vector<double>& randomAreas);

// A probability. Below it both curves stay within a twentieth of the axis, and the ratio of their areas comes
// from invisible differences.
constexpr double leastToLose = 0.05;
constexpr double steadyMovement = 0.01; // finer differences of a map that moves further are meaningless

enum class Finding
{
    Unknown, // not measured
    Good,
    Unclear,
    Bad
};

struct TrustNumbers
{
    std::optional<double> gain{};
    std::optional<Chance> chance{}; // of gains
    std::optional<double> moved{}; // max |map' - map| / max |map| when the picture is rounded
    std::optional<Localisation> place{};
};

struct TrustVerdict
{
    Finding faithful = Finding::Unknown; // unclear: within chance; bad: below it
    Finding stable = Finding::Unknown;
    // Good: the strongest patch is on the object, and so is more of the map than of a uniform map; unclear:
    // only one of the two.
    Finding onObject = Finding::Unknown;
};
[[nodiscard]] TrustVerdict verdictOf(const TrustNumbers& numbers);

// Share of the object that the strongest patches cover, over the share of patches. ORDER: the strongest
// first. A uniform map gives the diagonal.
[[nodiscard]] Curve objectFound(const std::vector<int>& order, const Region& object);

} // namespace hydra
