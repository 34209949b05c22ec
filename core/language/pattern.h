// SPDX-License-Identifier: GPL-3.0-or-later
// A message with places for values, "%1: expected %2, found %3", and how it is found again in a finished
// text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

class Pattern
{
public:
    explicit Pattern(std::string_view source);

    // What stands at the places of TEXT: [i] at %(i+1), before() and after() around a fragment. Nothing where
    // TEXT is no such message. No place is empty.
    struct Found
    {
        std::vector<std::string_view> values;
        std::string_view before, after;
    };
    [[nodiscard]] std::optional<Found> in(std::string_view text) const;

    // Whether the value at PLACE (0 for %1) stands in quotes: a name or a word of the user's.
    [[nodiscard]] bool quoted(std::size_t place) const;
    // Whether it begins the message and a colon follows: mostly a file.
    [[nodiscard]] bool namesPlace(std::size_t place) const;
    // A part of a sentence that is put behind or before something else: ", %1 refused", "left out: ".
    [[nodiscard]] bool fragment() const noexcept { return m_openFront || m_openEnd; }
    [[nodiscard]] bool plain() const noexcept { return m_places.empty(); }
    [[nodiscard]] int letters() const noexcept { return m_letters; } // of the fixed parts
    [[nodiscard]] const std::string& source() const noexcept { return m_source; }

private:
    std::string m_source;
    std::vector<std::string> m_fixed; // one more than places
    std::vector<std::size_t> m_places; // the number of each, from 0
    bool m_openFront = false;
    bool m_openEnd = false;
    int m_letters = 0;
    std::size_t m_longest = 0; // of the fixed parts: looked for first
};

// TEXT, a translation, with VALUES at its places. What a value says is never read as a place.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<std::string>& values);

} // namespace hydra
