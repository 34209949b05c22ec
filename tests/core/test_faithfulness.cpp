// SPDX-License-Identifier: GPL-3.0-or-later
// Faithfulness against an independent implementation of its definitions in float64, over an independent
// network.
#include "core/base/error.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/randomised.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/support/program.h"
#include "tests/support/reference_vit.h"
#include "tests/support/tiny_model.h"

using namespace hydra;

namespace {

constexpr int tokens = 36, grid = 6, patch = 4; // of tiny_model.h

at::Tensor noisePixels()
{
    at::manual_seed(11);
    return at::randn({1, 3, grid * patch, grid * patch});
}

std::vector<float> noiseMap()
{
    at::manual_seed(12);
    const at::Tensor noise = at::randn({tokens});
    return {noise.data_ptr<float>(), noise.data_ptr<float>() + tokens};
}

// The picture with the patches of MARKED taken from OTHER.
at::Tensor mixed(const at::Tensor& pixels, const at::Tensor& other, const std::vector<bool>& marked)
{
    at::Tensor result = pixels.to(at::kDouble).clone();
    for (int y = 0; y < grid * patch; ++y) {
        for (int x = 0; x < grid * patch; ++x) {
            if (marked[std::size_t(y / patch * grid + x / patch)]) {
                result.select(3, x).select(2, y).copy_(other.select(3, x).select(2, y));
            }
        }
    }
    return result;
}

// The COUNT tokens with the largest values (FACTOR 1) or the smallest (-1), each found by a search.
std::vector<bool> extreme(const std::vector<float>& values, int count, float factor)
{
    std::vector<bool> taken(values.size(), false);
    for (int i = 0; i < count; ++i) {
        int best = -1;
        for (int t = 0; t < int(values.size()); ++t) {
            if (!taken[std::size_t(t)]
                && (best < 0 || factor * values[std::size_t(t)] > factor * values[std::size_t(best)])) {
                best = t;
            }
        }
        taken[std::size_t(best)] = true;
    }
    return taken;
}

at::Tensor naiveBlur(const at::Tensor& pixels)
{
    const int side = int(pixels.size(2));
    const double deviation = side / 14.0;
    const int radius = int(std::ceil(2 * deviation));
    at::Tensor result = at::zeros_like(pixels, at::kDouble);
    const auto in = pixels.accessor<float, 4>();
    auto out = result.accessor<double, 4>();
    for (int c = 0; c < 3; ++c) {
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                double sum = 0, weights = 0;
                for (int v = -radius; v <= radius; ++v) {
                    for (int u = -radius; u <= radius; ++u) {
                        const double w = std::exp(-(u * u + v * v) / (2 * deviation * deviation));
                        sum += w
                            * double(
                                   in[0][c][std::clamp(y + v, 0, side - 1)][std::clamp(x + u, 0, side - 1)]);
                        weights += w;
                    }
                }
                out[0][c][y][x] = sum / weights;
            }
        }
    }
    return result;
}

double naiveArea(const std::vector<double>& x, const std::vector<double>& y)
{
    double area = 0;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        area += 0.5 * (x[i + 1] - x[i]) * (y[i] + y[i + 1]);
    }
    return area;
}

// Ranks without sorting: one more than the number of smaller values, plus half the number of other equal
// ones.
double naiveSpearman(const std::vector<float>& a, const std::vector<float>& b)
{
    const auto ranks = [](const std::vector<float>& v) {
        at::Tensor r = at::zeros({std::int64_t(v.size())}, at::kDouble);
        for (std::size_t i = 0; i < v.size(); ++i) {
            double rank = 0;
            for (const float other : v) {
                rank += other < v[i] ? 1 : other == v[i] ? 0.5 : 0;
            }
            r[std::int64_t(i)] = rank;
        }
        return r - r.mean();
    };
    const at::Tensor x = ranks(a), y = ranks(b);
    return ((x * y).sum() / ((x * x).sum() * (y * y).sum()).sqrt()).item<double>();
}

} // namespace

