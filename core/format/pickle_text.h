// SPDX-License-Identifier: GPL-3.0-or-later
// Text as pickles write it: UTF-8, Latin-1, and the escapes of protocol 0.
#pragma once

#include "core/base/printable.h" // isUtf8

#include <optional>
#include <string>

namespace hydra {

// Latin-1 bytes of UTF-8; nothing when a character is beyond Latin-1.
[[nodiscard]] std::optional<std::string> latin1OfUtf8(const std::string& text);
// A quoted Python literal ('it\'s', "a\x00b"); nothing when it is none.
[[nodiscard]] std::optional<std::string> unquoted(const std::string& literal);
// Latin-1 with escapes of four or eight hex digits (\u, \U), as UTF-8; nothing for what is no character.
[[nodiscard]] std::optional<std::string> unescapedUnicode(const std::string& text);

} // namespace hydra
