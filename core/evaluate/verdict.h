// SPDX-License-Identifier: GPL-3.0-or-later
// Whether one map on one picture is to be trusted, from what was measured of it (reference.md "The verdict of
// Trust"): is it better than chance, does it stand firm, does it lie on the object. Pure functions of
// numbers: no tensor.
#pragma once

#include "core/evaluate/curve.h"
#include "core/evaluate/region.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

// What chance gives: the mean of random orders, and what another one is below, and above, 5 times in 100.
struct Chance
{
    double mean = 0, low = 0, high = 0;
};
// mean +- t s sqrt(1 + 1/n) with Student's t for n - 1, 95 % one-sided: the prediction interval of one more
// value. None of fewer than two.
[[nodiscard]] std::optional<Chance> chanceOf(const std::vector<double>& values);

// The baselines to compare with: "random", and "random:2" ... of the next seeds (faithfulness.h).
[[nodiscard]] const std::vector<std::string>& randomOrders();

// Area of insertion less area of deletion: larger is better.
[[nodiscard]] double gainOf(const Measured& score);
// The class has next to no probability on the whole picture: none that an order of patches could take away.
[[nodiscard]] bool nothingToLose(const Measured& score);
// How many times sooner the class is lost without the strongest patches than in random order: areas of
// deletion. None for a target that is no class, without random orders, and where the area is 0.
[[nodiscard]] std::optional<double> timesSooner(const Measured& score,
                                                const std::vector<double>& randomAreas);

// A probability. Below it both curves stay within a twentieth of the axis, and the ratio of their areas comes
// from differences that nobody sees.
constexpr double leastToLose = 0.05;
constexpr double steadyMovement = 0.01; // finer differences of a map that moves further mean nothing

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
    Finding faithful = Finding::Unknown; // unclear: within chance; bad: below
    Finding stable = Finding::Unknown;
    // Good: the strongest patch is on the object, and more of the map than an even map has there; unclear:
    // one of the two.
    Finding onObject = Finding::Unknown;
};
[[nodiscard]] TrustVerdict verdictOf(const TrustNumbers& numbers);

// Share of the object that the strongest patches cover, over the share of patches. ORDER: the strongest
// first. An even map has the diagonal.
[[nodiscard]] Curve objectFound(const std::vector<int>& order, const Region& object);

} // namespace hydra
