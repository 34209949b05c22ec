// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_cursor.h"

#include "core/base/error.h"
#include "core/format/pickle_text.h"

#include <charconv>
#include <cstring>

namespace hydra {

namespace {

PickleValue* integerValue(PickleArena& arena, std::int64_t value, PickleKind kind = PickleKind::Int)
{
    PickleValue& made = arena.make(kind);
    made.integer = value;
    return &made;
}

PickleValue* realValue(PickleArena& arena, double value)
{
    PickleValue& made = arena.make(PickleKind::Float);
    made.real = value;
    return &made;
}

PickleValue* tooLarge(PickleArena& arena)
{
    return &arena.makeText(PickleKind::Object, phrase("a number beyond 64 bits"));
}

PickleValue* longValue(std::uint64_t size, PickleCursor& in, PickleArena& arena)
{
    std::int64_t value = 0;
    return in.longNumber(size, value) ? integerValue(arena, value) : tooLarge(arena);
}

// INT, LONG and FLOAT of protocol 0; INT also encodes False and True.
PickleValue* writtenNumber(std::uint8_t opcode, PickleCursor& in, PickleArena& arena)
{
    std::string line = in.line();
    if (opcode == 'I' && (line == "00" || line == "01")) {
        return integerValue(arena, line == "01" ? 1 : 0, PickleKind::Bool);
    }
    if (opcode == 'L' && !line.empty() && line.back() == 'L') {
        line.pop_back();
    }
    std::int64_t integer = 0;
    double real = 0;
    const char* const end = line.data() + line.size();
    const auto [stop, failed] =
        opcode == 'F' ? std::from_chars(line.data(), end, real) : std::from_chars(line.data(), end, integer);
    if (stop != end || failed == std::errc::invalid_argument) {
        in.refuse(phrase("an invalid number"));
    }
    if (failed != std::errc()) {
        return tooLarge(arena);
    }
    return opcode == 'F' ? realValue(arena, real) : integerValue(arena, integer);
}

PickleValue* stringValue(std::string utf8, const PickleCursor& in, PickleArena& arena)
{
    if (!isUtf8(utf8)) {
        in.refuse(phrase("a text that is not UTF-8"));
    }
    return &arena.makeText(PickleKind::String, std::move(utf8));
}

// Python 2's str: String if it is valid UTF-8, else Binary.
PickleValue* oldString(std::string bytes, PickleArena& arena)
{
    const PickleKind kind = isUtf8(bytes) ? PickleKind::String : PickleKind::Binary;
    return &arena.makeText(kind, std::move(bytes));
}

PickleValue* writtenText(std::uint8_t opcode, PickleCursor& in, PickleArena& arena)
{
    const std::string line = in.line();
    auto plain = opcode == 'S' ? unquoted(line) : unescapedUnicode(line);
    if (!plain) {
        in.refuse(phrase("an invalid escape sequence in a string"));
    }
    return oldString(std::move(*plain), arena);
}

PickleValue* readNumber(std::uint8_t opcode, PickleCursor& in, PickleArena& arena)
{
    switch (opcode) {
    case 'N':
        return &arena.make(PickleKind::None);
    case 0x88: // NEWTRUE
    case 0x89: // NEWFALSE
        return integerValue(arena, opcode == 0x88 ? 1 : 0, PickleKind::Bool);
    case 'J': // BININT
        return integerValue(arena, static_cast<std::int32_t>(in.number(4)));
    case 'K': // BININT1
        return integerValue(arena, in.byte());
    case 'M': // BININT2
        return integerValue(arena, static_cast<std::int64_t>(in.number(2)));
    case 0x8a: // LONG1
        return longValue(in.number(1), in, arena);
    case 0x8b: // LONG4
        return longValue(in.number(4), in, arena);
    case 'G': // BINFLOAT
        return realValue(arena, in.bigEndianDouble());
    case 'I':
    case 'L':
    case 'F':
        return writtenNumber(opcode, in, arena);
    default:
        return nullptr;
    }
}

PickleValue* readText(std::uint8_t opcode, PickleCursor& in, PickleArena& arena)
{
    const auto sized = [&](std::size_t width) { return in.bytes(in.number(width)); };
    switch (opcode) {
    case 0x8c: // SHORT_BINUNICODE
        return stringValue(sized(1), in, arena);
    case 'X': // BINUNICODE
        return stringValue(sized(4), in, arena);
    case 0x8d: // BINUNICODE8
        return stringValue(sized(8), in, arena);
    case 'U': // SHORT_BINSTRING
        return oldString(sized(1), arena);
    case 'T': // BINSTRING
        return oldString(sized(4), arena);
    case 'C': // SHORT_BINBYTES
        return &arena.makeText(PickleKind::Binary, sized(1));
    case 'B': // BINBYTES
        return &arena.makeText(PickleKind::Binary, sized(4));
    case 0x8e: // BINBYTES8
    case 0x96: // BYTEARRAY8
        return &arena.makeText(PickleKind::Binary, sized(8));
    case 'S':
    case 'V':
        return writtenText(opcode, in, arena);
    default:
        return nullptr;
    }
}

} // namespace

void PickleCursor::refuse(const Message& what) const
{
    throw inputError("%1: broken pickle at byte %2: %3", m_file, m_at, what);
}

void PickleCursor::require(std::uint64_t size) const
{
    if (size > m_size - m_at) {
        refuse(message("it ends before the %1 bytes expected here", size));
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
        refuse(phrase("a line without an end"));
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

PickleValue* readPickleScalar(std::uint8_t opcode, PickleCursor& in, PickleArena& arena)
{
    PickleValue* const number = readNumber(opcode, in, arena);
    return number != nullptr ? number : readText(opcode, in, arena);
}

} // namespace hydra
