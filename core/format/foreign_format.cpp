// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/foreign_format.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/format/ways_out.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hydra {

namespace {

using std::string_view_literals::operator""sv;

struct ForeignFormat
{
    const char* what;
    const char* remedy;
    const char* command; // the program that answers in its place; "" without one
};

namespace formats {

constexpr ForeignFormat pickle{
    phrase("a Python pickle without PyTorch's mark"),
    phrase("load it in Python with the library that wrote it, and save the weights with "
           "torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)"),
    ""};
constexpr ForeignFormat tar{
    phrase("a tar archive"),
    phrase("it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save "
           "the state dict with torch.save; unpack any other archive"),
    ""};
constexpr ForeignFormat picture{phrase("a picture, not a model"), phrase("open it as an image"), ""};
constexpr ForeignFormat keras{
    phrase("an HDF5 file (Keras)"),
    phrase("if it is transformers' tf_model.h5, its version 4 converts it: "
           "AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)"),
    "python3 with_keras.py model.h5"};
constexpr ForeignFormat packedKeras{phrase("a model of Keras 3"), phrase("its weights have Keras's names"),
                                    "python3 with_keras.py model.keras"};
constexpr ForeignFormat flax{
    phrase("a msgpack of Flax"),
    phrase("transformers 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, "
           "from_flax=True).save_pretrained(OUT)"),
    ""};
constexpr ForeignFormat exported{
    phrase("an exported program of PyTorch (PT2)"),
    phrase("write its weights in Python: torch.save(torch.export.load(\"model.pt2\").state_dict, "
           "\"model.pth\")"),
    "python3 with_torch.py model.pt2"};
constexpr ForeignFormat executorch{
    phrase("a program of ExecuTorch"),
    phrase("it was built for a device; open the network that it was exported from"),
    "python3 with_executorch.py model.pte"};
constexpr ForeignFormat tensorrt{
    phrase("an engine of TensorRT"),
    phrase("it was built for one GPU; open the network that it was built from, or its ONNX file"),
    "python3 with_onnx.py model.onnx"};
constexpr ForeignFormat gguf{
    phrase("a GGUF file"),
    phrase("open the model that it was made from. Its numbers in Python: {t.name: "
           "gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(\"model.gguf\").tensors}"),
    ""};
constexpr ForeignFormat onnx{phrase("an ONNX model"), phrase("its weights have lost their names"),
                             "python3 with_onnx.py model.onnx"};
constexpr ForeignFormat tflite{phrase("a TensorFlow Lite model"), phrase("its weights have lost their names"),
                               "python3 with_tflite.py model.tflite"};
constexpr ForeignFormat tensorflow{phrase("a TensorFlow graph (SavedModel)"),
                                   phrase("its weights are in files next to it"),
                                   "python3 with_keras.py saved_model"};
constexpr ForeignFormat coreml{phrase("a Core ML model"), phrase("its weights have lost their names"),
                               "python3 with_coreml.py model.mlpackage"};
constexpr ForeignFormat openvino{phrase("an OpenVINO model (.xml with its .bin)"),
                                 phrase("its weights have lost their names"),
                                 "python3 with_openvino.py model.xml"};
constexpr ForeignFormat ncnn{phrase("an NCNN model (.param with its .bin)"),
                             phrase("its weights have lost their names"), "python3 with_ncnn.py model.param"};
constexpr ForeignFormat mxnet{phrase("MXNet weights"), phrase("its weights have MXNet's names"),
                              "python3 with_mxnet.py model"};
constexpr ForeignFormat compiled{phrase("a compiled program"),
                                 phrase("open the network that it was made from"),
                                 "python3 with_torch.py model.so"};

} // namespace formats

struct ForeignMagic
{
    std::size_t at;
    std::string_view bytes;
    ForeignFormat format;
};

constexpr std::array<ForeignMagic, 25> foreignMagics{{
    {0, "\x80\x02"sv, formats::pickle},
    {0, "\x80\x03"sv, formats::pickle},
    {0, "\x80\x04"sv, formats::pickle},
    {0, "\x80\x05"sv, formats::pickle},
    {257, "ustar"sv, formats::tar},
    {0, "sys_info\0"sv, formats::tar}, // the oldest PyTorch, whose tar has no magic
    {0, "\x1f\x8b"sv, {phrase("compressed by gzip"), phrase("unpack it first"), ""}},
    {0,
     "\xfd"
     "7zXZ"sv,
     {phrase("compressed by xz"), phrase("unpack it first"), ""}},
    {0, "\x28\xb5\x2f\xfd"sv, {phrase("compressed by zstd"), phrase("unpack it first"), ""}},
    {0, "\x89HDF"sv, formats::keras},
    {0, "GGUF"sv, formats::gguf},
    {4, "TFL3"sv, formats::tflite},
    {4, "ET1"sv, formats::executorch},
    {0, "ftrt"sv, formats::tensorrt},
    {0, "ptrt"sv, formats::tensorrt},
    {0, "7767517\n"sv, formats::ncnn},
    {0, "\x12\x01\0\0\0\0\0\0"sv, formats::mxnet},
    {0, "\x08\x01\x12"sv, formats::tensorflow}, // its schema version; versions of ONNX differ
    {0,
     "\x7f"
     "ELF"sv,
     formats::compiled},
    {0,
     "\x93NUMPY"sv,
     {phrase("a single NumPy array"), phrase("export the weights as a safetensors file in timm's names"),
      ""}},
    {0, "\x89PNG"sv, formats::picture},
    {0, "\xff\xd8\xff"sv, formats::picture},
    {0,
     "version https://git-lfs"sv,
     {phrase("a pointer of git-lfs, not the file itself"), phrase("fetch it with git lfs pull"), ""}},
    {0, "<!DOCTYPE html"sv, {phrase("a web page, not a model"), phrase("download the file itself"), ""}},
    {0, "<html"sv, {phrase("a web page, not a model"), phrase("download the file itself"), ""}},
}};

// Formats whose first bytes vary, and folders in such a format.
struct ForeignSuffix
{
    std::string_view suffix;
    ForeignFormat format;
};

constexpr std::array<ForeignSuffix, 17> foreignSuffixes{{{".onnx", formats::onnx},
                                                         {".mlmodel", formats::coreml},
                                                         {".mlpackage", formats::coreml},
                                                         {".mlmodelc", formats::coreml},
                                                         {".pb", formats::tensorflow},
                                                         {".msgpack", formats::flax},
                                                         {".engine", formats::tensorrt},
                                                         {".plan", formats::tensorrt},
                                                         {".trt", formats::tensorrt},
                                                         {".pt2", formats::exported},
                                                         {".pte", formats::executorch},
                                                         {".h5", formats::keras},
                                                         {".keras", formats::packedKeras},
                                                         {".tflite", formats::tflite},
                                                         {".gguf", formats::gguf},
                                                         {".param", formats::ncnn},
                                                         {".xml", formats::openvino}}};

[[noreturn]] void refuseForeign(const ForeignFormat& format, const std::string& name, bool certain = true)
{
    const Message what =
        message(certain ? phrase("%1: this is %2: %3") : phrase("%1: this looks like %2: %3"), name,
                format.what, format.remedy);
    throw inputError(*format.command != '\0' ? message("%1. %2", what, fromOutside(format.command)) : what);
}

void refuseBySuffix(const Path& file)
{
    for (const ForeignSuffix& each : foreignSuffixes) {
        if (file.extension() == each.suffix) {
            refuseForeign(each.format, file.string(), false);
        }
    }
}

// A map whose first key is text: Flax files begin with the name of a module.
bool isMsgpack(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    if (text.size() < 8) {
        return false;
    }
    const unsigned char first = byte(0);
    const std::size_t key = first > 0x80 && first < 0x90 ? 1 : first == 0xde ? 3 : first == 0xdf ? 5 : 0;
    const std::size_t length = byte(key) - 0xa0U;
    return key > 0 && length > 0 && length < 32 && key + 1 + length < text.size()
        && std::all_of(text.begin() + std::ptrdiff_t(key) + 1,
                       text.begin() + std::ptrdiff_t(key + 1 + length),
                       [](char c) { return c > ' ' && c < '\x7f'; });
}

// Field 1 is a small number in both; field 2 is a text in ONNX, and the description of the inputs in Core ML.
bool isCoreMl(std::string_view text)
{
    const std::size_t inner = text.size() > 8 && (text[3] & '\x80') != 0 ? 5 : 4;
    return text.size() > 8 && text[0] == '\x08' && text[2] == '\x12' && text[inner] == '\x0a';
}

} // namespace

