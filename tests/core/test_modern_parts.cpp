// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of today's blocks, singly and together: sums that must come out, sub-networks as files, parts
// switched off, other kinds of attention, and refusals.
#include "core/checkpoint/cut_out.h"
#include "core/checkpoint/model_files.h"
#include "core/explain/backward.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/lens.h"
#include "core/explain/walk_through.h"
#include "core/nn/network_kernels.h"
#include "core/nn/norm.h"

#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>
#include <complex>
#include <vector>

#include "tests/support/lens_logits.h"
#include "tests/support/modern_case.h"
#include "tests/support/modernised.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::modern::addCases;
using hydra::test::modern::Case;
using hydra::test::modern::root;

namespace {

VisionTransformer networkOf(const Case& c)
{
    return {c.made.config, c.made.tensors};
}

Trace traceUnder(const VisionTransformer& network, const at::Tensor& pixels, const std::string& plan)
{
    const AttentionPlan softmax = AttentionPlan::softmax(network.config().depth);
    Trace trace;
    (void)network.forward(pixels.to(at::kDouble), fullNetwork(network.config()),
                          AttentionPlan::parse(plan, softmax), {}, &trace);
    return trace;
}

// The message with which WORK is refused; "" if it is accepted.
template<class Work>
QString said(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

// The tiny model with the parts that VARIANT names (tests/support/modernised.h).
test::Modernised tiny(const std::string& variant)
{
    const test::Variant made("plain");
    const Checkpoint c = test::tinyCheckpoint(made.tensors, made.words);
    return {variant, c.config, c.tensors};
}

} // namespace

class TestModernParts : public QObject
{
    Q_OBJECT

private:
    // With deviations, gates and attention held constant, tokens and biases sum to the logit at every level;
    // so do the parts of the exact decomposition.
    static void sumsAreTheLogit(const Trace& trace, int target)
    {
        const double logit = trace.logits[target].item<double>();
        Backward backward(trace, target, {AttentionRule::Constant, 0, 0, true});
        while (true) {
            const double sum = (backward.inputTimesGradient().sum() + backward.biases().sum()).item<double>();
            QVERIFY2(std::fabs(sum - logit) < 1e-9,
                     qPrintable(QString("block %1: %2").arg(backward.block()).arg(sum)));
            if (backward.block() == 0) {
                break;
            }
            (void)backward.enter();
            backward.leave();
        }
        const Decomposition parts = decompose(trace, target);
        QVERIFY2(std::fabs(parts.residual()) < 1e-5 * std::max(1.0, std::fabs(logit)),
                 qPrintable(QString::number(parts.residual()))); // heads are kept in float32
        const at::Tensor last = test::lensLogits(trace, int(trace.blocks.size()));
        QVERIFY(distance(last, trace.logits) < 1e-12);
    }

    static void rowIsNormalised(NormaliseRow kernel, int width, bool adds)
    {
        constexpr float eps = 1e-3F;
        const auto count = static_cast<std::size_t>(width);
        std::vector<float> x(count), added(count), scale(count), weight(count), bias(count), out(count);
        std::vector<double> sum(count);
        double mean = 0, variance = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto at = static_cast<double>(i);
            x[i] = static_cast<float>(50 + std::sin(1.3 * at));
            added[i] = static_cast<float>(std::cos(0.7 * at));
            scale[i] = static_cast<float>(1.5 - 0.01 * at);
            weight[i] = static_cast<float>(1 + 0.1 * std::sin(at));
            bias[i] = static_cast<float>(0.3 * std::cos(at));
            sum[i] = double(x[i]) + (adds ? double(scale[i]) * double(added[i]) : 0);
            mean += sum[i] / width;
        }
        for (const double value : sum) {
            variance += (value - mean) * (value - mean) / width;
        }
        const double inverse = 1 / std::sqrt(variance + eps);
        float keptMean = 0, keptInverse = 0;
        kernel({weight.data(), bias.data(), width, eps}, x.data(), adds ? added.data() : nullptr,
               scale.data(), out.data(), adds ? nullptr : &keptMean, adds ? nullptr : &keptInverse);
        for (std::size_t i = 0; i < count; ++i) {
            const double normed = (sum[i] - mean) * inverse * double(weight[i]) + double(bias[i]);
            QVERIFY(std::fabs(double(x[i]) - sum[i]) < 1e-5);
            QVERIFY2(std::fabs(double(out[i]) - normed) < 2e-4,
                     qPrintable(QString("%1 of %2").arg(i).arg(width)));
        }
        if (!adds) {
            QVERIFY(std::fabs(double(keptMean) - mean) < 1e-5);
            QVERIFY(std::fabs(double(keptInverse) / inverse - 1) < 1e-4);
        }
    }

