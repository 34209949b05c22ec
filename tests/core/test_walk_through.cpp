// SPDX-License-Identifier: GPL-3.0-or-later
// The walk-through against loops in float64 that compute the layer from the block's input, and its matrices
// as they are drawn: means, marked rows, numbers.
#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/explain/walk_builder.h"
#include "core/explain/walk_through.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <numeric>

#include "tests/support/layer_in_loops.h"
#include "tests/support/program.h"

using namespace hydra;
using test::farthest;
using test::Layer;
using test::layerNorm;
using test::Matrix;
using test::matrixOf;
using test::projected;
using test::Setup;
using test::unit;

namespace {

// The values of a step without averaging, as shown.
Matrix shown(const WalkStep& step)
{
    Matrix m;
    for (int r = 0; r < step.matrix.rows; ++r) {
        const auto from = step.matrix.values.begin() + std::ptrdiff_t(r) * step.matrix.cols;
        m.emplace_back(from, from + step.matrix.cols);
    }
    return m;
}

const WalkStep& step(const WalkThrough& walk, const char* id)
{
    for (const WalkStep& s : walk.steps) {
        if (s.id == id) {
            return s;
        }
    }
    throw std::runtime_error(std::string("no step ") + id);
}

bool has(const WalkThrough& walk, const char* id)
{
    return std::any_of(walk.steps.begin(), walk.steps.end(), [&](const WalkStep& s) { return s.id == id; });
}

constexpr double tolerance = 2e-5; // float32 against float64, numbers of magnitude 1

} // namespace

