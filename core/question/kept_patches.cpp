// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question/kept_patches.h"

#include "core/base/integer_list.h"

namespace hydra {

namespace {

constexpr int mostPatches = 1'000'000;

}

std::string text(const KeptPatches& kept)
{
    return kept.image + ":" + integerListText(kept.patches);
}

std::optional<KeptPatches> keptPatches(std::string_view text)
{
    const std::size_t colon = text.rfind(':'); // an id may contain one
    if (colon == std::string_view::npos || colon == 0) {
        return std::nullopt;
    }
    const auto patches = integerSet(text.substr(colon + 1), 0, mostPatches);
    if (!patches || patches->empty()) {
        return std::nullopt;
    }
    return KeptPatches{std::string(text.substr(0, colon)), *patches};
}

} // namespace hydra
