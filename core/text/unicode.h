// SPDX-License-Identifier: GPL-3.0-or-later
// What a tokenizer has to know of Unicode 14: classes of characters, lower case, canonical composition. The
// tables are written by scripts/make_unicode_tables.py. The locale changes nothing.
#pragma once

#include <string>
#include <string_view>

namespace hydra {

// Throws Error{Input} "WHAT is no UTF-8 at byte N".
[[nodiscard]] std::u32string codePoints(std::string_view utf8, const std::string& what);
[[nodiscard]] std::string utf8(std::u32string_view text);

[[nodiscard]] bool isLetter(char32_t c); // L*
[[nodiscard]] bool isNumber(char32_t c); // N*
[[nodiscard]] bool isSpace(char32_t c); // White_Space
[[nodiscard]] std::u32string singleSpaces(std::u32string_view text); // between words, none at the ends

// The full mapping: U+0130 becomes two characters, and a capital sigma that ends a word the final one.
[[nodiscard]] std::u32string lowered(std::u32string_view text);
// Normalization form C.
[[nodiscard]] std::u32string composed(std::u32string_view text);
// Full-width and half-width characters as ordinary ones; others as they are.
[[nodiscard]] char32_t ordinaryWidth(char32_t c);

} // namespace hydra
