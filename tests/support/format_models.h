// SPDX-License-Identifier: GPL-3.0-or-later
// Small parsers of the formats that the program writes for other programs, stricter than those programs. They
// show how foreign text was escaped. Each throws std::runtime_error for malformed text. They use neither Qt
// nor LibTorch, because the fuzzers use them as well.
#pragma once

#include "core/base/printable.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hydra::test {

class TextCursor
{
public:
    explicit TextCursor(std::string_view text)
        : m_text(text)
    { }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    bool take(std::string_view what)
    {
        const bool is = m_text.substr(m_at, what.size()) == what;
        m_at += is ? what.size() : 0;
        return is;
    }
    void need(std::string_view what)
    {
        if (!take(what)) {
            fail("expected " + std::string(what));
        }
    }
    char next()
    {
        if (atEnd()) {
            fail("ends too early");
        }
        return m_text[m_at++];
    }
    std::string until(std::string_view end)
    {
        const std::size_t found = m_text.find(end, m_at);
        if (found == std::string_view::npos) {
            fail("expected " + std::string(end));
        }
        const std::string taken(m_text.substr(m_at, found - m_at));
        m_at = found + end.size();
        return taken;
    }
    template<class Is>
    std::string while_(const Is& is)
    {
        std::string taken;
        while (!atEnd() && is(m_text[m_at])) {
            taken += m_text[m_at++];
        }
        return taken;
    }
    [[noreturn]] void fail(const std::string& why) const
    {
        throw std::runtime_error("byte " + std::to_string(m_at) + ": " + why);
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

inline unsigned hexDigits(TextCursor& at, int count)
{
    unsigned value = 0;
    for (int i = 0; i < count; ++i) {
        const char c = at.next();
        const std::size_t digit = std::string_view("0123456789ABCDEF").find(c);
        if (digit == std::string_view::npos) {
            at.fail("no hexadecimal digit");
        }
        value = value * 16 + unsigned(digit);
    }
    return value;
}

inline std::string utf8Of(unsigned code)
{
    const auto byte = [](unsigned value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (code < 0x80) {
        return {byte(code)};
    }
    if (code < 0x800) {
        return {byte(0xc0U | code >> 6), byte(0x80U | (code & 63U))};
    }
    if (code < 0x10000) {
        return {byte(0xe0U | code >> 12), byte(0x80U | (code >> 6 & 63U)), byte(0x80U | (code & 63U))};
    }
    return {byte(0xf0U | code >> 18), byte(0x80U | (code >> 12 & 63U)), byte(0x80U | (code >> 6 & 63U)),
            byte(0x80U | (code & 63U))};
}

// XML 1.0: each element with its own text, without the text of its child elements.
class XmlModel
{
public:
    using Elements = std::vector<std::pair<std::string, std::string>>;

    [[nodiscard]] static Elements read(std::string_view text)
    {
        XmlModel model(text);
        model.content(-1);
        return model.m_elements;
    }

private:
    explicit XmlModel(std::string_view text)
        : m_at(text)
    {
        for (std::size_t at = 0; at < text.size();) {
            const Letter letter = letterAt(text, at);
            const bool blank = letter.code == '\n' || letter.code == '\t' || letter.code == '\r';
            if (!letter.utf8 || (letter.code < 0x20 && !blank) || letter.code == 0xfffe
                || letter.code == 0xffff) {
                m_at.fail("a character that XML has not");
            }
            at += letter.bytes;
        }
    }

    static bool inName(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ':'
            || c == '-' || c == '_';
    }

    std::string letter()
    {
        if (!m_at.take("&")) {
            return {m_at.next()};
        }
        const std::string name = m_at.until(";");
        for (const auto& [entity, meaning] :
             {std::pair{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}}) {
            if (name == entity) {
                return meaning;
            }
        }
        m_at.fail("an unknown entity");
    }

    void content(int inside)
    {
        while (!m_at.atEnd()) {
            if (m_at.take("<?")) {
                (void)m_at.until("?>");
            } else if (m_at.take("</")) {
                if (inside < 0) {
                    m_at.fail("an end without a start");
                }
                m_at.need(m_elements[std::size_t(inside)].first + ">");
                return;
            } else if (m_at.take("<")) {
                element();
            } else {
                const std::string text = letter();
                if (inside >= 0) {
                    m_elements[std::size_t(inside)].second += text;
                } else if (text.find_first_not_of(" \n\t\r") != std::string::npos) {
                    m_at.fail("text outside of elements");
                }
            }
        }
        if (inside >= 0) {
            m_at.fail("an element without an end");
        }
    }

    void element()
    {
        m_elements.emplace_back(m_at.while_(inName), "");
        const int self = int(m_elements.size()) - 1;
        if (m_elements.back().first.empty()) {
            m_at.fail("an element without a name");
        }
        for (;;) {
            (void)m_at.while_([](char c) { return c == ' ' || c == '\n' || c == '\t'; });
            if (m_at.take("/>")) {
                return;
            }
            if (m_at.take(">")) {
                content(self);
                return;
            }
            if (m_at.while_(inName).empty()) {
                m_at.fail("an attribute without a name");
            }
            m_at.need("=\"");
            while (!m_at.take("\"")) {
                if (m_at.peek() == '<') {
                    m_at.fail("< in an attribute");
                }
                (void)letter();
            }
        }
    }

    TextCursor m_at;
    Elements m_elements;
};

// Splits one line of bash into words as bash would; text in double quotes is not expanded. Throws for any
// other special character of the shell.
inline std::vector<std::string> shellModel(std::string_view line)
{
    TextCursor at(line);
    std::vector<std::string> words;
    for (bool inWord = false; !at.atEnd();) {
        if (at.take(" ")) {
            inWord = false;
            continue;
        }
        if (!inWord) {
            words.emplace_back();
            inWord = true;
        }
        if (at.take("'")) {
            words.back() += at.until("'");
        } else if (at.take("\"")) {
            words.back() += at.until("\"");
        } else if (at.take("$'")) {
            while (!at.take("'")) {
                if (at.take("\\x")) {
                    words.back() += char(static_cast<unsigned char>(hexDigits(at, 2)));
                } else {
                    (void)at.take("\\");
                    words.back() += at.next();
                }
            }
        } else if (at.take("\\'")) {
            words.back() += '\'';
        } else {
            const char c = at.next();
            const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                || std::string_view("_@%+=:,./-").find(c) != std::string_view::npos;
            if (!plain) {
                at.fail("a character that a shell obeys");
            }
            words.back() += c;
        }
    }
    return words;
}

// A Python list ["...", "..."], or a single string.
inline std::vector<std::string> pythonModel(std::string_view text)
{
    TextCursor at(text);
    std::vector<std::string> words;
    const bool list = at.take("[");
    while (!at.take("]")) {
        if (!words.empty()) {
            at.need(", ");
        }
        at.need("\"");
        words.emplace_back();
        while (!at.take("\"")) {
            if (at.take("\\u")) {
                words.back() += utf8Of(hexDigits(at, 4));
            } else {
                (void)at.take("\\");
                words.back() += at.next();
            }
        }
        if (!list) {
            break;
        }
    }
    if (!at.atEnd()) {
        at.fail("more than a literal");
    }
    return words;
}

// A PDF text string as UTF-8.
inline std::string pdfModel(std::string_view text)
{
    TextCursor at(text);
    std::string found;
    if (at.take("(")) {
        while (!at.take(")")) {
            if (at.peek() == '(' || static_cast<unsigned char>(at.peek()) > 0x7e) {
                at.fail("a bracket or a letter that is no ASCII");
            }
            found += at.take("\\n") ? '\n' : (at.take("\\"), at.next());
        }
    } else {
        at.need("<FEFF");
        while (!at.take(">")) {
            unsigned code = hexDigits(at, 4);
            if (code >= 0xd800 && code < 0xdc00) {
                const unsigned low = hexDigits(at, 4);
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            }
            found += utf8Of(code);
        }
    }
    if (!at.atEnd()) {
        at.fail("more than a string");
    }
    return found;
}

// RFC 4180, with line ends of one byte.
inline std::vector<std::vector<std::string>> csvModel(std::string_view text)
{
    TextCursor at(text);
    std::vector<std::vector<std::string>> rows;
    while (!at.atEnd()) {
        rows.emplace_back();
        do {
            std::string& cell = rows.back().emplace_back();
            if (at.take("\"")) {
                for (cell = at.until("\""); at.take("\"");) {
                    cell += "\"" + at.until("\"");
                }
            } else {
                cell = at.while_([](char c) { return c != ',' && c != '\n'; });
                if (cell.find_first_of("\"\r") != std::string::npos) {
                    at.fail("a bare quote or carriage return");
                }
            }
        } while (at.take(","));
        if (!at.atEnd()) {
            at.need("\n");
        }
    }
    return rows;
}

// Whether a terminal shows TEXT unchanged: no control characters or steering codes except line ends and tabs.
inline bool isShown(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        if (steers(letter.code) && text[at] != '\n' && text[at] != '\t') {
            return false;
        }
        at += letter.bytes;
    }
    return true;
}

// Names that try to break out of each format.
inline std::vector<std::string> hostileWords()
{
    return {"a&b<c>'\".png",
            "</desc><script>alert(1)</script>",
            "<img src=x onerror=y>",
            "]]>--><!--<![CDATA[",
            "&amp;&#0;&bogus;",
            "{}{.}{/}{#}{%}{= system(\"touch pwned\") =}.png",
            "{x} {{y}} {wildcards.i} {CLI}",
            "$(touch pwned)`touch pwned`;touch pwned|touch pwned&",
            "it's $HOME \\ \"quoted\" !! ~ * ?[a-z] #",
            "=cmd|' /C calc'!A0",
            "+1,-1\n@SUM(A1)\t\r=2",
            "\x1b[31mred\x1b]0;title\x07\x7f",
            "\xc2\x9b"
            "31m \xe2\x80\xae"
            "gnp.exe \xe2\x80\xa8 \xe2\x81\xa6 \xef\xbb\xbf",
            "\xff\xfe \xed\xa0\x80 \xc0\xaf \xef\xbf\xbe \xef\xbf\xbf",
            "\xf0\x9f\x98\x80 \xe7\x8c\xab \xc3\xa4",
            ")\n/Subject (\\) >> endobj <<",
            "-rf",
            ""};
}

} // namespace hydra::test
