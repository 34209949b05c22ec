// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that compute on another device: every method, kind of attention, family and question on a device
// with inaccessible memory (tests/support/distant_device.h), against the CPU; products in bfloat16; and the
// messages for a device that is missing or full.
#include "core/engine/session.h"
#include "core/evaluate/head_importance.h"
#include "core/evaluate/perturbation.h"
#include "core/explain/explain.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/changed_pass.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/device.h"
#include "core/tensor/gemm.h"

#include <QtTest>

#include "tests/support/distant_device.h"
#include "tests/support/key_maker.h"
#include "tests/support/modern_case.h"
#include "tests/support/modernised.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;
namespace distant = hydra::test::distant;

namespace {

const char* const elsewhere = "privateuseone:0";

// Networks created while this object lives compute on its device.
class Where
{
public:
    explicit Where(const std::string& device, Products products = Products::Float32)
        : m_before(computesOn())
    {
        computeOn({device, products});
    }
    ~Where() { computeOn(m_before); }
    Where(const Where&) = delete;
    Where& operator=(const Where&) = delete;

private:
    ComputeOn m_before;
};

struct Pair
{
    VisionTransformer here, there;
    Pair(const VitConfig& config, const NamedTensors& tensors)
        : here(config, tensors)
        , there(farOff(config, tensors))
    { }
    static VisionTransformer farOff(const VitConfig& config, const NamedTensors& tensors)
    {
        const Where far(elsewhere);
        return {config, tensors};
    }
};

// A map's values, or the message of the refusal.
struct Told
{
    at::Tensor values;
    QString refusal;
};

Told askedOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
             const AttentionPlan& plan, const MapOptions& options, const Target& target)
{
    try {
        const Trace trace = traceOf(network, pixels, sub, plan, precisionOf(options.method));
        return {asTensor(explain(trace, options, target).values), {}};
    } catch (const std::exception& error) {
        return {{}, QString::fromUtf8(error.what())};
    }
}

double limitOf(const std::string& method)
{
    // Relative to the largest value. The gamma rule divides by sums that cancel: rounding alone moves its
    // maps by 3e-4 (models/faithfulness.md), and here products are added up in another order.
    return method == "pca" || method == "integrated-gradients" ? 1e-3 : method == "cp-lrp" ? 3e-4 : 1e-4;
}

// Describes the difference between the two; empty if there is no difference.
QString difference(const std::string& what, const Told& there, const Told& here, double limit)
{
    if (there.refusal != here.refusal) {
        return QString("%1: \"%2\" instead of \"%3\"")
            .arg(QString::fromStdString(what), there.refusal, here.refusal);
    }
    if (!here.refusal.isEmpty()) {
        return {};
    }
    const double off = distance(at::nan_to_num(there.values, -7), at::nan_to_num(here.values, -7));
    return off <= limit ? QString() : QString("%1: off by %2").arg(QString::fromStdString(what)).arg(off);
}

bool asksForManyPasses(const std::string& method)
{
    return method == "smoothgrad" || method == "integrated-gradients" || method == "transition"
        || method.rfind("beyond-intuition", 0) == 0 || methodInfo(method).blackBox != BlackBox::None;
}

MapOptions optionsOf(const std::string& method)
{
    MapOptions options;
    options.method = method;
    options.masks = 6;
    options.maskGrid = 5;
    options.groups = 4;
    options.permutations = 2;
    options.window = 3;
    options.stride = 3;
    return options;
}

// The differences of all methods between both networks for PIXELS.
QStringList differences(const Pair& pair, const at::Tensor& pixels, const SubNetwork& sub,
                        const AttentionPlan& plan, const Target& target, bool cheapAlone)
{
    QStringList found;
    for (const MethodInfo& info : methodTable()) {
        if (cheapAlone && asksForManyPasses(info.id)) {
            continue;
        }
        std::vector<MapOptions> ways{optionsOf(info.id)};
        if (info.usesQuery) {
            ways.push_back(ways[0]);
            ways.back().query = 1;
        }
        if (info.usesGamma) {
            ways.push_back(ways[0]);
            ways.back().gammaConv = 1;
        }
        for (const MapOptions& options : ways) {
            const Told here = askedOf(pair.here, pixels, sub, plan, options, target);
            const Told there = askedOf(pair.there, pixels, sub, plan, options, target);
            found += difference(info.id, there, here, limitOf(info.id));
        }
    }
    found.removeAll(QString());
    return found;
}