void refuseForeignFormat(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    const std::string_view text(reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 512));
    for (const auto& [beside, format] :
         {std::pair(".xml", formats::openvino), std::pair(".param", formats::ncnn)}) {
        if (Path(name).extension() == ".bin" && isPlainFile(Path(name).replace_extension(beside))) {
            refuseForeign(format, name);
        }
    }
    for (const ForeignMagic& magic : foreignMagics) {
        if (text.size() >= magic.at && text.substr(magic.at, magic.bytes.size()) == magic.bytes) {
            refuseForeign(magic.format, name);
        }
    }
    if (text.substr(0, 5) == "<?xml" && text.find("<net ") != std::string_view::npos) {
        refuseForeign(formats::openvino, name);
    }
    if (isMsgpack(text)) {
        refuseForeign(formats::flax, name);
    }
    if (isCoreMl(text)) {
        refuseForeign(formats::coreml, name);
    }
    refuseBySuffix(name);
    if (!text.empty() && text[0] == '\x08') {
        refuseForeign(formats::onnx, name, false);
    }
}

void refuseForeignZip(const ZipArchive& archive, const std::string& name)
{
    constexpr std::array<std::pair<std::string_view, ForeignFormat>, 5> marks{
        {{"model.weights.h5", formats::packedKeras},
         {"archive_format", formats::exported},
         {"serialized_exported_program.json", formats::exported},
         {"models/model.json", formats::exported},
         {"MAR-INF/MANIFEST.json",
          {phrase("a TorchServe archive"), phrase("unpack it, and open the file inside"), ""}}}};
    for (const auto& [entry, unused] : archive.entries()) {
        for (const auto& [mark, format] : marks) {
            const std::size_t front = entry.size() - std::min(entry.size(), mark.size());
            if (entry.substr(front) == mark && (front == 0 || entry[front - 1] == '/')) {
                refuseForeign(format, name);
            }
        }
    }
}

void refuseForeignFolder(const Path& folder)
{
    if (folder.extension() == ".mlpackage" || folder.extension() == ".mlmodelc") {
        refuseForeign(formats::coreml, folder.string());
    }
}

bool isForeignName(const Path& file)
{
    return std::any_of(foreignSuffixes.begin(), foreignSuffixes.end(),
                       [&](const ForeignSuffix& each) { return file.extension() == each.suffix; });
}

} // namespace hydra
