// SPDX-License-Identifier: GPL-3.0-or-later
// Every method's map, value by value, against its definition written down once more in loops over float64
// (tests/support/oracle_*.h); and those loops' own gradients against finite differences of their forward
// pass.
#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>

#include <QtTest>

#include <memory>
#include <random>

#include "tests/support/modernised.h"
#include "tests/support/oracle_methods.h"
#include "tests/support/program.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using hydra::test::Matrix;
using hydra::test::matrixOf;
using hydra::test::oracle::Methods;
using hydra::test::oracle::Network;
using hydra::test::oracle::Nudge;
using hydra::test::oracle::Pass;

namespace {

constexpr int target = 2;

AttentionPlan planOf(const std::string& text)
{
    return AttentionPlan::parse(text, AttentionPlan::softmax(3));
}

// One network and picture, for the program and for the oracle.
struct Setup
{
    Setup(const std::string& planText, const std::string& variant, int k)
        : plan(planOf(planText))
        , sub{SliceScheme::HydraViT, k}
    {
        const test::Variant made(variant, test::tinyTensorsFor(plan));
        const Checkpoint c = test::tinyCheckpoint(made.tensors, made.words);
        test::Modernised modern(variant, c.config, c.tensors);
        const Pool pool = modern.config.pool.value == Pool::Attention ? Pool::Attention : made.pool;
        network = std::make_unique<VisionTransformer>(modern.config, modern.tensors);
        at::manual_seed(11);
        pixels = at::randn({1, 3, 24, 24});
        picture = matrixOf(pixels[0].flatten(1));
        loops = std::make_unique<Network>(modern.tensors, 4, k, 4, plan, pool);
        loops->rotation = modern.config.rotation.value;
    }
    [[nodiscard]] Trace trace(Precision precision) const
    {
        return traceOf(*network, pixels, sub, plan, precision);
    }
    AttentionPlan plan;
    SubNetwork sub;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor pixels;
    Matrix picture;
    std::unique_ptr<Network> loops;
};

void addSetups()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("k");
    const std::vector<std::tuple<const char*, const char*, int>> setups{
        {"softmax", "plain", 4},
        {"softmax", "plain", 3},
        {"softmax", "plain", 2},
        {"softmax", "plain", 1},
        {"softmax", "average", 4},
        {"softmax", "no class token", 3},
        {"softmax", "both", 2},
        {"softmax", "distilled", 3},
        {"softmax", "layer-scale", 4},
        {"softmax", "qk-norm", 3},
        {"softmax", "turned, gated, inner norms", 4},
        {"softmax", "turned by pairs, qk-norm, average", 3},
        {"hydra:tanh-l2@1", "turned by pairs, gated", 3},
        {"linear:l1,heads=4@all", "turned", 4},
        {"softmax", "no class token, read by attention", 4},
        {"softmax", "turned, gated, read by attention", 3},
        {"hydra:tanh-l2@1", "read by attention", 2},
        {"softmax", "vision head, both", 3},
        {"hydra:tanh-l2@1", "vision head", 3},
        {"hydra:cosine@back:1", "plain", 4},
        {"hydra:tanh-l2@all", "plain", 3},
        {"hydra:cosine+ln@1", "average", 2},
        {"hydra:mean@all", "no class token", 4},
        {"linear:l1,heads=8,phi=whole@all", "plain", 4},
        {"linear:cosine,heads=8@all", "plain", 4},
        {"linear:tanh-softmax@1", "distilled", 3},
        {"linear:tanh-l2+ln,heads=4,phi=whole@all", "plain", 2},
        {"linear:tanh-l2+ln,heads=2@all", "plain", 2},
        {"aft-simple@all", "plain", 3},
        {"polynl@all", "plain", 4},
        {"window,size=4@all", "plain", 3},
        {"optimised@all", "plain", 4},
        {"efficient@all", "plain", 3},
        {"super@all", "plain", 4},
        {"t2t@all", "plain", 3}};
    for (const auto& [plan, variant, k] : setups) {
        QTest::addRow("%s, %s, k = %d", plan, variant, k)
            << QString::fromLatin1(plan) << QString::fromLatin1(variant) << k;
    }
}

