// SPDX-License-Identifier: GPL-3.0-or-later
// Maps as data sets for other programs (explain --format fiftyone,coco), which check_datasets.py reads; and
// charts' numbers as tables for LaTeX and for Matplotlib, which draws them if installed.
#include "core/image/load.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

class TestDatasetsCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    const QString m_model = QStringLiteral("hydravit-scenes");

    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder.root() + QLatin1Char('/') + name;
    }
    [[nodiscard]] QByteArray bytes(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    // Plots the table with SCRIPT in Debian's Matplotlib; skipped if it is missing.
    void draws(const QString& script) const
    {
        if (runInShell(QStringLiteral("/usr/bin/python3 -c 'import matplotlib'")).code != 0) {
            QSKIP("not run: python3-matplotlib is not installed");
        }
        const Result drawn = runInShell(
            QStringLiteral(
                "MPLBACKEND=Agg MPLCONFIGDIR=\"$1.config\" /usr/bin/python3 -W error \"$1\" \"$1.png\""),
            {path(script)});
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        const Image chart = loadImage(path(script + ".png").toStdString());
        const auto dark =
            std::count_if(chart.rgb.begin(), chart.rgb.end(), [](int value) { return value < 100; });
        QVERIFY2(dark > 500, qPrintable(QString::number(dark))); // axes, words and lines
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Result made = cli("synth --out %1 --count 3 --size 96", path("scenes"));
        QVERIFY2(made.code == 0, made.err.constData());
        Image wide{144, 96, {}}; // the network sees only a part of it
        for (int i = 0; i < 144 * 96 * 3; ++i) {
            wide.rgb.push_back(std::uint8_t(i / 3 % 144 > 75 && i / 432 > 30 ? 250 : 40 + i % 3 * 20));
        }
        savePng(path("scenes/images/wide.png").toStdString(), wide);
    }

    void othersReadTheMaps()
    {
        const Result info = cli("info %1", m_model);
        const Result made = cli("explain %1 %2 --method generic,gradient,attention --heads 3,6 --format "
                                "npy,fiftyone,coco --out %3",
                                m_model, path("scenes/images"), path("maps"));
        QVERIFY2(made.code == 0, made.err.constData());
        const Json document = made.json();
        QCOMPARE(document.at("maps").size(), std::size_t(4 * 3 * 2));
        QVERIFY(
            document.at("datasets")
            == Json({path("maps/samples.json").toStdString(), path("maps/annotations.json").toStdString()}));
        write("document.json", made.out);
        const QRegularExpressionMatch crop =
            QRegularExpression(QStringLiteral(R"("crop": \{\s*"value": ([0-9.]+))"))
                .match(QString::fromUtf8(info.out));
        QVERIFY2(crop.hasMatch(), info.out.constData());
        const Result checked = runInShell(QStringLiteral("python3 \"$@\""),
                                          {QStringLiteral(HYDRA_SOURCE_DIR "/tests/app/check_datasets.py"),
                                           path("maps"), path("document.json"), crop.captured(1)});
        QVERIFY2(checked.code == 0, (checked.out + checked.err).constData());
        // Equal questions give equal bytes.
        const QByteArray first = bytes("maps/annotations.json"), samples = bytes("maps/samples.json");
        QVERIFY(cli("explain %1 %2 --method generic,gradient,attention --heads 3,6 --format fiftyone,coco "
                    "--out %3",
                    m_model, path("scenes/images"), path("maps"))
                    .code
                == 0);
        QVERIFY(first.size() > 1000 && bytes("maps/annotations.json") == first);
        QVERIFY(samples.size() > 1000 && bytes("maps/samples.json") == samples);
    }

    // A detector's box becomes a box in pixels of the picture.
    void aDetectorsBoxIsOne()
    {
        savePng(path("large.png").toStdString(), Image{64, 64, std::vector<std::uint8_t>(64 * 64 * 3, 99)});
        const QString detector = QStringLiteral(
            "echo '{\"kind\": \"boxes\", \"size\": 32, \"labels\": [\"cup\", \"dog\"], \"batch\": 1}'; "
            "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do "
            "echo '[{\"box\": [8, 0, 16, 16], \"class\": 1, \"score\": 0.75}]'; done");
        const Result made = cli("explain %1 --masks 6 --predictor %2 --format coco,fiftyone --out %3 --quiet",
                                path("large.png"), detector, path("boxes"));
        QVERIFY2(made.code == 0, made.err.constData());
        const Json coco = Json::parse(bytes("boxes/annotations.json").toStdString());
        QCOMPARE(coco.at("annotations").size(), std::size_t(1));
        const Json box = coco.at("annotations")[0];
        QVERIFY(box.at("bbox") == Json({16.0, 0.0, 16.0, 32.0}));
        QVERIFY(box.at("score") == 0.75 && box.at("area") == 512.0 && box.at("category_id") == 2);
        QCOMPARE(coco.at("categories")[1].at("name").get<std::string>(), std::string("dog"));
        const Json sample = Json::parse(bytes("boxes/samples.json").toStdString()).at("samples")[0];
        QVERIFY(QFile::exists(QString::fromStdString(sample.at("d_rise").at("map_path").get<std::string>())));
    }

    void whatDoesNotFitIsRefused()
    {
        const QString scenes = path("scenes/images");
        const auto refused = [&](const QStringList& words, const char* why) {
            const Result said = runCli(words);
            return said.code == 2 && said.err.contains(why);
        };
        QVERIFY(refused(
            {"explain", m_model, scenes, "--method", "pca", "--format", "coco", "--out", path("no")}, "pca"));
        QVERIFY(
            refused({"explain", m_model, scenes, "--method", "generic", "--format", "coco"}, "--out DIR"));
        QVERIFY(refused({"explain", m_model, scenes, "--method", "generic", "--format", "fiftyone", "--out",
                         path("no"), "--store", path("store.jsonl")},
                        "store"));
        QVERIFY(refused(
            {"faithfulness", m_model, path("scenes"), "--method", "generic", "--curves", path("c.xls")},
            ".tex"));
        QVERIFY(!QFile::exists(path("no")) && !QFile::exists(path("c.xls")));
    }

    void curvesAreTablesToo()
    {
        const QStringList asked{"faithfulness",
                                m_model,
                                path("scenes"),
                                "--method",
                                "generic,random",
                                "--heads",
                                "3,6",
                                "--limit",
                                "2",
                                "--steps",
                                "4",
                                "--measure",
                                "deletion,insertion",
                                "--curves"};
        const Result made = runCli(asked + QStringList{path("c.csv")});
        QVERIFY2(made.code == 0, made.err.constData());
        QStringList expected{"curve,fraction,value"};
        const Json said = made.json();
        for (const Json& row : said.at("rows")) {
            for (const char* measure : {"deletion", "insertion"}) {
                const Json curve = row.at("curves").at(measure);
                for (std::size_t i = 0; i < curve.at("value").size(); ++i) {
                    expected << QStringLiteral("\"%1, k = %2, %3\",%4,%5")
                                    .arg(QString::fromStdString(row.at("method").get<std::string>()))
                                    .arg(row.at("k").get<int>())
                                    .arg(QLatin1String(measure),
                                         QString::fromStdString(curve.at("fraction")[i].dump()),
                                         QString::fromStdString(curve.at("value")[i].dump()));
                }
            }
        }
        QStringList found = QString::fromUtf8(bytes("c.csv")).trimmed().split('\n');
        QCOMPARE(found.size(), expected.size());
        for (int i = 0; i < found.size(); ++i) { // 1.0 and 1 read as the same number
            const QString name = expected[i].section(',', 0, -3);
            QCOMPARE(found[i].section(',', 0, -3), name);
            QCOMPARE(found[i].section(',', -2, -2).toDouble(), expected[i].section(',', -2, -2).toDouble());
            QCOMPARE(found[i].section(',', -1).toDouble(), expected[i].section(',', -1).toDouble());
        }
        QVERIFY(runCli(asked + QStringList{path("c.tex")}).code == 0);
        QVERIFY(bytes("c.tex").contains("\\begin{tabular}{lrr}")
                && bytes("c.tex").contains("generic, k = 3, deletion & 0 &"));
        QVERIFY(runCli(asked + QStringList{path("c.py")}).code == 0);
        draws("c.py");
    }

    void costsAreTablesToo()
    {
        const Json rows = cli("profile %1 --heads 3,6", m_model).json().at("rows");
        const Result made = cli("figure cost %1 --heads 3,6 --out %2", m_model, path("cost.json"));
        if (made.err.contains("without")) {
            QSKIP("this build draws no figures");
        }
        QVERIFY2(made.code == 0, made.err.constData());
        QCOMPARE(made.json().at("format").get<std::string>(), std::string("json"));
        const Json table = Json::parse(bytes("cost.json").toStdString());
        QCOMPARE(table.at("rows").size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            for (const char* column : {"k", "macs", "params"}) {
                QVERIFY2(table.at("rows")[i].at(column) == rows[i].at(column), column);
            }
            QVERIFY(table.at("rows")[i].at("accuracy").is_null());
        }
        const Result maps =
            cli("figure heads-grid %1 %2 --out %3", m_model, path("scenes/images/wide.png"), path("m.tex"));
        QVERIFY2(maps.code == 2 && maps.err.contains(".svg"), maps.err.constData());
        QVERIFY(cli("figure flops %1 --out %2", m_model, path("flops.py")).code == 0);
        const QStringList points{m_model,        path("scenes/images/wide.png"),
                                 "--iterations", "30",
                                 "--perplexity", "5",
                                 "--heads",      "3,6",
                                 "--out"};
        QVERIFY(runCli(QStringList{"figure", "tsne"} + points + QStringList{path("tsne.csv")}).code == 0);
        QVERIFY(runCli(QStringList{"embed"} + points + QStringList{path("embed.csv")}).code == 0);
        const auto numbers = [&](const QString& name) { // without the first column: a name or a path
            QStringList found;
            for (const QByteArray& line : bytes(name).split('\n')) {
                found << QString::fromUtf8(line).section(',', 1);
            }
            return found;
        };
        QCOMPARE(numbers("tsne.csv"), numbers("embed.csv"));
        QVERIFY(numbers("tsne.csv").size() > 2 * 64);
        QVERIFY(runCli(QStringList{"figure", "tsne"} + points + QStringList{path("tsne.py")}).code == 0);
        draws("flops.py");
        draws("tsne.py");
    }
};

HYDRA_TEST(TestDatasetsCli, QCoreApplication)
#include "test_datasets_cli.moc"
