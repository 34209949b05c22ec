// SPDX-License-Identifier: GPL-3.0-or-later
// A network without classes on the command line: a probe is trained, targets are named, and faithfulness
// follows them.
#include "core/image/load.h"

#include <QtTest>

#include <cmath>
#include <fstream>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

namespace {

void writePicture(const QString& path, int red, int blue, int seed)
{
    at::manual_seed(static_cast<std::uint64_t>(seed));
    const at::Tensor noise = at::randint(0, 60, {24 * 24, 3}, at::kInt);
    noise.select(1, 0).add_(red);
    noise.select(1, 2).add_(blue);
    const at::Tensor bytes = noise.to(at::kByte).contiguous();
    Image image{24, 24, {}};
    image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
    savePng(path.toStdString(), image);
}

} // namespace

class TestTargetsCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] Result explain(const QStringList& more) const
    {
        return runCli(line("explain %1 %2 --method generic,relevance", path("backbone.safetensors"),
                           path("set/red/0.png"))
                      + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        NamedTensors tensors = tinyTensors();
        tensors.erase("head.weight");
        tensors.erase("head.bias");
        auto words = tinyMetadata();
        words.erase("class_names");
        writeSafetensors(path("backbone.safetensors").toStdString(), tensors, words);
        for (const char* name : {"set/red", "set/blue"}) {
            std::filesystem::create_directories(path(name).toStdString());
        }
        for (int i = 0; i < 10; ++i) {
            const QString name = QStringLiteral("/%1.png").arg(i);
            writePicture(path("set/red") + name, 180, 0, i);
            writePicture(path("set/blue") + name, 0, 180, 100 + i);
        }
    }

    void aBackboneStartsWithItsNorm()
    {
        const Result told = explain({});
        QVERIFY2(told.code == 0, told.err.constData());
        QVERIFY2(told.err.contains("embedding norm"), told.err.constData());
        for (const Json& map : told.json().at("maps")) {
            QCOMPARE(map.at("target").get<std::string>(), std::string("embedding norm"));
            QVERIFY(map.at("target_value").get<double>() > 0);
            QVERIFY(map.at("class").is_null());
        }
        const Result refused = explain(line("--class top1"));
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("without a classifier"), refused.err.constData());
        QCOMPARE(explain(line("--class top1 --target norm")).code, 2);
        QCOMPARE(explain(line("--target nonsense")).code, 2);
        QCOMPARE(explain(line("--target output:0")).code, 2);
        QCOMPARE(explain(line("--target similar:nowhere.png")).code, 3);
    }

    void aBackbonesTargetIsTakenApart()
    {
        const Result told =
            cli("decompose %1 %2 --target norm", path("backbone.safetensors"), path("set/red/0.png"));
        QVERIFY2(told.code == 0, told.err.constData());
        const Json row = told.json().at("decompositions").at(0);
        QCOMPARE(row.at("target").get<std::string>(), std::string("embedding norm"));
        QVERIFY(!row.contains("class") && row.at("logit").get<double>() > 0);
        QVERIFY(std::fabs(row.at("residual").get<double>()) < 1e-4);
        QVERIFY(row.at("lens").back().at("probability").is_null());
        QVERIFY(!row.at("lens").back().contains("best"));
    }

    // The command inside a figure names the files of the basis and of the kept patches relative to the
    // figure's folder.
    void figuresTakeABasisAndKeptPatchesFromFiles()
    {
        const QString picture = path("set/red/0.png"), basis = path("colours.npz");
        const Result kept =
            cli("explain %1 %2 --method pca --save-basis %3", path("backbone.safetensors"), picture, basis);
        QVERIFY2(kept.code == 0, kept.err.constData());
        const auto figure = [&](const char* method, const QStringList& more) {
            const QString file = path("figure.svg");
            const Result made =
                runCli(line("figure heads-grid %1 %2 --method %3 --out %4", path("backbone.safetensors"),
                            picture, QLatin1String(method), file)
                       + more);
            QFile written(file);
            return made.code == 0 && written.open(QIODevice::ReadOnly) ? written.readAll() : made.err;
        };
        const QByteArray colours = figure("pca", line("--basis %1", basis));
        QVERIFY2(colours.contains("--basis colours.npz "), colours.constData());
        const QByteArray alike =
            figure("similarity", line("--kept %1", path("set/blue/0.png") + QStringLiteral(":3,5")));
        QVERIFY2(alike.contains("--kept set/blue/0.png:3,5 "), alike.constData());
        QVERIFY(figure("pca", line("--basis %1", path("nowhere.npz"))).contains("nowhere.npz"));
    }

    void similarityIsToAPictureOrItsPatches()
    {
        const QString other = QStringLiteral("similar:") + path("set/blue/0.png");
        const Result whole = explain(line("--target %1", other));
        QVERIFY2(whole.code == 0, whole.err.constData());
        QCOMPARE(whole.json().at("maps").at(0).at("target").get<std::string>(),
                 std::string("similarity to 0.png"));
        const Result part = explain(line("--target %1", other + QStringLiteral(":3,7-8")));
        QVERIFY2(part.code == 0, part.err.constData());
        QVERIFY(part.json().at("maps").at(0).at("target_value")
                != whole.json().at("maps").at(0).at("target_value"));
        QCOMPARE(explain(line("--target %1", other + QStringLiteral(":36"))).code, 2);
        const Result itself =
            cli("predict %1 %2 --target %3", path("backbone.safetensors"), path("set/blue/0.png"), other);
        QVERIFY2(itself.code == 0, itself.err.constData());
        const Json value = itself.json().at("results").at(0).at("heads").at(0).at("target").at("value");
        QVERIFY(std::fabs(value.get<double>() - 1) < 1e-6);
    }

    void aProbeIsTrainedAndExplained()
    {
        const QString file = path("probe.safetensors");
        const Result made = cli("probe %1 %2 --out %3", path("backbone.safetensors"), path("set"), file);
        QVERIFY2(made.code == 0, made.err.constData());
        QCOMPARE(made.json().at("accuracy").get<double>(), 1.0);
        QCOMPARE(made.json().at("trained").get<int>(), 16);
        const QString probe = QStringLiteral("probe:") + file;
        const auto first = [&](const QString& target) {
            const Result told = explain(line("--target %1", target));
            return told.code == 0 ? told.json().at("maps").at(0).at("target").get<std::string>()
                                  : told.err.toStdString();
        };
        QCOMPARE(first(probe), std::string("red (probe probe.safetensors)")); // the class it finds there
        QCOMPARE(first(probe + QStringLiteral(":blue")), std::string("blue (probe probe.safetensors)"));
        QCOMPARE(first(probe + QStringLiteral(":0")), std::string("blue (probe probe.safetensors)"));
        QCOMPARE(first(probe + QStringLiteral(":name:blue")), std::string("blue (probe probe.safetensors)"));
        QCOMPARE(first(probe + QStringLiteral(":index:1")), std::string("red (probe probe.safetensors)"));
        QCOMPARE(explain(line("--target %1", probe + QStringLiteral(":2"))).code, 2);
        QCOMPARE(explain(line("--target %1 --heads 3", probe)).code,
                 3); // the probe reads four heads
        QCOMPARE(cli("probe %1 %2 --out %3", path("backbone.safetensors"), path("set/red"), file).code, 3);
    }

    void faithfulnessFollowsTheTarget()
    {
        const Result told = cli(
            "faithfulness %1 %2 --method generic,random --measure deletion,insertion --limit 2 --target %3",
            path("backbone.safetensors"), path("set/red"),
            QStringLiteral("similar:") + path("set/red/5.png"));
        QVERIFY2(told.code == 0, told.err.constData());
        const Json json = told.json();
        QCOMPARE(json.at("unit").get<std::string>(), std::string("value of the target"));
        QVERIFY(!json.contains("class"));
        for (const Json& row : json.at("rows")) {
            QVERIFY(row.at("value").at("whole").get<double>() > 0.5); // of two reds
            QVERIFY(!row.contains("probability"));
        }
    }

    void aRegressionAnswersWithNumbers()
    {
        test::TinyShape one;
        one.classes = 1;
        auto words = tinyMetadata(one);
        words.erase("class_names");
        words["answers"] = "values";
        const QString model = path("regression.safetensors"), picture = path("set/red/0.png");
        writeSafetensors(model.toStdString(), tinyTensors(one), words);
        const auto run = [&](const char* command, const QString& about, const QStringList& more) {
            return runCli(QStringList{QLatin1String(command), model, about} + more);
        };
        const Result predicted = run("predict", picture, {});
        QVERIFY2(predicted.code == 0, predicted.err.constData());
        QVERIFY(!predicted.out.contains("probability") && !predicted.out.contains("logit"));
        const Json top = predicted.json().at("results")[0].at("heads")[0].at("top")[0];
        QCOMPARE(top.at("name").get<std::string>(), std::string("output 0"));
        const double value = top.at("value").get<double>();
        QVERIFY(std::fabs(value) > 1e-3 && value != 1);
        const Result classes = run("predict", picture, {"--answers", "sigmoid"});
        const Json share = classes.json().at("results")[0].at("heads")[0].at("top")[0];
        QVERIFY(std::fabs(share.at("probability").get<double>() - 1 / (1 + std::exp(-value))) < 1e-6);

        const Json info = cli("info %1", model).json().at("config").at("answers");
        QCOMPARE(info.at("value").get<std::string>(), std::string("values"));
        QCOMPARE(info.at("from").get<std::string>(), std::string("file"));
        for (const QStringList& asked :
             {QStringList{}, QStringList{"--class", "0"}, QStringList{"--class", "top1"}}) {
            const Result map = run("explain", picture, QStringList{"--method", "gradient"} + asked);
            QVERIFY2(map.code == 0, map.err.constData());
            QCOMPARE(map.json().at("maps")[0].at("target").get<std::string>(), std::string("output 0"));
        }
        const Result faith = run("faithfulness", path("set/red"), {"--method", "gradient", "--limit", "2"});
        QVERIFY2(faith.code == 0, faith.err.constData());
        QCOMPARE(faith.json().at("unit").get<std::string>(), std::string("value of the target"));
        const Result refused = run("evaluate", path("set"), {});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("outputs are numbers"), refused.err.constData());
        const Result report =
            run("report", path("set/red"), {"--out", path("report.html"), "--measured", "1"});
        QVERIFY2(report.code == 0, report.err.constData());
    }
};

HYDRA_TEST(TestTargetsCli, QCoreApplication)
#include "test_targets_cli.moc"
