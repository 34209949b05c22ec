// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/sae_file.h"

#include "core/base/byte_block.h"
#include "core/base/integer_list.h"
#include "core/base/json.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/shape_text.h"
#include "core/format/torch_file.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hydra {

namespace {

constexpr std::uint64_t largestFile = std::uint64_t(16) << 30; // mapped, not read
constexpr std::size_t longestHeader = 1 << 20;
constexpr int newestSchema = 5; // of saev

// What a project's configuration says, by key path: "activation.params.top_k" = "8".
using Said = std::map<std::string, std::string>;

void flatten(const nlohmann::json& value, const std::string& path, Said& into)
{
    if (value.is_object()) {
        for (const auto& [key, each] : value.items()) {
            flatten(each, path.empty() ? key : path + "." + key, into);
        }
    } else if (!value.is_array() && !value.is_null()) {
        into[path] = value.is_string() ? value.get<std::string>() : value.dump();
    }
}

// {"schema":5,...}\n, then a PyTorch zip.
bool readSaev(const ByteBlock& bytes, SaeFile& file, const CancelToken& cancel)
{
    if (bytes.size < 2 || bytes.data[0] != '{') {
        return false;
    }
    const auto* const begin = reinterpret_cast<const char*>(bytes.data);
    const std::size_t looked = std::min(bytes.size, longestHeader);
    const void* const end = std::memchr(begin, '\n', looked);
    if (end == nullptr) {
        throw inputError(file.name,
                         ": expected a line of JSON and a PyTorch file behind it, as saev writes "
                         "them, found no end of the line in ",
                         looked, " bytes");
    }
    const std::size_t length = static_cast<const char*>(end) - begin;
    flatten(parseJson({begin, length}, file.name + ": header"), "", file.said);
    file.schema = file.number({"schema"}, 1'000'000).value_or(0);
    if (file.schema > newestSchema) {
        throw inputError(file.name, ": a saev file of schema ", file.schema, "; schemas up to ", newestSchema,
                         " are known");
    }
    const ZipArchive archive(bytes.part(length + 1, bytes.size - length - 1), file.name);
    if (torchPickleIn(archive).empty()) {
        throw inputError(file.name, ": behind its header there is no PyTorch file");
    }
    file.tensors = readTorchZip(archive, file.name, cancel).tensors;
    file.id = hashOf(bytes, cancel);
    file.isSaev = true;
    return true;
}

// What a folder holds, in the order of preference.
constexpr std::array<const char*, 6> weightsNames{
    "sae_weights.safetensors", "sae.safetensors", "ae.pt", "weights.pt", "sae.pt", "weights.safetensors"};

Path weightsIn(const Path& path)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return path;
    }
    for (const char* name : weightsNames) {
        if (isThere(path / name)) {
            return path / name;
        }
    }
    throw inputError(path.string(),
                     ": expected an autoencoder's sae_weights.safetensors, sae.safetensors, "
                     "ae.pt, weights.pt or sae.pt in this folder, found none");
}

} // namespace

std::string SaeFile::text(std::initializer_list<const char*> keys) const
{
    for (const char* key : keys) {
        if (const auto found = said.find(key); found != said.end()) {
            return found->second;
        }
    }
    return {};
}

std::optional<int> SaeFile::number(std::initializer_list<const char*> keys, int most) const
{
    const std::string found = text(keys);
    if (found.empty()) {
        return std::nullopt;
    }
    const auto whole = wholeNumber(found);
    if (!whole || *whole > most) {
        throw inputError(name, ": its ", *keys.begin(), " is ", printable(found),
                         "; expected a whole number of at most ", most);
    }
    return whole;
}

at::Tensor SaeFile::take(const char* tensor, std::initializer_list<std::int64_t> shape) const
{
    const auto found = tensors.find(tensor);
    if (found == tensors.end()) {
        throw inputError(name, ": the tensor ", tensor, " is missing");
    }
    const at::Tensor& stored = found->second;
    if (stored.sizes() != at::IntArrayRef(shape)) {
        throw inputError(name, ": ", tensor, " should be ", shapeText(at::IntArrayRef(shape)), ", it is ",
                         shapeText(stored.sizes()));
    }
    const at::Tensor values = stored.to(at::kFloat);
    if (!at::isfinite(values).all().item<bool>()) {
        throw inputError(name, ": ", tensor, " holds numbers that are infinite or not a number");
    }
    return values;
}

SaeFile openSaeFile(const Path& path, const CancelToken& cancel)
{
    SaeFile file;
    const Path weights = weightsIn(path);
    file.name = weights.string();
    requireFilled(weights);
    if (readSaev(mapFile(weights, largestFile), file, cancel)) {
        return file;
    }
    RawCheckpoint raw = openRawCheckpoint(weights, {}, cancel);
    takeHash(raw, cancel);
    file.id = raw.hash;
    file.tensors = std::move(raw.tensors);
    for (const auto& [key, value] : raw.facts) { // a pickled configuration
        const auto dot = key.find('.');
        const std::string first = key.substr(0, dot);
        file.said[dot != std::string::npos && (first == "cfg" || first == "config") ? key.substr(dot + 1)
                                                                                    : key] = value;
    }
    for (const char* name : {"cfg.json", "config.json"}) {
        if (const Path beside = weights.parent_path() / name; isThere(beside)) {
            const std::string bytes = readJson(beside).dump();
            flatten(nlohmann::json::parse(bytes), "", file.said);
            file.id = sha256((file.id + bytes).data(), file.id.size() + bytes.size());
            break;
        }
    }
    return file;
}

bool holdsAutoencoder(const Path& path)
{
    try {
        SaeFile file;
        file.name = weightsIn(path).string();
        const ByteBlock bytes = mapFile(file.name, largestFile);
        if (bytes.size > 0 && bytes.data[0] == '{') { // saev's line, and a ZIP behind it; or any JSON
            const auto* const begin = reinterpret_cast<const char*>(bytes.data);
            const std::string_view start(begin, std::min(bytes.size, longestHeader));
            return start.find("\nPK") == start.find('\n') && start.find('\n') != start.npos;
        }
        file.tensors = openRawCheckpoint(file.name, {}, {}).tensors;
        return file.has("W_dec") || file.has("dictionary._weights") || file.has("dictionary.C")
            || (file.has("decoder.weight") && file.has("encoder.weight"));
    } catch (const Error&) {
        return false;
    }
}

} // namespace hydra
