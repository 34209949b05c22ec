// SPDX-License-Identifier: GPL-3.0-or-later
// What all charts of the window share: whole texts, colours of the theme, points that mouse and keys reach.
#include "ui/figures/chart_layout.h"
#include "ui/models/training_curves.h"
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/theme.h"

#include <QGraphicsSimpleTextItem>
#include <QSignalSpy>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtTest>

#include <cmath>
#include <numeric>

#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

// The texts that lie over CHART, with their places.
QList<QGraphicsSimpleTextItem*> wordsOn(const QChartView& chart)
{
    QList<QGraphicsSimpleTextItem*> found;
    for (QGraphicsItem* item : chart.scene()->items(Qt::AscendingOrder)) {
        if (auto* words = qgraphicsitem_cast<QGraphicsSimpleTextItem*>(item);
            words && !words->text().isEmpty()) {
            found << words;
        }
    }
    return found;
}

QStringList textsOn(const QChartView& chart)
{
    QStringList texts;
    for (const QGraphicsSimpleTextItem* item : wordsOn(chart)) {
        texts << item->text();
    }
    return texts;
}

Chart confidence(int heads)
{
    Chart chart;
    chart.across.title = "GMACs";
    chart.up.title = "Probability";
    ChartSeries series;
    series.dot = 9;
    for (int k = 1; k <= heads; ++k) {
        series.points.push_back({0.1 * k, 1 - std::exp(-k)});
        series.labels.push_back(std::to_string(k));
        chart.stops.push_back(0.1 * k);
    }
    series.current = chart.marked = 1;
    chart.series.push_back(series);
    return chart;
}

Chart bars()
{
    Chart chart;
    chart.across = {"Thousands of parameters", 0, 103};
    chart.up = {{}, -0.5, 9.5};
    for (int i = 0; i < 10; ++i) {
        chart.bars.emplace_back("A kind of attention, number " + std::to_string(i), 100.5 - i);
        chart.up.names.emplace_back(9 - i, chart.bars.back().first);
    }
    return chart;
}

// A chart of losses with one row per place on AXIS.
Chart losses(const std::vector<std::pair<const char*, std::vector<double>>>& curves, const QString& axis)
{
    Chart chart;
    chart.title = "Loss";
    std::vector<double> places(curves.front().second.size());
    std::iota(places.begin(), places.end(), 1);
    for (const auto& [name, values] : curves) {
        chart.series.push_back(curveOf(text(name), values, places));
    }
    lay(chart, places, axis);
    return chart;
}

class Plot : public PlotView
{
public:
    Plot()
        : PlotView(QStringLiteral("plot"), QStringLiteral("Plot"), {}, {100, 60}, nullptr)
    { }
};

