// SPDX-License-Identifier: GPL-3.0-or-later
// Many pictures through the program itself: shards, crashes, signals, full disks, job arrays.
#include "core/image/load.h"
#include "core/shard/shard_store.h"

#include <QtTest>

#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

namespace {

// Whether it has read all of its standard input so far, and waits for more.
bool isWaiting(qint64 process)
{
    int left = -1;
    const QByteArray input = QByteArrayLiteral("/proc/") + QByteArray::number(process) + "/fd/0";
    const int pipe = ::open(input.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe >= 0) {
        if (::ioctl(pipe, FIONREAD, &left) != 0) {
            left = -1;
        }
        ::close(pipe);
    }
    return left == 0;
}

const char localSlurm[] = "tools/local-slurm.sh";

// The Slurm of $SLURM_CONF if it answers, otherwise our own: one node on the loopback address, stopped with
// this object.
class Slurm
{
public:
    Slurm()
    {
        if (answers()) {
            return;
        }
        const QString tool = QString::fromStdString(sharedFile(localSlurm).string());
        const Result start = runInShell(QStringLiteral("PATH=$PATH:/usr/sbin; \"$1\" start \"$2\" 2>&2"),
                                        {tool, m_folder.path()}, 60'000);
        m_stop = QStringLiteral("'%1' stop '%2'").arg(tool, m_folder.path());
        qputenv("SLURM_CONF", start.out.trimmed());
        said = start.err;
    }
    Slurm(const Slurm&) = delete;
    Slurm& operator=(const Slurm&) = delete;
    ~Slurm() { runInShell(m_stop); }

    static bool installed()
    {
        return runInShell(QStringLiteral("PATH=$PATH:/usr/sbin; command -v slurmctld slurmd munged")).code
            == 0;
    }
    static bool answers()
    {
        return qEnvironmentVariableIsSet("SLURM_CONF")
            && runInShell(QStringLiteral("sinfo -h"), {}, 20'000).code == 0;
    }

    QByteArray said;

private:
    QTemporaryDir m_folder;
    QString m_stop = QStringLiteral("true");
};

} // namespace

class TestShardsCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_model = shippedModel();
    static constexpr int s_pictures = 24;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray bytes(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QStringList predicting(const QString& store) const
    {
        return line("predict %1 %2 --heads 3,12 --store %3", m_model, path(QStringLiteral("pictures")),
                    path(store));
    }
    [[nodiscard]] QStringList explaining(const QString& store) const
    {
        return line("explain %1 %2 --method attention --heads all --store %3", m_model,
                    path(QStringLiteral("pictures")), path(store));
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (int i = 0; i < s_pictures; ++i) {
            const QString file = path(QStringLiteral("pictures/%1/%2.png").arg(i % 2).arg(i));
            QDir().mkpath(QFileInfo(file).absolutePath());
            Image image{64, 64, std::vector<std::uint8_t>(64 * 64 * 3)};
            for (std::size_t at = 0; at < image.rgb.size(); ++at) {
                image.rgb[at] = static_cast<std::uint8_t>(at * std::size_t(i + 3) / 17);
            }
            savePng(file.toStdString(), image);
        }
        std::ofstream(path(QStringLiteral("pictures/0/broken.jpg")).toStdString()) << "\xff\xd8\xff no more";
    }

    void shardsMergeToOneRun()
    {
        const Result one = runCli(predicting(QStringLiteral("one.jsonl")));
        QVERIFY2(one.code == 3, one.err.constData()); // for one picture
        QCOMPARE(one.json().at("done").get<int>(), s_pictures + 1);
        QCOMPARE(one.json().at("refused").get<int>(), 1);
        QCOMPARE(one.json().at("refusals").at(0).at("key").get<std::string>(), std::string("0/broken.jpg"));
        QVERIFY2(one.err.contains("1 of 25 pictures could not be read"), one.err.constData());
        for (const QString& shards : {QStringLiteral("2"), QStringLiteral("7")}) {
            const QString store = QStringLiteral("all%1.jsonl").arg(shards);
            for (int i = 1; i <= shards.toInt(); ++i) {
                const Result part =
                    runCli(predicting(store)
                           << QStringLiteral("--shard") << QStringLiteral("%1/%2").arg(i).arg(shards)
                           << QStringLiteral("--jobs") << QString::number(i % 3 + 1));
                QVERIFY2(part.code == 0, part.err.constData());
            }
            const Result merged = cli("merge %1 --shards %2", path(store), shards);
            QVERIFY2(merged.code == 0, merged.err.constData());
            QVERIFY(!bytes(store).isEmpty());
            QVERIFY(bytes(store) == bytes(QStringLiteral("one.jsonl")));
            // The names of the files beside it give the same number.
            QVERIFY(QFile::remove(path(store)));
            const Result told = cli("merge %1", path(store));
            QVERIFY2(told.code == 0, told.err.constData());
            QVERIFY2(
                told.err.contains(
                    (shards + QStringLiteral(" shards, from the names of the files next to it")).toUtf8()),
                told.err.constData());
            QVERIFY(bytes(store) == bytes(QStringLiteral("one.jsonl")));
            const Result left = cli("missing %1", path(store));
            QCOMPARE(left.json().at("shards").size(), std::size_t(shards.toInt()));
        }
        for (const char* command : {"merge", "missing"}) {
            const Result none = runCli({QLatin1String(command), path(QStringLiteral("none.jsonl"))});
            QCOMPARE(none.code, 2);
            QVERIFY2(none.err.contains("no file next to ") && none.err.contains("none.1-of-2.jsonl"),
                     none.err.constData());
            QVERIFY(QFile::copy(path(QStringLiteral("all2.1-of-2.jsonl")),
                                path(QStringLiteral("both.1-of-2.jsonl"))));
            QVERIFY(QFile::copy(path(QStringLiteral("all7.7-of-7.jsonl")),
                                path(QStringLiteral("both.7-of-7.jsonl"))));
            const Result both = runCli({QLatin1String(command), path(QStringLiteral("both.jsonl"))});
            QCOMPARE(both.code, 2);
            QVERIFY2(both.err.contains("are named as shards of 2 and of 7"), both.err.constData());
            QVERIFY(QFile::remove(path(QStringLiteral("both.1-of-2.jsonl")))
                    && QFile::remove(path(QStringLiteral("both.7-of-7.jsonl"))));
        }
        const Result again = runCli(predicting(QStringLiteral("one.jsonl")));
        QCOMPARE(again.json().at("done").get<int>(), 0); // no picture twice
        QCOMPARE(again.json().at("before").get<int>(), s_pictures + 1);
        Result other =
            runCli(predicting(QStringLiteral("one.jsonl")) << QStringLiteral("--top") << QStringLiteral("3"));
        QCOMPARE(other.code, 3);
        QVERIFY2(other.err.contains("its top is 5 instead of 3"), other.err.constData());
    }

    void numbersAreThoseOfAPlainRun()
    {
        const QString file = path(QStringLiteral("pictures/1/3.png"));
        const Result plain = cli("predict %1 %2", m_model, file);
        const Result stored =
            runInShell(QStringLiteral("\"$0\" predict \"$1\" --list - --store \"$2\" </dev/null"),
                       {m_model, path(QStringLiteral("x.jsonl"))});
        QCOMPARE(stored.code, 3); // standard input is empty
        QVERIFY2(stored.err.contains("the list contains no picture"), stored.err.constData());
        const Result latin = runInShell( // a name with arbitrary bytes
            QStringLiteral("cp \"$2\" \"$3/$(printf 'f\\374r.png')\" && find \"$3\" -name 'f*r.png' | "
                           "\"$0\" predict \"$1\" --list -"),
            {m_model, file, m_folder.path()});
        QVERIFY2(latin.code == 0, latin.err.constData());
        const Result plainly = runInShell( // the same without a store
            QStringLiteral("echo \"$2\" | \"$0\" predict \"$1\" --list -"), {m_model, file});
        QVERIFY2(plainly.code == 0, plainly.err.constData());
        QCOMPARE(plainly.json().at("results").at(0).at("heads").at(0).at("top"),
                 plain.json().at("results").at(0).at("heads").at(0).at("top"));
        const Result listed =
            runInShell(QStringLiteral("echo \"$2\" | \"$0\" predict \"$1\" --list - --store \"$3\" --quiet"),
                       {m_model, file, path(QStringLiteral("x.jsonl"))});
        QVERIFY2(listed.code == 0, listed.err.constData());
        const Json line = Json::parse(bytes(QStringLiteral("x.jsonl")).split('\n').at(1).toStdString());
        QCOMPARE(line.at("key").get<std::string>(), file.toStdString());
        const Json mine = line.at("result").at("heads").at(0).at("top");
        const Json theirs = plain.json().at("results").at(0).at("heads").at(0).at("top");
        QCOMPARE(mine.size(), theirs.size());
        for (std::size_t i = 0; i < mine.size(); ++i) {
            QCOMPARE(mine[i].at("index").get<int>(), theirs[i].at("index").get<int>());
            QVERIFY(std::fabs(mine[i].at("logit").get<double>() - theirs[i].at("logit").get<double>())
                    < 1e-4);
        }
    }

    void everyCommandHasAStore()
    {
        const QString tar = path(QStringLiteral("maps.tar"));
        QVERIFY2(runCli(explaining(QStringLiteral("maps.tar"))).code == 3, "explain");
        const Result features = cli("embed %1 %2 --tokens class --store %3", m_model,
                                    path(QStringLiteral("pictures/1")), path(QStringLiteral("features.tar")));
        QVERIFY2(features.code == 0, features.err.constData());
        const Result importance =
            cli("importance %1 %2 --method gradient --store %3", m_model, path(QStringLiteral("pictures/1")),
                path(QStringLiteral("importance.jsonl")));
        QVERIFY2(importance.code == 0, importance.err.constData());
        QVERIFY(!importance.json().at("importance").empty());
        const QStringList evaluating{QStringLiteral("evaluate"), m_model, path(QStringLiteral("pictures"))};
        std::filesystem::rename(path(QStringLiteral("pictures/0/broken.jpg")).toStdString(),
                                path(QStringLiteral("broken.jpg")).toStdString());
        const Result plain = runCli(evaluating);
        std::filesystem::rename(path(QStringLiteral("broken.jpg")).toStdString(),
                                path(QStringLiteral("pictures/0/broken.jpg")).toStdString());
        const Result stored = runCli(QStringList(evaluating)
                                     << QStringLiteral("--store") << path(QStringLiteral("accuracy.jsonl")));
        QVERIFY2(stored.code == 3 && plain.code == 0, stored.err.constData());
        const Json a = stored.json().at("rows").at(0);
        const Json b = plain.json().at("rows").at(0);
        QCOMPARE(a.at("images").get<int>(), b.at("images").get<int>());
        QCOMPARE(a.at("top1").get<double>(), b.at("top1").get<double>());
        QCOMPARE(a.at("top5").get<double>(), b.at("top5").get<double>());
        QVERIFY(std::fabs(a.at("confidence").get<double>() - b.at("confidence").get<double>()) < 1e-4);
        // Any tar reads it, and NumPy's format is what it holds.
        const Result listed = runInShell(
            QStringLiteral("tar tf \"$1\" && tar xOf \"$1\" 0/0.png.attention.k12.npy | head -c 6"), {tar});
        QVERIFY2(listed.code == 0, listed.err.constData());
        QCOMPARE(listed.out.count(".attention.k12.npy\n"), s_pictures);
        QVERIFY(listed.out.endsWith("\x93NUMPY"));
    }

    // Scores in shards, with masks and labels of synthetic scenes: the bytes of one run, and the numbers of a
    // run without a store.
    void faithfulnessInShards()
    {
        const QString scenes = path(QStringLiteral("scenes"));
        QCOMPARE(cli("synth --out %1 --count 7 --size 128", scenes).code, 0);
        const QStringList asked =
            line("faithfulness %1 %2 --method attention,random --measure "
                 "deletion,pointing,randomisation,sparseness --heads 3,12 --steps 4 --class label",
                 m_model, scenes);
        const auto into = [&](const QString& store) {
            return QStringList(asked) << QStringLiteral("--store") << path(store);
        };
        const auto curves = [&](const QString& name) {
            return QStringList{QStringLiteral("--curves"), path(name)};
        };
        const Result one = runCli(into(QStringLiteral("scores.jsonl")) + curves(QStringLiteral("one.csv")));
        QVERIFY2(one.code == 0, one.err.constData());
        QCOMPARE(one.json().at("images").get<int>(), 7);
        QVERIFY(bytes(QStringLiteral("one.csv")).count('\n') == 1 + 4 * 5); // five points each
        const QByteArray refused =
            runCli(into(QStringLiteral("no.jsonl"))
                   + (QStringList(curves(QStringLiteral("no.csv"))) << QStringLiteral("--shard=1/2")))
                .err;
        QVERIFY2(refused.contains("merge --curves") && !QFile::exists(path(QStringLiteral("no.csv"))),
                 refused.constData());
        const Json rows = one.json().at("rows");
        for (const QString& shards : {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("7")}) {
            const QString store = QStringLiteral("scores%1.jsonl").arg(shards);
            for (int i = 1; i <= shards.toInt(); ++i) {
                const Result part = runCli(
                    into(store) << QStringLiteral("--shard") << QStringLiteral("%1/%2").arg(i).arg(shards)
                                << QStringLiteral("--jobs") << QString::number(i % 2 + 1));
                QVERIFY2(part.code == 0, part.err.constData());
            }
            if (shards == QLatin1String("1")) { // a single shard needs no merge
                QVERIFY(bytes(store) == bytes(QStringLiteral("scores.jsonl")));
                continue;
            }
            const Result merged = runCli(line("merge %1 --shards %2", path(store), shards)
                                         + curves(QStringLiteral("merged.csv")));
            QVERIFY2(merged.code == 0, merged.err.constData());
            QVERIFY(!bytes(store).isEmpty() && bytes(store) == bytes(QStringLiteral("scores.jsonl")));
            QVERIFY(merged.json().at("rows") == rows);
            QVERIFY(bytes(QStringLiteral("merged.csv")) == bytes(QStringLiteral("one.csv")));
        }
        const Result plain = runCli(asked);
        QVERIFY2(plain.code == 0, plain.err.constData());
        const Json flat = plain.json().at("rows").flatten();
        const Json stored = rows.flatten();
        QCOMPARE(stored.size(), flat.size());
        for (const auto& [place, value] : flat.items()) {
            const Json& mine = stored.at(place);
            QVERIFY2(value.is_number() ? std::fabs(mine.get<double>() - value.get<double>()) < 2e-4
                                       : mine == value,
                     (place + ": " + mine.dump() + " " + value.dump()).c_str());
        }
        QCOMPARE(flat.at("/0/located_images").get<int>(), 7);
        QCOMPARE(
            runCli(into(QStringLiteral("scores.jsonl")) << QStringLiteral("--limit") << QStringLiteral("2"))
                .code,
            2);
        const Result other = runCli(into(QStringLiteral("scores.jsonl"))
                                    << QStringLiteral("--without") << QStringLiteral("mlp:1"));
        QCOMPARE(other.code, 3);
        QVERIFY2(other.err.contains("its without is"), other.err.constData());
    }

    // With heads switched off, a picture has other features and other scores, with and without a store.
    void whatIsOffIsOffInFeaturesAndScores()
    {
        const QString folder = path(QStringLiteral("pictures/1"));
        const auto features = [&](const QStringList& more, const QString& store) {
            const Result run =
                runCli(line("embed %1 %2 --tokens patches --store %3", m_model, folder, path(store)) + more);
            if (run.code != 0) {
                qWarning("%s", run.err.constData());
            }
            const Result array =
                runInShell(QStringLiteral("tar xOf \"$1\" 1.png.tokens.k12.npy"), {path(store)});
            return array.out;
        };
        const QStringList without = line("--without attention:4,mlp:4");
        const QByteArray whole = features({}, QStringLiteral("whole features.tar"));
        const QByteArray less = features(without, QStringLiteral("less features.tar"));
        QVERIFY(!whole.isEmpty() && whole.size() == less.size() && whole != less);
        // Block 4 is the last: without its branches, what leaves it is what left block 3.
        const QByteArray before = features(line("--block 3"), QStringLiteral("before.tar"));
        const QByteArray skipped =
            features(QStringList(without) << QStringLiteral("--block") << QStringLiteral("4"),
                     QStringLiteral("skipped.tar"));
        QVERIFY(!before.isEmpty() && before == skipped);
        const Result fewer =
            cli("embed %1 %2 --tokens patches --without patches:0-7 --iterations 20 --out %3", m_model,
                folder + QStringLiteral("/1.png"), path(QStringLiteral("fewer.csv")));
        QVERIFY2(fewer.code == 0, fewer.err.constData());
        QCOMPARE(fewer.json().at("points").get<int>(), 56); // of 8 x 8, without the first row
        QCOMPARE(fewer.json().at("without").get<std::string>(), std::string("patches:0-7"));
        QVERIFY(bytes(QStringLiteral("fewer.csv")).split('\n').at(1).contains(",12,1,1,0,"));

        const auto scores = [&](const QStringList& more) {
            return runCli(line("faithfulness %1 %2 --method attention --measure deletion --class 3 --steps 2",
                               m_model, folder)
                          + more);
        };
        const Result all = scores({});
        const Result some = scores(without);
        const Result stored =
            scores(QStringList(without) << QStringLiteral("--store") << path(QStringLiteral("less.jsonl")));
        QVERIFY2(all.code == 0 && some.code == 0 && stored.code == 0, (some.err + stored.err).constData());
        QCOMPARE(some.json().at("without").get<std::string>(), std::string("attention:4,mlp:4"));
        const auto area = [](const Result& run) {
            return run.json().at("rows").at(0).at("deletion_auc").get<double>();
        };
        QVERIFY(std::fabs(area(all) - area(some)) > 1e-4);
        QVERIFY(std::fabs(area(stored) - area(some)) < 1e-5);
        // The whole picture's probability equals that of predict with the same options.
        const auto probability = [&](const QStringList& more) {
            double sum = 0;
            const Result run = runCli(line("predict %1 %2 --top 10", m_model, folder) + more);
            const Json document = run.json();
            for (const Json& picture : document.at("results")) {
                for (const Json& one : picture.at("heads").at(0).at("top")) {
                    sum += one.at("index") == 3 ? one.at("probability").get<double>() / (s_pictures / 2) : 0;
                }
            }
            return sum;
        };
        QVERIFY(std::fabs(probability(without)
                          - some.json().at("rows").at(0).at("probability").at("whole").get<double>())
                < 1e-5);
        QCOMPARE(scores(line("--without attention:4=from")).code, 2);
    }

    // The process that writes the list may be slow, or gone.
    void aListThatDoesNotComeCanBeEnded()
    {
        for (const int signal : {SIGTERM, SIGINT}) {
            QProcess process;
            process.start(
                QStringLiteral(HYDRA_CLI),
                line("predict %1 --list - --store %2", m_model, path(QStringLiteral("waiting.jsonl"))));
            process.write(QFile::encodeName(path(QStringLiteral("pictures/1/3.png")))
                          + "\npict"); // in the middle of a name
            QVERIFY(process.waitForBytesWritten(60'000));
            QTRY_VERIFY_WITH_TIMEOUT(isWaiting(process.processId()), 120'000);
            ::kill(static_cast<pid_t>(process.processId()), signal);
            QVERIFY(process.waitForFinished(60'000)); // the rest of the list never comes
            QCOMPARE(process.exitCode(), 4);
            QVERIFY(!QFileInfo::exists(path(QStringLiteral("waiting.jsonl")))); // no store was created
        }
    }

    // No process has opened the pipe for writing.
    void aPipeThatNobodyWritesCanBeEnded()
    {
        const Result run = runInShell(
            QStringLiteral(
                "mkfifo \"$2\" || exit 9\n"
                "\"$0\" predict \"$1\" --list \"$2\" --store \"$3\" & run=$!\n"
                // It waits in poll() for the pipe, which it has open.
                "until readlink /proc/$run/fd/* | grep -qxF \"$2\"; do kill -0 $run || exit 8; done\n"
                "kill -INT $run; wait $run"),
            {m_model, path(QStringLiteral("pipe")), path(QStringLiteral("waiting.jsonl"))}, 60'000);
        QVERIFY2(run.code == 4, run.err.constData());
    }

    void killedTenTimesItIsOneRun()
    {
        QVERIFY2(runCli(explaining(QStringLiteral("whole.tar"))).code == 3, "whole");
        qint64 before = 0;
        for (int i = 0; i < 10; ++i) {
            QProcess process;
            process.start(QStringLiteral(HYDRA_CLI), explaining(QStringLiteral("killed.tar")));
            // Killed at an arbitrary point after the store has grown a little.
            const QFileInfo store(path(QStringLiteral("killed.tar")));
            QTRY_VERIFY_WITH_TIMEOUT((QFileInfo(store.filePath()).size() > before + 2500 * (i % 3)
                                      || process.state() == QProcess::NotRunning),
                                     120'000);
            process.kill();
            process.waitForFinished();
            before = QFileInfo(store.filePath()).size();
        }
        const Result last = runCli(explaining(QStringLiteral("killed.tar")));
        QVERIFY2(last.code == 3, last.err.constData());
        QVERIFY(last.json().at("before").get<int>() > 0);
        QVERIFY(bytes(QStringLiteral("killed.tar")) == bytes(QStringLiteral("whole.tar")));
    }

    void signalsEndItWithWhatIsFinished_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("code");
        QTest::addRow("SIGTERM") << SIGTERM << 4;
        QTest::addRow("SIGINT") << SIGINT << 4;
        QTest::addRow("SIGHUP") << SIGHUP << 128 + SIGHUP;
    }
    void signalsEndItWithWhatIsFinished()
    {
        QFETCH(int, signal);
        QFETCH(int, code);
        const QString store = QStringLiteral("signal%1.tar").arg(signal);
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI),
                      explaining(store) << QStringLiteral("--progress") << QStringLiteral("json")
                                        << QStringLiteral("--jobs") << QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path(store)).size() > 5000, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), code);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("the same command continues after them")
                     && said.contains("\"pictures_per_s\":"),
                 said.constData());
        const Json document = Json::parse(process.readAllStandardOutput().toStdString());
        QVERIFY(!document.at("complete").get<bool>());
        const int done = document.at("done").get<int>();
        QVERIFY(done > 0 && done <= s_pictures);
        const Result missing = cli("missing %1 --shards 1 %2", path(store), path(QStringLiteral("pictures")));
        QCOMPARE(missing.json().at("left").get<int>(), s_pictures + 1 - done);
        QVERIFY2(runCli(explaining(store)).code == 3, "gone on with");
        QVERIFY(bytes(store) == bytes(QStringLiteral("whole.tar")));
    }

    void aFullDiskAndAClosedOutput()
    {
        const Result full = runInShell(QStringLiteral("ulimit -f 24; exec \"$0\" \"$@\""),
                                       explaining(QStringLiteral("full.tar")));
        QCOMPARE(full.code, 1);
        QVERIFY2(full.err.contains("full.tar: cannot be extended: ")
                     && full.err.contains("pictures are intact, and the same command continues"),
                 full.err.constData());
        QVERIFY2(runCli(explaining(QStringLiteral("full.tar"))).code == 3, "with room again");
        QVERIFY(bytes(QStringLiteral("full.tar")) == bytes(QStringLiteral("whole.tar")));
        const Result closed =
            runInShell(QStringLiteral("exec \"$0\" \"$@\" >&-"), explaining(QStringLiteral("closed.tar")));
        QCOMPARE(closed.code, 1);
        QVERIFY2(closed.err.contains("standard output: cannot be written"), closed.err.constData());
        QVERIFY(bytes(QStringLiteral("closed.tar")) == bytes(QStringLiteral("whole.tar")));
        const Result nowhere = runCli(explaining(QStringLiteral("whole.tar/inside.tar")));
        QCOMPARE(nowhere.code, 3);
        QVERIFY2(nowhere.err.contains("whole.tar"), nowhere.err.constData());
    }

    void twoProcessesOnOneShard()
    {
        const Result both = runInShell(
            QStringLiteral(
                "\"$0\" \"$@\" >/dev/null 2>&1 & first=$!\n"
                "for i in $(seq 600); do [ -s \"${@: -1}\" ] && break; sleep 0.1; done\n"
                "kill -STOP $first; \"$0\" \"$@\"; code=$?; kill -CONT $first; wait $first; exit $code"),
            explaining(QStringLiteral("both.tar")));
        QCOMPARE(both.code, 3);
        QVERIFY2(both.err.contains("another process is writing shard 1/1 to this store"),
                 both.err.constData());
        QVERIFY(bytes(QStringLiteral("both.tar")) == bytes(QStringLiteral("whole.tar")));
    }

    // A shard whose store is removed meanwhile reports an error.
    void aStoreThatIsRemovedIsMissed()
    {
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI),
                      explaining(QStringLiteral("removed.tar"))
                          << QStringLiteral("--shard") << QStringLiteral("1/2") << QStringLiteral("--jobs")
                          << QStringLiteral("1"));
        const QString store = path(QStringLiteral("removed.1-of-2.tar"));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(store).size() > 5000, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGSTOP);
        QVERIFY(QFile::remove(store));
        ::kill(static_cast<pid_t>(process.processId()), SIGCONT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("was removed or replaced by another program while pictures were added"),
                 said.constData());
        QVERIFY(!QFileInfo::exists(store));
    }

