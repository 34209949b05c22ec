// SPDX-License-Identifier: GPL-3.0-or-later
// Patches of one picture to search for in others: MapOptions::kept as a value. The question's own network,
// block and facet define their vectors.
#pragma once

#include "core/question/keys.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

struct KeptPatches
{
    ImageId image;
    std::vector<int> patches; // ascending; their mean is the query

    friend bool operator==(const KeptPatches& a, const KeptPatches& b)
    {
        return a.image == b.image && a.patches == b.patches;
    }
};

// "IMAGE:3,7-9".
[[nodiscard]] std::string text(const KeptPatches& kept);
// Nullopt if TEXT does not have this form.
[[nodiscard]] std::optional<KeptPatches> keptPatches(std::string_view text);

} // namespace hydra
