// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other programs, recognised by their first bytes and refused by name, with the way out; folders
// that hold such files, or no weights; and the location of the hub's cache.
#include "core/checkpoint/checkpoint.h"
#include "core/format/zip_writer.h"
#include "core/hub/hub_cache.h"

#include <QtTest>

#include <fstream>

#include "tests/support/model_folder.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

QByteArray zipOf(std::initializer_list<const char*> entries)
{
    ZipWriter zip;
    std::string file;
    for (const char* entry : entries) {
        file += zip.entry(entry, "words") + "words";
    }
    return QByteArray::fromStdString(file + zip.end());
}

QByteArray bytes(const char* text, int size)
{
    return QByteArray(text, size) + QByteArray(200, 'x');
}

} // namespace

class TestRefusalsFormats : public QObject, private ModelFolder
{
    Q_OBJECT

private:
    [[nodiscard]] static QString said(const Path& path)
    {
        return refusalOf([&] { (void)loadCheckpoint(path); });
    }
    [[nodiscard]] Path fresh(const std::string& name) const
    {
        std::filesystem::remove_all(inFolder(name));
        std::filesystem::create_directories(inFolder(name));
        return inFolder(name);
    }
    static void put(const Path& path, const QByteArray& content)
    {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary).write(content.data(), content.size());
    }

