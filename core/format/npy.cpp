// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/npy.h"

#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/format/named_array.h"
#include "core/format/npy_header.h"
#include "core/format/shape_text.h"
#include "core/tensor/finite.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>

namespace hydra {

namespace {

constexpr std::uint64_t largestNpy = std::uint64_t(8) << 30;

// Converts ELEMENTS values of type Stored at DATA, at any alignment, to float32.
template<class Stored>
void convert(const std::uint8_t* data, bool swapped, std::int64_t elements, float* out)
{
    for (std::int64_t i = 0; i < elements; ++i, data += sizeof(Stored)) {
        std::uint8_t bytes[sizeof(Stored)];
        std::memcpy(bytes, data, sizeof(Stored));
        if (swapped) {
            std::reverse(bytes, bytes + sizeof(Stored));
        }
        Stored value;
        std::memcpy(&value, bytes, sizeof(Stored));
        out[i] = static_cast<float>(value);
    }
}

using Convert = void (*)(const std::uint8_t*, bool, std::int64_t, float*);

// By NumPy's kind letter and width; null for types that are not plain numbers.
Convert converterOf(char kind, std::size_t width)
{
    switch (kind) {
    case 'f':
        return width == 4 ? convert<float>
            : width == 8  ? convert<double>
            : width == 2  ? convert<c10::Half>
                          : nullptr;
    case 'i':
        return width == 1 ? convert<std::int8_t>
            : width == 2  ? convert<std::int16_t>
            : width == 4  ? convert<std::int32_t>
            : width == 8  ? convert<std::int64_t>
                          : nullptr;
    case 'u':
        return width == 1 ? convert<std::uint8_t>
            : width == 2  ? convert<std::uint16_t>
            : width == 4  ? convert<std::uint32_t>
            : width == 8  ? convert<std::uint64_t>
                          : nullptr;
    case 'b':
        return width == 1 ? convert<std::uint8_t> : nullptr;
    default:
        return nullptr;
    }
}

} // namespace

at::Tensor readNpy(const Path& path)
{
    const ByteBlock file = mapFile(path, largestNpy);
    at::Tensor array = parseNpy(file.data, file.size, path.string());
    requireUnchanged(file);
    return array;
}

at::Tensor readNormalised(const Path& path)
{
    at::Tensor array = readNpy(path);
    if (const std::string found = firstNotFinite(array); !found.empty()) {
        throw inputError("%1: expected finite values, found %2", path.string(), found);
    }
    if (array.dim() == 3) {
        array = array.unsqueeze(0);
    }
    if (array.dim() != 4 || array.size(1) != 3 || array.numel() == 0) {
        throw inputError("%1: expected a float array [3,H,W] or [N,3,H,W], got %2", path.string(),
                         array.sizes());
    }
    return array;
}

bool looksLikeArray(const Path& path)
{
    return path.extension() == ".npy";
}

at::Tensor parseNpy(const std::uint8_t* data, std::size_t size, const Message& name)
{
    const NpyHeader header = parseNpyHeader(data, size, name);
    const Convert converter = converterOf(header.kind, header.width);
    if (converter == nullptr) {
        throw inputError("%1: NumPy type '%2%3' is not supported; expected float16/32/64, an integer or bool",
                         name, header.kind, header.width);
    }
    const std::size_t found = size - header.dataStart;
    const std::uint64_t expected = static_cast<std::uint64_t>(header.elements) * header.width;
    if (expected != found) {
        throw inputError("%1: shape %2 takes %3 bytes, the file holds %4", name, shapeText(header.shape),
                         expected, found);
    }
    std::vector<std::int64_t> shape = header.shape;
    if (header.fortranOrder) {
        std::reverse(shape.begin(), shape.end());
    }
    at::Tensor array = at::empty(shape, at::kFloat);
    converter(data + header.dataStart, header.bigEndian, header.elements, array.data_ptr<float>());
    if (header.fortranOrder) {
        std::vector<std::int64_t> axes;
        for (std::int64_t axis = array.dim() - 1; axis >= 0; --axis) {
            axes.push_back(axis);
        }
        array = array.permute(axes).contiguous();
    }
    return array;
}

void writeNpy(const Path& path, const at::Tensor& array)
{
    const at::Tensor plain = array.detach().to(at::kCPU, at::kFloat).contiguous();
    std::string file = npyHeader("<f4", {plain.sizes().begin(), plain.sizes().end()});
    if (plain.numel() > 0) {
        file.append(static_cast<const char*>(plain.data_ptr()), plain.nbytes());
    }
    writeFileAtomically(path, file);
}

} // namespace hydra
