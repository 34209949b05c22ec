// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers become a verdict: against random draws, and on pictures of four patches.
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/score.h"
#include "core/evaluate/verdict.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"

using namespace hydra;

namespace {

Measured measured(double insertion, double deletion, int classIndex = 1)
{
    Measured one;
    one.classIndex = classIndex;
    one.curves.insertion = {{0, 1}, {insertion, insertion}};
    one.curves.deletion = {{0, 1}, {deletion, deletion}};
    return one;
}

TrustVerdict verdict(double gain, const Chance& chance)
{
    return verdictOf({gain, chance, {}, {}});
}

} // namespace

class TestVerdict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The title does not show its internal name.
    void aRandomOrderIsCalledSo()
    {
        for (const std::string& order : randomOrders()) {
            ScoreKey key;
            parts(key.map).options.method = order;
            QVERIFY2(key.title().text().find("Testing: random order ") == 0, key.title().c_str());
        }
    }

    // With all values drawn from one normal distribution, a further value lies in the interval 90 times in
    // 100, for any number of values.
    void chanceHoldsAnotherRandomOrder()
    {
        std::mt19937_64 random(7);
        for (const std::size_t count : {2U, 3U, 5U, 9U}) {
            int inside = 0;
            constexpr int draws = 20'000;
            for (int draw = 0; draw < draws; ++draw) {
                std::normal_distribution<double> normal(0.3, 0.05);
                std::vector<double> values(count);
                std::generate(values.begin(), values.end(), [&] { return normal(random); });
                const auto chance = chanceOf(values);
                const double another = normal(random);
                inside += int(chance && chance->low <= another && another <= chance->high);
            }
            QVERIFY2(std::fabs(double(inside) / draws - 0.9) < 0.007, std::to_string(inside).c_str());
        }
        QVERIFY(!chanceOf({}) && !chanceOf({0.5}));
        const auto same = chanceOf({0.5, 0.5, 0.5});
        QVERIFY(same && same->low == 0.5 && same->mean == 0.5 && same->high == 0.5);
    }

    void betterThanChanceIsAboveAllThatChanceGives()
    {
        const Chance chance{0.1, 0, 0.2};
        QCOMPARE(verdict(0.21, chance).faithful, Finding::Good);
        QCOMPARE(verdict(0.2, chance).faithful, Finding::Unclear);
        QCOMPARE(verdict(0, chance).faithful, Finding::Unclear);
        QCOMPARE(verdict(-0.01, chance).faithful, Finding::Bad);
        QCOMPARE(verdictOf({0.9, {}, {}, {}}).faithful, Finding::Unknown);
        QCOMPARE(verdictOf({{}, chance, {}, {}}).faithful, Finding::Unknown);
        // A picture on which no order changes the result: no order is better than chance.
        QCOMPARE(verdict(0.5, *chanceOf({0.5, 0.5, 0.5})).faithful, Finding::Unclear);
    }

    void gainAndFactorComeFromTheAreas()
    {
        QVERIFY(std::fabs(gainOf(measured(0.7, 0.1)) - 0.6) < 1e-12);
        QVERIFY(std::fabs(timesSooner(measured(0.7, 0.1), {0.7, 0.9}).value() - 8) < 1e-12);
        QVERIFY(!timesSooner(measured(0.7, 0), {0.8})); // the curve starts at 0
        QVERIFY(!timesSooner(measured(0.7, 0.1, -1), {0.8})); // undefined for a value
        QVERIFY(!timesSooner(measured(0.7, 0.1), {}));
    }

    void littleProbabilityIsNothingToLose()
    {
        Measured one = measured(0.04, 0.001);
        one.whole = 0.049;
        QVERIFY(nothingToLose(one));
        one.whole = 0.05;
        QVERIFY(!nothingToLose(one));
        one.whole = 0.01;
        one.classIndex = -1; // a value
        QVERIFY(!nothingToLose(one));
    }

    void whatIsNotMeasuredIsNotKnown()
    {
        const TrustVerdict none = verdictOf({});
        QVERIFY(none.faithful == Finding::Unknown && none.stable == Finding::Unknown
                && none.onObject == Finding::Unknown);
        QCOMPARE(verdictOf({{}, {}, 0.01, {}}).stable, Finding::Good);
        QCOMPARE(verdictOf({{}, {}, 0.011, {}}).stable, Finding::Bad);
        const auto place = [](bool hit, double mass) {
            return verdictOf({{}, {}, {}, Localisation{hit, mass, 0.3, 0.3}}).onObject;
        };
        QCOMPARE(place(true, 0.31), Finding::Good);
        QCOMPARE(place(true, 0.3), Finding::Unclear);
        QCOMPARE(place(false, 0.9), Finding::Unclear);
        QCOMPARE(place(false, 0.1), Finding::Bad);
    }

    // Four patches; the object covers all of the second and half of the third.
    void theObjectIsFoundPatchByPatch()
    {
        const Region object{{0, 1, 0.5F, 0}, {0, 1, 1, 0}};
        const Curve found = objectFound({2, 0, 1, 3}, object);
        QCOMPARE(found.fraction, (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
        const std::vector<double> expected{0, 1.0 / 3, 1.0 / 3, 1, 1};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(std::fabs(found.value[i] - expected[i]) < 1e-12);
        }
        QVERIFY(objectFound({0, 1}, object).empty());
        QVERIFY(objectFound({0, 1, 2, 3}, {{0, 0, 0, 0}, {0, 0, 0, 0}}).empty());
    }

    // Each gives another order of the same picture; another run gives the same orders.
    void randomOrdersDiffer()
    {
        std::vector<std::vector<float>> drawn;
        for (const std::string& order : randomOrders()) {
            QVERIFY2(isBaseline(order), order.c_str());
            drawn.push_back(baselineValues(order, 6, 5, 1, "picture"));
            QCOMPARE(drawn.back(), baselineValues(order, 6, 5, 1, "picture"));
        }
        for (std::size_t a = 0; a < drawn.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(drawn[a] != drawn[b]);
            }
        }
        for (const char* other : {"random:1", "random:x", "random:", "random:10", "randomly", ""}) {
            QVERIFY2(!isBaseline(other), other);
        }
    }
};

HYDRA_TEST(TestVerdict, QCoreApplication)
#include "test_verdict.moc"
