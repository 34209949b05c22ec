// SPDX-License-Identifier: GPL-3.0-or-later
// Targets other than classes: against the fixture, against finite differences, and against classes, which
// they equal when given a classifier's row.
#include "core/base/error.h"
#include "core/engine/session.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/targets.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/npy.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using namespace hydra::engine;
using hydra::test::asTensor;
using hydra::test::distance;

namespace {

using Kind = Target::Kind;
using Chosen = ClassChoice::Kind;

constexpr double exact = 1e-4; // relative to the largest magnitude, as the fixture states

Path dataFile(const std::string& name)
{
    return Path(HYDRA_SOURCE_DIR) / "tests/data/attribution-small" / name;
}

struct Fixture
{
    Fixture()
        : expected(readSafetensors(dataFile("similarity.safetensors")).tensors)
        , input(readNpy(dataFile("input.npy")).unsqueeze(0).to(at::kDouble))
        , other(readNpy(dataFile("others.npy")).narrow(0, 0, 1).to(at::kDouble))
    {
        Checkpoint c = loadCheckpoint(dataFile("weights.safetensors"));
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
    }
    [[nodiscard]] Trace trace(const at::Tensor& pixels, Precision precision) const
    {
        return traceOf(*network, pixels, fullNetwork(network->config()), network->trainedPlan(), precision);
    }
    [[nodiscard]] Target similarity() const
    {
        return {Kind::Similarity, referenceVector(trace(other, Precision::Double), {}), "similarity"};
    }
    [[nodiscard]] Map map(const char* method) const
    {
        MapOptions options;
        options.method = method;
        return explain(trace(input, precisionOf(method)), options, similarity());
    }
    NamedTensors expected;
    at::Tensor input, other;
    std::unique_ptr<VisionTransformer> network;
};

struct Tiny
{
    explicit Tiny(const std::string& which = "plain", const std::string& plan = "softmax")
        : attention(AttentionPlan::parse(plan, AttentionPlan::softmax(3)))
    {
        const test::Variant variant(which, test::tinyTensorsFor(attention));
        ModelOverrides overrides;
        overrides.pool = variant.pool;
        const Checkpoint c = test::tinyCheckpoint(variant.tensors, variant.words, overrides);
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        at::manual_seed(11);
        pixels = at::randn({1, 3, 24, 24}, at::kDouble);
        other = at::randn({1, 3, 24, 24}, at::kDouble);
    }
    [[nodiscard]] Trace trace(const at::Tensor& of) const
    {
        return traceOf(*network, of, fullNetwork(network->config()), attention, Precision::Double);
    }
    // One target of each kind.
    [[nodiscard]] std::vector<Target> targets() const
    {
        at::manual_seed(5);
        const at::Tensor z = referenceVector(trace(other), {});
        const at::Tensor row = at::randn({z.size(0)}, at::kDouble);
        Target output(1);
        output.kind = Kind::Output;
        return {output,
                {Kind::Similarity, z, "whole"},
                {Kind::Similarity, referenceVector(trace(other), {3, 7, 8}), "region"},
                {Kind::Norm, {}, "norm"},
                {Kind::Direction, row, "direction"},
                {Kind::Probe, row, "probe", 2.5}};
    }
    AttentionPlan attention;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor pixels, other;
};

// The message of the Error{CODE} that WORK throws.
template<class Work>
QString refusal(ErrorCode code, Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code() == code ? QString::fromStdString(error.what())
                                    : QStringLiteral("another kind of error: ") + error.what();
    }
    return QStringLiteral("not refused");
}

