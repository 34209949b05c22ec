// SPDX-License-Identifier: GPL-3.0-or-later
// t-SNE against its definition in float64: probabilities, divergence, gradient; and properties of the result.
#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/tsne/objective.h"
#include "core/tsne/tsne.h"

#include <QtTest>

#include <cmath>

#include "tests/support/program.h"

using namespace hydra;
using tsne::Points;
using tsne::Vectors;

namespace {

Vectors noise(std::size_t count, std::size_t width, std::uint64_t seed)
{
    CounterRandom random(seed, 1);
    Vectors v{std::vector<float>(count * width), count, width};
    for (float& value : v.values) {
        value = static_cast<float>(random.normal());
    }
    return v;
}

// Three clusters, eight deviations apart; row i is in cluster i % 3.
Vectors clusters(std::size_t count, std::size_t width)
{
    Vectors v = noise(count, width, 5);
    for (std::size_t i = 0; i < count; ++i) {
        v.row(i)[i % 3] += 8;
    }
    return v;
}

Points somewhere(std::size_t count, double deviation, std::uint64_t seed = 9)
{
    CounterRandom random(seed, 2);
    Points p;
    for (std::size_t i = 0; i < count; ++i) {
        p.x.push_back(static_cast<float>(deviation * random.normal()));
        p.y.push_back(static_cast<float>(deviation * random.normal()));
    }
    return p;
}

using Matrix = std::vector<std::vector<double>>;

double squaredDistance(const Vectors& v, std::size_t i, std::size_t j)
{
    double sum = 0;
    for (std::size_t k = 0; k < v.width; ++k) {
        sum += std::pow(double(v.row(i)[k]) - double(v.row(j)[k]), 2);
    }
    return sum;
}

// p_j|i by plain bisection on beta.
std::vector<double> conditionalRow(const Vectors& v, std::size_t i, double perplexity)
{
    double low = 0;
    double high = 1e6;
    std::vector<double> p(v.count);
    for (int step = 0; step < 200; ++step) {
        const double beta = (low + high) / 2;
        double sum = 0;
        double entropy = 0;
        for (std::size_t j = 0; j < v.count; ++j) {
            p[j] = i == j ? 0.0 : std::exp(-beta * squaredDistance(v, i, j));
            sum += p[j];
        }
        for (double& value : p) {
            value /= sum;
            entropy -= value > 0 ? value * std::log(value) : 0.0;
        }
        (entropy > std::log(perplexity) ? low : high) = beta;
    }
    return p;
}

Matrix jointMatrix(const Vectors& v, double perplexity)
{
    Matrix conditional, joint(v.count, std::vector<double>(v.count));
    for (std::size_t i = 0; i < v.count; ++i) {
        conditional.push_back(conditionalRow(v, i, perplexity));
    }
    for (std::size_t i = 0; i < v.count; ++i) {
        for (std::size_t j = 0; j < v.count; ++j) {
            joint[i][j] = (conditional[i][j] + conditional[j][i]) / (2 * double(v.count));
        }
    }
    return joint;
}

// KL(P || Q), by definition.
double divergenceOf(const Matrix& p, const std::vector<double>& x, const std::vector<double>& y)
{
    const auto kernel = [&](std::size_t i, std::size_t j) {
        return 1 / (1 + std::pow(x[i] - x[j], 2) + std::pow(y[i] - y[j], 2));
    };
    double z = 0;
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < x.size(); ++j) {
            z += i == j ? 0.0 : kernel(i, j);
        }
    }
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < x.size(); ++j) {
            sum += p[i][j] > 0 ? p[i][j] * std::log(p[i][j] / (kernel(i, j) / z)) : 0.0;
        }
    }
    return sum;
}

double length(const Points& p)
{
    double sum = 0;
    for (std::size_t i = 0; i < p.x.size(); ++i) {
        sum += double(p.x[i]) * double(p.x[i]) + double(p.y[i]) * double(p.y[i]);
    }
    return std::sqrt(sum);
}

double distance(const Points& a, const Points& b)
{
    Points d = a;
    for (std::size_t i = 0; i < a.x.size(); ++i) {
        d.x[i] -= b.x[i];
        d.y[i] -= b.y[i];
    }
    return length(d) / length(b);
}

bool finite(const Points& p)
{
    const auto good = [](float v) { return std::isfinite(v); };
    return std::all_of(p.x.begin(), p.x.end(), good) && std::all_of(p.y.begin(), p.y.end(), good);
}

// The code and message with which embed() refuses; "" if it accepts.
std::pair<ErrorCode, std::string> refusal(const Vectors& data, const tsne::Options& options)
{
    try {
        (void)tsne::embed(data, options);
    } catch (const Error& error) {
        return {error.code(), error.what()};
    }
    return {ErrorCode::Internal, ""};
}

} // namespace

