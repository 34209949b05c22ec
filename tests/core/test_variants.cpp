// SPDX-License-Identifier: GPL-3.0-or-later
// Every variant of the Vision Transformer that a file may hold, against the same network written again in
// float64; its sub-networks, its gradients, and files cut from it.
#include "core/checkpoint/cut_out.h"
#include "core/checkpoint/words.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/nn/cost.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/reference_vit.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::ReferenceVit;
using hydra::test::Variant;

static ReferenceVit referenceOf(const Variant& variant, int heads = 4)
{
    ReferenceVit vit(variant.tensors, heads);
    vit.pool = variant.pool;
    vit.activation = variant.activation;
    return vit;
}

static void addVariants()
{
    QTest::addColumn<QString>("which");
    for (const char* name : {"plain", "qk-norm", "layer-scale", "distilled", "registers", "pre-norm",
                             "average", "no class token", "no qkv bias", "both", "tanh", "quick",
                             "qk-norm layer-scale registers both tanh"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

// The first K of 4 heads of 8, sliced by hand: reference.md "Sub-networks".
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
        // The trace keeps views of the weights and uses no other part of the network.
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
        const at::Tensor expected = referenceOf(variant).logits(picture());
        QVERIFY(distance(logitsOf(c, 4), expected) < 1e-5);
        Trace trace;
        QVERIFY(distance(logitsOf(c, 4, &trace), expected) < 1e-5); // the traced pass is separate code
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor single =
            network.forward(picture().to(at::kFloat), fullNetwork(c.config), AttentionPlan::softmax(3))[0];
        QVERIFY(distance(single, expected) < 1e-4);
    }

    // `convert --heads` writes the sub-network, and it opens without a question.
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
            // Moving positions alone does not move a pre-norm network's tokens: move what comes after.
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

    // Without a classifier there is no class to explain; everything else works.
    void backbones()
    {
        Variant variant("plain");
        variant.tensors.erase("head.weight");
        variant.tensors.erase("head.bias");
        const Checkpoint c = open(variant);
        QCOMPARE(c.config.numClasses.value, 0);
        QVERIFY(c.config.classNames.value.empty());
        QVERIFY(!c.notes.empty() && c.notes.front().text().find("backbone") != std::string::npos);
        const VisionTransformer network(c.config, c.tensors);
        Trace trace;
        at::Tensor tokens;
        const at::Tensor logits = network.forward(picture(), {SliceScheme::HydraViT, 3},
                                                  AttentionPlan::softmax(3), {}, &trace, &tokens);
        QCOMPARE(logits.sizes().vec(), (std::vector<std::int64_t>{1, 0}));
        (void)network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(3), {}, nullptr,
                              &tokens);
        QVERIFY(distance(tokens[0], referenceOf(variant).tokens(picture())) < 1e-5);
        for (const MethodInfo& info : methodTable()) {
            MapOptions options;
            options.method = info.id;
            try {
                const Map map = explain(trace, options, 0);
                QVERIFY(!info.classSpecific);
                QCOMPARE(map.values.size(), std::size_t(36) * std::size_t(map.channels));
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

    // Every value is read back as written, without guesses.
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

HYDRA_TEST(TestVariants, QCoreApplication)
#include "test_variants.moc"
