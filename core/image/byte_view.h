// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of an untrusted file: every read is checked, and a read outside throws Error{Input}.
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace hydra {

class ByteView
{
public:
    ByteView(const std::uint8_t* data, std::size_t size, bool bigEndian = true)
        : m_data(data)
        , m_size(size)
        , m_bigEndian(bigEndian)
    { }

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    [[nodiscard]] const std::uint8_t* at(std::size_t offset, std::size_t count) const
    {
        if (count > m_size || offset > m_size - count) {
            throw inputError("truncated: needs byte %1 of %2", offset, m_size);
        }
        return m_data + offset;
    }
    [[nodiscard]] std::uint8_t u8(std::size_t offset) const { return *at(offset, 1); }
    [[nodiscard]] std::uint16_t u16(std::size_t offset) const
    {
        return static_cast<std::uint16_t>(number(offset, 2));
    }
    [[nodiscard]] std::uint32_t u24(std::size_t offset) const { return number(offset, 3); }
    [[nodiscard]] std::uint32_t u32(std::size_t offset) const { return number(offset, 4); }
    // Whether the bytes at OFFSET equal TEXT; false outside the file.
    template<std::size_t N>
    [[nodiscard]] bool is(std::size_t offset, const char (&text)[N]) const noexcept
    {
        return m_size >= N - 1 && offset <= m_size - (N - 1)
            && std::memcmp(m_data + offset, text, N - 1) == 0;
    }
    [[nodiscard]] ByteView part(std::size_t offset, std::size_t count) const
    {
        return {at(offset, count), count, m_bigEndian};
    }
    [[nodiscard]] ByteView ordered(bool bigEndian) const noexcept { return {m_data, m_size, bigEndian}; }

private:
    [[nodiscard]] std::uint32_t number(std::size_t offset, std::size_t width) const
    {
        const std::uint8_t* bytes = at(offset, width);
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < width; ++i) {
            value = value << 8 | bytes[m_bigEndian ? i : width - 1 - i];
        }
        return value;
    }

    const std::uint8_t* m_data;
    std::size_t m_size;
    bool m_bigEndian;
};

} // namespace hydra
