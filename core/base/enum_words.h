// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an enum in one table, shared by files, the command line and the panels. The table is a
// specialisation of enumWords() beside the enum.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hydra {

template<class Enum>
using EnumWords = std::vector<std::pair<Enum, const char*>>;

template<class Enum>
[[nodiscard]] const EnumWords<Enum>& enumWords();

template<class Enum>
[[nodiscard]] const char* wordOf(Enum value) noexcept // "" for a value without a word
{
    for (const auto& [each, word] : enumWords<Enum>()) {
        if (each == value) {
            return word;
        }
    }
    return "";
}

// The same, for enums without their own name().
template<class Enum, class = std::enable_if_t<std::is_enum_v<Enum>>>
[[nodiscard]] const char* name(Enum value) noexcept
{
    return wordOf(value);
}

template<class... Enums>
[[nodiscard]] std::vector<std::string> wordsOf()
{
    std::vector<std::string> words;
    const auto add = [&](const auto& table) {
        for (const auto& row : table) {
            words.emplace_back(row.second);
        }
    };
    (add(enumWords<Enums>()), ...);
    return words;
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
