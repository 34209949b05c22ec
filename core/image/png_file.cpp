// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/png_file.h"

#include "core/base/foreign_words.h"
#include "core/image/picture_file.h"

#include <algorithm>
#include <zlib.h>

namespace hydra {

namespace {

constexpr std::size_t signatureSize = 8;

std::uint32_t checksum(const std::uint8_t* data, std::size_t size) noexcept
{
    return static_cast<std::uint32_t>(::crc32_z(0, data, size));
}

void append32(Bytes& file, std::uint32_t value)
{
    for (int shift = 24; shift >= 0; shift -= 8) {
        file.push_back(static_cast<std::uint8_t>(value >> shift));
    }
}

bool isAscii(const std::string& text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void readHeader(const ByteView& body, PictureFile& picture)
{
    picture.width = body.u32(0);
    picture.height = body.u32(4);
    if (body.size() != 13) {
        throw inputError("its PNG header has %1 bytes; expected 13", body.size());
    }
    // As OpenCV returns it: grey stays grey, a palette becomes colours, and either may have alpha.
    const bool grey = body.u8(9) == 0;
    const std::uint64_t channels = grey ? 1 : body.u8(9) == 2 ? 3 : 4;
    picture.bytesPerPixel = channels * (body.u8(8) == 16 ? 2 : 1);
}

} // namespace

void appendPngChunk(Bytes& file, const char (&type)[5], const std::uint8_t* data, std::size_t size)
{
    append32(file, static_cast<std::uint32_t>(size));
    const std::size_t start = file.size();
    file.insert(file.end(), type, type + 4);
    file.insert(file.end(), data, data + size);
    append32(file, checksum(file.data() + start, file.size() - start));
}

Bytes pngOf(int width, int height, std::uint8_t colour, const Bytes& rows)
{
    Bytes file{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}, header;
    append32(header, static_cast<std::uint32_t>(width));
    append32(header, static_cast<std::uint32_t>(height));
    header.insert(header.end(), {8, colour, 0, 0, 0});
    appendPngChunk(file, "IHDR", header.data(), header.size());
    uLongf size = ::compressBound(rows.size());
    Bytes packed(size);
    if (::compress2(packed.data(), &size, rows.data(), rows.size(), Z_BEST_COMPRESSION) != Z_OK) {
        throw internalError("a picture of %1 x %2 pixels could not be packed", width, height);
    }
    appendPngChunk(file, "IDAT", packed.data(), size);
    appendPngChunk(file, "IEND", nullptr, 0);
    return file;
}

void appendPngText(Bytes& file, const std::string& key, const std::string& value)
{
    const bool plainKey = std::all_of(key.begin(), key.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (key.empty() || key.size() > 79 || !plainKey || key.front() == ' ' || key.back() == ' ') {
        throw usageError("a PNG text needs a key of 1 to 79 ASCII characters, got \"%1\"", key);
    }
    std::string body = key + '\0';
    const std::string text = plainText(value);
    if (!isAscii(text)) {
        body += std::string(4, '\0'); // not compressed, no language, no translated key
    }
    body += text;
    appendPngChunk(file, isAscii(text) ? "tEXt" : "iTXt", reinterpret_cast<const std::uint8_t*>(body.data()),
                   body.size());
}

// Keeps the chunks that make up the picture; drops colour profiles, texts and times, which could attack a
// decoder.
PictureFile inspectPng(const ByteView& file)
{
    PictureFile picture;
    picture.kind = PictureKind::Png;
    picture.essence.assign(file.at(0, signatureSize), file.at(0, signatureSize) + signatureSize);
    bool data = false;
    for (std::size_t at = signatureSize;;) {
        const std::size_t length = file.u32(at);
        const std::uint8_t* chunk = file.at(at, length + 12); // length is below 2^32: no wrap
        const ByteView body = file.part(at + 8, length);
        const bool first = at == signatureSize;
        const bool whole = file.u32(at + 8 + length) == checksum(chunk + 4, length + 4);
        const bool kept = file.is(at + 4, "IHDR") || file.is(at + 4, "PLTE") || file.is(at + 4, "IDAT")
            || file.is(at + 4, "IEND") || file.is(at + 4, "tRNS");
        if (first != file.is(at + 4, "IHDR")) {
            throw inputError("a PNG must begin with one IHDR chunk; this one is damaged");
        }
        if (kept && !whole) {
            throw inputError("a PNG chunk at byte %1 has a wrong checksum; the file is damaged", at);
        }
        if (!kept && (file.u8(at + 4) & 0x20U) == 0) {
            throw inputError("a PNG with an unknown critical chunk; the file is damaged");
        }
        if (first) {
            readHeader(body, picture);
        } else if (whole && file.is(at + 4, "eXIf")) {
            picture.orientation = exifOrientation(body);
        }
        if (kept) {
            picture.essence.insert(picture.essence.end(), chunk, chunk + length + 12);
            data = data || file.is(at + 4, "IDAT");
        }
        if (file.is(at + 4, "IEND")) {
            break;
        }
        at += length + 12;
    }
    if (!data) {
        throw inputError("a PNG without picture data; the file is damaged");
    }
    return picture;
}

} // namespace hydra
