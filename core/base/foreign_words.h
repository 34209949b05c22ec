// SPDX-License-Identifier: GPL-3.0-or-later
// Words of strangers (names of files, classes, prompts, captions) in what the program writes: one function
// for each format, so that words stay words there. All take any bytes; none throws but for memory. What an
// error message quotes goes through printable().
#pragma once

#include <string>
#include <string_view>

namespace hydra {

// TEXT as UTF-8 of characters that XML 1.0, PDF and PNG can hold: other control characters than line ends and
// tabs, U+FFFE, U+FFFF and bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string plainText(std::string_view text);

// Between the tags of SVG and XMP, or in an attribute with double quotes: plainText() without markup.
[[nodiscard]] std::string xmlText(std::string_view text);
// The same for HTML: what steers and is not seen (turned directions, no width) is shown as [U+202E].
[[nodiscard]] std::string htmlText(std::string_view text);
// A text string of PDF: plainText() in parentheses, or in UTF-16 as hexadecimal digits.
[[nodiscard]] std::string pdfString(std::string_view text);
// A cell of CSV, in quotes where it must be. One that a spreadsheet would compute (it begins with = + - @, a
// tab or a carriage return) gets an apostrophe before it.
[[nodiscard]] std::string csvField(std::string_view text);
// The name of a file as a word of a command: one that begins with a dash would be an option.
[[nodiscard]] std::string fileWord(const std::string& name);
// One word of a shell. What steers a terminal or is no plainText() is written as bash's $'\xNN': a script
// shows what it does, and the line in a figure stays that line.
[[nodiscard]] std::string shellWord(std::string_view word);
// A string literal of Python, for TEXT in UTF-8.
[[nodiscard]] std::string pythonString(std::string_view text);
// TEXT for a terminal: what one would obey as \xNN, but for line ends and tabs; cut after a screen or two.
[[nodiscard]] std::string terminalText(std::string_view text);
// The JSON document in TEXT for a terminal: what one would obey as \uNNNN, which is the same document.
[[nodiscard]] std::string terminalJson(std::string_view text);

} // namespace hydra
