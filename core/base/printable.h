// SPDX-License-Identifier: GPL-3.0-or-later
// Texts from files for messages. Such a text is hostile: it may hold escape sequences that a terminal obeys,
// letters that turn the reading direction, or a megabyte.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hydra {

struct Letter
{
    std::size_t bytes = 1;
    std::uint32_t code = 0;
    bool utf8 = true; // else one byte of what is no UTF-8, with code 0
};
// The letter of TEXT that begins at AT. Overlong forms and surrogates are no UTF-8.
[[nodiscard]] Letter letterAt(std::string_view text, std::size_t at) noexcept;
// What a terminal or an editor obeys and does not show: control characters (C0, DEL, C1), line and paragraph
// ends, what has no width, what overrides the direction of writing.
[[nodiscard]] bool steers(std::uint32_t code) noexcept;

// 'TEXT' in quotes: control characters, characters that steer how text is shown, and bytes that are no UTF-8
// as \xNN (of each byte); cut after 200 bytes with "..." before the closing quote.
[[nodiscard]] std::string printable(std::string_view text);
// The same without quotes and cut after MOST bytes: for what other programs and libraries say.
[[nodiscard]] std::string escaped(std::string_view text, std::size_t most);
// Whether TEXT is UTF-8 throughout, without overlong forms and surrogates.
[[nodiscard]] bool isUtf8(std::string_view text) noexcept;

} // namespace hydra
