// SPDX-License-Identifier: GPL-3.0-or-later
// The methods that see the network as a black box (reference.md "Occlusion" to "ViT-CX"), in loops over
// float64: windows and masks pixel by pixel, Shapley values over all sets by their factorials, clusters by
// comparing all pairs. The random draws (masks, orders, noise) are part of the definition and come from the
// program's counter-based random numbers.
#pragma once

#include "core/base/counter_random.h"
#include "core/explain/map.h"

#include <numeric>

#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

class BlackBoxes
{
public:
    BlackBoxes(const Network& network, const Matrix& picture, int target, const AttentionPlan& plan)
        : m_network(network)
        , m_picture(picture)
        , m_target(std::size_t(target))
        , m_side(std::size_t(std::lround(std::sqrt(double(picture[0].size())))))
        , m_grid(m_side / network.patch())
    {
        for (const BlockAttention& block : plan.blocks) {
            const KindInfo& info = infoOf(block.kind);
            m_paints = m_paints || info.combination == Combination::Windows || info.value == Source::Mixture;
        }
    }

    [[nodiscard]] Row occlusion(const MapOptions& o) const
    {
        const std::size_t unit = o.windowUnit == WindowUnit::Patches ? m_network.patch() : 1;
        const std::size_t size = std::size_t(o.window) * unit, stride = std::size_t(o.stride) * unit;
        const bool probability = o.measured == ClassValue::Probability;
        const double whole = value(m_picture, probability);
        Row sum(m_side * m_side, 0.0), count(m_side * m_side, 0.0);
        for (std::size_t top = 0;; top += stride) {
            for (std::size_t left = 0;; left += stride) {
                Matrix painted = m_picture;
                for (std::size_t y = top; y < std::min(m_side, top + size); ++y) {
                    for (std::size_t x = left; x < std::min(m_side, left + size); ++x) {
                        for (Row& channel : painted) {
                            channel[y * m_side + x] =
                                paint(o.fill, channel.size(), &channel - painted.data());
                        }
                    }
                }
                const double lost = whole - value(painted, probability);
                for (std::size_t y = top; y < std::min(m_side, top + size); ++y) {
                    for (std::size_t x = left; x < std::min(m_side, left + size); ++x) {
                        sum[y * m_side + x] += lost;
                        count[y * m_side + x] += 1;
                    }
                }
                if (left + size >= m_side) {
                    break;
                }
            }
            if (top + size >= m_side) {
                break;
            }
        }
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] /= std::max(1.0, count[i]);
        }
        return sum;
    }

    [[nodiscard]] Row rise(const MapOptions& o) const
    {
        Row weighted(m_side * m_side, 0.0), shown(m_side * m_side, 1e-4);
        const auto g = std::size_t(o.maskGrid);
        const std::size_t cell = (m_side + g - 1) / g;
        for (int i = 0; i < o.masks; ++i) {
            CounterRandom random(1, 0x52495345, std::uint64_t(i));
            Matrix cells = zeros(g, g);
            for (Row& row : cells) {
                for (double& one : row) {
                    one = random.uniform() < 0.5 ? 1 : 0;
                }
            }
            const std::size_t top = random.below(std::uint32_t(cell)),
                              left = random.below(std::uint32_t(cell));
            Row mask;
            for (std::size_t y = 0; y < m_side; ++y) {
                for (std::size_t x = 0; x < m_side; ++x) {
                    mask.push_back(between(cells, y + top, x + left, (g + 1) * cell));
                }
            }
            const double p = value(times(mask), true);
            for (std::size_t k = 0; k < mask.size(); ++k) {
                weighted[k] += p * mask[k];
                shown[k] += mask[k];
            }
        }
        for (std::size_t k = 0; k < weighted.size(); ++k) {
            weighted[k] /= shown[k];
        }
        return weighted;
    }

    // Each patch gets an even part of its group's share.
    [[nodiscard]] Row shapley(const MapOptions& o) const
    {
        const std::vector<std::size_t> group = groups(o.groups);
        const std::size_t n = *std::max_element(group.begin(), group.end()) + 1;
        Row share(n, 0.0);
        if (n <= 12) {
            std::vector<double> known;
            for (std::size_t mask = 0; mask < std::size_t(1) << n; ++mask) {
                known.push_back(without(o, group, [&](std::size_t g) { return (mask >> g & 1) == 0; }));
            }
            for (std::size_t mask = 0; mask < known.size(); ++mask) {
                double size = 0;
                for (std::size_t g = 0; g < n; ++g) {
                    size += double(mask >> g & 1);
                }
                for (std::size_t g = 0; g < n; ++g) {
                    if ((mask >> g & 1) == 0) {
                        share[g] += std::tgamma(size + 1) * std::tgamma(double(n) - size)
                            / std::tgamma(double(n) + 1) * (known[mask | std::size_t(1) << g] - known[mask]);
                    }
                }
            }
        } else {
            for (int p = 0; p < o.permutations; ++p) {
                std::vector<std::size_t> order(n);
                std::iota(order.begin(), order.end(), std::size_t(0));
                CounterRandom random(1, 0x53484150, std::uint64_t(p));
                for (std::size_t i = n - 1; i > 0; --i) {
                    std::swap(order[i], order[random.below(std::uint32_t(i + 1))]);
                }
                std::vector<bool> in(n, false);
                double before = without(o, group, [&](std::size_t) { return true; });
                for (const std::size_t g : order) {
                    in[g] = true;
                    const double now = without(o, group, [&](std::size_t other) { return !in[other]; });
                    share[g] += (now - before) / o.permutations;
                    before = now;
                }
            }
        }
        Row map;
        for (const std::size_t g : group) {
            map.push_back(share[g] / double(std::count(group.begin(), group.end(), g)));
        }
        return map;
    }

    [[nodiscard]] Row vitCx(const MapOptions& o) const
    {
        const Pass pass = m_network.run(m_picture);
        const Matrix& features = pass.blocks.back().norm1.output;
        Matrix pictures; // one for each feature
        for (std::size_t f = 0; f < features[0].size(); ++f) {
            Matrix grid = zeros(m_grid, m_grid);
            for (std::size_t patch = 0; patch < m_grid * m_grid; ++patch) {
                grid[patch / m_grid][patch % m_grid] = features[m_network.prefix() + patch][f];
            }
            Row large;
            for (std::size_t y = 0; y < m_side; ++y) {
                for (std::size_t x = 0; x < m_side; ++x) {
                    large.push_back(between(grid, y, x, m_side));
                }
            }
            pictures.push_back(stretched(large));
        }
        const Matrix masks = clustered(pictures, o.clusterDistance);
        const double whole = value(m_picture, true);
        Row weighted(m_side * m_side, 0.0), shown(m_side * m_side, 0.0);
        for (std::size_t i = 0; i < masks.size(); ++i) {
            CounterRandom random(1, 0x56495443, i);
            Matrix behind = m_picture, noisy = m_picture;
            for (std::size_t c = 0; c < 3; ++c) {
                for (std::size_t k = 0; k < masks[i].size(); ++k) {
                    const double noise = 0.1 * random.normal() * (1 - masks[i][k]);
                    behind[c][k] = m_picture[c][k] * masks[i][k] + noise;
                    noisy[c][k] = m_picture[c][k] + noise;
                }
            }
            const double score = value(behind, true) - value(noisy, true) + whole;
            for (std::size_t k = 0; k < masks[i].size(); ++k) {
                weighted[k] += score * masks[i][k] / double(masks.size());
                shown[k] += masks[i][k];
            }
        }
        for (std::size_t k = 0; k < weighted.size(); ++k) {
            weighted[k] = shown[k] > 0 ? weighted[k] / shown[k] : 0;
        }
        return weighted;
    }