// The method of INFO with each option that makes a difference to it, in setup S.
std::vector<MapOptions> waysToAsk(const MethodInfo& info, const Setup& s)
{
    MapOptions plain;
    plain.method = info.id;
    plain.masks = 12;
    plain.maskGrid = 5;
    plain.groups = 4;
    plain.permutations = 2;
    std::vector<MapOptions> ways{plain};
    const auto with = [&](auto change) {
        ways.push_back(plain);
        change(ways.back());
    };
    if (info.blackBox == BlackBox::Occlusion) {
        with([&](MapOptions& o) {
            o.window = 7;
            o.stride = 6;
            o.windowUnit = WindowUnit::Pixels;
            o.fill = Fill::Average;
            o.measured = ClassValue::Probability;
        });
    }
    if (info.blackBox == BlackBox::Shapley) {
        with([&](MapOptions& o) { o.groups = 14; }); // sampled
        with([&](MapOptions& o) { o.measured = ClassValue::Probability; });
    }
    for (int i = 0; i < 3; ++i) {
        if (info.usesBlock) {
            with([&](MapOptions& o) { o.block = i; });
        }
        if (info.usesStartBlock) {
            with([&](MapOptions& o) { o.startBlock = i; });
        }
        if (info.usesHead) {
            with([&](MapOptions& o) { o.fusion = static_cast<HeadFusion>(i); });
        }
        if (info.usesGamma && i == 0) {
            with([&](MapOptions& o) { o.gammaConv = 1; });
        }
        if (info.usesSteps && i == 0) {
            with([&](MapOptions& o) { o.steps = 1; });
        }
        if (info.usesDiscard) {
            with([&](MapOptions& o) { o.discard = 0.3 * i; });
        }
        if (info.usesHead && !info.usesDiscard && !info.usesQuery) {
            with([&](MapOptions& o) {
                o.block = i;
                o.head = infoOf(s.plan.blocks[std::size_t(i)].kind).oneHead ? 0 : s.sub.heads - 1;
            });
        }
        if (info.usesFacet) {
            for (const auto& [facet, word] : enumWords<Facet>()) {
                with([&, asked = facet](MapOptions& o) {
                    o.block = i;
                    o.facet = asked;
                });
            }
        }
        if (info.usesQuery) {
            with([&](MapOptions& o) {
                o.block = i;
                o.query = 7 + 13 * i;
                o.head = infoOf(s.plan.blocks[std::size_t(i)].kind).oneHead ? 0 : s.sub.heads - 1;
            });
        }
    }
    return ways;
}

// Largest difference over the reference's largest magnitude; the absolute one if the reference is all zeros.
double distance(const std::vector<float>& found, const std::vector<double>& expected)
{
    double most = 0, scale = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double difference = std::fabs(double(found[i]) - expected[i]);
        most = difference <= most ? most : std::isnan(difference) ? INFINITY : difference;
        scale = std::max(scale, std::fabs(expected[i]));
    }
    return found.size() != expected.size() ? INFINITY : most / (scale > 0 ? scale : 1);
}

// How far a map may be from float64 loops: if the pass is float64 too (EXACT), and as the program runs it.
double limit(const std::string& method, bool exact)
{
    if (method == "integrated-gradients") {
        return 5e-3; // it stops adding once its sum is complete to this
    }
    if (method == "pca" && !exact) {
        return 5e-5; // axes turn by the pass's error over the gap between their variances
    }
    return exact ? 5e-7 : 1e-5; // a map is float32
}

QString asked(const MapOptions& o, bool exact)
{
    return QString("%1 (block %2, start %3, head %4, fusion %5, query %6, discard %7%8, facet %9)")
        .arg(QString::fromStdString(o.method))
        .arg(o.block)
        .arg(o.startBlock)
        .arg(o.head)
        .arg(int(o.fusion))
        .arg(o.query)
        .arg(o.discard)
        .arg(exact ? ", float64" : "")
        .arg(wordOf(o.facet));
}

// These methods need dozens of passes and add up gradients that other tests check: a few setups suffice.
bool asksForManyPasses(const std::string& method)
{
    return method == "smoothgrad" || method == "integrated-gradients" || method == "transition"
        || method.rfind("beyond-intuition", 0) == 0 || methodInfo(method).blackBox != BlackBox::None;
}

// The noise of the copies that smoothgrad draws (pixel_gradient.cpp): the generator is part of its
// definition.
std::vector<Matrix> noiseOf(const at::Tensor& pixels)
{
    const double spread = 0.15 * (pixels.max() - pixels.min()).item<double>();
    at::Generator random = at::detail::createCPUGenerator(1);
    std::vector<Matrix> noise;
    for (int i = 0; i < 24; ++i) {
        noise.push_back(matrixOf((at::randn(pixels.sizes(), random) * spread)[0].flatten(1)));
    }
    return noise;
}

// Super attention refuses these options: its values belong to no single token.
bool isRefused(const MapOptions& o, const AttentionPlan& plan)
{
    const auto block = o.block < 0 ? plan.blocks.size() - 1 : std::size_t(o.block);
    return plan.blocks[block].kind == AttentionKind::Super
        && (o.method == "grad-eclip" || (methodInfo(o.method).usesFacet && o.facet == Facet::Values));
}

} // namespace

