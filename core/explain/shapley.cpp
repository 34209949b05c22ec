// SPDX-License-Identifier: GPL-3.0-or-later
// Shapley values of groups of patches (reference.md "Shapley values of patches"). v(S) is the target with the
// patches of all other groups removed from the sequence after the position embedding. What a group adds is
// averaged over the orders of the groups: over all orders up to 12 groups, else over random ones, with
// intervals.
#include "core/base/counter_random.h"
#include "core/explain/black_box.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace hydra {

namespace {

constexpr std::uint64_t orderSeed = 1, orderStream = 0x53484150; // "SHAP"

using Set = std::vector<bool>; // of players, the groups with at least one patch

// The patches of each player.
struct Players
{
    std::vector<int> group; // of each player
    std::vector<std::pair<std::int64_t, std::size_t>> patches; // patches in the sequence, with their player

    Players(const at::Tensor& inSequence, const std::vector<int>& groupOf) // undefined: all
    {
        std::map<int, std::size_t> places;
        const std::int64_t count = inSequence.defined() ? inSequence.size(0) : std::int64_t(groupOf.size());
        for (std::int64_t i = 0; i < count; ++i) {
            const std::int64_t patch = inSequence.defined() ? inSequence[i].item<std::int64_t>() : i;
            const auto [place, isNew] =
                places.emplace(groupOf[static_cast<std::size_t>(patch)], group.size());
            if (isNew) {
                group.push_back(place->first);
            }
            patches.emplace_back(patch, place->second);
        }
    }
    [[nodiscard]] std::size_t count() const { return group.size(); }
    [[nodiscard]] std::vector<std::int64_t> of(const Set& set) const
    {
        std::vector<std::int64_t> kept;
        for (const auto& [patch, player] : patches) {
            if (set[player]) {
                kept.push_back(patch);
            }
        }
        return kept;
    }
};

// v of each of SETS; sequences of equal length are batched.
std::vector<double> worthOf(Asking& asking, const Players& players, const std::vector<Set>& sets)
{
    std::map<std::size_t, std::vector<std::pair<std::size_t, std::vector<std::int64_t>>>> byLength;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        std::vector<std::int64_t> kept = players.of(sets[i]);
        const std::size_t length = kept.size();
        byLength[length].emplace_back(i, std::move(kept));
    }
    std::vector<double> values(sets.size());
    for (const auto& [length, rows] : byLength) {
        const auto n = static_cast<std::int64_t>(length);
        const auto most = static_cast<std::size_t>(asking.sequencesAtOnce(n));
        for (std::size_t first = 0; first < rows.size(); first += most) {
            const std::size_t count = std::min(most, rows.size() - first);
            const at::Tensor kept = at::empty({static_cast<std::int64_t>(count), n}, at::kLong);
            for (std::size_t i = 0; i < count; ++i) {
                std::copy(rows[first + i].second.begin(), rows[first + i].second.end(),
                          kept.data_ptr<std::int64_t>() + i * length);
            }
            const at::Tensor found = asking.ofSequences(kept);
            for (std::size_t i = 0; i < count; ++i) {
                values[rows[first + i].first] = found[static_cast<std::int64_t>(i)].item<double>();
            }
        }
    }
    return values;
}

std::size_t sizeOf(std::size_t mask)
{
    std::size_t size = 0;
    for (; mask != 0; mask &= mask - 1) {
        ++size;
    }
    return size;
}

// The mean over sizes |S| of the mean of what a player adds to sets of that size, over the sizes known so far
// (the others are NaN). Over all sizes it is the Shapley value.
std::vector<double> sharesOf(const std::vector<double>& values, std::size_t n)
{
    std::vector<double> shares;
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> sum(n, 0), count(n, 0);
        for (std::size_t mask = 0; mask < values.size(); ++mask) {
            const std::size_t with = mask | std::size_t(1) << i;
            if (mask != with) {
                sum[sizeOf(mask)] += values[with] - values[mask];
                count[sizeOf(mask)] += 1;
            }
        }
        double share = 0, sizes = 0;
        for (std::size_t size = 0; size < n; ++size) {
            if (!std::isnan(sum[size])) {
                share += sum[size] / count[size];
                sizes += 1;
            }
        }
        shares.push_back(sizes > 0 ? share / sizes : 0);
    }
    return shares;
}

