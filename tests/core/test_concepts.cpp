// SPDX-License-Identifier: GPL-3.0-or-later
// A sum of words is the optimum: the conditions of Karush, Kuhn and Tucker in loops over float64, coordinate
// descent for comparison, and untrusted lists and embeddings.
#include "core/base/error.h"
#include "core/text/concepts.h"

#include <ATen/ATen.h>

#include <QtTest>

#include "tests/support/loops.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using test::Matrix;
using test::refusalOf;

namespace {

using Row = std::vector<double>;

double dot(const Row& a, const Row& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

// c minus the sum of ROWS weighted by WEIGHTS.
Row rest(const Row& c, const Matrix& rows, const Row& weights)
{
    Row left = c;
    for (std::size_t j = 0; j < rows.size(); ++j) {
        for (std::size_t f = 0; f < c.size() && weights[j] != 0; ++f) {
            left[f] -= weights[j] * rows[j][f];
        }
    }
    return left;
}

double objective(const Row& c, const Matrix& rows, const Row& weights, double lambda)
{
    const Row left = rest(c, rows, weights);
    return dot(left, left) + lambda * std::accumulate(weights.begin(), weights.end(), 0.0);
}

// Coordinate descent: sets each weight in turn to its own optimum until no weight moves.
Row byDescent(const Row& c, const Matrix& rows, double lambda)
{
    Row weights(rows.size(), 0.0), left = c;
    for (int sweep = 0; sweep < 4000; ++sweep) {
        double moved = 0;
        for (std::size_t j = 0; j < rows.size(); ++j) {
            const double length = dot(rows[j], rows[j]);
            const double to = std::max(0.0, weights[j] + (dot(rows[j], left) - lambda / 2) / length);
            for (std::size_t f = 0; f < c.size(); ++f) {
                left[f] -= (to - weights[j]) * rows[j][f];
            }
            moved = std::max(moved, std::abs(to - weights[j]));
            weights[j] = to;
        }
        if (moved < 1e-13) {
            break;
        }
    }
    return weights;
}

at::Tensor directions(std::int64_t count, std::int64_t width, double common)
{
    const at::Tensor x = at::randn({count, width}) + common * at::randn({1, width});
    return x / x.norm(2, {1}, true);
}

} // namespace

class TestConcepts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Rows minus their mean, normalised to length one.
    void rowsByLoops()
    {
        at::manual_seed(3);
        const at::Tensor given = directions(30, 12, 2);
        const Matrix t = test::matrixOf(given), rows = test::matrixOf(wordRows(given));
        Row mean(12, 0.0);
        for (const Row& row : t) {
            for (std::size_t f = 0; f < 12; ++f) {
                mean[f] += row[f] / 30;
            }
        }
        for (std::size_t i = 0; i < 30; ++i) {
            Row row = t[i];
            for (std::size_t f = 0; f < 12; ++f) {
                row[f] -= mean[f];
            }
            QVERIFY(test::farthest({test::unit(row)}, {rows[i]}) < 1e-6);
        }
    }

    void itIsTheOptimum_data()
    {
        QTest::addColumn<double>("lambda");
        QTest::addColumn<bool>("centred");
        for (const double lambda : {0.01, 0.1, 0.25, 0.6}) {
            for (const bool centred : {false, true}) {
                QTest::addRow("%g %s", lambda, centred ? "less a mean" : "") << lambda << centred;
            }
        }
    }
    void itIsTheOptimum()
    {
        QFETCH(double, lambda);
        QFETCH(bool, centred);
        at::manual_seed(17);
        constexpr std::int64_t n = 300, width = 40;
        const at::Tensor d = wordRows(directions(n, width, 1));
        const Matrix rows = test::matrixOf(d);
        std::size_t most = 0;
        for (int picture = 0; picture < 5; ++picture) {
            const at::Tensor words = at::relu(at::randn({n}) - 2);
            const at::Tensor mean = centred ? directions(1, width, 0)[0].to(at::kDouble) * 0.7 : at::Tensor();
            const at::Tensor embedding = 7 * (at::mv(d.t(), words) + 0.2 * at::randn({width}));
            const WordSum found = sumOfWords(embedding, mean, d, lambda);
            const Row z = test::unit(test::matrixOf(embedding.unsqueeze(0))[0]);
            Row c = z;
            for (std::size_t f = 0; f < width && centred; ++f) {
                c[f] -= mean[std::int64_t(f)].item<double>();
            }
            c = test::unit(c);
            Row weights(n, 0.0);
            for (const WordSum::Part& part : found.parts) {
                QVERIFY(part.weight > 0);
                weights[std::size_t(part.word)] = part.weight;
            }
            const Row left = rest(c, rows, weights);
            for (std::size_t j = 0; j < n; ++j) {
                const double slope = 2 * dot(rows[j], left) - lambda;
                QVERIFY2(slope < 5e-6 && (weights[j] == 0 || std::abs(slope) < 1e-9),
                         qPrintable(QString("%1: %2 at weight %3").arg(j).arg(slope).arg(weights[j])));
            }
            const Row descent = byDescent(c, rows, lambda);
            QVERIFY(objective(c, rows, weights, lambda) < objective(c, rows, descent, lambda) + 1e-9);
            QVERIFY(lambda < 0.1 || test::farthest({weights}, {descent}) < 1e-4); // descent is slow there
            QVERIFY(std::abs(found.left - dot(left, left)) < 1e-9);
            Row made = rest(Row(width, 0.0), rows, weights);
            for (double& v : made) {
                v = -v;
            }
            made = dot(made, made) > 0 ? test::unit(made) : made;
            for (std::size_t f = 0; f < width && centred; ++f) {
                made[f] += mean[std::int64_t(f)].item<double>();
            }
            const double cosine = dot(made, made) > 0 ? dot(test::unit(made), z) : 0;
            QVERIFY(std::abs(found.cosine - cosine) < 1e-9);
            for (std::size_t i = 1; i < found.parts.size(); ++i) {
                QVERIFY(found.parts[i - 1].weight >= found.parts[i].weight);
            }
            most = std::max(most, found.parts.size());
        }
        QVERIFY2(most > (lambda < 0.2 ? 10 : 1), qPrintable(QString::number(most)));
    }

