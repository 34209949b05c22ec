// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_cursor.h"

#include "core/base/error.h"

#include <cstring>

namespace hydra {

void PickleCursor::refuse(const std::string& what) const
{
    throw inputError(m_file, ": broken pickle at byte ", m_at, ": ", what);
}

void PickleCursor::require(std::uint64_t size) const
{
    if (size > m_size - m_at) {
        refuse("it ends before the " + std::to_string(size) + " bytes that belong here");
    }
}

const std::uint8_t* PickleCursor::take(std::uint64_t size)
{
    require(size);
    const std::uint8_t* const bytes = m_data + m_at;
    m_at += static_cast<std::size_t>(size);
    return bytes;
}

std::uint64_t PickleCursor::number(std::size_t width)
{
    const std::uint8_t* const bytes = take(width);
    std::uint64_t value = 0;
    for (std::size_t i = width; i-- > 0;) {
        value = value << 8 | bytes[i];
    }
    return value;
}

double PickleCursor::bigEndianDouble()
{
    const std::uint8_t* const bytes = take(8);
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i) {
        bits = bits << 8 | bytes[i];
    }
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

std::string PickleCursor::bytes(std::uint64_t size)
{
    const auto* const first = reinterpret_cast<const char*>(take(size));
    return {first, static_cast<std::size_t>(size)};
}

std::string PickleCursor::line()
{
    constexpr std::size_t longest = 1 << 20;
    const std::size_t room = std::min(m_size - m_at, longest);
    const void* const end = room == 0 ? nullptr : std::memchr(m_data + m_at, '\n', room);
    if (end == nullptr) {
        refuse("a line without an end");
    }
    const auto length = static_cast<std::size_t>(static_cast<const std::uint8_t*>(end) - (m_data + m_at));
    std::string text = bytes(length);
    ++m_at;
    return text;
}

bool PickleCursor::longNumber(std::uint64_t size, std::int64_t& value)
{
    const std::uint8_t* const bytes = take(size);
    const bool negative = size > 0 && bytes[size - 1] >= 0x80;
    std::uint64_t bits = negative ? ~std::uint64_t(0) : 0;
    for (std::uint64_t i = size; i-- > 0;) {
        if (i >= 8 && bytes[i] != (negative ? 0xff : 0)) {
            return false;
        }
        if (i < 8) {
            bits = bits << 8 | bytes[i];
        }
    }
    value = static_cast<std::int64_t>(bits);
    return (value < 0) == negative;
}

} // namespace hydra
