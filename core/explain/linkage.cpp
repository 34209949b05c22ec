// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/linkage.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace hydra {

namespace {

constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();

// A cluster has the index of its first member. Distances of clusters only grow, so that a nearest neighbour
// stays the nearest until it is merged itself.
class Merging
{
public:
    Merging(std::vector<double> distances, std::size_t n)
        : m_distances(std::move(distances))
        , m_n(n)
        , m_alive(n, true)
        , m_nearest(n, nobody)
        , m_cluster(n)
    {
        std::iota(m_cluster.begin(), m_cluster.end(), std::size_t(0));
        for (std::size_t i = 0; i < n; ++i) {
            lookAround(i);
        }
    }

    // Merges the closest two clusters. Returns false if no two are closer than THRESHOLD.
    bool merge(double threshold)
    {
        std::size_t first = nobody;
        for (std::size_t i = 0; i < m_n; ++i) {
            if (m_alive[i] && m_nearest[i] != nobody && (first == nobody || reach(i) < reach(first))) {
                first = i;
            }
        }
        if (first == nobody || !(reach(first) < threshold)) {
            return false;
        }
        const std::size_t other = m_nearest[first]; // the later one: of equal pairs the first is found
        const std::size_t into = std::min(first, other), from = std::max(first, other);
        m_alive[from] = false;
        for (std::size_t k = 0; k < m_n; ++k) {
            const double farther = std::max(at(into, k), at(from, k));
            m_distances[into * m_n + k] = m_distances[k * m_n + into] = farther;
        }
        std::replace(m_cluster.begin(), m_cluster.end(), from, into);
        for (std::size_t k = 0; k < m_n; ++k) {
            if (m_alive[k] && (k == into || m_nearest[k] == into || m_nearest[k] == from)) {
                lookAround(k);
            }
        }
        return true;
    }

    [[nodiscard]] const std::vector<std::size_t>& clusters() const { return m_cluster; }

private:
    [[nodiscard]] double at(std::size_t i, std::size_t j) const { return m_distances[i * m_n + j]; }
    [[nodiscard]] double reach(std::size_t i) const { return at(i, m_nearest[i]); }

    void lookAround(std::size_t i)
    {
        m_nearest[i] = nobody;
        for (std::size_t j = 0; j < m_n; ++j) {
            if (j != i && m_alive[j] && (m_nearest[i] == nobody || at(i, j) < reach(i))) {
                m_nearest[i] = j;
            }
        }
    }

    std::vector<double> m_distances;
    std::size_t m_n;
    std::vector<bool> m_alive;
    std::vector<std::size_t> m_nearest, m_cluster;
};

} // namespace

std::vector<int> completeLinkage(std::vector<double> distances, std::size_t n, double threshold)
{
    Merging merging(std::move(distances), n);
    while (merging.merge(threshold)) { }
    std::vector<int> number(n, -1), found;
    int next = 0;
    for (const std::size_t cluster : merging.clusters()) {
        number[cluster] = number[cluster] < 0 ? next++ : number[cluster];
        found.push_back(number[cluster]);
    }
    return found;
}

} // namespace hydra
