// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps lists of parts that are switched off or changed sorted by place, each place once.
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

// The position of ITEM's place in LIST, or where to insert it.
template<class Item>
auto placeIn(std::vector<Item>& list, const Item& item)
{
    return std::lower_bound(list.begin(), list.end(), item,
                            [](const Item& a, const Item& b) { return placeOf(a) < placeOf(b); });
}

// Inserts ITEM, replacing an item at the same place: the last one counts.
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