// An engine with a tiny model, with or without its classifier, and two pictures.
struct Opened
{
    explicit Opened(bool classifier)
        : path(folder.path().toStdString())
    {
        NamedTensors tensors = test::tinyTensors();
        auto words = test::tinyMetadata();
        if (!classifier) {
            tensors.erase("head.weight");
            tensors.erase("head.bias");
            words.erase("class_names");
        }
        writeSafetensors(path + "/model.safetensors", tensors, words);
        for (int i = 0; i < 2; ++i) {
            at::manual_seed(21 + i);
            Image image{40, 40, {}};
            const at::Tensor bytes = at::randint(0, 256, {40 * 40 * 3}, at::kByte);
            image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
            savePng(path + (i == 0 ? "/a.png" : "/b.png"), image);
        }
        model = session.files().openModel(path + "/model.safetensors");
        first = session.files().openImage(path + "/a.png");
        second = session.files().openImage(path + "/b.png");
    }
    [[nodiscard]] MapKey key(const std::string& method, const ClassChoice& target, int heads = 4) const
    {
        MapKey key = mapKey(
            {networkKey({first.id, model.id, {SliceScheme::HydraViT, heads}, AttentionPlan::softmax(3)}),
             {},
             target});
        parts(key).options.method = method;
        return key;
    }
    [[nodiscard]] ClassChoice file(Chosen kind, const std::string& name, int value = -1)
    {
        ClassChoice choice{kind, value};
        choice.path = path + "/" + name;
        return session.files().openTarget(choice);
    }
    QTemporaryDir folder;
    std::string path;
    Session session;
    OpenedModel model;
    OpenedImage first, second;
};

LinearProbe someProbe(const ModelId& model, int heads, std::int64_t width)
{
    at::manual_seed(9);
    LinearProbe probe{model, heads, "softmax", {"old", "new", "odd"}};
    probe.weight = at::randn({3, width}, at::kDouble);
    probe.bias = at::randn({3}, at::kDouble);
    probe.accuracy = 0.75;
    return probe;
}

} // namespace

class TestTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void similarityIsTheFixtures()
    {
        const Fixture f;
        const Target target = f.similarity();
        QVERIFY(distance(target.vector, f.expected.at("similarity.reference")) < exact);
        const Trace trace = f.trace(f.input, Precision::Single);
        QVERIFY(std::fabs(valueOf(target, trace) - f.expected.at("similarity.value").item<double>()) < exact);
        QVERIFY(distance(asTensor(f.map("gradient").values), f.expected.at("similarity.gradient.pixel"))
                < exact);
        QVERIFY(distance(asTensor(f.map("generic").values), f.expected.at("similarity.generic")) < exact);
        QVERIFY(distance(asTensor(f.map("relevance").values), f.expected.at("similarity.relevance")) < exact);
        const at::Tensor pixels = asTensor(f.map("input-x-gradient").values).view({8, 8, 8, 8});
        QVERIFY(distance(pixels.sum(at::IntArrayRef{1, 3}), f.expected.at("similarity.ixg.patch")) < exact);
        Backward backward(trace, target);
        (void)backward.enter(0, {});
        backward.leave();
        QVERIFY(distance((trace.tokens * backward.gradient()).sum(1), f.expected.at("similarity.ixg.token"))
                < exact);
    }

    void gradientsMatchFiniteDifferences_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("plan");
        for (const char* variant : {"plain", "average", "distilled", "both", "no class token"}) {
            QTest::newRow(variant) << QString::fromLatin1(variant) << QStringLiteral("softmax");
        }
        QTest::newRow("hydra") << QStringLiteral("plain") << QStringLiteral("hydra:tanh-l2@all");
    }
    void gradientsMatchFiniteDifferences()
    {
        QFETCH(QString, variant);
        QFETCH(QString, plan);
        const Tiny tiny(variant.toStdString(), plan.toStdString());
        const Trace trace = tiny.trace(tiny.pixels);
        for (const Target& target : tiny.targets()) {
            const at::Tensor gradient = pixelGradient(trace, target, {});
            const double step = 1e-4;
            for (const auto& [channel, y, x] :
                 std::vector<std::array<int, 3>>{{0, 0, 0}, {1, 5, 17}, {2, 23, 23}}) {
                double ends[2];
                for (int side = 0; side < 2; ++side) {
                    at::Tensor moved = tiny.pixels.clone();
                    moved[0][channel][y][x] += side == 0 ? -step : step;
                    ends[side] = valueOf(target, tiny.trace(moved));
                }
                const double measured = (ends[1] - ends[0]) / (2 * step);
                const double computed = gradient[channel][y][x].item<double>();
                QVERIFY2(std::fabs(measured - computed) < 1e-5 * std::max(0.1, std::fabs(measured)),
                         qPrintable(QString("%1 %2: %3 against %4")
                                        .arg(int(target.kind))
                                        .arg(QString::fromStdString(target.name))
                                        .arg(computed)
                                        .arg(measured)));
            }
        }
    }

    // With the rows of a classifier as directions, every method's map equals that of the class. (RISE and
    // ViT-CX follow a class's probability but an output's logit; the bias takes part in their means.)
    void aClassifiersRowIsItsClass_data()
    {
        QTest::addColumn<QString>("method");
        for (const MethodInfo& info : methodTable()) {
            if (info.classSpecific) {
                QTest::newRow(info.id) << QString::fromLatin1(info.id);
            }
        }
    }
    void aClassifiersRowIsItsClass()
    {
        QFETCH(QString, method);
        MapOptions options;
        options.method = method.toStdString();
        options.masks = 100; // for RISE: the same masks on both sides, so any number will do
        for (const char* variant : {"plain", "average", "both"}) {
            const Tiny tiny(variant);
            const Trace trace = tiny.trace(tiny.pixels);
            const at::Tensor row = trace.weights->head.weight[2].to(at::kDouble);
            const double bias =
                trace.weights->head.bias[2].item<double>(); // the lens and gamma rules read it
            const Target probe{Kind::Probe, row, "row", bias};
            const BlackBox box = methodInfo(options.method).blackBox;
            const bool ofProbability = box == BlackBox::Rise || box == BlackBox::VitCx;
            Target output(2);
            output.kind = Kind::Output;
            const Map map = explain(trace, options, ofProbability ? output : Target(2));
            const Map same = explain(trace, options, probe);
            QVERIFY(distance(asTensor(same.values), asTensor(map.values)) < 1e-6);
            QCOMPARE(map.classIndex, ofProbability ? -1 : 2);
            QCOMPARE(same.classIndex, -1);
            QCOMPARE(same.target, std::string("row"));
            QCOMPARE(explain(trace, options, output).values, map.values); // the same bits
            QVERIFY(std::fabs(valueOf(probe, trace) - *map.targetValue) < 1e-6);
            if (ofProbability) {
                QVERIFY(distance(asTensor(explain(trace, options, 2).values), asTensor(map.values)) > 1e-3);
            }
        }
    }

    void aSimilarityToItselfIsOneAndFlat()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace(tiny.pixels);
        const Target itself{Kind::Similarity, referenceVector(trace, {}), "itself"};
        QVERIFY(std::fabs(valueOf(itself, trace) - 1) < 1e-12);
        QVERIFY(slopeOf(itself, trace).abs().max().item<double>() < 1e-12);
        const Target whole{Kind::Similarity, referenceVector(trace, {}), "whole"};
        const Tiny average("no class token");
        const Trace other = average.trace(average.pixels);
        std::vector<int> all(36);
        std::iota(all.begin(), all.end(), 0);
        // If a network reads the average of its patches, all patches together are the picture.
        QVERIFY(distance(referenceVector(other, all), referenceVector(other, {})) < 1e-12);
    }

    void whatDoesNotFitIsRefused()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace(tiny.pixels);
        MapOptions options;
        options.method = "gradient";
        const at::Tensor shorter = at::ones({7}, at::kDouble);
        QVERIFY(refusal(ErrorCode::Usage, [&] {
                    (void)explain(trace, options, {Kind::Direction, shorter, "short"});
                }).contains(QStringLiteral("7 numbers, but the embedding has 32")));
        QVERIFY(refusal(ErrorCode::Usage, [&] {
                    (void)explain(trace, options, 5);
                }).contains(QStringLiteral("class: expected 0 to 4, got 5")));
        QVERIFY(refusal(ErrorCode::Usage, [&] {
                    (void)referenceVector(trace, {36});
                }).contains(QStringLiteral("patch: expected 0 to 35, got 36")));
        QVERIFY(refusal(ErrorCode::Usage, [&] {
                    const Map norm = explain(trace, options, {Kind::Norm, {}, "the norm"});
                    (void)contrast(norm, explain(trace, options, 1));
                }).contains(QStringLiteral("the norm is not a class")));
    }

    // Every method on a network without any classes.
    void aBackboneIsExplained()
    {
        Opened o(false);
        writeNpy(o.path + "/way.npy", at::arange(32, at::kFloat) - 15);
        saveProbe(o.path + "/probe.safetensors", someProbe(o.model.id, 4, 32));
        QCOMPARE(firstTarget(o.model.config).kind, Chosen::Norm);
        ClassChoice region{Chosen::Similar, 0, o.second.id, {}, {1, 2, 8}};
        for (const ClassChoice& target :
             {ClassChoice{Chosen::Norm}, ClassChoice{Chosen::Similar, 0, o.second.id}, region,
              o.file(Chosen::Similar, "b.png"), o.file(Chosen::Direction, "way.npy"),
              o.file(Chosen::Probe, "probe.safetensors"), o.file(Chosen::Probe, "probe.safetensors", 1)}) {
            for (const MethodInfo& info : methodTable()) {
                const MapPtr map = o.session.answer(o.key(info.id, target));
                QVERIFY(asTensor(map->values).isfinite().all().item<bool>());
                if (info.classSpecific) {
                    QVERIFY(!map->target.empty() && map->targetValue);
                    QVERIFY(asTensor(map->values).abs().max().item<double>() > 0);
                }
            }
            const TargetValue value = o.session.target(o.key("", target).network, target);
            QCOMPARE(value.name, o.session.answer(o.key("gradient", target))->target);
            QCOMPARE(value.value, *o.session.answer(o.key("gradient", target))->targetValue);
        }
        // A picture given by its id or by its file is the same question.
        QVERIFY(o.session.cached(o.key("gradient", {Chosen::Similar, 0, o.second.id})) != nullptr);
        QCOMPARE(o.session.answer(o.key("gradient", o.file(Chosen::Similar, "b.png"))),
                 o.session.cached(o.key("gradient", {Chosen::Similar, 0, o.second.id})));
        QVERIFY(refusal(ErrorCode::Usage, [&] {
                    (void)o.session.answer(o.key("gradient", {}));
                }).contains(QStringLiteral("without a classifier")));
    }

    // A sub-network reads the first numbers of a direction, as it does of its classifier's rows.
    void aDirectionIsCutForASubNetwork()
    {
        Opened o(true);
        const auto c = loadCheckpoint(o.path + "/model.safetensors");
        writeNpy(o.path + "/row.npy", c.tensors.at("head.weight")[3].contiguous());
        const MapPtr row = o.session.answer(o.key("generic", o.file(Chosen::Direction, "row.npy"), 3));
        const MapPtr same = o.session.answer(o.key("generic", {Chosen::Index, 3}, 3));
        QVERIFY(distance(asTensor(row->values), asTensor(same->values)) < 1e-6);
    }

    void badFilesAreRefused()
    {
        Opened o(true);
        const auto message = [&](Chosen kind, const char* name) {
            return refusal(ErrorCode::Input,
                           [&] { (void)o.session.answer(o.key("gradient", o.file(kind, name))); });
        };
        writeNpy(o.path + "/square.npy", at::ones({32, 1}));
        QVERIFY(message(Chosen::Direction, "square.npy").contains(QStringLiteral("expected a direction")));
        writeNpy(o.path + "/short.npy", at::ones({31}));
        QVERIFY(message(Chosen::Direction, "short.npy")
                    .contains(QStringLiteral("31 numbers, but the embedding has 32")));
        writeNpy(o.path + "/zero.npy", at::zeros({32}));
        QVERIFY(message(Chosen::Direction, "zero.npy").contains(QStringLiteral("not all zero")));
        writeNpy(o.path + "/nan.npy", at::full({32}, NAN));
        QVERIFY(message(Chosen::Direction, "nan.npy").contains(QStringLiteral("finite")));
        QVERIFY(message(Chosen::Direction, "nowhere.npy").contains(QStringLiteral("nowhere.npy")));
        QVERIFY(message(Chosen::Probe, "a.png").contains(QStringLiteral("a.png")));
        QVERIFY(
            message(Chosen::Probe, "model.safetensors").contains(QStringLiteral("expected a linear probe")));
        saveProbe(o.path + "/other.safetensors", someProbe("another", 4, 32));
        QVERIFY(message(Chosen::Probe, "other.safetensors").contains(QStringLiteral("another model")));
        saveProbe(o.path + "/three.safetensors", someProbe(o.model.id, 3, 24));
        QVERIFY(message(Chosen::Probe, "three.safetensors")
                    .contains(QStringLiteral("reads the embedding of k = 3 heads, not of k = 4")));
        LinearProbe damaged = someProbe(o.model.id, 4, 32);
        damaged.bias = at::zeros({2}, at::kDouble);
        saveProbe(o.path + "/damaged.safetensors", damaged);
        QVERIFY(
            message(Chosen::Probe, "damaged.safetensors").contains(QStringLiteral("do not match 3 classes")));
        damaged = someProbe(o.model.id, 4, 32);
        damaged.weight[1][1] = NAN;
        saveProbe(o.path + "/infinite.safetensors", damaged);
        QVERIFY(message(Chosen::Probe, "infinite.safetensors").contains(QStringLiteral("not finite")));
    }

    void aFileThatChangedIsNotTheTarget()
    {
        Opened o(true);
        writeNpy(o.path + "/way.npy", at::ones({32}));
        ClassChoice way = o.file(Chosen::Direction, "way.npy");
        const MapPtr before = o.session.answer(o.key("gradient", way));
        writeNpy(o.path + "/way.npy", at::arange(32, at::kFloat));
        QCOMPARE(o.session.answer(o.key("gradient", way))->values, before->values); // read once
        way.id[0] = way.id[0] == '0' ? '1' : '0';
        QVERIFY(refusal(ErrorCode::Input, [&] {
                    (void)o.session.answer(o.key("gradient", way));
                }).contains(QStringLiteral("has changed since")));
        ClassChoice gone{Chosen::Similar, 0, "0123"};
        QVERIFY(refusal(ErrorCode::Input, [&] {
                    (void)o.session.answer(o.key("gradient", gone));
                }).contains(QStringLiteral("no longer open")));
    }

    // Deletion and insertion follow the target's value, for a map of any method.
    void curvesFollowTheValue()
    {
        Opened o(false);
        const ClassChoice target{Chosen::Similar, 0, o.second.id};
        ScoreKey key{o.key("attention", target), {}};
        const ScorePtr score = o.session.answer(key);
        QVERIFY(!score->ofProbability());
        QCOMPARE(score->target, std::string("similarity to b.png"));
        QVERIFY(score->curves.positive.empty() && score->curves.negative.empty());
        const double whole = o.session.target(key.map.network, target).value;
        QVERIFY(std::fabs(score->whole - whole) < 1e-5);
        QVERIFY(std::fabs(score->curves.deletion.value.front() - whole) < 1e-5);
        QVERIFY(std::fabs(score->curves.insertion.value.back() - whole) < 1e-5);
        QVERIFY(std::fabs(score->curves.deletion.value.back() - score->empty) < 1e-5);
        QVERIFY(o.session.answer(ScoreKey{o.key("relevance", target), {}})->whole == score->whole);
    }

    void runsOverManyPicturesFollowTheValue()
    {
        Opened o(false);
        const Checkpoint c = loadCheckpoint(o.path + "/model.safetensors");
        const VisionTransformer network(c.config, c.tensors);
        FaithfulnessSettings settings;
        settings.model = c.id;
        settings.methods = {"generic", "centre"};
        settings.heads = {3, 4};
        settings.ask.plan = AttentionPlan::softmax(3);
        settings.ask.target = o.file(Chosen::Similar, "b.png");
        settings.randomisation = true;
        const std::vector<LocatedImage> images{{o.path + "/a.png", "a.png", -1, {}, {}}};
        const Path file = o.path + "/scores.jsonl";
        FaithfulnessJournal journal(file, settings);
        const FaithfulnessStudy study(network, c.tensors, settings);
        const auto report = measureFaithfulness(study, images, &journal, {}, {});
        QCOMPARE(report.images, 1);
        QCOMPARE(report.rows.size(), std::size_t(4));
        QVERIFY(
            std::fabs(report.rows[2].whole
                      - o.session.target(o.key("", settings.ask.target).network, settings.ask.target).value)
            < 1e-5);
        QCOMPARE(report.rows[0].positive.count, 0);
        FaithfulnessJournal again(file, settings);
        QCOMPARE(measureFaithfulness(study, images, &again, {}, {}).resumed, 1);
        FaithfulnessSettings other = settings;
        other.ask.target = {Chosen::Norm};
        QVERIFY(other.fingerprint() != settings.fingerprint());
    }
};

HYDRA_TEST(TestTargets, QCoreApplication)
#include "test_targets.moc"
