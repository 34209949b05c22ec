// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli video: every frame of a recording, its table, its colours, and refusals; predict and
// evaluate for networks that answer in rounds.
#include "core/frames/frame_source.h"
#include "core/frames/frame_writer.h"
#include "core/frames/synthetic_source.h"
#include "core/image/load.h"

#include <QDir>
#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

namespace {

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

} // namespace

class TestVideoCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] Result video(const QString& input, const QStringList& more) const
    {
        return runCli(line("video %1 %2 --method attention", shippedModel(), input) + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        SyntheticOptions options;
        options.width = 96;
        options.height = 64;
        const auto clip = openFrameWriter(path("clip.mkv").toStdString(), 12);
        const auto pictures = openFrameWriter(path("pictures").toStdString(), 12);
        for (int i = 0; i < 20; ++i) {
            clip->add(syntheticPicture(options, i));
            pictures->add(syntheticPicture(options, i));
        }
        clip->commit();
        pictures->commit();
    }

    void everyFrameIsRecorded()
    {
        QFile other(path("maps.csv")); // another program's table
        QVERIFY(other.open(QIODevice::ReadWrite) && other.write("a,b\n") == 4 && other.flush());
        const Result result = video(path("clip.mkv"), {"--out", path("maps.mkv"), "--heads", "3"});
        QVERIFY2(result.code == 0, result.err.constData());
        const Json said = result.json();
        QCOMPARE(said.at("frames").get<int>(), 20);
        QCOMPARE(said.at("dropped").get<int>(), 0);
        QCOMPARE(said.at("heads").at("3").get<int>(), 20);
        QCOMPARE(said.at("rate").get<double>(), 12.0);
        const QStringList lines = linesOf(path("maps.frames.csv"));
        QCOMPARE(lines.size(), 21);
        for (int i = 0; i < 20; ++i) {
            QVERIFY2(lines[i + 1].startsWith(QStringLiteral("%1,").arg(i)), qPrintable(lines[i + 1]));
        }
        const FrameSourcePtr recorded = openSource(path("maps.mkv").toStdString());
        QCOMPARE(recorded->info().frames, std::int64_t(20));
        QCOMPARE(recorded->info().rate, 12.0);
        QVERIFY(other.seek(0));
        QCOMPARE(other.readAll(), QByteArray("a,b\n"));
        QCOMPARE(said.at("table").get<std::string>(), path("maps.frames.csv").toStdString());
    }

    // It exits with code 1, and leaves neither a video nor a table.
    void aFullDisk()
    {
        const Result result = runInShell(QStringLiteral("ulimit -f 8; exec \"$0\" \"$@\""),
                                         {"video", shippedModel(), path("pictures"), "--method", "attention",
                                          "--heads", "3", "--out", path("full.mkv")});
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.contains("full.mkv: only ") && result.err.contains("is the disk full?"),
                 result.err.constData());
        QVERIFY(QDir(m_folder.root()).entryList({"full*", ".hydra*"}, QDir::Files | QDir::Hidden).isEmpty());
    }

    // Video and table come from the same run.
    void twoProgramsAtOneRecording()
    {
        const Result both = runInShell(
            QStringLiteral(
                "\"$0\" video \"$1\" \"$2\" --method attention --heads 3 --first 10 --out \"$3\" & \n"
                "\"$0\" video \"$1\" \"$2\" --method attention --heads 3 --frames 7 --out \"$3\" && wait $!"),
            {shippedModel(), path("clip.mkv"), path("both.mkv")});
        QVERIFY2(both.code == 0, both.err.constData());
        const auto frames = openSource(path("both.mkv").toStdString())->info().frames;
        const QStringList lines = linesOf(path("both.frames.csv"));
        QCOMPARE(std::int64_t(lines.size()), frames + 1);
        QVERIFY(frames == 7 || frames == 10);
        QVERIFY(lines[1].startsWith(QLatin1String(frames == 7 ? "0," : "10,")));
    }

    // A recording of still pictures equals the video made of them; one frame's map equals explain's.
    void theSameAsStillPictures()
    {
        QCOMPARE(video(path("clip.mkv"), {"--out", path("a"), "--own-ranges", "--class", "own"}).code, 0);
        QCOMPARE(video(path("pictures"), {"--out", path("b"), "--own-ranges", "--class", "own"}).code, 0);
        const QStringList a = QDir(path("a")).entryList(QDir::Files);
        QCOMPARE(a.size(), 20);
        QCOMPARE(a, QDir(path("b")).entryList(QDir::Files));
        for (const QString& name : a) {
            QCOMPARE(loadImage((path("a") + '/' + name).toStdString()),
                     loadImage((path("b") + '/' + name).toStdString()));
        }
        const Result still = cli("explain %1 %2 --method attention --class own --out %3 --format png",
                                 shippedModel(), path("pictures") + "/000007.png", path("still"));
        QVERIFY2(still.code == 0, still.err.constData());
        const std::string file = still.json().at("maps").at(0).at("files").at(0).get<std::string>();
        QCOMPARE(loadImage((path("a") + "/000007.png").toStdString()), loadImage(file));
    }

    void aPartOfIt()
    {
        const Result result = video(path("clip.mkv"),
                                    {"--first", "5", "--frames", "4", "--turn", "90", "--frame-size", "48",
                                     "--out", path("part"), "--deadline", "10000"});
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(result.json().at("frames").get<int>(), 4);
        QCOMPARE(result.json().at("kept").get<double>(), 1.0);
        QCOMPARE(linesOf(path("part.frames.csv")).at(1).section(',', 0, 0), QStringLiteral("5"));
        QCOMPARE(loadImage(path("part").toStdString() + "/000000.png").width, 32);
        QCOMPARE(loadImage(path("part").toStdString() + "/000000.png").height, 48);
    }

    // A head count that was not trained is computed, with a note; by the deadline, too.
    void untrainedHeads()
    {
        const Result one = video(path("clip.mkv"), {"--frames", "2", "--heads", "2"});
        QVERIFY2(one.code == 0, one.err.constData());
        QVERIFY2(one.err.contains("not say that it was trained for k = 2"), one.err.constData());
        QCOMPARE(one.json().at("heads").at("2").get<int>(), 2);
        const Result some = video(path("clip.mkv"), {"--heads", "2,6", "--deadline", "10000"});
        QVERIFY2(some.code == 0, some.err.constData());
        QCOMPARE(some.err.count("not say that it was trained"), 1);
        QVERIFY(some.json().at("heads").contains("6")); // there is time for all of them
        const Result none = video(path("clip.mkv"), {"--heads", "77"});
        QCOMPARE(none.code, 2);
        QVERIFY2(none.err.contains("head counts from 1 to"), none.err.constData());
        QVERIFY(!video(path("clip.mkv"), {"--frames", "1", "--heads", "3"}).err.contains("trained for"));
    }

    // Features as colours in the axes of the first frame, of a file, and of each frame.
    void colours()
    {
        const auto recorded = [&](const char* name, const QStringList& more) {
            const Result result = runCli(line("video %1 %2 --method pca --heads 3 --out %3", shippedModel(),
                                              path("pictures"), path(name))
                                         + more);
            return result.code == 0 ? loadImage(path(name).toStdString() + "/000012.png") : Image();
        };
        const Image frozen = recorded("frozen", {}), own = recorded("own-axes", {"--own-ranges"});
        QVERIFY(frozen.width > 0 && own.width > 0);
        QVERIFY(!(frozen == own));
        const Result fitted = cli("explain %1 %2 --method pca --save-basis %3 --out %4", shippedModel(),
                                  path("pictures") + "/000000.png", path("first.npz"), path("fitted"));
        QVERIFY2(fitted.code == 0, fitted.err.constData());
        QCOMPARE(recorded("read", {"--basis", path("first.npz")}), frozen);
    }

    // This live source ends by itself; missed frames are not waited for.
    void live()
    {
        const Result result = video(QStringLiteral("synthetic:96x64@30*30live"), {"--deadline", "1000"});
        QVERIFY2(result.code == 0, result.err.constData());
        const Json said = result.json();
        QVERIFY(said.at("frames").get<int>() >= 1);
        QVERIFY(said.at("frames").get<int>() + said.at("dropped").get<int>() <= 30);
    }

    void refusals_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        QTest::newRow("no file") << QStringList{path("none.mp4")} << "no such file";
        QTest::newRow("no video") << QStringList{path("noise.npy")} << "expected a video";
        QTest::newRow("no camera") << QStringList{"camera:77"} << "no such camera";
        QTest::newRow("text") << QStringList{QStringLiteral(HYDRA_SOURCE_DIR "/README.md")} << "found a text";
        QTest::newRow("suffix") << line("%1 --out %2", path("clip.mkv"), path("x.gif"))
                                << ".mp4, .avi or .mkv";
        QTest::newRow("deadline") << line("%1 --deadline 0", path("clip.mkv")) << "deadline";
        QTest::newRow("turn") << line("%1 --turn 45", path("clip.mkv")) << "0, 90, 180 or 270";
        QTest::newRow("full folder") << line("%1 --out %2", path("clip.mkv"), path("pictures"))
                                     << "new or empty";
    }
    void refusals()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Result result = video(words.front(), words.mid(1));
        QVERIFY(result.code == 2 || result.code == 3); // the command, or a file it names
        QVERIFY2(result.err.contains(says.toUtf8()), result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void rounds()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/README.md");
        const QString folder = QString::fromStdString(
            (sharedFolder() / "fixtures/architectures/thinkingvit/two-stage").string());
        const QString model = folder + "/model.safetensors", input = folder + "/input.npy";
        const Result result = cli("predict %1 %2 --threshold 0.3", model, input);
        QVERIFY2(result.code == 0, result.err.constData());
        const Json pictures = result.json().at("results");
        QCOMPARE(pictures.size(), std::size_t(6));
        const std::vector<int> rounds{2, 1, 2, 1, 2, 1}; // of the fixture at 0.3, counted from 1
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            QCOMPARE(pictures.at(i).at("heads").size(), std::size_t(2));
            QCOMPARE(pictures.at(i).at("answer").at("round").get<int>(), rounds[i]);
        }
        QVERIFY(std::abs(pictures.at(1).at("heads").at(0).at("entropy").get<double>() - 0.0250299) < 1e-5);
        const Result maps = cli("explain %1 %2 --method relevance,attention", model, input);
        QVERIFY2(maps.code == 0, maps.err.constData());
        QCOMPARE(maps.json().at("maps").size(), std::size_t(24)); // both rounds
        QCOMPARE(cli("predict %1 %2 --heads 4", model, input).code, 2);
        QCOMPARE(cli("predict %1 %2 --threshold 1", shippedModel(), path("noise.npy")).code, 2);
    }
};

HYDRA_TEST(TestVideoCli, QCoreApplication)
#include "test_video_cli.moc"
