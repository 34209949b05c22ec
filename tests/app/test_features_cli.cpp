// SPDX-License-Identifier: GPL-3.0-or-later
// `features`: its output is what the network computes, derived in a second way.
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

class TestFeaturesCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    // The features of the first picture, from a safetensors file.
    [[nodiscard]] NamedTensors features(const QStringList& more, QByteArray* err = nullptr) const
    {
        const QString out = path("out.safetensors");
        const Result result =
            runCli(line("features %1 %2 --out %3", path("tiny.safetensors"), path("set/a.png"), out) + more);
        if (err != nullptr) {
            *err = result.err;
        }
        return result.code == 0 ? readSafetensors(out.toStdString()).tensors : NamedTensors();
    }
    [[nodiscard]] static QStringList what(const char* kinds)
    {
        return line("--what %1", QString::fromUtf8(kinds));
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeTinyModel(path("tiny.safetensors").toStdString()); // 4 heads of 8, 3 blocks, 6 x 6 patches
        std::filesystem::create_directories(path("set").toStdString());
        for (const char* name : {"set/a.png", "set/b.png"}) {
            at::manual_seed(name[4]);
            const at::Tensor bytes = at::randint(0, 255, {24 * 24 * 3}, at::kByte);
            Image image{24, 24, {}};
            image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
            savePng(path(name).toStdString(), image);
        }
    }

    // The classifier on `pooled` gives the logits; softmax(Q K^T / sqrt d) V, through the rest of the block,
    // turns the block's input tokens into its output.
    void arraysFitTogether()
    {
        const NamedTensors f = features(what("pooled,tokens,normed,q,k,v,attention,prefix"));
        const NamedTensors weights = tinyTensors();
        const auto w = [&](const char* name) { return weights.at(name); };
        QCOMPARE(f.size(), std::size_t(8));
        QCOMPARE(f.at("tokens").sizes(), at::IntArrayRef({36, 32}));
        QCOMPARE(f.at("prefix").sizes(), at::IntArrayRef({1, 32}));
        const at::Tensor q = f.at("q"), k = f.at("k");
        QCOMPARE(q.sizes(), at::IntArrayRef({4, 37, 8}));
        const at::Tensor a = at::softmax(at::matmul(q, k.transpose(1, 2)) / std::sqrt(8.0), -1);
        QVERIFY(distance(f.at("attention"), a) < 1e-5);
        const at::Tensor logits = at::mv(w("head.weight"), f.at("pooled")) + w("head.bias");
        const Checkpoint c = loadCheckpoint(path("tiny.safetensors").toStdString());
        const at::Tensor pixels =
            preprocess(loadImage(path("set/a.png").toStdString()), Preprocessing::of(c.config)).pixels;
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor expected =
            network.forward(pixels, fullNetwork(c.config), AttentionPlan::softmax(3), {})[0];
        QVERIFY(distance(logits, expected) < 1e-5);
        const at::Tensor normed =
            at::layer_norm(f.at("tokens"), {32}, w("norm.weight"), w("norm.bias"), c.config.normEps);
        QVERIFY(distance(f.at("normed"), normed) < 1e-5);

        const NamedTensors two = features(what("v,tokens,prefix,attention")
                                          + QStringList{QStringLiteral("--block"), QStringLiteral("1,2")});
        QCOMPARE(two.size(), std::size_t(8));
        const at::Tensor before = at::cat({two.at("prefix.b1"), two.at("tokens.b1")});
        const at::Tensor heads = at::matmul(two.at("attention.b2"), two.at("v.b2"));
        const at::Tensor joined = heads.transpose(0, 1).reshape({37, 32});
        const at::Tensor middle =
            before + at::addmm(w("blocks.2.attn.proj.bias"), joined, w("blocks.2.attn.proj.weight").t());
        const at::Tensor n2 = at::layer_norm(middle, {32}, w("blocks.2.norm2.weight"),
                                             w("blocks.2.norm2.bias"), c.config.normEps);
        const at::Tensor hidden =
            at::gelu(at::addmm(w("blocks.2.mlp.fc1.bias"), n2, w("blocks.2.mlp.fc1.weight").t()));
        const at::Tensor after =
            middle + at::addmm(w("blocks.2.mlp.fc2.bias"), hidden, w("blocks.2.mlp.fc2.weight").t());
        QVERIFY(distance(two.at("tokens.b2"), after.narrow(0, 1, 36)) < 1e-5);
    }

    // A pass that stops at the last requested block equals the start of the whole pass, bit for bit.
    void aBlockIsThatOfTheWholePass()
    {
        const QString inside = QStringLiteral("tokens,prefix,q,k,v,attention");
        for (const QStringList& more :
             {QStringList(), QStringList{QStringLiteral("--heads"), QStringLiteral("2")},
              QStringList{QStringLiteral("--without"), QStringLiteral("heads:0.1,2.1")}}) {
            const QStringList blocks = QStringList{QStringLiteral("--block"), QStringLiteral("0,1")} + more;
            const NamedTensors part = features(what(qPrintable(inside)) + blocks);
            const NamedTensors whole =
                features(what(qPrintable(inside + QStringLiteral(",pooled"))) + blocks);
            QCOMPARE(part.size(), std::size_t(12));
            QCOMPARE(whole.size(), std::size_t(13));
            for (const auto& [name, values] : part) {
                QVERIFY2(values.equal(whole.at(name)), name.c_str());
            }
        }
        QByteArray err;
        (void)features(what("tokens") + QStringList{QStringLiteral("--block"), QStringLiteral("3")}, &err);
        QVERIFY(err.contains("expected blocks from 0 to 2"));
    }

    void halvesAndHeadsAndSizes()
    {
        const NamedTensors whole = features(what("tokens"));
        const NamedTensors half =
            features(what("tokens") + QStringList{QStringLiteral("--dtype"), QStringLiteral("float16")});
        QCOMPARE(half.at("tokens").scalar_type(), at::kHalf);
        QVERIFY(distance(half.at("tokens").to(at::kFloat), whole.at("tokens")) < 1e-3);
        const NamedTensors some =
            features(what("tokens") + QStringList{QStringLiteral("--heads"), QStringLiteral("2,4")});
        QCOMPARE(some.at("tokens.k2").sizes(), at::IntArrayRef({36, 16}));
        QVERIFY(some.at("tokens.k4").equal(whole.at("tokens")));
        const NamedTensors large =
            features(what("tokens") + QStringList{QStringLiteral("--size"), QStringLiteral("48x32")});
        QCOMPARE(large.at("tokens").sizes(), at::IntArrayRef({12 * 8, 32}));
    }

    void aFolderAndAStoreHoldTheSame()
    {
        const QStringList both =
            line("features %1 %2 --what pooled,q", path("tiny.safetensors"), path("set"));
        const Result folder = runCli(both + QStringList{QStringLiteral("--out"), path("npz")});
        QCOMPARE(folder.code, 0);
        const Json results = folder.json().at("results");
        QCOMPARE(results.size(), std::size_t(2));
        QCOMPARE(results[1].at("arrays")[0], (Json{{"name", "pooled"}, {"shape", {32}}}));
        QVERIFY(QFile::exists(path("npz/b.npz")));
        const Result store = runCli(both + QStringList{QStringLiteral("--store"), path("x.tar")});
        QVERIFY2(store.code == 0, store.err.constData());
        QVERIFY(QFileInfo(path("x.tar")).size() > 2 * 4 * (32 + 4 * 37 * 8));
    }

    void whatCannotBeIsRefused()
    {
        const auto says = [&](const QStringList& more) {
            QByteArray err;
            return features(more, &err).empty() ? err : QByteArray();
        };
        QVERIFY(
            says(what("q") + QStringList{QStringLiteral("--block"), QStringLiteral("3")}).contains("0 to 2"));
        QVERIFY(says(what("pooled") + QStringList{QStringLiteral("--block"), QStringLiteral("1")})
                    .contains("do not depend on a block"));
        QVERIFY(says(what("logits")).contains("pooled"));
        QVERIFY(says(what("attention")
                     + QStringList{QStringLiteral("--attention"), QStringLiteral("hydra:cosine@all")})
                    .contains("has no attention matrix"));
        QVERIFY(says({path("set/b.png")}).contains("expected a folder"));
    }
};

HYDRA_TEST(TestFeaturesCli, QCoreApplication)
#include "test_features_cli.moc"
