// SPDX-License-Identifier: GPL-3.0-or-later
// --sae on the command line: codes, features switched off and set, as targets and as parts of a class,
// against the float64 results of ../shared/fixtures/sae-small.
#include "core/format/npy.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/read_checkpoint.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

namespace {

constexpr double exact = 1e-4;

QString fixture(const char* name)
{
    return QString::fromStdString((sharedFolder() / "fixtures" / name).string());
}

} // namespace

class TestCodesCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    NamedTensors m_expected;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] static Result run(const QStringList& words, const QStringList& more = {})
    {
        const QStringList host{fixture("attribution-small/weights.safetensors"),
                               fixture("attribution-small/input.npy")};
        return runCli(words.mid(0, 1) + host + words.mid(1) + more);
    }
    [[nodiscard]] static QStringList sae(const char* name = "saelens-standard")
    {
        return line("--sae %1", fixture("sae-small/") + QLatin1String(name));
    }
    [[nodiscard]] static QJsonObject first(const Result& result, const char* rows)
    {
        return QJsonDocument::fromJson(result.out).object()[QLatin1String(rows)].toArray()[0].toObject();
    }
    [[nodiscard]] std::int64_t number(const char* name) const
    {
        return m_expected.at(name).item<std::int64_t>();
    }
    [[nodiscard]] QString feature() const { return QStringLiteral("feature:%1").arg(number("feature")); }
    // The logits of the changed network, as `predict --npy` writes them.
    [[nodiscard]] at::Tensor logits(const QStringList& change) const
    {
        const Result result = run(line("predict --npy %1", path("made")), change + sae());
        return result.code == 0 ? readNpy(path("made/input.logits.k4.npy").toStdString()) : at::Tensor();
    }

