// SPDX-License-Identifier: GPL-3.0-or-later
// The Cost panel on a real engine and a tiny model: numbers, measuring, charts.
#include "core/engine/feature_arrays.h"
#include "core/engine/session.h"
#include "core/evaluate/knn_options.h"
#include "ui/models/cost_model.h"
#include "ui/state/file_picker.h"
#include "ui/views/cost_plots.h"
#include "ui/views/plot_view.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

enum Column
{
    Heads,
    Width,
    Parameters,
    Macs,
    Attention,
    Memory,
    Time,
    Throughput
};

// The input of the classifier of HEADS heads for the picture at PATH.
std::vector<double> embeddingOf(Bench& bench, const QString& path, int heads)
{
    engine::Session& session = bench.window->bridge().session();
    const QByteArray bytes = test::readBytes(path);
    const engine::OpenedImage image =
        session.files().openBytes({bytes.begin(), bytes.end()}, path.toStdString());
    const ViewState& state = bench.window->state();
    const NamedArray pooled =
        engine::featureArrays(session, state.query().networkHere(image.id, state.model()->id, heads),
                              {{engine::FeatureKind::Pooled}, {}})
            .front();
    const auto* values = reinterpret_cast<const float*>(pooled.bytes.data());
    return {values, values + pooled.bytes.size() / sizeof(float)};
}

double cosine(const std::vector<double>& a, const std::vector<double>& b)
{
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += a[i] * b[i], aa += a[i] * a[i], bb += b[i] * b[i];
    }
    return ab / std::sqrt(aa * bb);
}

// The window with its Cost panel open.
struct CostBench : Bench
{
    CostBench()
    {
        settled = settle();
        window->state().actions().showCost->trigger();
        settled = settled && settle();
    }
    [[nodiscard]] CostModel& costs() { return *window->findChild<CostModel*>(); }
    [[nodiscard]] QString cell(int row, int column) { return costs().index(row, column).data().toString(); }
    void choose(const char* box, int index)
    {
        auto* combo = child<QComboBox>(box);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    [[nodiscard]] const Chart& plot() { return child<PlotView>("costChart")->shown(); }
    bool settled = false;
};

} // namespace

class TestCostPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeaderBreaksWhereItIsNarrow()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        auto* area = bench.child<QWidget>("costDock")->findChild<QScrollArea*>();
        const auto top = [&](const char* name) { return bench.child<QWidget>(name)->y(); };
        for (const int width : {1600, 1280, 900, 1600}) {
            bench.window->resize(width, 700);
            QVERIFY(layoutRests());
            QVERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
            QVERIFY(bench.child<PlotView>("costChart")->width() >= 200);
            QVERIFY(width < 1000 || bench.child<QWidget>("costStatus")->width() >= 50);
            if (width != 1280) { // at 1280 px it depends on the fonts
                QCOMPARE(top("costMeasure") > top("costScheme") + 10, width < 1000);
            }
        }
    }

    void theTableIsTheFormula()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        const QAbstractItemModelTester tester(&bench.costs(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const VitConfig& config = bench.window->state().model()->config;
        QCOMPARE(bench.costs().rowCount(), 3);
        for (int row = 0; row < 3; ++row) {
            const int k = row + 2;
            const NetworkCost cost = costOf(config, {SliceScheme::HydraViT, k});
            QCOMPARE(bench.cell(row, Heads), QString::number(k));
            QCOMPARE(bench.cell(row, Width), QString::number(k * config.headDim));
            QCOMPARE(bench.costs().rows()[std::size_t(row)].cost.parameters, cost.parameters);
            QCOMPARE(bench.costs().rows()[std::size_t(row)].cost.macs, cost.macs);
            QVERIFY(std::fabs(QLocale().toDouble(bench.cell(row, Memory)) - cost.ramMb) <= 0.0051);
            QCOMPARE(bench.cell(row, Time), QStringLiteral("–"));
        }
        bench.choose("costScheme", 1); // MatFormer keeps the tokens' width
        QCOMPARE(bench.cell(0, Width), QString::number(config.embedDim));
        QVERIFY(bench.costs().rows()[0].cost.macs > costOf(config, {SliceScheme::HydraViT, 2}).macs);
    }

    void anotherPlanAndAnotherSizeAreOtherNumbers()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        const auto last = [&] { return bench.costs().rows().back().cost; };
        const NetworkCost before = last();
        bench.window->state().setPlan(AttentionPlan::parse("hydra", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(last().attentionMacs < before.attentionMacs);
        QCOMPARE(last().parameters, before.parameters);
        bench.choose("costPlan", 1); // as trained
        QCOMPARE(last().macs, before.macs);
        bench.choose("costSize", 1); // 224 px, 57 by 57 patches in place of 4 by 4
        QVERIFY(last().macs > 100 * before.macs);
        bench.choose("costSize", 0);
        QCOMPARE(last().macs, before.macs);
    }

    void measuringFillsTheColumns()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        auto* button = bench.child<QPushButton>("costMeasure");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bench.costs().measuring() > 0);
        QVERIFY2(QTest::qWaitFor([&] { return bench.costs().measuring() == 0; }, 120'000),
                 qPrintable(bench.child<QLabel>("costStatus")->text()));
        for (int row = 0; row < 3; ++row) {
            const SpeedPtr speed = bench.costs().rows()[std::size_t(row)].speed;
            QVERIFY(speed && speed->time.repeats > 0);
            QVERIFY(QLocale().toDouble(bench.cell(row, Time)) > 0);
            QVERIFY(QLocale().toDouble(bench.cell(row, Throughput)) > 0);
        }
        // Another plan has no measurements; the first plan brings its numbers back.
        bench.window->state().setPlan(AttentionPlan::parse("hydra", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QCOMPARE(bench.cell(0, Time), QStringLiteral("–"));
        bench.choose("costPlan", 1);
        QVERIFY(bench.cell(0, Time) != QStringLiteral("–"));
    }

    void measuringCanBeStopped()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        auto* button = bench.child<QPushButton>("costMeasure");
        bench.choose("costPlot", int(CostPlot::TimeBySize));
        bench.choose("costSize", 1);
        QTest::mouseClick(button, Qt::LeftButton); // up to 1280 px: would take minutes
        QVERIFY(bench.costs().measuring() > 10);
        const QString stop = button->text();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(bench.costs().measuring(), 0);
        QVERIFY(button->text() != stop);
        QVERIFY(bench.settle());
        // Replacing the question stops measuring, too.
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bench.costs().measuring() > 10);
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle());
        QCOMPARE(bench.costs().measuring(), 0);
    }

    void everyChartDrawsWhatIsKnown()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        bench.choose("costPlot", int(CostPlot::ConfidenceByMacs));
        const auto& cells = bench.window->board().cells();
        QCOMPARE(bench.plot().series.at(0).points.size(), std::size_t(3));
        for (int i = 0; i < 3; ++i) {
            const ChartPoint point = bench.plot().series[0].points[i];
            QCOMPARE(point.x * 1e9, double(bench.costs().rows()[std::size_t(i)].cost.macs));
            const int index = bench.window->board().chosenClass(cells[std::size_t(i)]);
            QCOMPARE(float(point.y), cells[std::size_t(i)].prediction->probabilities[std::size_t(index)]);
        }
        QCOMPARE(bench.plot().series[0].current, 2); // the full network
        bench.choose("costPlot", int(CostPlot::ConfidenceByThroughput));
        QVERIFY(!bench.plot().drawn() && !bench.plot().note.empty()); // until measured
        bench.choose("costPlot", int(CostPlot::TimeBySize));
        QVERIFY(!bench.plot().drawn() && !bench.plot().note.empty());

        bench.choose("costPlot", int(CostPlot::MacsBySize));
        QCOMPARE(bench.plot().series.size(), std::size_t(3));
        const VitConfig& config = bench.window->state().model()->config;
        const ChartPoint largest = bench.plot().series[0].points.back();
        QCOMPARE(largest.x, 1280.0);
        QCOMPARE(largest.y * 1e9,
                 double(costOf(config, fullNetwork(config), AttentionPlan::softmax(3), {1280, 1280}).macs));
        QVERIFY(bench.plot().up.log);
        QVERIFY(bench.plot().series[2].points.back().y < largest.y);

        bench.choose("costPlot", int(CostPlot::LayerParameters));
        QCOMPARE(bench.plot().bars.size(), attentionKinds().size());
        QCOMPARE(bench.plot().bars[0].second * 1e3,
                 double(attentionParameters(AttentionKind::Softmax, config.embedDim, config.tokens())));
        QVERIFY(!bench.child<PlotView>("costChart")->accessibleDescription().isEmpty());
    }

    // Classifies each of eight pictures by the other seven, in float64.
    void neighboursAreMeasured()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        QStringList pictures;
        std::vector<int> classes;
        for (int i = 0; i < 8; ++i) {
            const int shown = i % 3 == 0 ? 1 : 0;
            const QString in = shown == 0 ? QStringLiteral("set/cat") : QStringLiteral("set/dog");
            QVERIFY(QDir(bench.folder()->path()).mkpath(in));
            pictures << test::writePicture(*bench.folder(), QStringLiteral("%1/%2.png").arg(in).arg(i),
                                           QColor::fromHsv(i * 40, 60 + 25 * (i % 5), 90 + 20 * i));
            classes.push_back(shown);
        }
        const auto share = [&](int heads) {
            int right = 0;
            std::vector<std::vector<double>> read;
            for (const QString& each : pictures) {
                read.push_back(embeddingOf(bench, each, heads));
            }
            for (std::size_t i = 0; i < 8; ++i) {
                double votes[2]{};
                for (std::size_t j = 0; j < 8; ++j) {
                    votes[classes[j]] += i == j ? 0 : std::exp(cosine(read[i], read[j]) / 0.07);
                }
                right += (votes[1] > votes[0]) == (classes[i] == 1);
            }
            return right / 8.0;
        };
        bench.choose("costPlot", int(CostPlot::NeighboursByMacs));
        QVERIFY(!bench.plot().drawn() && text(bench.plot().note).contains(QStringLiteral("labels.csv")));
        auto* button = bench.child<QPushButton>("costMeasure");
        const NeighbourAccuracy& neighbours = bench.costs().neighbours();
        FilePicker::next = bench.file("set");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(neighbours.busy());
        QVERIFY2(QTest::qWaitFor([&] { return !neighbours.busy(); }, 60'000), qPrintable(neighbours.words()));
        QCOMPARE(bench.plot().series.at(0).points.size(), std::size_t(3));
        QStringList table;
        for (int i = 0; i < 3; ++i) {
            const int k = i + 2;
            const ChartPoint point = bench.plot().series[0].points[i];
            QVERIFY(point.y == share(k));
            QCOMPARE(point.x * 1e9, double(bench.costs().rows()[std::size_t(i)].cost.macs));
            QCOMPARE(neighbours.of(k)->images, std::size_t(8));
            table << QString::number(share(k));
        }
        QVERIFY2(bench.child<QLabel>("costStatus")->text().contains(QStringLiteral("of 8 pictures")),
                 qPrintable(bench.child<QLabel>("costStatus")->text()));
        FilePicker::next = bench.file("c.csv");
        bench.window->state().actions().exportCosts->trigger();
        const QList<QByteArray> lines = test::readBytes(bench.file("c.csv")).trimmed().split('\n');
        QVERIFY(lines.value(0).endsWith(",knn_top1"));
        for (int i = 0; i < 3; ++i) {
            QVERIFY(lines.value(i + 1).endsWith(',' + table[i].toLatin1()));
        }
        // Another network has no measurements; a folder without classes is refused with a message.
        bench.window->state().setPlan(AttentionPlan::parse("hydra", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(!bench.plot().drawn() && !neighbours.of(4));
        FilePicker::next = bench.file("set/cat");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return !neighbours.busy(); }, 60'000));
        QVERIFY2(bench.child<QLabel>("costStatus")->text().contains(QStringLiteral("set/cat")),
                 qPrintable(bench.child<QLabel>("costStatus")->text()));
        FilePicker::next = bench.file("set"); // stopped at once: no result is kept
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!neighbours.busy());
    }

    void aRowChoosesItsHeads()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        auto* table = bench.child<QTableView>("costTable");
        QCOMPARE(table->currentIndex().row(), 2);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Up);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().heads, 3);
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle());
        QCOMPARE(table->currentIndex().row(), 0);
    }

    void everyControlHasASpokenName()
    {
        CostBench bench;
        QVERIFY(bench.settled);
        auto* panel = bench.window->findChild<QWidget*>(QStringLiteral("costPanel"));
        QVERIFY(panel->isVisible());
        for (QWidget* widget : panel->findChildren<QWidget*>()) {
            const bool internal = widget->objectName().startsWith(QLatin1String("qt_"));
            if (widget->focusPolicy() == Qt::NoFocus || internal || !widget->isVisibleTo(panel)) {
                continue;
            }
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        }
    }
};

HYDRA_TEST(TestCostPanel, QApplication)
#include "test_cost_panel.moc"
