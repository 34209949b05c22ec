// SPDX-License-Identifier: GPL-3.0-or-later
// The linear probe: its regression against the conditions of the optimum, its file, and a whole training run.
#include "core/base/error.h"
#include "core/evaluate/linear_probe.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;

namespace {

struct Setup
{
    Setup()
        : path(folder.path().toStdString())
    {
        test::writeTinyModel(path / "tiny.safetensors");
        checkpoint = loadCheckpoint(path / "tiny.safetensors");
        network = std::make_unique<VisionTransformer>(checkpoint.config, checkpoint.tensors);
        for (const char* name : {"set/red", "set/blue"}) {
            std::filesystem::create_directories(path / name);
        }
        for (int i = 0; i < 12; ++i) {
            savePng(path / "set/red" / (std::to_string(i) + ".png"), test::tintedNoise(180, 0, i));
            savePng(path / "set/blue" / (std::to_string(i) + ".png"), test::tintedNoise(0, 180, 100 + i));
        }
        settings.ask.heads = 3;
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.holdout = 0.25;
    }
    [[nodiscard]] LinearProbe train(std::vector<Message>& skipped, const CancelToken& cancel = {}) const
    {
        return trainProbe(*network, checkpoint.id, probeFolder(path / "set"), settings, skipped, {}, cancel);
    }
    QTemporaryDir folder;
    Path path;
    Checkpoint checkpoint;
    std::unique_ptr<VisionTransformer> network;
    ProbeSettings settings;
};

} // namespace

class TestLinearProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // At the minimum the gradient, computed by loops, is zero.
    void theRegressionIsAtItsLeast()
    {
        at::manual_seed(3);
        const std::int64_t N = 60, e = 5, C = 4;
        const double penalty = 0.05;
        const at::Tensor x = at::randn({N, e}, at::kDouble);
        const at::Tensor y = at::randint(0, C, {N}, at::kLong);
        const Regression r = logisticRegression(x, y, C, penalty);
        double worst = 0;
        for (std::int64_t c = 0; c < C; ++c) {
            for (std::int64_t f = 0; f <= e; ++f) {
                double slope = f < e ? penalty * r.weight[c][f].item<double>() : 0;
                for (std::int64_t n = 0; n < N; ++n) {
                    double total = 0, own = 0;
                    for (std::int64_t k = 0; k < C; ++k) {
                        const double s =
                            std::exp(x[n].dot(r.weight[k]).item<double>() + r.bias[k].item<double>());
                        total += s;
                        own = k == c ? s : own;
                    }
                    const double error = own / total - (y[n].item<std::int64_t>() == c ? 1 : 0);
                    slope += error * (f < e ? x[n][f].item<double>() : 1) / double(N);
                }
                worst = std::max(worst, std::fabs(slope));
            }
        }
        QVERIFY2(worst < 1e-6, qPrintable(QString::number(worst)));
        QVERIFY(r.weight.abs().max().item<double>() > 0.05);
    }

    void twoColoursAreToldApart()
    {
        const Setup s;
        std::vector<Message> skipped;
        const LinearProbe probe = s.train(skipped);
        QVERIFY(skipped.empty());
        QCOMPARE(probe.classes, (std::vector<std::string>{"blue", "red"}));
        QCOMPARE(probe.trained, 18);
        QCOMPARE(probe.heldOut, 6);
        QCOMPARE(probe.accuracy, 1.0);
        QCOMPARE(probe.weight.sizes().vec(), (std::vector<std::int64_t>{2, 24}));
        std::vector<Message> none;
        const LinearProbe again = s.train(none);
        QVERIFY(again.weight.equal(probe.weight) && again.bias.equal(probe.bias));
        Setup other;
        other.settings.seed = 2;
        QVERIFY(!other.train(none).weight.equal(probe.weight)); // other pictures are held out
    }

    void theFileComesBack()
    {
        const Setup s;
        std::vector<Message> skipped;
        const LinearProbe probe = s.train(skipped);
        saveProbe(s.path / "probe.safetensors", probe);
        const LinearProbe read = probeFrom(readFile(s.path / "probe.safetensors", 1 << 20), "probe");
        QVERIFY(read.weight.equal(probe.weight) && read.bias.equal(probe.bias));
        QCOMPARE(read.model, s.checkpoint.id);
        QCOMPARE(read.heads, 3);
        QCOMPARE(read.plan, probe.plan);
        QCOMPARE(read.classes, probe.classes);
        QCOMPARE(read.accuracy, probe.accuracy);
        QCOMPARE(read.heldOut, 6);
        // A truncated or damaged file is refused without a crash.
        const Bytes whole = readFile(s.path / "probe.safetensors", 1 << 20);
        for (std::size_t size = 0; size < whole.size(); size += 7) {
            QVERIFY_EXCEPTION_THROWN(
                (void)probeFrom(Bytes(whole.begin(), whole.begin() + std::ptrdiff_t(size)), "cut"), Error);
        }
        for (std::size_t at = 0; at < std::min<std::size_t>(whole.size(), 900); ++at) {
            Bytes changed = whole;
            changed[at] ^= 0x15;
            try {
                const LinearProbe odd = probeFrom(changed, "changed");
                QVERIFY(odd.weight.isfinite().all().item<bool>());
                QCOMPARE(odd.weight.size(0), std::int64_t(odd.classes.size()));
            } catch (const Error&) { }
        }
    }

    void factsOfAProbeHaveBounds()
    {
        const Setup s;
        std::vector<Message> skipped;
        saveProbe(s.path / "probe.safetensors", s.train(skipped));
        const Safetensors file = readSafetensors(s.path / "probe.safetensors");
        const auto with = [&](const char* key, const nlohmann::json& value) {
            auto metadata = file.metadata;
            auto facts = nlohmann::json::parse(metadata.at("probe"));
            facts[key] = value;
            metadata["probe"] = facts.dump();
            writeSafetensors(s.path / "changed.safetensors", file.tensors, metadata);
            return test::refusalOf(
                [&] { (void)probeFrom(readFile(s.path / "changed.safetensors", 1 << 20), "changed"); });
        };
        QCOMPARE(with("penalty", 0.5), QStringLiteral("<accepted>"));
        for (const auto& [key, value] :
             std::vector<std::pair<const char*, nlohmann::json>>{{"version", true},
                                                                 {"version", 1e300},
                                                                 {"version", 0},
                                                                 {"penalty", -1},
                                                                 {"penalty", 1e300},
                                                                 {"penalty", nullptr},
                                                                 {"heads", 1e300},
                                                                 {"trained", true},
                                                                 {"accuracy", 2}}) {
            const QString said = with(key, value);
            QVERIFY2(said.startsWith(QLatin1String("changed: ") + QLatin1String(key)), qPrintable(said));
        }
        QVERIFY(with("version", 2).contains("written by a later version"));
    }

    void tablesAndWhatCannotBeRead()
    {
        const Setup s;
        std::ofstream(s.path / "set/labels.csv")
            << "file,class\nred/0.png,warm\nred/1.png,warm\nblue/0.png,cold\n"
               "blue/1.png,cold\nnowhere.png,cold\n";
        std::vector<Message> skipped;
        const LinearProbe probe = s.train(skipped);
        QCOMPARE(probe.classes, (std::vector<std::string>{"cold", "warm"}));
        QCOMPARE(probe.trained + probe.heldOut, 4);
        QCOMPARE(skipped.size(), std::size_t(1));
        QVERIFY(skipped[0].text().find("nowhere.png") != std::string::npos);
        std::filesystem::create_directories(s.path / "one/alone");
        savePng(s.path / "one/alone/0.png", test::tintedNoise(10, 10, 1));
        QVERIFY_EXCEPTION_THROWN((void)probeFolder(s.path / "one"), Error);
        QVERIFY_EXCEPTION_THROWN((void)probeFolder(s.path / "nowhere"), Error);
        const CancelToken cancel;
        cancel.cancel();
        QVERIFY_EXCEPTION_THROWN((void)s.train(skipped, cancel), Error);
    }
};

HYDRA_TEST(TestLinearProbe, QCoreApplication)
#include "test_linear_probe.moc"