// Alternates small and large sets, so that early results cover what a player adds to few and to many.
template<class Offer>
ShapleyShares exactShares(Asking& asking, const Players& players, const Offer& offer)
{
    const std::size_t n = players.count(), all = std::size_t(1) << n;
    ShapleyShares found;
    found.values.assign(all, std::nan(""));
    for (std::size_t turn = 0; turn <= n; ++turn) {
        const std::size_t size = turn % 2 == 0 ? turn / 2 : n - turn / 2;
        std::vector<Set> sets;
        std::vector<std::size_t> masks;
        for (std::size_t mask = 0; mask < all; ++mask) {
            if (sizeOf(mask) == size) {
                masks.push_back(mask);
                sets.emplace_back(n);
                for (std::size_t i = 0; i < n; ++i) {
                    sets.back()[i] = (mask >> i & 1) != 0;
                }
            }
        }
        const std::vector<double> values = worthOf(asking, players, sets);
        for (std::size_t i = 0; i < masks.size(); ++i) {
            found.values[masks[i]] = values[i];
        }
        found.shares = sharesOf(found.values, n);
        offer(found);
    }
    found.all = found.values.back();
    found.none = found.values.front();
    return found;
}

std::vector<std::size_t> drawnOrder(std::size_t n, std::uint64_t which)
{
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    CounterRandom random(orderSeed, orderStream, which);
    for (std::size_t i = n - 1; i > 0; --i) {
        std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    return order;
}

template<class Offer>
ShapleyShares sampledShares(Asking& asking, const Players& players, int permutations, const Offer& offer)
{
    const std::size_t n = players.count();
    const std::vector<double> ends = worthOf(asking, players, {Set(n, false), Set(n, true)});
    ShapleyShares found;
    found.none = ends[0];
    found.all = ends[1];
    std::vector<double> sum(n, 0), squares(n, 0);
    const int together = std::max<int>(
        1, static_cast<int>(asking.sequencesAtOnce(static_cast<std::int64_t>(players.patches.size() / 2))));
    for (int first = 0; first < permutations; first += together) {
        const int count = std::min(together, permutations - first);
        std::vector<Set> sets;
        for (int p = 0; p < count; ++p) {
            Set set(n, false);
            const std::vector<std::size_t> order = drawnOrder(n, static_cast<std::uint64_t>(first + p));
            for (std::size_t i = 0; i + 1 < n; ++i) {
                set[order[i]] = true;
                sets.push_back(set);
            }
        }
        const std::vector<double> values = worthOf(asking, players, sets);
        for (int p = 0; p < count; ++p) {
            const std::vector<std::size_t> order = drawnOrder(n, static_cast<std::uint64_t>(first + p));
            double before = found.none;
            for (std::size_t i = 0; i < n; ++i) {
                const double now = i + 1 < n ? values[static_cast<std::size_t>(p) * (n - 1) + i] : found.all;
                sum[order[i]] += now - before;
                squares[order[i]] += (now - before) * (now - before);
                before = now;
            }
        }
        const double m = first + count;
        found.shares.clear();
        found.halfWidths.clear();
        for (std::size_t i = 0; i < n; ++i) {
            const double mean = sum[i] / m;
            const double variance = std::max(0.0, squares[i] - m * mean * mean) / std::max(1.0, m - 1);
            found.shares.push_back(mean);
            found.halfWidths.push_back(1.96 * std::sqrt(variance / m));
        }
        offer(found);
    }
    return found;
}

// Reorders X from players to the groups of GROUPOF.
std::vector<double> byGroup(const std::vector<double>& x, const Players& players,
                            const std::vector<int>& groupOf)
{
    std::vector<double> found(static_cast<std::size_t>(*std::max_element(groupOf.begin(), groupOf.end())) + 1,
                              0);
    for (std::size_t i = 0; i < x.size(); ++i) {
        found[static_cast<std::size_t>(players.group[i])] = x[i];
    }
    return found;
}

// Divides each group's share evenly among its patches, so that the map sums to what all patches contribute.
TokenValues mapOfShares(const ShapleyShares& found, const Players& players, std::size_t patches)
{
    std::vector<double> members(players.count(), 0), map(patches, 0);
    for (const auto& [patch, player] : players.patches) {
        members[player] += 1;
    }
    std::optional<double> uncertainty;
    for (const auto& [patch, player] : players.patches) {
        map[static_cast<std::size_t>(patch)] = found.shares[player] / members[player];
        if (!found.halfWidths.empty()) {
            uncertainty = std::max(uncertainty.value_or(0), found.halfWidths[player] / members[player]);
        }
    }
    TokenValues values;
    values.patches = at::tensor(map, at::kDouble);
    values.about.uncertainty = uncertainty;
    return values;
}

template<class Offer>
ShapleyShares sharesOf(Asking& asking, const Players& players, int permutations, const Offer& offer)
{
    const std::size_t n = players.count();
    if (n == 0) {
        return {};
    }
    if (n <= std::size_t(mostExactGroups)) {
        asking.announce(std::int64_t(1) << n);
        return exactShares(asking, players, offer);
    }
    asking.announce(2 + std::int64_t(permutations) * std::int64_t(n - 1));
    return sampledShares(asking, players, permutations, offer);
}

} // namespace

