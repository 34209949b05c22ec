// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/words.h"

#include "core/base/field.h"
#include "core/base/list_text.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

template<class T>
void put(KeyValues& words, const char* word, const T& value)
{
    if constexpr (std::is_same_v<T, Rotation>) {
        words.merge(wordsOf(value));
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        words[word] = nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    } else if constexpr (std::is_same_v<T, std::vector<int>>) {
        words[word] = listText(value, ",");
    } else if constexpr (std::is_enum_v<T>) {
        words[word] = wordOf(value);
    } else {
        words[word] = fieldText(value);
    }
}

} // namespace

KeyValues wordsOf(const Rotation& rotation)
{
    if (!rotation.present()) {
        return {};
    }
    return {{"rotation", name(rotation.kind)},
            {"rotation_pairs", rotation.pairs == Rotation::Pairs::Halves ? "halves" : "neighbours"},
            {"rotation_grid", rotation.grid == Rotation::Grid::Centres ? "centres" : "indices"},
            {"rotation_base", exactText(rotation.base)},
            {"rotation_reference",
             std::to_string(rotation.referenceRows) + "," + std::to_string(rotation.referenceCols)},
            {"rotation_offset", exactText(rotation.offset)},
            {"rotation_order", rotation.columnsFirst ? "xy" : "ij"}};
}

KeyValues wordsOf(const VitConfig& c)
{
    const auto sides = [&](int rows, int cols) { return join(rows * c.patchSize, ",", cols * c.patchSize); };
    KeyValues words{{"format", "pt"}, {"img_size", sides(c.positionRows(), c.positionCols())}};
    if (!c.positionGrid.value.empty()) {
        words["picture_size"] = sides(c.gridHeight(), c.gridWidth());
    }
    visitValues(c, [&](const char*, const char* word, const auto& known) {
        if (*word != '\0') {
            put(words, word, known.value);
        }
    });
    return words;
}

} // namespace hydra
