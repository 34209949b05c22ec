// SPDX-License-Identifier: GPL-3.0-or-later
// The methods of the modified backward pass, LeGrad, Grad-ECLIP, transition attention and Beyond Intuition
// against their authors' programs in float64 (../shared/fixtures/attribution-*), and against each other.
#include "core/checkpoint/checkpoint.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/explain/gamma_rule.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;

namespace {

struct Asked
{
    const char* method;
    const char* name; // in the fixture
    int start = -1;
    double gammaConv = 0.25, gammaLinear = 0.05;
    int steps = 20;
    double limit = 1e-4;
};

const std::vector<Asked>& ofBoth()
{
    static const std::vector<Asked> asked{{"cp-lrp", "cp_lrp.conv0.25.lin0.05.patch"},
                                          {"cp-lrp:plain", "cp_lrp.plain.patch"},
                                          {"attn-lrp", "attn_lrp.patch"},
                                          {"libragrad", "libra.ixg_blocks"},
                                          {"fullgrad-plus", "libra.fullgrad_plus"},
                                          {"legrad", "legrad.last2"},
                                          {"legrad:all", "legrad.all"},
                                          {"grad-eclip", "grad_eclip"}};
    return asked;
}

struct Opened
{
    Opened(const std::string& weights, const std::string& input)
    {
        Checkpoint c = loadCheckpoint(test::sharedFolder() / weights);
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        const at::Tensor x = readNpy(test::sharedFolder() / input).unsqueeze(0);
        const AttentionPlan plan = AttentionPlan::softmax(network->config().depth);
        trace = traceOf(*network, x, fullNetwork(network->config()), plan, Precision::Single);
        exact = traceOf(*network, x, fullNetwork(network->config()), plan, Precision::Double);
    }
    [[nodiscard]] bool slow() const { return trace.blocks.size() > 6; }
    std::unique_ptr<VisionTransformer> network;
    Trace trace, exact;
};

MapOptions optionsOf(const Asked& asked)
{
    MapOptions options;
    options.method = asked.method;
    options.startBlock = asked.start;
    options.gammaConv = asked.gammaConv;
    options.gammaLinear = asked.gammaLinear;
    options.steps = asked.steps;
    return options;
}

// The patches' part of a reference with one value per token; its first row if it has one for every block.
at::Tensor patchesOf(at::Tensor reference, const Trace& trace)
{
    if (reference.dim() == 2) {
        reference = reference[0];
    }
    const std::int64_t patches = std::int64_t(trace.rows) * trace.cols;
    return reference.narrow(0, reference.size(0) - patches, patches);
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private:
    static void check(const Opened& opened, const NamedTensors& expected, const std::string& prefix,
                      const std::vector<Asked>& all)
    {
        const int target = int(expected.at(prefix + "class_index").item<std::int64_t>());
        QVERIFY(distance(opened.trace.logits, expected.at(prefix + "logits")) < 1e-4);
        for (const Asked& asked : all) {
            const at::Tensor reference = patchesOf(expected.at(prefix + asked.name), opened.trace);
            for (const bool exact : {true, false}) {
                if (exact && asked.steps > 1 && methodInfo(asked.method).usesSteps && opened.slow()) {
                    continue; // the small network covers it
                }
                const Map map = explain(exact ? opened.exact : opened.trace, optionsOf(asked), target);
                const double error = distance(test::asTensor(map.values), reference);
                qInfo("%-24s %-32s %s %.1e, %.0f ms", asked.method, asked.name, exact ? "float64" : "float32",
                      error, map.milliseconds);
                QVERIFY2(error < asked.limit, qPrintable(QString("%1: %2").arg(asked.name).arg(error)));
            }
        }
    }

private Q_SLOTS:
    void theSmallNetworkIsTheAuthors()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const std::string folder = "fixtures/attribution-small/";
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / (folder + "expected.safetensors")).tensors;
        std::vector<Asked> all = ofBoth();
        const double bent =
            1e-3; // the authors' stabilisers act where gamma is zero; ours takes the derivative
        all.insert(all.end(),
                   {{"cp-lrp", "cp_lrp.conv0.25.lin0.patch", -1, 0.25, 0, 20, bent},
                    {"cp-lrp", "cp_lrp.conv0.1.lin0.01.patch", -1, 0.1, 0.01},
                    {"cp-lrp", "cp_lrp.conv100.lin1.patch", -1, 100, 1},
                    {"cp-lrp", "cp_lrp.plain.patch", -1, 0, 0},
                    {"transition", "tam.start1", 1},
                    {"transition", "tam.start2", 2},
                    {"transition", "tam.start1.nointegral", 1, 0, 0, 1},
                    {"transition", "tam.start2.nointegral", 2, 0, 0, 1},
                    {"beyond-intuition", "beyond.head.first0", 0},
                    {"beyond-intuition", "beyond.head.first1", 1},
                    {"beyond-intuition:token", "beyond.token.first0", 0},
                    {"beyond-intuition:token", "beyond.token.first1", 1}});
        check(Opened(folder + "weights.safetensors", folder + "input.npy"), expected, "", all);
    }

    void theAverageOfPatchesIsTheAuthors()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const std::string folder = "fixtures/attribution-small/";
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / (folder + "expected.safetensors")).tensors;
        const Opened opened(folder + "weights_avg.safetensors", folder + "input.npy");
        check(opened, expected, "avg.",
              {{"fullgrad-plus", "libra.fullgrad_plus"},
               {"beyond-intuition", "beyond.head.first1", 1},
               {"beyond-intuition:token", "beyond.token.first1", 1}});
        const int target = int(expected.at("avg.class_index").item<std::int64_t>());
        const at::Tensor layers = expected.at("avg.legrad.layers");
        MapOptions options;
        options.method = "legrad:all";
        QVERIFY(distance(test::asTensor(explain(opened.trace, options, target).values), layers.sum(0))
                < 1e-4);
        options.method = "legrad";
        QVERIFY(distance(test::asTensor(explain(opened.trace, options, target).values),
                         layers.narrow(0, 2, 2).sum(0))
                < 1e-4);
    }

    void aRealNetworkIsTheAuthors_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"catdog", "n02113978_Mexican_hairless", "n03255030_dumbbell"}) {
            QTest::newRow(name) << QString(name);
        }
    }
    void aRealNetworkIsTheAuthors()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-deit-tiny/expected.safetensors");
        QFETCH(QString, name);
        const std::string folder = "fixtures/attribution-deit-tiny/";
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / (folder + "expected.safetensors")).tensors;
        std::vector<Asked> all = ofBoth();
        all.insert(all.end(),
                   {{"transition", "tam.start4"},
                    {"transition", "tam.start4.nointegral", -1, 0, 0, 1},
                    {"beyond-intuition", "beyond.head.first3"},
                    {"beyond-intuition:token", "beyond.token.first5"}});
        check(Opened("models/deit_tiny_patch16_224.safetensors", folder + name.toStdString() + ".npy"),
              expected, name.toStdString() + ".", all);
    }

    // LibraGrad's tokens and biases sum to the logit; without gamma, CP-LRP is LibraGrad at the pixels.
    void thePartsSumToTheLogit()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const std::string folder = "fixtures/attribution-small/";
        for (const char* weights : {"weights.safetensors", "weights_avg.safetensors"}) {
            const Opened opened(folder + weights, folder + "input.npy");
            MapOptions options;
            options.method = "fullgrad-plus";
            QVERIFY(*explain(opened.exact, options, 3).residual < 1e-12);
            QVERIFY(*explain(opened.trace, options, 3).residual < 1e-5);
            MapOptions plain;
            plain.method = "cp-lrp:plain";
            MapOptions zero;
            zero.method = "cp-lrp";
            zero.gammaConv = zero.gammaLinear = 0;
            QCOMPARE(explain(opened.trace, zero, 3).values, explain(opened.trace, plain, 3).values);
        }
    }

    // The gamma rule in three products equals the one in eight.
    void gammaIsItsDefinition()
    {
        at::manual_seed(3);
        const at::Tensor x = at::randn({5, 7}, at::kDouble), w = at::randn({4, 7}, at::kDouble);
        const at::Tensor b = at::randn({4}, at::kDouble), g = at::randn({5, 4}, at::kDouble);
        const at::Tensor y = at::matmul(x, w.t()) + b;
        for (const double gamma : {0.05, 0.25, 1.0, 100.0}) {
            const at::Tensor found = throughGamma(g, x, y, {w, b}, w.abs(), gamma);
            at::Tensor expected = at::zeros_like(x);
            for (int n = 0; n < 5; ++n) {
                for (int o = 0; o < 4; ++o) {
                    const double out = y[n][o].item<double>();
                    const bool up = out > 0;
                    const auto favoured = [&](double part, bool positive) {
                        return part + gamma * (positive ? std::max(part, 0.0) : std::min(part, 0.0));
                    };
                    double z = favoured(b[o].item<double>(), up);
                    for (int i = 0; i < 7; ++i) {
                        const double xi = x[n][i].item<double>();
                        z += xi * favoured(w[o][i].item<double>(), up == (xi > 0));
                    }
                    z += z < 0 ? -1e-6 : 1e-6;
                    for (int i = 0; i < 7; ++i) {
                        const double xi = x[n][i].item<double>();
                        const double part = favoured(w[o][i].item<double>(), up == (xi > 0));
                        expected[n][i] += out * g[n][o] / z * part;
                    }
                }
            }
            QVERIFY(distance(found, expected) < 1e-8);
            QVERIFY(distance(gammaOfRows(g, x, {w, b}, gamma), (expected * x).sum(1)) < 1e-8);
        }
    }

    // Two layers together equal one after the other, with y/x of the activation between them.
    void gammaOfAnMlpIsThatOfItsLayers()
    {
        at::manual_seed(4);
        const at::Tensor x = at::randn({5, 7}, at::kDouble);
        const at::Tensor w1 = at::randn({9, 7}, at::kDouble), b1 = at::randn({9}, at::kDouble);
        const at::Tensor w2 = at::randn({3, 9}, at::kDouble);
        const at::Tensor hidden = at::matmul(x, w1.t()) + b1, activated = at::gelu(hidden);
        const at::Tensor y = at::matmul(activated, w2.t()), g = at::randn({5, 3}, at::kDouble);
        for (const double gamma : {0.05, 1.0}) {
            const at::Tensor middle = throughGamma(g, activated, y, {w2, {}}, w2.abs(), gamma);
            const at::Tensor expected =
                throughGamma(middle * activated / hidden, x, hidden, {w1, b1}, w1.abs(), gamma);
            const at::Tensor found =
                throughGamma(g, {x, hidden, activated, y, {w1, b1}, {w2, {}}, w1.abs(), w2.abs(), gamma});
            QVERIFY(distance(found, expected) < 1e-9);
        }
    }
};

HYDRA_TEST(TestRules, QCoreApplication)
#include "test_rules.moc"
