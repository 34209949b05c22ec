// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors_header.h"

#include "core/base/error.h"
#include "core/format/safetensors_json.h"
#include "core/format/shape_text.h"
#include "core/format/ways_out.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace hydra {

namespace {

struct Dtype
{
    const char* name;
    c10::ScalarType type;
    std::size_t width; // bytes
};

constexpr std::array<Dtype, 10> dtypes{{
    {"F64", c10::ScalarType::Double, 8},
    {"F32", c10::ScalarType::Float, 4},
    {"F16", c10::ScalarType::Half, 2},
    {"BF16", c10::ScalarType::BFloat16, 2},
    {"I64", c10::ScalarType::Long, 8},
    {"I32", c10::ScalarType::Int, 4},
    {"I16", c10::ScalarType::Short, 2},
    {"I8", c10::ScalarType::Char, 1},
    {"U8", c10::ScalarType::Byte, 1},
    {"BOOL", c10::ScalarType::Bool, 1},
}};

// Sets A to A * B; false when that would exceed 62 bits (strides of the product then fit as well).
bool multiply(std::uint64_t& a, std::uint64_t b)
{
    constexpr std::uint64_t most = std::uint64_t(1) << 62;
    if (b != 0 && a > most / b) {
        return false;
    }
    a *= b;
    return true;
}

StoredTensor checked(const SafetensorsEntry& entry, std::uint64_t dataSize, const std::string& file)
{
    const Message who = message("%1: tensor %2", file, printable(entry.name));
    const auto* dtype =
        std::find_if(dtypes.begin(), dtypes.end(), [&](const Dtype& d) { return d.name == entry.dtype; });
    if (dtype == dtypes.end() && (entry.dtype.rfind("F8_", 0) == 0 || entry.dtype.rfind("F4", 0) == 0)) {
        throw inputError("%1: dtype %2: quantised weights (fp8), which are not supported. %3", who,
                         printable(entry.dtype), dequantised());
    }
    if (dtype == dtypes.end()) {
        throw inputError(
            "%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL", who,
            printable(entry.dtype));
    }
    StoredTensor tensor;
    tensor.name = entry.name;
    tensor.dtype = dtype->type;
    std::uint64_t bytes = dtype->width;
    std::uint64_t extent = dtype->width; // treats sides of 0 as 1, to bound the strides
    for (const std::uint64_t side : entry.shape) {
        if (!multiply(bytes, side) || !multiply(extent, std::max<std::uint64_t>(side, 1))) {
            throw inputError("%1: its shape has more elements than any file can hold", who);
        }
        tensor.shape.push_back(static_cast<std::int64_t>(side));
    }
    const auto [begin, end] = entry.offsets;
    if (begin > end) {
        throw inputError("%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data", who, begin, end,
                         dataSize);
    }
    if (end - begin != bytes) {
        throw inputError("%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7", who, entry.dtype,
                         shapeText(tensor.shape), bytes, begin, end, end - begin);
    }
    refuseHuge(entry.name, tensor.shape, static_cast<std::int64_t>(bytes / dtype->width), file);
    tensor.begin = static_cast<std::size_t>(begin);
    tensor.bytes = static_cast<std::size_t>(bytes);
    return tensor;
}

// Sorts by position, and refuses what the reference implementation refuses: overlaps, gaps, bytes left over.
void checkLayout(std::vector<StoredTensor>& tensors, std::uint64_t dataSize, const std::string& file)
{
    std::sort(tensors.begin(), tensors.end(), [](const StoredTensor& a, const StoredTensor& b) {
        return std::make_pair(a.begin, a.bytes) < std::make_pair(b.begin, b.bytes);
    });
    std::size_t end = 0;
    for (const StoredTensor& tensor : tensors) {
        if (tensor.begin != end) {
            throw inputError(
                tensor.begin < end
                    ? phrase("%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it")
                    : phrase("%1: tensor %2 begins at byte %3, expected %4: there is a gap before it"),
                file, printable(tensor.name), tensor.begin, end);
        }
        end += tensor.bytes;
    }
    if (end != dataSize) {
        throw inputError("%1: the tensors end at byte %2 of %3 bytes of tensor data", file, end, dataSize);
    }
}

} // namespace

const char* safetensorsDtype(c10::ScalarType dtype) noexcept
{
    for (const Dtype& d : dtypes) {
        if (d.type == dtype) {
            return d.name;
        }
    }
    return "";
}

SafetensorsHeader parseSafetensorsHeader(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    const std::size_t length = safetensorsHeaderBytes(data, size, name);
    const char* text = reinterpret_cast<const char*>(data) + 8;
    const SafetensorsJson json = parseSafetensorsJson(text, length, name);
    SafetensorsHeader header;
    header.metadata = json.metadata;
    header.dataStart = 8 + length;
    const std::uint64_t dataSize = size - header.dataStart;
    header.tensors.reserve(json.entries.size());
    std::uint64_t needed = 0;
    for (const SafetensorsEntry& entry : json.entries) {
        needed = std::max(needed, entry.offsets.second);
    }
    if (needed > dataSize) {
        throw inputError("%1: the file is cut off: %2 of %3 bytes of its tensors are missing", name,
                         needed - dataSize, needed);
    }
    for (const SafetensorsEntry& entry : json.entries) {
        header.tensors.push_back(checked(entry, dataSize, name));
    }
    checkLayout(header.tensors, dataSize, name);
    return header;
}

} // namespace hydra
