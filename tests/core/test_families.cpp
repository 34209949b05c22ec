// SPDX-License-Identifier: GPL-3.0-or-later
// One random network, written under the names of each family: the logits do not depend on the family.
#include "core/checkpoint/checkpoint.h"
#include "core/format/npy.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "tests/support/foreign_names.h"
#include "tests/support/program.h"
#include "tests/support/reference_vit.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using namespace hydra::test;

namespace {

struct Case
{
    const char* name;
    const char* family;
    std::function<NamedTensors()> stored;
};

const std::vector<Case>& plainCases()
{
    static const std::vector<Case> cases{
        {"timm", "timm", timmNetwork},
        {"DataParallel and torch.compile", "timm", [] { return behind("module._orig_mod.", timmNetwork()); }},
        {"Lightning, with its loss", "timm",
         [] {
             return together(behind("model.backbone.", timmNetwork()), {{"criterion.weight", at::ones({5})}});
         }},
        {"teacher and student", "timm",
         [] {
             NamedTensors student = timmNetwork();
             student["head.bias"] = at::zeros({5});
             return together(behind("teacher.backbone.", timmNetwork()),
                             behind("student.backbone.", student));
         }},
        {"two-dimensional patch embedding", "timm",
         [] {
             NamedTensors t = timmNetwork();
             t["patch_embed.proj.weight"] = t["patch_embed.proj.weight"].flatten(1);
             t["pre_logits.fc.weight"] = at::ones({3, 3});
             return t;
         }},
        {"torchvision", "torchvision", [] { return asTorchvision(timmNetwork(), false); }},
        {"torchvision before 0.13", "torchvision", [] { return asTorchvision(timmNetwork(), true); }},
        {"Hugging Face", "huggingface",
         [] {
             NamedTensors t = asHuggingFace(timmNetwork(), "vit.", false);
             t["vit.pooler.dense.weight"] = at::ones({128, 128});
             t["vit.embeddings.mask_token"] = at::ones({1, 1, 128});
             return t;
         }},
        {"Hugging Face without prefix", "huggingface",
         [] { return asHuggingFace(timmNetwork(), "", false); }},
        {"transformers 5", "huggingface", [] { return asHuggingFace(timmNetwork(), "vit.", true); }},
        {"Hugging Face in DataParallel", "huggingface",
         [] { return behind("module.", asHuggingFace(timmNetwork(), "vit.", false)); }},
        {"JAX", "jax", [] { return asJax(timmNetwork(), "", false); }},
        {"JAX optimiser state", "jax", [] { return asJax(timmNetwork(), "opt/target/", false); }},
        {"big_vision", "jax", [] { return asJax(timmNetwork(), "params/", true); }},
    };
    return cases;
}

} // namespace

class TestFamilies : public QObject
{
    Q_OBJECT

private:
    using KeyValues = std::map<std::string, std::string>;
    QTemporaryDir m_folder;
    [[nodiscard]] Checkpoint open(const NamedTensors& stored, const KeyValues& words = {},
                                  const ModelOverrides& user = {}) const
    {
        const Path file = Path(m_folder.path().toStdString()) / "model.safetensors";
        writeSafetensors(file, stored, words);
        return loadCheckpoint(file, user);
    }
    static at::Tensor picture()
    {
        at::manual_seed(5);
        return at::randn({1, 3, 24, 24}, at::kDouble);
    }
    static at::Tensor logitsOf(const Checkpoint& c)
    {
        const VisionTransformer network(c.config, c.tensors);
        return network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(2))[0];
    }

