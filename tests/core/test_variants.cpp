// SPDX-License-Identifier: GPL-3.0-or-later
// Every variant of the Vision Transformer that a file may hold, against the same network written down once
// more in float64; its sub-networks, its gradients, and what is cut out of it.
#include "core/checkpoint/words.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/nn/cost.h"
#include "core/checkpoint/cut_out.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/support/reference_vit.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::ReferenceVit;

// The tiny model (4 heads of 8) with what VARIANT adds or takes.
struct Variant
{
    NamedTensors tensors = test::tinyTensors();
    Words words = test::tinyMetadata();
    Pool pool = Pool::Token;
    Activation activation = Activation::Gelu;

    explicit Variant(const std::string& which)
    {
        at::manual_seed(3);
        if (which.find("qk-norm") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                for (const char* part : {"q_norm", "k_norm"}) {
                    const std::string name = "blocks." + std::to_string(i) + ".attn." + part;
                    tensors[name + ".weight"] = 1 + 0.3 * at::randn({8});
                    tensors[name + ".bias"] = 0.3 * at::randn({8});
                }
            }
            words.erase("num_heads"); // the norms say it
        }
        if (which.find("layer-scale") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                tensors["blocks." + std::to_string(i) + ".ls1.gamma"] = at::randn({32});
                tensors["blocks." + std::to_string(i) + ".ls2.gamma"] = at::randn({32});
            }
        }
        if (which.find("distilled") != std::string::npos) {
            tensors["dist_token"] = at::randn({1, 1, 32});
            tensors["head_dist.weight"] = at::randn({5, 32}) / 6;
            tensors["head_dist.bias"] = at::randn({5});
            tensors["pos_embed"] = 0.5 * at::randn({1, 38, 32});
        }
        if (which.find("registers") != std::string::npos) {
            tensors["reg_token"] = at::randn({1, 4, 32});
            tensors["pos_embed"] = 0.5 * at::randn({1, 36, 32});
        }
        if (which.find("pre-norm") != std::string::npos) {
            tensors["norm_pre.weight"] = 1 + 0.1 * at::randn({32});
            tensors["norm_pre.bias"] = at::randn({32});
            tensors.erase("patch_embed.proj.bias");
            words["norm_eps"] = "1e-6";
        }
        if (which.find("average") != std::string::npos) {
            pool = Pool::Average;
            for (const char* part : {"weight", "bias"}) {
                tensors[std::string("fc_norm.") + part] = tensors.at(std::string("norm.") + part);
                tensors.erase(std::string("norm.") + part);
            }
        }
        if (which.find("no class token") != std::string::npos) {
            pool = Pool::Average;
            tensors.erase("cls_token");
            tensors["pos_embed"] = 0.5 * at::randn({1, 36, 32});
        }
        if (which.find("no qkv bias") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                tensors.erase("blocks." + std::to_string(i) + ".attn.qkv.bias");
            }
        }
        if (which.find("both") != std::string::npos) {
            pool = Pool::TokenAndAverage;
            tensors["head.weight"] = at::randn({5, 64}) / 8;
        }
        if (which.find("tanh") != std::string::npos) {
            activation = Activation::GeluTanh;
            words["activation"] = "gelu_pytorch_tanh";
        }
        if (which.find("quick") != std::string::npos) {
            activation = Activation::QuickGelu;
            words["activation"] = "quick_gelu";
        }
    }
    [[nodiscard]] ReferenceVit reference(int heads = 4) const
    {
        ReferenceVit vit(tensors, heads);
        vit.pool = pool;
        vit.activation = activation;
        return vit;
    }
};

