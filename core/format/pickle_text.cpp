// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_text.h"

#include "core/base/text_file.h"

#include <charconv>
#include <cstdint>

namespace hydra {

namespace {

bool isSurrogate(std::uint32_t code)
{
    return code >= 0xd800 && code < 0xe000;
}

// Reads DIGITS hexadecimal digits of TEXT from AT on; nullopt when fewer are there.
std::optional<std::uint32_t> hexAt(const std::string& text, std::size_t at, std::size_t digits)
{
    std::uint32_t code = 0;
    if (text.size() < at || text.size() - at < digits) {
        return std::nullopt;
    }
    const char* const end = text.data() + at + digits;
    const auto [stop, failed] = std::from_chars(text.data() + at, end, code, 16);
    return failed == std::errc() && stop == end ? std::optional(code) : std::nullopt;
}

} // namespace

std::optional<std::string> latin1OfUtf8(const std::string& text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if (lead < 0x80) {
            bytes += text[i];
        } else if ((lead == 0xc2 || lead == 0xc3) && i + 1 < text.size()) {
            bytes += static_cast<char>((lead & 3) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3f));
        } else {
            return std::nullopt;
        }
    }
    return bytes;
}

std::optional<std::string> unquoted(const std::string& literal)
{
    if (literal.size() < 2 || literal.front() != literal.back()
        || (literal.front() != '\'' && literal.front() != '"')) {
        return std::nullopt;
    }
    static const std::string escapes = "\\'\"nrtabfv", meanings = "\\'\"\n\r\t\a\b\f\v";
    const std::size_t end = literal.size() - 1;
    std::string text;
    for (std::size_t i = 1; i < end; ++i) {
        if (literal[i] != '\\') {
            text += literal[i];
            continue;
        }
        const char what = literal[++i];
        const std::size_t known = escapes.find(what);
        if (i >= end || (known == std::string::npos && what != 'x')) {
            return std::nullopt;
        }
        if (known != std::string::npos) {
            text += meanings[known];
            continue;
        }
        const auto code = hexAt(literal, i + 1, 2);
        if (!code || i + 2 >= end) {
            return std::nullopt;
        }
        text += static_cast<char>(*code);
        i += 2;
    }
    return text;
}

std::optional<std::string> unescapedUnicode(const std::string& text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape =
            text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == 'u' || text[i + 1] == 'U');
        if (!escape) {
            appendUtf8(result, static_cast<unsigned char>(text[i]));
            continue;
        }
        const std::size_t digits = text[i + 1] == 'u' ? 4 : 8;
        const auto code = hexAt(text, i + 2, digits);
        if (!code || *code > 0x10ffff || isSurrogate(*code)) {
            return std::nullopt;
        }
        appendUtf8(result, *code);
        i += 1 + digits;
    }
    return result;
}

} // namespace hydra
