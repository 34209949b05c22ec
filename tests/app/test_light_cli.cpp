// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that need no network run without LibTorch: at once, in little memory, with the same output. And
// the messages for mistyped words.
#include <QFile>
#include <QtTest>

#include <set>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
constexpr int mostKilobytes = 30'000; // of memory that is written to

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class TestLightCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWithoutLibTorch_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        const auto row = [](const char* line, int code) {
            QTest::newRow(line) << text(line).split(QLatin1Char(' '), Qt::SkipEmptyParts) << code;
        };
        row("--version", 0);
        row("--help", 0);
        row("", 2);
        row("predict --help", 0);
        row("figure --help", 0);
        row("train --help --language de", 0);
        row("predct", 2);
        row("predict hydravit-scenes x.png --hads 3", 2);
        row("explain hydravit-scenes x.png --method relevence", 2);
        row("explain hydravit-scenes x.png --fill blak", 2);
        row("predict hydravit-scenes x.png --top 99", 2); // numbers, too, are refused before a model is read
        row("explain hydravit-scenes x.png --gamma-conv -1", 2);
        row("probe hydravit-scenes x --out p.safetensors --holdout 0.95", 2);
        row("array --engine slurm --shards 4 -- predict m i --store s.jsonl --hads 3", 2);
        row("array --engine slurm --shards 4 -- predict m i --store s.jsonl --jobs 0", 2);
        row("importance hydravit-scenes x.png --method ablatoin", 2);
        row("decompose hydravit-scenes x.png --matrix attention,decomposition", 2);
        row("completion bash", 0);
        row("completion zsh", 0);
        row("completion fish", 0);
        row("completion --line -- hydrascope-cli predict hydravit-photos --heads 1", 0);
        row("models", 0);
        row("info hydravit-photos", 0);
        row("info hydra-2", 0);
        row("info thinkingvit-photos", 0);
        row("info no-such-model", 3);
        row("array --engine slurm --shards 4 -- predict m i --store s.jsonl", 0);
        row("array --engine slurm --shards 4 -- features m i --store s.tar", 0);
        row("array --engine slurm --shards 4 -- walk m i", 2);
        QTest::newRow("manual") << QStringList{text("manual"), text("--out"), m_folder.path("pages")} << 0;
        QTest::newRow("merge") << QStringList{text("merge"), m_folder.path("none.jsonl")} << 2;
        QTest::newRow("missing") << QStringList{text("missing"), m_folder.path("none.jsonl"),
                                                text("--shards"), text("3")}
                                 << 0;
    }
    void answersWithoutLibTorch()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        // The dynamic linker lists the libraries it loads, including those opened later.
        const QString loaded = m_folder.path("loaded");
        const Result run = runInShell(
            QStringLiteral("LD_DEBUG=files LD_DEBUG_OUTPUT=%1 \"$0\" \"$@\"; code=$?; mv %1.* %1; exit $code")
                .arg(loaded),
            words);
        QCOMPARE(run.code, code);
        QFile file(loaded);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        QVERIFY(all.contains("libc.so"));
        for (const char* heavy : {"libtorch", "libopenblas", "libopencv", "libQt6", "libhydrascope"}) {
            QVERIFY2(!all.contains(heavy), heavy);
        }
        if (!sanitized) {
            const Result small =
                runInShell(QStringLiteral("ulimit -d %1; exec \"$0\" \"$@\"").arg(mostKilobytes), words);
            QVERIFY2(small.code == code, small.err.constData());
        }
    }

    // Without its library the program still runs the light commands, and says what is missing for the others.
    void aMissingLibraryIsSaid()
    {
        QVERIFY(QDir().mkpath(m_folder.path("alone/bin")));
        const QString program = m_folder.path("alone/bin/hydrascope-cli");
        QVERIFY(QFile::copy(text(HYDRA_CLI), program));
        const auto run = [&](const QStringList& words) {
            QProcess process;
            process.start(program, words);
            return process.waitForFinished(60'000)
                ? std::pair(process.exitCode(), process.readAllStandardError())
                : std::pair(-1, QByteArray());
        };
        QCOMPARE(run({text("--version")}).first, 0);
        const auto [code, said] =
            run({text("synth"), text("--out"), m_folder.path("s"), text("--count"), text("1")});
        QCOMPARE(code, 1);
        QVERIFY2(said.contains("the network command library could not be loaded: ")
                     && said.contains("libhydrascope-cli.so"),
                 said.constData());
    }

    // From names and shapes, and from the weights.
    void infoIsTheSameFromHeaders_data()
    {
        QTest::addColumn<QStringList>("words");
        for (const QString& file :
             QDir(text(HYDRA_SOURCE_DIR "/models")).entryList({text("*.safetensors")})) {
            QTest::newRow(qPrintable(file)) << QStringList{text(HYDRA_SOURCE_DIR "/models/") + file};
        }
        QTest::newRow("said") << QStringList{shippedModel(), text("--mean"), text("0.1,0.2,0.3"),
                                             text("--crop"), text("0.5"),    text("--trained-heads"),
                                             text("2,4")};
        QTest::newRow("a shape that does not fit") << QStringList{shippedModel(), text("--patch"), text("8")};
    }
    void infoIsTheSameFromHeaders()
    {
        QFETCH(QStringList, words);
        const Result light = runCli(QStringList{text("info")} + words);
        const Result whole = runCli(QStringList{text("info"), text("--check")} + words);
        QCOMPARE(light.code, whole.code);
        QCOMPARE(light.err, whole.err);
        if (light.code == 0) {
            Json a = light.json(), b = whole.json();
            QVERIFY(a["sha256"].is_null());
            QVERIFY(b["sha256"].get<std::string>().size() >= 64);
            a.erase("sha256");
            b.erase("sha256");
            QCOMPARE(QByteArray::fromStdString(a.dump(1)), QByteArray::fromStdString(b.dump(1)));
        }
    }

    // NaN weights cannot be seen in headers; --check looks for them.
    void infoChecksWeightsWhereAsked()
    {
        QFile file(shippedModel());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        bytes.replace(bytes.size() - 4, 4, QByteArray("\x00\x00\xc0\x7f", 4));
        QFile nan(m_folder.path("nan.safetensors"));
        QVERIFY(nan.open(QIODevice::WriteOnly));
        QCOMPARE(nan.write(bytes), qint64(bytes.size()));
        nan.close();
        QCOMPARE(runCli({text("info"), nan.fileName()}).code, 0);
        const Result checked = runCli({text("info"), nan.fileName(), text("--check")});
        QCOMPARE(checked.code, 3);
        QVERIFY2(checked.err.contains("holds NaN or infinity"), checked.err.constData());
    }

    // Two options of one name would have two meanings, and one could never be used.
    void noOptionStandsTwice()
    {
        for (const auto& command : commands()) {
            const QByteArray help = runCli({command, text("--help"), text("all")}).out;
            std::set<QByteArray> names;
            for (const QByteArray& line : help.split('\n')) {
                if (line.startsWith("  --")) {
                    const QByteArray name = line.trimmed().split(' ').front();
                    QVERIFY2(names.insert(name).second, (command.toUtf8() + ' ' + name).constData());
                }
            }
            QVERIFY2(names.count("--help") == 1, qPrintable(command));
        }
    }

    // Once per option, taken from the member that the option sets.
    void defaultsAreTold()
    {
        for (const auto& command : commands()) {
            QByteArray help = runCli({command, text("--help"), text("all")}).out;
            help.replace("\n                              ", " ");
            for (const QByteArray& line : help.split('\n')) {
                QVERIFY2(line.count("(default") <= 1, line.constData());
            }
        }
        const auto tells = [](const char* command, const char* option, const char* value) {
            QByteArray help = runCli({text(command), text("--help"), text("all")}).out;
            help.replace("\n                              ", " ");
            const QByteArray line =
                help.mid(help.indexOf("  --" + QByteArray(option) + ' ')).split('\n').front();
            QVERIFY2(line.endsWith("(default " + QByteArray(value) + ')'), line.constData());
        };
        tells("predict", "top", "5");
        tells("concepts", "top", "20");
        tells("probe", "holdout", "0.2");
        tells("report", "method", "fullgrad-plus,generic,rollout");
        tells("explain", "masks", "1000");
        tells("explain", "measured", "logit");
    }

    void whatWasMeantIsSaid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << text(line) << QByteArray(says);
        };
        row("predct", "unknown command 'predct'; hydrascope-cli --help lists them; did you mean predict?");
        row("explain m i --metod x",
            "unknown option --metod; hydrascope-cli explain --help all lists what there is; did you mean "
            "--method?");
        row("explain m i --qqqq",
            "unknown option --qqqq; hydrascope-cli explain --help all lists what there is\n");
        row("explain m i --method relevence", "got 'relevence'; did you mean relevance?");
        row("explain m i --method grad-cam,rolout", "got 'rolout'; did you mean rollout?");
        row("explain m i --format pgn",
            "--format: expected npy, npz, png, csv, json, fiftyone or coco, got 'pgn'; did you mean png?");
        row("decompose m i --matrix attenton", "got 'attenton'; did you mean attention?");
        row("decompose m i --matrix attention,decomposition",
            "--matrix: expected attention, decomposition or gradient-attention, got "
            "'attention,decomposition'");
        row("profile --arch vit-b",
            "--arch: expected vit-b16, vit-s16 or vit-ti16, got 'vit-b'; did you mean vit-b16?");
        row("faithfulness m i --measure deletoin", "did you mean deletion?");
        row("explain m i --query -1x", "--query: expected a whole number from 0 to 1000000, got '-1x'");
        row("synth --seed 1000000000001",
            "--seed: expected a whole number from 0 to 1000000000000, got '1000000000001'");
        row("completion bsh", "SHELL: expected bash, zsh or fish, got 'bsh'; did you mean bash");
        row("info hydravit-photo",
            "'hydravit-photo': no such file, and no shipped model has this name; did you mean "
            "hydravit-photos?");
        row("figure head-grid hydravit-photos --out x.svg", "got 'head-grid'; did you mean heads-grid?");
    }
    void whatWasMeantIsSaid()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, says);
        const Result run = runCli(line.split(QLatin1Char(' ')));
        QVERIFY2(run.err.contains(says), run.err.constData());
        QCOMPARE(run.code, line.startsWith(text("info")) ? 3 : 2);
        QVERIFY2(run.err.size() < 400, run.err.constData()); // no list of ninety names
    }

    void aSeedMayBeLarge()
    {
        const QTemporaryDir folder;
        const Result run =
            cli("synth --out %1 --count 1 --size 32 --seed 1000000000000", folder.filePath("scenes"));
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(run.json().at("seed").get<long long>(), 1'000'000'000'000);
    }

    // The shell's suggestions for each word, from the usage.
    void placesAreThoseOfTheUsage()
    {
        static const QRegularExpression name(QStringLiteral("^  (?!hydra)([a-z-]+) "),
                                             QRegularExpression::MultilineOption);
        const QString overview = QString::fromUtf8(runCli({"--help"}).out);
        int found = 0;
        for (auto all = name.globalMatch(overview); all.hasNext(); ++found) {
            const QString command = all.next().captured(1);
            QString usage =
                QString::fromUtf8(cli("%1 --help", command).out).section('\n', 0, 0).section(' ', 2);
            usage.remove(
                QRegularExpression(QStringLiteral("--[a-z]+ \\S+|-- COMMAND\\.\\.\\.|[][()|]( |$)|[][()]")));
            QStringList line{"completion", "--line", "--", "hydrascope-cli", command};
            const auto offered = [&] { return QString::fromUtf8(runCli(line + QStringList{""}).out); };
            const QStringList words = usage.split(' ', Qt::SkipEmptyParts);
            for (const QString& word : words) {
                const QString here = offered();
                const bool model = word == "MODEL" || word == "CHECKPOINT";
                const QByteArray say = (command + ' ' + word + ": " + here).toUtf8();
                QVERIFY2(here.contains("hydravit-photos\n") == model, say.constData());
                const bool kind = word == "KIND" || word == "SHELL", folder = word == "FOLDER";
                QVERIFY2(here.contains(":files\n") == !(kind || folder), say.constData());
                QVERIFY2((here == ":folders\n") == folder && !here.isEmpty(), say.constData());
                line << "x";
            }
            QCOMPARE(offered(),
                     QString::fromLatin1(!words.isEmpty() && words.last().endsWith("...") ? ":files\n" : ""));
        }
        QVERIFY(found >= 30);
    }

    void whatWasMeantIsSaidOfAModel_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << text(line).split(QLatin1Char(' ')) << QByteArray(says);
        };
        row("--class starr", "got 'starr'; did you mean star?");
        row("--attention hidra", "unknown kind 'hidra'; expected one of softmax, linear, hydra, ");
        row("--attention hidra", "; did you mean hydra?");
        row("--attention hydra:cosin", "; did you mean cosine?");
        row("--without haeds:3.1", "got 'haeds:3.1'; did you mean heads?");
        row("--without heads:3.1=zeros", "; did you mean zero?");
    }
    void whatWasMeantIsSaidOfAModel()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const Result run =
            runCli(QStringList{text("explain"), shippedModel(), m_folder.path("noise.npy")} + words);
        QVERIFY2(run.err.contains(says), run.err.constData());
        QCOMPARE(run.code, 2);
    }

    // The query's picture has an option of its own, since --from belongs to --without.
    void aQueryOfAnotherPictureIsTaken()
    {
        const QStringList words{
            text("explain"),    shippedModel(),        m_folder.path("noise.npy"), text("--method"),
            text("similarity"), text("--query-image"), m_folder.path("noise.npy"), text("--region"),
            text("3,7-9")};
        const Result run = runCli(words);
        QVERIFY2(run.code == 0, run.err.constData());
        const Result alone = runCli(words.mid(0, 5) + QStringList{text("--region"), text("3")});
        QCOMPARE(alone.code, 2);
        QVERIFY2(alone.err.contains("--query-image"), alone.err.constData());
    }

    void sizesHaveTwoNames()
    {
        const auto profile = [](const char* option) {
            return runCli({text("profile"), text("--arch"), text("vit-ti16"), text(option), text("224,384")});
        };
        const Result sizes = profile("--sizes");
        QVERIFY2(sizes.code == 0, sizes.err.constData());
        QCOMPARE(profile("--image-size").out, sizes.out);
        QCOMPARE(sizes.json()["rows"].size(), std::size_t(2));
        const Result both = runCli({text("profile"), text("--arch"), text("vit-ti16"), text("--sizes"),
                                    text("224"), text("--image-size"), text("224")});
        QCOMPARE(both.code, 2);
        const Result wrong =
            runCli({text("profile"), text("--arch"), text("vit-ti16"), text("--sizes"), text("225")});
        QVERIFY2(wrong.err.contains("--sizes: expected whole patches"), wrong.err.constData());
    }

    void aProbeIsCalledAsWhatItIs()
    {
        const Result run =
            runCli({text("probe"), shippedModel(), m_folder.root(), text("--out"), m_folder.path("x.npz")});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("--out: expected a name that ends in .safetensors, got '"),
                 run.err.constData());
        QVERIFY(!QFile::exists(m_folder.path("x.npz")));
    }

private:
    // As listed in the overview.
    static QStringList commands()
    {
        QStringList names;
        for (const QByteArray& line : runCli({text("--help")}).out.split('\n')) {
            if (line.startsWith("  ") && !line.startsWith("  hydrascope-cli")) {
                names.append(QString::fromUtf8(line.trimmed().split(' ').front()));
            }
        }
        return names;
    }

    CliFolder m_folder;
};

HYDRA_TEST(TestLightCli, QCoreApplication)
#include "test_light_cli.moc"