    // Sums over records that no run would write.
    void recordsOfOtherSizesAreNotAddedUp()
    {
        const auto merged = [&](const char* command, const std::vector<std::string>& results) {
            const QString in = path(QStringLiteral("made.jsonl"));
            QFile::remove(in);
            {
                shard::ShardStore store(in.toStdString(), shard::storeHeader(command, {}, {}),
                                        [](shard::StoredRecord&&) {});
                for (std::size_t i = 0; i < results.size(); ++i) {
                    store.add("picture " + std::to_string(i), {shard::Json::parse(results[i]), {}, {}});
                }
                store.complete();
            }
            return cli("merge %1 %2", path(QStringLiteral("sum.jsonl")), in);
        };
        const auto refused = [&](const char* command, const std::vector<std::string>& results) {
            const Result run = merged(command, results);
            if (run.code != 3) {
                qWarning("%d: %s%s", run.code, run.out.constData(), run.err.constData());
            }
            return run.code == 3 && run.err.contains("has a picture with")
                && run.err.contains(("picture " + std::to_string(results.size() - 1)).c_str());
        };
        const std::string good = R"({"importance":[[0.25,0.5],[1,2]]})";
        const Result sum = merged("importance", {good, R"({"importance":[[0.75,0.5],[1,0]]})"});
        QVERIFY2(sum.code == 0, sum.err.constData());
        QVERIFY(sum.json().at("importance") == Json::parse("[[0.5,0.5],[1,1]]"));
        for (const char* bad :
             {R"({"importance":[[0.25,0.5]]})", R"({"importance":[]})", R"({"importance":[[1e300]]})",
              R"({"importance":[[0.25,0.5],[1]]})", R"({"importance":[[0.25,0.5],[1,1e31]]})",
              R"({"importance":[[0.25,0.5],[1,"2"]]})", R"({"importance":[[0.25,0.5],3]})",
              R"({"importance":{}})", R"({"other":1})"}) {
            QVERIFY2(refused("importance", {good, bad}), bad);
        }
        QVERIFY(refused("importance", {R"({"importance":[[1],[]]})"}));
        for (const char* bad : {R"({"heads":[{"k":1e300,"rank":1,"probability":0.5}]})",
                                R"({"heads":[{"k":1,"rank":true,"probability":0.5}]})",
                                R"({"heads":[{"k":1,"rank":1,"probability":1e300}]})",
                                R"({"heads":[{"k":1,"rank":-1e300,"probability":0}]})"}) {
            QVERIFY2(refused("evaluate", {bad}), bad);
        }
        for (const char* bad :
             {R"({"scores":[{"method":"relevance","k":1e9,"class":1,"whole":0,"blurred":0,"empty":0}]})",
              R"({"scores":[{"method":"relevance","k":3,"class":0.5,"whole":0,"blurred":0,"empty":0}]})"}) {
            QVERIFY2(refused("faithfulness", {bad}), bad);
        }
    }