at::Tensor tinyPicture(std::int64_t count = 1)
{
    at::manual_seed(11);
    return at::randn({count, 3, 24, 24});
}

Target targetOf(const VitConfig& config)
{
    return config.numClasses > 0 ? Target(1) : Target{Target::Kind::Norm, {}, "norm"};
}

std::string message(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return "<accepted>";
}

bool contains(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

// Pearson's correlation.
double correlation(const std::vector<float>& a, const std::vector<float>& b)
{
    const at::Tensor x = asTensor(a).to(at::kDouble), y = asTensor(b).to(at::kDouble);
    const at::Tensor u = x - x.mean(), v = y - y.mean();
    return (u.dot(v) / (u.norm() * v.norm())).item<double>();
}

} // namespace

class TestDevice : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    // What VARIANT's file opens as.
    [[nodiscard]] static Checkpoint tinyOf(const test::Variant& variant)
    {
        return test::tinyCheckpoint(variant.tensors, variant.words);
    }

private Q_SLOTS:
    // The test's own device multiplies, and refuses operands on two devices.
    void theDistantDeviceIsOne()
    {
        const c10::NoGradGuard noGrad;
        const at::Tensor a = at::randn({3, 4}), b = at::randn({4, 5});
        const at::Tensor x = a.to(distant::device()), y = b.to(distant::device());
        QVERIFY(!x.is_cpu());
        QVERIFY(distance(at::matmul(x, y).add_(1).to(at::kCPU), at::matmul(a, b) + 1) < 1e-6);
        QVERIFY_EXCEPTION_THROWN((void)(x + a), c10::Error);
        QVERIFY_EXCEPTION_THROWN((void)at::index_select(x, 0, at::zeros({1}, at::kLong)), c10::Error);
        QVERIFY_EXCEPTION_THROWN((void)at::matmul(x, b), c10::Error);
    }

    void everyMethodAndKind_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("k");
        const std::vector<std::tuple<const char*, const char*, int>> setups{
            {"softmax", "plain", 4},
            {"softmax", "average", 3},
            {"softmax", "no class token", 3},
            {"softmax", "both", 2},
            {"softmax", "distilled", 3},
            {"softmax", "qk-norm layer-scale registers tanh", 3},
            {"softmax", "turned, gated, inner norms", 4},
            {"softmax", "turned by pairs, qk-norm, average, quick", 3},
            {"softmax", "after, root", 4},
            {"hydra:cosine@back:1", "plain", 4},
            {"hydra:tanh-l2@all", "plain", 3},
            {"hydra:cosine+ln@1", "average", 2},
            {"hydra:mean@all", "no class token", 4},
            {"hydra:l1@0;hydra:tanh-softmax@1;hydra:sigmoid-softmax@2", "plain", 4},
            {"linear:tanh-l2+ln,heads=4@all", "plain", 2},
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
    void everyMethodAndKind()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const AttentionPlan kinds = AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(3));
        const test::Variant made(variant.toStdString(), test::tinyTensorsFor(kinds));
        const Checkpoint c = tinyOf(made);
        const test::Modernised modern(variant.toStdString(), c.config, c.tensors);
        const Pair pair(modern.config, modern.tensors);
        const SubNetwork sub{SliceScheme::HydraViT, k};
        const at::Tensor three = tinyPicture(3);
        const at::Tensor answers = pair.there.forward(three, sub, kinds);
        QVERIFY(answers.is_cpu());
        QVERIFY(distance(answers, pair.here.forward(three, sub, kinds)) < 1e-5);
        const QStringList off = differences(pair, tinyPicture(), sub, kinds, 2, false);
        QVERIFY2(off.isEmpty(), qPrintable(off.join('\n')));
    }

    void otherTargets()
    {
        const Checkpoint c = tinyOf(test::Variant("plain"));
        const Pair pair(c.config, c.tensors);
        at::manual_seed(5);
        const at::Tensor row = at::randn({32}, at::kDouble);
        QStringList off;
        for (const Target& target :
             {Target{Target::Kind::Norm, {}, "norm"}, Target{Target::Kind::Similarity, row, "similar"},
              Target{Target::Kind::Direction, row, "direction"},
              Target{Target::Kind::Probe, row, "probe", 0.4}}) {
            off += differences(pair, tinyPicture(), {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3),
                               target, true);
            for (const char* method : {"occlusion", "shapley"}) {
                const auto ask = [&](const VisionTransformer& network) {
                    return askedOf(network, tinyPicture(), {SliceScheme::HydraViT, 4},
                                   AttentionPlan::softmax(3), optionsOf(method), target);
                };
                off += difference(method, ask(pair.there), ask(pair.here), 1e-4);
            }
        }
        off.removeAll(QString());
        QVERIFY2(off.isEmpty(), qPrintable(off.join('\n')));
    }

    void whatIsSwitchedOff_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"heads:1.1,mlp:2", "patches:3-6,attention:1", "heads:0.0,patches:0"}) {
            QTest::newRow(what) << QString::fromLatin1(what);
        }
    }
    void whatIsSwitchedOff()
    {
        QFETCH(QString, what);
        const Checkpoint c = tinyOf(test::Variant("plain"));
        Pair pair(c.config, c.tensors);
        auto changes = std::make_shared<Changes>();
        changes->what = Interventions::parse(what.toStdString());
        pair.here = pair.here.changed(changes);
        pair.there = pair.there.changed(changes);
        QStringList off =
            differences(pair, tinyPicture(), {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3), 2, false);
        QVERIFY2(off.isEmpty(), qPrintable(off.join('\n')));
    }

    void todaysNetworks_data() { test::modern::addCases(false); }
    void todaysNetworks()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/README.md");
        QFETCH(QString, folder);
        QFETCH(int, index);
        test::modern::Case one(folder.toStdString(), index);
        NamedTensors tensors;
        for (const auto& [name, tensor] : one.made.tensors) { // a resampled kernel is float64
            tensors[name] = tensor.to(at::kFloat);
        }
        const Pair pair(one.made.config, tensors);
        const at::Tensor pixels = one.pixels.to(at::kFloat);
        const SubNetwork sub = fullNetwork(one.made.config);
        const AttentionPlan plan = pair.here.trainedPlan();
        const at::Tensor there = pair.there.forward(pixels, sub, plan);
        QVERIFY(there.numel() == 0
                || distance(there, pair.here.forward(pixels, sub, plan)) < 1e-4); // a backbone
        const QStringList off = differences(pair, pixels, sub, plan, targetOf(one.made.config), true);
        QVERIFY2(off.isEmpty(), qPrintable(off.join('\n')));
    }

    void networksOfRounds_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"thinkingvit/three-stage", "progresvit"}) {
            QTest::newRow(folder) << QString::fromLatin1(folder);
        }
    }
    void networksOfRounds()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/README.md");
        QFETCH(QString, folder);
        const Path inside = test::sharedFile("fixtures/architectures/" + folder.toStdString());
        const Checkpoint c = loadCheckpoint(inside / "model.safetensors");
        const Pair pair(c.config, c.tensors);
        const at::Tensor pixels = readNpy(inside / "input.npy").to(at::kFloat).narrow(0, 0, 1);
        const AttentionPlan plan = AttentionPlan::softmax(c.config.depth);
        const auto here = pair.here.rounds(pixels, plan), there = pair.there.rounds(pixels, plan);
        QCOMPARE(there.size(), here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            QVERIFY(there[i].is_cpu() && distance(there[i], here[i]) < 1e-4);
        }
        const QStringList off =
            differences(pair, pixels, fullNetwork(c.config), plan, targetOf(c.config), true);
        QVERIFY2(off.isEmpty(), qPrintable(off.join('\n')));
    }

    void headsAreAsImportant()
    {
        const Checkpoint c = tinyOf(test::Variant("plain"));
        const Pair pair(c.config, c.tensors);
        for (const auto& [method, word] : enumWords<ImportanceMethod>()) {
            const auto of = [&, how = method](const VisionTransformer& network) {
                return at::tensor(headValues(network, tinyPicture(), {SliceScheme::HydraViT, 4},
                                             AttentionPlan::softmax(3), 1, how)
                                      .values);
            };
            QVERIFY2(distance(of(pair.there), of(pair.here)) < 1e-4, word);
        }
    }

    // Every kind of question, as the window and the command line ask them.
    void theEngineAnswers()
    {
        const Path file = Path(m_folder.path().toStdString()) / "engine.safetensors";
        test::writeTinyModel(file);
        Image image{30, 30, {}};
        for (int i = 0; i < 2700; ++i) {
            image.rgb.push_back(static_cast<std::uint8_t>((i * 37) % 251));
        }
        const std::string picture = m_folder.path().toStdString() + "/picture.png";
        savePng(picture, image);
        const auto answersOf = [&] {
            engine::Session session;
            const engine::OpenedModel model = session.files().openModel(file.string());
            const engine::OpenedImage shown = session.files().openImage(picture);
            const NetworkKey key =
                networkKey({shown.id, model.id, {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(3)});
            std::map<std::string, at::Tensor> found;
            found["logits"] = asTensor(session.answer(key)->logits);
            found["time"] = asTensor(session.answer(TimingKey{key})->probabilities);
            found["map"] = asTensor(session.answer(mapKey({key, optionsOf("relevance"), {}}))->values);
            const auto walk = session.answer(WalkKey{key, {}});
            for (const WalkStep& step : walk->steps) {
                found["walk " + step.id] = asTensor(step.matrix.values);
            }
            const auto parts = session.answer(DecompositionKey{key, {}});
            for (const BlockParts& block : parts->blocks) {
                found["parts " + std::to_string(found.size())] = asTensor(block.attention);
            }
            found["heads"] = asTensor(session.answer(HeadMatrixKey{key, "attention", -1, {}})->values);
            const auto lens = session.answer(LensKey{key, -1, {}});
            found["lens"] = asTensor(lens->logits);
            found["lens shares"] = asTensor(lens->bestProbabilities);
            found["tokens"] = asTensor(session.tokens(key).vectors.values);
            ClassChoice norm;
            norm.kind = ClassChoice::Kind::Norm;
            found["norm"] = at::tensor({session.target(key, norm).value});
            return found;
        };
        const auto here = answersOf();
        const Where far(elsewhere);
        distant::calls = 0;
        const auto there = answersOf();
        QVERIFY(distant::calls > 1000); // it computed on the device
        QCOMPARE(there.size(), here.size());
        for (const auto& [name, values] : here) {
            QVERIFY2(distance(there.at(name), values) < 1e-4, name.c_str());
        }
    }

    void aFullDeviceIsAMessage()
    {
        const Checkpoint c = tinyOf(test::Variant("plain"));
        const Pair pair(c.config, c.tensors);
        const at::Tensor many = tinyPicture(64);
        distant::limit = distant::held + 10000;
        const std::string said = message([&] {
            (void)pair.there.forward(many, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3));
        });
        distant::limit = std::numeric_limits<std::size_t>::max();
        QVERIFY2(contains(said, "not enough memory") && contains(said, "--batch"), said.c_str());
        (void)pair.there.forward(many, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3));
    }

    // Weights that a prompted model shares with its plain one are on the device once.
    void sharedWeightsAreSharedThere()
    {
        const Checkpoint c = tinyOf(test::Variant("plain"));
        const Where far(elsewhere);
        const VisionTransformer plain(c.config, c.tensors);
        const std::size_t one = distant::held;
        NamedTensors other = c.tensors;
        other["head.weight"] = other.at("head.weight").clone();
        const VisionTransformer prompted(c.config, other, plain);
        QCOMPARE(distant::held - one, other.at("head.weight").nbytes());
    }

    void whatIsNotThereIsSaid()
    {
        const std::string abacus = message([] { computeOn({"abacus", Products::Float32}); });
        QVERIFY2(contains(abacus, "expected cpu, cuda or cuda:N"), abacus.c_str());
        if (!at::globalContext().hasCUDART()) {
            for (const char* device : {"cuda", "cuda:1"}) {
                const std::string said = message([&] { computeOn({device, Products::Float32}); });
                QVERIFY2(contains(said, device) && contains(said, "pytorch.org"), said.c_str());
            }
        }
        QVERIFY(computesOn().isUsual()); // unchanged
        QCOMPARE((ComputeOn{"cuda:1", Products::BFloat16}.text()),
                 std::string("cuda:1, products in bfloat16"));
        QCOMPARE((ComputeOn{"cuda:1", Products::BFloat16}.kind()), std::string("cuda, products in bfloat16"));
    }

    // The factors and the result are rounded; the sum is not rounded in between.
    void aProductInBFloat16()
    {
        at::manual_seed(3);
        const at::Tensor a = at::randn({7, 300}), b = at::randn({300, 9}), bias = at::randn({9});
        const at::Tensor exact =
            at::matmul(a.to(at::kBFloat16).to(at::kDouble), b.to(at::kBFloat16).to(at::kDouble));
        at::Tensor found;
        {
            const ProductsAs rounded(Products::BFloat16);
            found = affine(a, b.t(), bias) - bias;
        }
        constexpr double half = 1.0 / 256; // half a unit of the last of 8 bits
        QVERIFY(((found - exact).abs() <= exact.abs() * half + 1e-5).all().item<bool>());
        QVERIFY(distance(found, exact) > 1e-4); // otherwise no rounding took place
        QVERIFY(distance(affine(a, b.t(), {}), at::matmul(a.to(at::kDouble), b.to(at::kDouble))) < 1e-5);
        const ProductsAs rounded(Products::BFloat16); // a float64 product stays one
        QVERIFY(distance(product(a.to(at::kDouble), b.to(at::kDouble)),
                         at::matmul(a.to(at::kDouble), b.to(at::kDouble)))
                < 1e-14);
    }

    void bFloat16ThereIsAsHere()
    {
        const Checkpoint c = tinyOf(test::Variant("plain"));
        const auto answerOn = [&](const char* device, Products products) {
            const Where there(device, products);
            const VisionTransformer network(c.config, c.tensors);
            return network.forward(tinyPicture(2), {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3));
        };
        const at::Tensor here = answerOn("cpu", Products::BFloat16);
        const at::Tensor exact = answerOn("cpu", Products::Float32);
        const double apart = distance(answerOn(elsewhere, Products::BFloat16), here);
        // A CPU without AVX-512 sums in another order. Two roundings of one answer differ by at most both
        // deviations.
        const double moved = distance(here, exact);
        QVERIFY(moved > 1e-4 && moved < 0.03);
        QVERIFY2(apart < std::max(0.02, 2 * moved), qPrintable(QString::number(apart)));
    }

    // reference.md states these bounds; the numbers of the whole set are printed.
    void bFloat16OfPhotographs()
    {
        const std::string folder = "fixtures/relevance-many";
        HYDRA_NEED_SHARED("fixtures/relevance-many/expected.safetensors");
        const Checkpoint c =
            loadCheckpoint(test::sharedFolder() / "models/deit_tiny_patch16_224.safetensors");
        const VisionTransformer exact(c.config, c.tensors);
        const Where rounded("cpu", Products::BFloat16);
        const VisionTransformer half(c.config, c.tensors);
        const SubNetwork sub = fullNetwork(c.config);
        const AttentionPlan plan = exact.trainedPlan();
        const std::vector<std::string> methods{"attention", "rollout", "generic", "grad-cam", "relevance"};
        std::map<std::string, double> least;
        double worst = 0;
        int pictures = 0, same = 0;
        for (const Path& path : listImages((test::sharedFolder() / folder).string())) {
            if (pictures == 8) {
                break;
            }
            const at::Tensor pixels = preprocess(loadImage(path), Preprocessing::of(c.config)).pixels;
            const at::Tensor a = exact.forward(pixels, sub, plan)[0], b = half.forward(pixels, sub, plan)[0];
            worst = std::max(worst, distance(b, a));
            const int top = static_cast<int>(a.argmax().item<std::int64_t>());
            same += top == b.argmax().item<std::int64_t>() ? 1 : 0;
            for (const std::string& method : methods) {
                const auto map = [&](const VisionTransformer& network) {
                    return explain(traceOf(network, pixels, sub, plan, precisionOf(method)),
                                   optionsOf(method), top)
                        .values;
                };
                const double r = correlation(map(half), map(exact));
                least[method] = least.count(method) > 0 ? std::min(least[method], r) : r;
            }
            ++pictures;
        }
        for (const auto& [method, r] : least) {
            qInfo("%s: correlation at least %.5f", method.c_str(), r);
        }
        qInfo("logits off by at most %.4f of the largest; %d of %d top classes the same", worst, same,
              pictures);
        QCOMPARE(same, pictures);
        QVERIFY(worst < 0.05);
        QVERIFY(least.at("relevance") > 0.999999); // a float64 pass does not use bfloat16
        for (const auto& [method, r] : least) {
            QVERIFY2(r > 0.98, method.c_str());
        }
    }
};

HYDRA_TEST(TestDevice, QCoreApplication)
#include "test_device.moc"
