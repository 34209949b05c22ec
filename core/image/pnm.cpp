// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/pnm.h"

#include <algorithm>
#include <cctype>

namespace hydra {

namespace {

// Reads decimal numbers separated by white space; a comment runs from # to the end of its line.
class AsciiNumbers
{
public:
    AsciiNumbers(const ByteView& file, std::size_t at)
        : m_file(file)
        , m_at(at)
    { }
    [[nodiscard]] std::size_t position() const noexcept { return m_at; }

    std::uint32_t next(bool oneDigit = false)
    {
        skipSpace();
        const std::size_t start = m_at;
        std::uint32_t value = 0;
        for (; m_at < m_file.size() && std::isdigit(m_file.u8(m_at)) != 0; ++m_at) {
            value = std::min(value * 10 + (m_file.u8(m_at) - std::uint32_t('0')), largest);
            if (oneDigit) {
                ++m_at;
                break;
            }
        }
        if (m_at == start) {
            throw inputError("a PNM number is missing at byte %1; truncated?", m_at);
        }
        return value;
    }

private:
    void skipSpace()
    {
        for (bool comment = false; m_at < m_file.size(); ++m_at) {
            const std::uint8_t byte = m_file.u8(m_at);
            comment = byte != '\n' && (comment || byte == '#');
            if (!comment && std::isspace(byte) == 0) {
                return;
            }
        }
    }

    static constexpr std::uint32_t largest = 100'000'000; // ten times this still fits
    const ByteView& m_file;
    std::size_t m_at;
};

// Reads samples one after the other, in any of the encodings.
class Samples
{
public:
    Samples(const ByteView& file, const PnmHeader& header)
        : m_file(file)
        , m_header(header)
        , m_numbers(file, header.dataStart)
        , m_rowBytes((static_cast<std::size_t>(header.width) + 7) / 8)
    { }

    std::uint32_t at(std::size_t index, int x, int y)
    {
        switch (m_header.format) {
        case 1:
            return 1 - std::min(1U, m_numbers.next(true)); // 1 is black
        case 2:
        case 3:
            return m_numbers.next();
        case 4: {
            const std::size_t byte =
                static_cast<std::size_t>(y) * m_rowBytes + static_cast<std::size_t>(x) / 8;
            return 1U - (m_file.u8(m_header.dataStart + byte) >> (7 - x % 8) & 1U);
        }
        default:
            return m_header.maximum > 255 ? m_file.u16(m_header.dataStart + 2 * index)
                                          : m_file.u8(m_header.dataStart + index);
        }
    }

private:
    const ByteView& m_file;
    const PnmHeader& m_header;
    AsciiNumbers m_numbers;
    std::size_t m_rowBytes;
};

} // namespace

PnmHeader readPnmHeader(const ByteView& file)
{
    PnmHeader header;
    header.format = file.u8(1) - '0';
    AsciiNumbers numbers(file, 2);
    header.width = numbers.next();
    header.height = numbers.next();
    if (header.format != 1 && header.format != 4) {
        header.maximum = numbers.next();
    }
    if (header.maximum < 1 || header.maximum > 65'535) {
        throw inputError("a PNM whose largest value is %1; expected 1 to 65535", header.maximum);
    }
    header.dataStart = numbers.position() + 1; // one white space
    return header;
}

Image decodePnm(const ByteView& file, const PnmHeader& header)
{
    const std::size_t channels = header.format % 3 == 0 ? 3 : 1;
    const auto pixels = static_cast<std::size_t>(header.width) * static_cast<std::size_t>(header.height);
    // Even one bit per pixel takes this much, so a header alone cannot cause an allocation.
    (void)file.at(header.dataStart, pixels / 8);
    Image image{static_cast<int>(header.width), static_cast<int>(header.height), {}};
    image.rgb.reserve(3 * pixels);
    Samples samples(file, header);
    for (std::size_t i = 0; i < pixels * channels; ++i) {
        const auto pixel = static_cast<std::int64_t>(i / channels);
        const std::uint32_t value = std::min(
            header.maximum,
            samples.at(i, static_cast<int>(pixel % header.width), static_cast<int>(pixel / header.width)));
        const auto level = static_cast<std::uint8_t>((value * 255 + header.maximum / 2) / header.maximum);
        image.rgb.insert(image.rgb.end(), 3 / channels, level);
    }
    return image;
}

} // namespace hydra