    // A value that a scheduler or a user has set wrongly is not replaced by a default.
    void variablesThatCannotBeReadAreRefused()
    {
        for (const auto& [variable, word] : std::vector<std::pair<const char*, const char*>>{
                 {"SLURM_ARRAY_TASK_ID=x", "SLURM_ARRAY_TASK_ID: expected a whole number"},
                 {"SLURM_ARRAY_TASK_ID=3", "without SLURM_ARRAY_TASK_COUNT"},
                 {"SLURM_CPUS_PER_TASK=many", "SLURM_CPUS_PER_TASK: expected a whole number"},
                 {"HYDRA_MEMORY=x", "HYDRA_MEMORY: expected megabytes from 1 to 1048576, found 'x'"}}) {
            const Result run =
                runInShell(QStringLiteral("exec env %1 \"$0\" \"$@\"").arg(QLatin1String(variable)),
                           predicting(QStringLiteral("variable.jsonl")));
            QVERIFY2(run.code == 2 && run.err.contains(word), (run.err + variable).constData());
            QVERIFY(!QFileInfo::exists(path(QStringLiteral("variable.jsonl"))));
        }
    }

    void questionsThatMakeNoSense()
    {
        const auto refused = [&](const QStringList& words, const char* part) {
            const Result result = runCli(words);
            QVERIFY2(result.code == 2 && result.err.contains(part), (result.err + part).constData());
        };
        refused(predicting(QStringLiteral("x.csv")), "expected a name that ends in .jsonl");
        refused(predicting(QStringLiteral("x.jsonl")) << QStringLiteral("--shard") << QStringLiteral("9/8"),
                "--shard: expected I/N");
        refused(line("predict %1 x.png --jobs 2", m_model), "--jobs needs --store");
        refused(line("array --engine make --shards 4 -- predict --store a.jsonl"),
                "--engine: expected slurm");
        refused(line("array --engine slurm --shards 4 -- predict"), "--store");
    }

