// SPDX-License-Identifier: GPL-3.0-or-later
// Interventions: the changed networks against float64 results (tests/data/attribution-small), and
// explanations of the changed network.
#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/head_importance.h"
#include "core/evaluate/outlier_neurons.h"
#include "core/explain/explain.h"
#include "core/explain/pixel_gradient.h"
#include "core/explain/walk_through.h"
#include "core/tensor/machine.h"

#include <QtTest>

#include <cmath>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/small_interventions.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::refusedWith;
using hydra::test::Small;

namespace {

constexpr double exact = 1e-4;

void checkClose(const at::Tensor& found, const at::Tensor& reference, const std::string& what)
{
    const double error = distance(found, reference);
    QVERIFY2(error < exact, qPrintable(QString::fromStdString(join(what, ": ", error))));
}

// Compares row [l] or [l][h] of the fixture's NAME with the network under the interventions TEXT(l, h).
void checkEach(const Small& s, const std::string& name, const std::function<std::string(int, int)>& text)
{
    const at::Tensor& reference = s.expected.at(name);
    const bool heads = reference.dim() == 3;
    for (int l = 0; l < reference.size(0); ++l) {
        for (int h = 0; h < (heads ? reference.size(1) : 1); ++h) {
            const at::Tensor row = heads ? reference[l][h] : reference[l];
            checkClose(s.logits(text(l, h)), row, join(name, " ", l, ".", h));
        }
    }
}

} // namespace

