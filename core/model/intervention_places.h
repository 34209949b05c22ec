// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that are switched off or changed are kept in the order of their places, each place once.
#pragma once

#include "core/model/interventions.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace hydra {

inline std::tuple<int, int> placeOf(const HeadOff& off)
{
    return {off.block, off.head};
}

inline std::tuple<int> placeOf(const BranchOff& off)
{
    return {off.block};
}

inline std::tuple<int> placeOf(const FeatureEdit& edit)
{
    return {edit.feature};
}

inline std::tuple<int> placeOf(int number)
{
    return {number};
}

// Where ITEM's place is, or would be.
template<class Item>
auto placeIn(std::vector<Item>& list, const Item& item)
{
    return std::lower_bound(list.begin(), list.end(), item,
                            [](const Item& a, const Item& b) { return placeOf(a) < placeOf(b); });
}

// Replaces what has the same place: what is said last counts.
template<class Item>
void put(std::vector<Item>& list, const Item& item)
{
    const auto at = placeIn(list, item);
    if (at != list.end() && placeOf(*at) == placeOf(item)) {
        *at = item;
    } else {
        list.insert(at, item);
    }
}

} // namespace hydra
