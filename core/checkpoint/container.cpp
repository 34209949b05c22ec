// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/container.h"

#include "core/base/error.h"

#include <array>
#include <cstring>
#include <fstream>

namespace hydra {

namespace {

constexpr const char* fromTorch =
    "load it in Python with torch.load(FILE, weights_only=True) and write the state dict with "
    "safetensors.torch.save_file";
constexpr const char* fromOther = "export the weights as a safetensors file in timm's names";

struct Magic
{
    std::size_t at;
    const char* bytes;
    std::size_t size;
    const char* what;
    const char* remedy;
};

constexpr std::array<Magic, 11> magics{{
    {0, "PK", 2, "a zip archive: a PyTorch or TorchScript checkpoint, or .npz", fromTorch},
    {0, "\x80\x02", 2, "a Python pickle: an old PyTorch checkpoint", fromTorch},
    {0, "\x80\x03", 2, "a Python pickle", fromTorch},
    {0, "\x80\x04", 2, "a Python pickle", fromTorch},
    {0, "\x80\x05", 2, "a Python pickle", fromTorch},
    {0, "\x89HDF", 4, "an HDF5 file (Keras)", fromOther},
    {0, "GGUF", 4, "a GGUF file", fromOther},
    {4, "TFL3", 4, "a TensorFlow Lite model", fromOther},
    {0, "\x93NUMPY", 6, "a NumPy array", fromOther},
    {0, "\x89PNG", 4, "a picture, not a model", "open it as an image"},
    {0, "\xff\xd8\xff", 3, "a picture, not a model", "open it as an image"},
}};

} // namespace

Path safetensorsFileOf(const Path& path)
{
    std::error_code failed;
    Path file = path;
    if (std::filesystem::is_directory(path, failed)) {
        file = path / "model.safetensors";
        if (!std::filesystem::exists(file, failed)) {
            throw inputError(path.string(), ": expected a model.safetensors in this folder, found none");
        }
    }
    std::array<char, 16> start{};
    std::ifstream in(file, std::ios::binary);
    in.read(start.data(), start.size()); // a shorter file leaves zeros, which match nothing
    // A header length of safetensors could begin with any of these bytes, but its ninth byte is a brace.
    if (start[8] != '{') {
        for (const Magic& magic : magics) {
            if (std::memcmp(start.data() + magic.at, magic.bytes, magic.size) == 0) {
                throw inputError(file.string(), ": this is ", magic.what,
                                 "; this version opens safetensors files only: ", magic.remedy);
            }
        }
        if (file.extension() == ".onnx" || start[0] == '\x08') {
            throw inputError(file.string(),
                             ": this looks like an ONNX model, whose weights have lost their names; this "
                             "version opens safetensors files only: ",
                             fromOther);
        }
    }
    return file;
}

} // namespace hydra
