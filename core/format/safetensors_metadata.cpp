// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors_metadata.h"

#include "core/base/error.h"
#include "core/format/safetensors_json.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>

namespace hydra {

namespace {

constexpr std::uint64_t largestHeader = 100'000'000; // what the reference implementation allows

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
        throw inputError(name, ": not a model file, or it was cut off (", size,
                         " bytes; a file of weights begins with 8 bytes of header length)");
    }
    const std::uint64_t length = littleEndian64(data);
    if (length > largestHeader || length > size - 8) {
        throw inputError(name, ": not a model file, or it was cut off (the header length reads ", length,
                         " bytes, the file has ", size, ")");
    }
    return static_cast<std::size_t>(length);
}

std::map<std::string, std::string> readSafetensorsMetadata(const Path& path)
{
    const std::string name = path.string();
    std::error_code failed;
    const bool plain = std::filesystem::is_regular_file(path, failed); // opening a pipe would wait
    std::ifstream in;
    if (plain) {
        in.open(path, std::ios::binary | std::ios::ate); // the size is then that of the file that is open
    }
    if (!plain || !in) {
        throw inputError(name, ": cannot be read");
    }
    const auto size = static_cast<std::uint64_t>(std::max<std::streamoff>(0, in.tellg()));
    std::array<std::uint8_t, 8> start{};
    in.seekg(0);
    in.read(reinterpret_cast<char*>(start.data()), start.size());
    std::string text(safetensorsHeaderBytes(start.data(), size, name), '\0');
    if (!in.read(text.data(), static_cast<std::streamsize>(text.size()))) {
        throw inputError(name, ": reading stopped within the header of ", text.size(), " bytes");
    }
    return parseSafetensorsJson(text.data(), text.size(), name).metadata;
}

} // namespace hydra
