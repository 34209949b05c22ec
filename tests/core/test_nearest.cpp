// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions for mistyped names.
#include "core/base/json_fields.h"
#include "core/base/nearest.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;

namespace {

using Names = std::vector<std::string>;

// The definition, a recursion over prefixes; exponential, so for short words only.
std::size_t distanceByDefinition(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) {
        return a.size() + b.size();
    }
    const std::string_view c = a.substr(0, a.size() - 1), d = b.substr(0, b.size() - 1);
    std::size_t best = std::min({distanceByDefinition(c, b) + 1, distanceByDefinition(a, d) + 1,
                                 distanceByDefinition(c, d) + (a.back() == b.back() ? 0 : 1)});
    if (c.size() > 0 && d.size() > 0 && a.back() == d.back() && b.back() == c.back()) {
        best = std::min(best, distanceByDefinition(c.substr(0, c.size() - 1), d.substr(0, d.size() - 1)) + 1);
    }
    return best;
}

} // namespace

class TestNearest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distancesAreThoseOfTheDefinition()
    {
        const Names words{"", "a", "ab", "ba", "abc", "acb", "cab", "bbb", "heads", "haeds", "hed", "sdaeh"};
        for (const std::string& a : words) {
            for (const std::string& b : words) {
                QCOMPARE(editDistance(a, b), distanceByDefinition(a, b));
            }
        }
    }

    void slipsAreFound()
    {
        const Names options{"method", "measure", "heads", "image-size", "out", "from", "num-heads"};
        QCOMPARE(nearest("metod", options), Names{"method"});
        QCOMPARE(nearest("mehtod", options), Names{"method"});
        QCOMPARE(nearest("METHOD", options), Names{"method"});
        QCOMPARE(nearest("head", options), Names{"heads"});
        QCOMPARE(nearest("size", options), Names{"image-size"});
        QCOMPARE(nearest("output", options), Names{"out"});
        QCOMPARE(nearest("q", options), Names());
        QCOMPARE(nearest("", options), Names());
        QCOMPARE(nearest("nothing-like-it", options), Names());
        QCOMPARE(nearest(std::string(1'000'000, 'm'), options), Names());
        QCOMPARE(nearest("cot", {"cat", "cow", "cut"}).size(), std::size_t(2)); // at most two
    }

    void messagesSayThem()
    {
        QCOMPARE(didYouMean("metod", {"method"}, "--"), std::string("; did you mean --method?"));
        QCOMPARE(didYouMean("cot", {"cat", "cow"}), std::string("; did you mean cat or cow?"));
        QCOMPARE(didYouMean("x", {"cat"}), std::string());
        QCOMPARE(didYouMean("ca\x1b[2J", {"ca\x1b[2K"}).text().find('\x1b'), std::string::npos);
    }

    void longListsAreCut()
    {
        Names names;
        for (int i = 0; i < 40; ++i) {
            names.push_back("n" + std::to_string(i));
        }
        QCOMPARE(briefList(names), std::string("n0, n1, n2, n3, n4, n5, n6, n7, n8, n9 and 30 more"));
        names.resize(12);
        QCOMPARE(briefList(names), std::string("n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11"));
        QCOMPARE(briefList({}), std::string());
    }

    // Keys of a training's configuration get suggestions, too.
    void keysOfFilesAreMeantToo()
    {
        JsonFields fields(nlohmann::json{{"epochs", 3}, {"lerning_rate", 0.1}}, "train.json");
        int epochs = 0;
        double rate = 0;
        fields.integer("epochs", 1, 10, epochs);
        fields.number("learning_rate", 0, 1, rate);
        QVERIFY(
            test::refusedWith("train.json: unknown key \"lerning_rate\"; known are epochs, learning_rate; "
                              "did you mean learning_rate?",
                              [&] { fields.finish(); }));
    }
};

HYDRA_TEST(TestNearest, QCoreApplication)
#include "test_nearest.moc"
