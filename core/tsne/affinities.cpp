// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/affinities.h"

#include "core/tsne/distances.h"

#include <algorithm>
#include <cmath>

namespace hydra::tsne {

namespace {

// As in scikit-learn: smaller values are negligible, and 0 has no logarithm.
constexpr double smallest = 2.220446049250313e-16;

struct Row
{
    double entropy = 0, slope = 0, sum = 0; // slope: d entropy / d log beta
};

Row rowAt(const float* distances, std::size_t count, double nearest, double beta)
{
    const Moments m = kernels().moments(distances, static_cast<Index>(count), nearest, beta);
    const double mean = m.first / m.zeroth;
    const double variance = std::max(0.0, m.second / m.zeroth - mean * mean);
    return {std::log(m.zeroth) + beta * mean, -beta * beta * variance, m.zeroth};
}

} // namespace

void conditional(const float* distances, std::size_t count, double perplexity, float* out)
{
    const double target = std::log(perplexity);
    double nearest = Distances::far;
    double total = 0;
    std::size_t counted = 0;
    for (std::size_t j = 0; j < count; ++j) {
        if (distances[j] < Distances::far) {
            nearest = std::min(nearest, double(distances[j]));
            total += double(distances[j]);
            ++counted;
        }
    }
    const double spread = total / double(std::max<std::size_t>(counted, 1)) - nearest;
    // If all distances are equal, any beta gives the same row.
    double logBeta = spread > 0 ? -std::log(spread) : 0.0;
    double low = logBeta - 80;
    double high = logBeta + 80;
    Row row = rowAt(distances, count, nearest, std::exp(logBeta));
    for (int step = 0; step < 200 && spread > 0 && std::abs(row.entropy - target) > 1e-9; ++step) {
        (row.entropy > target ? low : high) = logBeta; // entropy too large: beta must grow
        const double newton = logBeta - (row.entropy - target) / row.slope;
        const bool inside = newton > low && newton < high; // false for a slope of 0
        const double next = inside ? newton : (low + high) / 2;
        if (next == logBeta || high - low < 1e-13) {
            break;
        }
        logBeta = next;
        row = rowAt(distances, count, nearest, std::exp(logBeta));
    }
    kernels().gaussian(distances, static_cast<Index>(count), nearest, std::exp(logBeta), 1.0 / row.sum, out);
}

AffinityTotals totalsOf(const std::vector<float>& p)
{
    AffinityTotals totals;
    for (const float each : p) {
        totals.negentropy += each > 0 ? double(each) * std::log(double(each)) : 0.0;
        totals.total += double(each);
    }
    return totals;
}

DenseAffinities denseAffinities(const Vectors& centredData, double perplexity, Crew& crew)
{
    const Distances distances(centredData);
    const std::size_t n = distances.count();
    const std::size_t stride = distances.padded();
    DenseAffinities result{n, stride, std::vector<float>(n * stride)};
    constexpr std::size_t grain = 16;
    crew.each(n, grain, [&](std::size_t begin, std::size_t end) {
        std::vector<float> block(grain * stride);
        distances.block(begin, end, 0, stride, block.data(), stride);
        for (std::size_t i = begin; i < end; ++i) {
            conditional(block.data() + (i - begin) * stride, stride, perplexity,
                        result.p.data() + i * stride);
        }
    });
    // Every conditional row sums to 1, and so the sum of all pairs is 2 n.
    const double scale = 0.5 / double(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            float& a = result.p[i * stride + j];
            float& b = result.p[j * stride + i];
            a = b = static_cast<float>(std::max(smallest, (double(a) + double(b)) * scale));
        }
        result.p[i * stride + i] = 0;
    }
    return result;
}

namespace {

struct Edge
{
    std::int32_t to;
    float p;
    friend bool operator<(const Edge& a, const Edge& b) { return a.to < b.to; }
};

// Returns p_j|i of every row, edges sorted by index.
std::vector<Edge> conditionalEdges(const Neighbours& neighbours, double perplexity, Crew& crew)
{
    const std::size_t k = neighbours.k;
    const std::size_t padded = roundedUp(k, lanes);
    std::vector<Edge> edges(neighbours.count * k);
    crew.each(neighbours.count, 64, [&](std::size_t begin, std::size_t end) {
        std::vector<float> distances(padded, Distances::far);
        std::vector<float> p(padded);
        for (std::size_t i = begin; i < end; ++i) {
            std::copy_n(neighbours.distance.data() + i * k, k, distances.data());
            conditional(distances.data(), padded, perplexity, p.data());
            Edge* row = edges.data() + i * k;
            for (std::size_t n = 0; n < k; ++n) {
                row[n] = {neighbours.index[i * k + n], p[n]};
            }
            std::sort(row, row + k);
        }
    });
    return edges;
}

} // namespace

SparseAffinities sparseAffinities(const Neighbours& neighbours, double perplexity, Crew& crew)
{
    const std::size_t n = neighbours.count;
    const std::size_t k = neighbours.k;
    const std::vector<Edge> edges = conditionalEdges(neighbours, perplexity, crew);
    // The transposed edges, in the order of their rows: sorted too.
    std::vector<std::size_t> from(n + 1, 0);
    for (const Edge& edge : edges) {
        ++from[static_cast<std::size_t>(edge.to) + 1];
    }
    for (std::size_t i = 0; i < n; ++i) {
        from[i + 1] += from[i];
    }
    std::vector<Edge> transposed(edges.size());
    std::vector<std::size_t> next(from.begin(), from.end() - 1);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t e = i * k; e < (i + 1) * k; ++e) {
            transposed[next[static_cast<std::size_t>(edges[e].to)]++] = {static_cast<std::int32_t>(i),
                                                                         edges[e].p};
        }
    }
    SparseAffinities result{n, {0}, {}, {}};
    result.to.reserve(2 * edges.size());
    result.p.reserve(2 * edges.size());
    const double scale = 0.5 / double(n); // every conditional row sums to 1
    for (std::size_t i = 0; i < n; ++i) {
        const Edge* a = edges.data() + i * k;
        const Edge* const aEnd = a + k;
        const Edge* b = transposed.data() + from[i];
        const Edge* const bEnd = transposed.data() + from[i + 1];
        while (a != aEnd || b != bEnd) {
            const std::int32_t to = b == bEnd || (a != aEnd && a->to < b->to) ? a->to : b->to;
            double p = 0;
            for (const Edge** side : {&a, &b}) {
                if (*side != (side == &a ? aEnd : bEnd) && (*side)->to == to) {
                    p += double((*side)->p);
                    ++*side;
                }
            }
            result.to.push_back(to);
            result.p.push_back(static_cast<float>(p * scale));
        }
        while (result.to.size() % lanes != 0) {
            result.to.push_back(static_cast<std::int32_t>(i));
            result.p.push_back(0.0F);
        }
        result.start.push_back(result.to.size());
    }
    return result;
}

} // namespace hydra::tsne
