// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli on a failing system: full disks, closed streams, signals, limits, folders in place of files,
// two inputs of one name. It ends soon, says why, and leaves no partial file behind.
#include "core/base/folder_lock.h"
#include "core/image/load.h"

#include <QtTest>

#include <csignal>
#include <filesystem>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

// Runs the program after BEFORE, such as a limit, and with AFTER, such as a redirection.
Result runLimited(const QString& before, const QStringList& words, const QString& after = {})
{
    return runInShell(before + QStringLiteral(" exec \"$0\" \"$@\" ") + after, words);
}

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_model = shippedModel();

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QString picture(const char* name) const
    {
        const QString file = path(name);
        QDir().mkpath(QFileInfo(file).absolutePath());
        Image image{32, 32, std::vector<std::uint8_t>(32 * 32 * 3, 90)};
        savePng(file.toStdString(), image);
        return file;
    }
    [[nodiscard]] QStringList everythingIn(const char* name) const
    {
        return QDir(path(name))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void aResultThatNobodyGetsIsNone()
    {
        for (const QString& after : {QStringLiteral(">/dev/full"), QStringLiteral(">&-")}) {
            for (const QStringList& words :
                 {QStringList{QStringLiteral("models")}, QStringList{QStringLiteral("--help")}}) {
                const Result result = runLimited({}, words, after);
                QCOMPARE(result.code, 1);
                QVERIFY2(result.err.contains("standard output: cannot be written"), result.err.constData());
            }
        }
    }

    void aFileThatMayNotBeLargeLeavesNothing()
    {
        QDir().mkpath(path("small"));
        const Result result = runLimited(QStringLiteral("ulimit -f 8;"),
                                         {QStringLiteral("convert"), m_model, path("small/out.safetensors")});
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.contains("File too large"), result.err.constData());
        QCOMPARE(everythingIn("small"), QStringList());
    }

    void tooLittleAddressSpaceIsSaidAtOnce()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs terabytes of address space");
