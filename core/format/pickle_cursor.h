// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bytes of a pickle from left to right and checks each opcode argument against the bytes left.
#pragma once

#include "core/format/pickle_value.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace hydra {

class PickleCursor
{
public:
    // FILE must outlive the cursor.
    PickleCursor(const std::uint8_t* data, std::size_t size, const std::string& file)
        : m_data(data)
        , m_size(size)
        , m_file(file)
    { }

    [[nodiscard]] std::size_t position() const noexcept { return m_at; }
    [[nodiscard]] std::uint8_t byte() { return *take(1); }
    // A little-endian number of WIDTH bytes, at most 8.
    [[nodiscard]] std::uint64_t number(std::size_t width);
    [[nodiscard]] double bigEndianDouble();
    // The next SIZE bytes.
    [[nodiscard]] std::string bytes(std::uint64_t size);
    // Up to the next newline, which is consumed but not returned.
    [[nodiscard]] std::string line();
    // Two's complement of SIZE bytes. False when it does not fit 64 bits; the bytes are consumed either way.
    [[nodiscard]] bool longNumber(std::uint64_t size, std::int64_t& value);
    // Throws Error{Input} unless SIZE bytes are left.
    void require(std::uint64_t size) const;

    // Throws Error{Input} with FILE, the position and WHAT.
    [[noreturn]] void refuse(const Message& what) const;

private:
    const std::uint8_t* take(std::uint64_t size);

    const std::uint8_t* m_data;
    std::size_t m_size;
    const std::string& m_file;
    std::size_t m_at = 0;
};

// Reads the arguments of OPCODE from IN and returns the value it pushes; null when OPCODE pushes no scalar.
[[nodiscard]] PickleValue* readPickleScalar(std::uint8_t opcode, PickleCursor& in, PickleArena& arena);

} // namespace hydra
