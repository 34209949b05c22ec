// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/sae_file.h"

#include "core/base/byte_block.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/message.h"
#include "core/base/presence.h"
#include "core/base/regular_file.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/shape_text.h"
#include "core/format/torch_file.h"
#include "core/sae/sae_words.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <sstream>

namespace hydra {

namespace {

constexpr std::uint64_t largestFile = std::uint64_t(16) << 30; // memory-mapped
constexpr std::size_t longestHeader = 1 << 20;
constexpr int newestSchema = 5; // of saev
constexpr int deepestKey = 8; // in a pickled configuration

constexpr const char* anObject = phrase("an object { ... }");

// Keys for which SAELens, ViT-Prisma and dictionary_learning write null for "none" or "not given".
constexpr std::array<std::string_view, 9> nullable{"normalize_activations",
                                                   "finetuning_scaling_factor",
                                                   "hook_head_index",
                                                   "metadata.hook_head_index",
                                                   "hook_point_head_index",
                                                   "metadata.hook_name",
                                                   "trainer.submodule_name",
                                                   "trainer.layer",
                                                   "d_sae"};

// Keys of objects.
constexpr std::array<const char*, 8> parts{
    "config",   "cfg",     "cfg.activation",      "cfg.activation.params", "activation.params",
    "metadata", "trainer", "activation_fn_kwargs"};

// Throws unless PARTS are objects: otherwise the values in them would count as absent.
void requireParts(const SaeFile& file)
{
    for (const char* key : parts) {
        const nlohmann::json* const part = file.find(key);
        if (part != nullptr && !part->is_object()) {
            file.refuse(key, anObject);
        }
    }
    const nlohmann::json* const activation = file.find("activation");
    if (activation != nullptr && !activation->is_object() && !activation->is_string()) {
        file.refuse("activation", phrase("a word, or an object { ... }"));
    }
}

// Sets VALUE at KEY of a pickled configuration, without the prefix "cfg." or "config.".
void put(nlohmann::json& config, const std::string& key, const nlohmann::json& value)
{
    nlohmann::json* at = &config;
    const std::size_t dot = key.find('.');
    const std::string first = key.substr(0, dot);
    const bool holder = dot != std::string::npos && (first == "cfg" || first == "config");
    std::istringstream path(holder ? key.substr(dot + 1) : key);
    int depth = 0;
    for (std::string name; depth < deepestKey && std::getline(path, name, '.'); ++depth) {
        if (!at->is_object()) {
            *at = nlohmann::json::object();
        }
        at = &(*at)[name];
    }
    if (depth > 0) {
        *at = value;
    }
}

// Parses a value of a pickled configuration, whose texts have no quotes.
nlohmann::json valueOf(const std::string& text)
{
    constexpr std::size_t longestNumber = 32;
    const nlohmann::json value = nlohmann::json::parse(text.substr(0, longestNumber + 1), nullptr, false);
    return text.size() <= longestNumber && (value.is_number() || value.is_boolean()) ? value
                                                                                     : nlohmann::json(text);
}

// Reads a saev file: {"schema":5,...}\n, then a PyTorch zip. Returns false for other files.
bool readSaev(const ByteBlock& bytes, SaeFile& file, const CancelToken& cancel)
{
    if (bytes.size < 2 || bytes.data[0] != '{') {
        return false;
    }
    const auto* const begin = reinterpret_cast<const char*>(bytes.data);
    const std::size_t looked = std::min(bytes.size, longestHeader);
    const void* const end = std::memchr(begin, '\n', looked);
    if (end == nullptr) {
        throw inputError("%1: expected a line of JSON followed by a PyTorch file, as saev writes them, found "
                         "no end of the line in %2 bytes",
                         file.name, looked);
    }
    const std::size_t length = static_cast<const char*>(end) - begin;
    file.settingsFile = file.name + ": header";
    file.settings = parseJson({begin, length}, file.settingsFile);
    file.schema = file.number({"schema"}, 1'000'000).value_or(0);
    if (file.schema > newestSchema) {
        throw inputError("%1: a saev file of schema %2; schemas up to %3 are supported", file.name,
                         file.schema, newestSchema);
    }
    requireParts(file);
    if (file.schema >= 1 && file.find("cfg") == nullptr) {
        file.refuse("cfg", anObject);
    }
    if (file.schema >= 2 && file.find("cfg.activation.cls") == nullptr) {
        file.refuse("cfg.activation.cls", phrase("a word"));
    }
    const ZipArchive archive(bytes.part(length + 1, bytes.size - length - 1), file.name);
    if (torchPickleIn(archive).empty()) {
        throw inputError("%1: no PyTorch file follows its header", file.name);
    }
    file.tensors = readTorchZip(archive, file.name, cancel).tensors;
    file.id = hashOf(bytes, cancel);
    file.isSaev = true;
    return true;
}

// File names of weights in a folder, in the order of preference.
constexpr std::array<const char*, 6> weightsNames{
    "sae_weights.safetensors", "sae.safetensors", "ae.pt", "weights.pt", "sae.pt", "weights.safetensors"};

// The weights in FOLDER; "" if it has none.
Path weightsOf(const Path& folder)
{
    const auto* const found = std::find_if(weightsNames.begin(), weightsNames.end(),
                                           [&](const char* name) { return isThere(folder / name); });
    return found == weightsNames.end() ? Path() : folder / *found;
}

// PATH itself if it is a file; else the weights in that folder, or in its only subfolder that has some, as
// after a training.
Path weightsIn(const Path& path)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return path;
    }
    if (Path found = weightsOf(path); !found.empty()) {
        return found;
    }
    std::vector<Path> below;
    for (const auto& entry : std::filesystem::directory_iterator(path, failed)) {
        if (Path found = weightsOf(entry.path()); !found.empty()) {
            below.push_back(std::move(found));
        }
    }
    if (below.size() == 1) {
        return below.front();
    }
    throw inputError("%1: expected an autoencoder's sae_weights.safetensors, sae.safetensors, ae.pt, "
                     "weights.pt or sae.pt in this folder, found none",
                     path.string());
}

} // namespace

