// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/zip_archive.h"

#include "core/base/error.h"
#include "core/format/little_endian.h"
#include "core/format/shape_text.h"

#include <algorithm>
#include <limits>
#include <vector>
#include <zlib.h>

namespace hydra {

namespace {

// Reads the central directory of a zip archive and compares it with the local header before each entry.
constexpr std::uint64_t mostEntries = 200'000;
constexpr std::uint64_t longestEntryName = 4096;
// Weights hardly compress, but a head of zeros shrinks a thousandfold, so the limit is for the archive as a
// whole: FREE plus RATIO times the file.
constexpr std::uint64_t freeInflation = std::uint64_t(128) << 20;
constexpr std::uint64_t mostRatio = 4;
constexpr std::uint64_t mostInflated = std::uint64_t(16) << 30;

constexpr std::uint32_t localMark = 0x04034b50, entryMark = 0x02014b50, endMark = 0x06054b50;
constexpr std::uint32_t end64Mark = 0x06064b50, locator64Mark = 0x07064b50;
constexpr std::size_t localSize = 30, entrySize = 46, endSize = 22, end64Size = 56, locator64Size = 20;

struct Directory
{
    std::uint64_t begin = 0, size = 0, entries = 0;
};

struct Region
{
    std::uint64_t begin = 0, end = 0; // local header and data
    const std::string* name = nullptr;
};

class ZipDirectoryReader
{
public:
    ZipDirectoryReader(const std::uint8_t* data, std::size_t size, const std::string& file)
        : m_data(data)
        , m_size(size)
        , m_file(file)
    { }

    std::map<std::string, ZipEntry> read()
    {
        const Directory directory = findDirectory();
        std::uint64_t at = directory.begin;
        const std::uint64_t end = directory.begin + directory.size;
        for (std::uint64_t i = 0; i < directory.entries; ++i) {
            at = readEntry(at, end, directory.begin);
        }
        if (at != end) {
            throw bad(message("its directory is longer than its %1 entries", directory.entries));
        }
        checkOverlap();
        return std::move(m_entries);
    }

private:
    [[nodiscard]] Error bad(const Message& what) const
    {
        return inputError("%1: broken zip archive: %2", m_file, what);
    }
    // Whether BYTES from AT on end by END (which lies inside the file).
    [[nodiscard]] static bool fits(std::uint64_t at, std::uint64_t bytes, std::uint64_t end)
    {
        return at <= end && bytes <= end - at;
    }
    [[nodiscard]] std::uint16_t u16(std::uint64_t at) const
    {
        return littleEndian<std::uint16_t>(m_data + at);
    }
    [[nodiscard]] std::uint32_t u32(std::uint64_t at) const
    {
        return littleEndian<std::uint32_t>(m_data + at);
    }
    [[nodiscard]] std::uint64_t u64(std::uint64_t at) const
    {
        return littleEndian<std::uint64_t>(m_data + at);
    }

