// SPDX-License-Identifier: GPL-3.0-or-later
// Little-endian numbers of a file, at any alignment. The caller has checked that the bytes are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace hydra {

template<class Number>
[[nodiscard]] Number littleEndian(const std::uint8_t* at)
{
    static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the bytes are taken as they lie");
    Number value;
    std::memcpy(&value, at, sizeof(Number));
    return value;
}

} // namespace hydra
