// SPDX-License-Identifier: GPL-3.0-or-later
// The same question gives the same bits: repeated, on one thread or several, at any memory addresses, beside
// busy processes.
#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/gemm.h"
#include "core/tensor/share_cores.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/busy_process.h"
#include "tests/support/program.h"
#include "tests/support/random_vit.h"
#include "tests/support/vit_shape.h"

using namespace hydra;

namespace {

// Large enough that its products are cut, uneven enough that the last tiles are smaller: 82 tokens of 192
// numbers.
const VitConfig& config()
{
    static const VitConfig c = test::configOf({96, 8, 4, 32, 2, 10});
    return c;
}

MapOptions optionsOf(const std::string& method)
{
    MapOptions options;
    options.method = method;
    options.steps = 3; // of gradients that are averaged: enough to add up
    options.masks = 12;
    options.window = options.stride = 4;
    options.groups = 4;
    options.permutations = 2;
    options.clusterDistance = 1;
    options.query = 7;
    options.gammaLinear = 0.05;
    return options;
}

std::vector<float> mapOf(const VisionTransformer& network, const at::Tensor& pixels,
                         const MapOptions& options, const AttentionPlan& plan)
{
    const Trace trace =
        traceOf(network, pixels, {SliceScheme::HydraViT, 4}, plan, precisionOf(options.method), {});
    return explain(trace, options, 3, {}).values;
}

AttentionPlan planOf(const QString& text)
{
    return AttentionPlan::parse(text.toStdString(), AttentionPlan::softmax(config().depth));
}

// Allocates memory, so that the next results lie elsewhere, and frees it on the test's next turn.
class Elsewhere
{
public:
    void move() { m_taken.emplace_back(m_taken.size() * 1040 + 24); }

private:
    std::vector<std::vector<char>> m_taken;
};

} // namespace

class TestSameBits : public QObject
{
    Q_OBJECT

private:
    test::BusyProcess m_first, m_second; // before there is any thread
    std::unique_ptr<VisionTransformer> m_network;
    at::Tensor m_pixels;

    // The map of METHOD; empty if the network lacks the part it needs.
    [[nodiscard]] std::vector<float> anyMap(const std::string& method) const
    {
        return method == "pool-attention" ? std::vector<float>()
                                          : mapOf(*m_network, m_pixels, optionsOf(method), planOf("softmax"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_network = std::make_unique<VisionTransformer>(config(), test::randomTensors(config()));
        at::manual_seed(5);
        m_pixels = at::randn({1, 3, 96, 96});
    }
    void cleanup()
    {
        setSharesCores(true);
        shareThreads(1);
    }

    void everyMethodGivesTheSameBits_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("plan");
        for (const MethodInfo& info : methodTable()) {
            const QString id = QString::fromUtf8(info.id);
            if (id == QLatin1String("pool-attention")) { // needs a pooling head
                continue;
            }
            QTest::newRow(info.id) << id << QStringLiteral("softmax@all");
        }
        for (const char* plan : {"hydra:cosine@all", "linear:cosine,heads=8@all", "window,size=3@all"}) {
            for (const char* method : {"relevance", "fullgrad-plus", "attention"}) {
                QTest::addRow("%s under %s", method, plan)
                    << QString::fromUtf8(method) << QString::fromUtf8(plan);
            }
        }
    }
    void everyMethodGivesTheSameBits()
    {
        QFETCH(QString, method);
        QFETCH(QString, plan);
        const MapOptions options = optionsOf(method.toStdString());
        const AttentionPlan attention = planOf(plan);
        shareThreads(1);
        const std::vector<float> expected = mapOf(*m_network, m_pixels, options, attention);
        QVERIFY(!expected.empty());
        setSharesCores(false); // exactly this many threads, however busy the machine
        Elsewhere memory;
        for (int turn = 0; turn < 9; ++turn) {
            memory.move();
            shareThreads(1 + turn % 3);
            QVERIFY2(mapOf(*m_network, m_pixels, options, attention) == expected,
                     qPrintable(QStringLiteral("turn %1, %2 threads").arg(turn).arg(1 + turn % 3)));
        }
    }

    // Two threads, reduced by two busy processes.
    void besideBusyProcessesTheyAreTheSame()
    {
        std::vector<std::vector<float>> expected;
        for (const MethodInfo& info : methodTable()) {
            expected.push_back(anyMap(info.id));
        }
        m_first.setBusy(true);
        m_second.setBusy(true);
        std::vector<std::string> differ;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            shareThreads(2);
            if (anyMap(methodTable()[i].id) != expected[i]) {
                differ.emplace_back(methodTable()[i].id);
            }
        }
        m_first.setBusy(false);
        m_second.setBusy(false);
        QCOMPARE(differ, std::vector<std::string>());
    }

