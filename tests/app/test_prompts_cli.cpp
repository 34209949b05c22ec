// SPDX-License-Identifier: GPL-3.0-or-later
// A CLIP asked in words on the command line: predictions, maps, contrasts, curves, a sorted folder, and what
// is refused.
#include "core/image/load.h"

#include <QtTest>

#include <fstream>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_clip.h"

using namespace hydra;
using namespace hydra::test;

class TestPromptsCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    QString m_model;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] Result run(const char* command, const QString& input, const QStringList& more) const
    {
        return runCli(QStringList{QLatin1String(command), m_model, input} + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_model = QString::fromStdString(writeTinyClip(m_folder.root().toStdString()));
        for (int seed = 0; seed < 3; ++seed) {
            at::manual_seed(static_cast<std::uint64_t>(seed));
            const at::Tensor bytes = at::randint(0, 256, {32 * 32 * 3}, at::kInt).to(at::kByte).contiguous();
            Image image{32, 32, {}};
            image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
            std::filesystem::create_directories(path("set").toStdString());
            savePng(path("set").toStdString() + "/" + std::to_string(seed) + ".png", image);
        }
        std::ofstream(path("prompts.txt").toStdString()) << "the cat\n\na dog\r\n";
    }

    void promptsAreClasses()
    {
        const QString picture = path("set/0.png");
        const Result file = run("predict", picture, {"--prompts", path("prompts.txt")});
        QCOMPARE(file.code, 0);
        const Json top = file.json()["results"][0]["heads"][0]["top"];
        QCOMPARE(top.size(), std::size_t(2));
        const double sum = top[0]["probability"].get<double>() + top[1]["probability"].get<double>();
        QVERIFY(std::abs(sum - 1) < 1e-5);
        const Result typed = run("predict", picture, {"--prompt", "the cat", "--prompt", "a dog"});
        QVERIFY(typed.json()["results"][0]["heads"][0]["top"][0]["logit"] == top[0]["logit"]);
        const Result templates = run(
            "predict", picture,
            {"--prompts", path("prompts.txt"), "--template", "at the {}", "--template", "{} at the door"});
        QCOMPARE(templates.code, 0);
        QVERIFY(templates.json()["results"][0]["heads"][0]["top"][0]["logit"] != top[0]["logit"]);
        const Result map = run("explain", picture,
                               {"--prompts", path("prompts.txt"), "--class", "a dog", "--against", "the cat",
                                "--method", "grad-eclip,legrad"});
        QVERIFY2(map.code == 0, map.err.constData());
        const Result curves =
            run("faithfulness", path("set"),
                {"--prompts", path("prompts.txt"), "--method", "legrad", "--measure", "deletion"});
        QVERIFY2(curves.code == 0, curves.err.constData());
    }

    void aFolderSorted()
    {
        const Result found = run("rank", path("set"), {"--prompts", path("prompts.txt"), "--class", "a dog"});
        QVERIFY2(found.code == 0, found.err.constData());
        const Json rows = found.json()["results"];
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(found.json()["class"].get<std::string>(), std::string("a dog"));
        for (std::size_t i = 1; i < 3; ++i) {
            QVERIFY(rows[i - 1]["similarity"].get<double>() >= rows[i]["similarity"].get<double>());
        }
        QVERIFY(std::abs(rows[0]["similarity"].get<double>()) <= 1);
        const Result top = run("rank", path("set"), {"--prompt", "a dog", "--top", "1"});
        QCOMPARE(top.json()["results"].size(), std::size_t(1));
        QVERIFY(top.json()["results"][0]["input"] == rows[0]["input"]);
    }

    // What the tower reads, and that its cleaning counts; accuracy of prompts whose folders are called so.
    void tokensAndCleaning()
    {
        const Result read = runCli({"tokens", m_model, "--prompt", "The CAT!", "--prompt", "a_dog"});
        QVERIFY2(read.code == 0, read.err.constData());
        const Json row = read.json()["rows"][0];
        QCOMPARE(row["cleaned"].get<std::string>(), std::string("the cat!"));
        const Json pieces{"<|startoftext|>", "the", "cat", "!", "<|endoftext|>"};
        QVERIFY2(row["pieces"] == pieces, row["pieces"].dump().c_str());
        QCOMPARE(row["ids"].size(), row["pieces"].size());
        QCOMPARE(row["cut"].get<bool>(), false);
        QVERIFY(read.json()["clean"].is_null());
        const auto cleaned = [&](const char* how, std::size_t index) {
            const Result result =
                runCli({"tokens", m_model, "--prompt", "The CAT!", "--prompt", "a_dog", "--clean", how});
            return result.json()["rows"][index]["cleaned"].get<std::string>();
        };
        QCOMPARE(cleaned("none", 0), std::string("The CAT!"));
        QCOMPARE(cleaned("lower", 1), std::string("a_dog"));
        QCOMPARE(cleaned("huggingface", 1), std::string("adog"));
        QCOMPARE(cleaned("open_clip", 1), std::string("a dog"));
        const auto logit = [&](const QStringList& more) {
            const Result result =
                run("predict", path("set/0.png"), QStringList{"--prompt", "the cat!"} + more);
            return result.json()["results"][0]["heads"][0]["top"][0]["logit"].get<double>();
        };
        QVERIFY(logit({}) == logit({"--clean", "lower"}) && logit({}) != logit({"--clean", "open_clip"}));
        const Result nothing = runCli({"tokens", m_model});
        QVERIFY2(nothing.code == 2 && nothing.err.contains("what to cut into tokens"),
                 nothing.err.constData());
        const Result alone = run("predict", path("set/0.png"), {"--clean", "lower"});
        QVERIFY2(alone.code == 2 && alone.err.contains("expected prompts to clean"), alone.err.constData());
        for (const char* name : {"the cat", "a dog"}) {
            const QString folder = path("labelled/") + QLatin1String(name);
            QVERIFY(QDir().mkpath(folder) && QFile::copy(path("set/1.png"), folder + "/1.png"));
        }
        const Result accuracy = run("evaluate", path("labelled"),
                                    {"--prompts", path("prompts.txt"), "--template", "a photo of {}"});
        QVERIFY2(accuracy.code == 0, accuracy.err.constData());
        QCOMPARE(accuracy.json()["rows"][0]["top1"].get<double>(), 0.5);
    }

    void refusals()
    {
        const QString picture = path("set/0.png");
        const auto refused = [&](const QStringList& more, const char* says, int code) {
            const Result result = run("predict", picture, more);
            QVERIFY2(result.code == code && result.err.contains(says), result.err.constData());
        };
        refused({"--prompt", ""}, "expected prompts", 3);
        refused({"--prompt", QString(10'000, QLatin1Char('x'))}, "at most 2000 characters", 3);
        refused({"--template", "a {}"}, "expected prompts to put into it", 2);
        refused({"--prompt", "a", "--template", "b"}, "expected {}", 3);
        refused({"--prompt", "a", "--vocabulary", path("nothing.txt")}, "nothing.txt", 3);
        std::ofstream(path("latin1.txt").toStdString()) << "caf\xe9\n";
        refused({"--prompts", path("latin1.txt")}, "expected UTF-8", 3);
        refused({"--prompts", m_model}, "allowed here", 3);
        const Result converted = runCli({"convert", m_model, path("out.safetensors"), "--prompt", "a dog"});
        QVERIFY2(converted.code == 2 && converted.err.contains("without prompts"), converted.err.constData());
        const Result plain = runCli({"predict", shippedModel(), picture, "--prompt", "a dog"});
        QVERIFY2(plain.code == 3 && plain.err.contains("no prompts for this model"), plain.err.constData());
    }
};

HYDRA_TEST(TestPromptsCli, QCoreApplication)
#include "test_prompts_cli.moc"