const nlohmann::json* SaeFile::find(std::string_view path) const
{
    const nlohmann::json* at = &settings;
    for (std::string_view rest = path; !rest.empty();) {
        const std::string_view key = rest.substr(0, rest.find('.'));
        rest.remove_prefix(std::min(rest.size(), key.size() + 1));
        const auto found = at->find(std::string(key));
        if (!at->is_object() || found == at->end()) {
            return nullptr;
        }
        at = &*found;
    }
    const bool none = at->is_null() && std::find(nullable.begin(), nullable.end(), path) != nullable.end();
    return none ? nullptr : at;
}

const char* SaeFile::first(Keys keys) const
{
    const auto* const found =
        std::find_if(keys.begin(), keys.end(), [&](const char* key) { return find(key) != nullptr; });
    return found != keys.end() ? *found : nullptr;
}

void SaeFile::refuse(const char* key, const Message& expected) const
{
    const nlohmann::json* const found = find(key);
    throw found != nullptr
        ? inputError("%1: %2: expected %3, found %4", settingsFile, key, expected, shown(*found))
        : inputError("%1: %2: expected %3, found nothing", settingsFile, key, expected);
}

std::optional<std::string> SaeFile::text(Keys keys) const
{
    const char* const key = first(keys);
    if (key != nullptr && !find(key)->is_string()) {
        refuse(key, phrase("a text"));
    }
    return key != nullptr ? std::optional(find(key)->get<std::string>()) : std::nullopt;
}

bool SaeFile::flag(Keys keys, bool absent) const
{
    const char* const key = first(keys);
    if (key != nullptr && !find(key)->is_boolean()) {
        refuse(key, phrase("true or false"));
    }
    return key != nullptr ? find(key)->get<bool>() : absent;
}

std::optional<int> SaeFile::number(Keys keys, int most) const
{
    const char* const key = first(keys);
    if (key == nullptr) {
        return std::nullopt;
    }
    const nlohmann::json& found = *find(key);
    const double value = found.is_number() ? found.get<double>() : -1;
    if (!(value >= 0 && value <= most && value == std::floor(value))) {
        refuse(key, message("a whole number from %1 to %2", 0, most));
    }
    return static_cast<int>(value);
}

at::Tensor SaeFile::take(const char* tensor, std::initializer_list<std::int64_t> shape) const
{
    const auto found = tensors.find(tensor);
    if (found == tensors.end()) {
        throw inputError("%1: the tensor %2 is missing", name, tensor);
    }
    const at::Tensor& stored = found->second;
    if (stored.sizes() != at::IntArrayRef(shape)) {
        throw inputError("%1: %2 should be %3 but is %4", name, tensor, shapeText(at::IntArrayRef(shape)),
                         shapeText(stored.sizes()));
    }
    const at::Tensor values = stored.to(at::kFloat);
    if (!at::isfinite(values).all().item<bool>()) {
        throw inputError("%1: %2 contains infinite values or NaN", name, tensor);
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
    file.settingsFile = file.name;
    for (const auto& [key, value] : raw.otherFacts) {
        put(file.settings, key, nlohmann::json::parse(value));
    }
    for (const auto& [key, value] : raw.facts) {
        put(file.settings, key, valueOf(value));
    }
    for (const char* name : {"cfg.json", "config.json"}) {
        if (const Path beside = weights.parent_path() / name; isThere(beside)) {
            const nlohmann::json config = readJson(beside);
            file.settingsFile = beside.string();
            if (!config.is_object()) {
                throw inputError("%1: expected %2, found %3", file.settingsFile, anObject, shown(config));
            }
            const std::string bytes = config.dump();
            file.settings.update(config, true);
            file.id = sha256((file.id + bytes).data(), file.id.size() + bytes.size());
            break;
        }
    }
    requireParts(file);
    return file;
}

bool holdsAutoencoder(const Path& path)
{
    try {
        SaeFile file;
        file.name = weightsIn(path).string();
        const ByteBlock bytes = mapFile(file.name, largestFile);
        if (bytes.size > 0 && bytes.data[0] == '{') { // saev's line and a ZIP after it, or any JSON
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
