// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/container.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/format/torch_file.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace hydra {

namespace {

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
            ": expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, "
            "found ",
            found.empty() ? "none" : std::to_string(found.size()) + ": open one of them");
    }
    return found.front();
}

} // namespace

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

} // namespace hydra