static void addVariants()
{
    QTest::addColumn<QString>("which");
    for (const char* name : {"plain", "qk-norm", "layer-scale", "distilled", "registers", "pre-norm",
                             "average", "no class token", "no qkv bias", "both", "tanh", "quick",
                             "qk-norm layer-scale registers both tanh"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

// The first K of 4 heads of 8, sliced by hand: reference.md 2.4.
static NamedTensors sliced(const NamedTensors& full, int k)
{
    const std::int64_t e = 8 * k;
    const auto width = [&](std::int64_t size) { return size == 128 ? 4 * e : size == 32 ? e : size; };
    NamedTensors cut;
    for (const auto& [name, t] : full) {
        at::Tensor part = t;
        if (name == "head.weight" && t.size(1) == 64) { // token and average, side by side
            part = at::cat({t.slice(1, 0, e), t.slice(1, 32, 32 + e)}, 1);
        } else if (name.find("qkv") != std::string::npos) {
            part = at::cat({t.slice(0, 0, e), t.slice(0, 32, 32 + e), t.slice(0, 64, 64 + e)});
            part = t.dim() == 2 ? part.slice(1, 0, e) : part;
        } else if (t.dim() == 3) { // tokens and positions
            part = t.slice(2, 0, e);
        } else if (t.dim() == 4) {
            part = t.slice(0, 0, e);
        } else {
            part = t.slice(0, 0, width(t.size(0)));
            part = t.dim() == 2 ? part.slice(1, 0, width(t.size(1))) : part;
        }
        cut[name] = part;
    }
    return cut;
}

class TestVariants : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Checkpoint open(const Variant& variant) const
    {
        const Path file = Path(m_folder.path().toStdString()) / "variant.safetensors";
        writeSafetensors(file, variant.tensors, variant.words);
        return loadCheckpoint(file);
    }
    static at::Tensor picture()
    {
        at::manual_seed(11);
        return at::randn({1, 3, 24, 24}, at::kDouble);
    }
    static at::Tensor logitsOf(const Checkpoint& c, int k, Trace* trace = nullptr,
                               const char* plan = "softmax")
    {
        // The trace keeps views of the weights; nothing else of the network is asked.
        const VisionTransformer network(c.config, c.tensors);
        return network.forward(picture(), {SliceScheme::HydraViT, k},
                               AttentionPlan::parse(plan, AttentionPlan::softmax(3)), {}, trace)[0];
    }

private Q_SLOTS:
    void logitsAreTheReferences_data() { addVariants(); }
    void logitsAreTheReferences()
    {
        QFETCH(QString, which);
        const Variant variant(which.toStdString());
        const Checkpoint c = open(variant);
        QCOMPARE(c.config.numHeads.value, 4);
        const at::Tensor expected = variant.reference().logits(picture());
        QVERIFY(distance(logitsOf(c, 4), expected) < 1e-5);
        Trace trace;
        QVERIFY(distance(logitsOf(c, 4, &trace), expected) < 1e-5); // the traced pass is another path
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor single =
            network.forward(picture().to(at::kFloat), fullNetwork(c.config), AttentionPlan::softmax(3))[0];
        QVERIFY(distance(single, expected) < 1e-4);
    }

    // What convert --heads writes is the sub-network, and opening it asks nothing.
    void cutOutIsTheSubNetwork_data() { addVariants(); }
    void cutOutIsTheSubNetwork()
    {
        QFETCH(QString, which);
        const Checkpoint c = open(Variant(which.toStdString()));
        for (int k = 1; k <= 4; ++k) {
            const Path file = Path(m_folder.path().toStdString()) / "cut.safetensors";
            writeCheckpoint(file, cutOut(c, k));
            const Checkpoint plain = loadCheckpoint(file);
            QCOMPARE(plain.config.numHeads.value, k);
            QCOMPARE(plain.config.trainedHeads.value.back(), k);
            QCOMPARE(plain.config.activation.value, c.config.activation.value);
            QCOMPARE(plain.config.pool.value, c.config.pool.value);
            QVERIFY(plain.unexpected.empty());
            QVERIFY(distance(logitsOf(plain, k), logitsOf(c, k)) < 1e-6);
            ReferenceVit reference(sliced(c.tensors, k), k);
            reference.pool = plain.config.pool;
            reference.activation = plain.config.activation;
            QVERIFY(distance(logitsOf(c, k), reference.logits(picture())) < 1e-5);
        }
    }

    void gradientsMatchFiniteDifferences_data() { addVariants(); }
    void gradientsMatchFiniteDifferences()
    {
        QFETCH(QString, which);
        const Variant variant(which.toStdString());
        const Checkpoint c = open(variant);
        const int target = 1;
        for (const char* plan : {"softmax", "linear:cosine+ln,heads=4@all"}) {
            const VisionTransformer network(c.config, c.tensors);
            const AttentionPlan attention = AttentionPlan::parse(plan, AttentionPlan::softmax(3));
            Trace trace;
            (void)network.forward(picture(), fullNetwork(c.config), attention, {}, &trace);
            Backward backward(trace, target);
            for (int block = 2; block >= 0; --block) {
                (void)backward.enter();
                backward.leave();
            }
            // A pre-norm network's tokens are not moved by moving positions alone: move what comes after.
            NamedTensors moved = c.tensors;
            const char* name = c.config.preNorm ? "norm_pre.bias" : "pos_embed";
            const int first = c.config.posEmbedCoversPrefix ? 0 : c.config.prefixTokens();
            const at::Tensor original = moved.at(name).clone();
            for (const auto& [token, feature] : std::vector<std::pair<int, int>>{{0, 3}, {7, 0}, {33, 31}}) {
                double logits[2];
                for (int side = 0; side < 2; ++side) {
                    at::Tensor changed = original.clone();
                    (c.config.preNorm ? changed[feature] : changed[0][token][feature]) +=
                        side == 0 ? -1e-2 : 1e-2;
                    moved[name] = changed;
                    const VisionTransformer other(c.config, moved);
                    logits[side] =
                        other.forward(picture(), fullNetwork(c.config), attention)[0][target].item<double>();
                }
                const double measured = (logits[1] - logits[0]) / 2e-2;
                const double computed = c.config.preNorm
                    ? backward.gradient().sum(0)[feature].item<double>()
                    : backward.gradient()[token + first][feature].item<double>();
                QVERIFY2(std::fabs(measured - computed) < 3e-3 * std::max(1.0, std::fabs(measured)),
                         qPrintable(QString("%1, token %2: %3 against %4")
                                        .arg(plan)
                                        .arg(token)
                                        .arg(computed)
                                        .arg(measured)));
            }
        }
    }

    void relevanceIsConserved_data() { addVariants(); }
    void relevanceIsConserved()
    {
        QFETCH(QString, which);
        const Checkpoint c = open(Variant(which.toStdString()));
        const VisionTransformer network(c.config, c.tensors);
        for (int k = 2; k <= 4; ++k) {
            Trace trace;
            (void)network.forward(picture(), {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3), {},
                                  &trace);
            const Map map = explain(trace, MapOptions(), 2);
            QVERIFY2(map.residual && *map.residual < 2e-3, qPrintable(QString::number(*map.residual)));
        }
    }

    // Without a classifier there is no class to explain, and all else works.
    void backbones()
    {
        Variant variant("plain");
        variant.tensors.erase("head.weight");
        variant.tensors.erase("head.bias");
        const Checkpoint c = open(variant);
        QCOMPARE(c.config.numClasses.value, 0);
        QVERIFY(c.config.classNames.value.empty());
        QVERIFY(!c.notes.empty() && c.notes.front().find("backbone") != std::string::npos);
        const VisionTransformer network(c.config, c.tensors);
        Trace trace;
        at::Tensor tokens;
        const at::Tensor logits = network.forward(picture(), {SliceScheme::HydraViT, 3},
                                                  AttentionPlan::softmax(3), {}, &trace, &tokens);
        QCOMPARE(logits.sizes().vec(), (std::vector<std::int64_t>{1, 0}));
        (void)network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(3), {}, nullptr,
                              &tokens);
        QVERIFY(distance(tokens[0], variant.reference().tokens(picture())) < 1e-5);
        for (const MethodInfo& info : methodTable()) {
            MapOptions options;
            options.method = info.id;
            try {
                const Map map = explain(trace, options, 0);
                QVERIFY(!info.classSpecific);
                QCOMPARE(map.values.size(), std::size_t(36));
            } catch (const Error& error) {
                QVERIFY(info.classSpecific);
                QCOMPARE(error.code(), ErrorCode::Usage);
                QVERIFY(std::string(error.what()).find("without a classifier") != std::string::npos);
            }
        }
        const NetworkCost cost = costOf(c.config, fullNetwork(c.config));
        std::int64_t parameters = 0;
        for (const auto& [name, tensor] : c.tensors) {
            parameters += tensor.numel();
        }
        QCOMPARE(cost.parameters, parameters);
    }

    void costsCountEveryParameter_data() { addVariants(); }
    void costsCountEveryParameter()
    {
        QFETCH(QString, which);
        const Checkpoint c = open(Variant(which.toStdString()));
        std::int64_t parameters = 0;
        for (const auto& [name, tensor] : c.tensors) {
            parameters += tensor.numel();
        }
        QCOMPARE(costOf(c.config, fullNetwork(c.config)).parameters, parameters);
    }

    void aHeadThatDoesNotFitTheNormsIsRefused()
    {
        Variant variant("qk-norm");
        variant.words["num_heads"] = "2";
        QVERIFY(test::refusedWith("head_dim 8", [&] { (void)open(variant); }));
        variant.words.erase("num_heads");
        variant.tensors.erase("blocks.1.attn.k_norm.bias"); // an RMS norm has none
        QVERIFY(test::refusedWith("k_norm.bias: missing", [&] { (void)open(variant); }));
    }

    // Every value is read back as it was, and nothing is guessed.
    void wordsSayEverything()
    {
        Checkpoint c = open(Variant("both tanh"));
        c.config.mean.value = {0.1, 1.0 / 3, 1e-7};
        c.config.cropFraction.value = 224.0 / 257;
        c.config.cropMode.value = CropMode::Squash;
        c.config.interpolation.value = Interpolation::Bilinear;
        c.config.normEps.value = 1e-12;
        c.config.classNames.value = {"a,b", "\"", "c\nd", "", "e"};
        const Path file = Path(m_folder.path().toStdString()) / "words.safetensors";
        writeCheckpoint(file, c);
        const VitConfig back = loadCheckpoint(file).config;
        QCOMPARE(back.mean.value, c.config.mean.value);
        QCOMPARE(back.cropFraction.value, c.config.cropFraction.value);
        QCOMPARE(back.cropMode.value, CropMode::Squash);
        QCOMPARE(back.interpolation.value, Interpolation::Bilinear);
        QCOMPARE(back.normEps.value, 1e-12);
        QCOMPARE(back.classNames.value, c.config.classNames.value);
        QCOMPARE(back.trainedHeads.value, (std::vector<int>{2, 3, 4}));
        for (const Provenance from :
             {back.numHeads.from, back.imageHeight.from, back.patchSize.from, back.activation.from,
              back.normEps.from, back.mean.from, back.std.from, back.cropFraction.from, back.cropMode.from,
              back.interpolation.from, back.pool.from, back.trainedHeads.from, back.mlpHidden.from}) {
            QCOMPARE(from, Provenance::File);
        }
    }
};

QTEST_GUILESS_MAIN(TestVariants)
#include "test_variants.moc"