    // A product in one piece, in tiles, and in float64 loops; more threads than tiles.
    void aProductIsTheSameInTiles_data()
    {
        QTest::addColumn<QList<int>>("size"); // batch, M, K, N
        QTest::addRow("weights") << QList<int>{1, 197, 192, 576};
        QTest::addRow("weights of no round size") << QList<int>{1, 197, 200, 1000};
        QTest::addRow("few columns, many rows") << QList<int>{1, 4097, 192, 40};
        QTest::addRow("large heads") << QList<int>{6, 300, 64, 300};
        QTest::addRow("small heads") << QList<int>{40, 49, 32, 49};
        QTest::addRow("no row") << QList<int>{1, 0, 32, 49};
    }
    void aProductIsTheSameInTiles()
    {
        QFETCH(QList<int>, size);
        setSharesCores(false);
        at::manual_seed(2);
        const bool batched = size[0] > 1;
        at::Tensor a = at::randn({size[0], size[1], size[2]}), b = at::randn({size[0], size[3], size[2]});
        b = b.transpose(1, 2); // weights have this layout
        if (!batched) {
            a = a[0];
            b = b[0];
        }
        const at::Tensor exact = at::matmul(a.to(at::kDouble), b.to(at::kDouble));
        for (const at::ScalarType type : {at::kFloat, at::kDouble}) {
            shareThreads(1);
            const at::Tensor one = product(a.to(type), b.to(type));
            for (const int threads : {1, 2, 3, 7}) {
                shareThreads(threads);
                for (int turn = 0; turn < 3; ++turn) { // the first turn decides how the others are divided
                    QVERIFY(at::equal(product(a.to(type), b.to(type)), one));
                }
            }
            const double limit = type == at::kFloat ? 1e-4 : 1e-12;
            QVERIFY(exact.numel() == 0 || (one.to(at::kDouble) - exact).abs().max().item<double>() < limit);
        }
    }

    void tilesAreAllThereOnceWhateverTheyThrow()
    {
        setSharesCores(false);
        for (const int threads : {1, 2, 5}) {
            shareThreads(threads);
            std::vector<std::atomic<int>> seen(103);
            forTiles(103, 10, [&](std::int64_t begin, std::int64_t end) {
                QVERIFY(begin % 10 == 0 && (end == begin + 10 || end == 103));
                forTiles(end - begin, 3, [&](std::int64_t from, std::int64_t to) { // in a tile
                    for (std::int64_t i = from; i < to; ++i) {
                        ++seen[static_cast<std::size_t>(begin + i)];
                    }
                });
            });
            for (const std::atomic<int>& times : seen) {
                QCOMPARE(times.load(), 1);
            }
            QVERIFY_EXCEPTION_THROWN(forTiles(103, 10,
                                              [](std::int64_t begin, std::int64_t) {
                                                  if (begin == 50) {
                                                      throw std::runtime_error("a tile");
                                                  }
                                              }),
                                     std::runtime_error);
            forTiles(0, 10, [](std::int64_t, std::int64_t) { QFAIL("there is nothing to do"); });
        }
    }
};

HYDRA_TEST(TestSameBits, QCoreApplication)
#include "test_same_bits.moc"