    template<class T>
    static void turnsAndComesBack(const TurnKernels<T>& kernels, int heads, int half, int rows, double limit)
    {
        std::vector<T> x, cosines, sines;
        std::vector<double> angles;
        for (int i = 0; i < rows * half; ++i) {
            angles.push_back(0.7 * i - 2);
            cosines.push_back(static_cast<T>(std::cos(angles.back())));
            sines.push_back(static_cast<T>(std::sin(angles.back())));
        }
        for (int i = 0; i < heads * 2 * half; ++i) {
            x.push_back(static_cast<T>(std::sin(1.3 * i)));
        }
        for (const bool neighbours : {false, true}) {
            const TurnToken<T> turn = neighbours ? kernels.neighbours : kernels.halves;
            std::vector<T> turned = x;
            turn(turned.data(), cosines.data(), sines.data(), heads, half, rows, T(1));
            for (int i = 0; i < heads * half; ++i) {
                const int h = i / half, c = i % half;
                const std::complex<double> by =
                    std::polar(1.0, angles[static_cast<std::size_t>(h % rows * half + c)]);
                const auto u = static_cast<std::size_t>(h * 2 * half + (neighbours ? 2 * c : c));
                const std::size_t v = u + static_cast<std::size_t>(neighbours ? 1 : half);
                const std::complex<double> z = std::complex<double>(double(x[u]), double(x[v])) * by;
                QVERIFY(std::fabs(double(turned[u]) - z.real()) < limit);
                QVERIFY(std::fabs(double(turned[v]) - z.imag()) < limit);
            }
            turn(turned.data(), cosines.data(), sines.data(), heads, half, rows, T(-1));
            for (std::size_t i = 0; i < x.size(); ++i) {
                QVERIFY(std::fabs(double(turned[i] - x[i])) < limit);
            }
        }
    }

private Q_SLOTS:
    void initTestCase() { at::set_num_threads(1); }

