// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/zip_archive.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"
#include "core/format/zip_directory.h"

#include <algorithm>
#include <limits>
#include <zlib.h>

namespace hydra {

namespace {

// zlib counts in 32 bits.
constexpr std::size_t zlibStep = std::size_t(1) << 30;

std::uint32_t checksumOf(const ByteBlock& block)
{
    uLong sum = ::crc32(0, nullptr, 0);
    for (std::size_t at = 0; at < block.size; at += zlibStep) {
        const ByteBlock piece = block.part(at, std::min(zlibStep, block.size - at));
        sum = ::crc32(sum, piece.data, static_cast<uInt>(piece.size));
        letGo(piece); // an optimiser's moments are checked and never looked at again
    }
    return static_cast<std::uint32_t>(sum);
}

// Raw deflate from PACKED into exactly SIZE bytes; nothing when it is broken or of another size.
// The output grows with what really comes, so that a lie about the size costs nothing.
bool inflateTo(const ByteBlock& packed, std::uint64_t size, Bytes& out)
{
    z_stream stream = {};
    if (::inflateInit2(&stream, -MAX_WBITS) != Z_OK) {
        throw internalError("zlib cannot start");
    }
    const std::unique_ptr<z_stream, int (*)(z_stream*)> closer(&stream, &::inflateEnd);
    std::size_t fed = 0;
    int status = Z_OK;
    while (status == Z_OK) {
        if (stream.avail_in == 0 && fed < packed.size) {
            stream.next_in = const_cast<Bytef*>(packed.data + fed); // zlib does not write there
            stream.avail_in = static_cast<uInt>(std::min(zlibStep, packed.size - fed));
            fed += stream.avail_in;
        }
        const std::size_t done = out.size();
        // One byte more than promised: too much must show.
        const auto room = static_cast<std::size_t>(std::min<std::uint64_t>(size - done + 1, 1 << 22));
        if (out.capacity() < done + room) { // by half, not by twice
            out.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(size + 1, done + done / 2 + room)));
        }
        out.resize(done + room);
        stream.next_out = out.data() + done;
        stream.avail_out = static_cast<uInt>(room);
        status = ::inflate(&stream, Z_NO_FLUSH);
        out.resize(done + room - stream.avail_out);
        if (out.size() > size) {
            return false;
        }
    }
    return status == Z_STREAM_END && out.size() == size && stream.avail_in == 0 && fed == packed.size;
}

} // namespace

ZipArchive::ZipArchive(ByteBlock file, std::string name)
    : m_file(std::move(file))
    , m_name(std::move(name))
    , m_entries(readZipDirectory(m_file.data, m_file.size, m_name))
{
    for (const auto& [entry, numbers] : m_entries) {
        m_bytes += numbers.size;
    }
}

const ZipEntry* ZipArchive::find(const std::string& entry) const
{
    const auto found = m_entries.find(entry);
    return found == m_entries.end() ? nullptr : &found->second;
}

ByteBlock ZipArchive::read(const std::string& entry) const
{
    const ZipEntry* const found = find(entry);
    if (found == nullptr) {
        throw inputError(m_name, ": the archive has no entry ", printable(entry));
    }
    ByteBlock bytes =
        m_file.part(static_cast<std::size_t>(found->data), static_cast<std::size_t>(found->stored));
    if (found->deflated) {
        Bytes plain;
        if (!inflateTo(bytes, found->size, plain)) {
            throw inputError(m_name, ": entry ", printable(entry), " does not inflate to the ", found->size,
                             " bytes that the archive's directory says");
        }
        bytes = blockOf(std::move(plain));
    }
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return bytes; // a fuzzer must get past the checksum to what lies behind it
#endif
    if (checksumOf(bytes) != found->checksum) {
        throw inputError(m_name, ": entry ", printable(entry),
                         ": its checksum differs; the file is damaged (or was saved without checksums)");
    }
    return bytes;
}

} // namespace hydra
