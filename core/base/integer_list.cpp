// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/integer_list.h"

#include "core/base/number.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::string_view enDash = "\xe2\x80\x93";

struct Range
{
    int first = 0, last = 0;
};

std::optional<Range> rangeFrom(std::string_view text)
{
    const auto dash = std::min(text.find('-'), text.find(enDash));
    const auto first = wholeNumber(withoutBlanks(text.substr(0, dash)));
    if (dash == std::string_view::npos || !first) {
        return first ? std::optional(Range{*first, *first}) : std::nullopt;
    }
    const std::size_t width = text[dash] == '-' ? 1 : enDash.size();
    const auto last = wholeNumber(withoutBlanks(text.substr(dash + width)));
    return last && *last >= *first ? std::optional(Range{*first, *last}) : std::nullopt;
}

} // namespace

std::optional<int> wholeNumber(std::string_view text) noexcept
{
    constexpr std::size_t longest = 9;
    if (text.empty() || text.size() > longest
        || text.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    int value = 0;
    for (const char digit : text) {
        value = 10 * value + (digit - '0');
    }
    return value;
}

std::optional<std::vector<int>> integerList(std::string_view text, int low, int high, std::size_t most)
{
    std::vector<int> values;
    while (true) {
        const auto comma = text.find(',');
        const auto range = rangeFrom(text.substr(0, comma));
        if (!range || range->first < low || range->last > high
            || static_cast<std::size_t>(range->last - range->first) >= most - values.size()) {
            return std::nullopt;
        }
        for (int value = range->first; value <= range->last; ++value) {
            values.push_back(value);
        }
        if (comma == std::string_view::npos) {
            return values;
        }
        text.remove_prefix(comma + 1);
    }
}

std::optional<std::vector<int>> integerSet(std::string_view text, int low, int high, std::size_t most)
{
    auto values = integerList(text, low, high, most);
    if (values) {
        std::sort(values->begin(), values->end());
        values->erase(std::unique(values->begin(), values->end()), values->end());
    }
    return values;
}

std::string integerListText(const std::vector<int>& values, const char* separator)
{
    std::string text;
    for (std::size_t i = 0; i < values.size();) {
        std::size_t end = i;
        while (end + 1 < values.size() && values[end + 1] == values[end] + 1) {
            ++end;
        }
        text += (text.empty() ? "" : separator) + std::to_string(values[i]);
        if (end > i) {
            text += "-" + std::to_string(values[end]);
        }
        i = end + 1;
    }
    return text;
}

} // namespace hydra