void shownAt(QWidget& widget, const QSize& size)
{
    widget.resize(size);
    widget.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(Theme::Light); }

    // Qt's own category axis turns close names into dots, and its bars write numbers over each other.
    void namesAndNumbersOfBarsAreWhole()
    {
        Plot chart;
        chart.show(bars());
        for (const QSize& size : {QSize(520, 300), QSize(360, 140)}) {
            shownAt(chart, size);
            const QStringList texts = textsOn(chart);
            for (const auto& [name, value] : chart.shown().bars) {
                QVERIFY2(texts.contains(text(name)), name.c_str());
            }
            QVERIFY(texts.contains(QStringLiteral("100.5")));
            for (const QGraphicsSimpleTextItem* item : wordsOn(chart)) {
                QVERIFY2(QRectF(chart.viewport()->rect()).contains(item->sceneBoundingRect()),
                         qPrintable(item->text()));
                QVERIFY(!chart.chart()->plotArea().contains(item->sceneBoundingRect().center()));
            }
        }
    }

    void labelsDoNotCoverEachOther()
    {
        Plot chart;
        chart.show(confidence(40));
        shownAt(chart, {300, 200});
        const auto words = wordsOn(chart);
        QVERIFY(words.size() > 3 && words.size() < 40);
        QVERIFY(textsOn(chart).contains(QStringLiteral("2"))); // the present one is always labelled
        for (const auto* a : words) {
            for (const auto* b : words) {
                QVERIFY(a == b
                        || !a->sceneBoundingRect().adjusted(1, 1, -1, -1).intersects(b->sceneBoundingRect()));
            }
        }
    }

    void mouseAndKeysChooseAPoint()
    {
        Plot chart;
        chart.show(confidence(5));
        shownAt(chart, {400, 240});
        QSignalSpy chosen(&chart, &PlotView::chosen), moved(&chart, &PlotView::moved);
        auto* line = qobject_cast<QLineSeries*>(chart.chart()->series().at(1)); // series 0 is the rule
        const QPointF third = chart.chart()->mapToPosition(line->at(2), line);
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, third.toPoint());
        QCOMPARE(chosen.takeFirst().front().toInt(), 2);
        const std::pair<Qt::Key, int> keys[]{{Qt::Key_Right, 2}, {Qt::Key_End, 4}, {Qt::Key_Home, 0}};
        for (const auto& [key, stop] : keys) { // from the marked stop, 1
            QTest::keyClick(&chart, key);
            QCOMPARE(chart.stopAfter(moved.takeFirst().front().toInt()), stop);
        }
        chart.show(bars()); // no point to choose
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, third.toPoint());
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chosen.isEmpty() && moved.isEmpty());
    }

    // Ranges of tiny losses and learning rates up to large ones, and an empty range.
    void numbersAreRoundAndHaveRoom()
    {
        for (const double scale : {1e-7, 0.013, 1.0, 4321.0, 1e12, 0.0}) {
            Plot chart;
            chart.show(losses({{"classes", {1.7 * scale, 0.2 * scale, std::nan(""), 0.9 * scale}}},
                              QStringLiteral("Epoch")));
            shownAt(chart, {360, 180});
            auto* up = qobject_cast<QValueAxis*>(chart.chart()->axes(Qt::Vertical).constFirst());
            const double ticks = (up->max() - up->min()) / up->tickInterval();
            QVERIFY2(ticks >= 1 && ticks <= 7, qPrintable(QString::number(ticks)));
            const double digits =
                up->tickInterval() / std::pow(10, std::floor(std::log10(up->tickInterval()) + 1e-9));
            QVERIFY2(std::abs(digits * 2 - std::round(digits * 2)) < 1e-6,
                     qPrintable(QString::number(digits)));
            QVERIFY(chart.chart()->plotArea().left() > 20);
        }
    }

    void theLegendTellsTheMarkedRow()
    {
        Plot chart;
        chart.show(losses({{"classes", {1.5, 0.25}}, {"tokens", {3.5, 0.5}}}, {}));
        shownAt(chart, {500, 200});
        const auto tells = [&](double value) {
            return textsOn(chart).contains(QStringLiteral("tokens  ") + chartNumber(chart.shown(), value));
        };
        QVERIFY(tells(0.5)); // the last one
        const QRectF plot = chart.chart()->plotArea();
        chart.mark(0);
        QVERIFY(tells(3.5) && !tells(0.5));
        QCOMPARE(chart.chart()->plotArea(), plot); // the plot area does not move
        chart.mark(-1);
        QVERIFY(tells(0.5));
    }

    // A row without a measurement shows the nearest measured one.
    void aStopSaysNumbersAlone()
    {
        Plot chart;
        chart.show(losses({{"classes", {1.5, std::nan(""), 0.25}}}, QStringLiteral("Epoch")));
        shownAt(chart, {500, 200});
        QCOMPARE(chart.cellText(2), QStringLiteral("Epoch 3, classes 0.25"));
        QCOMPARE(chart.cellText(1), QStringLiteral("Epoch 2, classes 1.5"));
    }

    // A chart is built at most once per turn, and only when it is visible or queried.
    void aChartThatIsMadeIsMadeWhenItIsSeen()
    {
        Plot chart;
        int made = 0;
        chart.makeBy([&made] {
            ++made;
            return confidence(3 + made);
        });
        for (int i = 0; i < 5; ++i) {
            chart.rebuildSoon();
        }
        QCoreApplication::processEvents();
        QCOMPARE(made, 0); // hidden
        QCOMPARE(chart.shown().stops.size(), std::size_t(4));
        shownAt(chart, {400, 240});
        QCOMPARE(made, 1);
        for (int i = 0; i < 5; ++i) {
            chart.rebuildSoon();
        }
        QTRY_COMPARE(chart.marked(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(made, 2);
        QCOMPARE(chart.cellCount(), 5);
    }

    // At once, not in the next turn: figures paint charts too, in other colours and sizes.
    void axesFollowTheirCurves()
    {
        const auto filled = [](Plot& chart) {
            chart.show(losses({{"classes", {1.5, 0.75, 0.25}}}, QStringLiteral("Epoch")));
        };
        const auto expected = [&](const QSize& size, bool dark) {
            Plot chart;
            chart.setPalette(themePalette(dark));
            filled(chart);
            shownAt(chart, size);
            QCoreApplication::processEvents();
            return chart.viewport()->grab().toImage();
        };
        Plot chart;
        filled(chart);
        shownAt(chart, {500, 240});
        QCoreApplication::processEvents();
        chart.setPalette(themePalette(true));
        QCOMPARE(chart.viewport()->grab().toImage(), expected({500, 240}, true));
        chart.resize(440, 200);
        QCOMPARE(chart.viewport()->grab().toImage(), expected({440, 200}, true));
        chart.setPalette(themePalette(false));
        chart.resize(488, 210);
        QCOMPARE(chart.viewport()->grab().toImage(), expected({488, 210}, false));
    }

    void aChartFilledWhileHiddenLooksLikeAShownOne()
    {
        for (const Chart& plot : {bars(), confidence(5)}) {
            Plot hidden;
            hidden.show(plot);
            shownAt(hidden, {420, 260});
            Plot shown;
            shownAt(shown, {420, 260});
            shown.show(plot);
            QCoreApplication::processEvents(); // Qt lays out new axes in the next turn
            QCOMPARE(hidden.viewport()->grab().toImage(), shown.viewport()->grab().toImage());
        }
    }

    // A previous plot leaves no trace, and new values move the existing items.
    void anotherPlotLooksAsIfItWereTheFirst()
    {
        Chart note;
        note.note = "Nothing was measured yet";
        Plot chart;
        shownAt(chart, {420, 260});
        for (const Chart& plot : {bars(), note, confidence(5), confidence(4), bars(), confidence(3), note}) {
            chart.show(plot);
            Plot fresh;
            fresh.show(plot);
            shownAt(fresh, {420, 260});
            QCOMPARE(chart.viewport()->grab().toImage(), fresh.viewport()->grab().toImage());
        }
        chart.show(confidence(5));
        const auto series = chart.chart()->series();
        const auto words = wordsOn(chart);
        chart.show(confidence(4));
        QCOMPARE(chart.chart()->series(), series);
        for (const auto* item : wordsOn(chart)) {
            QVERIFY(words.contains(item));
        }
    }

    // One value in each medium: the screen in per cent, the page on the scale of its axes, the report in 100
    // x 100 units, the table and the script unscaled.
    void everyMediumReadsTheSameChart()
    {
        Chart told = curveChart();
        told.across.scale = told.up.scale = 100;
        told.across.low = told.up.low = 0;
        told.across.high = told.up.high = 1;
        told.series = {seriesOf("one", {{0, 0.25, 1}, {1, 0.5, 0.125}})};
        Plot chart;
        chart.show(told);
        shownAt(chart, {400, 240});
        const auto* line = qobject_cast<QLineSeries*>(chart.chart()->series().at(1)); // series 0 is the rule
        QCOMPARE(line->points(), (QList<QPointF>{{0, 100}, {25, 50}, {100, 12.5}}));
        FigurePage page;
        page.width = 80;
        page.font = QApplication::font().family().toStdString();
        layOutCharts(page, FigureSpec(), {told}, 1);
        const auto drawn = std::find_if(page.marks.begin(), page.marks.end(), [](const Mark& mark) {
            const auto* dots = std::get_if<DotsMark>(&mark);
            return dots && dots->points.size() == 3;
        });
        QVERIFY(drawn != page.marks.end());
        const QList<QPointF>& dots = std::get<DotsMark>(*drawn).points;
        QVERIFY(std::abs((dots[1].x() - dots[0].x()) / (dots[2].x() - dots[0].x()) - 0.25) < 1e-9);
        QVERIFY(std::abs((dots[1].y() - dots[0].y()) / (dots[2].y() - dots[0].y()) - 0.5 / 0.875) < 1e-9);
        QCOMPARE(pointsOnPicture(told.series[0]), std::string("0.0,0.0 25.0,50.0 100.0,87.5 "));
        const DataTable table = tableOf(told, {});
        QCOMPARE(tableCsv(table), std::string("curve,fraction,value\none,0,1\none,0.25,0.5\none,1,0.125\n"));
        const std::string script = tableFile(table, TableFormat::Py);
        QVERIFY2(script.find("(\"fraction\", [0, 0.25, 1])") != std::string::npos, script.c_str());
    }

    // The table of bars has their values, that of a histogram both edges of each bin.
    void barsAreTables()
    {
        QVERIFY(bars().drawn() && !Chart().drawn());
        QVERIFY(
            tableCsv(tableOf(bars(), {})).rfind("name,value\n\"A kind of attention, number 0\",100.5\n", 0)
            == 0);
        Chart counted;
        counted.counts = {3, 0, 1};
        counted.countsFrom = -1;
        counted.countsTo = 2;
        QCOMPARE(tableCsv(tableOf(counted, {})), std::string("from,to,count\n-1,0,3\n0,1,0\n1,2,1\n"));
    }

    void theThemeReachesWordsAndSeries()
    {
        Plot chart;
        chart.show(bars());
        shownAt(chart, {400, 240});
        for (const bool dark : {true, false}) {
            chart.setPalette(themePalette(dark));
            const QColor text = themePalette(dark).color(QPalette::WindowText);
            for (const QGraphicsSimpleTextItem* item : wordsOn(chart)) {
                QCOMPARE(item->brush().color(), text);
            }
            QCOMPARE(chart.backgroundBrush().color(), themePalette(dark).color(QPalette::Window));
            QCOMPARE(chart.chart()->axes(Qt::Horizontal).constFirst()->labelsColor(),
                     themePalette(dark).color(QPalette::PlaceholderText));
        }
    }
};

HYDRA_TEST(TestCharts, QApplication)
#include "test_charts.moc"