class TestTsne : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void probabilitiesAreThoseOfTheDefinition()
    {
        tsne::Crew crew(2);
        const Vectors data = noise(70, 6, 3);
        const Matrix wanted = jointMatrix(data, 12);
        const tsne::DenseAffinities dense = tsne::denseAffinities(data, 12, crew);
        const tsne::SparseAffinities sparse =
            tsne::sparseAffinities(tsne::nearestNeighbours(data, 69, crew), 12, crew);
        double sum = 0;
        for (std::size_t i = 0; i < 70; ++i) {
            std::vector<double> row(70, 0.0);
            for (std::size_t e = sparse.start[i]; e < sparse.start[i + 1]; ++e) {
                row[std::size_t(sparse.to[e])] += double(sparse.p[e]);
            }
            for (std::size_t j = 0; j < 70; ++j) {
                const double p = double(dense.p[i * dense.stride + j]);
                QVERIFY2(std::abs(p - wanted[i][j]) < 1e-8, qPrintable(QString::number(p - wanted[i][j])));
                QVERIFY(std::abs(row[j] - wanted[i][j]) < 1e-8);
                sum += p;
            }
        }
        QVERIFY(std::abs(sum - 1) < 1e-6);
    }

    void everyRowHasThePerplexityAskedFor()
    {
        for (const double scale : {1e-12, 1.0, 1e9}) {
            CounterRandom random(1, 3);
            for (int row = 0; row < 20; ++row) {
                std::vector<float> distances(96, 1e30F), p(96);
                for (std::size_t j = 0; j < 91; ++j) {
                    distances[j] = static_cast<float>(scale * std::exp(3 * random.normal()));
                }
                tsne::conditional(distances.data(), 96, 30, p.data());
                double entropy = 0;
                double sum = 0;
                for (const float v : p) {
                    entropy -= v > 0 ? double(v) * std::log(double(v)) : 0.0;
                    sum += double(v);
                }
                QVERIFY(std::abs(sum - 1) < 1e-6);
                QVERIFY2(std::abs(std::exp(entropy) - 30) < 1e-4,
                         qPrintable(QString::number(std::exp(entropy))));
            }
        }
    }

    void gradientIsTheSlopeOfTheDivergence()
    {
        constexpr std::size_t n = 24;
        tsne::Crew crew(1);
        const Vectors data = noise(n, 5, 4);
        const Matrix p = jointMatrix(data, 6);
        const auto objective = tsne::exactObjective(tsne::denseAffinities(data, 6, crew), crew);
        const Points at = somewhere(n, 0.8);
        Points gradient;
        objective->gradient(at, 1, gradient);
        std::vector<double> x(at.x.begin(), at.x.end()), y(at.y.begin(), at.y.end());
        QVERIFY(std::abs(objective->divergence(at) - divergenceOf(p, x, y)) < 1e-6);
        Points slope{std::vector<float>(n), std::vector<float>(n)};
        for (std::size_t i = 0; i < n; ++i) {
            for (auto* axis : {&x, &y}) {
                const double before = (*axis)[i];
                constexpr double step = 1e-5;
                (*axis)[i] = before + step;
                const double above = divergenceOf(p, x, y);
                (*axis)[i] = before - step;
                const double below = divergenceOf(p, x, y);
                (*axis)[i] = before;
                (axis == &x ? slope.x : slope.y)[i] = static_cast<float>((above - below) / (2 * step));
            }
        }
        QVERIFY2(distance(gradient, slope) < 1e-5, qPrintable(QString::number(distance(gradient, slope))));
    }

    void barnesHutTendsToTheExactGradient()
    {
        constexpr std::size_t n = 300;
        tsne::Crew crew(2);
        const Vectors data = noise(n, 8, 6);
        const tsne::SparseAffinities sparse =
            tsne::sparseAffinities(tsne::nearestNeighbours(data, n - 1, crew), 20, crew);
        const auto exact = tsne::exactObjective(tsne::denseAffinities(data, 20, crew), crew);
        Points at = somewhere(n, 4);
        at.x[17] = at.x[3] = at.x[4]; // coincident points
        at.y[17] = at.y[3] = at.y[4];
        Points wanted, found;
        exact->gradient(at, 12, wanted);
        double last = 1;
        for (const auto& [theta, limit] :
             {std::pair(0.7, 0.05), std::pair(0.5, 0.02), std::pair(0.0, 2e-6)}) {
            const auto tree = tsne::barnesHutObjective(sparse, theta, crew);
            tree->gradient(at, 12, found);
            const double off = distance(found, wanted);
            QVERIFY2(off < limit && off < last, qPrintable(QString::number(off)));
            QVERIFY(std::abs(tree->divergence(at) - exact->divergence(at)) < (theta > 0 ? 1e-2 : 1e-6));
            last = off;
        }
    }

    void clustersStayApart_data()
    {
        QTest::addColumn<bool>("exact");
        QTest::newRow("exact") << true;
        QTest::newRow("barnes-hut") << false;
    }

    void clustersStayApart()
    {
        QFETCH(bool, exact);
        tsne::Options options;
        options.perplexity = 20;
        options.exactUpTo = exact ? 1000 : 0;
        const tsne::Result result = tsne::embed(clusters(240, 10), options);
        QCOMPARE(result.exact, exact);
        QCOMPARE(result.iterations, 1000);
        QVERIFY(result.divergence > 0 && result.divergence < 1.5);
        const Points& p = result.points;
        for (std::size_t i = 0; i < 240; ++i) { // each point's nearest neighbour is in its cluster
            std::size_t nearest = 0;
            float least = 1e30F;
            for (std::size_t j = 0; j < 240; ++j) {
                const float d = std::hypot(p.x[i] - p.x[j], p.y[i] - p.y[j]);
                if (i != j && d < least) {
                    least = d;
                    nearest = j;
                }
            }
            QCOMPARE(nearest % 3, i % 3);
        }
    }

    void theSameBitsForAnyNumberOfThreads()
    {
        for (const std::size_t exactUpTo : {std::size_t(0), std::size_t(1000)}) {
            tsne::Options options;
            options.exactUpTo = exactUpTo;
            options.iterations = 300;
            options.threads = 1;
            const Vectors data = clusters(301, 60);
            const tsne::Result first = tsne::embed(data, options);
            for (const int threads : {1, 2, 3}) {
                options.threads = threads;
                const tsne::Result again = tsne::embed(data, options);
                QVERIFY(again.points.x == first.points.x && again.points.y == first.points.y);
                QCOMPARE(again.divergence, first.divergence);
            }
            options.seed = 7;
            QVERIFY(tsne::embed(data, options).points.x != first.points.x);
        }
    }

    void stopsWhenItIsTold()
    {
        const CancelToken cancel;
        int seen = 0;
        const auto watch = [&](int iteration, const Points& points) {
            seen = iteration;
            QCOMPARE(points.x.size(), std::size_t(240));
            if (iteration == 10) {
                cancel.cancel();
            }
        };
        try {
            (void)tsne::embed(clusters(240, 10), {}, cancel, watch);
            QFAIL("went on");
        } catch (const Error& error) {
            QVERIFY(error.code() == ErrorCode::Cancelled);
        }
        QCOMPARE(seen, 10);
    }

    void saysWhatItCannotEmbed()
    {
        const auto few = refusal(noise(89, 4, 1), {});
        QVERIFY(few.first == ErrorCode::Input);
        QVERIFY2(few.second.find("perplexity 30 needs at least 90 points") != std::string::npos
                     && few.second.find("got 89") != std::string::npos,
                 few.second.c_str());
        Vectors broken = noise(100, 4, 1);
        broken.values[4 * 7 + 2] = std::nanf("");
        const auto nan = refusal(broken, {});
        QVERIFY2(nan.second.find("component 2 of vector 7") != std::string::npos, nan.second.c_str());
        tsne::Options wide;
        wide.theta = 0.9;
        QVERIFY(refusal(noise(100, 4, 1), wide).first == ErrorCode::Usage);
    }

    void equalVectorsGiveFinitePoints()
    {
        for (const std::size_t exactUpTo : {std::size_t(0), std::size_t(1000)}) {
            tsne::Options options;
            options.exactUpTo = exactUpTo;
            options.iterations = 300;
            Vectors data = noise(150, 5, 8);
            for (std::size_t i = 0; i < 120; ++i) { // more equal rows than the perplexity
                std::copy_n(data.row(0), 5, data.row(i));
            }
            const tsne::Result twins = tsne::embed(data, options);
            QVERIFY(finite(twins.points) && std::isfinite(twins.divergence));
            const tsne::Result constant = tsne::embed({std::vector<float>(500, 3.5F), 100, 5}, options);
            QVERIFY(finite(constant.points) && std::isfinite(constant.divergence));
            for (std::size_t i = 0; i < data.count; ++i) { // all on one line
                std::fill_n(data.row(i), 5, static_cast<float>(i) * 1e-20F);
            }
            const tsne::Result line = tsne::embed(data, options);
            QVERIFY(finite(line.points));
            QVERIFY(*std::max_element(line.points.y.begin(), line.points.y.end()) > 0.1F); // off the line
        }
    }

    void startsWhereItIsTold()
    {
        tsne::Options options;
        options.iterations = 1;
        options.learningRate = 1e-3;
        options.start = somewhere(240, 1);
        const tsne::Result result = tsne::embed(clusters(240, 10), options);
        QVERIFY(distance(result.points, options.start) < 1e-3);
        QVERIFY(distance(result.points, options.start) > 0);
        options.start.x.pop_back();
        QVERIFY(refusal(clusters(240, 10), options).first == ErrorCode::Usage);
    }
};

HYDRA_TEST(TestTsne, QCoreApplication)
#include "test_tsne.moc"
