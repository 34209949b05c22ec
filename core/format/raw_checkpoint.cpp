// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/raw_checkpoint.h"

#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/base/regular_file.h"
#include "core/format/container.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/format/shape_text.h"
#include "core/format/shards.h"
#include "core/format/tensor_view.h"
#include "core/format/torch_file.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

constexpr std::uint64_t largestModelFile = std::uint64_t(64) << 30; // mapped, not read
constexpr std::int64_t freeElements = std::int64_t(1) << 26; // that views may repeat
constexpr std::int64_t mostRepeats = 4; // of what is stored: tied weights, averages that are views

// What the tensors would take once each is copied, against what the file holds.
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
        throw inputError(file, ": its tensors are ", elements, " numbers made of ", stored,
                         " stored ones; weights do not repeat that often");
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
    throw inputError(
        name,
        ": a zip archive with neither PyTorch's data.pkl nor NumPy arrays alone; expected a model "
        "file, not a packed folder");
}

RawCheckpoint readSafetensorsFile(const ByteBlock& bytes, const std::string& name)
{
    Safetensors stored = viewSafetensors(bytes, name);
    refuseBombs(stored.tensors, name); // what is not taken as well
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

// Moves the tensors that the index places in SHARD, each of which must be there.
void addShard(RawCheckpoint& whole, RawCheckpoint shard, const std::vector<std::string>& tensors,
              const std::string& file)
{
    for (const std::string& tensor : tensors) {
        const auto found = shard.tensors.find(tensor);
        if (found == shard.tensors.end()) {
            throw inputError(file, ": tensor ", printable(tensor), " is missing; the index says it is here");
        }
        whole.tensors.insert(shard.tensors.extract(found));
    }
    if (!shard.tensors.empty()) {
        whole.notes.push_back(file + ": " + std::to_string(shard.tensors.size())
                              + " tensors that the index does not name were left out");
    }
    whole.facts.insert(shard.facts.begin(), shard.facts.end());
    whole.format = "sharded " + shard.format;
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
        report(progress, double(done++) / double(shards.size()), "reading " + file);
        const Path shard = path.parent_path() / file;
        std::error_code failed;
        if (!std::filesystem::exists(shard, failed)) {
            throw inputError(path.string(), ": the file ", printable(file), " is missing beside this index (",
                             shards.size(), " files belong to the model)");
        }
        requireFilled(shard);
        const ByteBlock bytes = mapFile(shard, largestModelFile);
        const Container container = containerOf(bytes.data, bytes.size, shard.string());
        if (container == Container::ShardIndex) {
            throw inputError(shard.string(), ": expected weights, found another index");
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
    report(progress, 0, "reading " + file.filename().string());
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
    const bool sharded = raw.format.rfind("sharded ", 0) == 0;
    raw.hash = sharded ? sha256(hashes.data(), hashes.size()) : hashes;
    raw.content.clear();
}

RawCheckpoint readRawCheckpoint(const Path& path, const Progress& progress, const CancelToken& cancel,
                                std::optional<WeightSet> weights)
{
    RawCheckpoint raw = openRawCheckpoint(path, progress, cancel, weights);
    takeHash(raw, cancel);
    return raw;
}

} // namespace hydra