private:
    [[nodiscard]] double value(const Matrix& picture, bool probability,
                               const std::vector<bool>& absent = {}) const
    {
        const Row logits = m_network.run(picture, {}, {}, absent).logits;
        return probability ? softmax(logits)[m_target] : logits[m_target];
    }
    // The tiny networks normalise with mean and deviation 0.5.
    [[nodiscard]] double paint(Fill fill, std::size_t, std::ptrdiff_t channel) const
    {
        const Row& own = m_picture[std::size_t(channel)];
        return fill == Fill::Mean   ? 0.0
            : fill == Fill::Average ? std::accumulate(own.begin(), own.end(), 0.0) / double(own.size())
            : fill == Fill::White   ? 1.0
                                    : -1.0;
    }
    [[nodiscard]] Matrix times(const Row& mask) const
    {
        Matrix seen = m_picture;
        for (Row& channel : seen) {
            for (std::size_t k = 0; k < mask.size(); ++k) {
                channel[k] *= mask[k];
            }
        }
        return seen;
    }
    // GRID enlarged to SIZE a side, at row Y and column X: interpolated between the centres of cells, clamped
    // at the edges.
    [[nodiscard]] static double between(const Matrix& grid, std::size_t y, std::size_t x, std::size_t size)
    {
        const auto place = [&](std::size_t i, std::size_t n) {
            return std::max(0.0, (double(i) + 0.5) * double(n) / double(size) - 0.5);
        };
        const double v = place(y, grid.size()), u = place(x, grid[0].size());
        const auto top = std::size_t(v), left = std::size_t(u);
        const std::size_t bottom = std::min(top + 1, grid.size() - 1);
        const std::size_t right = std::min(left + 1, grid[0].size() - 1);
        const double dy = v - double(top), dx = u - double(left);
        return (1 - dy) * ((1 - dx) * grid[top][left] + dx * grid[top][right])
            + dy * ((1 - dx) * grid[bottom][left] + dx * grid[bottom][right]);
    }
    [[nodiscard]] static Row stretched(Row x)
    {
        const auto [low, high] = std::minmax_element(x.begin(), x.end());
        const double from = *low, range = *high - *low;
        for (double& one : x) {
            one = (one - from) / range;
        }
        return x;
    }
    // Complete linkage that compares all pairs in each step; clusters in order of their first members.
    [[nodiscard]] static Matrix clustered(const Matrix& pictures, double threshold)
    {
        Matrix apart = zeros(pictures.size(), pictures.size());
        const auto dot = [](const Row& a, const Row& b) {
            return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
        };
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                apart[i][j] = apart[j][i] = 1
                    - dot(pictures[i], pictures[j])
                        / std::sqrt(dot(pictures[i], pictures[i]) * dot(pictures[j], pictures[j]));
            }
        }
        std::vector<std::vector<std::size_t>> clusters;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            clusters.push_back({i});
        }
        for (;;) {
            double best = threshold;
            std::size_t into = 0, from = 0;
            for (std::size_t a = 0; a < clusters.size(); ++a) {
                for (std::size_t b = a + 1; b < clusters.size(); ++b) {
                    double farthest = 0;
                    for (const std::size_t i : clusters[a]) {
                        for (const std::size_t j : clusters[b]) {
                            farthest = std::max(farthest, apart[i][j]);
                        }
                    }
                    if (farthest < best) {
                        best = farthest;
                        into = a;
                        from = b;
                    }
                }
            }
            if (into == from) {
                break;
            }
            clusters[into].insert(clusters[into].end(), clusters[from].begin(), clusters[from].end());
            clusters.erase(clusters.begin() + std::ptrdiff_t(from));
        }
        Matrix masks;
        for (const auto& cluster : clusters) {
            Row sum(pictures[0].size(), 0.0);
            for (const std::size_t i : cluster) {
                sum = plus({sum}, {pictures[i]})[0];
            }
            masks.push_back(stretched(sum));
        }
        return masks;
    }
    // Bands of rows, cut into pieces; the number of bands makes the pieces roughly square.
    [[nodiscard]] std::vector<std::size_t> groups(int asked) const
    {
        const std::size_t n = std::min(std::size_t(asked), m_grid * m_grid);
        auto bands = std::clamp(std::size_t(std::lround(std::sqrt(double(n)))), std::size_t(1), m_grid);
        while ((n + bands - 1) / bands > m_grid) {
            ++bands;
        }
        std::vector<std::size_t> group;
        for (std::size_t patch = 0; patch < m_grid * m_grid; ++patch) {
            const std::size_t band = patch / m_grid * bands / m_grid;
            const std::size_t first = band * n / bands, pieces = (band + 1) * n / bands - first;
            group.push_back(first + patch % m_grid * pieces / m_grid);
        }
        return group;
    }
    // The target's value without the patches of the groups for which GONE is true. They are dropped as
    // tokens, or painted with zero if the network needs every patch.
    template<class Gone>
    [[nodiscard]] double without(const MapOptions& o, const std::vector<std::size_t>& group, Gone gone) const
    {
        std::vector<bool> absent;
        Matrix painted = m_picture;
        for (std::size_t patch = 0; patch < group.size(); ++patch) {
            absent.push_back(gone(group[patch]));
            for (std::size_t k = 0; absent.back() && k < m_network.patch() * m_network.patch(); ++k) {
                const std::size_t y = patch / m_grid * m_network.patch() + k / m_network.patch();
                const std::size_t x = patch % m_grid * m_network.patch() + k % m_network.patch();
                for (Row& channel : painted) {
                    channel[y * m_side + x] = 0;
                }
            }
        }
        const bool probability = o.measured == ClassValue::Probability;
        return m_paints ? value(painted, probability) : value(m_picture, probability, absent);
    }

    const Network& m_network;
    const Matrix& m_picture;
    std::size_t m_target, m_side, m_grid;
    bool m_paints = false; // attention needs every patch in its place
};

} // namespace hydra::test::oracle
