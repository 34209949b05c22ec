// SPDX-License-Identifier: GPL-3.0-or-later
// Metadata outside a network's tensors is decisive: dictionaries and modules in PyTorch files, and the
// preparation of pictures.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/words.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/bytes.h"
#include "tests/support/model_folder.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;
using Json = nlohmann::json;

namespace {

constexpr const char* deit = "models/deit_tiny_patch16_224.safetensors";
constexpr const char* anemone = "data/photos/n01914609_sea_anemone.jpg";

bool contains(const std::vector<Message>& notes, const std::string& part)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

std::string real(double value)
{
    std::string bytes = little(value);
    std::reverse(bytes.begin(), bytes.end());
    return "G" + bytes;
}

std::string entry(const std::string& key, const std::string& value)
{
    return pickleText(key) + value;
}

std::string dictionary(const std::string& entries)
{
    return "}(" + entries + "u";
}

// Tensors in memory, written as by torch.save.
class TorchFile
{
public:
    explicit TorchFile(const NamedTensors& tensors)
    {
        for (const auto& [name, tensor] : tensors) {
            const std::string key = std::to_string(m_items.size());
            const at::Tensor plain = tensor.to(at::kFloat).contiguous();
            const int count = static_cast<int>(plain.numel());
            m_items.emplace_back("archive/data/" + key,
                                 std::string(static_cast<const char*>(plain.data_ptr()),
                                             sizeof(float) * static_cast<std::size_t>(count)));
            std::vector<int> shape(plain.sizes().begin(), plain.sizes().end());
            std::vector<int> stride(plain.strides().begin(), plain.strides().end());
            m_tensors[name] = pickleTensor(pickleStorage(key, count), 0, shape, stride);
        }
    }

    [[nodiscard]] std::string stateDict() const
    {
        std::string entries;
        for (const auto& [name, tensor] : m_tensors) {
            entries += entry(name, tensor);
        }
        return dictionary(entries);
    }

    // Attributes by the end of a module's path: ".attn" in all blocks.
    using Attributes = std::vector<std::pair<std::string, std::string>>;
    [[nodiscard]] std::string module(const Attributes& attributes) const { return part("", attributes); }

    void write(const Path& path, const std::string& pickle) const
    {
        std::vector<ZipItem> items = m_items;
        items.insert(items.begin(), {"archive/data.pkl", "\x80\x02" + pickle + "."});
        items.emplace_back("archive/version", "3\n");
        std::ofstream(path, std::ios::binary) << zipOf(items);
    }

private:
    [[nodiscard]] std::string part(const std::string& path, const Attributes& attributes) const
    {
        std::string own, parts;
        std::string last;
        for (const auto& [name, tensor] : m_tensors) {
            if (name.compare(0, path.size(), path) != 0) {
                continue;
            }
            const std::string rest = name.substr(path.size());
            const std::size_t dot = rest.find('.');
            if (dot == std::string::npos) {
                own += entry(rest, tensor);
            } else if (rest.substr(0, dot) != last) {
                last = rest.substr(0, dot);
                parts += entry(last, part(path + last + ".", attributes));
            }
        }
        std::string state = entry("training", "\x89") + entry("_parameters", dictionary(own));
        const std::string here = path.empty() ? path : path.substr(0, path.size() - 1);
        for (const auto& [end, said] : attributes) {
            const bool fits =
                here.size() >= end.size() && here.compare(here.size() - end.size(), end.size(), end) == 0;
            if (fits && said.compare(0, 1, "c") == 0) { // a part without weights
                parts += entry("act", said);
            } else if (fits) {
                state += said;
            }
        }
        return pickleGlobal("__main__", "Part") + ")\x81"
            + dictionary(state + entry("_modules", dictionary(parts))) + "b";
    }