#endif
        const Result result =
            runLimited(QStringLiteral("ulimit -v 800000;"), line("profile --arch vit-ti16"));
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.contains("not enough memory"), result.err.constData());
    }

    void whatCannotBeWrittenIsSaidBeforeAnythingIsComputed_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString input = picture("before.png");
        const auto row = [&](const char* command, const QStringList& more) {
            QTest::newRow(command) << QStringList{QLatin1String(command)} + more;
        };
        const QString out = QStringLiteral("--out"), many = QStringLiteral("100000");
        const QString file = path("file"), below = path("file/below.csv");
        row("explain", {m_model, input, out, file});
        row("predict", line("%1 %2 --npy %3", m_model, input, file));
        row("walk", {m_model, input, out, file});
        row("embed", line("%1 %2 --iterations %3 %4 %5", m_model, input, many, out, below));
        row("faithfulness", line("%1 %2 --method relevance %3 %4", m_model, path("labelled"), out, below));
        row("convert", {m_model, path("file/below.safetensors")});
    }
    void whatCannotBeWrittenIsSaidBeforeAnythingIsComputed()
    {
        QFETCH(QStringList, words);
        (void)picture("labelled/sphere/a.png");
        QFile file(path("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Result result = runCli(words);
        QVERIFY2(result.code == 3, result.err.constData());
        QVERIFY2(result.err.contains("Not a directory"), result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void twoInputsOfOneNameHaveFilesOfTheirOwn()
    {
        const QString one = picture("one/cat.png"), other = picture("other/cat.png");
        const Result result =
            cli("explain %1 %2 %3 --method rollout --out %4", m_model, one, other, path("cats"));
        QCOMPARE(result.code, 0);
        QCOMPARE(everythingIn("cats"),
                 (QStringList{QStringLiteral("cat.rollout.k12.npy"),
                              QStringLiteral("other.cat.rollout.k12.npy")}));
        QVERIFY2(result.err.contains("another input has the same name"), result.err.constData());
        QVERIFY(result.json().at("maps").at(1).at("files").at(0).get<std::string>().find("other.cat")
                != std::string::npos);
    }

    void longNamesAreCut()
    {
        const QByteArray name = QByteArray("long/") + QByteArray(120, 'n') + QByteArray("\xe4").repeated(60);
        const QString input = picture((name + ".png").constData());
        const Result result = cli("explain %1 %2 --method rollout --out %3", m_model, input, path("cut"));
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(everythingIn("cut").size(), qsizetype(1));
        QVERIFY(everythingIn("cut").front().endsWith(QStringLiteral(".rollout.k12.npy")));
    }

    void nothingReachesTheTerminalThatItWouldObey()
    {
        const QString name = path("\x1b[31mred\xc2\x9b.png");
        const Result missing = cli("predict %1 %2", m_model, name);
        QCOMPARE(missing.code, 3);
        QVERIFY2(!missing.err.contains('\x1b') && !missing.err.contains("\xc2\x9b"), missing.err.constData());
        QVERIFY2(missing.err.contains("\\x1b[31mred"), missing.err.constData());
        const QString there = picture("\x7f\xc2\x9b.png");
        const Result found = cli("predict %1 %2", m_model, there);
        QCOMPARE(found.code, 0);
        QVERIFY(!found.out.contains('\x7f') && !found.out.contains("\xc2\x9b"));
        QCOMPARE(found.json().at("results").at(0).at("input").get<std::string>(), there.toStdString());
    }

    void aLoopOfLinksIsNoBareException()
    {
        QDir().mkpath(path("loop"));
        std::filesystem::create_symlink("b", path("loop/a").toStdString());
        std::filesystem::create_symlink("a", path("loop/b").toStdString());
        for (const QString& folder : {path("loop"), path("loop/a")}) {
            const Result result = cli("evaluate %1 %2", m_model, folder);
            QVERIFY2(result.code == 3, result.err.constData());
            QVERIFY2(result.err.contains("loop") && !result.err.contains("filesystem error"),
                     result.err.constData());
        }
    }

    void signalsKeepWhatWasFinished_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("code");
        const auto row = [](const char* command, const char* rows, int signal, int code) {
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(command)).arg(signal)))
                << QString::fromLatin1(command) << QString::fromLatin1(rows) << signal << code;
        };
        row("explain", "maps", SIGINT, 4);
        row("predict", "results", SIGTERM, 128 + SIGTERM);
        row("walk", "walks", SIGHUP, 128 + SIGHUP);
    }
    void signalsKeepWhatWasFinished()
    {
        QFETCH(QString, command);
        QFETCH(QString, rows);
        QFETCH(int, signal);
        QFETCH(int, code);
        for (int i = 0; i < 300; ++i) {
            (void)picture(qPrintable(QStringLiteral("many/%1.png").arg(i)));
        }
        QStringList words = line("%1 %2 %3 --heads all", command, m_model, path("many"));
        words << (command == QLatin1String("predict") ? QStringLiteral("--npy") : QStringLiteral("--out"))
              << path("parts");
        QDir(path("parts")).removeRecursively();
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI), words);
        QTRY_VERIFY_WITH_TIMEOUT(everythingIn("parts").size() > 3, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), code);
        const Json document = Json::parse(process.readAllStandardOutput().toStdString());
        QVERIFY(document.at("interrupted").get<bool>());
        const std::size_t finished = document.at(rows.toStdString()).size();
        QVERIFY(finished > 0 && finished < 300 * 12);
    }

    void aFileThatChangesStopsAStore_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("script"); // changes $1
        QTest::addColumn<bool>("harmless");
        for (const char* what : {"model.safetensors", "pictures.tar"}) {
            const auto row = [&](const char* change, const char* script, bool harmless) {
                QTest::addRow("%s %s", what, change)
                    << QString::fromLatin1(what) << QString::fromLatin1(script) << harmless;
            };
            row("truncated", ": > \"$1\"", false);
            row("overwritten", "tr 'a-z' 'b-za' < \"$1\" > \"$1.new\"; cat \"$1.new\" > \"$1\"", false);
            row("grown", "echo more >> \"$1\"", false);
            row("deleted", "rm \"$1\"", true);
            row("replaced", "echo another > \"$1.new\"; mv \"$1.new\" \"$1\"", true);
        }
    }
    // Finished results stay, remaining pictures do not count as refused, and the same command resumes.
    void aFileThatChangesStopsAStore()
    {
        QFETCH(QString, what);
        QFETCH(QString, script);
        QFETCH(bool, harmless);
        const QString model = path("model.safetensors"), tar = path("pictures.tar"),
                      file = path(qPrintable(what));
        for (int i = 0; i < 30; ++i) {
            (void)picture(qPrintable(QStringLiteral("some/%1.png").arg(i)));
        }
        if (!QFileInfo::exists(path("plain.safetensors"))) { // float32 is used where it lies
            QCOMPARE(cli("convert %1 %2", m_model, path("plain.safetensors")).code, 0);
        }
        const auto prepare = [&] {
            QCOMPARE(runInShell(QStringLiteral("cp \"$1\" \"$2\" && tar -C \"$3\" -cf \"$4\" some"),
                                {path("plain.safetensors"), model, m_folder.path(), tar})
                         .code,
                     0);
        };
        const auto words = [&](const char* store) {
            return line("predict %1 %2 --heads all --store %3", model, tar, path(store));
        };
        const auto linesIn = [&](const char* store) {
            QFile lines(path(store));
            return lines.open(QIODevice::ReadOnly) ? lines.readAll().count('\n') : 0;
        };
        prepare();
        QCOMPARE(runCli(words("whole.jsonl")).code, 0);
        QFile::remove(path("store.jsonl"));
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI), words("store.jsonl"));
        QTRY_VERIFY_WITH_TIMEOUT(linesIn("store.jsonl") > 2, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGSTOP);
        QVERIFY(linesIn("store.jsonl") < 31); // the store is incomplete
        QCOMPARE(runInShell(script, {file}).code, 0);
        ::kill(static_cast<pid_t>(process.processId()), SIGCONT);
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, said.constData());
        QVERIFY2(process.exitCode() == (harmless ? 0 : 3), said.constData());
        QCOMPARE(said.contains(file.toUtf8() + ": changed while it was open; open it again"), !harmless);
        prepare();
        const Result again = runCli(words("store.jsonl"));
        QVERIFY2(again.code == 0, again.err.constData());
        QCOMPARE(again.json().at("refused").get<int>(), 0);
        QVERIFY(harmless || again.json().at("before").get<int>() < 30);
        QFile whole(path("whole.jsonl")), store(path("store.jsonl"));
        QVERIFY(whole.open(QIODevice::ReadOnly) && store.open(QIODevice::ReadOnly));
        QVERIFY(whole.readAll() == store.readAll());
    }

    void twoTrainingsDoNotShareAFolder()
    {
        QDir().mkpath(path("training"));
        QFile config(path("config.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(
            R"({"name": "tiny", "output": "training", "data": {"kind": "scenes", "seed": 5, "count": 24},
                         "val": {"seed": 6, "count": 10}, "heads": [1, 2], "steps": 1, "batch": 4,
                         "model": {"image_size": 32, "patch_size": 8, "num_heads": 2, "head_dim": 8,
                                   "depth": 1}})");
        config.close();
        const FolderLock other(path("training").toStdString(), "training");
        const Result result = cli("train %1", config.fileName());
        QCOMPARE(result.code, 3);
        QVERIFY2(result.err.contains("another training is writing into this folder")
                     && result.err.contains(path("training").toUtf8()),
                 result.err.constData());
    }
};

HYDRA_TEST(TestFaults, QCoreApplication)
#include "test_faults.moc"