class TestOracles : public QObject
{
    Q_OBJECT

private:
    // The derivative of LOGIT, a function of a step, by central differences.
    template<class Logit>
    static double slope(Logit logit)
    {
        constexpr double step = 1e-5;
        return (logit(step) - logit(-step)) / (2 * step);
    }
    static void compare(double computed, double measured, const char* what)
    {
        QVERIFY2(std::fabs(computed - measured) < 1e-7 * std::max(1.0, std::fabs(measured)),
                 qPrintable(QString("%1: %2 against %3").arg(what).arg(computed).arg(measured)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        at::set_num_threads(1);
    } // with products this small, a second thread only waits for the first

    void theOraclesGradientsAreSlopes_data() { addSetups(); }
    void theOraclesGradientsAreSlopes()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Setup s(plan.toStdString(), variant.toStdString(), k);
        const Pass pass = s.loops->run(s.picture);
        const test::oracle::Gradient gradient(*s.loops, pass, target);
        std::mt19937 random(5);
        const auto any = [&](std::size_t below) { return std::size_t(random()) % below; };
        for (int i = 0; i < 3; ++i) {
            Nudge nudge{i, int(any(std::size_t(pass.blocks[std::size_t(i)].heads))), 0, 0, 0};
            nudge.row = any(pass.tokens.size());
            nudge.column = any(pass.tokens.size());
            const double ofWeight = slope([&](double by) {
                nudge.by = by;
                return s.loops->run(s.picture, nudge).logits[target];
            });
            compare(gradient.blocks[std::size_t(i)].a[std::size_t(nudge.head)][nudge.row][nudge.column],
                    ofWeight, "attention");
            const std::size_t token = any(pass.tokens.size()), feature = any(pass.tokens[0].size());
            const double ofToken = slope([&](double by) {
                Matrix moved = test::oracle::zeros(pass.tokens.size(), pass.tokens[0].size());
                moved[token][feature] = by;
                return s.loops->run(s.picture, {}, moved).logits[target];
            });
            compare(gradient.tokens()[token][feature], ofToken, "token");
        }
        for (std::size_t h = 0; h < gradient.ofPool.size(); ++h) {
            Nudge nudge{int(pass.blocks.size()), int(h), 0, any(pass.tokens.size()), 0};
            const double ofWeight = slope([&](double by) {
                nudge.by = by;
                return s.loops->run(s.picture, nudge).logits[target];
            });
            compare(gradient.ofPool[h][0][nudge.column], ofWeight, "pooling head's attention");
        }
        const double ofPixel = slope([&](double by) {
            Matrix moved = s.picture;
            moved[1][5 * 24 + 17] += by; // patch 1 * 6 + 4; in it channel 1, row 1, column 1
            return s.loops->run(moved).logits[target];
        });
        compare(gradient.patches()[10][16 + 4 + 1], ofPixel, "pixel");
    }

    void everyMethodIsItsDefinition_data() { addSetups(); }
    void everyMethodIsItsDefinition()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Setup s(plan.toStdString(), variant.toStdString(), k);
        const Methods methods(*s.loops, s.picture, target);
        const std::vector<Matrix> noise = noiseOf(s.pixels);
        std::map<Precision, Trace> traces;
        for (const Precision each : {Precision::Single, Precision::ExactPass, Precision::Double}) {
            traces[each] = s.trace(each);
        }
        const at::Tensor logits = traces[Precision::Double].logits.contiguous();
        for (std::size_t c = 0; c < methods.pass().logits.size(); ++c) {
            const double found = logits.data_ptr<double>()[c];
            QVERIFY(std::fabs(found - methods.pass().logits[c]) < 1e-9);
        }
        QStringList wrong;
        for (const MethodInfo& info : methodTable()) {
            if (asksForManyPasses(info.id) && k != 2) {
                continue;
            }
            for (const MapOptions& options : waysToAsk(info, s)) {
                if (isRefused(options, s.plan)) {
                    QVERIFY_EXCEPTION_THROWN((void)explain(traces[Precision::Double], options, target),
                                             Error);
                    continue;
                }
                const std::vector<double> expected = methods.answer(options, noise);
                QVERIFY2(!expected.empty(), qPrintable(QString("no oracle of %1").arg(info.id)));
                for (const bool exact : {true, false}) {
                    if (!exact && k == 1 && std::string(info.id).rfind("relevance", 0) == 0) {
                        continue; // sums over eight features vanish: float32 leaves residues to divide by
                    }
                    const Precision precision = exact ? Precision::Double : precisionOf(info.id);
                    const double error =
                        distance(explain(traces[precision], options, target).values, expected);
                    if (!(error < limit(info.id, exact))) {
                        wrong << QString("%1: %2").arg(asked(options, exact)).arg(error);
                    }
                }
            }
        }
        for (const QString& what : wrong) { // QVERIFY2 cuts messages after a thousand letters
            qWarning("%s", qPrintable(what));
        }
        QCOMPARE(wrong.size(), 0);
    }
};

HYDRA_TEST(TestOracles, QCoreApplication)
#include "test_oracles.moc"
