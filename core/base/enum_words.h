// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an enum, in one table: files, the command line and the panels read the same. The table stands
// beside the enum: a specialisation of enumWords().
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace hydra {

template<class Enum>
using EnumWords = std::vector<std::pair<Enum, const char*>>;

template<class Enum>
[[nodiscard]] const EnumWords<Enum>& enumWords();

template<class Enum>
[[nodiscard]] const char* wordOf(Enum value) noexcept // "" of a value without one
{
    for (const auto& [each, word] : enumWords<Enum>()) {
        if (each == value) {
            return word;
        }
    }
    return "";
}

template<class Enum>
[[nodiscard]] std::optional<Enum> enumNamed(std::string_view text)
{
    for (const auto& [value, word] : enumWords<Enum>()) {
        if (text == word) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace hydra