    // The last end record whose comment ends exactly with the file.
    [[nodiscard]] std::uint64_t findEnd() const
    {
        if (m_size >= endSize) {
            const std::uint64_t lowest = m_size - std::min<std::uint64_t>(m_size, endSize + 65'535);
            for (std::uint64_t at = m_size - endSize;; --at) {
                if (u32(at) == endMark && at + endSize + u16(at + 20) == m_size) {
                    return at;
                }
                if (at == lowest) {
                    break;
                }
            }
        }
        throw bad(phrase("no directory at its end; is the file complete?"));
    }

    [[nodiscard]] Directory findDirectory() const
    {
        const std::uint64_t end = findEnd();
        Directory found{u32(end + 16), u32(end + 12), u16(end + 10)};
        std::uint64_t limit = end;
        const bool saturated =
            found.begin == 0xffffffff || found.size == 0xffffffff || found.entries == 0xffff;
        if (saturated && end >= locator64Size && u32(end - locator64Size) == locator64Mark) {
            limit = u64(end - locator64Size + 8);
            if (!fits(limit, end64Size, end - locator64Size) || u32(limit) != end64Mark) {
                throw bad(phrase("its zip64 record is not where it should be"));
            }
            found = {u64(limit + 48), u64(limit + 40), u64(limit + 32)};
        } else if (u16(end + 4) != 0 || u16(end + 6) != 0 || u16(end + 8) != found.entries) {
            throw bad(phrase("it is one part of a split archive"));
        }
        if (!fits(found.begin, found.size, limit)) {
            throw bad(
                message("its directory of %1 bytes at %2 lies outside the file", found.size, found.begin));
        }
        if (found.entries > mostEntries || found.entries > found.size / entrySize) {
            throw bad(message("%1 entries do not fit into a directory of %2 bytes (at most %3)",
                              found.entries, found.size, mostEntries));
        }
        return found;
    }

    // Returns where the next entry begins.
    std::uint64_t readEntry(std::uint64_t at, std::uint64_t end, std::uint64_t directory)
    {
        if (!fits(at, entrySize, end) || u32(at) != entryMark) {
            throw bad(message("entry %1 of its directory is not a valid entry", m_entries.size() + 1));
        }
        const std::uint64_t nameSize = u16(at + 28), extraSize = u16(at + 30), commentSize = u16(at + 32);
        if (!fits(at + entrySize, nameSize + extraSize + commentSize, end)) {
            throw bad(message("entry %1 reaches beyond the directory", m_entries.size() + 1));
        }
        const std::string name(reinterpret_cast<const char*>(m_data) + at + entrySize, nameSize);
        checkName(name);
        const std::uint16_t flags = u16(at + 8), method = u16(at + 10);
        if ((flags & 0x2041) != 0) {
            throw bad(message("entry %1 is encrypted", printable(name)));
        }
        if (method != 0 && method != 8) {
            throw bad(message("entry %1 uses compression method %2; expected stored or deflated",
                              printable(name), method));
        }
        ZipEntry entry;
        entry.checksum = u32(at + 16);
        entry.stored = u32(at + 20);
        entry.size = u32(at + 24);
        entry.deflated = method == 8;
        std::uint64_t header = u32(at + 42);
        readZip64(at + entrySize + nameSize, extraSize, entry, header, name);
        checkSizes(entry, name);
        entry.data = dataOf(header, name, entry, directory);
        const auto [placed, isNew] = m_entries.emplace(name, entry);
        if (!isNew) {
            throw bad(message("the name %1 occurs twice", printable(name)));
        }
        m_regions.push_back({header, entry.data + entry.stored, &placed->first});
        return at + entrySize + nameSize + extraSize + commentSize;
    }

    void checkName(const std::string& name) const
    {
        const bool odd = name.empty() || name.size() > longestEntryName || name.front() == '/'
            || name.find('\\') != std::string::npos || ("/" + name + "/").find("/../") != std::string::npos
            || std::any_of(name.begin(), name.end(),
                           [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        if (odd) {
            throw bad(message("the entry name %1 is not a plain relative path", printable(name)));
        }
    }

    // Extra field 1 holds, in this order, those of the three numbers that exceeded 32 bits.
    void readZip64(std::uint64_t at, std::uint64_t size, ZipEntry& entry, std::uint64_t& header,
                   const std::string& name) const
    {
        const std::uint64_t end = at + size;
        std::uint64_t field = 0, left = 0; // of the zip64 field
        while (fits(at, 4, end) && fits(at + 4, u16(at + 2), end)) {
            if (u16(at) == 1) {
                field = at + 4;
                left = u16(at + 2);
            }
            at += 4 + std::uint64_t(u16(at + 2));
        }
        for (std::uint64_t* number : {&entry.size, &entry.stored, &header}) {
            if (*number != 0xffffffff) {
                continue;
            }
            if (left < 8) {
                throw bad(message("entry %1 lacks its 64-bit sizes", printable(name)));
            }
            *number = u64(field);
            field += 8;
            left -= 8;
        }
    }

    void checkSizes(const ZipEntry& entry, const std::string& name)
    {
        if (!entry.deflated && entry.stored != entry.size) {
            throw bad(message("entry %1 is stored, but in %2 bytes for %3", printable(name), entry.stored,
                              entry.size));
        }
        m_inflated +=
            entry.deflated ? std::min(entry.size, mostInflated) : 0; // 200 000 entries cannot overflow
        if (m_inflated > mostInflated || m_inflated > freeInflation + mostRatio * m_size) {
            throw bad(
                message("its %1 bytes claim to expand to %2 and more: a decompression bomb, not weights",
                        m_size, m_inflated));
        }
    }

    // Compares the local header with the directory and returns where the data begins.
    [[nodiscard]] std::uint64_t dataOf(std::uint64_t header, const std::string& name, const ZipEntry& entry,
                                       std::uint64_t directory) const
    {
        if (!fits(header, localSize, directory) || u32(header) != localMark) {
            throw bad(message("entry %1 is not where the directory says (byte %2)", printable(name), header));
        }
        const std::uint64_t nameSize = u16(header + 26);
        const std::uint64_t prefix = localSize + nameSize + u16(header + 28);
        if (!fits(header, prefix, directory) || !fits(header + prefix, entry.stored, directory)) {
            throw bad(message("entry %1 of %2 bytes reaches beyond the file's data", printable(name),
                              entry.stored));
        }
        const char* own = reinterpret_cast<const char*>(m_data) + header + localSize;
        if (name.compare(0, std::string::npos, own, nameSize) != 0
            || (u16(header + 8) == 8) != entry.deflated) {
            throw bad(message("entry %1 differs from its directory entry", printable(name)));
        }
        return header + prefix;
    }

    void checkOverlap()
    {
        std::sort(m_regions.begin(), m_regions.end(),
                  [](const Region& a, const Region& b) { return a.begin < b.begin; });
        for (std::size_t i = 1; i < m_regions.size(); ++i) {
            if (m_regions[i].begin < m_regions[i - 1].end) {
                throw bad(message("entries %1 and %2 overlap", printable(*m_regions[i - 1].name),
                                  printable(*m_regions[i].name)));
            }
        }
    }

    const std::uint8_t* m_data;
    std::uint64_t m_size;
    const std::string& m_file;
    std::map<std::string, ZipEntry> m_entries;
    std::vector<Region> m_regions;
    std::uint64_t m_inflated = 0;
};

// Throws Error{Input} that begins with NAME; see ZipArchive.
std::map<std::string, ZipEntry> readZipDirectory(const std::uint8_t* data, std::size_t size,
                                                 const std::string& name)
{
    return ZipDirectoryReader(data, size, name).read();
}

// zlib counts in 32 bits.
constexpr std::size_t zlibStep = std::size_t(1) << 30;

std::uint32_t checksumOf(const ByteBlock& block)
{
    uLong sum = ::crc32(0, nullptr, 0);
    for (std::size_t at = 0; at < block.size; at += zlibStep) {
        const ByteBlock piece = block.part(at, std::min(zlibStep, block.size - at));
        sum = ::crc32(sum, piece.data, static_cast<uInt>(piece.size));
        letGo(piece); // an optimiser's moments are checked and not read again
    }
    return static_cast<std::uint32_t>(sum);
}

// Inflates raw deflate data from PACKED to exactly SIZE bytes; false when it is broken or of another size.
// The output grows with the actual data, so a false size costs no memory.
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
        // One byte more than promised, to detect excess data.
        const auto room = static_cast<std::size_t>(std::min<std::uint64_t>(size - done + 1, 1 << 22));
        if (out.capacity() < done + room) { // grow by half, not to double
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
        throw inputError("%1: the archive has no entry %2", m_name, printable(entry));
    }
    ByteBlock bytes =
        m_file.part(static_cast<std::size_t>(found->data), static_cast<std::size_t>(found->stored));
    if (found->deflated) {
        Bytes plain;
        if (!inflateTo(bytes, found->size, plain)) {
            throw inputError("%1: entry %2 does not inflate to %3 bytes, the size in the archive's directory",
                             m_name, printable(entry), found->size);
        }
        bytes = blockOf(std::move(plain));
    }
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return bytes; // a fuzzer must get past the checksum
#endif
    if (checksumOf(bytes) != found->checksum) {
        throw inputError("%1: entry %2: wrong checksum; the file is damaged (or was saved without checksums)",
                         m_name, printable(entry));
    }
    return bytes;
}

} // namespace hydra
