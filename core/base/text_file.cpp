// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_file.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::string_view utf8Mark = "\xef\xbb\xbf", littleMark = "\xff\xfe", bigMark = "\xfe\xff";

bool beginsWith(std::string_view text, std::string_view mark)
{
    return text.substr(0, mark.size()) == mark;
}

Error wrong(const Message& name, const Message& found)
{
    return inputError("%1: expected UTF-8, found %2; save it as UTF-8", name, found);
}

} // namespace

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto put = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0 | code >> 6);
        put(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        put(0xe0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3f));
        put(0x80 | (code & 0x3f));
    } else {
        put(0xf0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3f));
        put(0x80 | (code >> 6 & 0x3f));
        put(0x80 | (code & 0x3f));
    }
}

void TextDecoder::find(bool atEnd)
{
    const auto half = [&](std::string_view mark) {
        return mark.size() > m_held.size() && beginsWith(mark, m_held);
    };
    if (m_code != Code::Unknown || (!atEnd && (half(utf8Mark) || half(littleMark) || half(bigMark)))) {
        return;
    }
    m_code = beginsWith(m_held, littleMark) ? Code::LittleEndian
        : beginsWith(m_held, bigMark)       ? Code::BigEndian
                                            : Code::AsItIs;
    const std::size_t mark = m_code != Code::AsItIs ? littleMark.size()
        : beginsWith(m_held, utf8Mark)              ? utf8Mark.size()
                                                    : 0;
    m_held.erase(0, mark);
}

std::string TextDecoder::next(std::string_view piece)
{
    m_held += piece;
    find(false);
    std::string text;
    if (m_code == Code::Unknown) {
        return text;
    }
    if (m_code == Code::AsItIs) {
        text.swap(m_held);
        return text;
    }
    std::size_t at = 0;
    for (; at + 2 <= m_held.size(); at += 2) {
        const std::size_t high = m_code == Code::BigEndian ? at : at + 1;
        const std::uint32_t unit = static_cast<std::uint8_t>(m_held[high]) * 256U
            + static_cast<std::uint8_t>(m_held[2 * at + 1 - high]);
        const bool second = (unit & 0xfc00U) == 0xdc00;
        if (second != (m_high != 0)) {
            throw wrong(m_name, phrase("UTF-16 with an unpaired surrogate"));
        }
        if ((unit & 0xfc00U) == 0xd800) {
            m_high = unit;
            continue;
        }
        appendUtf8(text, second ? 0x10000 + ((m_high & 0x3ffU) << 10) + (unit & 0x3ffU) : unit);
        m_high = 0;
    }
    m_held.erase(0, at);
    return text;
}

std::string TextDecoder::rest()
{
    find(true);
    std::string text = next({});
    if (!m_held.empty() || m_high != 0) {
        throw wrong(m_name, phrase("UTF-16 that ends within a character"));
    }
    return text;
}

void requireText(std::string_view text, const std::string& name)
{
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        if (letter.utf8 && text[at] != '\0') {
            at += letter.bytes;
            continue;
        }
        const std::string_view before = text.substr(0, at);
        const std::size_t start = before.rfind('\n') + 1; // npos + 1 is 0
        throw wrong(message("%1: line %2, byte %3", name, std::count(before.begin(), before.end(), '\n') + 1,
                            at - start + 1),
                    text[at] == '\0' ? message("a zero byte, as in UTF-16 without a byte order mark")
                                     : message("the byte %1", printable(text.substr(at, 1))));
    }
}

std::string plainText(std::string_view bytes, const std::string& name)
{
    TextDecoder decoder(name);
    std::string text = decoder.next(bytes);
    text += decoder.rest();
    std::size_t kept = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\r') {
            text[kept++] = text[at];
        } else if (at + 1 == text.size() || text[at + 1] != '\n') {
            text[kept++] = '\n';
        }
    }
    text.resize(kept);
    requireText(text, name);
    return text;
}

std::string readText(const Path& path, std::uint64_t mostBytes)
{
    const Bytes bytes = readFile(path, mostBytes);
    return plainText({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path.string());
}

} // namespace hydra
