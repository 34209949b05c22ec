// SPDX-License-Identifier: GPL-3.0-or-later
// Text encodings of pickles: UTF-8, Latin-1, and the escapes of protocol 0.
#pragma once

#include "core/base/printable.h" // isUtf8

#include <optional>
#include <string>

namespace hydra {

// Converts UTF-8 to Latin-1 bytes; nullopt when a character is beyond Latin-1.
[[nodiscard]] std::optional<std::string> latin1OfUtf8(const std::string& text);
// Decodes a quoted Python literal ('it\'s', "a\x00b"); nullopt when LITERAL is malformed.
[[nodiscard]] std::optional<std::string> unquoted(const std::string& literal);
// Converts Latin-1 with escapes of four or eight hex digits (\u, \U) to UTF-8; nullopt for an invalid escape.
[[nodiscard]] std::optional<std::string> unescapedUnicode(const std::string& text);

} // namespace hydra