    void partsSumToTheLogit_data() { addCases(true); }
    void partsSumToTheLogit()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        QFETCH(QString, folder);
        QFETCH(int, index);
        const Case c(folder.toStdString(), index);
        const Trace trace = c.trace(at::kDouble);
        if (trace.logits.size(0) > 0) {
            sumsAreTheLogit(trace, 3);
        }
        for (const MethodInfo& info : methodTable()) { // each gives finite numbers only
            const bool ofClass = trace.logits.size(0) == 0
                && (std::string(info.id) == "lens" || std::string(info.id) == "decomposition");
            if (!ofClass) {
                MapOptions options;
                options.method = info.id;
                options.steps = 2;
                const Map map = explain(trace, options, c.target());
                QVERIFY2(test::asTensor(map.values).isfinite().all().item<bool>(), info.id);
                const bool relevance = std::string(info.id).rfind("relevance", 0) == 0;
                QVERIFY2(!relevance || *map.residual < 1e-6, qPrintable(QString::number(*map.residual)));
            }
        }
    }

    void tinyPartsSumToTheLogit_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant :
             {"plain", "after", "root", "turned, vision head", "turned, root, gated, inner norms",
              "turned by pairs, after, gated, inner norms"}) {
            QTest::newRow(variant) << QString::fromLatin1(variant);
        }
    }
    void tinyPartsSumToTheLogit()
    {
        QFETCH(QString, variant);
        const test::Modernised made = tiny(variant.toStdString());
        const VisionTransformer network(made.config, made.tensors);
        at::manual_seed(4);
        const at::Tensor pixels = at::randn({1, 3, 24, 24});
        sumsAreTheLogit(traceUnder(network, pixels, "softmax"), 2);
        sumsAreTheLogit(traceUnder(network, pixels, "hydra:cosine@1"), 2);
        const Trace trace = traceUnder(network, pixels, "softmax");
        // The gradient of a pixel by finite differences.
        MapOptions options;
        options.method = "input-x-gradient";
        const Map map = explain(trace, options, 2);
        constexpr double step = 1e-6;
        const auto logit = [&](double by) {
            at::Tensor moved = pixels.to(at::kDouble);
            moved[0].select(1, 7).select(1, 9).mul_(1 + by); // in all three channels
            return traceUnder(network, moved, "softmax").logits[2].item<double>();
        };
        const double slope = (logit(step) - logit(-step)) / (2 * step);
        QVERIFY2(std::fabs(double(map.values[7 * 24 + 9]) - slope) < 1e-5 * std::max(0.1, std::fabs(slope)),
                 qPrintable(QString("%1 against %2").arg(double(map.values[7 * 24 + 9])).arg(slope)));
    }

    // Both builds of the loops, forwards and back, at widths that do not fill a register, with the same
    // angles for all heads and with three sets in turn.
    void pairsTurnByTheirAngles()
    {
        constexpr int heads = 6;
        for (const RotationKernels* kernels : {&plainRotationKernels, &rotationKernels()}) {
            for (const int half : {1, 5, 8, 19}) {
                for (const int rows : {1, 3, 6}) {
                    turnsAndComesBack(kernels->ofDouble, heads, half, rows, 1e-14);
                    turnsAndComesBack(kernels->ofFloat, heads, half, rows, 1e-6);
                }
            }
        }
    }

    // Both builds of the loop against sums in float64, at widths that do not fill a register or are no
    // multiple of its four-fold unrolling; the mean is far from zero, where a plain sum of squares would lose
    // precision.
    void aRowIsNormalised()
    {
        for (const NormaliseRow kernel : {plainNormaliseRow, normaliseRowKernel()}) {
            for (const int width : {1, 3, 8, 33, 384, 391}) {
                rowIsNormalised(kernel, width, true);
                rowIsNormalised(kernel, width, false);
            }
        }
    }

    // By the loop and, where the loop does not apply, by tensors: float64, an RMSNorm, a norm without a bias,
    // rows that are not adjacent.
    void aBranchIsAddedHoweverItLies()
    {
        at::manual_seed(2);
        const at::Tensor x = at::randn({70, 12}), added = at::randn({70, 12}), scale = at::randn({12});
        const at::Tensor weight = at::randn({12}), bias = at::randn({12}), apart = at::randn({70, 24});
        const auto holds = [](const at::Tensor& tokens, const at::Tensor& branch, const at::Tensor& by,
                              const NormView& norm) {
            const at::Tensor sum = tokens + by * branch;
            const auto exact = [](const at::Tensor& t) { return t.defined() ? t.to(at::kDouble) : t; };
            const at::Tensor expected =
                normalise(exact(sum), {exact(norm.weight), exact(norm.bias), norm.rms}, 1e-6);
            const at::Tensor given = addAndNormalise(tokens, branch, by, norm, 1e-6);
            return distance(tokens, sum) < 1e-6 && distance(given, expected) < 1e-5;
        };
        QVERIFY(holds(x.clone(), added, scale, {weight, bias}));
        QVERIFY(holds(x.clone(), added, scale, {weight, at::Tensor()}));
        QVERIFY(holds(x.clone(), added, scale, {weight, at::Tensor(), true}));
        QVERIFY(holds(apart.clone().narrow(1, 0, 12), added, scale, {weight, bias}));
        QVERIFY(holds(x.clone(), apart.narrow(1, 12, 12), scale, {weight, bias}));
        QVERIFY(holds(x.to(at::kDouble), added.to(at::kDouble), scale.to(at::kDouble),
                      {weight.to(at::kDouble), bias.to(at::kDouble)}));
    }

    // Without a trace, the pass adds a branch with LayerScale together with the norm that reads it next: of
    // the same block, of the following one, or the last. With any part in between switched off, the answer
    // equals the traced pass's.
    void aPassThatKeepsNothingAnswersAlike()
    {
        test::Modernised made = tiny("turned");
        made.config.layerScale.value = true;
        for (int i = 0; i < made.config.depth; ++i) {
            for (const char* scale : {".ls1.gamma", ".ls2.gamma"}) {
                made.tensors["blocks." + std::to_string(i) + scale] = at::randn({made.config.embedDim});
            }
        }
        const VisionTransformer network(made.config, made.tensors);
        const SubNetwork whole = fullNetwork(made.config);
        const AttentionPlan plan = AttentionPlan::softmax(made.config.depth);
        const at::Tensor pixels = at::randn({2, 3, made.config.imageHeight, made.config.imageWidth});
        const auto traced = [&](const VisionTransformer& vit, std::int64_t picture) {
            Trace trace;
            (void)vit.forward(pixels.narrow(0, picture, 1), whole, plan, {}, &trace);
            return trace;
        };
        const auto source = std::make_shared<const Trace>(traced(network, 1));
        for (const char* off :
             {"", "tokens:0", "tokens:2", "mlp:0", "mlp:2", "attention:1", "heads:1.2", "patches:2"}) {
            auto changes = std::make_shared<Changes>();
            changes->what = Interventions::parse(off);
            changes->source = changes->what.needsSource() ? source : nullptr;
            const VisionTransformer vit = network.changed(changes);
            for (const std::int64_t picture : {0, 1}) {
                const at::Tensor alone = vit.forward(pixels.narrow(0, picture, 1), whole, plan)[0];
                QVERIFY2(distance(alone, traced(vit, picture).logits) < 1e-5, off);
            }
        }
        const at::Tensor together = network.forward(pixels, whole, plan);
        QVERIFY(distance(together[1], source->logits) < 1e-5);
    }

    void normsAreTheirDerivatives()
    {
        at::manual_seed(1);
        const at::Tensor x = at::randn({5, 12}, at::kDouble), g = at::randn({5, 12}, at::kDouble);
        for (const bool rms : {false, true}) {
            const NormView norm{at::randn({12}, at::kDouble),
                                rms ? at::Tensor() : at::randn({12}, at::kDouble), rms};
            const c10::AutoGradMode follow(true);
            const at::Tensor input = x.clone().requires_grad_(true);
            const at::Tensor spread = rms ? input.square().mean(-1, true) : input.var(-1, false, true);
            at::Tensor y =
                (rms ? input : input - input.mean(-1, true)) / (spread + 1e-6).sqrt() * norm.weight;
            y = rms ? y : y + norm.bias;
            QVERIFY(distance(normalise(x, norm, 1e-6), y.detach()) < 1e-13);
            const at::Tensor slope = torch::autograd::grad({y}, {input}, {g})[0];
            QVERIFY(distance(throughNorm(g, x, norm, 1e-6), slope) < 1e-13);
            NormTrace kept;
            (void)normalise(x, norm, 1e-6, &kept);
            QVERIFY(distance(throughNorm(g.narrow(0, 0, 2), x, norm, kept), slope.narrow(0, 0, 2)) < 1e-13);
            QVERIFY(distance(kept.inverseDeviation, inverseDeviation(x, norm, 1e-6)) < 1e-13);
        }
    }

    void aSubNetworkIsTheSameAsItsFile()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        for (const char* folder : {"dinov3-swiglu", "siglip-timm", "perception-encoder/core", "beit",
                                   "rope-mixed", "dinov2-swiglu-reg"}) {
            const Case c(folder, 0);
            Checkpoint whole;
            whole.config = c.made.config;
            whole.tensors = c.made.tensors;
            const Checkpoint part = cutOut(whole, 1);
            const VisionTransformer network(part.config, part.tensors);
            const AttentionPlan plan = AttentionPlan::softmax(2);
            at::Tensor found, expected;
            (void)networkOf(c).forward(c.pixels, {SliceScheme::HydraViT, 1}, plan, {}, nullptr, &expected);
            (void)network.forward(c.pixels, fullNetwork(part.config), plan, {}, nullptr, &found);
            QVERIFY2(distance(found, expected) < 1e-6, folder);
            const SubNetwork one{SliceScheme::HydraViT, 1};
            QVERIFY2(distance(network.pooled(found, one), networkOf(c).pooled(expected, one)) < 1e-6, folder);
        }
    }

    void theOrderOfHeadsIsNoMatterToAll()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        for (const char* folder : {"rope-mixed", "beit", "eva02/clip"}) {
            const Case c(folder, 0);
            HeadOrder order;
            order.order = {{1, 0}, {0, 1}};
            NamedTensors tensors = c.made.tensors;
            orderHeads(tensors, c.made.config, order, "order");
            const Trace found = traceUnder({c.made.config, tensors}, c.pixels, "softmax");
            QVERIFY2(distance(found.logits, c.expected.at("logits")) < 1e-9, folder);
            QVERIFY2(distance(found.blocks[0].probabilities[0], c.expected.at("attention.0")[1]) < 1e-9,
                     folder);
        }
    }

    void droppedPatchesKeepTheOthersPlaces()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        for (const char* folder : {"dinov3-mlp", "rope-mixed", "beit"}) {
            const Case c(folder, 0);
            auto changes = std::make_shared<Changes>();
            changes->what = Interventions::parse("patches:3,7-9");
            const Trace whole = c.trace(at::kDouble);
            const Trace part = traceUnder(networkOf(c).changed(changes), c.pixels, "softmax");
            const at::Tensor kept =
                at::cat({at::arange(whole.prefix, at::kLong), part.kept + whole.prefix}, 0);
            const BlockTrace& all = whole.blocks[0];
            QVERIFY2(distance(part.blocks[0].qkv, all.qkv.index_select(0, kept)) < 1e-12, folder);
            at::Tensor a = all.probabilities.index_select(1, kept).index_select(2, kept);
            a = a / a.sum(2, true); // softmax over the remaining ones
            QVERIFY2(distance(part.blocks[0].probabilities, a) < 1e-12, folder);
        }
    }

    void otherKindsTurnOrRefuse()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        const Case turned("dinov3-mlp", 0), biased("beit", 0);
        const Trace plain = traceUnder(networkOf(turned), turned.pixels, "softmax");
        for (const char* plan :
             {"hydra:cosine@all", "linear:l1@0", "window,size=3@all", "t2t@1", "aft-simple@all"}) {
            const Trace trace = traceUnder(networkOf(turned), turned.pixels, plan);
            QVERIFY2(distance(trace.blocks[0].qkv, plain.blocks[0].qkv) < 1e-13,
                     plan); // rotated first
            QVERIFY(trace.last.isfinite().all().item<bool>());
        }
        QVERIFY(said([&] {
                    (void)traceUnder(networkOf(turned), turned.pixels, "polynl@1");
                }).contains("rotary positions rotate projections"));
        (void)traceUnder(networkOf(biased), biased.pixels, "window,size=3@all");
        QVERIFY(said([&] {
                    (void)traceUnder(networkOf(biased), biased.pixels, "hydra:cosine@1");
                }).contains("relative position bias"));
        QVERIFY(said([&] {
                    (void)traceUnder(networkOf(biased), at::zeros({1, 3, 48, 40}), "softmax");
                })
                    .contains("5 x 5 patches, the picture has 6 x 5; choose the image size it was "
                              "trained for, 40 x 40 pixels"));
        QVERIFY(said([&] {
                    (void)networkOf(turned).weights({SliceScheme::SortedNet, 1});
                }).contains("rotate them in pairs"));
        VitConfig pooling = turned.made.config;
        pooling.pool.value = Pool::Attention;
        QVERIFY(said([&] {
                    (void)VisionTransformer(pooling, turned.made.tensors).weights(fullNetwork(pooling));
                }).contains("attn_pool.latent"));
    }

    void aWalkShowsTurnsAndGates()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        const Case c("eva02/clip", 0);
        const Trace trace = c.trace(at::kDouble);
        WalkQuestion question;
        question.head = 1;
        question.query = 6;
        const WalkThrough walk = walkThrough(trace, question);
        const auto step = [&](const char* id) -> const WalkStep& {
            for (const WalkStep& each : walk.steps) {
                if (each.id == id) {
                    return each;
                }
            }
            throw std::runtime_error(id);
        };
        const auto row = [&](const at::Tensor& x) { return x[walk.token]; };
        const BlockTrace& b = trace.blocks[1];
        const auto check = [&](const char* id, const at::Tensor& expected) {
            QVERIFY2(distance(test::asTensor(step(id).matrix.focusRow), expected) < 1e-6, id);
        };
        check("queries", row(b.plainQkv).narrow(0, 16, 16));
        check("turned-queries", row(b.qkv).narrow(0, 16, 16));
        check("keys", row(b.plainQkv).narrow(0, 48, 16));
        check("turned-keys", row(b.qkv).narrow(0, 48, 16));
        check("inner-norm", row(b.attnNorm.output));
        check("gate", at::silu(row(b.gate)));
        check("gated-values", row(b.hidden));
        check("gate-product", row(b.mlpNorm.output));
        check("mlp", row(b.mlpBranch));
        const Case biased("beit", 0);
        const Trace with = biased.trace(at::kDouble);
        const WalkThrough other = walkThrough(with, question);
        for (const WalkStep& each : other.steps) {
            if (each.id == "scores") { // softmax of the scores shown is A
                const at::Tensor scores = test::asTensor(each.matrix.focusRow).to(at::kDouble);
                QVERIFY(distance(at::softmax(scores, 0), with.blocks[1].probabilities[1][other.token])
                        < 1e-5);
            }
        }
    }
};

HYDRA_TEST(TestModernParts, QCoreApplication)
#include "test_modern_parts.moc"
