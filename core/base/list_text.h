// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace hydra {

// Joins SAY(item) for each of ITEMS with BETWEEN: "3, 6, 12".
template<class Items, class Say>
[[nodiscard]] std::string listText(const Items& items, const char* between, const Say& say)
{
    std::string text;
    for (const auto& item : items) {
        text += join(text.empty() ? "" : between, say(item));
    }
    return text;
}

template<class Items>
[[nodiscard]] std::string listText(const Items& items, const char* between)
{
    return listText(items, between, [](const auto& item) { return item; });
}

} // namespace hydra
