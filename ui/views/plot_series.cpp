// SPDX-License-Identifier: GPL-3.0-or-later
// Transfers a chart's axes and series to Qt Charts.
#include "ui/paint/series_colours.h"
#include "ui/views/plot_axes.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/theme.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double countShare = 0.85; // of a bar's place
constexpr double leastCurrent = 11, aroundMark = 4; // px of the current point
constexpr qsizetype mostPoints = 4000; // for a curve on screen

// Sets the points; of very many only each n-th and the last.
void setPoints(QXYSeries* series, QList<QPointF> points)
{
    if (const qsizetype stride = 1 + points.size() / mostPoints; stride > 1) {
        QList<QPointF> some;
        for (qsizetype i = 0; i < points.size(); i += stride) {
            some.append(points[i]);
        }
        if ((points.size() - 1) % stride != 0) {
            some.append(points.back());
        }
        points = some;
    }
    if (series->points() != points) {
        series->replace(points);
    }
}

QScatterSeries::MarkerShape shapeOf(ChartMark mark)
{
    constexpr QScatterSeries::MarkerShape shapes[] = {
        QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle,
        QScatterSeries::MarkerShapeRotatedRectangle, QScatterSeries::MarkerShapeTriangle};
    return shapes[std::size_t(mark)];
}

} // namespace

QColor PlotView::colour(const Ink& ink) const
{
    QColor found = ink.kind == Ink::Series ? seriesColour(ink.value, isDark(palette()))
        : ink.kind == Ink::Fixed           ? QColor::fromRgb(ink.value)
        : ink.kind == Ink::Muted           ? colour(QPalette::PlaceholderText)
        : ink.kind == Ink::Line            ? colour(QPalette::Mid)
        : ink.kind == Ink::Accent          ? colour(QPalette::Highlight)
                                           : colour(QPalette::Text);
    found.setAlphaF(float(ink.opacity));
    return found;
}

void PlotView::setAxes()
{
    const auto had = [this] {
        const auto axes = chart()->axes();
        return axes.size() == 2 && (axes[0]->type() == QAbstractAxis::AxisTypeLogValue) == m_across.log
            && (axes[1]->type() == QAbstractAxis::AxisTypeLogValue) == m_up.log;
    };
    m_across = drawnAxis(m_chart, false);
    m_up = drawnAxis(m_chart, true);
    if (!had()) {
        clear();
        addAxis(m_across.log, Qt::AlignBottom);
        addAxis(m_up.log, Qt::AlignLeft);
        m_rule = new QLineSeries; // below the curves
        add(m_rule);
    }
    adjust(chart()->axes()[0], m_across);
    adjust(chart()->axes()[1], m_up);
    const double x = placeOfRule();
    m_rule->setPen(QPen(colour(m_chart.ruleInk), 1, Qt::DotLine));
    setPoints(m_rule, std::isfinite(x) ? QList<QPointF>{{x, m_up.low}, {x, m_up.high}} : QList<QPointF>());
}

double PlotView::placeOfRule() const
{
    const bool reads = m_chart.reads && m_chart.marked >= 0;
    return m_across.scale * (reads ? m_chart.stops[std::size_t(m_chart.marked)] : m_chart.rule);
}

void PlotView::addAxis(bool log, Qt::Alignment side)
{
    m_newAxes = true;
    QAbstractAxis* axis = nullptr;
    if (log) {
        auto* powers = new QLogValueAxis;
        powers->setBase(10);
        axis = powers;
    } else {
        auto* plain = new QValueAxis;
        plain->setTickType(QValueAxis::TicksDynamic);
        axis = plain;
    }
    axis->setLabelsFont(smallFont());
    axis->setLabelsColor(colour(QPalette::PlaceholderText));
    axis->setTitleFont(smallFont());
    axis->setTitleBrush(colour(QPalette::WindowText));
    axis->setLinePenColor(colour(QPalette::Mid));
    QColor faint = colour(QPalette::Mid);
    faint.setAlphaF(0.6F);
    axis->setGridLineColor(faint);
    axis->setMinorGridLineVisible(false);
    chart()->addAxis(axis, side);
}

void PlotView::add(QAbstractSeries* series)
{
    chart()->addSeries(series);
    for (QAbstractAxis* axis : chart()->axes()) {
        series->attachAxis(axis);
    }
}

void PlotView::setDots(QScatterSeries*& dots, const QList<QPointF>& points, const QColor& fill, double width,
                       ChartMark mark)
{
    if (!dots) {
        dots = new QScatterSeries;
        add(dots);
    }
    dots->setMarkerShape(shapeOf(mark));
    dots->setMarkerSize(width);
    dots->setColor(fill);
    dots->setBorderColor(colour(QPalette::Window));
    setPoints(dots, points);
}

