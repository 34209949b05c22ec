// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/raw_checkpoint.h"

#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/presence.h"
#include "core/base/regular_file.h"
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

namespace hydra {

namespace {

// What kind of file is it, by its first bytes: so that what cannot be opened is refused as what it is, with
// the way out.
enum class Container
{
    Safetensors,
    ShardIndex, // JSON with a weight_map
    Zip, // PyTorch, TorchScript or npz
    TorchLegacy
};

constexpr const char* fromPickle =
    "load it in Python the way it was written, and save the weights with torch.save(state_dict, FILE) or "
    "safetensors.torch.save_file(state_dict, FILE)";
constexpr const char* fromTar =
    "it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state "
    "dict with torch.save; any other archive has to be unpacked first";
constexpr const char* fromOther = "export the weights as a safetensors file in timm's names";

struct Magic
{
    std::size_t at;
    const char* bytes;
    std::size_t size;
    const char* what;
    const char* remedy;
};

constexpr std::array<Magic, 17> magics{{
    {0, "\x80\x02", 2, "a Python pickle without PyTorch's mark", fromPickle},
    {0, "\x80\x03", 2, "a Python pickle without PyTorch's mark", fromPickle},
    {0, "\x80\x04", 2, "a Python pickle without PyTorch's mark", fromPickle},
    {0, "\x80\x05", 2, "a Python pickle without PyTorch's mark", fromPickle},
    {257, "ustar", 5, "a tar archive", fromTar},
    {0, "sys_info\0", 9, "a tar archive", fromTar}, // of the oldest PyTorch, whose tar has no mark
    {0, "\x1f\x8b", 2, "compressed by gzip", "unpack it first"},
    {0,
     "\xfd"
     "7zXZ",
     5, "compressed by xz", "unpack it first"},
    {0, "\x28\xb5\x2f\xfd", 4, "compressed by zstd", "unpack it first"},
    {0, "\x89HDF", 4, "an HDF5 file (Keras)", fromOther},
    {0, "GGUF", 4, "a GGUF file", fromOther},
    {4, "TFL3", 4, "a TensorFlow Lite model", fromOther},
    {0, "\x93NUMPY", 6, "a single NumPy array", fromOther},
    {0, "\x89PNG", 4, "a picture, not a model", "open it as an image"},
    {0, "\xff\xd8\xff", 3, "a picture, not a model", "open it as an image"},
    {0, "version https://git-lfs", 23, "a pointer of git-lfs, not the file itself",
     "fetch it with git lfs pull"},
    {0, "<!DOCTYPE html", 14, "a web page, not a model", "download the file itself"},
}};

bool startsAt(const std::uint8_t* data, std::size_t size, const Magic& magic)
{
    return size >= magic.at + magic.size && std::memcmp(data + magic.at, magic.bytes, magic.size) == 0;
}

bool isModelName(const Path& file)
{
    static constexpr std::array<const char*, 7> suffixes{".safetensors", ".pth", ".pt", ".bin",
                                                         ".ckpt",        ".npz", ".tar"};
    return std::any_of(suffixes.begin(), suffixes.end(),
                       [&](const char* suffix) { return file.extension() == suffix; });
}

// The only file in FOLDER that is named as models are.
Path onlyModelIn(const Path& folder)
{
    std::vector<Path> found;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (isModelName(entry.path()) && !entry.is_directory(failed)) {
            found.push_back(entry.path());
        }
    }
    if (found.size() != 1) {
        throw inputError(
            folder.string(),
            ": expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found ",
            found.empty() ? "none" : std::to_string(found.size()) + ": open one of them");
    }
    return found.front();
}

// The model file that PATH means: PATH itself, or the one in a folder (model.safetensors, pytorch_model.bin,
// an index of shards of either, or the only model file there). Throws Error{Input} when there is none.
Path modelFileOf(const Path& path)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return path;
    }
    for (const char* name : {"model.safetensors", "model.safetensors.index.json", "pytorch_model.bin",
                             "pytorch_model.bin.index.json"}) {
        if (isThere(path / name)) {
            return path / name;
        }
    }
    return onlyModelIn(path);
}

// Throws Error{Input} that begins with NAME for what holds no weights that could be read, saying what it is
// and how to convert it.
Container containerOf(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    // A header length of safetensors could begin with any other format's mark, but its ninth byte is a brace.
    if (size > 8 && data[8] == '{') {
        return Container::Safetensors;
    }
    if (size >= 4 && std::memcmp(data, "PK\3\4", 4) == 0) {
        return Container::Zip;
    }
    if (isTorchLegacy(data, size)) {
        return Container::TorchLegacy;
    }
    for (const Magic& magic : magics) {
        if (startsAt(data, size, magic)) {
            throw inputError(name, ": this is ", magic.what, ": ", magic.remedy);
        }
    }
    if (Path(name).extension() == ".onnx" || (size > 0 && data[0] == '\x08')) {
        throw inputError(name,
                         ": this looks like an ONNX model, whose weights have lost their names: ", fromOther);
    }
    const std::uint8_t* const start =
        std::find_if(data, data + std::min<std::size_t>(size, 64), [](std::uint8_t c) { return c > ' '; });
    if (start != data + std::min<std::size_t>(size, 64) && *start == '{') {
        return Container::ShardIndex;
    }
    return Container::Safetensors; // its reader says best what is wrong with the header
}

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
    throw inputError(name,
                     ": a zip archive with neither PyTorch's data.pkl nor NumPy arrays alone; expected a "
                     "model file, not a packed folder");
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

} // namespace hydra
