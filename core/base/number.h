// SPDX-License-Identifier: GPL-3.0-or-later
// Parses numbers independent of the locale: strtod reads "1,5" in some.
#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace hydra {

// Parses the whole TEXT: "-1.5e-3", also "inf" and "nan".
[[nodiscard]] inline std::optional<double> numberIn(std::string_view text) noexcept
{
    double value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    return failed == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

[[nodiscard]] inline std::optional<double> finiteNumberIn(std::string_view text) noexcept
{
    const auto value = numberIn(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

[[nodiscard]] inline std::string_view withoutBlanks(std::string_view text) noexcept // trims both ends
{
    const auto first = text.find_first_not_of(" \t");
    const auto last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

} // namespace hydra
