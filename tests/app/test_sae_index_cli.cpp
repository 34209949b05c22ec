// SPDX-License-Identifier: GPL-3.0-or-later
// sae-index and sae-train on the command line: one run and its shards, a resumed run, refusals.
#include "core/dictionary/feature_index.h"

#include <ATen/ATen.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <map>
#include <numeric>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/read_checkpoint.h"

using namespace hydra;
using namespace hydra::test;

class TestSaeIndexCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] static QByteArray bytesOf(const QString& file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    [[nodiscard]] Result index(const char* out, const QStringList& more = {}) const
    {
        return runCli(line("sae-index hydravit-scenes %1 --sae hydravit-scenes-features --out %2",
                           path("scenes/images"), path(out))
                      + more);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(cli("synth --out %1 --count 20 --size 128", path("scenes")).code == 0); }

    void shardsMakeTheWhole()
    {
        const Result whole = index("whole.safetensors");
        QVERIFY2(whole.code == 0, whole.err.constData());
        const QJsonObject said = QJsonDocument::fromJson(whole.out).object();
        QCOMPARE(said["pictures"].toInt(), 20);
        QCOMPARE(said["patches"].toInt(), 20 * 64);
        QCOMPARE(said["k"].toInt(), 12);
        QVERIFY(said["dead"].toInt() < said["features"].toInt());
        for (const char* shard : {"1/3", "2/3", "3/3"}) {
            const Result part = index("parts.safetensors", line("--shard %1", QLatin1String(shard)));
            QVERIFY2(part.code == 0, part.err.constData());
        }
        const Result joined = index("parts.safetensors", {QStringLiteral("--join")});
        QVERIFY2(joined.code == 0, joined.err.constData());
        const FeatureIndex a = readFeatureIndex(path("whole.safetensors").toStdString());
        const FeatureIndex b = readFeatureIndex(path("parts.safetensors").toStdString());
        QVERIFY(a.complete() && b.complete());
        for (const FeatureIndex& each : {a, b}) { // the folder of its pictures
            QCOMPARE(QDir(QString::fromStdString(each.folder)), QDir(path("scenes/images")));
        }
        QCOMPARE(a.patches, b.patches);
        QCOMPARE(a.pictures, b.pictures);
        QCOMPARE(a.seenPatches, b.seenPatches);
        for (std::size_t i = 0; i < a.best.size(); ++i) {
            QVERIFY(std::abs(a.best[i].value - b.best[i].value) < 1e-4F * (1 + std::abs(a.best[i].value)));
        }
        // A finished run has no work left; another head count needs another index.
        QCOMPARE(QJsonDocument::fromJson(index("whole.safetensors").out).object()["pictures"].toInt(), 20);
        const Result other = index("whole.safetensors", line("--heads 6"));
        QVERIFY(other.code != 0 && other.err.contains("another"));
    }

    // A sheet of a feature is the same bytes twice, and shows the values of an index and the classifier.
    void sheetOfAFeature()
    {
        const FeatureIndex index = readFeatureIndex(path("whole.safetensors").toStdString());
        std::size_t feature = 0;
        while (index.pictures[feature] < 3) {
            ++feature;
        }
        const auto sheet = [&](const char* out, const QStringList& more) {
            return runCli(line("figure feature hydravit-scenes %1 --sae hydravit-scenes-features --out %2",
                               path("scenes/images/000000.png"), path(out))
                          + more);
        };
        const QStringList asked = line("--target %1 --heads 6,12", QStringLiteral("feature:%1").arg(feature));
        const QStringList indexed = asked + QStringList{QStringLiteral("--index"), path("whole.safetensors")};
        const Result made = sheet("a.svg", indexed);
        QVERIFY2(made.code == 0, made.err.constData());
        const QString caption = QJsonDocument::fromJson(made.out)["caption"].toString();
        QVERIFY2(caption.contains(QStringLiteral("of 20 pictures")), qPrintable(caption));
        QVERIFY(QJsonDocument::fromJson(made.out)["command"].toString().contains(QStringLiteral("--index")));
        QCOMPARE(sheet("b.svg", indexed).code, 0);
        const QByteArray svg = bytesOf(path("a.svg"));
        QVERIFY(!svg.isEmpty());
        QCOMPARE(svg, bytesOf(path("b.svg")));
        const Result bare = sheet("c.svg", asked);
        QVERIFY2(bare.code == 0, bare.err.constData());
        // Fewer pictures give fewer images in the file: those of the index, at most nine.
        const auto images = [this](const char* file) { return bytesOf(path(file)).count("<image"); };
        QCOMPARE(images("a.svg") - images("c.svg"),
                 qsizetype(std::min<std::int64_t>(9, index.pictures[feature])));
        QVERIFY(sheet("d.pdf", indexed).code == 0 && sheet("e.png", indexed).code == 0);
        for (const auto& [more, told] : std::vector<std::pair<QStringList, QByteArray>>{
                 {{}, "feature:N"},
                 {asked + QStringList{QStringLiteral("--index"), path("scenes/labels.csv")}, "labels.csv"},
                 {asked + QStringList{path("scenes/images/000001.png")}, "one picture"}}) {
            const Result refused = sheet("none.svg", more);
            QVERIFY2(refused.code != 0 && refused.err.contains(told), refused.err.constData());
            QVERIFY(!QFile::exists(path("none.svg")));
        }
        const Result other =
            cli("figure view hydravit-scenes %1 --index %2 --out %3", path("scenes/images/000000.png"),
                path("whole.safetensors"), path("none.svg"));
        QVERIFY(other.code != 0 && other.err.contains("--index"));
    }

    // An autoencoder equals itself; the correlation of two head counts against loops over all codes.
    void comparison()
    {
        const auto compare = [this](const QStringList& more) {
            return runCli(line("sae-compare hydravit-scenes --sae hydravit-scenes-features") + more);
        };
        const Result self = compare(line("--other hydravit-scenes-features --out %1", path("self.csv")));
        QVERIFY2(self.code == 0, self.err.constData());
        const QJsonObject matches = QJsonDocument::fromJson(self.out)["matches"].toObject();
        QVERIFY(std::abs(matches["median_cosine"].toDouble() - 1) < 1e-5);
        QCOMPARE(matches["share_same"].toDouble(), 1.0);
        QVERIFY(bytesOf(path("self.csv")).startsWith("feature,other,cosine\n0,0,"));

        QDir().mkpath(path("few"));
        std::map<int, std::vector<std::vector<double>>> codes; // by head count, then feature
        for (int i = 0; i < 3; ++i) {
            const QString name = QStringLiteral("00000%1.png").arg(i);
            QVERIFY(QFile::copy(path("scenes/images/") + name, path("few/") + name));
            for (const int k : {6, 12}) {
                const Result made =
                    cli("codes hydravit-scenes %1 --sae hydravit-scenes-features --heads %2 --out %3",
                        path("few/") + name, QString::number(k), path("codes-few.npz"));
                QVERIFY2(made.code == 0, made.err.constData());
                const NamedTensors arrays = readRawCheckpoint(path("codes-few.npz").toStdString()).tensors;
                const at::Tensor f = arrays.at("f").to(at::kDouble).contiguous();
                codes[k].resize(std::size_t(f.size(1)));
                for (std::int64_t p = 0; p < f.size(0); ++p) {
                    for (std::int64_t j = 0; j < f.size(1); ++j) {
                        codes[k][std::size_t(j)].push_back(f[p][j].item<double>());
                    }
                }
            }
        }
        const Result made = compare(line("%1 --heads 6 --out %2", path("few"), path("few.csv")));
        QVERIFY2(made.code == 0, made.err.constData());
        QCOMPARE(QJsonDocument::fromJson(made.out)["rows"][0]["k"].toInt(), 6);
        const QList<QByteArray> lines = bytesOf(path("few.csv")).trimmed().split('\n');
        QCOMPARE(lines.front(), QByteArray("feature,share,share_k6,correlation_k6"));
        QCOMPARE(std::size_t(lines.size() - 1), codes[6].size());
        int checked = 0;
        for (std::size_t j = 0; j < codes[6].size(); ++j) {
            const auto &a = codes[6][j], &b = codes[12][j];
            const auto mean = [](const std::vector<double>& values) {
                return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
            };
            double both = 0, squareA = 0, squareB = 0;
            for (std::size_t p = 0; p < a.size(); ++p) {
                both += (a[p] - mean(a)) * (b[p] - mean(b));
                squareA += (a[p] - mean(a)) * (a[p] - mean(a));
                squareB += (b[p] - mean(b)) * (b[p] - mean(b));
            }
            const QByteArray said = lines[qsizetype(j) + 1].split(',')[3];
            if (squareA == 0 || squareB == 0) {
                QVERIFY2(said.isEmpty(), said.constData());
            } else {
                QVERIFY2(std::abs(said.toDouble() - both / std::sqrt(squareA * squareB)) < 1e-4,
                         said.constData());
                ++checked;
            }
        }
        QVERIFY(checked > 10);
        // With pictures two autoencoders are compared by their values, too: against itself, each feature
        // matches itself.
        const Result both =
            compare(line("%1 --other hydravit-scenes-features --out %2", path("few"), path("both.csv")));
        QVERIFY2(both.code == 0, both.err.constData());
        const QJsonObject correlated = QJsonDocument::fromJson(both.out)["correlated"].toObject();
        QVERIFY(std::abs(correlated["median_correlation"].toDouble() - 1) < 1e-9);
        QCOMPARE(QJsonDocument::fromJson(both.out)["pictures"].toInt(), 3);
        QVERIFY(bytesOf(path("both.csv")).startsWith("feature,other,cosine,partner,correlation\n"));
        for (const QStringList& wrong :
             {QStringList{}, line("%1 --heads 12", path("few")), line("--other %1", path("nothing"))}) {
            const Result refused = compare(wrong);
            QVERIFY(refused.code != 0 && !refused.err.isEmpty());
        }
    }

    // A report names the autoencoder even for runs without a feature.
    void reportNamesIt()
    {
        const auto report = [this](const char* out, const QStringList& more) {
            return runCli(line("report hydravit-scenes %1 --heads 12 --method generic --measured 1 --out %2",
                               path("few"), path(out))
                          + more);
        };
        const QStringList sae = line("--sae hydravit-scenes-features");
        const QStringList off = line("--without feature:55");
        const Result made = report("off.html", sae + off);
        QVERIFY2(made.code == 0, made.err.constData());
        const QByteArray page = bytesOf(path("off.html"));
        QVERIFY(page.contains("--sae hydravit-scenes-features") && page.contains("--without feature:55 "));
        const Result target = report(
            "target.html", sae + QStringList{QStringLiteral("--target"), QStringLiteral("feature:55")});
        QVERIFY2(target.code == 0, target.err.constData());
        QVERIFY(bytesOf(path("target.html")).contains("--target feature:55"));
        const Result refused = report("none.html", off);
        QVERIFY(refused.code != 0 && refused.err.contains("--sae FILE") && !QFile::exists(path("none.html")));
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("told");
        QTest::newRow("two head counts")
            << QStringList{QStringLiteral("--heads"), QStringLiteral("3,6")} << "one head count";
        QTest::newRow("shard") << QStringList{QStringLiteral("--shard"), QStringLiteral("4/3")} << "4/3";
        QTest::newRow("no shards") << QStringList{QStringLiteral("--join")} << "beside";
        QTest::newRow("no index") << QStringList{QStringLiteral("--out"), QStringLiteral("a.txt")}
                                  << "safetensors";
        QTest::newRow("width") << QStringList{QStringLiteral("--sae"), QStringLiteral("no-such-features")}
                               << "no-such-features";
    }
    void whatIsWrongIsTold()
    {
        QFETCH(QStringList, more);
        QFETCH(QString, told);
        QStringList words{QStringLiteral("sae-index"), QStringLiteral("hydravit-scenes"),
                          path("scenes/images")};
        if (!more.contains(QStringLiteral("--sae"))) {
            words << QStringLiteral("--sae") << QStringLiteral("hydravit-scenes-features");
        }
        if (!more.contains(QStringLiteral("--out"))) {
            words << QStringLiteral("--out") << path("none.safetensors");
        }
        const Result result = runCli(words + more);
        QVERIFY(result.code != 0);
        QVERIFY2(result.err.contains(told.toUtf8()), result.err.constData());
        QVERIFY(!QFile::exists(path("none.safetensors")));
    }

    void trainingSaysHowGoodItIs()
    {
        QFile config(path("features.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        QVERIFY(
            config.write(
                R"({"name": "made", "output": "trained", "model": "hydravit-scenes", "block": 2, "features": 64, "k": 4,
            "data": {"kind": "scenes", "seed": 1, "count": 8}, "val": {"kind": "scenes", "seed": 2, "count": 4},
            "steps": 60, "warmup_steps": 5, "batch": 128, "pictures": 8, "val_heads": [6, 12],
            "threads": 1})")
            > 0);
        config.close();
        const Result there = cli("sae-train %1 --device abacus", path("features.json"));
        QVERIFY(there.code != 0 && there.err.contains("abacus") && !QFile::exists(path("trained")));
        const Result made = cli("sae-train %1 --device cpu", path("features.json"));
        QVERIFY2(made.code == 0, made.err.constData());
        const QJsonObject said = QJsonDocument::fromJson(made.out).object();
        QCOMPARE(said["rows"].toArray().size(), 2);
        QVERIFY(said["rows"].toArray()[1].toObject()["explained_variance"].toDouble() > 0.1);
        QVERIFY(QFile::exists(path("trained/made.md")));
        // Every command accepts it as an autoencoder.
        const Result codes = cli("codes hydravit-scenes %1 --sae %2 --out %3",
                                 path("scenes/images/000000.png"), path("trained/made"), path("codes.npz"));
        QVERIFY2(codes.code == 0, codes.err.constData());
        QCOMPARE(QJsonDocument::fromJson(codes.out)["results"].toArray()[0].toObject()["l0"].toDouble(), 4.0);
        const Result whole = cli("codes hydravit-scenes %1 --sae %2 --out %3",
                                 path("scenes/images/000000.png"), path("trained"), path("whole.npz"));
        QVERIFY2(whole.code == 0, whole.err.constData()); // the folder of the training
        const Result again = cli("sae-train %1", path("features.json"));
        QVERIFY(again.code != 0 && again.err.contains("resume"));
    }
};

HYDRA_TEST(TestSaeIndexCli, QCoreApplication)
#include "test_sae_index_cli.moc"
