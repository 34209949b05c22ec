// SPDX-License-Identifier: GPL-3.0-or-later
// --size on the command line: in every command that runs a network on pictures, in documents and in stores.
#include "core/image/load.h"

#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

class TestSizeCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    // Runs COMMAND on the model and the wide picture, with MORE.
    [[nodiscard]] Result run(const char* command, const QStringList& more) const
    {
        return runCli(
            QStringList{QString::fromUtf8(command), path("tiny.safetensors"), path("set/ant/wide.png")}
            + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeTinyModel(path("tiny.safetensors").toStdString()); // 6 x 6 patches of 4 pixels
        for (const char* name : {"set/ant", "set/bee"}) {
            std::filesystem::create_directories(path(name).toStdString());
        }
        Image image{96, 48, {}};
        for (int i = 0; i < 96 * 48; ++i) {
            for (const int value : {i % 96 * 2, i / 96 * 5, 90}) {
                image.rgb.push_back(static_cast<std::uint8_t>(value));
            }
        }
        savePng(path("set/ant/wide.png").toStdString(), image);
        savePng(path("set/bee/wide.png").toStdString(), image);
    }

    void rowsSayTheSize()
    {
        const QStringList longest = line("--size long:60");
        const Json size{32, 60}; // 30 is between 28 and 32
        QCOMPARE(run("predict", longest).json().at("results")[0].at("size"), size);
        const Json map = run("explain", longest).json().at("maps")[0];
        QCOMPARE(map.at("size"), size);
        QCOMPARE(map.at("rows").get<int>(), 8);
        QCOMPARE(map.at("cols").get<int>(), 15);
        QCOMPARE(run("walk", longest).json().at("walks")[0].at("size"), size);
        QCOMPARE(run("decompose", longest).json().at("decompositions")[0].at("size"), size);
        QCOMPARE(run("decompose", line("--without heads:0.0")).json().at("without"), "heads:0.0");
        const Json same = run("predict", line("--size 24")).json();
        QVERIFY(!same.at("results")[0].contains("size")); // the network's own
        QCOMPARE(same.at("results")[0].at("heads")[0].at("top"),
                 run("predict", {}).json().at("results")[0].at("heads")[0].at("top"));
    }

    void everyCommandOfPicturesHasIt()
    {
        const QString set = path("set");
        const auto differs = [&](const char* command, const QStringList& inputs, const QStringList& more) {
            const QStringList first =
                QStringList{QString::fromUtf8(command), path("tiny.safetensors")} + inputs + more;
            const Result own = runCli(first);
            const Result large =
                runCli(first + QStringList{QStringLiteral("--size"), QStringLiteral("48x96")});
            QVERIFY2(own.code == 0 && large.code == 0, large.err.constData());
            QVERIFY2(own.out != large.out, command);
        };
        differs("rank", {set}, line("--class 0"));
        differs("evaluate", {set}, {});
        differs("importance", {set}, {});
        differs("embed", {set}, line("--out %1", path("points.csv")));
        differs("faithfulness", {set}, line("--method attention"));
        differs("bench", {}, line("--repeat 1"));
        differs("profile", {}, {});
    }

    // Every document states the size, the parts switched off and how the file is read, not only those of
    // attention.
    void documentsSayWhatWasAsked_data()
    {
        QTest::addColumn<QString>("words"); // MODEL, SET and ONE are of the tiny model
        QTest::addColumn<QString>("asked"); // S: --size, O: --without; all take model options
        const auto row = [](const char* words, const char* asked) {
            QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(asked);
        };
        row("predict MODEL ONE", "SO");
        row("explain MODEL ONE --method attention", "SO");
        row("walk MODEL ONE", "SO");
        row("decompose MODEL ONE", "SO");
        row("features MODEL ONE --out OUT.npz", "SO");
        row("embed MODEL SET --out OUT.csv", "SO");
        row("evaluate MODEL SET", "SO");
        row("faithfulness MODEL SET --method attention --measure deletion --steps 2", "SO");
        row("nearest MODEL ONE SET", "SO");
        row("knn MODEL SET --neighbours 1", "SO");
        row("rank MODEL SET --class bee --heads 3", "SO");
        row("report MODEL SET --method attention --out OUT.html --force", "SO");
        row("video MODEL SET/ant --method attention", "SO");
        row("importance MODEL SET --method gradient", "S");
        row("registers MODEL SET --out OUT.json --threshold 0.001", "S");
        row("means MODEL SET --out OUT.safetensors", "S");
        row("probe MODEL SET --out OUT.safetensors", "S");
        row("profile MODEL --heads 3", "");
        row("bench MODEL --repeat 1 --heads 3", "");
        row("codes SHIPPED ONE --sae SAE --out OUT.npz", "S");
        row("sae-index SHIPPED SET --sae SAE --out OUT2.safetensors", "");
        row("sae-compare SHIPPED --sae SAE --other SAE", "");
    }

    void documentsSayWhatWasAsked()
    {
        QFETCH(const QString, words);
        QFETCH(const QString, asked);
        QString line = words;
        line.replace(QLatin1String("MODEL"), path("tiny.safetensors"))
            .replace(QLatin1String("SHIPPED"), shippedModel())
            .replace(QLatin1String("ONE"), path("set/ant/wide.png"))
            .replace(QLatin1String("SET"), path("set"))
            .replace(QLatin1String("OUT"), path("out"))
            .replace(QLatin1String("SAE"),
                     QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-scenes-features"));
        QStringList all = line.split(' ') << QStringLiteral("--crop") << QStringLiteral("0.5");
        const QString size = words.contains(QLatin1String("SHIPPED")) ? "64" : "48";
        if (asked.contains('S')) {
            all << QStringLiteral("--size") << size;
        }
        if (asked.contains('O')) {
            all << QStringLiteral("--without") << QStringLiteral("heads:0.0");
        }
        const Result result = runCli(all);
        QVERIFY2(result.code == 0, result.err.constData());
        const Json document = result.json();
        QCOMPARE(document.at("model_options"), Json({{"crop", "0.5"}}));
        QCOMPARE(document.value("without", "?"), asked.contains('O') ? "heads:0.0" : "");
        QCOMPARE(document.contains("size"), asked.contains('S'));
        if (asked.contains('S')) {
            QCOMPARE(document.at("size").get<std::string>(), size.toStdString());
        }
        if (words.startsWith(QLatin1String("rank"))) {
            QCOMPARE(document.at("class_index").get<int>(), 1);
            QCOMPARE(document.at("k").get<int>(), 3);
        }
    }

    // A store at another size is another run, and does not merge with one at the network's own size.
    void aStoreKnowsItsSize()
    {
        const auto stored = [&](const char* size) {
            return cli("predict %1 %2 --store %3 --size %4", path("tiny.safetensors"), path("set"),
                       path("x.jsonl"), QString::fromUtf8(size));
        };
        QCOMPARE(stored("48x96").code, 0);
        QCOMPARE(stored("48x96").code, 0);
        QFile file(path("x.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"size\":[48,96]"));
        const Result other = stored("96x96");
        QVERIFY(other.code != 0);
    }

    void whatCannotBeIsRefused()
    {
        const auto says = [&](const char* size) {
            const Result result = run("predict", line("--size %1", QString::fromUtf8(size)));
            return result.code == 2 ? result.err : QByteArray();
        };
        QVERIFY(says("50").contains("nearest is 52"));
        const Result batch = cli("evaluate %1 %2 --size 8192 --batch 4096", path("tiny.safetensors"),
                                 path("set")); // terabytes of pictures
        QVERIFY(batch.code == 2 && batch.err.contains("would fit"));
        QVERIFY(says("wide").contains("--size"));
        QVERIFY(says("0").contains("--size"));
    }
};

HYDRA_TEST(TestSizeCli, QCoreApplication)
#include "test_size_cli.moc"
