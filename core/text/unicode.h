// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of Unicode 14 that a tokenizer needs: classes of characters, lower case, canonical composition.
// scripts/make_unicode_tables.py writes the tables. Results do not depend on the locale.
#pragma once

#include <string>
#include <string_view>

namespace hydra {

// Throws Error{Input} naming WHAT and the byte if UTF8 is not UTF-8.
[[nodiscard]] std::u32string codePoints(std::string_view utf8, const Message& what);
[[nodiscard]] std::string utf8(std::u32string_view text);

[[nodiscard]] bool isLetter(char32_t c); // L*
[[nodiscard]] bool isNumber(char32_t c); // N*
[[nodiscard]] bool isSpace(char32_t c); // White_Space
[[nodiscard]] std::u32string singleSpaces(std::u32string_view text); // between words; trimmed at the ends

// The full mapping: U+0130 becomes two characters, and a capital sigma at a word's end the final one.
[[nodiscard]] std::u32string lowered(std::u32string_view text);
// Normalization form C.
[[nodiscard]] std::u32string composed(std::u32string_view text);
// Returns full-width and half-width characters as ordinary ones, other characters unchanged.
[[nodiscard]] char32_t ordinaryWidth(char32_t c);

} // namespace hydra
