// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/foreign_words.h"

#include "core/base/printable.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::size_t longestMessage = 8000; // a screen or two
constexpr std::string_view lineAndTab = "\n\t";

void appendHex(std::string& text, std::uint32_t value, int digits)
{
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
        text += "0123456789ABCDEF"[value >> unsigned(shift) & 15U];
    }
}

// Calls EACH(letter, its bytes) for each letter of TEXT.
template<class Each>
void forEachLetter(std::string_view text, const Each& each)
{
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        each(letter, text.substr(at, letter.bytes));
        at += letter.bytes;
    }
}

// Whether every format can represent the letter.
bool isPlain(const Letter& letter, std::string_view bytes)
{
    return lineAndTab.find(bytes) != std::string_view::npos
        || (letter.code >= 0x20 && letter.code != 0x7f && letter.code != 0xfffe && letter.code != 0xffff);
}

// Whether a terminal or an editor would not show it.
bool isObeyed(const Letter& letter, std::string_view bytes)
{
    return steers(letter.code) && lineAndTab.find(bytes) == std::string_view::npos;
}

} // namespace

std::string plainText(std::string_view text)
{
    std::string plain;
    forEachLetter(text, [&](const Letter& letter, std::string_view bytes) {
        plain += isPlain(letter, bytes) ? bytes : "\xef\xbf\xbd";
    });
    return plain;
}

std::string xmlText(std::string_view text)
{
    std::string escaped;
    for (const char c : plainText(text)) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

std::string htmlText(std::string_view text)
{
    std::string shown;
    forEachLetter(text, [&](const Letter& letter, std::string_view bytes) {
        if (isPlain(letter, bytes) && isObeyed(letter, bytes)) {
            shown += "[U+";
            appendHex(shown, letter.code, 4);
            shown += ']';
        } else {
            shown += bytes;
        }
    });
    return xmlText(shown);
}

std::string pdfString(std::string_view text)
{
    const std::string plain = plainText(text);
    std::string out;
    if (std::all_of(plain.begin(), plain.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        for (const char c : plain) {
            out += c == '(' || c == ')' || c == '\\' ? std::string("\\") + c
                : c == '\n'                          ? std::string("\\n")
                                                     : std::string(1, c);
        }
        return "(" + out + ")";
    }
    forEachLetter(plain, [&](const Letter& letter, std::string_view) {
        if (letter.code < 0x10000) {
            appendHex(out, letter.code, 4);
            return;
        }
        appendHex(out, 0xd800 + ((letter.code - 0x10000) >> 10), 4);
        appendHex(out, 0xdc00 + ((letter.code - 0x10000) & 0x3ff), 4);
    });
    return "<FEFF" + out + ">";
}

std::string csvField(std::string_view text)
{
    const bool computed =
        !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos;
    std::string cell = computed ? "'" : "";
    cell += text;
    if (cell.find_first_of(",\"\r\n") == std::string::npos) {
        return cell;
    }
    std::string quoted = "\"";
    for (const char c : cell) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + '"';
}

std::string fileWord(const std::string& name)
{
    return name.rfind('-', 0) == 0 ? "./" + name : name;
}

std::string shellWord(std::string_view word)
{
    constexpr std::string_view harmless =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-";
    if (!word.empty() && word.find_first_not_of(harmless) == std::string_view::npos) {
        return std::string(word);
    }
    std::string plain = "'"; // for any shell
    std::string coded = "$'"; // for bash, with invisible characters escaped
    bool needsCode = false;
    forEachLetter(word, [&](const Letter& letter, std::string_view bytes) {
        if (isObeyed(letter, bytes) || !isPlain(letter, bytes)) {
            needsCode = true;
            for (const char c : bytes) {
                coded += "\\x";
                appendHex(coded, static_cast<unsigned char>(c), 2);
            }
            return;
        }
        plain += bytes == "'" ? std::string_view("'\\''") : bytes;
        coded += bytes == "'" || bytes == "\\" ? "\\" : "";
        coded += bytes;
    });
    return (needsCode ? coded : plain) + "'";
}

std::string pythonString(std::string_view text)
{
    std::string literal = "\"";
    forEachLetter(text, [&](const Letter& letter, std::string_view bytes) {
        if (steers(letter.code)) {
            literal += "\\u";
            appendHex(literal, letter.code, 4); // all of them are at most U+FFFF
            return;
        }
        literal += bytes == "\"" || bytes == "\\" ? "\\" : "";
        literal += bytes;
    });
    return literal + "\"";
}

std::string terminalText(std::string_view text)
{
    std::string shown;
    for (std::size_t from = 0; from <= text.size() && shown.size() < longestMessage;) {
        const std::size_t end = std::min(text.find_first_of(lineAndTab, from), text.size());
        shown += escaped(text.substr(from, end - from), longestMessage - shown.size());
        if (end < text.size()) {
            shown += text[end];
        }
        from = end + 1;
    }
    return shown;
}

std::string terminalJson(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    forEachLetter(text, [&](const Letter& letter, std::string_view bytes) {
        if (isObeyed(letter, bytes)) { // inside a string; the rest of a document is ASCII
            shown += "\\u";
            appendHex(shown, letter.code, 4);
            return;
        }
        shown += bytes;
    });
    return shown;
}

} // namespace hydra
