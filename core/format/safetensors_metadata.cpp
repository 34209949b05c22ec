// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors_metadata.h"

#include "core/base/error.h"
#include "core/base/regular_file.h"
#include "core/format/safetensors_json.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace hydra {

namespace {

constexpr std::uint64_t largestHeader = 100'000'000; // the limit of the reference implementation

std::uint64_t littleEndian64(const std::uint8_t* at)
{
    std::uint64_t value = 0;
    for (int i = 7; i >= 0; --i) {
        value = value << 8 | at[i];
    }
    return value;
}

} // namespace

std::size_t safetensorsHeaderBytes(const std::uint8_t* data, std::uint64_t size, const std::string& name)
{
    if (size < 8) {
        throw inputError("%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 "
                         "bytes of header length)",
                         name, size);
    }
    const std::uint64_t length = littleEndian64(data);
    if (length > largestHeader || length > size - 8) {
        throw inputError(
            "%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)",
            name, length, size);
    }
    return static_cast<std::size_t>(length);
}

std::map<std::string, std::string> readSafetensorsMetadata(const Path& path)
{
    const std::string name = path.string();
    const RegularFile file(path);
    const std::uint64_t size = file.stamp().size;
    std::array<std::uint8_t, 8> start{};
    file.read(start.data(), std::min<std::size_t>(start.size(), size), 0);
    std::string text(safetensorsHeaderBytes(start.data(), size, name), '\0');
    file.read(text.data(), text.size(), start.size());
    return parseSafetensorsJson(text.data(), text.size(), name).metadata;
}

} // namespace hydra
