// SPDX-License-Identifier: GPL-3.0-or-later
// Relevance on ordinary photographs: 64 maps against the authors' code in float64
// (../shared/fixtures/relevance-many), and the rules in float32 against float64 where no reference exists.
// Failures here point to a divisor recomputed from rounded terms.
#include "core/checkpoint/checkpoint.h"
#include "core/explain/explain.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"

#include <QtTest>

#include <set>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;

namespace {

const std::string folder = "fixtures/relevance-many/";

std::set<std::string> pictures(const NamedTensors& expected)
{
    std::set<std::string> names;
    for (const auto& [name, tensor] : expected) {
        names.insert(name.substr(0, name.find('.')));
    }
    return names;
}

at::Tensor inputOf(const VitConfig& config, const std::string& picture)
{
    Preprocessing how = Preprocessing::of(config);
    how.cropFraction = 1; // the file is what the network sees
    return preprocess(loadImage(test::sharedFolder() / (folder + picture + ".png")), how).pixels;
}

at::Tensor relevanceOf(const Trace& trace, const std::string& method, int target)
{
    MapOptions options;
    options.method = method;
    return test::asTensor(explain(trace, options, target).values);
}

} // namespace

class TestRelevanceMany : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useWantedThreads(); }

    void everyPhotograph()
    {
        HYDRA_NEED_SHARED("fixtures/relevance-many/expected.safetensors");
        const Checkpoint c =
            loadCheckpoint(test::sharedFolder() / "models/deit_tiny_patch16_224.safetensors");
        const VisionTransformer network(c.config, c.tensors);
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / (folder + "expected.safetensors")).tensors;
        const AttentionPlan plan = AttentionPlan::softmax(c.config.depth);
        int maps = 0;
        int above = 0;
        double worst = 0;
        for (const std::string& picture : pictures(expected)) {
            const Trace trace = traceOf(network, inputOf(c.config, picture), fullNetwork(c.config), plan,
                                        precisionOf("relevance"));
            for (int i = 0; i < 2; ++i) {
                const std::string row = picture + (i == 0 ? ".top1" : ".top2");
                const int target =
                    static_cast<int>(expected.at(picture + ".classes")[i].item<std::int64_t>());
                const double noise = double(expected.at(row + ".input_noise").item<float>());
                const double tolerance = std::max(5e-3, 2 * noise);
                const double error = distance(relevanceOf(trace, "relevance", target), expected.at(row));
                worst = std::max(worst, error / tolerance);
                ++maps;
                if (!(error < tolerance)) {
                    ++above;
                    qWarning("%s: error %.1e, tolerance %.1e", row.c_str(), error, tolerance);
                }
            }
        }
        qInfo("%d maps, %d above; the worst error is %.3f of its tolerance", maps, above, worst);
        QCOMPARE(maps, 64);
        QCOMPARE(above, 0);
    }

    // Kinds of attention, poolings and variants without a reference: rounding after a float64 pass gives the
    // same map as float64 throughout.
    void roundedIsAsGoodAsFloat64_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("average");
        for (const char* method : {"relevance", "relevance:rollout", "relevance:last-layer"}) {
            QTest::addRow("%s", method) << "softmax" << method << false;
            QTest::addRow("%s, average", method) << "softmax" << method << true;
        }
        for (const char* plan :
             {"window,size=7", "hydra:cosine@back:2", "hydra:cosine+ln@back:2",
              "linear:tanh-l2+ln,heads=3@back:2", "linear:mean,heads=3@back:2", "aft-simple@back:2"}) {
            QTest::addRow("%s", plan) << plan << "relevance" << false;
        }
    }
    void roundedIsAsGoodAsFloat64()
    {
        HYDRA_NEED_SHARED("fixtures/relevance-many/expected.safetensors");
        QFETCH(QString, plan);
        QFETCH(QString, method);
        QFETCH(bool, average);
        Checkpoint c = loadCheckpoint(test::sharedFolder() / "models/deit_tiny_patch16_224.safetensors");
        if (average) {
            c.config.pool.value = Pool::Average;
        }
        const VisionTransformer network(c.config, c.tensors);
        const AttentionPlan attention =
            AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(c.config.depth));
        const at::Tensor pixels = inputOf(c.config, "ILSVRC2012_val_00029663");
        const auto trace = [&](Precision precision) {
            return traceOf(network, pixels, fullNetwork(c.config), attention, precision);
        };
        const Trace wide = trace(Precision::Double);
        const int target = static_cast<int>(wide.logits.argmax().item<std::int64_t>());
        const at::Tensor reference = relevanceOf(wide, method.toStdString(), target);
        const double error =
            distance(relevanceOf(trace(Precision::ExactPass), method.toStdString(), target), reference);
        qInfo("error %.1e", error);
        QVERIFY2(error < 1e-4, qPrintable(QString::number(error)));
    }
};

HYDRA_TEST(TestRelevanceMany, QCoreApplication)
#include "test_relevance_many.moc"
