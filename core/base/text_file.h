// SPDX-License-Identifier: GPL-3.0-or-later
// Reads text files with a byte order mark, in UTF-16 (what PowerShell's > writes), or with line ends of
// Windows or old Macs, as UTF-8 with lines that end in '\n'.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hydra {

// Appends the one to four bytes of a code point.
void appendUtf8(std::string& out, std::uint32_t code);

// Decodes a text in pieces by its byte order mark and removes the mark; bytes without a mark stay unchanged.
// NAME is the file's, for messages.
class TextDecoder
{
public:
    explicit TextDecoder(std::string name)
        : m_name(std::move(name))
    { }
    // The text up to the end of PIECE; an incomplete mark or character is held for the next call. Throws
    // Error{Input} for invalid UTF-16.
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

// Throws Error{Input} with the position in TEXT, from the file NAME, of a zero byte or invalid UTF-8.
void requireText(std::string_view text, const std::string& name);
// BYTES of the file NAME, decoded, with '\n' as the only line end. Throws as both above.
[[nodiscard]] std::string plainText(std::string_view bytes, const std::string& name);
// The same for the file at PATH; also throws as readFile().
[[nodiscard]] std::string readText(const Path& path, std::uint64_t mostBytes);

} // namespace hydra
