// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace hydra {

namespace {

// Student's t, 95 %, for 1, 2, ... degrees of freedom; the last is used for all above, which is slightly
// wide.
constexpr std::array<double, 10> student = {6.314, 2.920, 2.353, 2.132, 2.015,
                                            1.943, 1.895, 1.860, 1.833, 1.812};

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

Finding findingOf(bool good, bool bad)
{
    return good ? Finding::Good : bad ? Finding::Bad : Finding::Unclear;
}

} // namespace

std::optional<Chance> chanceOf(const std::vector<double>& values)
{
    if (values.size() < 2) {
        return std::nullopt;
    }
    const double n = double(values.size()), mean = meanOf(values);
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    const double reach =
        student[std::min(values.size() - 1, student.size()) - 1] * std::sqrt(squares / (n - 1) * (1 + 1 / n));
    return Chance{mean, mean - reach, mean + reach};
}

const std::vector<std::string>& randomOrders()
{
    static const std::vector<std::string> orders{"random",   "random:2", "random:3", "random:4", "random:5",
                                                 "random:6", "random:7", "random:8", "random:9"};
    return orders;
}

double gainOf(const Measured& score)
{
    return score.curves.insertion.area() - score.curves.deletion.area();
}

bool nothingToLose(const Measured& score)
{
    return score.classIndex >= 0 && score.whole < leastToLose;
}

std::optional<double> timesSooner(const Measured& score, const std::vector<double>& randomAreas)
{
    const double area = score.curves.deletion.area();
    if (score.classIndex < 0 || randomAreas.empty() || area <= 0) {
        return std::nullopt;
    }
    return meanOf(randomAreas) / area;
}

TrustVerdict verdictOf(const TrustNumbers& numbers)
{
    TrustVerdict verdict;
    if (numbers.gain && numbers.chance) {
        verdict.faithful =
            findingOf(*numbers.gain > numbers.chance->high, *numbers.gain < numbers.chance->low);
    }
    if (numbers.moved) {
        verdict.stable = findingOf(*numbers.moved <= steadyMovement, *numbers.moved > steadyMovement);
    }
    if (const auto& place = numbers.place) {
        const bool more = place->mass > place->chanceMass;
        verdict.onObject = findingOf(place->hit && more, !place->hit && !more);
    }
    return verdict;
}

Curve objectFound(const std::vector<int>& order, const Region& object)
{
    const double all = std::accumulate(object.share.begin(), object.share.end(), 0.0);
    if (order.empty() || order.size() != object.share.size() || all <= 0) {
        return {};
    }
    Curve found{{0}, {0}};
    double sum = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        sum += double(object.share[std::size_t(order[i])]);
        found.fraction.push_back(double(i + 1) / double(order.size()));
        found.value.push_back(sum / all);
    }
    return found;
}

} // namespace hydra