    // Words with the same direction, a word with no direction, and a price that no word is worth.
    void oddWords()
    {
        at::manual_seed(5);
        at::Tensor d = wordRows(directions(20, 8, 0));
        d = at::cat({d, d, at::zeros({1, 8})}, 0).contiguous();
        const WordSum found = sumOfWords(d[3] + d[4], {}, d, 0.05);
        QVERIFY(found.cosine > 0.99);
        std::set<std::int64_t> once;
        for (const WordSum::Part& part : found.parts) {
            QVERIFY(once.insert(part.word % 20).second);
        }
        const WordSum none = sumOfWords(d[3], {}, d, 2);
        QVERIFY(none.parts.empty() && none.cosine == 0 && std::abs(none.left - 1) < 1e-9);
        QVERIFY(refusalOf([&] { (void)sumOfWords(at::zeros({8}), {}, d, 0.25); }).contains("no direction"));
        const at::Tensor broken = at::full({8}, std::nan(""));
        QVERIFY(refusalOf([&] { (void)sumOfWords(broken, {}, d, 0.25); }).contains("no direction"));
        const CancelToken cancelled;
        cancelled.cancel();
        QVERIFY_EXCEPTION_THROWN((void)sumOfWords(d[3], {}, d, 0.05, cancelled), Error);
    }

    // The reference uses the pictures themselves, not their covariance: it repeatedly takes the text along
    // which they vary most, and projects it out of them and out of all texts.
    void wordsForWhatVaries()
    {
        at::manual_seed(23);
        constexpr std::size_t pictures = 50, width = 10, texts = 40;
        const at::Tensor data =
            at::matmul(at::randn({50, 10}) * at::arange(1, 11), at::randn({10, 10})) + 3 * at::randn({1, 10});
        const at::Tensor words = directions(texts, width, 0.5);
        const at::Tensor exact = data.to(at::kDouble), centred = exact - exact.mean(0, true);
        Matrix x = test::matrixOf(centred), t = test::matrixOf(words);
        const auto variance = [&](const Row& along) {
            double sum = 0;
            for (const Row& row : x) {
                sum += dot(row, along) * dot(row, along);
            }
            return sum;
        };
        double whole = 0;
        for (const Row& row : x) {
            whole += dot(row, row);
        }
        const WordSum found = spanOfWords(at::matmul(centred.t(), centred) / double(pictures), words, 6);
        QCOMPARE(found.parts.size(), std::size_t(6));
        double left = 1;
        for (const WordSum::Part& part : found.parts) {
            std::size_t best = 0;
            for (std::size_t i = 0; i < texts; ++i) {
                best = variance(t[i]) > variance(t[best]) ? i : best;
            }
            QCOMPARE(std::size_t(part.word), best);
            const Row axis = test::unit(t[best]);
            const double share = variance(axis) / whole;
            QVERIFY(std::abs(part.weight - share) < 1e-9);
            left -= share;
            for (Matrix* rows : {&x, &t}) {
                for (Row& row : *rows) {
                    const double along = dot(row, axis);
                    for (std::size_t f = 0; f < width; ++f) {
                        row[f] -= along * axis[f];
                    }
                }
            }
        }
        QVERIFY(std::abs(found.left - left) < 1e-9 && left > 0);
        // As many words as dimensions explain everything, and no more are taken; without variance there are
        // no words.
        const WordSum all = spanOfWords(at::matmul(centred.t(), centred), words, 40);
        QVERIFY(all.parts.size() == width && std::abs(all.left) < 1e-9);
        QVERIFY(spanOfWords(at::zeros({10, 10}), words, 4).parts.empty());
    }

    void lists()
    {
        QCOMPARE(wordsOf(" a dog \r\n\ncat", "w.txt"), (std::vector<std::string>{"a dog", "cat"}));
        const auto refused = [](const std::string& lines) {
            return refusalOf([&] { (void)wordsOf(lines, "w.txt"); });
        };
        QVERIFY(refused("").contains("w.txt: expected at least two words, one per line; got 0"));
        QVERIFY(refused("cat").contains("got 1"));
        QVERIFY(refused("cat\ndog\ncat").contains("w.txt: word 'cat': expected each word once"));
        QVERIFY(refused("cat\ncaf\xe9").contains("w.txt: word 2: expected UTF-8"));
        QVERIFY(refused("cat\n" + std::string(10'000, 'x')).contains("at most 2000 characters"));
        std::string many;
        for (std::size_t i = 0; i <= mostWords; ++i) {
            many += std::to_string(i) + '\n';
        }
        QVERIFY(refused(many).contains("w.txt: expected at most 50000 words, got more"));
    }
};

HYDRA_TEST(TestConcepts, QCoreApplication)
#include "test_concepts.moc"