QPen PlotView::penOf(const ChartSeries& series) const
{
    QPen pen = seriesPen(std::size_t(series.dash), false);
    pen.setColor(colour(series.ink));
    pen.setWidthF(series.width);
    return series.width > 0 ? pen : QPen(Qt::NoPen);
}

QList<QPointF> PlotView::drawnPoints(const ChartSeries& series) const
{
    QList<QPointF> points;
    for (const ChartPoint& point : series.points) {
        if (std::isfinite(point.y)) {
            points.append({m_across.scale * point.x, m_up.scale * point.y});
        }
    }
    return points;
}

void PlotView::addLines()
{
    const std::vector<ChartSeries>& all = m_chart.series;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i < m_lines.size() && (m_lines[i].dots != nullptr) != (all[i].dot > 0)) {
            forget(i);
        }
        if (i == m_lines.size()) {
            m_lines.push_back({new QLineSeries});
            add(m_lines.back().series);
        }
        Line& line = m_lines[i];
        const QList<QPointF> points = drawnPoints(all[i]);
        line.series->setPen(penOf(all[i]));
        setPoints(line.series, points);
        if (all[i].dot > 0) {
            setDots(line.dots, points, colour(all[i].ink), all[i].dot, all[i].mark);
        }
        QList<QPointF> now;
        if (m_chart.reads && m_chart.marked >= 0) {
            const double x = m_chart.stops[std::size_t(m_chart.marked)], y = valueAt(all[i], x);
            now = std::isfinite(y) ? QList<QPointF>{{m_across.scale * x, m_up.scale * y}} : now;
        } else if (all[i].current >= 0) {
            const ChartPoint& at = all[i].points[std::size_t(all[i].current)];
            now = {{m_across.scale * at.x, m_up.scale * at.y}};
        }
        if (line.current || !now.isEmpty()) {
            setDots(line.current, now, m_chart.reads ? colour(all[i].ink) : colour(QPalette::Highlight),
                    m_chart.reads ? leastCurrent : std::max(leastCurrent, all[i].dot + aroundMark),
                    ChartMark::Circle);
        }
    }
    forget(all.size());
}

void PlotView::addBars()
{
    const auto& bars = m_chart.bars;
    if (bars.empty()) {
        return;
    }
    if (m_bars && m_bars->barSets()[0]->count() != int(bars.size())) {
        chart()->removeSeries(m_bars);
        delete std::exchange(m_bars, nullptr);
    }
    if (!m_bars) {
        m_bars = new QHorizontalStackedBarSeries;
        for (int i = 0; i < 2; ++i) {
            auto* set = new QBarSet(QString());
            set->append(QList<qreal>(qsizetype(bars.size())));
            set->setPen(Qt::NoPen);
            m_bars->append(set);
        }
        add(m_bars);
    }
    for (int side = 0; side < 2; ++side) {
        QBarSet* set = m_bars->barSets()[side];
        set->setColor(side == 1 ? colour(QPalette::Highlight) : colour(m_chart.barInk));
        for (int i = 0; i < int(bars.size()); ++i) { // the axis starts at the bottom
            const int row = int(bars.size()) - 1 - i;
            const double value = (row == m_chart.accent) == (side == 1) ? bars[std::size_t(row)].second : 0;
            if (set->at(i) != value) {
                set->replace(i, value);
            }
        }
    }
}

// One area for all bars. Heights are square roots of the share of the tallest, so that a count of one shows;
// a gradient gives each bar its colour.
void PlotView::addCounts()
{
    const std::vector<int>& counts = m_chart.counts;
    if (counts.empty()) {
        return;
    }
    const int tallest = std::max(1, *std::max_element(counts.begin(), counts.end()));
    QList<QPointF> outline;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double left = double(i), height = std::sqrt(double(counts[i]) / tallest);
        outline << QPointF(left, 0) << QPointF(left, height) << QPointF(left + countShare, height)
                << QPointF(left + countShare, 0);
    }
    if (!m_upright) {
        m_upright = new QAreaSeries(new QLineSeries);
        m_upright->upperSeries()->setParent(m_upright);
        m_upright->setPen(QPen(colour(QPalette::Mid), 1)); // pale or dark bars stay visible
        add(m_upright);
    }
    setPoints(m_upright->upperSeries(), outline);
    QLinearGradient fill(0, 0, 1, 0);
    fill.setCoordinateMode(QGradient::ObjectMode);
    for (const auto& [share, ink] : m_chart.fill) {
        fill.setColorAt(share, colour(ink));
    }
    m_upright->setBrush(fill);
}

} // namespace hydra::ui
