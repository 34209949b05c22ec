// SPDX-License-Identifier: GPL-3.0-or-later
// Occlusion, RISE, Shapley values of patches and ViT-CX against float64 results of the authors' programs and
// of their definitions (../shared/fixtures/attribution-small), with the masks, groups and noise given there;
// and properties of our own: sums, counts of passes, cancelling, progress, the same numbers everywhere.
#include "core/base/counter_random.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/desk.h"
#include "core/explain/black_box.h"
#include "core/explain/linkage.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/nn/vision_transformer.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <mutex>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;

namespace {

constexpr double exact = 1e-4; // of the fixture, in float32
constexpr double firstMask = 445.002441, secondMask = 345.139648; // sums of RISE's first masks of 28 x 28

struct Fixture
{
    Fixture()
    {
        const Path folder = test::sharedFolder() / "fixtures/attribution-small";
        expected = readSafetensors(folder / "expected.safetensors").tensors;
        Checkpoint c = loadCheckpoint(folder / "weights.safetensors");
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        input = readNpy(folder / "input.npy").unsqueeze(0);
        trace = of(*network);
        target = Target(int(expected.at("class_index").item<std::int64_t>()));
    }
    [[nodiscard]] Trace of(const VisionTransformer& asked, Precision precision = Precision::Single) const
    {
        return traceOf(asked, input, fullNetwork(asked.config()),
                       AttentionPlan::softmax(asked.config().depth), precision);
    }
    [[nodiscard]] MethodInput question(const MapOptions& options) const
    {
        return {options, 3, 0, target, cancel, kept};
    }
    NamedTensors expected;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor input;
    Trace trace;
    Target target;
    CancelToken cancel;
    Kept kept;
};

// A tiny network with the attention of a plan.
struct Tiny
{
    explicit Tiny(const std::string& plan = "softmax")
        : attention(AttentionPlan::parse(plan, AttentionPlan::softmax(3)))
    {
        const Checkpoint c = test::tinyCheckpoint(test::tinyTensorsFor(attention));
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        at::manual_seed(11);
        pixels = at::randn({1, 3, 24, 24});
    }
    [[nodiscard]] Trace trace(int heads = 4) const
    {
        return traceOf(*network, pixels, {SliceScheme::HydraViT, heads}, attention, Precision::Single);
    }
    AttentionPlan attention;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor pixels;
};

MapOptions asking(const char* method)
{
    MapOptions options;
    options.method = method;
    return options;
}

std::vector<float> floats(const std::vector<double>& x)
{
    return {x.begin(), x.end()};
}

} // namespace

class TestBlackBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void occlusionIsCaptums()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const Fixture f;
        MapOptions options = asking("occlusion");
        const auto error = [&](const char* name) {
            const double found =
                distance(asTensor(explain(f.trace, options, f.target).values), f.expected.at(name).flatten());
            qInfo("%-24s %.1e", name, found);
            return found;
        };
        QVERIFY(error("occlusion.patch") < exact);
        options.measured = ClassValue::Probability;
        QVERIFY(error("occlusion.probability") < exact);
        options.measured = ClassValue::Logit;
        options.window = 2;
        QVERIFY(error("occlusion.overlap.mean") < exact);
        options.windowUnit = WindowUnit::Pixels; // the same places, in pixels
        options.window = 16;
        options.stride = 8;
        QVERIFY(error("occlusion.overlap.mean") < exact);
    }

    void riseIsItsDefinition()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const Fixture f;
        const MapOptions options = asking("rise");
        const MethodInput question = f.question(options);
        Asking asked(f.trace, question, ClassValue::Probability);
        const at::Tensor masks = f.expected.at("rise.masks");
        const MaskSums sums = throughMasks(asked, masks.size(0), [&](std::int64_t first, std::int64_t count) {
            return masks.narrow(0, first, count);
        });
        QVERIFY(distance(sums.weighted / (double(masks.size(0)) * 0.5), f.expected.at("rise")) < exact);
        QVERIFY(distance(sums.mean(), f.expected.at("rise.normalised")) < exact);
    }

    void shapleyValuesAreTheirDefinition()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const Fixture f;
        const MapOptions options = asking("shapley");
        const MethodInput question = f.question(options);
        Asking asked(f.trace, question, ClassValue::Logit);
        const at::Tensor groups = f.expected.at("shapley.groups.group").contiguous();
        const std::vector<int> groupOf(groups.data_ptr<std::int64_t>(),
                                       groups.data_ptr<std::int64_t>() + groups.numel());
        QCOMPARE(groupOf, patchGroups(9, 8, 8)); // ours are the fixture's
        const ShapleyShares found = shapleyShares(asked, groupOf, 0);
        QVERIFY(distance(asTensor(floats(found.values)), f.expected.at("shapley.groups.values")) < exact);
        QVERIFY(distance(asTensor(floats(found.shares)), f.expected.at("shapley.groups")) < exact);
        QVERIFY(found.halfWidths.empty());
        // In a map, each patch has an even part of its group's share, and the map sums to the contribution of
        // all patches.
        const Map map = explain(f.trace, options, f.target);
        double sum = 0;
        for (std::size_t patch = 0; patch < groupOf.size(); ++patch) {
            sum += double(map.values[patch]);
        }
        QVERIFY(std::fabs(sum - (found.all - found.none)) < 1e-5);
        QVERIFY(*map.residual < 1e-9);
        QVERIFY(!map.uncertainty);
    }

    void vitCxIsTheAuthors()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const Fixture f;
        const at::Tensor tokens =
            f.trace.blocks.back().norm1.output.narrow(0, f.trace.prefix, f.trace.patchTokens());
        QVERIFY(distance(tokens, f.expected.at("vitcx.features")) < exact);
        const at::Tensor grids = clusteredFeatures(tokens.t().reshape({-1, 8, 8}), 64, 64,
                                                   f.expected.at("vitcx.threshold").item<double>());
        const at::Tensor masks = f.expected.at("vitcx.masks");
        QCOMPARE(grids.size(0), masks.size(0));
        const at::Tensor ours = stretchedMasks(grids, 64, 64);
        std::vector<std::int64_t> place; // index of their cluster for each of ours: the order differs
        for (std::int64_t i = 0; i < ours.size(0); ++i) {
            const at::Tensor apart = (masks - ours[i]).abs().amax(at::IntArrayRef{1, 2});
            QVERIFY(apart.min().item<double>() < exact);
            place.push_back(apart.argmin().item<std::int64_t>());
        }
        const MapOptions options = asking("vit-cx");
        const MethodInput question = f.question(options);
        Asking asked(f.trace, question, ClassValue::Probability);
        const at::Tensor noise = f.expected.at("vitcx.noise").to(at::kFloat);
        const at::Tensor map = causalMap(
            asked, ours.size(0),
            [&](std::int64_t first, std::int64_t count) { return ours.narrow(0, first, count); },
            [&](std::int64_t i) { return noise[place[std::size_t(i)]]; });
        QVERIFY(distance(map, f.expected.at("vitcx")) < exact);
        // With our own noise the map is another draw from the same distribution.
        const at::Tensor drawn = asTensor(explain(f.trace, options, f.target).values).view({64, 64});
        const double apart = distance(drawn, f.expected.at("vitcx"));
        QVERIFY2(apart > exact && apart < 0.3, qPrintable(QString::number(apart)));
    }

    // Against plain agglomeration that compares all pairs in each step.
    void linkageMergesTheClosest()
    {
        for (int round = 0; round < 20; ++round) {
            constexpr std::size_t n = 14;
            CounterRandom random(3, 1, std::uint64_t(round));
            std::vector<double> distances(n * n, 0);
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    distances[i * n + j] = distances[j * n + i] = random.uniform();
                }
            }
            const double threshold = 0.2 + 0.04 * round;
            std::vector<std::vector<std::size_t>> clusters;
            for (std::size_t i = 0; i < n; ++i) {
                clusters.push_back({i});
            }
            for (bool merged = true; merged;) {
                merged = false;
                double best = threshold;
                std::pair<std::size_t, std::size_t> which;
                for (std::size_t a = 0; a < clusters.size(); ++a) {
                    for (std::size_t b = a + 1; b < clusters.size(); ++b) {
                        double apart = 0;
                        for (const std::size_t i : clusters[a]) {
                            for (const std::size_t j : clusters[b]) {
                                apart = std::max(apart, distances[i * n + j]);
                            }
                        }
                        if (apart < best) {
                            best = apart;
                            which = {a, b};
                            merged = true;
                        }
                    }
                }
                if (merged) {
                    auto& into = clusters[which.first];
                    into.insert(into.end(), clusters[which.second].begin(), clusters[which.second].end());
                    clusters.erase(clusters.begin() + std::ptrdiff_t(which.second));
                }
            }
            const std::vector<int> found = completeLinkage(distances, n, threshold);
            QCOMPARE(*std::max_element(found.begin(), found.end()) + 1, int(clusters.size()));
            for (const auto& cluster : clusters) {
                for (const std::size_t i : cluster) {
                    QCOMPARE(found[i], found[cluster.front()]);
                }
            }
            QCOMPARE(found.front(), 0);
        }
    }

    void groupsAreWhole_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cols");
        QTest::newRow("square") << 14 << 14;
        QTest::newRow("wide") << 3 << 17;
        QTest::newRow("tall") << 9 << 2;
        QTest::newRow("one") << 1 << 1;
    }
    // Each group has patches, all groups are about equally large, and there are at most as many groups as
    // patches.
    void groupsAreWhole()
    {
        QFETCH(int, rows);
        QFETCH(int, cols);
        for (int groups = 1; groups <= rows * cols + 3; ++groups) {
            const std::vector<int> of = patchGroups(groups, rows, cols);
            const int n = std::min(groups, rows * cols);
            std::vector<int> members(std::size_t(n), 0);
            for (const int group : of) {
                QVERIFY(group >= 0 && group < n);
                ++members[std::size_t(group)];
            }
            QVERIFY(*std::min_element(members.begin(), members.end()) >= 1);
            if (groups >= rows * cols) {
                QCOMPARE(*std::max_element(members.begin(), members.end()), 1);
            }
        }
    }

    // A value of a shortened sequence is that of a pass whose patches are dropped one by one.
    void shorterSequencesDropTokens_data()
    {
        QTest::addColumn<QString>("plan");
        for (const char* plan : {"softmax", "hydra:cosine@all", "linear:l1,heads=8@all", "aft-simple@all",
                                 "polynl@all", "optimised@all", "efficient@all", "t2t@all"}) {
            QTest::newRow(plan) << QString::fromLatin1(plan);
        }
    }
    void shorterSequencesDropTokens()
    {
        QFETCH(QString, plan);
        const Tiny tiny(plan.toStdString());
        const Trace trace = tiny.trace(3);
        const MapOptions options = asking("shapley");
        const Target target(2);
        const CancelToken cancel;
        const Kept none;
        const MethodInput question{options, 2, 0, target, cancel, none};
        Asking asked(trace, question, ClassValue::Logit);
        const at::Tensor kept =
            at::tensor({0, 5, 7, 20, 35, 1, 2, 3, 4, 11}, at::kLong).view({2, 5}).contiguous();
        const at::Tensor found = asked.ofSequences(kept);
        for (int row = 0; row < 2; ++row) {
            auto changes = std::make_shared<Changes>();
            for (int patch = 0; patch < 36; ++patch) {
                if ((kept[row] == patch).sum().item<std::int64_t>() == 0) {
                    changes->what.patches.push_back(patch);
                }
            }
            const double dropped = tiny.network->changed(changes)
                                       .forward(tiny.pixels, trace.sub, trace.plan)[0][2]
                                       .item<double>();
            QVERIFY(std::fabs(found[row].item<double>() - dropped)
                    < 1e-5 * std::max(1.0, std::fabs(dropped)));
        }
    }

    // A part of the network that is switched off or replaced by another picture's is so in every shortened
    // sequence: dropping patches that are dropped already has no effect.
    void changedNetworksStayChanged()
    {
        HYDRA_NEED_SHARED("fixtures/attribution-small/expected.safetensors");
        const Fixture f;
        const at::Tensor others = readNpy(test::sharedFolder() / "fixtures/attribution-small/others.npy");
        for (const char* text : {"heads:2.1,3.0", "mlp:1", "patches:0-9,63", "tokens:1,attention:2=from"}) {
            auto changes = std::make_shared<Changes>();
            changes->what = Interventions::parse(text);
            if (changes->what.needsSource()) {
                changes->source = std::make_shared<const Trace>(traceOf(
                    *f.network, others.narrow(0, 0, 1), f.trace.sub, f.trace.plan, Precision::Single));
            }
            const VisionTransformer network = f.network->changed(changes);
            const Trace trace = f.of(network);
            MapOptions options = asking("shapley");
            options.groups = 4;
            const Map map = explain(trace, options, f.target);
            const MethodInput question{options, 3, 0, f.target, f.cancel, f.kept};
            Asking asked(trace, question, ClassValue::Logit);
            std::vector<std::int64_t> all;
            for (std::int64_t patch = 0; patch < 64; ++patch) {
                if (!changes->what.hasPatch(int(patch))) {
                    all.push_back(patch);
                }
            }
            const double whole = asked.ofSequences(at::tensor(all, at::kLong).unsqueeze(0)).item<double>();
            QVERIFY2(std::fabs(whole - valueOf(f.target, trace)) < 1e-4, text);
            QVERIFY(*map.residual < 1e-6);
            const auto sum = asTensor(map.values).sum(at::kDouble).item<double>();
            const double none = asked.ofSequences(at::empty({1, 0}, at::kLong)).item<double>();
            QVERIFY2(std::fabs(sum - (whole - none)) < 1e-4, text);
        }
    }

    // Sampled orders approximate the exact shares within their intervals, and sum exactly.
    void samplesCoverTheTruth()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        const Target target(1);
        const CancelToken cancel;
        const Kept none;
        MapOptions options = asking("shapley");
        const MethodInput question{options, 2, 0, target, cancel, none};
        // Twelve groups are computed exactly, by all 4096 sets; thirteen are one too many, so they are
        // sampled.
        std::vector<int> groupOf = patchGroups(12, 6, 6);
        Asking asked(trace, question, ClassValue::Logit);
        const ShapleyShares truth = shapleyShares(asked, groupOf, 0);
        QCOMPARE(truth.values.size(), std::size_t(4096));
        groupOf = patchGroups(13, 6, 6);
        const ShapleyShares found = shapleyShares(asked, groupOf, 100);
        QCOMPARE(found.shares.size(), std::size_t(13));
        QVERIFY(found.values.empty());
        const double sum = std::accumulate(found.shares.begin(), found.shares.end(), 0.0);
        QVERIFY(std::fabs(sum - (found.all - found.none)) < 1e-9);
        QVERIFY(std::fabs(found.all - truth.all) < 1e-6);
        // The same groups by twice as many other orders, as a second estimate.
        const ShapleyShares more = shapleyShares(asked, groupOf, 400);
        int outside = 0;
        for (std::size_t i = 0; i < 13; ++i) {
            QVERIFY(found.halfWidths[i] > 0);
            QVERIFY(more.halfWidths[i] < found.halfWidths[i]); // about half as wide
            outside += std::fabs(more.shares[i] - found.shares[i]) > found.halfWidths[i] ? 1 : 0;
        }
        QVERIFY(outside <= 2);
        options.groups = 13;
        options.permutations = 20;
        const Map map = explain(trace, options, target);
        QVERIFY(map.uncertainty && *map.uncertainty > 0);
        options.permutations = 80;
        QVERIFY(*explain(trace, options, target).uncertainty < *map.uncertainty);
    }

    // A pixel that no mask shows has value zero, and one that all show has the plain mean.
    void riseMasksAreAsDrawn()
    {
        const at::Tensor masks = riseMasks(7, 50, 34, 0, 300);
        QVERIFY(masks.min().item<double>() > -1e-6 && masks.max().item<double>() < 1 + 1e-6);
        const double mean = masks.mean().item<double>();
        QVERIFY2(std::fabs(mean - 0.5) < 0.02, qPrintable(QString::number(mean)));
        QVERIFY(masks.narrow(0, 5, 7).equal(riseMasks(7, 50, 34, 5, 7))); // independent of the batch
        // The first masks are a contract: they must be the same on every machine.
        const at::Tensor first = riseMasks(7, 28, 28, 0, 2).sum(at::IntArrayRef{1, 2}, false, at::kDouble);
        QVERIFY2(std::fabs(first[0].item<double>() - firstMask) < 1e-3
                     && std::fabs(first[1].item<double>() - secondMask) < 1e-3,
                 qPrintable(QString("%1 and %2")
                                .arg(first[0].item<double>(), 0, 'f', 6)
                                .arg(first[1].item<double>(), 0, 'f', 6)));
    }

    // A window over an area that already has the fill colour has no effect there.
    void occlusionSeesOnlyWhatChanges()
    {
        const Tiny tiny;
        Trace trace = tiny.trace();
        at::Tensor pixels = tiny.pixels.clone();
        pixels.narrow(2, 0, 12).zero_(); // the upper half is mean colour
        trace = trace.again(pixels, {});
        const Map map = explain(trace, asking("occlusion"), 2);
        const at::Tensor values = asTensor(map.values).view({24, 24});
        const double upper = values.narrow(0, 0, 12).abs().max().item<double>();
        const double lower = values.narrow(0, 12, 12).abs().max().item<double>();
        QVERIFY2(upper < 1e-5 * lower, qPrintable(QString("%1 and %2").arg(upper).arg(lower)));
        // Other fills give other maps; a window that ends at the border covers the rest of the picture.
        MapOptions options = asking("occlusion");
        options.window = 5;
        options.stride = 4;
        const at::Tensor wide = asTensor(explain(trace, options, 2).values);
        QVERIFY(wide.view({24, 24})[23][23].item<double>() != 0);
        for (const Fill fill : {Fill::Average, Fill::Black, Fill::White}) {
            options.fill = fill;
            QVERIFY(distance(asTensor(explain(trace, options, 2).values), wide) > 1e-3);
        }
    }

    // By the definition, window by window, on a picture that is wider than high and with every fill.
    void occlusionOfAWidePicture()
    {
        const Tiny tiny;
        VitConfig config = tiny.network->config();
        config.imageWidth.value = 32;
        NamedTensors tensors = test::tinyTensorsFor(tiny.attention);
        at::manual_seed(12);
        tensors["pos_embed"] = at::randn({1, 1 + 6 * 8, config.embedDim});
        const VisionTransformer network(config, tensors);
        const at::Tensor pixels = at::randn({1, 3, 24, 32});
        const auto traced = [&](const at::Tensor& shown) {
            return traceOf(network, shown, fullNetwork(config), tiny.attention, Precision::Single);
        };
        const Trace trace = traced(pixels);
        MapOptions options = asking("occlusion");
        options.windowUnit = WindowUnit::Pixels;
        options.window = 7;
        options.stride = 5;
        for (const Fill fill : {Fill::Mean, Fill::Average, Fill::Black, Fill::White}) {
            options.fill = fill;
            std::vector<double> sum(24 * 32), covers(24 * 32);
            for (int top = 0; top < 24; top += 5) {
                for (int left = 0; left < 32; left += 5) {
                    if ((top > 0 && top - 5 + 7 >= 24) || (left > 0 && left - 5 + 7 >= 32)) {
                        continue; // the previous window already reached the border
                    }
                    const at::Tensor painted = pixels.clone();
                    for (int c = 0; c < 3; ++c) {
                        const auto i = std::size_t(c);
                        const double colour = fill == Fill::Mean ? 0
                            : fill == Fill::Average
                            ? pixels[0][c].mean().item<double>()
                            : ((fill == Fill::White ? 1 : 0) - config.mean.value[i]) / config.std.value[i];
                        for (int y = top; y < std::min(24, top + 7); ++y) {
                            for (int x = left; x < std::min(32, left + 7); ++x) {
                                painted[0][c][y][x] = colour;
                            }
                        }
                    }
                    const double lost = (trace.logits[2] - traced(painted).logits[2]).item<double>();
                    for (int y = top; y < std::min(24, top + 7); ++y) {
                        for (int x = left; x < std::min(32, left + 7); ++x) {
                            sum[std::size_t(y * 32 + x)] += lost;
                            covers[std::size_t(y * 32 + x)] += 1;
                        }
                    }
                }
            }
            const std::vector<float> found = explain(trace, options, 2).values;
            QCOMPARE(found.size(), sum.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                QVERIFY(covers[i] > 0);
                QVERIFY2(std::abs(double(found[i]) - sum[i] / covers[i]) < 1e-4,
                         qPrintable(QString::number(i)));
            }
        }
    }

    void passesAreSaidBeforeAndCounted_data()
    {
        QTest::addColumn<QString>("method");
        for (const char* method : {"occlusion", "rise", "shapley", "vit-cx"}) {
            QTest::newRow(method) << QString::fromLatin1(method);
        }
    }
    void passesAreSaidBeforeAndCounted()
    {
        QFETCH(QString, method);
        const Tiny tiny;
        const Trace trace = tiny.trace();
        MapOptions options = asking("");
        options.method = method.toStdString();
        options.masks = 70;
        const PassCount said = passesOf(options, tiny.network->config(), firstHeads(4), 6, 6);
        std::string last;
        double fraction = 0;
        Watch watch;
        watch.progress = [&](double now, const std::string& what) {
            QVERIFY(now >= fraction);
            fraction = now;
            last = what;
        };
        (void)explain(trace, options, 2, {}, {}, watch);
        QCOMPARE(fraction, 1.0);
        const QStringList words = QString::fromStdString(last).split(' '); // "pass 70 of 70"
        QCOMPARE(words.at(1), words.at(3));
        const std::int64_t counted = words.at(3).toLongLong() + 1; // plus the pass of the trace
        QVERIFY2(said.atMost ? counted <= said.passes : counted == said.passes, last.c_str());
        QCOMPARE(said.atMost, method == "vit-cx");
    }

    // Gradients taken at many pictures also report their passes; a method that stops early has not reached
    // the maximum then.
    void gradientsTellTheirPasses()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        for (const char* method : {"smoothgrad", "integrated-gradients", "transition"}) {
            const MapOptions options = asking(method);
            std::int64_t told = 0;
            double fraction = 0;
            Watch watch;
            watch.progress = [&](double now, const std::string& what) {
                QVERIFY(now > fraction && now <= 1);
                fraction = now;
                QCOMPARE(QString::fromStdString(what).split(' ').at(1).toLongLong(), ++told);
            };
            (void)explain(trace, options, 2, {}, {}, watch);
            const PassCount said = passesOf(options, tiny.network->config(), firstHeads(4), 6, 6);
            QVERIFY2(said.atMost ? told <= said.passes : fraction == 1, method);
            QVERIFY2(told >= 20, method);
        }
    }

    // Partial maps are delivered and grow into the answer; a cancelled question ends within a block.
    void mapsAreWatchedAndCancelled()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        for (const char* method : {"rise", "shapley"}) {
            MapOptions options = asking(method);
            options.masks = 20000;
            options.groups = 36;
            options.permutations = 2000;
            int shown = 0;
            CancelToken cancel;
            Watch watch;
            watch.grown = [&](const Map& map) {
                QVERIFY(asTensor(map.values).isfinite().all().item<bool>());
                QVERIFY(map.classIndex == 2 && map.targetValue);
                if (++shown == 2) {
                    cancel.cancel();
                }
            };
            QVERIFY_EXCEPTION_THROWN((void)explain(trace, options, 2, cancel, {}, watch), Error);
            QCOMPARE(shown, 2);
        }
    }

    // The engine delivers partial maps and the progress to the owner that wants the map; then the map.
    void theEngineShowsHowItGrows()
    {
        QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        writeSafetensors(path + "/model.safetensors", test::tinyTensors(), test::tinyMetadata());
        Image picture{40, 40, {}};
        at::manual_seed(21);
        const at::Tensor bytes = at::randint(0, 256, {40 * 40 * 3}, at::kByte);
        picture.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
        savePng(path + "/a.png", picture);
        std::mutex mutex;
        std::vector<std::string> told; // "grown", "answered" and progress, in order
        std::atomic<int> answers{0}, grown{0};
        engine::Listener to;
        to.grown = [&](const engine::Question&, const engine::MapPtr& map) {
            const std::lock_guard lock(mutex);
            told.emplace_back(map->values.size() == 24 * 24 ? "grown" : "wrong");
            ++grown;
        };
        to.answered = [&](const engine::Question&, const Outcome<engine::Answer>& outcome) {
            const std::lock_guard lock(mutex);
            told.emplace_back(outcome.ok() ? "answered" : "failed");
            ++answers;
        };
        to.progress = [&](double fraction, const std::string& what) {
            const std::lock_guard lock(mutex);
            told.push_back(fraction >= 0 && fraction <= 1 ? what : "wrong");
        };
        engine::Session session;
        engine::Desk desk(session, to);
        const engine::OpenedModel model = session.files().openModel(path + "/model.safetensors");
        const engine::OpenedImage image = session.files().openImage(path + "/a.png");
        MapKey key =
            mapKey({networkKey({image.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}),
                    asking("rise"),
                    {}});
        parts(key).options.masks = 8000;
        desk.want("view", {{key, engine::Priority::Front}});
        QTRY_VERIFY_WITH_TIMEOUT(answers > 0, 60000);
        QVERIFY(grown > 0);
        const std::lock_guard lock(mutex);
        QVERIFY(std::count(told.begin(), told.end(), "wrong") == 0);
        QVERIFY(std::count(told.begin(), told.end(), "RISE, 4 heads: pass 8000 of 8000") == 1);
        QVERIFY(std::find(told.begin(), told.end(), "grown")
                < std::find(told.begin(), told.end(), "answered"));
        QVERIFY(session.cached(key) != nullptr);
    }

    void whatDoesNotFitIsRefused()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        const auto refused = [&](const char* method, int MapOptions::*member, int value) {
            MapOptions options = asking(method);
            options.*member = value;
            try {
                (void)explain(trace, options, 2);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Usage;
            }
            return false;
        };
        QVERIFY(refused("occlusion", &MapOptions::window, 0));
        QVERIFY(refused("occlusion", &MapOptions::stride, -3));
        QVERIFY(refused("rise", &MapOptions::masks, 0));
        QVERIFY(refused("rise", &MapOptions::maskGrid, 100000));
        QVERIFY(refused("shapley", &MapOptions::groups, 0));
        QVERIFY(refused("shapley", &MapOptions::permutations, -1));
    }

    // If the class token is read, a sequence without patches gives the class token's own answer; if the mean
    // of patches is read, the mean of no patches is zero.
    void noPatchIsASequenceToo()
    {
        const Tiny tiny;
        at::Tensor tokens;
        const at::Tensor logits =
            tiny.network->forwardOf(tiny.pixels, at::empty({2, 0}, at::kLong), {SliceScheme::HydraViT, 4},
                                    tiny.attention, {}, &tokens);
        QCOMPARE(tokens.size(1), std::int64_t(1));
        QVERIFY(logits.isfinite().all().item<bool>());
        const Tiny windows("window,size=2@all");
        QVERIFY_EXCEPTION_THROWN(
            (void)windows.network->forwardOf(windows.pixels, at::zeros({1, 1}, at::kLong),
                                             {SliceScheme::HydraViT, 4}, windows.attention, {}, &tokens),
            Error);
    }
};

HYDRA_TEST(TestBlackBox, QCoreApplication)
#include "test_black_box.moc"