    std::map<std::string, std::string> m_tensors;
    std::vector<ZipItem> m_items;
};

// An activation as a part of a module.
std::string activation(const std::string& type, const std::string& attributes = {})
{
    return pickleGlobal("torch.nn.modules.activation", type) + ")\x81"
        + dictionary(entry("_parameters", "}") + entry("_modules", "}") + attributes) + "b";
}

std::string namespaceOf(const std::string& entries)
{
    return pickleGlobal("argparse", "Namespace") + ")\x81" + dictionary(entries) + "b";
}

at::Tensor logitsOf(const Checkpoint& model, const Image& image, const InputSize& size = {})
{
    const VisionTransformer network(model.config, model.tensors);
    const at::Tensor pixels = preprocess(image, Preprocessing::of(model.config, size)).pixels;
    return network.forward(pixels, fullNetwork(model.config), trainedPlan(model.config))[0].clone();
}

bool near(const at::Tensor& logits, int index, double right)
{
    const double found = logits[index].item<double>();
    if (std::fabs(found - right) > 2e-3) {
        qWarning("logit %d is %.4f, expected %.4f", index, found, right);
    }
    return std::fabs(found - right) <= 2e-3;
}

} // namespace

class TestFileWords : public QObject
{
    Q_OBJECT

private:
    ModelFolder m_folder;
    [[nodiscard]] Checkpoint open(const NamedTensors& tensors, const std::string& before,
                                  const TorchFile::Attributes& attributes = {}) const
    {
        const TorchFile file(tensors);
        const Path path = m_folder.inFolder("net.pt");
        file.write(path,
                   attributes.empty() ? dictionary(entry("state_dict", file.stateDict()) + before)
                                      : file.module(attributes));
        return loadCheckpoint(path);
    }
    [[nodiscard]] Checkpoint openFolder(const Json& config, const Json& preprocessor) const
    {
        std::ofstream(m_folder.inFolder("config.json")) << config.dump();
        std::ofstream(m_folder.inFolder("preprocessor_config.json")) << preprocessor.dump();
        return loadCheckpoint(m_folder.inFolder("model.safetensors"));
    }
    void cleanFolder() const
    {
        for (const auto& each : std::filesystem::directory_iterator(m_folder.inFolder(""))) {
            std::filesystem::remove(each.path());
        }
    }

private Q_SLOTS:
    void cleanup() { cleanFolder(); }

