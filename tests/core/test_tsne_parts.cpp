// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of t-SNE: kernels against the standard library, principal components against Jacobi's rotations,
// neighbours and trustworthiness against sorting, the quadtree against a count.
#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/tsne/distances.h"
#include "core/tsne/neighbours.h"
#include "core/tsne/pca.h"
#include "core/tsne/quad_tree.h"
#include "core/tsne/quality.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/support/program.h"

using namespace hydra;
using tsne::Points;
using tsne::Vectors;

namespace {

// Later components vary less.
Vectors slanted(std::size_t count, std::size_t width, std::uint64_t seed)
{
    CounterRandom random(seed, 1);
    Vectors v{std::vector<float>(count * width), count, width};
    for (std::size_t i = 0; i < v.values.size(); ++i) {
        v.values[i] = static_cast<float>(random.normal() / double(1 + i % width) + 3);
    }
    return v;
}

// Eigenvectors of a symmetric matrix as columns, largest eigenvalue first: cyclic Jacobi.
using Matrix = std::vector<std::vector<double>>;
Matrix jacobi(Matrix a)
{
    const std::size_t n = a.size();
    Matrix v(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
        v[i][i] = 1;
    }
    for (int sweep = 0; sweep < 60; ++sweep) {
        for (std::size_t p = 0; p < n; ++p) {
            for (std::size_t q = p + 1; q < n; ++q) {
                const double angle = 0.5 * std::atan2(2 * a[p][q], a[q][q] - a[p][p]);
                const double c = std::cos(angle), s = std::sin(angle);
                for (std::size_t k = 0; k < n; ++k) {
                    const double x = a[k][p], y = a[k][q];
                    a[k][p] = c * x - s * y;
                    a[k][q] = s * x + c * y;
                }
                for (std::size_t k = 0; k < n; ++k) {
                    const double x = a[p][k], y = a[q][k], u = v[k][p], w = v[k][q];
                    a[p][k] = c * x - s * y;
                    a[q][k] = s * x + c * y;
                    v[k][p] = c * u - s * w;
                    v[k][q] = s * u + c * w;
                }
            }
        }
    }
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return a[i][i] > a[j][j]; });
    Matrix sorted(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (const std::size_t c : order) {
            sorted[i].push_back(v[i][c]);
        }
    }
    return sorted;
}

// Scores of the first components; signs are arbitrary.
Matrix naiveScores(const Vectors& data, std::size_t components)
{
    Matrix rows(data.count, std::vector<double>(data.width));
    for (std::size_t k = 0; k < data.width; ++k) {
        double mean = 0;
        for (std::size_t i = 0; i < data.count; ++i) {
            mean += double(data.row(i)[k]) / double(data.count);
        }
        for (std::size_t i = 0; i < data.count; ++i) {
            rows[i][k] = double(data.row(i)[k]) - mean;
        }
    }
    Matrix covariance(data.width, std::vector<double>(data.width, 0.0));
    for (const auto& row : rows) {
        for (std::size_t a = 0; a < data.width; ++a) {
            for (std::size_t b = 0; b < data.width; ++b) {
                covariance[a][b] += row[a] * row[b];
            }
        }
    }
    const Matrix directions = jacobi(covariance);
    Matrix scores(data.count, std::vector<double>(components, 0.0));
    for (std::size_t i = 0; i < data.count; ++i) {
        for (std::size_t c = 0; c < components; ++c) {
            for (std::size_t k = 0; k < data.width; ++k) {
                scores[i][c] += rows[i][k] * directions[k][c];
            }
        }
    }
    return scores;
}

// All rows but I by distance, then index; in double.
std::vector<std::size_t> sortedOthers(const Vectors& data, std::size_t i)
{
    std::vector<std::pair<double, std::size_t>> others;
    for (std::size_t j = 0; j < data.count; ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < data.width; ++k) {
            sum += std::pow(double(data.row(i)[k]) - double(data.row(j)[k]), 2);
        }
        if (i != j) {
            others.emplace_back(sum, j);
        }
    }
    std::sort(others.begin(), others.end());
    std::vector<std::size_t> order;
    for (const auto& other : others) {
        order.push_back(other.second);
    }
    return order;
}

} // namespace

class TestTsneParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kernelsAreThoseOfTheStandardLibrary()
    {
        std::vector<float> d(1024), p(1024);
        for (std::size_t j = 0; j < d.size(); ++j) {
            d[j] = static_cast<float>(std::exp(double(j) / 60.0 - 6)); // 0.002 to 60,000
        }
        for (const tsne::Kernels* kernels : {&tsne::plainKernels, &tsne::kernels()}) {
            const tsne::Moments found = kernels->moments(d.data(), 1024, 0.002, 0.7);
            tsne::Moments wanted;
            kernels->gaussian(d.data(), 1024, 0.002, 0.7, 2.0, p.data());
            for (std::size_t j = 0; j < d.size(); ++j) {
                const double t = double(d[j]) - 0.002;
                const double weight = std::exp(-0.7 * t);
                wanted.zeroth += weight;
                wanted.first += weight * t;
                wanted.second += weight * t * t;
                QVERIFY(std::abs(double(p[j]) - 2 * weight) <= 1.2e-7 * weight + 1e-38);
            }
            QVERIFY(std::abs(found.zeroth / wanted.zeroth - 1) < 1e-13);
            QVERIFY(std::abs(found.first / wanted.first - 1) < 1e-13);
            QVERIFY(std::abs(found.second / wanted.second - 1) < 1e-13);
            // The logarithm, one pair at a time: 1 + x^2 from 1 to 4e9.
            for (const float x : d) {
                const float xs[8] = {x}, zeros[8] = {}, one[8] = {1};
                const double log = kernels->allPairsLog(0, 0, xs, zeros, one, 8);
                QVERIFY(std::abs(log - std::log(double(1.0F + x * x))) < 2e-7);
            }
            QCOMPARE(kernels->firstBelow(d.data(), 0, 1024, 0.01F), tsne::Index(0));
            QCOMPARE(kernels->firstBelow(d.data(), 0, 1024, 0.001F), tsne::Index(1024));
            d[517] = -1;
            QCOMPARE(kernels->firstBelow(d.data(), 8, 1024, 0.0F), tsne::Index(512));
            d[517] = 13;
        }
    }

    void principalComponentsAreJacobis_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("width");
        QTest::newRow("more rows") << 400 << 9;
        QTest::newRow("more features") << 13 << 30;
    }

    void principalComponentsAreJacobis()
    {
        QFETCH(int, count);
        QFETCH(int, width);
        tsne::Crew crew(2);
        const Vectors data = slanted(std::size_t(count), std::size_t(width), 2);
        const Vectors found = tsne::principalComponents(data, 4, crew);
        Matrix wanted = naiveScores(data, 4);
        for (std::size_t c = 0; c < 4; ++c) {
            const auto extreme =
                std::max_element(wanted.begin(), wanted.end(), [c](const auto& a, const auto& b) {
                    return std::abs(a[c]) < std::abs(b[c]);
                });
            const double sign = (*extreme)[c] < 0 ? -1 : 1;
            for (std::size_t i = 0; i < data.count; ++i) {
                const double off = double(found.row(i)[c]) - sign * wanted[i][c];
                QVERIFY2(std::abs(off) < 1e-4, qPrintable(QString::number(off)));
            }
        }
        const Vectors many = tsne::principalComponents(slanted(5, 3, 1), 6, crew);
        QCOMPARE(many.width, std::size_t(6));
        QVERIFY(many.row(0)[0] != 0.0F && many.row(0)[5] == 0.0F);
    }

    void neighboursAreTheNearest()
    {
        tsne::Crew crew(3);
        Vectors data = slanted(2500, 6, 3); // more than one block of columns
        std::copy_n(data.row(4), 6, data.row(2400)); // twins
        data = tsne::centred(data);
        const tsne::Neighbours found = tsne::nearestNeighbours(data, 40, crew);
        for (std::size_t i = 0; i < data.count; i += 101) {
            const auto order = sortedOthers(data, i);
            for (std::size_t n = 0; n < 40; ++n) {
                QCOMPARE(std::size_t(found.index[i * 40 + n]), order[n]);
            }
        }
        QCOMPARE(found.index[4 * 40], 2400);
        QCOMPARE(found.distance[4 * 40], 0.0F);
    }

    void theTreeCountsEveryPointOnce()
    {
        CounterRandom random(3, 3);
        Points points;
        for (int i = 0; i < 501; ++i) {
            points.x.push_back(static_cast<float>(random.normal() * 20));
            points.y.push_back(static_cast<float>(i % 50 == 0 ? 7.0 : random.normal()));
        }
        const double sumX = std::accumulate(points.x.begin(), points.x.end(), 0.0);
        for (const double theta : {0.0, 0.3, 0.7}) {
            tsne::QuadTree tree;
            tree.build(points, theta);
            std::vector<tsne::Mass> list(tree.count() + 1);
            for (std::size_t first = 0; first < tree.count(); first += tsne::groupSize) {
                const std::size_t found = tree.masses(first, list.data());
                double mass = 0;
                double x = 0;
                for (std::size_t k = 0; k < found; ++k) {
                    mass += double(list[k].mass);
                    x += double(list[k].mass) * double(list[k].x);
                }
                QCOMPARE(mass, 501.0);
                QVERIFY(std::abs(x - sumX) < 1e-2);
                QVERIFY(theta == 0 ? found == 501 : found < 501);
            }
            std::vector<std::uint32_t> order = tree.order();
            std::sort(order.begin(), order.end());
            for (std::uint32_t i = 0; i < order.size(); ++i) {
                QCOMPARE(order[i], i);
            }
        }
    }

    void trustworthinessIsThatOfTheDefinition()
    {
        tsne::Crew crew(2);
        const Vectors data = slanted(120, 4, 5);
        Points points;
        for (std::size_t i = 0; i < 120; ++i) {
            points.x.push_back(data.row(i)[0]);
            points.y.push_back(data.row(i)[1]);
        }
        Vectors plane{{}, 120, 2};
        for (std::size_t i = 0; i < 120; ++i) {
            plane.values.insert(plane.values.end(), {points.x[i], points.y[i]});
        }
        double sum = 0;
        for (std::size_t i = 0; i < 120; ++i) {
            const auto before = sortedOthers(data, i);
            const auto now = sortedOthers(plane, i);
            for (std::size_t n = 0; n < 7; ++n) {
                const auto rank = std::find(before.begin(), before.end(), now[n]) - before.begin() + 1;
                sum += std::max(0.0, double(rank) - 7);
            }
        }
        const double wanted = 1 - sum * 2 / (120.0 * 7 * (240 - 21 - 1));
        QVERIFY(wanted < 0.999);
        QVERIFY(std::abs(tsne::trustworthiness(data, points, 7, crew) - wanted) < 1e-9);
        QCOMPARE(tsne::trustworthiness(plane, points, 7, crew), 1.0);
        QVERIFY_EXCEPTION_THROWN((void)tsne::trustworthiness(data, points, 60, crew), Error);
    }

    void compactnessIsAShareOfTheRadius()
    {
        const Points square{{-2, 2, 2, -2, 0, 0}, {-2, -2, 2, 2, 1, -1}};
        QVERIFY(std::abs(tsne::compactness(square, {0, 1, 2, 3}) - 1) < 1e-7);
        QVERIFY(std::abs(tsne::compactness(square, {4, 5}) - 1 / std::sqrt(8.0)) < 1e-7);
        QCOMPARE(tsne::compactness({{1, 1}, {1, 1}}, {0, 1}), 0.0);
        QCOMPARE(tsne::compactness(square, {}), 0.0);
    }
};

HYDRA_TEST(TestTsneParts, QCoreApplication)
#include "test_tsne_parts.moc"
