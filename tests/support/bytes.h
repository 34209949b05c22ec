// SPDX-License-Identifier: GPL-3.0-or-later
// Writes files byte by byte: little-endian numbers, zip archives without a library, pickles.
#pragma once

#include "core/base/file.h"

#include <cstring>
#include <string>
#include <vector>
#include <zlib.h>

namespace hydra::test {

template<class Number>
std::string little(Number value)
{
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}
inline std::string u16(unsigned value)
{
    return little(static_cast<std::uint16_t>(value));
}
inline std::string u32(std::uint64_t value)
{
    return little(static_cast<std::uint32_t>(value));
}
inline std::string u64(std::uint64_t value)
{
    return little(value);
}

inline std::string floats(const std::vector<float>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

inline std::uint32_t crc(const std::string& bytes)
{
    return static_cast<std::uint32_t>(
        ::crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

// Raw deflate by default. WRAPPING is zlib's windowBits: MAX_WBITS + 16 gives gzip.
inline std::string deflated(const std::string& bytes, int wrapping = -MAX_WBITS)
{
    z_stream stream = {};
    deflateInit2(&stream, 9, Z_DEFLATED, wrapping, 8, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, bytes.size()) + 32, '\0'); // 32 more for a header
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    ::deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

// One entry of a zip archive; a test corrupts the fields that it needs wrong.
struct ZipItem
{
    ZipItem(std::string entry, std::string content, bool pack = false)
        : name(std::move(entry))
        , localName(name)
        , bytes(pack ? deflated(content) : content)
        , size(content.size())
        , stored(bytes.size())
        , checksum(crc(content))
        , method(pack ? 8U : 0U)
    { }
    std::string name, localName, bytes;
    std::uint64_t size, stored; // as stated in the directory
    std::uint64_t checksum;
    unsigned method, flags = 0;
    std::string extra; // in the directory
    long long offset = -1; // of the local header, as stated in the directory; -1: the true one
};

inline std::string zipOf(const std::vector<ZipItem>& items, bool zip64 = false)
{
    std::string file, directory;
    for (const ZipItem& item : items) {
        const std::uint64_t at = item.offset < 0 ? file.size() : static_cast<std::uint64_t>(item.offset);
        const std::string numbers = u32(item.checksum) + u32(item.stored) + u32(item.size);
        file += "PK\3\4" + u16(20) + u16(item.flags) + u16(item.method) + u32(0) + numbers
            + u16(static_cast<unsigned>(item.localName.size())) + u16(0) + item.localName + item.bytes;
        directory += "PK\1\2" + u16(20) + u16(20) + u16(item.flags) + u16(item.method) + u32(0) + numbers
            + u16(static_cast<unsigned>(item.name.size())) + u16(static_cast<unsigned>(item.extra.size()))
            + u16(0) + u16(0) + u16(0) + u32(0) + u32(at) + item.name + item.extra;
    }
    const std::uint64_t start = file.size(), count = items.size();
    std::string end = "PK\5\6" + u32(0) + u16(static_cast<unsigned>(count))
        + u16(static_cast<unsigned>(count)) + u32(directory.size()) + u32(start) + u16(0);
    if (zip64) {
        const std::string record = "PK\6\6" + u64(44) + u16(45) + u16(45) + u32(0) + u32(0) + u64(count)
            + u64(count) + u64(directory.size()) + u64(start);
        end = record + "PK\6\7" + u32(0) + u64(start + directory.size()) + u32(1) + "PK\5\6" + u32(0)
            + u16(0xffff) + u16(0xffff) + u32(0xffffffff) + u32(0xffffffff) + u16(0);
    }
    return file + directory + end;
}

// Pieces of a pickle of protocol 2.
inline std::string pickleText(const std::string& text)
{
    return "X" + u32(text.size()) + text;
}
inline std::string pickleInt(std::int32_t value)
{
    return "J" + little(value);
}
inline std::string pickleGlobal(const std::string& module, const std::string& name)
{
    return "c" + module + "\n" + name + "\n";
}
inline std::string pickleInts(const std::vector<int>& values)
{
    std::string tuple = "(";
    for (const int value : values) {
        tuple += pickleInt(value);
    }
    return tuple + "t";
}
// A persistent storage of ELEMENTS floats (or another TYPE).
inline std::string pickleStorage(const std::string& key, int elements,
                                 const std::string& type = "FloatStorage")
{
    return "(" + pickleText("storage") + pickleGlobal("torch", type) + pickleText(key) + pickleText("cuda:3")
        + pickleInt(elements) + "tQ";
}
// A tensor as torch.save writes it.
inline std::string pickleTensor(const std::string& storage, int offset, const std::vector<int>& shape,
                                const std::vector<int>& stride)
{
    return pickleGlobal("torch._utils", "_rebuild_tensor_v2") + "(" + storage + pickleInt(offset)
        + pickleInts(shape) + pickleInts(stride) + "\x89" + pickleGlobal("collections", "OrderedDict")
        + ")RtR";
}

} // namespace hydra::test