    // Without a scheduler: a program named sbatch runs each task of the array, then the merge.
    void theSlurmScriptDoesItAll()
    {
        QDir().mkpath(path(QStringLiteral("bin")));
        QFile sbatch(path(QStringLiteral("bin/sbatch")));
        QVERIFY(sbatch.open(QIODevice::WriteOnly));
        sbatch.write("#!/bin/bash\nscript=$(mktemp); cat >\"$script\"\narray=\n"
                     "for w in \"$@\"; do case $w in --array=*) array=${w#--array=};; esac; done\n"
                     "[ -n \"$array\" ] || { bash \"$script\" >&2; exit; }\n"
                     "for part in ${array//,/ }; do for i in $(seq \"${part%-*}\" \"${part#*-}\"); do\n"
                     "SLURM_ARRAY_TASK_ID=$i bash \"$script\" >/dev/null || exit 1; done; done\necho 17\n");
        sbatch.close();
        sbatch.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        const Result printed =
            runCli(line("array --engine slurm --shards 4 --") + explaining(QStringLiteral("by slurm.tar")));
        QVERIFY2(printed.code == 0, printed.err.constData());
        for (int i = 0; i < 2; ++i) { // the second time only the merge is left
            const Result run = runInShell(QStringLiteral("PATH=\"$1:$PATH\"; eval \"$2\""),
                                          {path(QStringLiteral("bin")), QString::fromUtf8(printed.out)});
            QVERIFY2(run.code == 0, run.err.constData());
        }
        QVERIFY(bytes(QStringLiteral("by slurm.tar")) == bytes(QStringLiteral("whole.tar")));
    }

