// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/named_array.h"

#include "core/base/error.h"
#include "core/format/zip_writer.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace hydra {

namespace {

constexpr std::size_t npyBlock = 64; // values begin at a multiple of this, as in NumPy's own files
constexpr std::size_t npyPrefix = 10; // magic, version, header length

template<class T>
NamedArray arrayOfValues(std::string name, const char* type, const std::vector<T>& values, ArrayShape shape)
{
    std::uint64_t count = 1;
    for (const std::int64_t side : shape) {
        count *= static_cast<std::uint64_t>(side);
    }
    if (count != values.size()) {
        throw internalError("%1: a shape of %2 values for %3", name, count, values.size());
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

void checkNames(const std::vector<NamedArray>& arrays)
{
    std::set<std::string> names;
    for (const NamedArray& array : arrays) {
        if (array.name.empty() || array.name.front() == '.' || array.name.size() > 1000
            || !std::all_of(array.name.begin(), array.name.end(), isOfName)) {
            throw internalError("'%1' is not a valid array name", array.name);
        }
        if (!names.insert(array.name).second) {
            throw internalError("two arrays of one archive are named %1", array.name);
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
    sides += shape.size() == 1 ? "," : ""; // Python's one-element tuple
    std::string text = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + sides + "), }";
    text.append(npyBlock - 1 - (npyPrefix + text.size()) % npyBlock, ' ');
    text += '\n';
    if (text.size() > 0xffff) {
        throw internalError("an array of %1 dimensions has no .npy header", shape.size());
    }
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(text.size() & 0xff);
    header += static_cast<char>(text.size() >> 8);
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
        expected += array.bytes.size() + 2 * array.name.size() + 1024; // a lower bound for the headers
    }
    if (expected > ZipWriter::mostBytes || arrays.size() > ZipWriter::mostEntries) {
        throw usageError("%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here",
                         arrays.size(), expected, ZipWriter::mostEntries, ZipWriter::mostBytes);
    }
    ZipWriter archive;
    std::string file;
    file.reserve(static_cast<std::size_t>(expected));
    for (const NamedArray& array : arrays) {
        const std::string bytes = npyBytes(array);
        file += archive.entry(array.name + ".npy", bytes);
        file += bytes;
    }
    file += archive.end();
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
