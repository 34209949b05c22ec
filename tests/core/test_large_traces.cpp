// SPDX-License-Identifier: GPL-3.0-or-later
// The trace of a large picture keeps the input of each block and recomputes the rest: every method answers as
// from a whole trace, with a fraction of its memory.
#include "core/checkpoint/checkpoint.h"
#include "core/explain/attention_view.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/method_table.h"
#include "core/explain/walk_through.h"
#include "core/nn/changes.h"
#include "core/nn/room.h"
#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;

namespace {

struct Both
{
    Trace whole, inputs, products;

    Both(const VisionTransformer& network, const AttentionPlan& plan, Precision precision, int rows = 6)
    {
        at::manual_seed(11);
        const at::Tensor pixels = at::randn({1, 3, rows * 4, 24});
        whole = traced(network, plan, precision, pixels, std::int64_t(1) << 40, 0);
        inputs = traced(network, plan, precision, pixels, 0, 0);
        products = traced(network, plan, precision, pixels, 0, std::int64_t(1) << 40);
    }

    static Trace traced(const VisionTransformer& network, const AttentionPlan& plan, Precision precision,
                        const at::Tensor& pixels, std::int64_t wholeBytes, std::int64_t productBytes)
    {
        Trace trace;
        trace.rounded = precision == Precision::ExactPass;
        trace.wholeBytes = wholeBytes;
        trace.productBytes = productBytes;
        (void)network.forward(precision == Precision::Single ? pixels : pixels.to(at::kDouble),
                              fullNetwork(network.config()), plan, {}, &trace);
        return trace;
    }
};

VisionTransformer networkOf(const std::string& variant)
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("v.safetensors")).toStdString();
    const test::Variant made(variant);
    writeSafetensors(file, made.tensors, made.words);
    ModelOverrides overrides;
    overrides.pool = made.pool;
    const Checkpoint c = loadCheckpoint(file, overrides);
    return {c.config, c.tensors};
}

} // namespace