class TestFaithfulness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curvesEqualTheirDefinition_data()
    {
        QTest::addColumn<int>("steps");
        QTest::newRow("steps that share with the tenths") << 20;
        QTest::newRow("steps that do not") << 7;
        QTest::newRow("more steps than tokens") << 50;
    }

    void curvesEqualTheirDefinition()
    {
        QFETCH(int, steps);
        const NamedTensors tensors = test::tinyTensors();
        const Checkpoint c = test::tinyCheckpoint(tensors);
        const VisionTransformer network(c.config, c.tensors);
        const test::ReferenceVit reference(tensors, 4);
        const at::Tensor pixels = noisePixels();
        const at::Tensor nothing = at::zeros_like(pixels, at::kDouble);
        const at::Tensor blur = naiveBlur(pixels);
        const std::vector<float> map = noiseMap();
        const int target = int(reference.logits(pixels).argmax().item<std::int64_t>());
        const auto probability = [&](const at::Tensor& x) {
            return reference.logits(x).softmax(0)[target].item<double>();
        };
        const auto first = [&](const at::Tensor& x) {
            return reference.logits(x).argmax().item<std::int64_t>() == target ? 1.0 : 0.0;
        };
        std::vector<double> x, deleted, inserted, tenths, positive, negative;
        for (int step = 0; step <= steps; ++step) {
            const int count = int(std::floor(double(step) * tokens / steps + 0.5));
            x.push_back(double(count) / tokens);
            deleted.push_back(probability(mixed(pixels, nothing, extreme(map, count, 1))));
            inserted.push_back(probability(mixed(blur, pixels, extreme(map, count, 1))));
        }
        for (int part = 0; part < 10; ++part) {
            const int count = int(std::floor(part * tokens / 10.0 + 0.5));
            tenths.push_back(part / 10.0);
            positive.push_back(first(mixed(pixels, nothing, extreme(map, count, 1))));
            negative.push_back(first(mixed(pixels, nothing, extreme(map, count, -1))));
        }

        CurveChoice choice;
        choice.steps = steps;
        const PerturbationProbe probe(network, pixels, fullNetwork(c.config), network.trainedPlan(), target);
        const Measured measured = probe.measure(map, choice);
        const Perturbations& found = measured.curves;
        QVERIFY(std::fabs(measured.whole - probability(pixels)) < 1e-5);
        QVERIFY(std::fabs(measured.empty - deleted.back()) < 1e-5);
        QVERIFY(std::fabs(measured.blurred - inserted.front()) < 1e-5);
        QVERIFY(std::fabs(found.deletion.area() - naiveArea(x, deleted)) < 1e-5);
        QVERIFY(std::fabs(found.insertion.area() - naiveArea(x, inserted)) < 1e-5);
        QCOMPARE(found.positive.value, positive);
        QCOMPARE(found.negative.value, negative);
        QVERIFY(std::fabs(found.positive.area() - naiveArea(tenths, positive)) < 1e-12);
        QVERIFY(std::fabs(found.negative.area() - naiveArea(tenths, negative)) < 1e-12);
        QCOMPARE(found.deletion.fraction.front(), 0.0);
        QCOMPARE(found.deletion.fraction.back(), 1.0);
        QVERIFY(int(found.deletion.value.size()) <= tokens + 1);
    }

    // Without attention and MLP, and with the mean of patches read, the logits are a sum over patches. The
    // order by what each patch adds is then the best possible one, and its reverse the worst.
    void aPerfectMapBeatsEveryOther()
    {
        const test::TinyShape shape{4, 8, 3, grid, patch, 2};
        NamedTensors tensors = test::tinyTensors(shape);
        for (auto& [name, tensor] : tensors) {
            if (name.find("attn.proj") != std::string::npos || name.find("mlp.fc2") != std::string::npos) {
                tensor = at::zeros_like(tensor);
            }
        }
        auto metadata = test::tinyMetadata(shape);
        metadata.erase("class_names");
        ModelOverrides overrides;
        overrides.pool = Pool::Average;
        const Checkpoint c = test::tinyCheckpoint(tensors, metadata, overrides);
        QCOMPARE(c.config.pool.value, Pool::Average);
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor pixels = noisePixels();
        const AttentionPlan plan = network.trainedPlan();
        const auto margin = [&](const at::Tensor& x) {
            const at::Tensor l = network.forward(x.to(at::kFloat), fullNetwork(c.config), plan)[0];
            return (l[1] - l[0]).item<double>();
        };
        std::vector<float> perfect;
        for (int token = 0; token < tokens; ++token) {
            std::vector<bool> one(tokens, false);
            one[std::size_t(token)] = true;
            perfect.push_back(float(margin(pixels) - margin(mixed(pixels, at::zeros_like(pixels), one))));
        }
        std::vector<float> reversed(perfect);
        std::transform(reversed.begin(), reversed.end(), reversed.begin(), [](float v) { return -v; });
        const PerturbationProbe probe(network, pixels, fullNetwork(c.config), plan, 1);
        const Perturbations best = probe.curves(perfect, {});
        const Perturbations worst = probe.curves(reversed, {});
        QVERIFY(best.deletion.area() + 0.05 < worst.deletion.area());
        QVERIFY(best.insertion.area() > worst.insertion.area());
        QVERIFY(best.positive.area() <= worst.positive.area());
        QCOMPARE(best.positive.value, worst.negative.value);
        for (int other = 0; other < 10; ++other) {
            const auto values = baselineValues("random", grid, grid, std::uint64_t(other), "picture");
            const double area = probe.curves(values, {}).deletion.area();
            QVERIFY(best.deletion.area() < area && area < worst.deletion.area());
        }
    }

    void tiesGoByTheIndex()
    {
        QCOMPARE(tokenOrder({1, 3, 3, 2, 1}, true), (std::vector<int>{1, 2, 3, 0, 4}));
        QCOMPARE(tokenOrder({1, 3, 3, 2, 1}, false), (std::vector<int>{0, 4, 3, 1, 2}));
        const Checkpoint c = test::tinyCheckpoint();
        const VisionTransformer network(c.config, c.tensors);
        const PerturbationProbe probe(network, noisePixels(), fullNetwork(c.config), network.trainedPlan(),
                                      2);
        std::vector<float> falling(tokens);
        std::iota(falling.rbegin(), falling.rend(), 1.F);
        const Perturbations even = probe.curves(std::vector<float>(tokens, 0.5F), {});
        const Perturbations listed = probe.curves(falling, {});
        QCOMPARE(even.deletion.value, listed.deletion.value);
        QCOMPARE(even.insertion.value, listed.insertion.value);
        QCOMPARE(even.positive.value, even.negative.value);
    }

    void countsOfTokensAreRounded()
    {
        QCOMPARE(tokensAt(0, 10, 196), 0);
        QCOMPARE(tokensAt(1, 10, 196), 20); // 19.6
        QCOMPARE(tokensAt(3, 10, 196), 59); // 58.8
        QCOMPARE(tokensAt(1, 8, 36), 5); // 4.5
        QCOMPARE(tokensAt(10, 10, 196), 196);
    }

    void ranksAreCorrelated()
    {
        QVERIFY(std::fabs(rankCorrelation({1, 2, 3, 4}, {10, 20, 30, 1000}) - 1) < 1e-12);
        QVERIFY(std::fabs(rankCorrelation({1, 2, 3, 4}, {4, 3, 2, 1}) + 1) < 1e-12);
        QCOMPARE(rankCorrelation({2, 2, 2}, {1, 2, 3}), 0.0);
        QCOMPARE(rankCorrelation({2, 2, 2}, {5, 5, 5}), 1.0);
        const std::vector<float> a = noiseMap();
        std::vector<float> b(a);
        for (std::size_t i = 0; i < b.size(); ++i) {
            b[i] = std::round(2 * a[i]) + (i % 3 == 0 ? 1.F : 0.F); // many ties
        }
        QVERIFY(std::fabs(rankCorrelation(a, b) - naiveSpearman(a, b)) < 1e-12);
    }

    void mapsOverPixelsAreAveragedOverPatches()
    {
        Map map;
        map.rows = 4;
        map.cols = 6;
        for (int i = 0; i < 24; ++i) {
            map.values.push_back(float(i));
        }
        // rows of 6: the first patch holds 0 1 2 / 6 7 8
        QCOMPARE(tokenValues(map, 2, 2), (std::vector<float>{4, 7, 16, 19}));
        map.values[0] = std::numeric_limits<float>::quiet_NaN();
        map.values[23] = std::numeric_limits<float>::infinity();
        const std::vector<float> finite = tokenValues(map, 2, 2);
        QCOMPARE(finite[0], 0.F);
        QVERIFY(std::isfinite(finite[3]) && finite[3] > 1e30F);
        QVERIFY_EXCEPTION_THROWN((void)tokenValues(map, 3, 4), Error);
    }

    // 3 x 3 on 2 x 2: each patch covers one cell, half of two, and a quarter of the middle one. And vice
    // versa.
    void mapsOfAnotherGridAreAveragedByArea()
    {
        Map map;
        map.rows = map.cols = 3;
        map.values = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        const auto near = [](double a, double b) { return std::fabs(a - b) < 1e-6; };
        const std::vector<float> coarse = tokenValues(map, 2, 2);
        QCOMPARE(coarse.size(), std::size_t(4));
        QVERIFY(near(double(coarse[0]), (1 + 2 / 2. + 4 / 2. + 5 / 4.) / 2.25));
        QVERIFY(near(double(coarse[3]), (9 + 8 / 2. + 6 / 2. + 5 / 4.) / 2.25));
        map.rows = map.cols = 2;
        map.values = {1, 2, 3, 4};
        const std::vector<float> fine = tokenValues(map, 3, 3);
        QCOMPARE(fine.size(), std::size_t(9));
        QVERIFY(near(double(fine[0]), 1) && near(double(fine[8]), 4));
        QVERIFY(near(double(fine[1]), 1.5) && near(double(fine[4]), 2.5) && near(double(fine[5]), 3));
        map.values.assign(4, 7.F);
        for (const float value : tokenValues(map, 5, 5)) {
            QVERIFY(near(double(value), 7));
        }
        QVERIFY_EXCEPTION_THROWN((void)tokenValues(map, 3, 5), Error);
    }

    void weightsAreRandomisedFromTheTop()
    {
        const NamedTensors tensors = test::tinyTensors();
        const Checkpoint c = test::tinyCheckpoint(tensors);
        const RandomisedCascade cascade(c.config, c.tensors, 5);
        QCOMPARE(cascade.steps(), 5);
        const SubNetwork full = fullNetwork(c.config);
        const auto same = [](const at::Tensor& a, const at::Tensor& b) {
            return a.data_ptr() == b.data_ptr();
        };
        const VisionTransformer original(c.config, c.tensors);
        const auto old = original.weights(full);
        for (int step = 0; step < cascade.steps(); ++step) {
            const auto network = cascade.network(step);
            const auto now = network->weights(full);
            QVERIFY(!same(now->head.weight, old->head.weight) && !same(now->norm.weight, old->norm.weight));
            for (int block = 0; block < 3; ++block) {
                const auto at = std::size_t(block);
                const bool untouched = block < 3 - step; // step 1 takes block 2
                QCOMPARE(same(now->blocks[at].fc1.weight, old->blocks[at].fc1.weight), untouched);
                QCOMPARE(same(now->blocks[at].qkv.weight, old->blocks[at].qkv.weight), untouched);
            }
            QCOMPARE(same(now->positions, old->positions), step < 4);
        }
        const at::Tensor drawn = cascade.network(4)->weights(full)->blocks[1].fc1.weight;
        const at::Tensor from = old->blocks[1].fc1.weight;
        QVERIFY(std::fabs((drawn.mean() - from.mean()).item<double>()) < 0.02);
        QVERIFY(std::fabs((drawn.std() / from.std()).item<double>() - 1) < 0.05);
        QVERIFY(!at::equal(drawn, from));
        const RandomisedCascade again(c.config, c.tensors, 5), other(c.config, c.tensors, 6);
        QVERIFY(at::equal(again.network(4)->weights(full)->blocks[1].fc1.weight, drawn));
        QVERIFY(!at::equal(other.network(4)->weights(full)->blocks[1].fc1.weight, drawn));
    }

    void similarityIsThatOfTheMaps()
    {
        const Checkpoint c = test::tinyCheckpoint();
        const VisionTransformer network(c.config, c.tensors);
        const RandomisedCascade cascade(c.config, c.tensors, 5);
        const SubNetwork sub{SliceScheme::HydraViT, 3};
        const AttentionPlan plan = network.trainedPlan();
        const at::Tensor pixels = noisePixels();
        std::vector<MapOptions> asked(3);
        asked[0].method = "attention";
        asked[1].method = "relevance";
        asked[2].method = "input-x-gradient";
        std::vector<std::vector<float>> maps;
        for (const Map& map : explainEach(network, pixels, sub, plan, asked, 2)) {
            maps.push_back(tokenValues(map, grid, grid));
        }
        const auto found = randomisationSimilarity(cascade, pixels, sub, plan, asked, maps, 2);
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(found[0].size(), std::size_t(5));
        QVERIFY(std::fabs(found[0][0] - 1) < 1e-12); // attention does not depend on the classifier
        QVERIFY(found[2][0] < 0.999);
        const auto last = cascade.network(4);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const Trace trace = traceOf(*last, pixels, sub, plan, precisionOf(asked[i].method));
            const auto values = tokenValues(explain(trace, asked[i], 2), grid, grid);
            QVERIFY(std::fabs(found[i].back() - naiveSpearman(maps[i], values)) < 1e-9);
        }
    }
};

HYDRA_TEST(TestFaithfulness, QCoreApplication)
#include "test_faithfulness.moc"
