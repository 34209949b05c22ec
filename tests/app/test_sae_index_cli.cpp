// SPDX-License-Identifier: GPL-3.0-or-later
// sae-index and sae-train on the command line: one run and its shards, a run that goes on, what is refused.
#include "core/dictionary/feature_index.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

class TestSaeIndexCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] Result index(const char* out, const QStringList& more = {}) const
    {
        return runCli(QStringList{QStringLiteral("sae-index"), QStringLiteral("hydravit-scenes"),
                                  path("scenes/images"), QStringLiteral("--sae"),
                                  QStringLiteral("hydravit-scenes-features"), QStringLiteral("--out"),
                                  path(out)}
                      + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(runCli({QStringLiteral("synth"), QStringLiteral("--out"), path("scenes"),
                        QStringLiteral("--count"), QStringLiteral("20"), QStringLiteral("--size"),
                        QStringLiteral("128")})
                    .code
                == 0);
    }

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
            const Result part = index("parts.safetensors", {QStringLiteral("--shard"), QLatin1String(shard)});
            QVERIFY2(part.code == 0, part.err.constData());
        }
        const Result joined = index("parts.safetensors", {QStringLiteral("--join")});
        QVERIFY2(joined.code == 0, joined.err.constData());
        const FeatureIndex a = readFeatureIndex(path("whole.safetensors").toStdString());
        const FeatureIndex b = readFeatureIndex(path("parts.safetensors").toStdString());
        QVERIFY(a.complete() && b.complete());
        QCOMPARE(a.patches, b.patches);
        QCOMPARE(a.pictures, b.pictures);
        QCOMPARE(a.seenPatches, b.seenPatches);
        for (std::size_t i = 0; i < a.best.size(); ++i) {
            QVERIFY(std::abs(a.best[i].value - b.best[i].value) < 1e-4F * (1 + std::abs(a.best[i].value)));
        }
        // A run that is done has nothing to do; another head count is another index.
        QCOMPARE(QJsonDocument::fromJson(index("whole.safetensors").out).object()["pictures"].toInt(), 20);
        const Result other = index("whole.safetensors", {QStringLiteral("--heads"), QStringLiteral("6")});
        QVERIFY(other.code != 0 && other.err.contains("another"));
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
        QVERIFY(config.write(R"({"name": "made", "output": "trained", "model": ")" HYDRA_SOURCE_DIR
                             R"(/models/hydravit-scenes.safetensors", "block": 2, "features": 64, "k": 4,
            "data": {"kind": "scenes", "seed": 1, "count": 8}, "val": {"kind": "scenes", "seed": 2, "count": 4},
            "steps": 60, "warmup_steps": 5, "batch": 128, "pictures": 8, "val_heads": [6, 12],
            "threads": 1})")
                > 0);
        config.close();
        const Result made = runCli({QStringLiteral("sae-train"), path("features.json")});
        QVERIFY2(made.code == 0, made.err.constData());
        const QJsonObject said = QJsonDocument::fromJson(made.out).object();
        QCOMPARE(said["rows"].toArray().size(), 2);
        QVERIFY(said["rows"].toArray()[1].toObject()["explained_variance"].toDouble() > 0.1);
        QVERIFY(QFile::exists(path("trained/made.md")));
        // It is an autoencoder for every command.
        const Result codes = runCli({QStringLiteral("codes"), QStringLiteral("hydravit-scenes"),
                                     path("scenes/images/000000.png"), QStringLiteral("--sae"),
                                     path("trained/made"), QStringLiteral("--out"), path("codes.npz")});
        QVERIFY2(codes.code == 0, codes.err.constData());
        QCOMPARE(QJsonDocument::fromJson(codes.out)["results"].toArray()[0].toObject()["l0"].toDouble(), 4.0);
        const Result again = runCli({QStringLiteral("sae-train"), path("features.json")});
        QVERIFY(again.code != 0 && again.err.contains("resume"));
    }
};

HYDRA_TEST(TestSaeIndexCli, QCoreApplication)
#include "test_sae_index_cli.moc"
