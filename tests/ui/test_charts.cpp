// SPDX-License-Identifier: GPL-3.0-or-later
// What all charts of the window can do: words that are whole, colours of the theme, places that mouse and
// keys reach.
#include "ui/views/cost_chart.h"
#include "ui/views/curve_chart.h"
#include "ui/widgets/theme.h"

#include <QGraphicsSimpleTextItem>
#include <QSignalSpy>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtTest>

#include <cmath>

#include "tests/support/program.h"

using namespace hydra::ui;

namespace {

// The words that lie over CHART, with their places.
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

Plot confidence(int heads)
{
    Plot plot;
    plot.xTitle = QStringLiteral("GMACs");
    plot.yTitle = QStringLiteral("Probability");
    PlotSeries series;
    series.name = QStringLiteral("class");
    for (int k = 1; k <= heads; ++k) {
        series.points.append({0.1 * k, 1 - std::exp(-k)});
        series.labels << QString::number(k);
    }
    series.current = 1;
    plot.series.push_back(series);
    return plot;
}

Plot bars()
{
    Plot plot;
    plot.xTitle = QStringLiteral("Thousands of parameters");
    for (int i = 0; i < 10; ++i) {
        plot.bars.emplace_back(QStringLiteral("A kind of attention, number %1").arg(i), 100.5 - i);
    }
    return plot;
}

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

    // Qt's own category axis makes dots of names that lie close, and its bars write numbers over themselves.
    void namesAndNumbersOfBarsAreWhole()
    {
        CostChart chart;
        chart.show(bars());
        for (const QSize& size : {QSize(520, 300), QSize(360, 140)}) {
            shownAt(chart, size);
            const QStringList texts = textsOn(chart);
            for (const auto& [name, value] : chart.plot().bars) {
                QVERIFY2(texts.contains(name), qPrintable(name));
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
        CostChart chart;
        chart.show(confidence(40));
        shownAt(chart, {300, 200});
        const auto words = wordsOn(chart);
        QVERIFY(words.size() > 3 && words.size() < 40);
        QVERIFY(textsOn(chart).contains(QStringLiteral("2"))); // the present one always
        for (const auto* a : words) {
            for (const auto* b : words) {
                QVERIFY(a == b
                        || !a->sceneBoundingRect().adjusted(1, 1, -1, -1).intersects(b->sceneBoundingRect()));
            }
        }
    }

    void mouseAndKeysChooseAPoint()
    {
        CostChart chart;
        chart.show(confidence(5));
        shownAt(chart, {400, 240});
        QSignalSpy chosen(&chart, &CostChart::labelChosen);
        auto* line = qobject_cast<QLineSeries*>(chart.chart()->series().at(1)); // after the rule
        const QPointF third = chart.chart()->mapToPosition(line->at(2), line);
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, third.toPoint());
        QCOMPARE(chosen.takeFirst().front().toString(), QStringLiteral("3"));
        QTest::keyClick(&chart, Qt::Key_Right); // from the marked one, which is 2
        QCOMPARE(chosen.takeFirst().front().toString(), QStringLiteral("3"));
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chosen.takeFirst().front().toString(), QStringLiteral("5"));
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(chosen.takeFirst().front().toString(), QStringLiteral("1"));
        chart.show(bars()); // nothing to choose
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, third.toPoint());
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chosen.isEmpty());
    }

    // A range as learning rates and tiny losses have it, and none at all.
    void numbersAreRoundAndHaveRoom()
    {
        for (const double scale : {1e-7, 0.013, 1.0, 4321.0, 1e12, 0.0}) {
            CurveChart chart;
            TrainingChart told;
            told.title = QStringLiteral("Loss");
            told.curves = {
                {QStringLiteral("classes"), {1.7 * scale, 0.2 * scale, std::nan(""), 0.9 * scale}}};
            chart.show(told, {1, 2, 3, 4}, QStringLiteral("Epoch"));
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
        CurveChart chart;
        TrainingChart told;
        told.title = QStringLiteral("Loss");
        told.curves = {{QStringLiteral("classes"), {1.5, 0.25}}, {QStringLiteral("tokens"), {3.5, 0.5}}};
        chart.show(told, {1, 2}, QString());
        shownAt(chart, {500, 200});
        const auto tells = [&](double value) {
            return textsOn(chart).contains(QStringLiteral("tokens  ") + curveNumber(told, value));
        };
        QVERIFY(tells(0.5)); // the last one
        const QRectF plot = chart.chart()->plotArea();
        chart.mark(0);
        QVERIFY(tells(3.5) && !tells(0.5));
        QCOMPARE(chart.chart()->plotArea(), plot); // nothing jumps
        chart.mark(-1);
        QVERIFY(tells(0.5));
    }

    // At once, not in the next turn: a chart is also painted into figures, in other colours and sizes.
    void axesFollowTheirCurves()
    {
        const auto filled = [](CurveChart& chart) {
            TrainingChart told;
            told.title = QStringLiteral("Loss");
            told.curves = {{QStringLiteral("classes"), {1.5, 0.75, 0.25}}};
            chart.show(told, {1, 2, 3}, QStringLiteral("Epoch"));
        };
        const auto expected = [&](const QSize& size, bool dark) {
            CurveChart chart;
            chart.setPalette(themePalette(dark));
            filled(chart);
            shownAt(chart, size);
            QCoreApplication::processEvents();
            return chart.viewport()->grab().toImage();
        };
        CurveChart chart;
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
        for (const Plot& plot : {bars(), confidence(5)}) {
            CostChart hidden;
            hidden.show(plot);
            shownAt(hidden, {420, 260});
            CostChart shown;
            shownAt(shown, {420, 260});
            shown.show(plot);
            QCoreApplication::processEvents(); // Qt lays new axes out in the next turn
            QCOMPARE(hidden.viewport()->grab().toImage(), shown.viewport()->grab().toImage());
        }
    }

    // What was shown before leaves nothing behind, and new values move what is there.
    void anotherPlotLooksAsIfItWereTheFirst()
    {
        Plot note;
        note.note = QStringLiteral("Nothing was measured yet");
        CostChart chart;
        shownAt(chart, {420, 260});
        for (const Plot& plot : {bars(), note, confidence(5), confidence(4), bars(), confidence(3), note}) {
            chart.show(plot);
            CostChart fresh;
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

    void theThemeReachesWordsAndSeries()
    {
        CostChart chart;
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
