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
    // COMMAND on the model and the wide picture, with MORE.
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
        const QStringList longest{QStringLiteral("--size"), QStringLiteral("long:60")};
        const Json size{32, 60}; // 30 is between 28 and 32
        QCOMPARE(run("predict", longest).json().at("results")[0].at("size"), size);
        const Json map = run("explain", longest).json().at("maps")[0];
        QCOMPARE(map.at("size"), size);
        QCOMPARE(map.at("rows").get<int>(), 8);
        QCOMPARE(map.at("cols").get<int>(), 15);
        QCOMPARE(run("walk", longest).json().at("walks")[0].at("size"), size);
        QCOMPARE(run("decompose", longest).json().at("decompositions")[0].at("size"), size);
        QCOMPARE(
            run("decompose", {QStringLiteral("--without"), QStringLiteral("heads:0.0")}).json().at("without"),
            "heads:0.0");
        const Json same = run("predict", {QStringLiteral("--size"), QStringLiteral("24")}).json();
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
        differs("rank", {set}, {QStringLiteral("--class"), QStringLiteral("0")});
        differs("evaluate", {set}, {});
        differs("importance", {set}, {});
        differs("embed", {set}, {QStringLiteral("--out"), path("points.csv")});
        differs("faithfulness", {set}, {QStringLiteral("--method"), QStringLiteral("attention")});
        differs("bench", {}, {QStringLiteral("--repeat"), QStringLiteral("1")});
        differs("profile", {}, {});
    }

    // A store at another size is another run, and merges with none of the network's own.
    void aStoreKnowsItsSize()
    {
        const auto stored = [&](const char* size) {
            return runCli({QStringLiteral("predict"), path("tiny.safetensors"), path("set"),
                           QStringLiteral("--store"), path("x.jsonl"), QStringLiteral("--size"),
                           QString::fromUtf8(size)});
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
            const Result result = run("predict", {QStringLiteral("--size"), QString::fromUtf8(size)});
            return result.code == 2 ? result.err : QByteArray();
        };
        QVERIFY(says("50").contains("nearest is 52"));
        const Result batch =
            runCli({QStringLiteral("evaluate"), path("tiny.safetensors"), path("set"),
                    QStringLiteral("--size"), QStringLiteral("8192"), QStringLiteral("--batch"),
                    QStringLiteral("4096")}); // terabytes of pictures
        QVERIFY(batch.code == 2 && batch.err.contains("would fit"));
        QVERIFY(says("wide").contains("--size"));
        QVERIFY(says("0").contains("--size"));
    }
};

HYDRA_TEST(TestSizeCli, QCoreApplication)
#include "test_size_cli.moc"
