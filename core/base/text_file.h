// SPDX-License-Identifier: GPL-3.0-or-later
// Text files as people have them: with a byte order mark, in UTF-16 (what PowerShell's > writes), with the
// line ends of Windows or of an old Mac. Whoever reads such a file gets UTF-8 whose lines end in '\n'.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hydra {

// The one to four bytes of a code point.
void appendUtf8(std::string& out, std::uint32_t code);

// Takes the mark off a text that comes in pieces and decodes what it names; bytes without a mark stay as they
// are. NAME is the file's, for messages.
class TextDecoder
{
public:
    explicit TextDecoder(std::string name)
        : m_name(std::move(name))
    { }
    // The text up to the end of PIECE; what may still be half a mark or half a character comes with the next.
    // Throws Error{Input} for UTF-16 that is none.
    [[nodiscard]] std::string next(std::string_view piece);
    [[nodiscard]] std::string rest(); // at the end of the file

private:
    enum class Code
    {
        Unknown,
        AsItIs,
        LittleEndian,
        BigEndian
    };
    void find(bool atEnd);

    std::string m_name;
    std::string m_held; // not yet decoded
    Code m_code = Code::Unknown;
    std::uint32_t m_high = 0; // the first half of a surrogate pair
};

// Throws Error{Input} that names the place in TEXT, the file NAME, where it has a zero byte or is no UTF-8.
void requireText(std::string_view text, const std::string& name);
// BYTES of the file NAME, decoded, with '\n' alone at the ends of lines. Throws as both above.
[[nodiscard]] std::string plainText(std::string_view bytes, const std::string& name);
// The same of the file at PATH; throws what readFile() throws as well.
[[nodiscard]] std::string readText(const Path& path, std::uint64_t mostBytes);

} // namespace hydra
