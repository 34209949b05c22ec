// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of whole numbers as people write them: "3,6,9-12". One grammar for the command line, the panels and
// attention plans.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// TEXT, one to nine digits, as a number; empty for anything else.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text) noexcept;
// "3,6,9-12", with blanks around numbers and "\u2013" for "-", in the written order, with repetitions. Empty
// if TEXT is malformed, a number is outside LOW to HIGH, a range is descending, or there are more than MOST
// numbers.
[[nodiscard]] std::optional<std::vector<int>> integerList(std::string_view text, int low, int high,
                                                          std::size_t most = 4096);
// The same in ascending order, each number once.
[[nodiscard]] std::optional<std::vector<int>> integerSet(std::string_view text, int low, int high,
                                                         std::size_t most = 4096);
// The inverse: "3,6,9-12", with SEPARATOR between the items.
[[nodiscard]] std::string integerListText(const std::vector<int>& values, const char* separator = ",");

} // namespace hydra