private Q_SLOTS:
    void initTestCase()
    {
        HYDRA_NEED_SHARED("fixtures/sae-small/README.md");
        m_expected =
            readSafetensors(fixture("sae-small/saelens-standard.expected.safetensors").toStdString()).tensors;
    }

    void codesOfAPicture()
    {
        const Result result = run(line("codes --out %1", path("codes.npz")), sae());
        QVERIFY2(result.code == 0, result.err);
        const NamedTensors made = readRawCheckpoint(path("codes.npz").toStdString()).tensors;
        for (const char* name : {"x", "pre", "f", "x_hat"}) {
            QVERIFY2(distance(made.at(name), m_expected.at(name)) < exact, name);
        }
        const QJsonObject row = first(result, "results");
        const double explained = m_expected.at("explained_variance").item<double>();
        QVERIFY(std::abs(row["explained_variance"].toDouble() - explained) < exact);
        const QJsonObject top = row["top"].toArray()[0].toObject();
        QCOMPARE(top["feature"].toInt(), int(number("feature")));
        QCOMPARE(top["patch"].toInt(), int(number("patch")));
        const QJsonObject facts = QJsonDocument::fromJson(result.out).object()["sae"].toObject();
        QCOMPARE(facts["block"].toObject()["value"].toInt(), 1);
        QCOMPARE(facts["block"].toObject()["from"].toString(), QStringLiteral("config"));
    }

    void changedFeatures()
    {
        const QString at = QStringLiteral(":%1").arg(number("patch"));
        QVERIFY(distance(logits({"--without", feature()}), m_expected.at("logits.ablated")) < exact);
        QVERIFY(distance(logits({"--without", feature() + at}), m_expected.at("logits.ablated.patch"))
                < exact);
        QVERIFY(distance(logits({"--with", feature() + "=3x"}), m_expected.at("logits.steered")) < exact);
        QVERIFY(distance(logits({"--without", "sae-error"}), m_expected.at("logits.replaced")) < exact);
    }

    // Every family of methods accepts it: gradients, rules, relevance, black boxes, decompositions.
    void aFeatureAsTarget()
    {
        const QStringList methods{"gradient", "input-x-gradient", "relevance",     "generic",   "cp-lrp",
                                  "legrad",   "grad-cam",         "fullgrad-plus", "occlusion", "transition",
                                  "rollout",  "decomposition",    "lens"};
        const Result result =
            run(line("explain --method %1 --target %2 --out %3", methods.join(','), feature(), path("maps")),
                sae());
        QVERIFY2(result.code == 0, result.err);
        const at::Tensor times = readNpy(path("maps/input.input-x-gradient.k4.npy").toStdString());
        QVERIFY(distance(times.view({8, 8, 8, 8}).sum(at::IntArrayRef{1, 3}).flatten(),
                         m_expected.at("target.ixg.patch"))
                < exact);
        for (const QString& method : methods) {
            const at::Tensor map = readNpy(path("maps/input.%1.k4.npy").arg(method).toStdString());
            QVERIFY2(map.isfinite().all().item<bool>() && map.abs().max().item<double>() > 0,
                     qPrintable(method));
        }
    }

    // A curve of the feature itself, from the whole picture to an empty one.
    void curvesMeasureTheSameSum()
    {
        std::filesystem::create_directories(path("set").toStdString());
        at::manual_seed(2);
        const at::Tensor bytes = at::randint(0, 255, {64 * 64 * 3}, at::kByte);
        Image image{64, 64, {}};
        image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
        savePng(path("set/a.png").toStdString(), image);
        const QString host = fixture("attribution-small/weights.safetensors");
        const QStringList asked = QStringList{QStringLiteral("--target"), feature()} + sae();
        const Result curves =
            runCli(line("faithfulness %1 %2 --method input-x-gradient,random --measure deletion,insertion",
                        host, path("set"))
                   + asked);
        QVERIFY2(curves.code == 0, curves.err);
        const Result map = runCli(line("explain %1 %2 --method gradient", host, path("set/a.png")) + asked);
        QVERIFY2(map.code == 0, map.err);
        QVERIFY(first(map, "maps")["target_value"].toDouble() > 0);
    }

    void whatFeaturesBring()
    {
        const NamedTensors host =
            readSafetensors(fixture("attribution-small/expected.safetensors").toStdString()).tensors;
        const auto index = host.at("class_index").item<std::int64_t>();
        const Result result =
            run(line("decompose --npy %1 --class %2", path("parts"), QString::number(index)), sae());
        QVERIFY2(result.code == 0, result.err);
        const at::Tensor found = readNpy(path("parts/input.features.k4.npy").toStdString());
        QVERIFY(distance(found, m_expected.at("contribution")) < exact);
        const QJsonArray strongest =
            first(result, "decompositions")["features"].toObject()["strongest"].toArray();
        QVERIFY(strongest.size() > 3);
        const QJsonObject one = strongest[0].toObject();
        const QString off = QStringLiteral("feature:%1").arg(one["feature"].toInt());
        const double lost =
            (m_expected.at("logits")[index] - logits({"--without", off})[index]).item<double>();
        QVERIFY(std::abs(lost - one["exact"].toDouble()) < 1e-3);
    }

    // The command in a figure names the autoencoder and its options.
    void aFigureNamesIt()
    {
        const QStringList asked =
            line("figure methods-grid %1 %2 --method lens --target %3 --with %4 --out %5",
                 fixture("attribution-small/weights.safetensors"), fixture("attribution-small/input.npy"),
                 feature(), feature() + QStringLiteral("=3x"), path("feature.svg"));
        const Result made = runCli(asked + sae("sparsify-topk") + QStringList{"--sae-block", "1"});
        QVERIFY2(made.code == 0, made.err);
        QFile file(path("feature.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        for (const QString& word : {QStringLiteral("sparsify-topk"), QStringLiteral("--sae-block 1"),
                                    QStringLiteral("--without ") + feature() + QStringLiteral("=3x"),
                                    QStringLiteral("--target ") + feature()}) {
            QVERIFY2(svg.contains(word.toUtf8()), qPrintable(word));
        }
    }

    void whatDoesNotFitIsRefused()
    {
        const auto says = [](const Result& result, const char* words) {
            return result.code == 2 && result.err.contains(words);
        };
        QVERIFY(says(run(line("predict --without %1", feature())), "--sae"));
        QVERIFY(says(run(line("predict --with %1", feature()), sae()), "feature:47=3x"));
        QVERIFY(says(run(line("predict --without feature:88"), sae()), "features 0 to 87"));
        QVERIFY(says(run(line("codes --out %1", path("c.npz")), sae("sparsify-topk")), "--sae-block"));
        QCOMPARE(run(line("codes --out %1 --sae-block 1", path("c.npz")), sae("sparsify-topk")).code, 0);
        QVERIFY(says(run(line("codes --out %1 --sae-block 9", path("c.npz")), sae("sparsify-topk")),
                     "blocks 0 to 3"));
        const Result old = run(line("codes --out %1 --sae-block 1", path("c.npz")), sae("saev-old.pt"));
        QVERIFY(old.code == 0 && old.err.contains("explains 0.98"));
    }
};

HYDRA_TEST(TestCodesCli, QCoreApplication)
#include "test_codes_cli.moc"
