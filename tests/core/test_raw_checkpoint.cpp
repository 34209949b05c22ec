// SPDX-License-Identifier: GPL-3.0-or-later
// Every container gives the same weights; no container runs code; broken ones are refused with a message.
#include "core/base/byte_block.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <algorithm>
#include <fstream>

#include "tests/support/bytes.h"
#include "tests/support/program.h"
#include "tests/support/read_checkpoint.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

namespace {

bool contains(const std::vector<Message>& notes, const std::string& part)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

// {'w': a 2x2 tensor over 4 floats} and more entries, as data.pkl.
std::string stateDict(const std::string& name = "w", int from = 0)
{
    return "}(" + pickleText(name) + pickleTensor(pickleStorage("0", 4), from, {2, 2}, {2, 1}) + "u";
}

std::string torchZip(const std::string& pickle, const std::vector<ZipItem>& more = {})
{
    std::vector<ZipItem> items{{"archive/data.pkl", "\x80\x02" + pickle + "."},
                               {"archive/data/0", floats({1, 2, 3, 4})},
                               {"archive/version", "3\n"}};
    items.insert(items.end(), more.begin(), more.end());
    return zipOf(items);
}

std::string npy(const std::string& shape, const std::vector<float>& values)
{
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }";
    header.append(53 + 64 - header.size() % 64, ' ');
    header += '\n';
    return std::string("\x93NUMPY\x01\x00", 8) + u16(static_cast<unsigned>(header.size())) + header
        + floats(values);
}

} // namespace

class TestRawCheckpoint : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path inFolder(const std::string& name) const
    {
        return Path(m_folder.path().toStdString()) / name;
    }
    Path write(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(inFolder(name), std::ios::binary) << bytes;
        return inFolder(name);
    }
    [[nodiscard]] RawCheckpoint read(const std::string& bytes) const
    {
        return readRawCheckpoint(write("model", bytes));
    }
    [[nodiscard]] bool refused(const char* says, const std::string& bytes) const
    {
        return refusedWith(says, [&] { (void)read(bytes); });
    }