std::vector<int> patchGroups(int groups, int rows, int cols)
{
    const int n = std::clamp(groups, 1, rows * cols);
    int bands =
        std::clamp(static_cast<int>(std::lround(std::sqrt(double(n) * rows / cols))), 1, std::min(rows, n));
    while ((n + bands - 1) / bands > cols) { // a band cannot have more pieces than columns
        ++bands;
    }
    std::vector<int> group;
    for (int row = 0; row < rows; ++row) {
        const int band = row * bands / rows;
        const int first = band * n / bands, pieces = (band + 1) * n / bands - first;
        for (int col = 0; col < cols; ++col) {
            group.push_back(first + col * pieces / cols);
        }
    }
    return group;
}

ShapleyShares shapleyShares(Asking& asking, const std::vector<int>& groupOf, int permutations)
{
    const Players players(asking.shown().kept, groupOf);
    ShapleyShares found = sharesOf(asking, players, permutations, [](const ShapleyShares&) {});
    found.shares = byGroup(found.shares, players, groupOf);
    found.halfWidths =
        found.halfWidths.empty() ? std::vector<double>() : byGroup(found.halfWidths, players, groupOf);
    return found;
}

TokenValues shapleyMap(Asking& asking)
{
    const ShownPicture& shown = asking.shown();
    const Players players(shown.kept, patchGroups(asking.options().groups, shown.rows, shown.cols));
    const std::size_t patches = static_cast<std::size_t>(shown.rows) * static_cast<std::size_t>(shown.cols);
    const ShapleyShares found =
        sharesOf(asking, players, asking.options().permutations, [&](const ShapleyShares& now) {
            asking.offer([&] { return mapOfShares(now, players, patches); });
        });
    TokenValues values = mapOfShares(found, players, patches);
    const double brought = found.all - found.none;
    values.residual = std::fabs(std::accumulate(found.shares.begin(), found.shares.end(), 0.0) - brought)
        / std::max(std::fabs(brought), 1e-12);
    return values;
}

TokenValues shapleyMap(const Trace& trace, const MethodInput& question)
{
    Asking asking(trace, question, measuredBy(question.options));
    return shapleyMap(asking);
}

} // namespace hydra