    void theOtherScriptsDoToo()
    {
        const auto script = [&](const char* session) {
            const QString store = QStringLiteral("by %1.tar").arg(QLatin1String(session));
            return runCli(line("array --engine %1 --shards 3 --", QLatin1String(session)) + explaining(store))
                .out;
        };
        const QByteArray parallel = script("parallel");
        QCOMPARE(runInShell(QStringLiteral("bash -n <<<\"$1\""), {QString::fromUtf8(parallel)}).code, 0);
        const QByteArray snakemake = script("snakemake");
        QVERIFY(snakemake.contains("rule merge:"));
        if (runInShell(QStringLiteral("command -v parallel")).code != 0) {
            QSKIP("SKIPPED: GNU parallel is not installed; its script was only parsed");
        }
        QVERIFY(runCli(explaining(QStringLiteral("whole.tar"))).code == 3);
        const Result run = runInShell(QString::fromUtf8(parallel));
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY(bytes(QStringLiteral("by parallel.tar")) == bytes(QStringLiteral("whole.tar")));
        if (runInShell(QStringLiteral("command -v snakemake && snakemake --version")).code == 0) {
            QDir().mkpath(path(QStringLiteral("snakes")));
            const Result made =
                runInShell(QStringLiteral("cd \"$1\" && printf %s \"$2\" >Snakefile && snakemake --cores 2"),
                           {path(QStringLiteral("snakes")), QString::fromUtf8(snakemake)});
            QVERIFY2(made.code == 0, made.err.constData());
            QVERIFY(bytes(QStringLiteral("by snakemake.tar")) == bytes(QStringLiteral("whole.tar")));
        }
    }

