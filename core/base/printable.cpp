// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

namespace hydra {

Letter letterAt(std::string_view text, std::size_t at) noexcept
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(at);
    if (first < 0x80) {
        return {1, first};
    }
    const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || at + bytes > text.size()) {
        return {1, 0, false};
    }
    std::uint32_t code = first & (0xffU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xc0U) != 0x80) {
            return {1, 0, false};
        }
        code = code << 6 | (byte(at + i) & 0x3fU);
    }
    const std::uint32_t least = bytes == 2 ? 0x80 : bytes == 3 ? 0x800 : 0x10000;
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least || code > 0x10ffff || surrogate ? Letter{1, 0, false} : Letter{bytes, code};
}

bool steers(std::uint32_t code) noexcept
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x200b && code <= 0x200f)
        || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

std::string escaped(std::string_view text, std::size_t most)
{
    static const char* const digits = "0123456789abcdef";
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        if (at >= most) {
            return shown + "...";
        }
        const Letter letter = letterAt(text, at);
        if (steers(letter.code)) {
            for (std::size_t i = 0; i < letter.bytes; ++i) {
                const auto byte = static_cast<std::uint8_t>(text[at + i]);
                shown += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
            }
        } else {
            shown += text.substr(at, letter.bytes);
        }
        at += letter.bytes;
    }
    return shown;
}

bool isUtf8(std::string_view text) noexcept
{
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        if (!letter.utf8) {
            return false;
        }
        at += letter.bytes;
    }
    return true;
}

std::string printable(std::string_view text)
{
    constexpr std::size_t longest = 200;
    return "'" + escaped(text, longest) + "'";
}

} // namespace hydra