    void deitOfSixHeads_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("start");
        const std::string six = entry("num_heads", pickleInt(6));
        const auto row = [](const char* name, const std::string& before, const char* start = "") {
            QTest::newRow(name) << QByteArray::fromStdString(before) << QString::fromUtf8(start);
        };
        row("module", "");
        row("config", entry("config", dictionary(six)));
        row("model_args", entry("model_args", dictionary(six + entry("patch_size", pickleInt(16)))));
        row("model_config", entry("model_config", dictionary(six)));
        row("Lightning", entry("hyper_parameters", dictionary(six + entry("lr", real(0.1)))));
        row("inner",
            entry("hparams", dictionary(entry("model", dictionary(entry("n_heads", pickleInt(6)))))));
        const std::string arch = entry("arch", pickleText("deit_tiny_patch16_224"));
        row("timm", arch + entry("args", namespaceOf(entry("model_kwargs", dictionary(six)))));
        row("timm's list",
            arch + entry("args", namespaceOf(entry("model_kwargs", "](" + pickleText("num_heads=6") + "e"))));
    }
    void deitOfSixHeads()
    {
        HYDRA_NEED_SHARED(deit);
        HYDRA_NEED_SHARED(anemone);
        QFETCH(QByteArray, before);
        const NamedTensors tensors = readSafetensors(sharedFile(deit)).tensors;
        TorchFile::Attributes attributes;
        if (before.isEmpty()) {
            attributes = {{".attn",
                           entry("num_heads", pickleInt(6)) + entry("head_dim", pickleInt(32))
                               + entry("scale", real(std::pow(32, -0.5)))},
                          {".mlp", activation("GELU", entry("approximate", pickleText("none")))},
                          {".norm1", entry("eps", real(1e-6))}};
        }
        const Checkpoint model = open(tensors, before.toStdString(), attributes);
        QCOMPARE(model.config.numHeads.value, 6);
        QCOMPARE(model.config.numHeads.from, Provenance::File);
        QCOMPARE(model.config.qkScale.value, 0.);
        QVERIFY(!contains(model.notes, "does not tell how many heads"));
        const at::Tensor logits = logitsOf(model, loadImage(sharedFile(anemone)));
        QVERIFY(near(logits, 108, 8.1845));
        QVERIFY(near(logits, 328, 5.5294));
    }

    void modulesSayTheirParts()
    {
        const Checkpoint model = open(plainVit(), "",
                                      {{"", entry("global_pool", pickleText("avg"))},
                                       {".attn",
                                        entry("num_heads", pickleInt(4)) + entry("head_dim", pickleInt(32))
                                            + entry("scale", real(0.25))},
                                       {".mlp", activation("GELU", entry("approximate", pickleText("tanh")))},
                                       {".norm1", entry("eps", real(1e-5))}});
        QCOMPARE(model.config.numHeads.value, 4);
        QCOMPARE(model.config.qkScale.value, 0.25);
        QCOMPARE(model.config.activation.value, Activation::GeluTanh);
        QCOMPARE(model.config.normEps.value, 1e-5);
        QCOMPARE(model.config.pool.value, Pool::Average);
        QVERIFY(refusedWith("'relu'", [&] { (void)open(plainVit(), "", {{".mlp", activation("ReLU")}}); }));
        QVERIFY(refusedWith("have num_heads 2 and 4", [&] {
            (void)open(plainVit(), "",
                       {{".0.attn", entry("num_heads", pickleInt(4))},
                        {".1.attn", entry("num_heads", pickleInt(2))}});
        }));
    }

    void dictionariesOfOthersAreSaid()
    {
        const auto told = [&](const std::string& entries) { return open(plainVit(), entries); };
        const std::string four = entry("num_heads", pickleInt(4));
        Checkpoint model = told(entry("config", dictionary(four + entry("embed_dim", pickleInt(768)))));
        QCOMPARE(model.config.numHeads.from, Provenance::Default);
        QVERIFY(contains(model.notes, "'config' says embed_dim 768, and the tensors have 128"));
        model = told(entry("hyper_parameters", dictionary(entry("num_heads", pickleInt(5)))));
        QVERIFY(contains(model.notes, "says num_heads 5, and the tensors are 128 wide"));
        model = told(entry("config", dictionary(four))
                     + entry("hyper_parameters", dictionary(entry("num_heads", pickleInt(8)))));
        QCOMPARE(model.config.numHeads.value, 4);
        QVERIFY(contains(model.notes, "says num_heads 4, and in 'hyper_parameters' 8: 4 is used"));
        model = told(entry("cfg", dictionary(entry("heads", pickleInt(4)))));
        QCOMPARE(model.config.numHeads.value, 4);
        for (const char* sets : {"args", "cfg"}) { // settings of a training that samples sub-networks
            const std::string heads = std::string(sets) == "args" ? pickleInt(4) : "](K\1K\2e";
            model = told(entry(sets, dictionary(entry("heads", heads))));
            QCOMPARE(model.config.numHeads.from, Provenance::Default);
        }
        model = told(entry("config", dictionary(entry("text", dictionary(four)))));
        QCOMPARE(model.config.numHeads.from, Provenance::Default);
        model = told(entry("config", dictionary(four + entry("image_size", pickleInt(224)))));
        QCOMPARE(model.config.numHeads.value, 4);
        QVERIFY(contains(model.notes, "the file says 224x224 pixels"));
        model = told(
            entry("model_config", dictionary(entry("act_layer", pickleGlobal("timm.layers", "QuickGELU")))));
        QCOMPARE(model.config.activation.value, Activation::QuickGelu);
        QVERIFY(refusedWith("net.pt (model_config): metadata 'activation' is 'relu'", [&] {
            (void)told(entry("model_config", dictionary(entry("hidden_act", pickleText("relu")))));
        }));
    }

    // The network's own positions stay unchanged; the input has the size of the prepared picture.
    void picturesOfAnotherSize()
    {
        (void)m_folder.write(plainVit(2, 6));
        Json config{{"model_type", "dinov2"},
                    {"hidden_size", 128},
                    {"num_attention_heads", 4},
                    {"image_size", 24},
                    {"patch_size", 4}};
        Json how{{"size", {{"shortest_edge", 16}}},
                 {"do_center_crop", true},
                 {"crop_size", {{"height", 12}, {"width", 12}}}};
        Image image{40, 30, {}};
        for (std::size_t i = 0; i < 40 * 30 * 3; ++i) {
            image.rgb.push_back(static_cast<std::uint8_t>(i * 7 % 251));
        }
        const Checkpoint small = openFolder(config, how);
        QCOMPARE(small.config.imageHeight.value, 12);
        QCOMPARE(small.config.imageWidth.from, Provenance::Config);
        QCOMPARE(small.config.positionGrid.value, (std::vector<int>{6, 6}));
        QCOMPARE(small.config.tokens(), 10);
        QVERIFY(!contains(small.notes, "pixels"));
        how["crop_size"] = {{"height", 24}, {"width", 24}};
        how["size"] = {{"shortest_edge", 32}};
        const Checkpoint large = openFolder(config, how);
        QCOMPARE(large.config.imageHeight.value, 24);
        QVERIFY(large.config.positionGrid.value.empty());
        QVERIFY(at::equal(logitsOf(small, image), logitsOf(large, image, {12, 12, 0})));
        QVERIFY(at::equal(logitsOf(small, image, {24, 24, 0}), logitsOf(large, image)));

        // It stays the same after writing and reading.
        cleanFolder();
        const Checkpoint again = loadCheckpoint(m_folder.write(small.tensors, wordsOf(small.config)));
        QCOMPARE(again.config.imageHeight.value, 12);
        QVERIFY(at::equal(logitsOf(again, image), logitsOf(small, image)));

        (void)m_folder.write(plainVit(2, 6));
        how["crop_size"] = {{"height", 12}, {"width", 12}};
        config["model_type"] = "vit"; // its code accepts no other size
        const Checkpoint fixed = openFolder(config, how);
        QCOMPARE(fixed.config.imageHeight.value, 24);
        QVERIFY(
            contains(fixed.notes, "prepares pictures of 12x12 pixels for a network with inputs of 24x24"));
    }

    void pictureOfDeit()
    {
        HYDRA_NEED_SHARED(deit);
        HYDRA_NEED_SHARED(anemone);
        const Image image = loadImage(sharedFile(anemone));
        std::filesystem::copy_file(sharedFile(deit), m_folder.inFolder("model.safetensors"));
        const Json config{{"model_type", "vit"},
                          {"hidden_size", 192},
                          {"num_attention_heads", 3},
                          {"image_size", 224},
                          {"layer_norm_eps", 1e-6}};
        Json how{{"size", {{"height", 224}, {"width", 224}}},
                 {"resample", 2},
                 {"image_mean", {0.5, 0.5, 0.5}},
                 {"image_std", {0.5, 0.5, 0.5}}};
        QVERIFY(near(logitsOf(openFolder(config, how), image), 108, 8.338));
        how["do_flip_channel_order"] = true;
        const Checkpoint flipped = openFolder(config, how);
        QVERIFY(near(logitsOf(flipped, image), 108, 7.516));
        QVERIFY(!contains(flipped.notes, ".json"));
        how["do_flip_channel_order"] = false;
        how["image_mean"] = 0.5;
        how["image_std"] = 0.25;
        const at::Tensor scalar = logitsOf(openFolder(config, how), image);
        how["image_mean"] = {0.5, 0.5, 0.5};
        how["image_std"] = {0.25, 0.25, 0.25};
        QVERIFY(at::equal(scalar, logitsOf(openFolder(config, how), image)));
    }
};

HYDRA_TEST(TestFileWords, QCoreApplication)
#include "test_file_words.moc"
