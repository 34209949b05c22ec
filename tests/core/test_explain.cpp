// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of the explanations, and the closed-form gradients against finite differences.
#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/explain/pixel_gradient.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;

namespace {

const std::vector<const char*> everyKind{
    "softmax",        "hydra:tanh-l2@all", "linear:cosine+ln,heads=4@all",
    "aft-simple@all", "polynl@all",        "window,size=4@all",
    "optimised@all",  "efficient@all",     "super@all",
    "t2t@all"};

struct Setup
{
    explicit Setup(const std::string& plan = "softmax")
        : tensors(test::tinyTensorsFor(AttentionPlan::parse(plan, AttentionPlan::softmax(3))))
    {
        const Checkpoint c = test::tinyCheckpoint(tensors);
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        at::manual_seed(11);
        pixels = at::randn({1, 3, 24, 24}, at::kDouble);
    }
    [[nodiscard]] Trace trace(const std::string& plan, int k = 4) const
    {
        return traceOf(*network, pixels, {SliceScheme::HydraViT, k},
                       AttentionPlan::parse(plan, AttentionPlan::softmax(3)), Precision::ExactPass);
    }
    NamedTensors tensors;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor pixels;
};

Map run(const Trace& trace, const std::string& method, int target = 2, int layer = -1)
{
    MapOptions options;
    options.method = method;
    options.block = layer;
    return explain(trace, options, target);
}

} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Hydra equals linear attention with one feature for each head, though different code computes it.
    void hydraEqualsLinearWithOneFeatureAHead_data()
    {
        QTest::addColumn<QString>("method");
        for (const MethodInfo& info : methodTable()) {
            QTest::newRow(info.id) << QString::fromLatin1(info.id);
        }
    }
    void hydraEqualsLinearWithOneFeatureAHead()
    {
        QFETCH(QString, method);
        const Setup s;
        for (const char* kernel : {"cosine", "tanh-softmax", "cosine+ln"}) {
            const Map a = run(s.trace(std::string("hydra:") + kernel), method.toStdString());
            const Map b =
                run(s.trace(std::string("linear:") + kernel + ",heads=32,phi=whole"), method.toStdString());
            QVERIFY(distance(asTensor(a.values), asTensor(b.values)) < 1e-4);
            QVERIFY(asTensor(a.values).isfinite().all().item<bool>());
        }
    }

    void gradientsMatchFiniteDifferences_data()
    {
        QTest::addColumn<QString>("plan");
        for (const char* plan : everyKind) {
            QTest::newRow(plan) << QString::fromLatin1(plan);
        }
    }
    // Compares d logit / d position embedding of a token, by finite differences, with the gradient at the
    // first block's input.
    void gradientsMatchFiniteDifferences()
    {
        QFETCH(QString, plan);
        const Setup s(plan.toStdString());
        const Trace trace = s.trace(plan.toStdString());
        const int target = 1;
        Backward backward(trace, target);
        for (int block = 2; block >= 0; --block) {
            (void)backward.enter();
            backward.leave();
        }
        NamedTensors moved = s.tensors;
        const VitConfig& config = s.network->config();
        const AttentionPlan attention = AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(3));
        const at::Tensor positions = moved["pos_embed"].clone();
        const double step = 1e-2; // float32 weights; the pass itself is float64
        for (const auto& [token, feature] :
             std::vector<std::pair<int, int>>{{0, 3}, {5, 0}, {17, 31}, {36, 12}}) {
            double logits[2];
            for (int side = 0; side < 2; ++side) {
                moved["pos_embed"] = positions.clone();
                moved["pos_embed"][0][token][feature] += side == 0 ? -step : step;
                const VisionTransformer network(config, moved);
                logits[side] = network.forward(s.pixels, {SliceScheme::HydraViT, 4}, attention)[0][target]
                                   .item<double>();
            }
            const double measured = (logits[1] - logits[0]) / (2 * step);
            const double computed = backward.gradient()[token][feature].item<double>();
            QVERIFY2(std::fabs(measured - computed) < 2e-3 * std::max(1.0, std::fabs(measured)),
                     qPrintable(QString("token %1: %2 against %3").arg(token).arg(computed).arg(measured)));
        }
    }

    void pixelGradientsMatchFiniteDifferences_data() { gradientsMatchFiniteDifferences_data(); }
    void pixelGradientsMatchFiniteDifferences()
    {
        QFETCH(QString, plan);
        const Setup s(plan.toStdString());
        const AttentionPlan attention = AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(3));
        const SubNetwork sub{SliceScheme::HydraViT, 3};
        const int target = 1;
        const at::Tensor gradient = pixelGradient(s.trace(plan.toStdString(), 3), target, {});
        const double step = 1e-3;
        for (const auto& [channel, y, x] :
             std::vector<std::array<int, 3>>{{0, 0, 0}, {1, 5, 17}, {2, 23, 23}, {0, 12, 3}}) {
            double logits[2];
            for (int side = 0; side < 2; ++side) {
                at::Tensor moved = s.pixels.clone();
                moved[0][channel][y][x] += side == 0 ? -step : step;
                logits[side] = s.network->forward(moved, sub, attention)[0][target].item<double>();
            }
            const double measured = (logits[1] - logits[0]) / (2 * step);
            const double computed = gradient[channel][y][x].item<double>();
            QVERIFY2(std::fabs(measured - computed) < 1e-3 * std::max(0.1, std::fabs(measured)),
                     qPrintable(QString("%1 against %2").arg(computed).arg(measured)));
        }
    }

    // With every activation; erf and tanh differ by 5e-4 of the largest derivative, so the limit is below
    // that.
    void gradientsPassEveryActivation_data()
    {
        QTest::addColumn<int>("activation");
        QTest::newRow("gelu") << int(Activation::Gelu);
        QTest::newRow("quick-gelu") << int(Activation::QuickGelu);
        QTest::newRow("gelu-tanh") << int(Activation::GeluTanh);
    }
    void gradientsPassEveryActivation()
    {
        QFETCH(int, activation);
        const Setup s;
        VitConfig config = s.network->config();
        config.activation.value = static_cast<Activation>(activation);
        const VisionTransformer network(config, s.tensors);
        const SubNetwork sub{SliceScheme::HydraViT, 4};
        const AttentionPlan plan = AttentionPlan::softmax(3);
        const at::Tensor gradient =
            pixelGradient(traceOf(network, s.pixels, sub, plan, Precision::ExactPass), 1, {});
        const double largest = gradient.abs().max().item<double>();
        at::manual_seed(13);
        for (int i = 0; i < 4; ++i) {
            const at::Tensor way = at::randn({1, 3, 24, 24}, at::kDouble);
            const double step = 1e-4;
            double logits[2];
            for (const int side : {0, 1}) {
                const at::Tensor moved = s.pixels + way * (side == 0 ? -step : step);
                logits[side] = network.forward(moved, sub, plan)[0][1].item<double>();
            }
            const double measured = (logits[1] - logits[0]) / (2 * step);
            const double computed = (gradient * way[0]).sum().item<double>();
            QVERIFY2(std::fabs(measured - computed) < 1e-5 * largest,
                     qPrintable(QString("%1 against %2").arg(computed).arg(measured)));
        }
        // Relevance works for each, and the fused float32 pass agrees with the float64 pass.
        const Map map = run(traceOf(network, s.pixels, sub, plan, Precision::ExactPass), "relevance");
        QVERIFY(asTensor(map.values).isfinite().all().item<bool>());
        QVERIFY(distance(network.forward(s.pixels.to(at::kFloat), sub, plan),
                         network.forward(s.pixels, sub, plan))
                < 1e-5);
    }

    // Integrated gradients add up to the logit's gain over an empty input.
    void integratedGradientsAreComplete()
    {
        const Setup s;
        for (const char* plan : {"softmax", "hydra@back:1"}) {
            const AttentionPlan attention = AttentionPlan::parse(plan, AttentionPlan::softmax(3));
            const auto logit = [&](const at::Tensor& pixels) {
                return s.network->forward(pixels, {SliceScheme::HydraViT, 4}, attention)[0][2].item<double>();
            };
            const double gain = logit(s.pixels) - logit(at::zeros_like(s.pixels));
            const Map map = run(s.trace(plan), "integrated-gradients");
            const double sum = asTensor(map.values).sum(at::kDouble).item<double>();
            QVERIFY2(std::fabs(sum - gain) < 0.01 * std::fabs(gain),
                     qPrintable(QString("%1 against %2").arg(sum).arg(gain)));
            QVERIFY(map.residual && *map.residual < 0.01);
        }
    }

    void pixelMethodsAnswerForEveryPixelAndAlwaysTheSame()
    {
        const Setup s;
        const Trace trace = s.trace("softmax");
        int perPixel = 0;
        for (const MethodInfo& info : methodTable()) {
            const Map map = run(trace, info.id);
            QCOMPARE(map.rows, info.perPixel ? 24 : 6);
            QCOMPARE(map.cols, info.perPixel ? 24 : 6);
            QCOMPARE(map.values, run(trace, info.id).values);
            perPixel += int(info.perPixel);
        }
        QCOMPARE(perPixel, 8);
    }

    // A block's contributions, class token included, are its attention output times the gradient: they add up
    // exactly.
    void contributionsAddUp_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::newRow("hydra") << "hydra:cosine@back:1";
        QTest::newRow("linear") << "linear:l1,heads=8@back:1";
        for (const char* each : everyKind) {
            QTest::newRow(each) << QString::fromLatin1(each);
        }
    }
    void contributionsAddUp()
    {
        QFETCH(QString, plan);
        const Setup s(plan.toStdString());
        const Trace trace = s.trace(plan.toStdString());
        Backward backward(trace, 2);
        const at::Tensor g = backward.enter().raw[0];
        const double whole = (viewOf(trace, 2).raw[0] * g).sum().item<double>();
        const Map map = run(trace, "hydra-contribution");
        const AttentionView view = viewOf(trace, 2);
        const at::Tensor matrix = matrixRows(trace, 2, 0, 1),
                         own = byHeads(view.own.contiguous(), view.heads);
        double notOnTheMap = 0; // the class token
        for (int h = 0; h < view.heads; ++h) {
            notOnTheMap += (matrix[h][0][0] * own[h][0] * byHeads(g.unsqueeze(0), view.heads)[h][0])
                               .sum()
                               .item<double>();
        }
        if (plan.startsWith(QLatin1String("super"))) { // b_A belongs to no token
            const at::Tensor bias = s.tensors.at("blocks.2.attn.wa.bias");
            notOnTheMap +=
                (trace.blocks[2].probabilities[0][0] * bias).sum().item<double>() * g.sum().item<double>();
        }
        const double sum = asTensor(map.values).sum().item<double>() + notOnTheMap;
        QVERIFY(std::fabs(sum - whole) < 1e-4 * std::max(1.0, std::fabs(whole)));
    }

    void relevanceIsConserved()
    {
        std::vector<const char*> plans = everyKind;
        plans.insert(plans.end(), {"hydra@back:2", "linear:cosine,heads=8@all", "window,size=2@front:1"});
        for (const char* plan : plans) {
            const Setup s(plan);
            for (int k = 2; k <= 4; ++k) {
                const Map map = run(s.trace(plan, k), "relevance");
                QVERIFY(map.residual.has_value());
                QVERIFY2(*map.residual < 1e-3, plan);
            }
        }
    }

    // Every method gives finite values for every kind of attention.
    void everyMethodServesEveryKind()
    {
        for (const char* plan : everyKind) {
            const Setup s(plan);
            for (const MethodInfo& info : methodTable()) {
                if (std::string(info.id) == "grad-eclip" && std::string(plan) == "super@all") {
                    continue; // refused: test_oracles
                }
                const Trace trace =
                    traceOf(*s.network, s.pixels, {SliceScheme::HydraViT, 3},
                            AttentionPlan::parse(plan, AttentionPlan::softmax(3)), precisionOf(info.id));
                const at::Tensor values = asTensor(run(trace, info.id).values);
                QVERIFY2(values.isfinite().all().item<bool>(), plan);
                // With one head, Grad-CAM's only weight may be negative, and then the map is all zero.
                const bool mayBeEmpty = std::string(info.id).rfind("grad-cam", 0) == 0;
                QVERIFY2(mayBeEmpty || values.abs().max().item<double>() > 0,
                         qPrintable(QString("%1 %2").arg(plan, info.id)));
            }
        }
    }

    // A window over the whole grid equals softmax, for every method.
    void aWideWindowIsSoftmax()
    {
        const Setup s;
        for (const MethodInfo& info : methodTable()) {
            const Map a = run(s.trace("window,size=6@all"), info.id);
            const Map b = run(s.trace("softmax"), info.id);
            QVERIFY2(distance(asTensor(a.values), asTensor(b.values)) < 1e-5, info.id);
        }
    }

    void attentionRowsSumToOne()
    {
        const Setup s;
        const Trace trace = s.trace("softmax");
        MapOptions options;
        options.method = "attention";
        for (int query : {-1, 0, 35}) {
            options.query = query;
            options.block = 1;
            options.head = 2;
            const Map map = explain(trace, options, -1);
            const double toClass = trace.blocks[1].probabilities[2][query + 1][0].item<double>();
            QVERIFY(std::fabs(asTensor(map.values).sum().item<double>() + toClass - 1) < 1e-5);
        }
    }

    void tokenNormsAreLengthsOfTheBlocksOutput()
    {
        const Setup s;
        const Trace trace = s.trace("softmax");
        for (int layer = 0; layer < 3; ++layer) {
            const at::Tensor x = layer < 2 ? trace.blocks[std::size_t(layer) + 1].input : trace.last;
            const Map map = run(trace, "token-norm", -1, layer);
            QCOMPARE(map.classIndex, -1);
            for (const int patch : {0, 17, 35}) {
                double squares = 0;
                for (std::int64_t f = 0; f < x.size(1); ++f) {
                    squares += std::pow(x[patch + 1][f].item<double>(), 2);
                }
                QVERIFY(std::fabs(double(map.values[std::size_t(patch)]) - std::sqrt(squares)) < 1e-5);
            }
        }
    }

    // Methods that are linear in the gradient: A minus B is the map of the difference of the logits, so its
    // token contributions are those of a class with the difference as its logit.
    void aContrastIsTheDifference()
    {
        const Setup s;
        NamedTensors changed = s.tensors;
        const at::Tensor head = changed["head.weight"].clone();
        head[4] = head[1] - head[3];
        changed["head.weight"] = head;
        const VisionTransformer difference(s.network->config(), changed);
        const auto plan = AttentionPlan::softmax(3);
        const Trace mixed =
            traceOf(difference, s.pixels, {SliceScheme::HydraViT, 4}, plan, Precision::ExactPass);
        const Trace trace = s.trace("softmax");
        for (const char* method : {"hydra-contribution", "input-x-gradient"}) {
            const Map found = contrast(run(trace, method, 1), run(trace, method, 3));
            QVERIFY(distance(asTensor(found.values), asTensor(run(mixed, method, 4).values)) < 1e-5);
            QVERIFY(found.isSigned);
            QCOMPARE(found.classIndex, 1);
            QCOMPARE(found.againstIndex, 3);
        }
        const Map a = run(trace, "relevance", 1), b = run(trace, "relevance", 3);
        const Map found = contrast(a, b);
        QVERIFY(asTensor(found.values).equal(asTensor(a.values) - asTensor(b.values)));
        QCOMPARE(*found.residual, std::max(*a.residual, *b.residual));
        QVERIFY_EXCEPTION_THROWN((void)contrast(a, a), Error);
    }

    void questionsThatDoNotFitAreRefused()
    {
        const Setup s;
        const Trace trace = s.trace("softmax");
        const auto refused = [&](MapOptions options, int target) {
            try {
                (void)explain(trace, options, target);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Usage;
            }
            return false;
        };
        MapOptions options;
        options.method = "no-such-method";
        QVERIFY(refused(options, 0));
        options.method = "attention";
        options.block = 3;
        QVERIFY(refused(options, 0));
        options.block = 0;
        options.head = 4;
        QVERIFY(refused(options, 0));
        options.head = -1;
        options.query = 36;
        QVERIFY(refused(options, 0));
        options = {};
        QVERIFY(refused(options, 5)); // classes 0 to 4
        QVERIFY(refused(options, -1));
    }
};

HYDRA_TEST(TestExplain, QCoreApplication)
#include "test_explain.moc"