private Q_SLOTS:
    void opensEveryFixture_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<double>("tolerance");
        const auto row = [](const char* file, const char* format, const char* chosen = "",
                            const char* prefix = "", double tolerance = 0) {
            QTest::newRow(file) << format << chosen << prefix << tolerance;
        };
        row("timm.safetensors", "safetensors");
        row("state_dict.pth", "PyTorch zip");
        row("protocol4.pth", "PyTorch zip");
        row("strided.pth", "PyTorch zip");
        row("shared_storage.pth", "PyTorch zip");
        row("half.pth", "PyTorch zip", "", "", 1e-3);
        row("dataparallel.pth", "PyTorch zip", "", "module.");
        row("model_key.pth", "PyTorch zip", "model");
        row("training.pth.tar", "PyTorch zip", "state_dict_ema");
        row("malicious.pth", "PyTorch zip", "state_dict");
        row("whole_module.pth", "PyTorch zip");
        row("legacy.pth", "PyTorch legacy pickle");
        row("torchscript.pt", "TorchScript");
    }

    void opensEveryFixture()
    {
        const std::string file = std::string("fixtures/checkpoints/") + QTest::currentDataTag();
        HYDRA_NEED_SHARED(file);
        QFETCH(QString, format);
        QFETCH(QString, chosen);
        QFETCH(QString, prefix);
        QFETCH(double, tolerance);
        const NamedTensors truth =
            readSafetensors(sharedFile("fixtures/checkpoints/timm.safetensors")).tensors;
        const RawCheckpoint raw = readRawCheckpoint(sharedFile(file));
        QCOMPARE(QString::fromStdString(raw.format), format);
        QCOMPARE(QString::fromStdString(raw.chosen), chosen);
        QCOMPARE(raw.tensors.size(), truth.size());
        for (const auto& [name, tensor] : truth) {
            const auto found = raw.tensors.find(prefix.toStdString() + name);
            QVERIFY2(found != raw.tensors.end(), name.c_str());
            QCOMPARE(found->second.sizes(), tensor.sizes());
            QVERIFY2(at::allclose(found->second.to(at::kFloat), tensor, tolerance, tolerance), name.c_str());
        }
        const Bytes bytes = readFile(sharedFile(file), 1 << 24);
        QCOMPARE(raw.hash, sha256(bytes.data(), bytes.size()));
    }

    // The names are not checked here; that the numbers are there is.
    void opensOtherFamilies()
    {
        HYDRA_NEED_SHARED("fixtures/checkpoints/torchvision.pth");
        const Path folder = sharedFolder() / "fixtures/checkpoints";
        const at::Tensor truth =
            readSafetensors(folder / "timm.safetensors").tensors.at("patch_embed.proj.weight");
        QVERIFY(
            at::equal(readRawCheckpoint(folder / "torchvision.pth").tensors.at("conv_proj.weight"), truth));
        const RawCheckpoint face = readRawCheckpoint(folder / "huggingface");
        QCOMPARE(face.file, folder / "huggingface/model.safetensors");
        QVERIFY(std::any_of(face.tensors.begin(), face.tensors.end(), [&](const auto& held) {
            return held.second.sizes() == truth.sizes() && at::equal(held.second, truth);
        }));
    }

    void tellsWhatElseTheFileSays()
    {
        HYDRA_NEED_SHARED("fixtures/checkpoints/training.pth.tar");
        const Path folder = sharedFolder() / "fixtures/checkpoints";
        const RawCheckpoint training = readRawCheckpoint(folder / "training.pth.tar");
        QCOMPARE(training.facts.at("args.heads"), std::string("1,2,3"));
        QCOMPARE(training.facts.at("args.img_size"), std::string("32"));
        QVERIFY(!training.facts.at("args.model").empty());
        QCOMPARE(training.facts.at("version"), std::string("2"));
        QCOMPARE(training.facts.at("amp_scaler.scale"), std::string("65536"));
        QVERIFY(training.facts.at("metric").compare(0, 4, "81.3") == 0);
        QVERIFY(contains(training.notes, "state_dict"));
        const RawCheckpoint module = readRawCheckpoint(folder / "whole_module.pth");
        QCOMPARE(module.facts.at("module"), std::string("__main__.ViT"));
        QVERIFY(module.notes.empty());
    }

    void runsNothing()
    {
        HYDRA_NEED_SHARED("fixtures/checkpoints/malicious.pth");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        const RawCheckpoint raw = readRawCheckpoint(sharedFolder() / "fixtures/checkpoints/malicious.pth");
        const bool ran = QFile::exists("hydrascope_was_here");
        QDir::setCurrent(before);
        QVERIFY(!ran);
        QVERIFY(contains(raw.notes, "posix.system"));
        QVERIFY(raw.facts.count("args") == 0);
    }

    void choosesTheAveragedWeights()
    {
        const auto wrapped = [](const std::vector<std::string>& keys) {
            std::string pickle = "}(";
            int from = 0;
            for (const std::string& key : keys) {
                pickle += pickleText(key)
                    + ("}(" + pickleText("w") + pickleTensor(pickleStorage("0", 4), from++, {1}, {1}) + "u");
            }
            return pickle + pickleText("epoch") + pickleInt(7) + "u";
        };
        const auto chosen = [&](const std::vector<std::string>& keys) {
            const RawCheckpoint raw = read(torchZip(wrapped(keys)));
            return raw.chosen + "=" + std::to_string(int(raw.tensors.at("w").item<float>()));
        };
        QCOMPARE(chosen({"model", "model_ema"}), std::string("model_ema=2"));
        QCOMPARE(chosen({"student", "teacher"}), std::string("teacher=2"));
        QCOMPARE(chosen({"model", "state_dict"}), std::string("state_dict=2"));
        QCOMPARE(chosen({"state_dict_ema", "state_dict"}), std::string("state_dict_ema=1"));
        const auto asked = [&](WeightSet set, const std::vector<std::string>& keys) {
            return readRawCheckpoint(write("model", torchZip(wrapped(keys))), {}, {}, set).chosen;
        };
        QCOMPARE(asked(WeightSet::Trained, {"model", "model_ema"}), std::string("model"));
        QCOMPARE(asked(WeightSet::Trained, {"teacher", "student"}), std::string("student"));
        QCOMPARE(asked(WeightSet::Averaged, {"state_dict", "teacher"}), std::string("teacher"));
        QCOMPARE(chosen({"params_of_mine"}), std::string("params_of_mine=1"));
        const RawCheckpoint deep = read(torchZip("}(" + pickleText("model") + wrapped({"state_dict"}) + "u"));
        QCOMPARE(deep.chosen, std::string("model.state_dict"));
        QCOMPARE(deep.facts.at("model.epoch"), std::string("7"));
        // None in place of the weights: the next entry is used.
        const RawCheckpoint none = read(
            torchZip("}(" + pickleText("state_dict_ema") + "N" + pickleText("model") + stateDict() + "u"));
        QCOMPARE(none.chosen, std::string("model"));
        QVERIFY(refused("torch.save(model.state_dict()", torchZip("}(" + pickleText("epoch") + "K\1u")));
        QVERIFY(refused("torch.save(model.state_dict()", torchZip("]")));
    }

    void readsNestedParts()
    {
        const RawCheckpoint raw =
            read(torchZip("}(" + pickleText("teacher") + "}(" + pickleText("backbone") + stateDict("a")
                          + pickleText("head") + stateDict("b") + "uu"));
        QCOMPARE(raw.tensors.size(), std::size_t(2));
        QVERIFY(raw.tensors.count("backbone.a") == 1 && raw.tensors.count("head.b") == 1);
    }

    void tiedWeightsShareMemory()
    {
        const RawCheckpoint raw =
            read(torchZip("}(" + pickleText("a") + pickleTensor(pickleStorage("0", 4), 0, {2}, {1})
                          + pickleText("b") + pickleTensor(pickleStorage("0", 4), 1, {2}, {2}) + "u"));
        QVERIFY(at::equal(raw.tensors.at("a"), at::tensor({1.F, 2.F})));
        QVERIFY(at::equal(raw.tensors.at("b"), at::tensor({2.F, 4.F})));
        QCOMPARE(raw.tensors.at("a").data_ptr<float>() + 1, raw.tensors.at("b").data_ptr<float>());
    }

    // Hashing releases pages of the mapped file; their contents can still be read afterwards.
    void hashesInPiecesAndLosesNothing()
    {
        Bytes content(std::size_t(40) << 20);
        for (std::size_t i = 0; i < content.size(); ++i) {
            content[i] = static_cast<std::uint8_t>(i * 7 + (i >> 12));
        }
        const Path file = write("large", std::string(content.begin(), content.end()));
        const ByteBlock block = mapFile(file, std::uint64_t(1) << 30);
        QVERIFY(block.mapped);
        QCOMPARE(hashOf(block), sha256(content.data(), content.size()));
        QVERIFY(std::equal(content.begin(), content.end(), block.data));
        const ByteBlock part = block.part(3, 100);
        QCOMPARE(hashOf(part), sha256(content.data() + 3, 100));
    }

    void writesStayInMemory()
    {
        const Path file = write("model", torchZip(stateDict()));
        const Bytes before = readFile(file, 1 << 20);
        readRawCheckpoint(file).tensors.at("w").zero_();
        QVERIFY(readFile(file, 1 << 20) == before);
        QVERIFY(at::equal(readRawCheckpoint(file).tensors.at("w"),
                          at::tensor({1.F, 2.F, 3.F, 4.F}).view({2, 2})));
    }

    void refusesBrokenTorchFiles()
    {
        const auto tensor = [](int offset, std::vector<int> shape, std::vector<int> stride,
                               int elements = 4) {
            return torchZip("}(" + pickleText("w")
                            + pickleTensor(pickleStorage("0", elements), offset, shape, stride) + "u");
        };
        QVERIFY(refused("exceeds its storage", tensor(1, {2, 2}, {2, 1})));
        QVERIFY(refused("exceeds its storage", tensor(-1, {2}, {1})));
        QVERIFY(refused("exceeds its storage", tensor(0, {2, 2}, {0x7fffffff, 1})));
        QVERIFY(refused("exceeds its storage", tensor(3, {2}, {-1})));
        QVERIFY(refused("exceeds its storage", tensor(0, {-2}, {1})));
        QVERIFY(refused("exceeds its storage", tensor(4, {1}, {1})));
        QVERIFY(refused("sides", tensor(0, {2, 2}, {1})));
        QVERIFY(refused("more often than weights do", tensor(0, {0x10000, 0x1000}, {0, 0})));
        QVERIFY(refused("cannot hold 5 numbers", tensor(0, {2}, {1}, 5)));
        QVERIFY(refused("cannot hold -1 numbers", tensor(0, {0}, {1}, -1)));
        QVERIFY(refused(
            "no entry 'archive/data/7'",
            torchZip("}(" + pickleText("w") + pickleTensor(pickleStorage("7", 4), 0, {1}, {1}) + "u")));
        QVERIFY(refused("'big'", torchZip(stateDict(), {{"archive/byteorder", "big"}})));
        QVERIFY(read(torchZip(stateDict(), {{"archive/byteorder", "little"}})).tensors.size() == 1);
        QVERIFY(refused("neither a PyTorch file (data.pkl)", zipOf({{"readme.txt", "hello"}})));
        QVERIFY(refused(
            "quantised",
            torchZip("}(" + pickleText("w") + pickleGlobal("torch._utils", "_rebuild_qtensor") + ")Ru")));
        // Types that cannot be weights here become objects, and the rest is read.
        const RawCheckpoint raw = read(torchZip(
            "}(" + pickleText("c") + pickleTensor(pickleStorage("0", 2, "ComplexFloatStorage"), 0, {2}, {1})
            + pickleText("w") + pickleTensor(pickleStorage("0", 4), 0, {2, 2}, {2, 1}) + "u"));
        QCOMPARE(raw.tensors.size(), std::size_t(1));
        QVERIFY(contains(raw.notes, "ComplexFloatStorage"));
    }

    void readsLegacyFilesWithViews()
    {
        const std::string magic("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.");
        const auto legacy = [&](const std::string& system, const std::string& body) {
            return magic + "\x80\x02M\xe9\x03." + "\x80\x02}" + pickleText("little_endian") + system + "s."
                + body;
        };
        const auto object = [](const std::string& view, int elements = 4) {
            const std::string storage = "(" + pickleText("storage") + pickleGlobal("torch", "FloatStorage")
                + pickleText("77") + pickleText("cpu") + pickleInt(elements) + view + "tQ";
            return "\x80\x02}" + pickleText("w") + pickleTensor(storage, 0, {2}, {1}) + "s.";
        };
        const std::string keys = "\x80\x02]" + pickleText("77") + "a.";
        const std::string numbers = u64(4) + floats({1, 2, 3, 4});
        const std::string view = "(" + pickleText("78") + "K\1K\2t";
        QVERIFY(at::equal(read(legacy("\x88", object("N") + keys + numbers)).tensors.at("w"),
                          at::tensor({1.F, 2.F})));
        QVERIFY(at::equal(read(legacy("\x88", object(view) + keys + numbers)).tensors.at("w"),
                          at::tensor({2.F, 3.F})));
        // Protocol 4 puts a frame before the magic number.
        const std::string framed = "\x80\x04\x95" + u64(13) + magic.substr(2);
        const std::string old = legacy("\x88", object("N") + keys + numbers).substr(magic.size());
        QCOMPARE(read(framed + old).format, std::string("PyTorch legacy pickle"));
        QVERIFY(refused("outside storage",
                        legacy("\x88", object("(" + pickleText("78") + "K\3K\2t") + keys + numbers)));
        QVERIFY(refused("little_endian", legacy("\x89", object("N") + keys + numbers)));
        QVERIFY(refused("truncated", legacy("\x88", object("N") + keys + numbers.substr(0, 20))));
        QVERIFY(refused("exceeds the file", legacy("\x88", object("N", 1 << 20) + keys + numbers)));
        QVERIFY(refused("should hold 4", legacy("\x88", object("N") + keys + u64(3) + floats({1, 2, 3, 4}))));
        QVERIFY(refused("is missing", legacy("\x88", object("N") + "\x80\x02]." + numbers)));
        QVERIFY(refused(
            "is unused",
            legacy("\x88",
                   object("N") + "\x80\x02](" + pickleText("77") + pickleText("1") + "e." + numbers)));
    }

    void readsNumpyArchives()
    {
        const std::string big = npy("(64, 8)", std::vector<float>(512, 0.5F));
        const RawCheckpoint raw =
            read(zipOf({{"embedding/kernel.npy", npy("(2,)", {1, 2})}, {"packed.npy", big, true}}));
        QCOMPARE(raw.format, std::string("npz"));
        QVERIFY(at::equal(raw.tensors.at("embedding/kernel"), at::tensor({1.F, 2.F})));
        QVERIFY(at::equal(raw.tensors.at("packed"), at::full({64, 8}, 0.5)));
        QVERIFY(refused("array 'a.npy'", zipOf({{"a.npy", npy("(3,)", {1, 2})}})));
    }

    void readsShards()
    {
        const Path folder = inFolder("shards");
        std::filesystem::create_directory(folder);
        const at::Tensor a = at::ones({2}), b = at::full({3}, 2.0);
        writeSafetensors(folder / "model-1.safetensors", {{"a", a}, {"extra", a}}, {{"format", "pt"}});
        writeSafetensors(folder / "model-2.safetensors", {{"b", b}}, {});
        const auto index = [&](const std::string& map) {
            write("shards/model.safetensors.index.json",
                  R"({"metadata":{"total_size":20},"weight_map":)" + map + "}");
        };
        const auto refusedIndex = [&](const char* says, const std::string& map) {
            index(map);
            return refusedWith(says, [&] { (void)readRawCheckpoint(folder); });
        };
        index(R"({"a":"model-1.safetensors","b":"model-2.safetensors"})");
        const RawCheckpoint raw = readRawCheckpoint(folder);
        QCOMPARE(raw.format, std::string("sharded safetensors"));
        QCOMPARE(raw.tensors.size(), std::size_t(2));
        QVERIFY(at::equal(raw.tensors.at("b"), b));
        QCOMPARE(raw.facts.at("format"), std::string("pt"));
        QVERIFY(contains(raw.notes, "1 tensors that the index does not list"));
        QCOMPARE(raw.hash.size(), std::size_t(64));
        QVERIFY(refusedIndex("'model-9.safetensors' is missing", R"({"a":"model-9.safetensors"})"));
        QVERIFY(refusedIndex("'a' is missing; the index places", R"({"a":"model-2.safetensors"})"));
        QVERIFY(refusedIndex("next to the index", R"({"a":"../model"})"));
        QVERIFY(refusedIndex("next to the index", R"({"a":"/etc/passwd"})"));
        QVERIFY(refusedIndex("next to the index", R"({"a":5})"));
        QVERIFY(refusedIndex("weight_map", "[]"));
        QVERIFY(refusedIndex("an index of 0 files", "{}"));
        QVERIFY(refusedIndex("another index", R"({"a":"model.safetensors.index.json"})"));
    }

    void findsTheModelInAFolder()
    {
        const Path folder = inFolder("single");
        std::filesystem::create_directory(folder);
        write("single/readme.txt", "words");
        QVERIFY(refusedWith("found none", [&] { (void)readRawCheckpoint(folder); }));
        write("single/mine.pth", torchZip(stateDict()));
        QCOMPARE(readRawCheckpoint(folder).file, folder / "mine.pth");
        write("single/other.pth", torchZip(stateDict()));
        QVERIFY(refusedWith("found 2: open one of them", [&] { (void)readRawCheckpoint(folder); }));
        write("single/pytorch_model.bin", torchZip(stateDict()));
        QCOMPARE(readRawCheckpoint(folder).file, folder / "pytorch_model.bin");
    }

    void refusesWhatIsNoModel()
    {
        QVERIFY(refused("tar archive", std::string(257, 'x') + "ustar" + std::string(300, '\0')));
        QVERIFY(refused("gzip", "\x1f\x8b\x08 and more than that"));
        QVERIFY(refused("git-lfs", "version https://git-lfs.github.com/spec/v1\noid sha256:1\n"));
        QVERIFY(refusedWith("a device or a pipe", [] { (void)readRawCheckpoint("/dev/null"); }));
        CancelToken cancel;
        cancel.cancel();
        QVERIFY_EXCEPTION_THROWN((void)readRawCheckpoint(write("model", torchZip(stateDict())), {}, cancel),
                                 Error);
    }

    // Cut anywhere, or one byte changed anywhere: refused, or still a model.
    void survivesDamage()
    {
        const std::string whole = torchZip("}(" + pickleText("state_dict") + stateDict() + pickleText("args")
                                           + pickleGlobal("argparse", "Namespace") + ")\x81}"
                                           + pickleText("heads") + "](K\3K\4es" + "bu");
        QCOMPARE(read(whole).facts.at("args.heads"), std::string("3,4"));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const QString text = refusalOf([&] { (void)read(whole.substr(0, size)); });
            QVERIFY2(!text.startsWith('<'), qPrintable(text));
        }
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (const int flip : {0x01, 0x80, 0xff}) {
                std::string bytes = whole;
                bytes[at] = static_cast<char>(bytes[at] ^ flip);
                const QString text = refusalOf([&] { (void)read(bytes); });
                QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
            }
        }
    }
};

HYDRA_TEST(TestRawCheckpoint, QCoreApplication)
#include "test_raw_checkpoint.moc"
