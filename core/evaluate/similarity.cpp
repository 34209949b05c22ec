// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/similarity.h"

#include "core/evaluate/perturbation.h"
#include "core/explain/explain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace hydra {

namespace {

double correlation(const std::vector<float>& a, const std::vector<float>& b)
{
    const auto n = double(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double x = double(a[i]) - meanA;
        const double y = double(b[i]) - meanB;
        ab += x * y;
        aa += x * x;
        bb += y * y;
    }
    return aa > 0 && bb > 0 ? ab / std::sqrt(aa * bb) : 0.0;
}

std::vector<bool> strongest(const std::vector<float>& values, std::size_t count)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t i, std::size_t j) { return values[i] > values[j]; });
    std::vector<bool> chosen(values.size());
    for (std::size_t i = 0; i < count; ++i) {
        chosen[order[i]] = true;
    }
    return chosen;
}

// 1 / the largest magnitude; 1 if that is 0.
float overLargest(const std::vector<float>& values)
{
    float largest = 0;
    for (const float value : values) {
        largest = std::isfinite(value) ? std::max(largest, std::abs(value)) : largest;
    }
    return largest > 0 ? 1 / largest : 1;
}

bool comparable(const Map& a, const Map& b)
{
    return a.rows == b.rows && a.cols == b.cols && a.channels == b.channels && !a.values.empty()
        && a.values.size() == b.values.size();
}

// The distance of two colours at each place: 0 to sqrt(3).
Map distanceOf(const Map& a, const Map& b)
{
    Map map;
    map.rows = a.rows;
    map.cols = a.cols;
    for (std::size_t i = 0; i + 2 < a.values.size(); i += 3) {
        double sum = 0;
        for (std::size_t c = i; c < i + 3; ++c) {
            sum += std::pow(double(a.values[c]) - double(b.values[c]), 2);
        }
        map.values.push_back(static_cast<float>(std::sqrt(sum)));
    }
    return map;
}

} // namespace

std::optional<Similarity> similarityOf(const Map& a, const Map& b, double share)
{
    if (!comparable(a, b) || a.channels > 1) { // colours have no order
        return std::nullopt;
    }
    const auto size = a.values.size();
    const auto count =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::lround(share * double(size))), 1, size);
    const std::vector<bool> inA = strongest(a.values, count);
    const std::vector<bool> inB = strongest(b.values, count);
    std::size_t both = 0;
    for (std::size_t i = 0; i < size; ++i) {
        both += inA[i] && inB[i] ? 1U : 0U;
    }
    return Similarity{correlation(a.values, b.values), rankCorrelation(a.values, b.values),
                      double(both) / double(2 * count - both)};
}

std::optional<Map> differenceOf(const Map& a, const Map& b, bool normalised)
{
    if (!comparable(a, b)) {
        return std::nullopt;
    }
    if (a.channels == 3) {
        return distanceOf(a, b);
    }
    const float overA = normalised ? overLargest(a.values) : 1;
    const float overB = normalised ? overLargest(b.values) : 1;
    return minus(a, b, overA, overB);
}

} // namespace hydra