class TestInterventions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useThreadsFor(1); // products too small to share
    }

    // Without interventions the network is the same, bit for bit; also after all are switched on again.
    void nothingOffIsTheSameNetwork()
    {
        const Small s;
        const at::Tensor plain = s.network.forward(s.input, s.sub, s.plan)[0];
        QVERIFY(distance(plain, s.expected.at("logits")) < exact);
        QVERIFY(at::equal(s.logits(""), plain));
        QVERIFY(!at::equal(s.logits("heads:0.0"), plain));
        QVERIFY(at::equal(s.under("heads:0.0").changed(nullptr).forward(s.input, s.sub, s.plan)[0], plain));
    }

    void fixtureAblations()
    {
        Small s;
        s.meanOfOthers();
        const auto place = [](int l, int h) { return join("heads:", l, ".", h); };
        checkEach(s, "ablate.skip_attention", [](int l, int) { return join("attention:", l); });
        checkEach(s, "ablate.skip_mlp", [](int l, int) { return join("mlp:", l); });
        checkEach(s, "ablate.zero_head", place);
        checkEach(s, "ablate.mean_head.position", [&](int l, int h) { return place(l, h) + "=mean"; });
        checkEach(s, "ablate.mean_head.all", [&](int l, int h) { return place(l, h) + "=mean-all"; });
        checkEach(s, "ablate.patch_head", [&](int l, int h) { return place(l, h) + "=from"; });
        checkEach(s, "ablate.patch_attention", [](int l, int) { return join("attention:", l, "=from"); });
        checkEach(s, "ablate.patch_mlp", [](int l, int) { return join("mlp:", l, "=from"); });
        checkEach(s, "ablate.patch_tokens", [](int l, int) { return join("tokens:", l); });
        checkClose(s.logits("mlp:0,attention:3,heads:1.1"), s.expected.at("ablate.combined"), "combined");
    }

    void fixtureDroppedPatches()
    {
        const Small s;
        const at::Tensor groups = s.expected.at("shapley.groups.group");
        const at::Tensor values = s.expected.at("shapley.groups.values");
        const double scale = values.abs().max().item<double>();
        for (int set = 0; set < 512; set += 7) {
            Interventions what;
            for (int patch = 0; patch < 64; ++patch) {
                if (((set >> groups[patch].item<int>()) & 1) == 0) {
                    what.togglePatch(patch);
                }
            }
            const double found = s.logits(what.text())[s.target].item<double>();
            QVERIFY2(std::fabs(found - values[set].item<double>()) < exact * scale,
                     qPrintable(QString("set %1: %2").arg(set).arg(found)));
        }
    }

    void fixtureRegisters()
    {
        Small s;
        const at::Tensor used = s.expected.at("registers.used");
        for (int i = 0; i < used.size(0); ++i) {
            s.neurons.push_back({used[i][0].item<int>(), used[i][1].item<int>()});
        }
        for (const char* mode : {"zero", "mean", "only-outliers", "same"}) {
            std::string name = mode;
            std::replace(name.begin(), name.end(), '-', '_');
            const std::string text = join("registers:", mode);
            const Trace trace = hydra::traceOf(s.under(text), s.input, s.sub, s.plan, Precision::Single);
            checkClose(trace.logits, s.expected.at("registers." + name + ".logits"), name);
            checkClose(s.logits(text), s.expected.at("registers." + name + ".logits"), name + " fast");
            checkClose(trace.last.norm(2, 1), s.expected.at("registers." + name + ".norms"), name + " norms");
            if (name == "zero") {
                checkClose(trace.last, s.expected.at("registers.zero.tokens"), "tokens");
            }
        }
        checkClose(s.logits("registers:zero=2"), s.expected.at("registers.two.logits"), "two");
    }

    void fixtureRanking()
    {
        const Small s;
        for (const bool sparse : {false, true}) {
            OutlierOptions options;
            options.threshold = s.expected.at("registers.threshold").item<double>();
            options.sparse = sparse;
            OutlierCount count(options);
            for (std::int64_t i = 0; i < s.others.size(0); ++i) {
                count.add(s.traceOf(s.others.narrow(0, i, 1)));
            }
            const std::string name = sparse ? "registers.ranking.sparse" : "registers.ranking";
            const auto ranking = count.ranking(30);
            const at::Tensor reference = s.expected.at(name);
            for (int i = 0; i < 30; ++i) {
                const auto& row = ranking[static_cast<std::size_t>(i)];
                QCOMPARE(row.neuron.block, reference[i][0].item<int>());
                QCOMPARE(row.neuron.unit, reference[i][1].item<int>());
                QVERIFY(std::fabs(row.score - s.expected.at(name + ".score")[i].item<double>()) < exact);
            }
        }
    }

    void fixtureShapleyValuesOfHeads()
    {
        const Small s;
        const HeadValues found =
            headValues(s.network, s.input, s.sub, s.plan, s.target, ImportanceMethod::Shapley);
        QVERIFY(found.overAll);
        const at::Tensor ends = s.expected.at("shapley.heads.none_all");
        QVERIFY(std::fabs(found.none - ends[0].item<double>()) < exact * std::fabs(ends[1].item<double>()));
        QVERIFY(std::fabs(found.all - ends[1].item<double>()) < exact * std::fabs(ends[1].item<double>()));
        const at::Tensor values = at::tensor(found.values);
        checkClose(values, s.expected.at("shapley.heads"), "shapley");
        QVERIFY(std::fabs(values.sum().item<double>() - (found.all - found.none)) < 1e-9);
    }

    void importanceByAblationAndGradient()
    {
        const Small s;
        const HeadValues drops =
            headValues(s.network, s.input, s.sub, s.plan, s.target, ImportanceMethod::Ablation);
        const double all = s.expected.at("logits")[s.target].item<double>();
        for (int l = 0; l < drops.blocks; ++l) {
            for (int h = 0; h < drops.heads; ++h) {
                const double off = s.expected.at("ablate.zero_head")[l][h][s.target].item<double>();
                QVERIFY(std::fabs(drops.at(l, h) - (all - off)) < exact * std::fabs(all));
            }
        }
        // The gradient gives the rate: the cost of a slightly weaker head agrees with the gradient.
        const HeadValues gradient =
            headValues(s.network, s.input, s.sub, s.plan, s.target, ImportanceMethod::Gradient);
        NamedTensors weaker = s.checkpoint.tensors;
        const double step = 1e-2;
        at::Tensor projection = weaker.at("blocks.2.attn.proj.weight").clone();
        projection.narrow(1, 12, 12).mul_(1 - step); // head 1
        weaker["blocks.2.attn.proj.weight"] = projection;
        const double lost = all
            - VisionTransformer(s.checkpoint.config, weaker)
                  .forward(s.input.to(at::kDouble), s.sub, s.plan)[0][s.target]
                  .item<double>();
        QVERIFY2(std::fabs(std::fabs(lost / step) - gradient.at(2, 1)) < 0.02 * gradient.at(2, 1) + 1e-4,
                 qPrintable(QString("%1 %2").arg(lost / step).arg(gradient.at(2, 1))));
        const auto order = orderOf(drops);
        for (const auto& block : order) {
            QCOMPARE(block.size(), std::size_t(4));
        }
        QVERIFY(drops.at(0, order[0][0]) >= drops.at(0, order[0][3]));
    }

    // Gradients of the changed network, against differences of its own answers.
    void gradientsAreOfTheChangedNetwork_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"heads:2.1,3.0", "attention:3", "attention:1", "mlp:3", "mlp:0,attention:3,heads:1.1",
              "heads:2.1=mean,2.2=mean-all", "heads:2.1=from", "attention:2=from,mlp:1=from", "tokens:1",
              "tokens:3", "patches:0-20,63", "registers:zero", "registers:mean=2", "registers:only-outliers",
              "registers:same", "registers:zero,patches:3,heads:0.0"}) {
            QTest::newRow(text) << text;
        }
    }
    void gradientsAreOfTheChangedNetwork()
    {
        QFETCH(QString, text);
        Small s;
        s.meanOfOthers();
        s.neurons = {{0, 5}, {0, 7}, {2, 11}, {3, 100}};
        const VisionTransformer changed = s.under(text.toStdString());
        const at::Tensor pixels = s.input.to(at::kDouble);
        const at::Tensor gradient =
            pixelGradient(hydra::traceOf(changed, s.input, s.sub, s.plan, Precision::Double), s.target, {});
        const double largest = std::max(1e-3, gradient.abs().max().item<double>());
        at::manual_seed(3);
        for (int i = 0; i < 3; ++i) {
            const at::Tensor way = at::randn({1, 3, 64, 64}, at::kDouble);
            const double step = 1e-5;
            double logits[2];
            for (const int side : {0, 1}) {
                logits[side] =
                    changed.forward(pixels + way * (side == 0 ? -step : step), s.sub, s.plan)[0][s.target]
                        .item<double>();
            }
            const double measured = (logits[1] - logits[0]) / (2 * step);
            const double computed = (gradient * way[0]).sum().item<double>();
            QVERIFY2(std::fabs(measured - computed) < 1e-4 * largest,
                     qPrintable(QString("%1 against %2").arg(computed).arg(measured)));
        }
        // If all tokens after the last block are another picture's, only the class token reaches the
        // classifier; dropped patches have no gradient.
        if (text.startsWith("patches")) {
            QCOMPARE(gradient.narrow(1, 0, 16).abs().max().item<double>(), 0.0);
        }
    }

    // Every method gives finite values on the whole grid for every change.
    void everyMethodAnswers()
    {
        Small s;
        s.meanOfOthers();
        s.neurons = {{0, 5}, {2, 11}, {3, 100}};
        for (const char* text : {"heads:2.1=mean,3.0", "attention:3,mlp:2", "tokens:1,attention:2=from",
                                 "patches:0-9,63,registers:zero=2"}) {
            const VisionTransformer changed = s.under(text);
            for (const MethodInfo& info : methodTable()) {
                MapOptions options;
                options.method = info.id;
                options.query = info.usesQuery ? 30 : -1;
                const Map map = explain(hydra::traceOf(changed, s.input, s.sub, s.plan, precisionOf(info.id)),
                                        options, s.target);
                const at::Tensor values = test::asTensor(map.values);
                QVERIFY2(values.isfinite().all().item<bool>(), info.id);
                QVERIFY2(map.rows * map.cols == (info.perPixel ? 64 * 64 : 64), info.id);
                if (std::string(text).substr(0, 7) == "patches" && !info.perPixel) {
                    const auto channels = std::size_t(map.channels);
                    QCOMPARE(map.values[3 * channels], 0.0F);
                    QCOMPARE(map.values[63 * channels], 0.0F);
                }
            }
            const WalkThrough walk = walkThrough(
                hydra::traceOf(changed, s.input, s.sub, s.plan, Precision::Single), {1, 0, 40}, {});
            QCOMPARE(walk.patchOf(walk.token), 40);
            QCOMPARE(walk.tokenOf(40), walk.token);
        }
        MapOptions dropped;
        dropped.method = "attention";
        dropped.query = 3;
        QVERIFY_EXCEPTION_THROWN(
            (void)explain(hydra::traceOf(s.under("patches:3"), s.input, s.sub, s.plan, Precision::Single),
                          dropped, 0),
            Error);
    }

    // A head that is off contributes zero, and a block without attention leaves rollout unchanged.
    void relevanceIsZeroThroughWhatIsOff()
    {
        const Small s;
        const auto map = [&](const std::string& text, const char* method, int layer = -1) {
            MapOptions options;
            options.method = method;
            options.block = layer;
            const Precision precision = precisionOf(method);
            return test::asTensor(
                explain(hydra::traceOf(s.under(text), s.input, s.sub, s.plan, precision), options, s.target)
                    .values);
        };
        const char* all = "heads:3.0,3.1,3.2,3.3";
        QCOMPARE(map(all, "hydra-contribution", 3).abs().max().item<double>(), 0.0);
        QCOMPARE(map(all, "relevance:last-layer").abs().max().item<double>(), 0.0);
        QCOMPARE(map("attention:0-3", "rollout").abs().max().item<double>(), 0.0);
        QCOMPARE(map("attention:0-3", "generic").abs().max().item<double>(), 0.0);
        QCOMPARE(map("attention:0-3", "relevance").abs().max().item<double>(), 0.0);
        QVERIFY(map("attention:0-2", "relevance").abs().max().item<double>() > 0);
        // tokens:3 replaces tokens that are not read afterwards; tokens:2 leaves only the class token's own
        // path.
        QVERIFY(distance(map("tokens:3", "generic"), map("", "generic")) < exact);
        QVERIFY(distance(map("tokens:2", "generic"), map("", "generic")) > 0.01);
    }

    // Relevance is conserved if branches are skipped; constants keep their share, which appears as a
    // residual.
    void skippedBranchesConserveRelevance()
    {
        const Small s;
        const auto residual = [&](const std::string& text) {
            MapOptions options;
            options.method = "relevance";
            return explain(hydra::traceOf(s.under(text), s.input, s.sub, s.plan, Precision::ExactPass),
                           options, s.target)
                .residual.value();
        };
        QVERIFY(residual("mlp:1,attention:2") < std::max(0.05, 2 * residual("")));
    }

    void wrongPlacesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"heads:4.0", "heads:0.4", "mlp:4", "attention:9", "tokens:4", "patches:64", "heads:0.0=mean"}) {
            QTest::newRow(text) << text;
        }
    }
    void wrongPlacesAreRefused()
    {
        QFETCH(QString, text);
        const Small s;
        QVERIFY_EXCEPTION_THROWN((void)s.logits(text.toStdString()), Error);
    }

    void windowsNeedEveryPatch()
    {
        const Small s;
        const AttentionPlan windows = AttentionPlan::parse("window,size=4@1", s.plan);
        QVERIFY_EXCEPTION_THROWN((void)s.under("patches:3").forward(s.input, s.sub, windows), Error);
        (void)s.under("heads:0.1").forward(s.input, s.sub, windows);
    }

    // Other kinds of attention: heads are the columns before the projection.
    void headsOfOtherKinds()
    {
        const Small s;
        for (const char* kind : {"hydra@2", "linear:cosine,heads=4@2", "hydra:tanh-l2+ln@2"}) {
            const AttentionPlan plan = AttentionPlan::parse(kind, s.plan);
            const VisionTransformer changed = s.under("heads:2.1,patches:5");
            const at::Tensor gradient =
                pixelGradient(hydra::traceOf(changed, s.input, s.sub, plan, Precision::Double), s.target, {});
            at::manual_seed(4);
            const at::Tensor way = at::randn({1, 3, 64, 64}, at::kDouble) * 1e-5;
            const at::Tensor pixels = s.input.to(at::kDouble);
            const auto logit = [&](const at::Tensor& x) {
                return changed.forward(x, s.sub, plan)[0][s.target].item<double>();
            };
            const double measured = (logit(pixels + way) - logit(pixels - way)) / 2;
            const double computed = (gradient * way[0]).sum().item<double>();
            QVERIFY2(std::fabs(measured - computed) < 1e-9 + 1e-4 * std::fabs(measured), kind);
        }
    }

    void severalPicturesAtOnce()
    {
        Small s;
        s.neurons = {{1, 3}};
        for (const char* text :
             {"heads:2.1", "attention:1=from,mlp:2", "tokens:1", "patches:3,registers:zero"}) {
            const VisionTransformer changed = s.under(text);
            const at::Tensor all = changed.forward(s.others, s.sub, s.plan);
            for (std::int64_t i = 0; i < s.others.size(0); ++i) {
                QVERIFY(distance(all[i], changed.forward(s.others.narrow(0, i, 1), s.sub, s.plan)[0]) < 1e-5);
            }
        }
    }
};

HYDRA_TEST(TestInterventions, QCoreApplication)
#include "test_interventions.moc"