private Q_SLOTS:
    void logitsDoNotDependOnNames_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < plainCases().size(); ++i) {
            QTest::newRow(plainCases()[i].name) << int(i);
        }
    }
    void logitsDoNotDependOnNames()
    {
        QFETCH(int, index);
        const Case& each = plainCases()[std::size_t(index)];
        ModelOverrides user;
        user.normEps = 1e-6;
        const Checkpoint c = open(each.stored(), {}, user);
        QCOMPARE(c.family, std::string(each.family));
        QCOMPARE(c.config.numHeads.value, 2);
        QCOMPARE(c.config.depth.value, 2);
        QVERIFY(c.unexpected.empty());
        const at::Tensor expected = ReferenceVit(timmNetwork(), 2).logits(picture());
        QVERIFY(distance(logitsOf(c), expected) < 1e-5);
    }

    void takesTheStudentWhenAsked()
    {
        NamedTensors student = timmNetwork();
        student["head.bias"] = at::zeros({5});
        const NamedTensors both =
            together(behind("teacher.backbone.", timmNetwork()), behind("student.backbone.", student));
        ModelOverrides user;
        user.weights = WeightSet::Trained;
        QVERIFY(at::equal(open(both, {}, user).tensors.at("head.bias"), at::zeros({5})));
        QVERIFY(open(both, {}, user).id != open(both).id); // another network
        user.weights = WeightSet::Averaged;
        QVERIFY(at::equal(open(both, {}, user).tensors.at("head.bias"),
                          timmNetwork()["head.bias"].to(at::kFloat)));
        QVERIFY(refusedWith("the file contains none", [&] { (void)open(timmNetwork(), {}, user); }));
        user.weights = WeightSet::Trained; // "ema" inside another word does not count
        QVERIFY(open(behind("semantic.", timmNetwork()), {}, user).unexpected.empty());
    }

    void clip()
    {
        const NamedTensors timm = clipNetwork();
        ReferenceVit reference(timm, 2, 1e-5);
        reference.activation = Activation::QuickGelu;
        const at::Tensor quick = reference.logits(picture());
        reference.activation = Activation::Gelu;
        const at::Tensor exact = reference.logits(picture());
        const Checkpoint huggingFace = open(asHuggingFaceClip(timm));
        QCOMPARE(huggingFace.family, std::string("clip"));
        QCOMPARE(huggingFace.config.activation.value, Activation::QuickGelu);
        QCOMPARE(huggingFace.config.mean.value[0], 0.48145466);
        QVERIFY(huggingFace.unexpected.empty());
        QVERIFY(distance(logitsOf(huggingFace), quick) < 1e-5);
        QVERIFY(huggingFace.config.embeds);
        QCOMPARE(huggingFace.config.className(3), std::string("dimension 3"));

        const Checkpoint laion = open(asOpenAiClip(timm)); // float32: not OpenAI's own
        QCOMPARE(laion.family, std::string("openai-clip"));
        QVERIFY(distance(logitsOf(laion), exact) < 1e-5);
        QVERIFY(laion.notes.front().text().find("outside") != std::string::npos);
        NamedTensors half;
        for (const auto& [name, tensor] : asOpenAiClip(timm)) {
            half[name] = tensor.to(at::kHalf);
        }
        QCOMPARE(open(half).config.activation.value, Activation::QuickGelu);
        QVERIFY(distance(logitsOf(open(half)), quick) < 2e-2);

        NamedTensors trunk = timm;
        const at::Tensor projection = trunk.at("head.weight");
        trunk.erase("head.weight");
        trunk.erase("head.bias");
        trunk = behind("visual.trunk.", trunk);
        trunk["visual.head.proj.weight"] = projection;
        trunk["text.token_embedding.weight"] = at::ones({7, 64});
        const Checkpoint open_clip = open(trunk);
        QCOMPARE(open_clip.family, std::string("timm"));
        QVERIFY(open_clip.config.embeds);
        QVERIFY(distance(logitsOf(open_clip), exact) < 1e-5);
    }

    void deit()
    {
        NamedTensors timm = timmNetwork();
        timm["dist_token"] = at::randn({1, 1, 128});
        timm["pos_embed"] = at::randn({1, 38, 128});
        timm["head_dist.weight"] = at::randn({5, 128}) / 10;
        timm["head_dist.bias"] = at::randn({5});
        NamedTensors stored = asHuggingFace(timm, "deit.", false);
        stored["deit.embeddings.distillation_token"] = timm.at("dist_token");
        moveLayer(stored, timm, "head", "cls_classifier");
        moveLayer(stored, timm, "head_dist", "distillation_classifier");
        stored.erase("classifier.weight");
        stored.erase("classifier.bias");
        Checkpoint c = open(stored, {{"norm_eps", "1e-6"}});
        QVERIFY(c.config.distToken);
        QCOMPARE(c.config.cropFraction.value, 0.875);
        QVERIFY(distance(logitsOf(c), ReferenceVit(timm, 2).logits(picture())) < 1e-5);
        // DeiTForImageClassification reads only the class token.
        stored.erase("distillation_classifier.weight");
        stored.erase("distillation_classifier.bias");
        c = open(stored, {{"norm_eps", "1e-6"}});
        timm.erase("head_dist.weight");
        QVERIFY(distance(logitsOf(c), ReferenceVit(timm, 2).logits(picture())) < 1e-5);
        QVERIFY(c.notes.front().text().find("distillation") != std::string::npos);
    }

    // timm adds the class token's position to the token; DINOv2 and Hugging Face keep it.
    void dinov2()
    {
        NamedTensors timm = timmNetwork();
        timm["reg_token"] = at::randn({1, 4, 128});
        for (int i = 0; i < 2; ++i) {
            timm["blocks." + number(i) + ".ls1.gamma"] = at::randn({128});
            timm["blocks." + number(i) + ".ls2.gamma"] = at::randn({128});
        }
        timm["head.weight"] = at::randn({5, 256}) / 16;
        const at::Tensor all = timm.at("pos_embed");
        const at::Tensor token = timm.at("cls_token");
        NamedTensors reference = timm;
        reference["pos_embed"] = all.narrow(1, 1, 36);
        reference["cls_token"] = token + all.narrow(1, 0, 1);
        ReferenceVit vit(reference, 2);
        vit.pool = Pool::TokenAndAverage;
        const at::Tensor expected = vit.logits(picture());

        NamedTensors stored = asHuggingFace(timm, "dinov2_with_registers.", false);
        stored["dinov2_with_registers.embeddings.register_tokens"] = timm.at("reg_token");
        for (int i = 0; i < 2; ++i) {
            const std::string to = "dinov2_with_registers.encoder.layer." + number(i) + ".";
            const std::string from = "blocks." + number(i) + ".";
            stored[to + "layer_scale1.lambda1"] = timm.at(from + "ls1.gamma");
            stored[to + "layer_scale2.lambda1"] = timm.at(from + "ls2.gamma");
            for (const char* part : {".weight", ".bias"}) {
                for (const auto& [old, renamed] :
                     {std::pair("layernorm_before", "norm1"), std::pair("layernorm_after", "norm2"),
                      std::pair("intermediate.dense", "mlp.fc1"), std::pair("output.dense", "mlp.fc2")}) {
                    stored[to + renamed + part] = stored.at(to + old + part);
                    stored.erase(to + old + part);
                }
            }
        }
        const Checkpoint c = open(stored);
        QCOMPARE(c.config.pool.value, Pool::TokenAndAverage);
        QCOMPARE(c.config.registerTokens.value, 4);
        QCOMPARE(c.config.normEps.value, 1e-6);
        QVERIFY(!c.config.posEmbedCoversPrefix);
        QVERIFY(distance(logitsOf(c), expected) < 1e-5);

        // Facebook's own file: a teacher's backbone in chunks, no classifier.
        NamedTensors original;
        for (const auto& [name, tensor] : timm) {
            std::string theirs = name == "reg_token" ? "register_tokens" : name;
            if (name.rfind("blocks.", 0) == 0) {
                theirs = "blocks.0." + name.substr(7);
            }
            if (name.rfind("head.", 0) != 0) {
                original["teacher.backbone." + theirs] = tensor;
            }
        }
        original["teacher.backbone.mask_token"] = at::ones({1, 128});
        original["teacher.dino_head.mlp.0.weight"] = at::ones({2, 2});
        const Checkpoint backbone = open(original);
        QCOMPARE(backbone.config.numClasses.value, 0);
        const VisionTransformer network(backbone.config, backbone.tensors);
        at::Tensor tokens;
        (void)network.forward(picture(), fullNetwork(backbone.config), AttentionPlan::softmax(2), {}, nullptr,
                              &tokens);
        QVERIFY(distance(tokens[0], vit.tokens(picture())) < 1e-5);
    }

    // Encoders of masked autoencoders and I-JEPA: no classifier, and a decoder that is ignored.
    void encoders()
    {
        NamedTensors timm = timmNetwork();
        timm.erase("head.weight");
        timm.erase("head.bias");
        const at::Tensor expected = ReferenceVit(timm, 2).tokens(picture());
        NamedTensors mae = timm;
        mae["mask_token"] = at::ones({1, 1, 64});
        mae["decoder_embed.weight"] = at::ones({64, 128});
        mae["decoder_blocks.0.norm1.weight"] = at::ones({64});
        Checkpoint c = open(mae);
        QVERIFY(c.unexpected.empty());
        at::Tensor tokens;
        const auto run = [&] {
            const VisionTransformer network(c.config, c.tensors);
            (void)network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(2), {}, nullptr,
                                  &tokens);
        };
        run();
        QVERIFY(distance(tokens[0], expected) < 1e-5);

        NamedTensors jepa = timm;
        jepa.erase("cls_token");
        jepa["pos_embed"] = timm.at("pos_embed").narrow(1, 1, 36).contiguous();
        c = open(together(behind("target_encoder.module.", jepa),
                          {{"predictor.module.predictor_embed.weight", at::ones({2, 2})}}));
        QCOMPARE(c.config.pool.value, Pool::Average);
        QVERIFY(!c.config.classToken);
        run();
        QVERIFY(distance(tokens[0], ReferenceVit(jepa, 2).tokens(picture())) < 1e-5);
    }

    void fixturesGiveTheirLogits_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Hugging Face folder") << "huggingface";
        QTest::newRow("Hugging Face file") << "huggingface/model.safetensors";
        QTest::newRow("timm") << "timm.safetensors";
        QTest::newRow("torchvision") << "torchvision.pth";
    }
    void fixturesGiveTheirLogits()
    {
        QFETCH(QString, file);
        const std::string folder = "fixtures/checkpoints/";
        HYDRA_NEED_SHARED(folder + file.toStdString());
        std::ifstream in(sharedFile(folder + "expected.json"));
        const auto wanted = nlohmann::json::parse(in).at("logits").get<std::vector<float>>();
        ModelOverrides user;
        if (!file.startsWith("huggingface")) {
            user.numHeads = 3;
        }
        const Checkpoint c = loadCheckpoint(sharedFile(folder + file.toStdString()), user);
        const at::Tensor input = readNpy(sharedFile(folder + "input.npy"));
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor logits =
            network.forward(input.dim() == 3 ? input.unsqueeze(0) : input, fullNetwork(c.config),
                            AttentionPlan::softmax(c.config.depth))[0];
        QVERIFY((logits - asTensor(wanted)).abs().max().item<double>() < 1e-4);
    }
};

HYDRA_TEST(TestFamilies, QCoreApplication)
#include "test_families.moc"