    // An array of eight, one of its tasks killed and requeued.
    void aRealSlurm()
    {
        if (!Slurm::answers() && !Slurm::installed()) {
            QSKIP("SKIPPED: Slurm is not installed (slurm-wlm, munge), and none answers at $SLURM_CONF");
        }
        HYDRA_NEED_SHARED(localSlurm);
        const Slurm slurm;
        QVERIFY2(Slurm::answers(), slurm.said.constData());
        QVERIFY(runCli(explaining(QStringLiteral("whole.tar"))).code == 3);
        const Result printed =
            runCli(line("array --engine slurm --shards 8 --") + explaining(QStringLiteral("real.tar")));
        const Result run = runInShell(
            QStringLiteral(
                "hit=; cd \"$1\" && eval \"$2\" && for i in $(seq 600); do "
                "  if [ -z \"$hit\" ] && t=$(squeue -h -r -t R -o %i | grep _ | head -1) && [ -n \"$t\" ]; "
                "then "
                "    scontrol requeue \"$t\" && hit=$t; fi; "
                // A requeued task would wait for two minutes.
                "  [ -z \"$hit\" ] || scontrol update JobId=\"$hit\" StartTime=now >/dev/null 2>&1 || :; "
                "  [ -z \"$(squeue -h -n hydrascope,hydrascope-merge)\" ] && break; sleep 0.5; done; "
                "cat slurm-*.out >&2; test -n \"$hit\""),
            {m_folder.path(), QString::fromUtf8(printed.out)}, 500'000);
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(bytes(QStringLiteral("real.tar")) == bytes(QStringLiteral("whole.tar")),
                 run.err.constData());
    }
};

HYDRA_TEST(TestShardsCli, QCoreApplication)
#include "test_shards_cli.moc"
