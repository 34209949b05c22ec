// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that the program does not run, and files that do not fit together, are refused by name and with
// the reason. Also tests the trained head counts that a file states.
#include "core/checkpoint/checkpoint.h"

#include <QtTest>

#include <functional>

#include "tests/support/foreign_names.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

using KeyValues = std::map<std::string, std::string>;

bool ofTheSecondBlock(const std::string& name)
{
    for (const char* part : {"blocks.1.", "layer.1.", "encoder_layer_1.", "encoderblock_1/"}) {
        if (name.find(part) != std::string::npos) {
            return true;
        }
    }
    return false;
}

} // namespace

class TestFamilyRefusals : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Checkpoint open(const NamedTensors& stored, const KeyValues& words = {},
                                  const ModelOverrides& user = {}) const
    {
        const Path file = Path(m_folder.path().toStdString()) / "model.safetensors";
        writeSafetensors(file, stored, words);
        return loadCheckpoint(file, user);
    }

private Q_SLOTS:
    void trainedHeadsAreTheFilesOwn()
    {
        const NamedTensors t = timmNetwork();
        const Checkpoint plain = open(t);
        QCOMPARE(plain.config.trainedHeads.value, std::vector<int>{2});
        QVERIFY(plain.notes.back().text().find("does not say") != std::string::npos);
        const KeyValues trainer{{"args.model", "hydravit_dyn_patch16_224"},
                                {"args.heads", "[1, 2]"},
                                {"args.mean", "None"},
                                {"args.interpolation", "random"}};
        const Checkpoint hydra = open(t, trainer);
        QCOMPARE(hydra.config.trainedHeads.value, (std::vector<int>{1, 2}));
        QCOMPARE(hydra.config.trainedHeads.from, Provenance::File);
        QCOMPARE(hydra.config.architecture.value, std::string("hydravit_dyn_patch16_224"));
        QVERIFY(hydra.notes.empty());
        QCOMPARE(open(t, {{"args.heads", "16"}}).config.trainedHeads.from, Provenance::Default);
        ModelOverrides user;
        user.trainedHeads = std::vector<int>{2, 1};
        QCOMPARE(open(t, trainer, user).config.trainedHeads.value, (std::vector<int>{1, 2}));
        QCOMPARE(open(t, trainer, user).config.trainedHeads.from, Provenance::User);
        QVERIFY(open(t, {}, user).id != plain.id);
        user.trainedHeads = std::vector<int>{3};
        QVERIFY(refusedWith("trained heads", [&] { (void)open(t, {}, user); }));
    }

    // Only networks that can be a HydraViT get a note that names HydraViT.
    void onlyWhatCanBeAHydraViTIsCalledOne()
    {
        VitConfig deit;
        deit.architecture = {"vit", Provenance::Inferred};
        deit.numHeads.value = 6;
        deit.headDim.value = 64;
        deit.classToken.value = true;
        deit.trainedHeads = {{6}, Provenance::Default};
        const std::string note = deit.trainingNote();
        QVERIFY2(note.find("If it is a HydraViT, open it with --trained-heads 3-6") != std::string::npos,
                 note.c_str());
        const std::vector<std::function<void(VitConfig&)>> others{
            [](VitConfig& c) { c.rotation.value.kind = Rotation::Kind::Axial; }, // DINOv3
            [](VitConfig& c) { c.relativeBias.value = true; }, // BEiT
            [](VitConfig& c) { c.positionEmbedding.value = false; },
            [](VitConfig& c) { c.registerTokens.value = 4; },
            [](VitConfig& c) { c.classToken.value = false; },
            [](VitConfig& c) { c.pool.value = Pool::Average; },
            [](VitConfig& c) { c.layerScale.value = true; },
            [](VitConfig& c) { c.mlp.value = MlpKind::Gated; },
            [](VitConfig& c) { c.activation.value = Activation::QuickGelu; }, // CLIP
            [](VitConfig& c) { c.normPosition.value = NormPosition::Post; },
            [](VitConfig& c) { c.headDim.value = 80; },
            [](VitConfig& c) { c.numHeads.value = 16; },
            [](VitConfig& c) { c.numHeads.value = 3; },
            [](VitConfig& c) {
                c.architecture = {"vit_small_patch16_224", Provenance::Config};
            },
            [](VitConfig& c) { c.trainedHeads.from = Provenance::File; }};
        for (const auto& change : others) {
            VitConfig other = deit;
            change(other);
            const std::string said = other.trainingNote();
            QVERIFY2(said.find("untrained slices") != std::string::npos, said.c_str());
            QVERIFY2(said.find("HydraViT") == std::string::npos, said.c_str());
        }
    }

    void refusesOtherNetworks_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("says");
        QTest::addColumn<bool>("alone"); // not beside a Vision Transformer's tensors
        const auto row = [](const char* name, const char* tensor, const char* says, bool alone = false) {
            QTest::newRow(name) << tensor << says << alone;
        };
        row("BEiT", "blocks.0.attn.relative_position_bias_table", "relative position");
        row("EVA", "blocks.0.attn.q_bias", "query and value biases");
        row("RoPE", "rope.freqs", "rotary");
        row("hybrid", "patch_embed.backbone.stem.conv.weight", "hybrid");
        row("Swin", "layers.0.blocks.0.norm1.weight", "Swin");
        row("SigLIP", "attn_pool.latent", "attention pooling");
        row("SwiGLU", "blocks.0.mlp.w12.weight", "SwiGLU");
        row("CaiT", "blocks_token_only.0.norm1.weight", "CaiT");
        row("LoRA", "blocks.0.attn.qkv.lora_A.weight", "LoRA");
        row("ResNet", "layer1.0.conv1.weight", "ResNet", true);
        row("GPT", "wte.weight", "text model", true);
        row("BERT", "bert.embeddings.word_embeddings.weight", "text model", true);
        row("DINOv3", "embeddings.patch_embeddings.weight", "DINOv3", true);
        row("hybrid JAX", "conv_root/kernel", "hybrid", true);
        row("nobody", "x", "expected a Vision Transformer", true);
    }
    void refusesOtherNetworks()
    {
        QFETCH(QString, tensor);
        QFETCH(QString, says);
        QFETCH(bool, alone);
        NamedTensors t = alone ? NamedTensors() : timmNetwork();
        t[tensor.toStdString()] = at::ones({2});
        QVERIFY(refusedWith(qPrintable(says), [&] { (void)open(t); }));
        QVERIFY(refusedWith(qPrintable("'" + tensor + "'"), [&] { (void)open(t); }));
    }

    void refusesWhatDoesNotFitTogether()
    {
        NamedTensors t = timmNetwork();
        t.erase("pos_embed");
        QVERIFY(refusedWith("rotary or relative", [&] { (void)open(t); }));
        const NamedTensors good = asHuggingFace(timmNetwork(), "vit.", false);
        const std::string key = "vit.encoder.layer.1.attention.attention.key.weight";
        t = good;
        t.erase(key);
        QVERIFY(refusedWith("tensor 'blocks.1.attn.k.weight' is missing", [&] { (void)open(t); }));
        t[key] = at::ones({64, 128});
        QVERIFY(refusedWith("expected [128, 128]", [&] { (void)open(t); }));
        t = good;
        t["vit.layers.0.layernorm_before.weight"] = at::ones({128});
        QVERIFY(refusedWith("are both", [&] { (void)open(t); }));
        QVERIFY(refusedWith("several networks", [&] {
            (void)open(together(behind("a.", timmNetwork()), behind("b.", timmNetwork())));
        }));
        for (const char* kernel : {"query", "out"}) {
            t = asJax(timmNetwork(), "", false);
            t[std::string("Transformer/encoderblock_0/MultiHeadDotProductAttention_1/") + kernel
              + "/kernel"] = at::ones({128, 128});
            QVERIFY(refusedWith("expected 3 dimensions", [&] { (void)open(t); }));
        }
    }

    // Tensors with any number of dimensions in every place are accepted or refused with an Error.
    void survivesAnyShape()
    {
        for (const NamedTensors& good :
             {timmNetwork(), asHuggingFace(timmNetwork(), "vit.", false), asTorchvision(timmNetwork(), false),
              asJax(timmNetwork(), "", false), asOpenAiClip(clipNetwork())}) {
            for (const auto& [name, tensor] : good) {
                if (ofTheSecondBlock(name)) {
                    continue; // it is read like the first block
                }
                for (const std::vector<std::int64_t>& shape :
                     {std::vector<std::int64_t>{}, {0}, {3}, {2, 2}, {1, 0, 128}, {1, 2, 3}, {2, 2, 2, 2}}) {
                    NamedTensors t = good;
                    t[name] = at::ones(shape);
                    const QString text = refusalOf([&] { (void)open(t); });
                    QVERIFY2(text == "<accepted>" || !text.startsWith('<'),
                             qPrintable(QString::fromStdString(name) + ": " + text));
                }
            }
        }
    }
};

HYDRA_TEST(TestFamilyRefusals, QCoreApplication)
#include "test_family_refusals.moc"
