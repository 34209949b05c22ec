// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours and similarity to a patch: against the fixture (scikit-learn in float64), and against
// Jacobi's rotations in loops; how colours are painted and written.
#include "core/explain/explain.h"
#include "core/explain/feature_fit.h"
#include "core/explain/features.h"
#include "core/export/map_file.h"
#include "core/paint/heat.h"

#include <ATen/ATen.h>

#include <QtTest>

#include "tests/support/feature_fixture.h"
#include "tests/support/jacobi.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;
using hydra::test::Fixture;
using hydra::test::noise;

namespace {

constexpr double tolerance = 1e-4; // for the fixture

Facet facetNamed(const std::string& word)
{
    return word == "raw" ? Facet::Tokens : enumNamed<Facet>(word).value();
}

// "pca.block3.q.rgb" -> {"pca", "block3", "q", "rgb"}
std::vector<std::string> parts(const std::string& name)
{
    std::vector<std::string> found{""};
    for (const char c : name) {
        if (c == '.') {
            found.emplace_back();
        } else {
            found.back() += c;
        }
    }
    return found;
}

} // namespace

class TestFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursAreThoseOfTheFixture()
    {
        const Fixture f;
        int covered = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            if (words[0] != "pca") {
                continue;
            }
            const int layer = std::stoi(words[1].substr(5));
            const Facet facet = facetNamed(words[2]);
            const at::Tensor rows = patchFeaturesOf(f.trace, facet, layer);
            const FeatureBasis basis = fitBasis({rows, std::vector<bool>(64)}, 0);
            const Projection seen = project(basis, rows);
            at::Tensor found;
            if (words[3] == "z") {
                found = seen.scores;
            } else if (words[3] == "rgb") {
                found = 1 / (1 + at::exp(-2 * seen.scores));
            } else {
                found = asTensor(basis.variance);
                found = words[3] == "ratio" ? found / double(basis.total) : found;
            }
            const double error = distance(found, reference);
            qInfo("%-24s %.1e", name.c_str(), error);
            QVERIFY2(error < tolerance, name.c_str());
            ++covered;
        }
        QCOMPARE(covered, 22);
    }

    // The colours from the method; in the compared blocks, the fixture has no outlier patches beyond the
    // fence.
    void theMethodGivesThoseColours()
    {
        const Fixture f;
        int compared = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            const int layer = words[0] == "pca" ? std::stoi(words[1].substr(5)) : -1;
            if (words.back() != "rgb") {
                continue;
            }
            const std::vector<bool> ordinary = ordinaryPatches(f.trace, layer);
            if (std::find(ordinary.begin(), ordinary.end(), false) != ordinary.end()) {
                continue;
            }
            MapOptions options;
            options.method = "pca";
            options.block = layer;
            options.facet = facetNamed(words[2]);
            const Map map = explain(f.trace, options, -1);
            QCOMPARE(map.channels, 3);
            QVERIFY(distance(asTensor(map.values), reference) < tolerance);
            ++compared;
        }
        QVERIFY(compared >= 5);
    }

    void cosinesAreThoseOfTheFixture()
    {
        const Fixture f;
        int covered = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            if (words[0] != "cosine") {
                continue;
            }
            MapOptions options;
            options.method = "similarity";
            options.block = std::stoi(words[1].substr(5));
            options.facet = facetNamed(words[2]);
            options.query = std::stoi(words[3].substr(5));
            Kept kept;
            const bool elsewhere = words.size() > 4;
            if (elsewhere) {
                kept.query = meanFeature(f.trace, options.facet, options.block, {options.query});
                options.kept = "given";
            }
            const Map map = explain(elsewhere ? f.other : f.trace, options, -1, {}, kept);
            const double error = distance(asTensor(map.values), reference);
            QVERIFY2(error < tolerance, name.c_str());
            at::Tensor others = reference.clone();
            if (!elsewhere) {
                others[options.query] = -2;
                QVERIFY(std::fabs(map.values[std::size_t(options.query)] - 1) < 1e-6F);
            }
            QCOMPARE(map.best, int(others.argmax().item<std::int64_t>()));
            QVERIFY(!map.isSigned); // late blocks: all near one, no contrast from -1 to 1
            ++covered;
        }
        QCOMPARE(covered, 20);
    }

    // More rows than features, and fewer: the program uses a different method for each.
    void componentsEqualJacobis()
    {
        for (const std::int64_t width : {5, 12, 60}) {
            const FeatureRows rows = noise(30, width);
            const FeatureBasis basis = fitBasis(rows, 0);
            const test::Principal expected =
                test::principal(test::matrixOf(rows.rows), std::vector<bool>(30, true));
            for (std::size_t c = 0; c < 3; ++c) {
                QVERIFY(std::fabs(double(basis.variance[c]) - expected.variance[c])
                        < 1e-5 * expected.variance[0]);
                for (std::size_t i = 0; i < std::size_t(width); ++i) {
                    QVERIFY(std::fabs(double(basis.axes[c * std::size_t(width) + i]) - expected.axes[c][i])
                            < 1e-5);
                }
            }
            const at::Tensor scores = project(basis, rows.rows).scores;
            QVERIFY(test::farthest(test::matrixOf(scores), expected.scores) < 1e-5);
            QVERIFY(std::fabs(double(basis.total) - rows.rows.var(0).sum().item<double>()) < 1e-4);
        }
    }

    // Scores are whitened: mean 0, deviation 1, no correlation.
    void scoresAreWhite()
    {
        const FeatureRows rows = noise(50, 20);
        const at::Tensor z = project(fitBasis(rows, 0), rows.rows).scores;
        QVERIFY(z.mean(0).abs().max().item<double>() < 1e-6);
        const at::Tensor product = at::mm(z.t(), z) / 49;
        QVERIFY((product - at::eye(3, at::kDouble)).abs().max().item<double>() < 1e-5);
    }

    void directionsWithoutVarianceGiveTheMiddleColour()
    {
        at::Tensor rows = at::zeros({9, 6}, at::kDouble);
        rows.select(1, 2).copy_(at::arange(9)); // one direction only
        const FeatureBasis basis = fitBasis({rows, std::vector<bool>(9)}, 0);
        const at::Tensor z = project(basis, rows).scores;
        QVERIFY(z.select(1, 0).abs().max().item<double>() > 1);
        QVERIFY(z.narrow(1, 1, 2).abs().max().item<double>() == 0);
        rows[4][1] = std::numeric_limits<double>::quiet_NaN();
        QVERIFY_EXCEPTION_THROWN((void)fitBasis({rows, std::vector<bool>(9)}, 0), Error);
        QVERIFY_EXCEPTION_THROWN((void)fitBasis({at::zeros({3, 6}), std::vector<bool>(3)}, 0), Error);
    }

    // Neither the class token nor an outlier moves the other patches' colours.
    void prefixTokensAndOutliersStayOutOfTheFit()
    {
        const Fixture f;
        MapOptions options;
        options.method = "pca";
        options.facet = Facet::Tokens;
        Trace changed = f.trace;
        changed.last = f.trace.last.clone();
        changed.last[0] *= 40;
        QCOMPARE(explain(changed, options, -1).values, explain(f.trace, options, -1).values);

        const int outlier = 20;
        changed.last[1 + outlier] = f.trace.last[1 + outlier] * 25;
        const std::vector<bool> ordinary = ordinaryPatches(changed, 3);
        QVERIFY(!ordinary[outlier]);
        Trace other = changed;
        other.last = changed.last.clone();
        other.last[1 + outlier] *= -3; // as far out, in another direction
        const Map a = explain(changed, options, -1);
        const Map b = explain(other, options, -1);
        QVERIFY(a.values[3 * outlier] != b.values[3 * outlier]); // it has a colour
        for (std::size_t i = 0; i < a.values.size(); ++i) {
            QVERIFY(i / 3 == outlier || a.values[i] == b.values[i]);
        }
    }

    void theForegroundIsWhatTheEdgesAreNot()
    {
        // Twelve patches of an object between twenty-four of background, twenty of them at the edge.
        FeatureRows rows = noise(36, 8);
        rows.rows *= 0.3;
        for (int i = 0; i < 36; ++i) {
            rows.border[std::size_t(i)] = i < 20;
            rows.rows[i][5] += i >= 24 ? 9 : -2;
        }
        for (const double sign : {1.0, -1.0}) { // for either sign of the component
            const FeatureBasis basis = fitBasis({rows.rows * sign, rows.border}, 0.6);
            QCOMPARE(basis.patchCount, std::int64_t(12));
            const at::Tensor share = project(basis, rows.rows * sign).foreground;
            QVERIFY(share.narrow(0, 24, 12).min().item<double>() > 0.6);
            QVERIFY(share.narrow(0, 0, 24).max().item<double>() < 0.6);
            QVERIFY(std::fabs(share.min().item<double>()) < 1e-5 && share.max().item<double>() > 1 - 1e-5);
            // and the fit uses only these patches
            const FeatureBasis alone =
                fitBasis({rows.rows.narrow(0, 24, 12) * sign, std::vector<bool>(12)}, 0);
            QCOMPARE(basis.axes, alone.axes);
        }
        rows.rows[35][5] += 1000;
        QVERIFY_EXCEPTION_THROWN((void)fitBasis(rows, 0.9), Error); // one patch is left
    }

    void coloursArePaintedAsTheyAre()
    {
        const float none = std::numeric_limits<float>::quiet_NaN();
        Map map;
        map.rows = map.cols = 2;
        map.channels = 3;
        map.values = {1, 0, 0, 0, 1, 0, 0, 0, 1, none, none, none};
        paint::Look look;
        look.opacity = 1;
        look.threshold = 0.9; // for values, not for colours
        look.smooth = false;
        QVERIFY(paint::rangeOf(map) == (paint::ValueRange{0, 1, false}));
        const paint::Pixels flat = paint::paintMap(map, look, paint::rangeOf(map), 40, 40);
        QCOMPARE(flat.argb, (std::vector<paint::Argb>{0xffff0000, 0xff00ff00, 0xff0000ff, 0}));
        look.smooth = true;
        const paint::Pixels fine = paint::paintMap(map, look, paint::rangeOf(map), 40, 40);
        QCOMPARE(fine.width, 40);
        const auto at = [&](int x, int y) { return fine.argb[std::size_t(y) * 40 + std::size_t(x)]; };
        QCOMPARE(at(2, 2), 0xffff0000);
        QCOMPARE(at(37, 37), 0U);
        QCOMPARE(at(20, 2) >> 24, 0xffU); // between red and green
        look.opacity = 0.5;
        QCOMPARE(paint::paintMap(map, look, paint::rangeOf(map), 40, 40).argb[2 * 40 + 2], 0x80800000U);
    }

    void coloursAreWrittenWithThreeNumbersAPlace()
    {
        Map map;
        map.rows = 1;
        map.cols = 2;
        map.channels = 3;
        map.values = {0, 0.25F, 0.5F, 1, 0.75F, 0.125F};
        map.fittedOn = "two patches";
        const std::string npy = mapNpy(map);
        QVERIFY(npy.find("'shape': (1, 2, 3)") != std::string::npos);
        QCOMPARE(mapCsv(map), std::string("0,0.25,0.5,1,0.75,0.125\n"));
        const auto json = nlohmann::json::parse(mapJson(map, {}));
        QCOMPARE(json.at("values")[0][1][2].get<float>(), 0.125F);
        QCOMPARE(json.at("fitted_on").get<std::string>(), map.fittedOn);
        QCOMPARE(json.at("channels").get<int>(), 3);
    }
};

HYDRA_TEST(TestFeatures, QCoreApplication)
#include "test_features.moc"