private Q_SLOTS:
    void formats_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("way");
        const auto row = [](const char* name, const char* file, const QByteArray& content, const char* what,
                            const char* way) { QTest::newRow(name) << file << content << what << way; };
        const char* const flax = "from_flax=True).save_pretrained(OUT)";
        const char* const pt2 = "torch.save(torch.export.load(\"model.pt2\").state_dict, \"model.pth\")";
        row("PT2", "m", zipOf({"model/archive_format", "model/models/model.json"}),
            "this is an exported program of PyTorch (PT2)", pt2);
        row("PT2 of torch 2.5", "m",
            zipOf({"serialized_exported_program.json", "serialized_state_dict.json"}), "PT2", pt2);
        row("Keras 3", "m", zipOf({"metadata.json", "config.json", "model.weights.h5"}),
            "this is a model of Keras 3", "--predictor \"python3 with_keras.py model.keras\"");
        row("TorchServe", "m", zipOf({"MAR-INF/MANIFEST.json", "model.pth"}), "a TorchServe archive",
            "unpack");
        row("ExecuTorch", "m", bytes("\x1c\0\0\0ET12", 8), "this is a program of ExecuTorch",
            "--predictor \"python3 with_executorch.py");
        row("TensorRT", "m", bytes("ftrt\x99\0\0\0", 8), "this is an engine of TensorRT",
            "--predictor \"python3 with_onnx.py model.onnx\"");
        row("older TensorRT", "m", bytes("ptrt\x99\0\0\0", 8), "this is an engine of TensorRT",
            "--predictor");
        row("Flax", "m",
            bytes("\x82\xa3vit\x82\xaa"
                  "embeddings\x84",
                  17),
            "this is a msgpack of Flax", flax);
        row("Flax of many", "m", bytes("\xde\0\x20\xa6params\x82", 11), "this is a msgpack of Flax", flax);
        row("TFLite", "m", bytes("\x1c\0\0\0TFL3", 8), "this is a TensorFlow Lite model",
            "--predictor \"python3 with_tflite.py");
        row("GGUF", "m", bytes("GGUF\3\0\0\0", 8), "this is a GGUF file", "gguf.GGUFReader(\"model.gguf\")");
        row("ONNX", "m", bytes("\x08\x07\x12\x07pytorch\x1a\x05", 13), "an ONNX model",
            "--predictor \"python3 with_onnx.py model.onnx\"");
        row("ONNX by name", "m.onnx", bytes("\x3a\x99", 2), "an ONNX model", "with_onnx.py");
        row("HDF5", "m", bytes("\x89HDF\r\n\x1a\n", 8), "this is an HDF5 file (Keras)",
            "from_tf=True).save_pretrained(OUT)");
        row("OpenVINO", "m",
            QByteArray("<?xml version=\"1.0\"?>\n<net name=\"vit\" version=\"11\">") + QByteArray(99, ' '),
            "this is an OpenVINO model", "--predictor \"python3 with_openvino.py");
        row("CoreML", "m", bytes("\x08\x07\x12\x24\x0a\x10\x0a\x05image", 13), "this is a Core ML model",
            "--predictor \"python3 with_coreml.py");
        row("CoreML by name", "m.mlmodel", bytes("\x10\x01", 2), "a Core ML model", "with_coreml.py");
        row("SavedModel", "m", bytes("\x08\x01\x12\x99\x01", 5), "this is a TensorFlow graph (SavedModel)",
            "--predictor \"python3 with_keras.py");
        row("frozen graph", "m.pb", bytes("\x0a\x20\x0a\x05input", 9), "a TensorFlow graph", "--predictor");
        row("NCNN", "m", bytes("7767517\n200 220\n", 16), "this is an NCNN model",
            "--predictor \"python3 with_ncnn.py");
        row("MXNet", "m", bytes("\x12\x01\0\0\0\0\0\0", 8), "this is MXNet weights", "--predictor");
        row("a library", "m.so",
            bytes("\x7f"
                  "ELF\2\1\1",
                  7),
            "this is a compiled program", "--predictor");
        row("git-lfs", "m", bytes("version https://git-lfs.github.com/spec/v1\n", 43), "a pointer of git-lfs",
            "git lfs pull");
        row("engine by name", "m.engine", bytes("\1\2\3\4", 4), "looks like an engine of TensorRT",
            "--predictor");
    }
    void formats()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QString, what);
        QFETCH(QString, way);
        const Path folder = fresh("format");
        put(folder / file.toStdString(), content);
        for (const QString& text : {said(folder / file.toStdString())}) {
            QVERIFY2(text.contains(what) && text.contains(way), qPrintable(text));
            QVERIFY2(!text.contains("--predictor") || text.contains("(Programs in place of a model)"),
                     qPrintable(text));
        }
    }

    // fp8 has a number format of its own in safetensors.
    void eightBitsInSafetensors()
    {
        const std::string header =
            R"({"blocks.0.mlp.fc1.weight":{"dtype":"F8_E4M3","shape":[2,2],"data_offsets":[0,4]}})";
        QByteArray file(8, '\0');
        file[0] = char(header.size());
        put(inFolder("eight.safetensors"), file + QByteArray::fromStdString(header) + "abcd");
        const QString text = said(inFolder("eight.safetensors"));
        QVERIFY2(text.contains("'F8_E4M3': quantised weights (fp8)") && text.contains("dequantize()"),
                 qPrintable(text));
    }

    // A plain text, or XML of another kind, is not taken for another program's model.
    void whatIsNoneIsNotNamed()
    {
        const Path folder = fresh("none");
        put(folder / "a", QByteArray("<?xml version=\"1.0\"?><svg xmlns=\"x\">") + QByteArray(99, ' '));
        put(folder / "b", "just a text file of some length");
        for (const char* file : {"a", "b"}) {
            QVERIFY2(said(folder / file).contains("header length"), qPrintable(said(folder / file)));
        }
    }

    void weightsThatNeedTheirNeighbour()
    {
        for (const auto& [beside, what] :
             {std::pair(".xml", "an OpenVINO model"), std::pair(".param", "NCNN")}) {
            const Path folder = fresh("pair");
            put(folder / "model.bin", QByteArray(300, '\5'));
            put(folder / (std::string("model") + beside), "x");
            for (const Path& path : {folder, folder / "model.bin"}) {
                QVERIFY2(said(path).contains(what), qPrintable(said(path)));
            }
        }
    }

    void foldersOfOtherFormats()
    {
        for (const auto& [file, what] :
             {std::pair("flax_model.msgpack", "Flax"), std::pair("tf_model.h5", "HDF5"),
              std::pair("onnx.onnx", "ONNX"), std::pair("saved_model.pb", "TensorFlow"),
              std::pair("model.gguf", "GGUF"), std::pair("model.engine", "TensorRT")}) {
            const Path folder = fresh("folder");
            put(folder / "config.json", R"({"model_type": "vit"})");
            put(folder / file, QByteArray(300, '\x99'));
            QVERIFY2(said(folder).contains(what), qPrintable(said(folder)));
        }
        const Path package = fresh("vit.mlpackage");
        put(package / "Manifest.json", "{}");
        QVERIFY2(said(package).contains("a Core ML model"), qPrintable(said(package)));
    }

    // Other training files beside an adapter do not hide it.
    void anAdaptersFolder()
    {
        const Path folder = fresh("adapter");
        put(folder / "training_args.bin", zipOf({"archive/data.pkl"}));
        put(folder / "adapter_config.json", R"({"peft_type": "LORA"})");
        writeSafetensors(folder / "adapter_model.safetensors",
                         {{"base_model.model.vit.layers.0.q.lora_A.weight", at::ones({2, 2})}}, {});
        QVERIFY2(said(folder).contains("merge_and_unload()"), qPrintable(said(folder)));
    }

    void aSnapshotWithoutWeightsNamesTheOther()
    {
        const Path all = fresh("models--org--vit") / "snapshots";
        put(all / "aaaaaaaa/config.json", "{}");
        QVERIFY2(!said(all / "aaaaaaaa").contains("Another snapshot"), qPrintable(said(all / "aaaaaaaa")));
        std::filesystem::create_directories(all / "bbbbbbbb");
        writeSafetensors(all / "bbbbbbbb/model.safetensors", plainVit(1), {});
        const QString text = said(all / "aaaaaaaa");
        QVERIFY2(text.contains("found none. Another snapshot of this model has its weights: open ")
                     && text.endsWith("models--org--vit/snapshots/bbbbbbbb"),
                 qPrintable(text));
        QCOMPARE(said(text.section("open ", -1).toStdString()), QString("<accepted>"));
    }

    void theOldVariableOfTheCache()
    {
        const std::vector<const char*> variables{"HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME"};
        std::map<const char*, QByteArray> before;
        for (const char* variable : variables) {
            before[variable] = qgetenv(variable);
            qunsetenv(variable);
        }
        qputenv("HF_HOME", "/home/of/it");
        QCOMPARE(hub::hubCache(), Path("/home/of/it/hub"));
        qputenv("HUGGINGFACE_HUB_CACHE", "/old");
        QCOMPARE(hub::hubCache(), Path("/old"));
        qputenv("HF_HUB_CACHE", "/new");
        QCOMPARE(hub::hubCache(), Path("/new"));
        for (const auto& [variable, value] : before) {
            value.isEmpty() ? (void)qunsetenv(variable) : (void)qputenv(variable, value);
        }
    }
};

HYDRA_TEST(TestRefusalsFormats, QCoreApplication)
#include "test_refusals_formats.moc"
