// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/safetensors.h"

#include "core/base/error.h"
#include "core/checkpoint/printable.h"
#include "core/checkpoint/safetensors_header.h"

#include <ATen/ATen.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
              "tensors are used in place, as the file stores them");

namespace hydra {

namespace {

constexpr std::uint64_t largestFile = std::uint64_t(16) << 30;

// A view of FILE's bytes that keeps them alive; a copy where the element type's alignment forbids a view.
at::Tensor tensorAt(const std::shared_ptr<Bytes>& file, const SafetensorsHeader& header,
                    const StoredTensor& stored)
{
    const auto options = at::TensorOptions().dtype(stored.dtype);
    if (stored.bytes == 0) {
        return at::empty(stored.shape, options);
    }
    std::uint8_t* data = file->data() + header.dataStart + stored.begin;
    if (stored.dtype == at::kBool) { // a byte other than 0 and 1 is no bool
        return at::from_blob(data, stored.shape, at::TensorOptions().dtype(at::kByte)).ne(0);
    }
    if (reinterpret_cast<std::uintptr_t>(data) % c10::elementSize(stored.dtype) != 0) {
        at::Tensor copy = at::empty(stored.shape, options);
        std::memcpy(copy.data_ptr(), data, stored.bytes);
        return copy;
    }
    return at::from_blob(
        data, stored.shape, [keep = file](void*) {}, options);
}

Safetensors viewOf(const std::shared_ptr<Bytes>& file, const std::string& name)
{
    SafetensorsHeader header = parseSafetensorsHeader(file->data(), file->size(), name);
    Safetensors result;
    result.metadata = std::move(header.metadata);
    result.hash = sha256(file->data(), file->size());
    for (const StoredTensor& stored : header.tensors) {
        result.tensors.emplace(stored.name, tensorAt(file, header, stored));
    }
    return result;
}

// Refuses by the first 8 bytes what is not safetensors, before a file of gigabytes is read for nothing.
void checkHeaderLength(const Path& path)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    std::ifstream in(path, std::ios::binary);
    std::uint8_t length[8] = {};
    if (failed || size < 8 || !in.read(reinterpret_cast<char*>(length), 8)) {
        return; // readFile, or the header's parser, says it better
    }
    std::uint64_t value = 0;
    std::memcpy(&value, length, 8);
    if (value > size - 8) {
        throw inputError(path.string(), ": the header length reads ", value, " bytes, but the file has ",
                         size, "; truncated, or not a safetensors file");
    }
}

nlohmann::ordered_json entryOf(const std::string& name, const at::Tensor& tensor, std::size_t begin)
{
    const char* dtype = safetensorsDtype(tensor.scalar_type());
    if (*dtype == '\0') {
        throw internalError("tensor ", printable(name), ": safetensors has no name for ",
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
    checkHeaderLength(path);
    return viewOf(std::make_shared<Bytes>(readFile(path, largestFile)), path.string());
}

Safetensors parseSafetensors(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    return viewOf(std::make_shared<Bytes>(data, data + size), name);
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
    writeFileAtomically(path, file.data(), file.size());
}

} // namespace hydra