class TestWalkThrough : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void softmaxStepByStep()
    {
        const Setup s;
        const Trace trace = s.trace("softmax", 3);
        const WalkThrough walk = walkThrough(trace, {1, 2, 14});
        const Layer layer(s, trace, 3);
        QCOMPARE(walk.heads, 3);
        QCOMPARE(walk.token, std::int64_t(15)); // after the class token
        QVERIFY(farthest(shown(step(walk, "tokens")), layer.input) < tolerance);
        QVERIFY(farthest(shown(step(walk, "norm")), layer.norm) < tolerance);
        const Matrix q = layer.head(0, 2);
        const Matrix k = layer.head(1, 2);
        const Matrix v = layer.head(2, 2);
        QVERIFY(farthest(shown(step(walk, "queries")), q) < tolerance);
        QVERIFY(farthest(shown(step(walk, "keys")), k) < tolerance);
        QVERIFY(farthest(shown(step(walk, "values")), v) < tolerance);
        Matrix scores, weights, mixed;
        for (std::size_t t = 0; t < q.size(); ++t) {
            scores.emplace_back();
            for (const auto& key : k) {
                scores[t].push_back(std::inner_product(key.begin(), key.end(), q[t].begin(), 0.0)
                                    / std::sqrt(8.0));
            }
            weights.push_back(scores[t]);
            double sum = 0;
            for (double& w : weights[t]) {
                sum += w = std::exp(w);
            }
            mixed.emplace_back(8, 0.0);
            for (std::size_t u = 0; u < k.size(); ++u) {
                weights[t][u] /= sum;
                for (std::size_t f = 0; f < 8; ++f) {
                    mixed[t][f] += weights[t][u] * v[u][f];
                }
            }
        }
        QVERIFY(farthest(shown(step(walk, "scores")), scores) < tolerance);
        QVERIFY(farthest(shown(step(walk, "weights")), weights) < tolerance);
        QVERIFY(farthest(shown(step(walk, "mixed")), mixed) < tolerance);
        std::int64_t learned = 0;
        for (const WalkStep& each : walk.steps) {
            learned += each.weights;
        }
        const std::int64_t linear = 24 * 24 + 24; // Q, K, V and the output projection of three heads
        QCOMPARE(step(walk, "queries").weights, linear);
        QCOMPARE(step(walk, "scores").weights, std::int64_t(0));
        QCOMPARE(learned, 4 * linear + 2 * 24);
        QVERIFY(!step(walk, "weights").matrix.isSigned);
        QCOMPARE(step(walk, "scores").matrix.colAxis, Axis::Token);
        QCOMPARE(step(walk, "queries").shape, std::string("[37, 8] of [37, 24]"));
        QCOMPARE(step(walk, "queries").matrix.firstCol, std::int64_t(16));
        // The sentence names the token that the query attends to most.
        const auto& row = weights[15];
        const auto best = std::max_element(row.begin(), row.end()) - row.begin();
        const WalkStep& a = step(walk, "weights");
        QVERIFY2(a.explanation.text().find(tokenName(walk, best) + ".") != std::string::npos,
                 a.explanation.c_str());
        QVERIFY2(a.explanation.text().find("token 14 (row 3, col 3) gives") != std::string::npos,
                 a.explanation.c_str());
        QVERIFY(!has(walk, "no-matrix"));
    }

    void hydraSumsOnceAndGates()
    {
        const Setup s;
        const Trace trace = s.trace("hydra:cosine@all");
        const WalkThrough walk = walkThrough(trace, {1, 0, -1});
        const Layer layer(s, trace, 4);
        QCOMPARE(walk.heads, 1);
        Matrix global(1, std::vector<double>(32, 0.0));
        for (std::size_t t = 0; t < layer.input.size(); ++t) {
            const auto key = unit(layer.qkv[1][t]);
            for (std::size_t f = 0; f < 32; ++f) {
                global[0][f] += key[f] * layer.qkv[2][t][f];
            }
        }
        Matrix gated;
        for (const auto& q : layer.qkv[0]) {
            gated.push_back(unit(q));
            for (std::size_t f = 0; f < 32; ++f) {
                gated.back()[f] *= global[0][f];
            }
        }
        QVERIFY(farthest(shown(step(walk, "global")), global) < tolerance * 37);
        QVERIFY(farthest(shown(step(walk, "gated")), gated) < tolerance * 37);
        QCOMPARE(step(walk, "global").matrix.rowAxis, Axis::Sum);
        QCOMPARE(step(walk, "global").matrix.focus, std::int64_t(-1));
        for (const WalkStep& any : walk.steps) { // no step has pairs of tokens
            QVERIFY2(any.matrix.wholeRows != 37 || any.matrix.wholeCols != 37, any.id.c_str());
        }
        const WalkStep& why = step(walk, "no-matrix");
        QVERIFY(why.matrix.empty());
        QCOMPARE(walk.pairValues, std::int64_t(4 * 37 * 37));
        QCOMPARE(walk.ownValues, std::int64_t(32));
        QVERIFY2(why.explanation.text().find(walk.cost) != std::string::npos, why.explanation.c_str());
        QVERIFY2(walk.cost.text().find("4 × 37 × 37 = 5,476") != std::string::npos, why.explanation.c_str());
    }

    void linearHasOneStateAHead_data()
    {
        QTest::addColumn<QString>("phi");
        QTest::newRow("Eq. 7") << "head";
        QTest::newRow("whole vector") << "whole";
    }
    void linearHasOneStateAHead()
    {
        QFETCH(QString, phi);
        const Setup s;
        const Trace trace = s.trace(("linear:cosine,heads=4,phi=" + phi + "@all").toStdString());
        const auto unitOf = [&](std::vector<double> row) { // a head's 8 features, or all, at length 1
            const auto from = row.begin() + (phi == "head" ? 24 : 0),
                       to = phi == "head" ? from + 8 : row.end();
            const double length = std::sqrt(std::inner_product(from, to, from, 0.0));
            std::transform(from, to, from, [&](double v) { return v / length; });
            return row;
        };
        const WalkThrough walk = walkThrough(trace, {1, 3, 0});
        const Layer layer(s, trace, 4);
        QCOMPARE(walk.heads, 4);
        Matrix state(8, std::vector<double>(8, 0.0));
        for (std::size_t t = 0; t < layer.input.size(); ++t) {
            const auto key = unitOf(layer.qkv[1][t]);
            for (std::size_t i = 0; i < 8; ++i) {
                for (std::size_t j = 0; j < 8; ++j) {
                    state[i][j] += key[24 + i] * layer.qkv[2][t][24 + j];
                }
            }
        }
        Matrix read;
        for (const auto& row : layer.qkv[0]) {
            const auto q = unitOf(row);
            read.emplace_back(8, 0.0);
            for (std::size_t i = 0; i < 8; ++i) {
                for (std::size_t j = 0; j < 8; ++j) {
                    read.back()[j] += q[24 + i] * state[i][j];
                }
            }
        }
        QVERIFY(farthest(shown(step(walk, "state")), state) < tolerance * 37);
        QVERIFY(farthest(shown(step(walk, "gated")), read) < tolerance * 37);
        QCOMPARE(walk.ownValues, std::int64_t(4 * 8 * 8));
        QVERIFY(has(walk, "no-matrix"));
    }

    // Two projections fewer and one product of tokens more: scores and values come from n1 itself.
    void superAttentionMixesTokens()
    {
        const Setup s({}, "super@1");
        const Trace trace = s.trace("super@1");
        const WalkThrough walk = walkThrough(trace, {1, 0, 4});
        QCOMPARE(walk.heads, 1);
        const auto get = [&](const char* name) { return s.tensors.at(std::string("blocks.1.") + name); };
        const Matrix n = layerNorm(matrixOf(trace.blocks[1].input), get("norm1.weight"), get("norm1.bias"));
        const Matrix wa = matrixOf(get("attn.wa.weight"));
        Matrix values;
        for (std::size_t t = 0; t < n.size(); ++t) {
            values.emplace_back(32, get("attn.wa.bias")[std::int64_t(t)].item<double>());
            for (std::size_t u = 0; u < n.size(); ++u) {
                for (std::size_t f = 0; f < 32; ++f) {
                    values[t][f] += wa[t][u] * n[u][f];
                }
            }
        }
        QVERIFY(farthest(shown(step(walk, "keys")), n) < tolerance);
        QVERIFY(farthest(shown(step(walk, "mixture")), wa) < tolerance);
        QVERIFY(farthest(shown(step(walk, "values")), values) < tolerance);
        QVERIFY(step(walk, "keys").explanation.text().find("No K projection") == 0);
        const Matrix q = projected(n, get("attn.wq.weight"), get("attn.wq.bias"), 0, 32);
        Matrix scores;
        for (const auto& row : q) {
            scores.emplace_back();
            for (const auto& key : n) {
                scores.back().push_back(std::inner_product(key.begin(), key.end(), row.begin(), 0.0)
                                        / std::sqrt(32.0));
            }
        }
        QVERIFY(farthest(shown(step(walk, "scores")), scores) < tolerance * 10);
        QVERIFY(!has(walk, "joined")); // one head
    }

    void windowsKeepApartWhatNeverMeets()
    {
        const Setup s;
        const Trace trace = s.trace("window,size=4@all");
        const WalkThrough walk = walkThrough(trace, {1, 0, 0});
        const Matrix scores = shown(step(walk, "scores"));
        const Matrix weights = shown(step(walk, "weights"));
        std::int64_t meet = 0;
        for (int a = 0; a < 37; ++a) {
            double sum = 0;
            for (int b = 0; b < 37; ++b) {
                const int p = a - 1, r = b - 1; // patches, 6 to a row
                const bool same = p < 0 || r < 0 || (p / 6 / 4 == r / 6 / 4 && p % 6 / 4 == r % 6 / 4);
                meet += same;
                sum += std::exp(same ? scores[std::size_t(a)][std::size_t(b)] : -INFINITY);
                QCOMPARE(std::isnan(scores[std::size_t(a)][std::size_t(b)]), !same);
            }
            for (int b = 0; b < 37; ++b) {
                const double score = scores[std::size_t(a)][std::size_t(b)];
                const double expected = std::isnan(score) ? 0 : std::exp(score) / sum;
                QVERIFY(std::fabs(weights[std::size_t(a)][std::size_t(b)] - expected) < tolerance);
            }
        }
        QCOMPARE(walk.ownValues, 4 * meet);
        QCOMPARE(walk.pairValues, std::int64_t(4 * 37 * 37));
    }

    void everyKindEndsInTheStream_data()
    {
        QTest::addColumn<QString>("plan");
        for (const char* plan :
             {"softmax", "linear:mean,heads=8@all", "hydra:tanh-softmax@all", "hydra:cosine+ln@all",
              "linear:tanh-l2+ln@all", "aft-simple@all", "polynl@all", "window,size=4@all", "t2t@all",
              "optimised@0;efficient@1;super@2"}) {
            QTest::newRow(plan) << QString::fromLatin1(plan);
        }
    }
    void everyKindEndsInTheStream()
    {
        QFETCH(QString, plan);
        const Setup s({}, plan.toStdString());
        const Trace trace = s.trace(plan.toStdString(), 3);
        for (const int block : {0, 1, 2}) {
            for (const int query : {-1, 0, 35}) {
                const WalkThrough walk = walkThrough(trace, {block, 0, query});
                const WalkMatrix& last = walk.steps.back().matrix;
                const Matrix middle = matrixOf(trace.blocks[std::size_t(block)].middle);
                const auto& row = middle[std::size_t(query + 1)];
                QCOMPARE(std::vector<double>(last.focusRow.begin(), last.focusRow.end()), row);
                QCOMPARE(last.focus, std::int64_t(query + 1));
                // The step before it plus the block's input is the same row.
                const WalkMatrix& branch = walk.steps[walk.steps.size() - 2].matrix;
                const bool fromValue = plan.startsWith(QLatin1String("t2t"));
                std::vector<float> input = walk.steps.front().matrix.focusRow;
                if (fromValue) {
                    const Matrix qkv = matrixOf(trace.blocks[std::size_t(block)].qkv);
                    input.assign(qkv[std::size_t(query + 1)].begin() + 48, qkv[std::size_t(query + 1)].end());
                }
                for (std::size_t f = 0; f < row.size(); ++f) {
                    QVERIFY(std::fabs(double(branch.focusRow[f]) + double(input[f]) - row[f]) < tolerance);
                }
            }
        }
    }

    void largeMatricesAreExactMeans()
    {
        const std::int64_t rows = 700, cols = 515;
        at::manual_seed(3);
        at::Tensor x = at::randn({rows, cols});
        x[699][514] = std::nan("");
        int asked = 0;
        const WalkMatrix m = meansOf(rows, cols, 300,
                                     [&](std::int64_t from, std::int64_t count) {
                                         ++asked;
                                         return x.narrow(0, from, count);
                                     },
                                     {});
        QVERIFY(asked > 1); // in several parts
        QCOMPARE(m.rowsEach, std::int64_t(3));
        QCOMPARE(m.colsEach, std::int64_t(3));
        QCOMPARE(m.rows, 234);
        QCOMPARE(m.cols, 172);
        const Matrix whole = matrixOf(x);
        for (int r = 0; r < m.rows; ++r) {
            for (int c = 0; c < m.cols; ++c) {
                double sum = 0;
                int count = 0;
                for (int i = 3 * r; i < std::min(700, 3 * r + 3); ++i) {
                    for (int j = 3 * c; j < std::min(515, 3 * c + 3); ++j) {
                        const double v = whole[std::size_t(i)][std::size_t(j)];
                        sum += std::isnan(v) ? 0 : v;
                        count += int(!std::isnan(v));
                    }
                }
                const double shown = double(m.values[std::size_t(r * m.cols + c)]);
                if (count == 0) {
                    QVERIFY(std::isnan(shown));
                } else {
                    QVERIFY(std::fabs(shown - sum / count) < 1e-6);
                }
            }
        }
        QCOMPARE(m.focusRow.size(), std::size_t(515));
        QCOMPARE(double(m.focusRow[7]), whole[300][7]);
        QVERIFY(double(m.max) > 3 && double(m.min) < -3); // of all entries, not of the means
    }

    void manyTokensLeaveAsMeans()
    {
        test::TinyShape shape;
        shape.grid = 18; // 325 tokens
        const Setup s(shape);
        const Trace trace = s.trace("softmax");
        const WalkThrough walk = walkThrough(trace, {0, 1, 100});
        const WalkStep& a = step(walk, "weights");
        QCOMPARE(a.matrix.rows, 163);
        QCOMPARE(a.shape, std::string("[325, 325], means of 2 × 2"));
        QCOMPARE(a.matrix.focusRow.size(), std::size_t(325));
        const double sum = std::accumulate(a.matrix.focusRow.begin(), a.matrix.focusRow.end(), 0.0);
        QVERIFY(std::fabs(sum - 1) < 1e-5);
        QVERIFY(walk.bytes() > a.matrix.values.size() * 4);
    }

    void questionsThatDoNotFitAreRefused()
    {
        const Setup s;
        const Trace trace = s.trace("hydra@back:1", 3);
        const auto refused = [&](WalkQuestion question) {
            try {
                (void)walkThrough(trace, question);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Usage;
            }
            return false;
        };
        QVERIFY(refused({3, 0, -1}));
        QVERIFY(refused({-2, 0, -1}));
        QVERIFY(refused({0, 3, -1}));
        QVERIFY(refused({0, -1, -1}));
        QVERIFY(refused({2, 1, -1})); // hydra is shown whole
        QVERIFY(refused({0, 0, 36}));
        QVERIFY(refused({0, 0, -2}));
        QVERIFY(!refused({-1, 0, 35}));
        const CancelToken stopped;
        stopped.cancel();
        QVERIFY_EXCEPTION_THROWN((void)walkThrough(trace, {0, 0, 0}, stopped), Error);
    }
};

HYDRA_TEST(TestWalkThrough, QCoreApplication)
#include "test_walk_through.moc"
