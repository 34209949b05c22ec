// SPDX-License-Identifier: GPL-3.0-or-later
// Escapes untrusted text (names of files, classes, prompts, captions) for output: one function for each
// format, so that text is never parsed as markup or code. All accept any bytes and throw only when out of
// memory. Quotes in error messages use printable().
#pragma once

#include <string>
#include <string_view>

namespace hydra {

// TEXT as UTF-8 with only characters valid in XML 1.0, PDF and PNG: control characters except '\n' and '\t',
// U+FFFE, U+FFFF and invalid UTF-8 become U+FFFD.
[[nodiscard]] std::string plainText(std::string_view text);

// For text between tags of SVG and XMP, or in a double-quoted attribute: plainText() with markup escaped.
[[nodiscard]] std::string xmlText(std::string_view text);
// The same for HTML: invisible control characters (direction overrides, zero width) are shown as [U+202E].
[[nodiscard]] std::string htmlText(std::string_view text);
// A text string of PDF: plainText() in parentheses, or in UTF-16 as hexadecimal digits.
[[nodiscard]] std::string pdfString(std::string_view text);
// A cell of CSV, quoted if needed. A cell that a spreadsheet would evaluate (it begins with = + - @, a tab or
// a carriage return) gets a leading apostrophe.
[[nodiscard]] std::string csvField(std::string_view text);
// A file name as an argument of a command: "./" precedes a leading dash, which would start an option.
[[nodiscard]] std::string fileWord(const std::string& name);
// One shell word. Characters that control a terminal or that plainText() would replace are written as bash's
// $'\xNN', so a script is shown as it runs, and a command in a figure stays on its line.
[[nodiscard]] std::string shellWord(std::string_view word);
// A string literal of Python, for TEXT in UTF-8.
[[nodiscard]] std::string pythonString(std::string_view text);
// TEXT for a terminal: control characters except '\n' and '\t' as \xNN; truncated after a screen or two.
[[nodiscard]] std::string terminalText(std::string_view text);
// The JSON document in TEXT for a terminal: control characters as \uNNNN, which leaves the document
// equivalent.
[[nodiscard]] std::string terminalJson(std::string_view text);

} // namespace hydra
