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
