// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/raw_checkpoint.h"

#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/checkpoint/container.h"
#include "core/checkpoint/npz.h"
#include "core/checkpoint/printable.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/shards.h"
#include "core/checkpoint/torch_file.h"
#include "core/checkpoint/training_file.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

constexpr std::uint64_t largestModelFile = std::uint64_t(64) << 30; // mapped, not read

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

RawCheckpoint readSafetensorsFile(const ByteBlock& bytes, const std::string& name,
                                  std::optional<WeightSet> weights)
{
    Safetensors stored = viewSafetensors(bytes, name);
    RawCheckpoint result;
    result.format = "safetensors";
    result.hash = std::move(stored.hash);
    result.facts = std::move(stored.metadata);
    result.tensors = std::move(stored.tensors);
    if (isTrainingFile(result.facts)) {
        takeTrainingWeights(result, name, weights);
    }
    return result;
}

RawCheckpoint readBytes(const ByteBlock& bytes, Container container, const std::string& name,
                        const CancelToken& cancel, std::optional<WeightSet> weights)
{
    if (container == Container::Safetensors) {
        return readSafetensorsFile(bytes, name, weights);
    }
    RawCheckpoint result = container == Container::Zip ? readZip(bytes, name, cancel, weights)
                                                       : readTorchLegacy(bytes, name, cancel, weights);
    cancel.check();
    result.hash = hashOf(bytes);
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
    whole.hash += shard.hash;
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
        const ByteBlock bytes = mapFile(shard, largestModelFile);
        const Container container = containerOf(bytes.data, bytes.size, shard.string());
        if (container == Container::ShardIndex) {
            throw inputError(shard.string(), ": expected weights, found another index");
        }
        addShard(whole, readBytes(bytes, container, shard.string(), cancel, weights), tensors,
                 shard.string());
    }
    whole.hash = sha256(whole.hash.data(), whole.hash.size());
    return whole;
}

} // namespace

RawCheckpoint readRawCheckpoint(const Path& path, const Progress& progress, const CancelToken& cancel,
                                std::optional<WeightSet> weights)
{
    cancel.check();
    const Path file = modelFileOf(path);
    report(progress, 0, "reading " + file.filename().string());
    const ByteBlock bytes = mapFile(file, largestModelFile);
    const Container container = containerOf(bytes.data, bytes.size, file.string());
    RawCheckpoint result = container == Container::ShardIndex
        ? readShards(bytes, file, progress, cancel, weights)
        : readBytes(bytes, container, file.string(), cancel, weights);
    result.file = file;
    report(progress, 1, "");
    return result;
}

} // namespace hydra
