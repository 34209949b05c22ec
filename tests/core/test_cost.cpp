// SPDX-License-Identifier: GPL-3.0-or-later
// The cost model against every number that the papers print.
#include "core/base/error.h"
#include "core/model/architectures.h"
#include "core/nn/cost.h"

#include <QtTest>

#include <cmath>
#include <fstream>
#include <map>

#include "tests/support/program.h"

using namespace hydra;

namespace {

constexpr double giga = 1e9;

AttentionPlan planOf(const char* text, int depth = 12)
{
    return AttentionPlan::parse(text, AttentionPlan::softmax(depth));
}

NetworkCost baseAt(int pixels, const char* plan, CostConvention convention = CostConvention::Executed)
{
    const VitConfig c = architectureNamed("vit-b16");
    return costOf(c, fullNetwork(c), planOf(plan), {pixels, pixels, convention});
}

bool prints(double value, double printed, int digits)
{
    return std::fabs(value - printed) <= 0.5 * std::pow(10.0, -digits) + 1e-9;
}

// A few printed numbers are truncated while their neighbours are rounded: 657.366 is printed as 657.3.
bool printsOrCuts(double value, double printed, int digits)
{
    const double unit = std::pow(10.0, -digits);
    return prints(value, printed, digits) || prints(value, printed + unit / 2, digits);
}

QByteArray both(double found, double printed)
{
    return QByteArray::number(found, 'f', 4) + " for " + QByteArray::number(printed, 'f', 4);
}

SliceScheme schemeOf(const QString& title)
{
    static const std::map<QString, SliceScheme> schemes{
        {QStringLiteral("HydraViT"), SliceScheme::HydraViT},
        {QStringLiteral("MatFormer"), SliceScheme::MatFormer},
        {QStringLiteral("DynaBERT"), SliceScheme::DynaBert},
        {QStringLiteral("SortedNet"), SliceScheme::SortedNet}};
    return schemes.at(title);
}

} // namespace

class TestCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hydraVitTable4_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("width");
        QTest::addColumn<QList<double>>("printed"); // RAM, GMACs, millions of parameters
        QFile file(QStringLiteral(HYDRA_SOURCE_DIR "/tests/data/papers/hydravit_table4.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        (void)file.readLine();
        int rows = 0;
        while (!file.atEnd()) {
            const QList<QByteArray> cells = file.readLine().trimmed().split(',');
            QTest::newRow(qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(cells[1])).arg(++rows)))
                << QString::fromLatin1(cells[1]) << cells[2].toInt()
                << QList<double>{cells[4].toDouble(), cells[5].toDouble(), cells[6].toDouble()};
        }
        QCOMPARE(rows, 40);
    }

    void hydraVitTable4()
    {
        QFETCH(QString, method);
        QFETCH(int, width);
        QFETCH(QList<double>, printed);
        const VitConfig c = architectureNamed("vit-b16");
        const SliceScheme scheme = schemeOf(method);
        const int k = width / 64;
        const NetworkCost cost = costOf(c, {scheme, k}, planOf("softmax"), {0, 0, CostConvention::Paper});
        QVERIFY2(prints(cost.ramMb, printed[0], 3), both(cost.ramMb, printed[0])); // both have two decimals
        const double macs = double(cost.macs);
        QVERIFY2(prints(macs / giga, printed[1], 2), both(macs / giga, printed[1]));
        const NetworkCost run = costOf(c, {scheme, k}, planOf("softmax"));
        QVERIFY(std::fabs(run.ramMb - cost.ramMb) < 0.0151 && run.parameters == cost.parameters);
        // The paper's profiler counts DynaBERT's e x inner as inner x inner.
        QVERIFY(scheme != SliceScheme::DynaBert || k == 12 ? run.macs == cost.macs
                                                           : run.macs > cost.macs + std::int64_t(1e8));
        // Misprints: 72.7 for what Table 3 prints as 72.9, and 30.0, 7.0 from one neighbour and 7.2 from the
        // other where each head is 7.1.
        const bool misprinted = printed[2] == 30.0;
        const double millions = printed[2] == 72.7 ? 72.9 : misprinted ? 29.9 : printed[2];
        QVERIFY2(printsOrCuts(double(cost.parameters) / 1e6, millions, 1),
                 both(double(cost.parameters) / 1e6, millions));
    }

    void parametersOfHydraVitToTheLast()
    {
        const VitConfig c = architectureNamed("vit-b16");
        const std::map<int, std::int64_t> parameters{
            {12, 86'567'656}, {11, 72'865'704}, {6, 22'050'664}, {3, 5'717'416}, {1, 726'824}};
        for (const auto& [k, count] : parameters) {
            QCOMPARE(costOf(c, {SliceScheme::HydraViT, k}).parameters, count);
        }
        for (const auto& [name, k] : std::map<std::string, int>{{"vit-s16", 6}, {"vit-ti16", 3}}) {
            const VitConfig small = architectureNamed(name);
            QCOMPARE(costOf(small, fullNetwork(small)).parameters, parameters.at(k));
            QCOMPARE(costOf(small, fullNetwork(small)).macs, costOf(c, {SliceScheme::HydraViT, k}).macs);
        }
        QVERIFY_EXCEPTION_THROWN((void)architectureNamed("vit-x16"), Error);
    }

    void hydraTables2And3_data()
    {
        QTest::addColumn<int>("pixels");
        QTest::addColumn<QString>("plan");
        QTest::addColumn<double>("gflops");
        const auto row = [](int pixels, const char* plan, double gflops) {
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(pixels).arg(QLatin1String(plan))))
                << pixels << QString::fromLatin1(plan) << gflops;
        };
        row(224, "softmax", 17.58);
        row(224, "hydra@back:2", 17.46);
        row(224, "hydra@back:8", 17.11);
        row(224, "hydra@all", 16.87);
        row(224, "polynl@all", 16.87); // the paper counts a product for queries, which this kind lacks
        row(384, "softmax", 55.54);
        row(384, "hydra@back:2", 54.52);
        row(384, "hydra@back:7", 51.96);
        row(384, "hydra@all", 49.40);
    }

    void hydraTables2And3()
    {
        QFETCH(int, pixels);
        QFETCH(QString, plan);
        QFETCH(double, gflops);
        const auto counted = [&](CostConvention c) { return baseAt(pixels, qPrintable(plan), c).macs; };
        const double found = double(counted(CostConvention::HydraPaper)) / giga;
        QVERIFY2(prints(found, gflops, 2), both(found, gflops));
        // HydraViT's paper has a plain ViT-B, and counts it without norms.
        QCOMPARE(counted(CostConvention::Paper),
                 counted(plan == QLatin1String("softmax") ? CostConvention::Executed
                                                          : CostConvention::HydraPaper));
    }

    void hydraTable4_data()
    {
        QTest::addColumn<int>("pixels");
        QTest::addColumn<QString>("plan");
        QTest::addColumn<double>("gflops");
        QTest::addColumn<double>("share"); // percent; 0: not printed
        const int pixels[] = {224, 384, 448, 1024, 1280};
        const struct
        {
            const char* plan;
            double gflops[5], share[5];
        } columns[] = {
            // Row 224 prints 17.6, 16.8 and 17.6, which its own shares contradict: by
            // formula 17.4, 16.7, 17.4.
            {"softmax", {17.4, 55.1, 78.0, 657.3, 1298.9}, {4.10, 11.13, 14.56, 47.06, 58.14}},
            {"hydra", {16.7, 49.0, 66.7, 348.1, 543.8}, {0.02, 0.02, 0.02, 0.02, 0.02}},
            {"window,size=14", {17.4, 51.1, 69.5, 362.8, 566.9}, {4.10, 4.10, 4.10, 4.10, 4.10}},
        };
        for (const auto& column : columns) {
            for (std::size_t i = 0; i < 5; ++i) {
                QTest::newRow(
                    qPrintable(QStringLiteral("%1 %2").arg(pixels[i]).arg(QLatin1String(column.plan))))
                    << pixels[i] << QString::fromLatin1(column.plan) << column.gflops[i] << column.share[i];
            }
        }
    }

    void hydraTable4()
    {
        QFETCH(int, pixels);
        QFETCH(QString, plan);
        QFETCH(double, gflops);
        QFETCH(double, share);
        const NetworkCost cost = baseAt(pixels, qPrintable(plan), CostConvention::HydraPaperBlocks);
        QVERIFY2(printsOrCuts(double(cost.macs) / giga, gflops, 1), both(double(cost.macs) / giga, gflops));
        QVERIFY2(prints(100 * cost.attentionShare, share, 2), both(100 * cost.attentionShare, share));
    }

    // "You Need to Pay Better Attention": one layer, biases on every kernel.
    void parametersOfOneLayer()
    {
        using K = AttentionKind;
        const std::map<int, std::array<std::int64_t, 4>> tables{{64, {16'640, 12'480, 8'320, 12'480}},
                                                                {144, {83'520, 62'640, 41'760, 62'640}},
                                                                {32, {4'224, 3'168, 2'112, 3'168}}};
        for (const auto& [width, counts] : tables) {
            std::size_t i = 0;
            for (const K kind : {K::Softmax, K::Optimised, K::Efficient, K::Super}) {
                QCOMPARE(attentionParameters(kind, width, width), counts[i++]);
            }
        }
        for (const K kind : {K::Linear, K::Hydra, K::AftSimple, K::Window}) {
            QCOMPARE(attentionParameters(kind, 64, 197), 16'640);
        }
    }

    // Remarks 1 to 3 of "You Need to Pay Better Attention": h, 2h and 2h - 1 products fewer.
    void productsOfALayer()
    {
        using K = AttentionKind;
        for (const int h : {1, 2, 6}) {
            const int standard = attentionProducts(K::Softmax, h);
            QCOMPARE(standard, 5 * h + 1); // Q, K, V, scores and values of each head, and the output
            QCOMPARE(standard - attentionProducts(K::Optimised, h), h);
            QCOMPARE(standard - attentionProducts(K::Efficient, h), 2 * h);
            QCOMPARE(standard - attentionProducts(K::Super, h), 2 * h - 1);
            QCOMPARE(attentionProducts(K::Hydra, h), 0);
        }
    }

    // A network of one kind in every block differs from softmax by that kind's layers, 12 times.
    void parametersOfANetworkFollowItsLayers()
    {
        const VitConfig c = architectureNamed("vit-b16");
        const auto parameters = [&](AttentionKind kind) {
            return costOf(c, fullNetwork(c), planOf(name(kind))).parameters;
        };
        const std::int64_t plain = attentionParameters(AttentionKind::Softmax, 768, 197);
        for (const KindInfo& info : attentionKinds()) {
            QCOMPARE(parameters(info.kind) - parameters(AttentionKind::Softmax),
                     12 * (attentionParameters(info.kind, 768, 197) - plain));
        }
    }

    void macsOfTheKinds()
    {
        const auto attention = [](const char* plan) { return baseAt(448, plan).attentionMacs; };
        const std::int64_t T = 785, D = 768;
        QCOMPARE(attention("softmax"), 12 * 2 * T * T * D);
        QCOMPARE(attention("softmax"), attention("optimised"));
        QCOMPARE(attention("efficient"), attention("t2t"));
        QCOMPARE(attention("super"), 12 * 3 * T * T * D);
        QCOMPARE(attention("hydra"), 12 * 2 * T * D);
        QCOMPARE(attention("hydra"), attention("aft-simple"));
        QCOMPARE(attention("hydra"), attention("polynl"));
        QCOMPARE(attention("hydra"), attention("linear,heads=768")); // one head for each feature
        QCOMPARE(attention("linear,heads=12"), 12 * 2 * T * D * 64);
        QCOMPARE(attention("linear"), attention("linear,heads=12")); // the block's own number of heads
        // Four windows of 196 patches; the class token sees, and is seen by, all.
        QCOMPARE(attention("window,size=14"), 12 * 2 * D * (4 * 196 * 196 + 2 * 784 + 1));
        QCOMPARE(attention("window,size=28"), attention("softmax")); // one window
        QCOMPARE(attention("window,size=1000"), attention("softmax"));
        // Windows of 10 on 28 patches: 10, 10 and 8 along a side.
        QCOMPARE(attention("window,size=10"), 12 * 2 * D * (264 * 264 + 2 * 784 + 1));
        QCOMPARE(baseAt(448, "hydra@back:6").attentionMacs * 2, attention("softmax") + attention("hydra"));
    }

    // A larger picture costs more work with the same weights; the estimate of memory grows with the tokens.
    void anotherImageSizeIsTheSameWeights()
    {
        QCOMPARE(baseAt(1280, "softmax").parameters, baseAt(224, "softmax").parameters);
        QVERIFY(baseAt(1280, "softmax").macs > 70 * baseAt(224, "softmax").macs);
        const double layers = 508.45 - 4 * 86.4 - 0.6; // from Table 4's first row: memory other than weights
        QVERIFY(baseAt(448, "softmax").ramMb > 508.45 + 2.9 * layers);
        const VitConfig c = architectureNamed("vit-b16");
        const NetworkCost own = costOf(c, fullNetwork(c));
        QCOMPARE(own.macs, baseAt(224, "softmax").macs);
        QCOMPARE(costOf(c, fullNetwork(c), planOf("softmax"), {224, 448}).macs,
                 costOf(c, fullNetwork(c), planOf("softmax"), {448, 224}).macs);
    }

    void whatDoesNotFitIsRefused()
    {
        const VitConfig c = architectureNamed("vit-b16");
        QVERIFY_EXCEPTION_THROWN((void)costOf(c, fullNetwork(c), planOf("softmax", 11)), Error);
        QVERIFY_EXCEPTION_THROWN((void)costOf(c, {SliceScheme::SortedNet, 13}), Error);
        QVERIFY_EXCEPTION_THROWN((void)costOf(c, fullNetwork(c), planOf("softmax"), {15, 224}), Error);
        VitConfig fine = c;
        fine.patchSize.value = 1; // 2 T^2 D beyond 64 bits
        QVERIFY(costOf(fine, fullNetwork(c), planOf("softmax"), {200'000, 200'000}).macs
                >= std::int64_t(9e18));
    }
};

HYDRA_TEST(TestCost, QCoreApplication)
#include "test_cost.moc"
