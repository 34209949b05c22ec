// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/raw_checkpoint.h"

#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/presence.h"
#include "core/base/regular_file.h"
#include "core/format/foreign_format.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/format/shape_text.h"
#include "core/format/shards.h"
#include "core/format/tensor_view.h"
#include "core/format/torch_file.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

namespace hydra {

namespace {

// The kind of file, by its first bytes.
enum class Container
{
    Safetensors,
    ShardIndex, // JSON with a weight_map
    Zip, // PyTorch, TorchScript or npz
    TorchLegacy
};

bool isModelName(const Path& file)
{
    static constexpr std::array<const char*, 7> suffixes{".safetensors", ".pth", ".pt", ".bin",
                                                         ".ckpt",        ".npz", ".tar"};
    return std::any_of(suffixes.begin(), suffixes.end(),
                       [&](const char* suffix) { return file.extension() == suffix; });
}

// The files directly in FOLDER whose names satisfy FITS.
template<class Fits>
std::vector<Path> filesIn(const Path& folder, const Fits& fits)
{
    std::vector<Path> found;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (fits(entry.path()) && !entry.is_directory(failed)) {
            found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

// Another snapshot of the same model in the hub's cache that has the weights which the snapshot FOLDER lacks;
// "" without such a snapshot.
std::string snapshotWithWeights(const Path& folder)
{
    const Path all = std::filesystem::absolute(folder).lexically_normal().parent_path();
    std::error_code failed;
    std::set<std::string> with;
    if (all.filename() == "snapshots") {
        for (const auto& entry : std::filesystem::directory_iterator(all, failed)) {
            if (isFolder(entry) && !filesIn(entry.path(), isModelName).empty()) {
                with.insert(entry.path().string());
            }
        }
    }
    return with.empty() ? std::string() : *with.begin();
}

// The only file in FOLDER with the name of a model; otherwise the first file of another format, which is
// refused later by its name.
Path onlyModelIn(const Path& folder)
{
    refuseForeignFolder(folder);
    const std::vector<Path> found = filesIn(folder, isModelName);
    if (found.size() == 1) {
        return found.front();
    }
    const std::vector<Path> foreign = found.empty() ? filesIn(folder, isForeignName) : found;
    if (found.empty() && !foreign.empty()) {
        return foreign.front();
    }
    const std::string other = found.empty() ? snapshotWithWeights(folder) : std::string();
    throw found.empty()
        ? inputError(
            other.empty()
                ? phrase("%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this "
                         "folder, found none%2")
                : phrase("%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this "
                         "folder, found none. Another snapshot of this model has its weights: open %2"),
            folder.string(), other)
        : inputError(other.empty() ? phrase("%1: expected a model.safetensors, a pytorch_model.bin, or one "
                                            "model file in this folder, found %2: open one of them%3")
                                   : phrase("%1: expected a model.safetensors, a pytorch_model.bin, or one "
                                            "model file in this folder, found %2: open one of them. Another "
                                            "snapshot of this model has its weights: open %3"),
                     folder.string(), std::to_string(found.size()), other);
}

// The model file at PATH: PATH itself, or the one in that folder (model.safetensors, pytorch_model.bin, an
// index of shards of either, or the only model file there). Throws Error{Input} without such a file.
Path modelFileOf(const Path& path)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return path;
    }
    for (const char* name : {"model.safetensors", "model.safetensors.index.json", "pytorch_model.bin",
                             "pytorch_model.bin.index.json", "adapter_model.safetensors"}) {
        if (isThere(path / name)) {
            return path / name;
        }
    }
    return onlyModelIn(path);
}

// Throws Error{Input} that begins with NAME for a file without readable weights, saying what it is and how to
// convert it.
Container containerOf(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    // A safetensors header length could look like any other format's magic, but the ninth byte is a brace.
    if (size > 8 && data[8] == '{') {
        return Container::Safetensors;
    }
    if (size >= 4 && std::memcmp(data, "PK\3\4", 4) == 0) {
        return Container::Zip;
    }
    if (isTorchLegacy(data, size)) {
        return Container::TorchLegacy;
    }
    refuseForeignFormat(data, size, name);
    const std::uint8_t* const start =
        std::find_if(data, data + std::min<std::size_t>(size, 64), [](std::uint8_t c) { return c > ' '; });
    if (start != data + std::min<std::size_t>(size, 64) && *start == '{') {
        return Container::ShardIndex;
    }
    return Container::Safetensors; // its reader reports best what is wrong with the header
}

constexpr std::uint64_t largestModelFile = std::uint64_t(64) << 30; // mapped, not read
constexpr std::int64_t freeElements = std::int64_t(1) << 26; // repeated by views, always allowed
constexpr std::int64_t mostRepeats = 4; // of the stored elements: tied weights, averages that are views

// Compares the elements of all tensors, once copied, with those that the file stores.
void refuseBombs(const NamedTensors& tensors, const std::string& file)
{
    std::map<const void*, std::int64_t> storages;
    std::int64_t elements = 0, stored = 0;
    for (const auto& [name, tensor] : tensors) {
        refuseHuge(name, tensor.sizes(), tensor.numel(), file);
        elements += tensor.numel(); // below 2^28 times 200 000
        const auto [known, isNew] = storages.try_emplace(tensor.storage().unsafeGetStorageImpl());
        const auto own = static_cast<std::int64_t>(tensor.storage().nbytes() / tensor.itemsize());
        stored += isNew ? own : 0;
    }
    if (elements > freeElements + mostRepeats * stored) {
        throw inputError(
            "%1: its tensors have %2 numbers from %3 stored ones; weights do not repeat that often", file,
            elements, stored);
    }
}

RawCheckpoint readZip(const ByteBlock& bytes, const std::string& name, const CancelToken& cancel,
                      std::optional<WeightSet> weights)
{
    const ZipArchive archive(bytes, name);
    if (!torchPickleIn(archive).empty()) {
        return readTorchZip(archive, name, cancel, weights);
    }
    if (isNpz(archive)) {
        return readNpz(archive, name, cancel);
    }
    refuseForeignZip(archive, name);
    throw inputError("%1: a zip archive that is neither a PyTorch file (data.pkl) nor only NumPy arrays; "
                     "expected a model file, not a packed folder",
                     name);
}

RawCheckpoint readSafetensorsFile(const ByteBlock& bytes, const std::string& name)
{
    Safetensors stored = viewSafetensors(bytes, name);
    refuseBombs(stored.tensors, name); // includes the tensors that are not taken
    RawCheckpoint result;
    result.format = "safetensors";
    result.facts = std::move(stored.metadata);
    result.tensors = std::move(stored.tensors);
    return result;
}

RawCheckpoint readBytes(const ByteBlock& bytes, Container container, const std::string& name,
                        const CancelToken& cancel, std::optional<WeightSet> weights)
{
    RawCheckpoint result = container == Container::Safetensors ? readSafetensorsFile(bytes, name)
        : container == Container::Zip                          ? readZip(bytes, name, cancel, weights)
                                      : readTorchLegacy(bytes, name, cancel, weights);
    refuseBombs(result.tensors, name);
    result.content = {bytes};
    return result;
}

// Moves the tensors that the index places in SHARD; each of them must exist.
void addShard(RawCheckpoint& whole, RawCheckpoint shard, const std::vector<std::string>& tensors,
              const std::string& file)
{
    for (const std::string& tensor : tensors) {
        const auto found = shard.tensors.find(tensor);
        if (found == shard.tensors.end()) {
            throw inputError("%1: tensor %2 is missing; the index places it here", file, printable(tensor));
        }
        whole.tensors.insert(shard.tensors.extract(found));
    }
    if (!shard.tensors.empty()) {
        whole.notes.push_back(message("%1: %2 tensors that the index does not list were left out", file,
                                      std::to_string(shard.tensors.size())));
    }
    whole.facts.insert(shard.facts.begin(), shard.facts.end());
    whole.format = message("sharded %1", shard.format);
    whole.content.insert(whole.content.end(), shard.content.begin(), shard.content.end());
}

RawCheckpoint readShards(const ByteBlock& index, const Path& path, const Progress& progress,
                         const CancelToken& cancel, std::optional<WeightSet> weights)
{
    const auto shards = parseShardIndex(index.data, index.size, path.string());
    RawCheckpoint whole;
    std::size_t done = 0;
    for (const auto& [file, tensors] : shards) {
        cancel.check();
        report(progress, double(done++) / double(shards.size()), message("reading %1", file));
        const Path shard = path.parent_path() / file;
        std::error_code failed;
        if (!std::filesystem::exists(shard, failed)) {
            throw inputError("%1: the file %2 is missing next to this index (the model has %3 files)",
                             path.string(), printable(file), shards.size());
        }
        requireFilled(shard);
        const ByteBlock bytes = mapFile(shard, largestModelFile);
        const Container container = containerOf(bytes.data, bytes.size, shard.string());
        if (container == Container::ShardIndex) {
            throw inputError("%1: expected weights, found another index", shard.string());
        }
        addShard(whole, readBytes(bytes, container, shard.string(), cancel, weights), tensors,
                 shard.string());
    }
    return whole;
}

} // namespace

RawCheckpoint openRawCheckpoint(const Path& path, const Progress& progress, const CancelToken& cancel,
                                std::optional<WeightSet> weights)
{
    cancel.check();
    const Path file = modelFileOf(path);
    report(progress, 0, message("reading %1", file.filename().string()));
    requireFilled(file);
    const ByteBlock bytes = mapFile(file, largestModelFile);
    const Container container = containerOf(bytes.data, bytes.size, file.string());
    RawCheckpoint result = container == Container::ShardIndex
        ? readShards(bytes, file, progress, cancel, weights)
        : readBytes(bytes, container, file.string(), cancel, weights);
    result.file = file;
    report(progress, 1, "");
    return result;
}

void takeHash(RawCheckpoint& raw, const CancelToken& cancel)
{
    std::string hashes;
    for (const ByteBlock& file : raw.content) {
        hashes += hashOf(file, cancel);
    }
    const bool sharded = raw.format.text().rfind("sharded ", 0) == 0;
    raw.hash = sharded ? sha256(hashes.data(), hashes.size()) : hashes;
    raw.content.clear();
}

} // namespace hydra
