// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/quality.h"

#include "core/base/error.h"
#include "core/tsne/distances.h"
#include "core/tsne/neighbours.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::tsne {

double trustworthiness(const Vectors& data, const Points& points, std::size_t k, Crew& crew)
{
    const std::size_t n = data.count;
    if (k == 0 || 2 * k >= n) {
        throw usageError("trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2", n, k);
    }
    Vectors plane{std::vector<float>(2 * n), n, 2};
    for (std::size_t i = 0; i < n; ++i) {
        plane.row(i)[0] = points.x[i];
        plane.row(i)[1] = points.y[i];
    }
    const Neighbours near = nearestNeighbours(centred(plane), k, crew);
    const Vectors rows = centred(data);
    const Distances distances(rows);
    const std::size_t stride = distances.padded();
    std::vector<double> excess(n, 0.0);
    constexpr std::size_t grain = 16;
    crew.each(n, grain, [&](std::size_t begin, std::size_t end) {
        std::vector<float> block(grain * stride);
        distances.block(begin, end, 0, stride, block.data(), stride);
        for (std::size_t i = begin; i < end; ++i) {
            const float* const row = block.data() + (i - begin) * stride;
            for (std::size_t j = 0; j < k; ++j) {
                const auto other = static_cast<std::size_t>(near.index[i * k + j]);
                const float limit = row[other];
                std::int64_t nearer = 0;
                for (std::size_t l = 0; l < n; ++l) {
                    nearer += row[l] < limit ? 1 : 0;
                }
                // Ties are broken by lower index.
                nearer += std::count(row, row + other, limit);
                excess[i] += std::max(0.0, double(nearer) + 1 - double(k));
            }
        }
    });
    const double sum = std::accumulate(excess.begin(), excess.end(), 0.0);
    return 1 - sum * 2 / (double(n) * double(k) * (2.0 * double(n) - 3.0 * double(k) - 1));
}

double compactness(const Points& points, const std::vector<std::size_t>& members)
{
    const auto centroid = [&](const std::vector<std::size_t>& of) {
        double x = 0;
        double y = 0;
        for (const std::size_t i : of) {
            x += double(points.x[i]);
            y += double(points.y[i]);
        }
        return std::pair(x / double(of.size()), y / double(of.size()));
    };
    if (members.empty()) {
        return 0;
    }
    std::vector<std::size_t> all(points.x.size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    const auto [centreX, centreY] = centroid(all);
    double radius = 0;
    for (const std::size_t i : all) {
        radius = std::max(radius, std::hypot(double(points.x[i]) - centreX, double(points.y[i]) - centreY));
    }
    const auto [ownX, ownY] = centroid(members);
    double sum = 0;
    for (const std::size_t i : members) {
        sum += std::hypot(double(points.x[i]) - ownX, double(points.y[i]) - ownY);
    }
    return radius > 0 ? sum / double(members.size()) / radius : 0.0;
}

double cosineSpread(const Vectors& data, const std::vector<std::size_t>& members)
{
    std::vector<double> mean(data.width, 0.0);
    for (const std::size_t i : members) {
        std::transform(mean.begin(), mean.end(), data.row(i), mean.begin(),
                       [](double sum, float value) { return sum + double(value); });
    }
    const double length = std::sqrt(std::inner_product(mean.begin(), mean.end(), mean.begin(), 0.0));
    double sum = 0;
    for (const std::size_t i : members) {
        double dot = 0, square = 0;
        for (std::size_t j = 0; j < data.width; ++j) {
            const auto value = double(data.row(i)[j]);
            dot += value * mean[j];
            square += value * value;
        }
        const double lengths = length * std::sqrt(square);
        sum += lengths > 0 ? 1 - dot / lengths : 0.0;
    }
    return members.empty() ? 0.0 : sum / double(members.size());
}

} // namespace hydra::tsne
