// SPDX-License-Identifier: GPL-3.0-or-later
// Texts from files for messages. Such a text is hostile: it may hold escape sequences that a terminal obeys,
// letters that turn the reading direction, or a megabyte.
#pragma once

#include <string>

namespace hydra {

// 'TEXT' in quotes: control characters, characters that steer how text is shown, and bytes that are no UTF-8
// as \xNN (of each byte); cut after 200 bytes with "..." before the closing quote.
[[nodiscard]] std::string printable(std::string_view text);
// The same without quotes and cut after MOST bytes: for what other programs and libraries say.
[[nodiscard]] std::string escaped(std::string_view text, std::size_t most);
// Whether TEXT is UTF-8 throughout, without overlong forms and surrogates.
[[nodiscard]] bool isUtf8(std::string_view text) noexcept;

} // namespace hydra
