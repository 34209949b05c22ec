// SPDX-License-Identifier: GPL-3.0-or-later
// --help: the most common options, and examples that run as printed; --help all: every option.
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/frames/frame_writer.h"
#include "core/frames/synthetic_source.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include "tests/app/cli.h"
#include "tests/app/hub_server.h"
#include "tests/support/good_config.h"
#include "tests/support/program.h"
#include "tests/support/tiny_clip.h"

using namespace hydra;
using namespace hydra::test;

class TestExamples : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    HubServer m_hub;
    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }

    static QString help(const QStringList& words)
    {
        const Result result = runCli(words);
        return result.code == 0 ? QString::fromUtf8(result.out) : QString();
    }
    static QStringList matches(const QString& text, const char* pattern)
    {
        QStringList found;
        const QRegularExpression line(QLatin1String(pattern), QRegularExpression::MultilineOption);
        for (auto all = line.globalMatch(text); all.hasNext();) {
            found << all.next().captured(1);
        }
        return found;
    }
    static QStringList commands() { return matches(help({"--help"}), "^  (?!hydra)([a-z-]+) +\\S"); }
    static QStringList examplesOf(const QString& command)
    {
        return matches(help({command, "--help"}), "^  hydrascope-cli (.*)$");
    }
    // Random features of hydravit-photos' third block, in SAELens' form.
    void writeAutoencoder() const
    {
        std::filesystem::create_directories(path("features").toStdString());
        at::manual_seed(1);
        const at::Tensor rows = at::randn({32, 192});
        writeSafetensors(path("features/sae_weights.safetensors").toStdString(),
                         {{"W_enc", rows.t().contiguous()},
                          {"b_enc", at::zeros({32})},
                          {"W_dec", rows / rows.norm(2, {1}, true)},
                          {"b_dec", at::zeros({192})}},
                         {});
        QFile config(path("features/cfg.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        QVERIFY(config.write(R"({"architecture": "standard", "d_in": 192, "d_sae": 32,
                                 "metadata": {"hook_name": "blocks.2.hook_resid_post"}})")
                > 0);
    }
    [[nodiscard]] Result here(const QString& line) const
    {
        return runInShell(QStringLiteral("cd '%1' && HF_HOME=home HF_ENDPOINT=%2 \"$0\" %3")
                              .arg(m_folder.root(), m_hub.endpoint("any"), line),
                          {}, 300'000, warmCli());
    }

private Q_SLOTS:
    // The files that the examples name: scenes stand in for the photographs.
    void initTestCase()
    {
        QVERIFY(here("synth --out made --count 8 --size 128").code == 0);
        const QStringList pictures = QDir(path("made/images")).entryList({"*.png"}, QDir::Files);
        QVERIFY(pictures.size() >= 8);
        const QString script =
            QStringLiteral(
                "cd '%1' && mkdir -p photos/tench photos/church && cp made/images/%2 photo.jpg && "
                "cp made/images/*[02468].png photos/tench && cp made/images/*[13579].png photos/church "
                "&& cp '%3' my-vit.safetensors")
                .arg(m_folder.root(), pictures[0],
                     QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-photos.safetensors"));
        QVERIFY(runInShell(script).code == 0);
        (void)writeTinyClip(m_folder.root().toStdString());
        QVERIFY(QFile::rename(path("clip.safetensors"), path("my-clip.safetensors")));
        QFile classes(path("classes.txt"));
        QVERIFY(classes.open(QIODevice::WriteOnly) && classes.write("tench\nchurch\n") > 0);
        writeNpy(path("smile.npy").toStdString(), at::randn({tinyClipFeatures}));
        SyntheticOptions options;
        options.width = 96;
        options.height = 64;
        const auto clip = openFrameWriter(path("clip.mp4").toStdString(), 12);
        for (int i = 0; i < 6; ++i) {
            clip->add(syntheticPicture(options, i));
        }
        clip->commit();
        writeAutoencoder();
        QFile config(path("training.json"));
        QVERIFY(config.open(QIODevice::WriteOnly) && config.write(goodConfig().dump().c_str()) > 0);
        QFile features(path("features.json"));
        QVERIFY(features.open(QIODevice::WriteOnly));
        QVERIFY(features.write(R"({"name": "made-features", "output": "trained", "features": 64, "k": 4,
            "model": "my-vit.safetensors", "block": 2, "data": {"kind": "scenes", "seed": 1, "count": 4},
            "val": {"kind": "scenes", "seed": 2, "count": 2}, "steps": 2, "batch": 32})")
                > 0);
        QFile questions(path("questions.jsonl"));
        QVERIFY(questions.open(QIODevice::WriteOnly));
        QVERIFY(
            questions.write(R"({"id": 1, "command": "info", "arguments": {"model": "my-vit.safetensors"}})")
            > 0);
        QFile messages(path("messages.jsonl"));
        QVERIFY(messages.open(QIODevice::WriteOnly));
        QVERIFY(messages.write(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/list"})") > 0);
        for (const char* shard : {"1/2", "2/2"}) {
            QVERIFY(here(QStringLiteral("predict my-vit.safetensors photos --store answers.jsonl --shard ")
                         + QLatin1String(shard))
                        .code
                    == 0);
        }
        QVERIFY(here("explain hydravit-photos photo.jpg --bundle evidence.zip").code == 0);
        QVERIFY(here("explain my-vit.safetensors photo.jpg --bundle evidence").code == 0);
    }

    void examplesRun_data()
    {
        QTest::addColumn<QString>("line");
        const QStringList all = commands();
        QVERIFY(all.size() > 20);
        for (const QString& command : all) {
            const QStringList examples = examplesOf(command);
            QVERIFY2(!examples.isEmpty(), qPrintable(command));
            for (const QString& example : examples) {
                QVERIFY2(example.startsWith(command) && example.size() <= 78, qPrintable(example));
                QTest::newRow(qPrintable(example)) << example;
            }
        }
    }
    void examplesRun()
    {
        QFETCH(QString, line);
        const Result result = here(line);
        QVERIFY2(result.code == 0, result.err.constData());
    }

    // At most five options, the rest with one more word; each appears there once, under a heading.
    void theRestIsOneWordAway()
    {
        for (const QString& command : commands()) {
            const QStringList shown = matches(help({command, "--help"}), "^  --([a-z0-9-]+)");
            const QString every = help({command, "--help", "all"});
            const QStringList all = matches(every, "^  --([a-z0-9-]+)");
            QVERIFY2(shown.size() <= 5 && all.size() > shown.size(), qPrintable(command));
            for (const QString& option : shown) {
                QVERIFY2(all.count(option) == 1, qPrintable(command + " --" + option));
            }
            QVERIFY2(all.contains("help") && every.contains("\nMessages and help\n"), qPrintable(command));
            QCOMPARE(help({"help", command}), help({command, "--help"}));
            QCOMPARE(help({"help", command, "all"}), every);
        }
        QVERIFY(help({"explain", "--help", "all"}).contains("\nSettings of a method\n"));
    }

    void linesFitTheScreen()
    {
        for (const QString& command : commands()) {
            for (const char* more : {"", "all"}) {
                for (const QString& line : help({command, "--help", more}).split('\n')) {
                    QVERIFY2(line.size() <= 100 || line.startsWith("  hydrascope-cli"), qPrintable(line));
                }
            }
        }
    }
};

HYDRA_TEST(TestExamples, QCoreApplication)
#include "test_examples.moc"
