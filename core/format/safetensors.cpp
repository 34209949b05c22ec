// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors.h"

#include "core/base/error.h"
#include "core/format/safetensors_header.h"
#include "core/format/safetensors_json.h"
#include "core/format/shape_text.h"
#include "core/format/tensor_view.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::uint64_t largestFile = std::uint64_t(16) << 30;

nlohmann::ordered_json entryOf(const std::string& name, const at::Tensor& tensor, std::size_t begin)
{
    const char* dtype = safetensorsDtype(tensor.scalar_type());
    if (*dtype == '\0') {
        throw internalError("tensor %1: safetensors has no type for %2", printable(name),
                            c10::toString(tensor.scalar_type()));
    }
    nlohmann::ordered_json entry;
    entry["dtype"] = dtype;
    entry["shape"] = tensor.sizes().vec();
    entry["data_offsets"] = {begin, begin + tensor.nbytes()};
    return entry;
}

} // namespace

Safetensors readSafetensors(const Path& path)
{
    return viewSafetensors(mapFile(path, largestFile), path.string());
}

Safetensors viewSafetensors(const ByteBlock& file, const std::string& name)
{
    SafetensorsHeader header = parseSafetensorsHeader(file.data, file.size, name);
    Safetensors result;
    result.metadata = std::move(header.metadata);
    for (const StoredTensor& stored : header.tensors) {
        const ByteBlock bytes = file.part(header.dataStart + stored.begin, stored.bytes);
        result.tensors.emplace(stored.name, tensorOver(bytes, stored.dtype, stored.shape));
    }
    return result;
}

Safetensors parseSafetensors(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    return viewSafetensors(copyOfBytes(data, size), name);
}

void writeSafetensors(const Path& path, const NamedTensors& tensors,
                      const std::map<std::string, std::string>& metadata)
{
    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    if (!metadata.empty()) {
        header["__metadata__"] = metadata;
    }
    NamedTensors plain;
    std::size_t end = 0;
    for (const auto& [name, tensor] : tensors) {
        const at::Tensor stored = tensor.detach().cpu().contiguous();
        header[name] = entryOf(name, stored, end);
        end += stored.nbytes();
        plain.emplace(name, stored);
    }
    std::string text = header.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    text.append((8 - text.size() % 8) % 8, ' ');

    Bytes file(8 + text.size() + end);
    const std::uint64_t length = text.size();
    std::memcpy(file.data(), &length, 8);
    std::memcpy(file.data() + 8, text.data(), text.size());
    std::uint8_t* at = file.data() + 8 + text.size();
    for (const auto& [name, tensor] : plain) {
        if (tensor.nbytes() != 0) {
            std::memcpy(at, tensor.data_ptr(), tensor.nbytes());
            at += tensor.nbytes();
        }
    }
    filesUnder(plain).requireUnchanged();
    writeFileAtomically(path, file.data(), file.size());
}

} // namespace hydra
