// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/npy_header.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"

#include <cstring>
#include <set>

namespace hydra {

namespace {

// Reads {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), } from left to right.
class DictionaryReader
{
public:
    DictionaryReader(std::string text, const std::string& file)
        : m_text(std::move(text))
        , m_file(file)
    { }

    void read(NpyHeader& header)
    {
        std::set<std::string> seen;
        expect('{');
        while (!accept('}')) {
            const std::string key = quotedWord();
            if (!seen.insert(key).second) {
                throw bad(message("key %1 occurs twice", printable(key)));
            }
            expect(':');
            if (key == "descr") {
                readDescr(header);
            } else if (key == "fortran_order") {
                header.fortranOrder = readBool();
            } else if (key == "shape") {
                readShape(header);
            } else {
                throw bad(message("unknown key %1", printable(key)));
            }
            if (!accept(',')) {
                expect('}');
                break;
            }
        }
        skipSpace();
        if (seen.size() != 3 || m_at != m_text.size()) {
            throw bad(phrase("expected the keys descr, fortran_order and shape only"));
        }
    }

private:
    [[nodiscard]] Error bad(const Message& what) const
    {
        return inputError("%1: bad .npy header at byte %2: %3", m_file, m_at, what);
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n')) {
            ++m_at;
        }
    }
    bool accept(char wanted)
    {
        skipSpace();
        if (m_at < m_text.size() && m_text[m_at] == wanted) {
            ++m_at;
            return true;
        }
        return false;
    }
    void expect(char wanted)
    {
        if (!accept(wanted)) {
            throw bad(message("expected '%1'", wanted));
        }
    }
    std::string quotedWord()
    {
        const char quote = accept('"') ? '"' : '\'';
        if (quote == '\'') {
            expect('\'');
        }
        const std::size_t end = m_text.find(quote, m_at);
        if (end == std::string::npos) {
            throw bad(phrase("a quote is not closed"));
        }
        std::string word = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        return word;
    }
    bool readBool()
    {
        skipSpace();
        for (const char* word : {"True", "False"}) {
            if (m_text.compare(m_at, std::strlen(word), word) == 0) {
                m_at += std::strlen(word);
                return *word == 'T';
            }
        }
        throw bad(phrase("expected True or False"));
    }
    void readDescr(NpyHeader& header)
    {
        skipSpace();
        if (m_at < m_text.size() && m_text[m_at] == '[') {
            throw inputError("%1: a structured NumPy array; expected a plain array of numbers", m_file);
        }
        const std::string word = quotedWord();
        const std::size_t kindAt = !word.empty() && std::strchr("<>|=", word[0]) != nullptr ? 1 : 0;
        header.kind = word.size() > kindAt ? word[kindAt] : '?';
        if (header.kind == 'O') {
            throw inputError("%1: an array of Python objects (a pickle); expected plain numbers. It is not "
                             "opened, because unpickling runs code from the file",
                             m_file);
        }
        const std::string width = word.size() > kindAt + 1 ? word.substr(kindAt + 1) : "";
        if (width.size() != 1 || width[0] < '1' || width[0] > '8') {
            throw inputError("%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool",
                             m_file, printable(word));
        }
        header.width = static_cast<std::size_t>(width[0] - '0');
        header.bigEndian = word[0] == '>' && header.width > 1;
    }
    void readShape(NpyHeader& header)
    {
        constexpr std::int64_t most = std::int64_t(1) << 59; // elements of 8 bytes still fit 62 bits
        std::int64_t product = 1; // treats sides of 0 as 1, to bound the strides
        expect('(');
        while (!accept(')')) {
            const std::int64_t side = readNumber(most);
            if (header.shape.size() == 16 || (side > 0 && product > most / side)) {
                throw bad(phrase("the shape holds more elements than any file could"));
            }
            header.shape.push_back(side);
            product *= side > 0 ? side : 1;
            if (!accept(',')) {
                expect(')');
                break;
            }
        }
        header.elements = 1;
        for (const std::int64_t side : header.shape) {
            header.elements *= side;
        }
    }
    std::int64_t readNumber(std::int64_t most)
    {
        skipSpace();
        const std::size_t start = m_at;
        std::int64_t value = 0;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9') {
            value = value * 10 + (m_text[m_at++] - '0');
            if (value > most) {
                throw bad(phrase("a side is larger than any file can hold"));
            }
        }
        if (m_at == start) {
            throw bad(phrase("expected a number"));
        }
        return value;
    }

    std::string m_text;
    const std::string& m_file;
    std::size_t m_at = 0;
};

} // namespace

NpyHeader parseNpyHeader(const std::uint8_t* data, std::size_t size, const Message& name)
{
    if (size < 12 || std::memcmp(data, "\x93NUMPY", 6) != 0) {
        throw inputError("%1: not a .npy file (it does not begin with \\x93NUMPY)", name);
    }
    const int version = data[6];
    if (version < 1 || version > 3) {
        throw inputError("%1: .npy version %2; expected 1, 2 or 3", name, version);
    }
    const std::size_t textStart = version == 1 ? 10 : 12;
    std::size_t length = data[8] + std::size_t(256) * data[9];
    if (version > 1) {
        length += std::size_t(65'536) * data[10] + std::size_t(16'777'216) * data[11];
    }
    constexpr std::size_t longest = 65'536;
    if (length > longest || length > size - textStart) {
        throw inputError("%1: the .npy header gives %2 bytes, the file has %3; truncated?", name, length,
                         size);
    }
    NpyHeader header;
    header.dataStart = textStart + length;
    DictionaryReader(std::string(reinterpret_cast<const char*>(data) + textStart, length), name).read(header);
    return header;
}

} // namespace hydra