class TestLargeTraces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMethodAnswersTheSame_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("plan");
        for (const char* variant : {"plain", "qk-norm, layer-scale, registers", "pre-norm", "average"}) {
            for (const char* plan : {"", "hydra:cosine@back:1", "linear:tanh-l2,heads=2@0"}) {
                QTest::addRow("%s %s", variant, plan) << QString(variant) << QString(plan);
            }
        }
    }
    void everyMethodAnswersTheSame()
    {
        QFETCH(QString, variant);
        QFETCH(QString, plan);
        const VisionTransformer network = networkOf(variant.toStdString());
        const AttentionPlan asked = AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(3));
        for (const MethodInfo& info : methodTable()) {
            if (info.blackBox != BlackBox::None) {
                continue; // passes without a trace
            }
            MapOptions options;
            options.method = info.id;
            options.steps = 2;
            const Both b(network, asked, precisionOf(info.id));
            QVERIFY(b.inputs.blocks.areMadeAgain() && !b.whole.blocks.areMadeAgain());
            const auto mapOf = [&](const Trace& trace) {
                try {
                    return test::asTensor(explain(trace, options, 2).values);
                } catch (const Error&) { // not for this network
                    return at::Tensor();
                }
            };
            const at::Tensor expected = mapOf(b.whole);
            for (const Trace* trace : {&b.inputs, &b.products}) {
                const at::Tensor found = mapOf(*trace);
                QCOMPARE(found.defined(), expected.defined());
                if (expected.defined()) {
                    QVERIFY2(test::distance(found, expected) < 1e-4, info.id);
                }
            }
        }
    }

    // Heads, branches and tokens that are switched off stay off in recomputed blocks.
    void changesAreMadeAgain()
    {
        Changes changes;
        changes.what = Interventions::parse("heads:1.2,mlp:2,patches:4-6");
        const VisionTransformer network =
            networkOf("plain").changed(std::make_shared<const Changes>(changes));
        const Both b(network, AttentionPlan::softmax(3), Precision::Single);
        for (const Trace* trace : {&b.inputs, &b.products}) {
            for (std::size_t i = 0; i < 3; ++i) {
                const BlockTrace light = trace->blocks.light(i), made = trace->blocks[i],
                                 kept = b.whole.blocks[i];
                QVERIFY(test::distance(light.joined, kept.joined) < 1e-6);
                QVERIFY(test::distance(made.joined, kept.joined) < 1e-6);
                QVERIFY(test::distance(made.probabilities, kept.probabilities) < 1e-6);
                QVERIFY(test::distance(light.activated, kept.activated) < 1e-6);
                QVERIFY(test::distance(light.output(), kept.output()) < 1e-6);
                QCOMPARE(trace->blocks.change(i).mlpConstant, i == 2);
            }
        }
        QVERIFY(test::distance(b.inputs.logits, b.whole.logits) < 1e-6);
    }

    void stepsAndPartsAreTheSame()
    {
        const VisionTransformer network = networkOf("plain");
        const Both b(network, AttentionPlan::softmax(3), Precision::Single);
        const Decomposition expected = decompose(b.whole, 1), found = decompose(b.inputs, 1);
        QVERIFY(std::fabs(found.sum() - expected.sum()) < 1e-4);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::fabs(found.attention(i) - expected.attention(i)) < 1e-4);
        }
        const WalkThrough one = walkThrough(b.whole, {}), other = walkThrough(b.inputs, {});
        QCOMPARE(other.steps.size(), one.steps.size());
        for (std::size_t i = 0; i < one.steps.size(); ++i) {
            if (!one.steps[i].matrix.empty()) {
                QVERIFY(test::distance(test::asTensor(other.steps[i].matrix.values),
                                       test::asTensor(one.steps[i].matrix.values))
                        < 1e-5);
            }
        }
    }

    // 600 patches: a whole trace is mostly matrices of 601 x 601.
    void itHoldsInputsAlone()
    {
        const VisionTransformer network = networkOf("plain");
        for (const Precision precision : {Precision::Single, Precision::ExactPass, Precision::Double}) {
            const Both b(network, AttentionPlan::softmax(3), precision, 100);
            QVERIFY(20 * b.inputs.bytes() < b.whole.bytes());
            const auto T = b.whole.tokenCount();
            QCOMPARE(T, std::int64_t(601));
            QVERIFY(double(b.whole.bytes())
                        > 0.9 * double(traceBytes(b.whole.weights->widths, b.whole.plan, T))
                    || precision != Precision::Single);
            const double beside = double(b.products.bytes()) - double(b.inputs.bytes());
            const auto expected = productBytes(network.config(), b.whole.sub, b.whole.plan, T);
            QVERIFY(precision == Precision::Single
                        ? expected && std::fabs(beside / double(*expected) - 1) < 0.01
                        : beside == 0);
            Trace smaller = b.products;
            smaller.blocks.dropProducts();
            QCOMPARE(smaller.bytes(), b.inputs.bytes());
            QVERIFY(test::distance(smaller.blocks.light(1).joined, b.whole.blocks[1].joined) < 1e-5);
            (void)b.inputs.blocks[1];
            b.inputs.blocks.forget();
            QVERIFY(20 * b.inputs.bytes() < b.whole.bytes());
        }
    }

    // A block without A: the rows of A, and products with it, come from queries and keys, in tiles (601
    // tokens take several).
    void lightBlocksHaveNoMatrix_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("plan");
        QTest::newRow("plain") << "plain"
                               << "";
        QTest::newRow("norms of heads") << "qk-norm, layer-scale, registers"
                                        << "";
        QTest::newRow("windows keep theirs") << "plain"
                                             << "window,size=5@all";
    }
    void lightBlocksHaveNoMatrix()
    {
        QFETCH(QString, variant);
        QFETCH(QString, plan);
        const VisionTransformer network = networkOf(variant.toStdString());
        const auto asked = AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(3));
        const Both b(network, asked, Precision::Single, 100);
        const BlockTrace whole = b.whole.blocks[1], light = b.inputs.blocks.light(1);
        QCOMPARE(light.light, plan.isEmpty());
        QCOMPARE(light.probabilities.defined(), !plan.isEmpty());
        QVERIFY(test::distance(light.qkv, whole.qkv) < 1e-6);
        QVERIFY(test::distance(light.middle, whole.middle) < 1e-5);
        const BlockTrace known = b.products.blocks.light(1);
        for (const auto part : {&BlockTrace::qkv, &BlockTrace::joined, &BlockTrace::middle,
                                &BlockTrace::activated, &BlockTrace::mlpBranch}) {
            QVERIFY(test::distance(known.*part, whole.*part) < 1e-5);
        }
        QCOMPARE(known.plainQkv.defined(), whole.plainQkv.defined());
        const std::int64_t T = b.whole.tokenCount();
        const at::Tensor a = whole.probabilities; // [heads,T,T]
        QVERIFY(test::distance(matrixRows(b.inputs, 1, 3, 200), a.narrow(1, 3, 200)) < 1e-6);
        for (const std::int64_t n : {std::int64_t(1), std::int64_t(97), T}) {
            at::manual_seed(5);
            const at::Tensor g = at::randn({n, whole.qkv.size(1) / 3});
            const at::Tensor expected =
                at::matmul(a.narrow(1, 0, n).transpose(1, 2).to(at::kDouble),
                           g.view({n, a.size(0), -1}).transpose(0, 1).to(at::kDouble)); // [heads,T,d]
            const at::Tensor found = intoValues(b.inputs, light, g);
            QVERIFY(test::distance(found.to(at::kDouble),
                                   expected.transpose(0, 1).reshape({T, whole.qkv.size(1) / 3}))
                    < 1e-4);
        }
        QVERIFY(b.inputs.blocks[1].probabilities.defined()); // computed on demand
        QVERIFY(!b.inputs.blocks.light(1).light); // and then not recomputed
        QVERIFY(!b.whole.blocks.light(1).light);
    }

    void aNetworkChoosesByItsTrace()
    {
        const VisionTransformer network = networkOf("plain");
        Trace trace;
        (void)network.forward(at::zeros({1, 3, 24, 24}), fullNetwork(network.config()),
                              AttentionPlan::softmax(3), {}, &trace);
        QVERIFY(!trace.blocks.areMadeAgain());
        QCOMPARE(trace.wholeBytes, wholeTraceBytes);
        // Products are kept only if every block is read again, not for every caller.
        const Trace one = traceOf(network, at::zeros({1, 3, 24, 24}), fullNetwork(network.config()),
                                  AttentionPlan::softmax(3), Precision::Single);
        QCOMPARE(one.productBytes, std::int64_t(0));
    }
};

HYDRA_TEST(TestLargeTraces, QCoreApplication)
#include "test_large_traces.moc"
