// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/named_array.h"

#include "core/base/error.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <zlib.h>

namespace hydra {

namespace {

constexpr std::size_t npyBlock = 64; // values begin at a multiple of it, as in NumPy's own files
constexpr std::size_t npyPrefix = 10; // magic, version, header length
constexpr std::uint64_t largestArchive = 0xffff'fffe; // bytes, without zip64
constexpr std::size_t mostEntries = 0xfffe;

void putLittle(std::string& out, std::uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i) {
        out += static_cast<char>((value >> (8 * i)) & 0xff);
    }
}

template<class T>
NamedArray arrayOfValues(std::string name, const char* type, const std::vector<T>& values, ArrayShape shape)
{
    std::uint64_t count = 1;
    for (const std::int64_t side : shape) {
        count *= static_cast<std::uint64_t>(side);
    }
    if (count != values.size()) {
        throw internalError(name, ": a shape of ", count, " values for ", values.size());
    }
    NamedArray array{std::move(name), type, std::move(shape), std::string(values.size() * sizeof(T), '\0')};
    if (!values.empty()) {
        std::memcpy(array.bytes.data(), values.data(), array.bytes.size());
    }
    return array;
}

bool isOfName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
        || c == '.';
}

struct Stored
{
    std::string name; // with ".npy"
    std::uint32_t checksum = 0;
    std::uint64_t size = 0, offset = 0;
};

// The fields that an entry's own header and the directory's line share (APPNOTE 6.3, 4.3.7 and 4.3.12).
void putEntry(std::string& out, const Stored& entry)
{
    constexpr int version = 20, flags = 0, stored = 0, midnight = 0;
    constexpr int firstDay = (1 << 5) | 1; // 1980-01-01
    for (const int field : {version, flags, stored, midnight, firstDay}) {
        putLittle(out, static_cast<std::uint64_t>(field), 2);
    }
    putLittle(out, entry.checksum, 4);
    putLittle(out, entry.size, 4);
    putLittle(out, entry.size, 4);
    putLittle(out, entry.name.size(), 2);
    putLittle(out, 0, 2); // no extra field
}

std::uint32_t checksumOfBytes(const std::string& bytes)
{
    uLong sum = ::crc32(0, nullptr, 0);
    constexpr std::size_t step = std::size_t(1) << 30; // zlib counts in 32 bits
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        sum = ::crc32(sum, reinterpret_cast<const Bytef*>(bytes.data() + at),
                      static_cast<uInt>(std::min(step, bytes.size() - at)));
    }
    return static_cast<std::uint32_t>(sum);
}

void checkNames(const std::vector<NamedArray>& arrays)
{
    std::set<std::string> names;
    for (const NamedArray& array : arrays) {
        if (array.name.empty() || array.name.front() == '.' || array.name.size() > 1000
            || !std::all_of(array.name.begin(), array.name.end(), isOfName)) {
            throw internalError("'", array.name, "' is no name of an array");
        }
        if (!names.insert(array.name).second) {
            throw internalError("two arrays of one archive are called ", array.name);
        }
    }
}

} // namespace

NamedArray namedArray(std::string name, const std::vector<float>& values, ArrayShape shape)
{
    return arrayOfValues(std::move(name), "<f4", values, std::move(shape));
}

NamedArray namedArray(std::string name, const std::vector<double>& values, ArrayShape shape)
{
    return arrayOfValues(std::move(name), "<f8", values, std::move(shape));
}

NamedArray namedArray(std::string name, const std::vector<std::int64_t>& values, ArrayShape shape)
{
    return arrayOfValues(std::move(name), "<i8", values, std::move(shape));
}

NamedArray namedText(std::string name, const std::string& text)
{
    return {std::move(name), "|u1", {static_cast<std::int64_t>(text.size())}, text};
}

std::string npyHeader(const std::string& type, const ArrayShape& shape)
{
    std::string sides;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        sides += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    }
    sides += shape.size() == 1 ? "," : ""; // Python's tuple of one
    std::string text = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + sides + "), }";
    text.append(npyBlock - 1 - (npyPrefix + text.size()) % npyBlock, ' ');
    text += '\n';
    if (text.size() > 0xffff) {
        throw internalError("an array of ", shape.size(), " dimensions has no .npy header");
    }
    std::string header("\x93NUMPY\x01\x00", 8);
    putLittle(header, text.size(), 2);
    return header + text;
}

std::string npyBytes(const NamedArray& array)
{
    return npyHeader(array.type, array.shape) + array.bytes;
}

std::string npzBytes(const std::vector<NamedArray>& arrays)
{
    checkNames(arrays);
    std::uint64_t expected = 0;
    for (const NamedArray& array : arrays) {
        expected += array.bytes.size() + 2 * array.name.size() + 1024; // at least what its headers take
    }
    if (expected > largestArchive || arrays.size() > mostEntries) {
        throw usageError(arrays.size(), " arrays of ", expected, " bytes: an .npz file holds at most ",
                         mostEntries, " arrays and ", largestArchive, " bytes here");
    }
    std::string file, directory;
    file.reserve(static_cast<std::size_t>(expected));
    for (const NamedArray& array : arrays) {
        const std::string bytes = npyBytes(array);
        const Stored entry{array.name + ".npy", checksumOfBytes(bytes), bytes.size(), file.size()};
        file += "PK\x03\x04";
        putEntry(file, entry);
        file += entry.name;
        file += bytes;
        directory += "PK\x01\x02";
        putLittle(directory, 20, 2); // made by: version 2.0
        putEntry(directory, entry);
        putLittle(directory, 0, 2); // no comment
        putLittle(directory, 0, 4); // first disk, no text
        putLittle(directory, 0, 4); // no attributes
        putLittle(directory, entry.offset, 4);
        directory += entry.name;
    }
    const std::uint64_t begin = file.size();
    file += directory;
    file += "PK\x05\x06";
    putLittle(file, 0, 4); // one disk
    putLittle(file, arrays.size(), 2);
    putLittle(file, arrays.size(), 2);
    putLittle(file, directory.size(), 4);
    putLittle(file, begin, 4);
    putLittle(file, 0, 2); // no comment
    return file;
}

std::string arrayName(const std::string& words)
{
    std::string name;
    for (const char c : words) {
        const bool kept = isOfName(c) && c != '.';
        if (kept || (!name.empty() && name.back() != '_')) {
            name += kept ? c : '_';
        }
    }
    while (!name.empty() && name.back() == '_') {
        name.pop_back();
    }
    return name.empty() ? "array" : name.substr(0, 200);
}

} // namespace hydra
