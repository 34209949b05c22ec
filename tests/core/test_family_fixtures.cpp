// SPDX-License-Identifier: GPL-3.0-or-later
// Modern families end to end: every file of ../shared/fixtures/architectures, recognised by its names alone,
// gives the tokens, features and logits of its own library in float64; also at a second resolution.
#include "core/checkpoint/checkpoint.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using namespace hydra::test;

namespace {

constexpr const char* readme = "fixtures/architectures/README.md";
constexpr double equal = 1e-9; // relative to the largest entry

const std::vector<const char*>& folders()
{
    static const std::vector<const char*> all{"beit",
                                              "dinov2-swiglu",
                                              "dinov2-swiglu-reg",
                                              "dinov3-mlp",
                                              "dinov3-swiglu",
                                              "eva-postnorm",
                                              "eva02/base",
                                              "eva02/clip",
                                              "eva02/tiny",
                                              "flexivit",
                                              "perception-encoder/core",
                                              "perception-encoder/spatial",
                                              "rope-mixed",
                                              "siglip-hf",
                                              "siglip-timm"};
    return all;
}

Path inside(const std::string& path)
{
    return sharedFolder() / "fixtures/architectures" / path;
}

nlohmann::json expectations(const std::string& folder)
{
    std::ifstream in(inside(folder) / "expected.json");
    return nlohmann::json::parse(in);
}

// The user's overrides: heads if no file states them, and the patch size of FlexiViT's cases.
ModelOverrides saidOf(const std::string& folder, const nlohmann::json& facts, const nlohmann::json& one)
{
    ModelOverrides user;
    const std::string file = one.at("checkpoint").get<std::string>();
    if (folder.rfind("dinov2", 0) == 0 && file == "official.pth") {
        user.numHeads = facts.at("num_heads").get<int>();
    }
    if (one.contains("patch_size")) {
        user.patchSize = one.at("patch_size").get<int>();
        user.imageSize = one.at("image").get<int>();
    }
    return user;
}

double differenceOf(const at::Tensor& found, const NamedTensors& expected, const char* name)
{
    const auto wanted = expected.find(name);
    if (wanted == expected.end()) {
        return 0;
    }
    const at::Tensor a = found.to(at::kDouble).reshape(wanted->second.sizes());
    const at::Tensor b = wanted->second.to(at::kDouble);
    return (a - b).abs().max().item<double>() / b.abs().max().item<double>();
}

} // namespace

class TestFamilyFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCase_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("file");
        if (!haveShared(readme)) {
            QTest::newRow("none") << "" << 0 << "";
            return;
        }
        for (const char* folder : folders()) {
            const auto cases = expectations(folder).at("cases");
            for (std::size_t i = 0; i < cases.size(); ++i) {
                // Not FlexiViT's own interpolation; see otherWaysToResizeAKernel.
                if (cases[i].value("/resample/interpolation"_json_pointer, "") == "bicubic") {
                    continue;
                }
                const auto file = cases[i].at("checkpoint").get<std::string>();
                QTest::addRow("%s/%s, case %d", folder, file.c_str(), int(i))
                    << folder << int(i) << QString::fromStdString(file);
                if (const Path original = inside(folder) / "original_names.pt";
                    std::filesystem::exists(original)) {
                    QTest::addRow("%s/original_names.pt, case %d", folder, int(i))
                        << folder << int(i) << "original_names.pt";
                }
            }
        }
    }
    void everyCase()
    {
        HYDRA_NEED_SHARED(readme);
        QFETCH(QString, folder);
        QFETCH(int, number);
        QFETCH(QString, file);
        const std::string at = folder.toStdString();
        const auto facts = expectations(at);
        const auto one = facts.at("cases")[std::size_t(number)];
        const Checkpoint c = loadCheckpoint(inside(at) / file.toStdString(), saidOf(at, facts, one));
        QCOMPARE(c.config.numHeads.value, facts.at("num_heads").get<int>());
        const NamedTensors expected =
            readSafetensors(inside(at) / one.at("expected").get<std::string>()).tensors;
        const VisionTransformer network(c.config, c.tensors);
        const SubNetwork full = fullNetwork(c.config);
        const at::Tensor input =
            readNpy(inside(at) / one.at("input").get<std::string>()).to(at::kDouble).unsqueeze(0);
        at::Tensor tokens;
        const at::Tensor logits =
            network.forward(input, full, AttentionPlan::softmax(c.config.depth), {}, nullptr, &tokens);
        // The program stores the resampled kernel in float32, the reference in float64.
        const double most =
            c.config.patchSize.from == Provenance::User && one.value("patch_size", 8) != 8 ? 1e-5 : equal;
        QVERIFY2(differenceOf(tokens[0], expected, "normed") < most,
                 qPrintable(QString::number(differenceOf(tokens[0], expected, "normed"))));
        QVERIFY2(
            differenceOf(network.pooled(tokens, full)[0], expected, "pooled") < most,
            qPrintable(QString::number(differenceOf(network.pooled(tokens, full)[0], expected, "pooled"))));
        if (expected.count("logits") != 0) {
            QVERIFY(differenceOf(logits[0], expected, "logits") < most);
        }
    }

    // The same weights under transformers' names, which lack biases of keys, and whose norm of the mean is
    // the pooler's.
    void beitAsHuggingFaceNamesIt()
    {
        HYDRA_NEED_SHARED(readme);
        const NamedTensors theirs = readSafetensors(inside("beit/model.safetensors")).tensors;
        NamedTensors t;
        const auto linear = [&](const std::string& from, const std::string& to) {
            t[to + ".weight"] = theirs.at(from + ".weight");
            t[to + ".bias"] = theirs.at(from + ".bias");
        };
        t["beit.embeddings.cls_token"] = theirs.at("cls_token");
        t["beit.embeddings.mask_token"] = at::zeros({1, 1, 32});
        linear("patch_embed.proj", "beit.embeddings.patch_embeddings.projection");
        linear("fc_norm", "beit.pooler.layernorm");
        linear("head", "classifier");
        for (int i = 0; i < 2; ++i) {
            const std::string from = "blocks." + std::to_string(i) + ".";
            const std::string to = "beit.encoder.layer." + std::to_string(i) + ".";
            const std::string self = to + "attention.attention.";
            const auto parts = theirs.at(from + "attn.qkv.weight").chunk(3);
            const char* const names[] = {"query", "key", "value"};
            for (std::size_t part = 0; part < 3; ++part) {
                t[self + names[part] + ".weight"] = parts[part].contiguous();
            }
            t[self + "query.bias"] = theirs.at(from + "attn.q_bias");
            t[self + "value.bias"] = theirs.at(from + "attn.v_bias");
            t[self + "relative_position_bias.relative_position_bias_table"] =
                theirs.at(from + "attn.relative_position_bias_table");
            t[self + "relative_position_bias.relative_position_index"] = at::zeros({26, 26}, at::kLong);
            linear(from + "attn.proj", to + "attention.output.dense");
            linear(from + "norm1", to + "layernorm_before");
            linear(from + "norm2", to + "layernorm_after");
            linear(from + "mlp.fc1", to + "intermediate.dense");
            linear(from + "mlp.fc2", to + "output.dense");
            t[to + "lambda_1"] = theirs.at(from + "gamma_1");
            t[to + "lambda_2"] = theirs.at(from + "gamma_2");
        }
        const QTemporaryDir folder;
        const Path root = folder.path().toStdString();
        writeSafetensors(root / "model.safetensors", t, {{"format", "pt"}});
        std::ofstream(root / "config.json")
            << R"({"model_type": "beit", "architectures": ["BeitForImageClassification"], "hidden_size": 32,)"
               R"("num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 128,)"
               R"("hidden_act": "gelu", "layer_norm_eps": 1e-6, "image_size": 40, "patch_size": 8,)"
               R"("use_mean_pooling": true, "use_relative_position_bias": true})";
        const Checkpoint c = loadCheckpoint(root);
        QCOMPARE(c.family, std::string("huggingface"));
        QVERIFY(c.config.relativeBias.value && c.config.layerScale.value);
        const NamedTensors expected = readSafetensors(inside("beit/expected.safetensors")).tensors;
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor input = readNpy(inside("beit/input.npy")).to(at::kDouble).unsqueeze(0);
        const at::Tensor logits =
            network.forward(input, fullNetwork(c.config), AttentionPlan::softmax(c.config.depth))[0];
        QVERIFY(differenceOf(logits, expected, "logits") < equal);
    }

    // A file without its configuration makes the loader ask; the user's override answers.
    void withoutItsConfiguration()
    {
        HYDRA_NEED_SHARED(readme);
        QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "mine.safetensors";
        for (const char* each : {"dinov3-mlp/timm", "eva02/base", "eva-postnorm", "perception-encoder/core",
                                 "perception-encoder/spatial"}) {
            std::filesystem::remove(file);
            std::filesystem::copy_file(inside(each) / "model.safetensors", file);
            try {
                (void)loadCheckpoint(file);
                QFAIL(each);
            } catch (const Error& error) {
                QVERIFY2(error.missingValue().has_value(), error.what());
                QCOMPARE(error.missingValue()->option, std::string("architecture"));
                QVERIFY(!error.missingValue()->choices.empty());
                ModelOverrides user;
                user.architecture = error.missingValue()->choices.front();
                user.numHeads = 2;
                QVERIFY2(!loadCheckpoint(file, user).tensors.empty(), each);
            }
        }
    }

    // Kernels that are resized by other methods give the reference's products.
    void otherWaysToResizeAKernel()
    {
        HYDRA_NEED_SHARED(readme);
        const at::Tensor kernel =
            readSafetensors(inside("flexivit/model.safetensors")).tensors.at("patch_embed.proj.weight");
        for (const auto& [file, side, how] :
             {std::tuple("expected_down", 6, PositionResize::Bilinear),
              std::tuple("expected_up", 12, PositionResize::Bilinear),
              std::tuple("expected_plain", 7, PositionResize::BicubicAntialias)}) {
            const NamedTensors expected =
                readSafetensors(inside(std::string("flexivit/") + file + ".safetensors")).tensors;
            const at::Tensor found =
                resizePatchKernel(kernel.to(at::kDouble), side, how == PositionResize::Bilinear);
            QVERIFY2(differenceOf(found, expected, "patch_embed.proj.weight") < 1e-6, file);
        }
        ModelOverrides user;
        user.patchSize = 12;
        const VitConfig c = loadCheckpoint(inside("flexivit"), user).config;
        QCOMPARE(c.imageHeight.value, 36); // 40 pixels, to the nearest multiple
        QCOMPARE(c.gridHeight(), 3);
        user.patchSize = 97;
        QVERIFY(refusedWith("at most 96", [&] { (void)loadCheckpoint(inside("flexivit"), user); }));
        user.patchSize = 4;
        QVERIFY(refusedWith("was requested, but the tensors have 8",
                            [&] { (void)loadCheckpoint(inside("beit"), user); }));
    }
};

HYDRA_TEST(TestFamilyFixtures, QCoreApplication)
#include "test_family_fixtures.moc"
