// SPDX-License-Identifier: GPL-3.0-or-later
// Escapes text from files for messages. Such text is untrusted: it may contain terminal escape sequences,
// characters that reverse the reading direction, or a megabyte.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hydra {

struct Letter
{
    std::size_t bytes = 1;
    std::uint32_t code = 0;
    bool utf8 = true; // false: one byte of invalid UTF-8, with code 0
};
// The letter of TEXT that begins at AT. Overlong forms and surrogates are invalid.
[[nodiscard]] Letter letterAt(std::string_view text, std::size_t at) noexcept;
// Whether a terminal or an editor acts on CODE instead of showing it: control characters (C0, DEL, C1), line
// and paragraph separators, zero-width characters, direction overrides.
[[nodiscard]] bool steers(std::uint32_t code) noexcept;

// 'TEXT' in quotes: characters for which steers() is true and invalid UTF-8 appear as \xNN for each byte;
// truncated after 200 bytes, with "..." before the closing quote.
[[nodiscard]] std::string printable(std::string_view text);
// The same without quotes and truncated after MOST bytes: for messages of other programs and libraries.
[[nodiscard]] std::string escaped(std::string_view text, std::size_t most);
// Whether all of TEXT is valid UTF-8, without overlong forms and surrogates.
[[nodiscard]] bool isUtf8(std::string_view text) noexcept;

} // namespace hydra
