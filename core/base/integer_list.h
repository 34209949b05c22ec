// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of whole numbers as people write them: "3,6,9-12". One grammar for the command line, the panels and
// attention plans.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// The digits of TEXT as a number; none for anything else, or above a billion.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text) noexcept;
// "3,6,9-12", with blanks around numbers and "\u2013" for "-", as written: not sorted, repetitions kept.
// None where TEXT is no such list, a number is outside LOW to HIGH, a range runs backwards, or there are more
// than MOST numbers.
[[nodiscard]] std::optional<std::vector<int>> integerList(std::string_view text, int low, int high,
                                                          std::size_t most = 4096);
// The same in ascending order, each number once.
[[nodiscard]] std::optional<std::vector<int>> integerSet(std::string_view text, int low, int high,
                                                         std::size_t most = 4096);
// "3,6,9-12" again; SEPARATOR stands between.
[[nodiscard]] std::string integerListText(const std::vector<int>& values, const char* separator = ",");

} // namespace hydra
