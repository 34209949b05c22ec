// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/plot_view.h"

#include "ui/paint/format.h"
#include "ui/views/plot_axes.h"
#include "ui/widgets/theme.h"

#include <QGraphicsLayout>
#include <QGraphicsTextItem>
#include <QtCharts/QHorizontalStackedBarSeries>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double barShare = 0.7; // of its row
constexpr double widestBar = 0.5; // of its row, if the chart sets a thickness

} // namespace

PlotView::PlotView(const QString& name, const QString& spoken, const QSize& wished, const QSize& least,
                   QWidget* parent)
    : QChartView(parent)
    , m_wished(wished)
    , m_least(least)
    , m_overlay(new QGraphicsRectItem(chart()))
{
    setObjectName(name);
    call(spoken);
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    m_overlay->setZValue(1000); // above all items of Qt Charts
    m_overlay->setPen(Qt::NoPen);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->legend()->hide(); // it shows no values and elides names
}

PlotView* curvePlot(const QString& name, QWidget* parent)
{
    return new PlotView(name, PlotView::tr("Chart without data"), {640, 240}, {260, 110}, parent);
}

void PlotView::call(const QString& spoken)
{
    setAccessibleName(spoken);
    viewport()->setAccessibleName(spoken);
}

void PlotView::show(Chart chart)
{
    setAccessibleDescription(text(chart.sentence));
    m_chart = std::move(chart);
    rebuild();
}

void PlotView::makeBy(std::function<Chart()> make)
{
    m_make = std::move(make);
    rebuildSoon();
}

const Chart& PlotView::shown() const
{
    if (std::exchange(m_toMake, false)) {
        m_chart = m_make();
    }
    return m_chart;
}

void PlotView::mark(int stop)
{
    const int now = stop < cellCount() ? stop : -1;
    if (now != m_chart.marked) {
        m_chart.marked = now;
        rebuild();
    }
}

QFont PlotView::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    return small;
}

void PlotView::clear()
{
    forget(0);
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        axis->hide(); // Qt deletes visible items only later
        chart()->removeAxis(axis);
        delete axis;
    }
    m_rule = nullptr;
    m_bars = nullptr;
    m_upright = nullptr;
}

void PlotView::forget(std::size_t line)
{
    for (std::size_t i = line; i < m_lines.size(); ++i) {
        for (QXYSeries* series :
             std::initializer_list<QXYSeries*>{m_lines[i].series, m_lines[i].dots, m_lines[i].current}) {
            if (series) {
                chart()->removeSeries(series);
                delete series;
            }
        }
    }
    m_lines.resize(line);
}

void PlotView::refresh()
{
    m_stale = false;
    chart()->setOpacity(shown().faint ? 0.35 : 1);
    const bool otherKind = (m_bars && m_chart.bars.empty()) || (m_upright && m_chart.counts.empty());
    if (!m_chart.drawn() || otherKind) {
        clear();
    }
    if (m_chart.drawn()) {
        setAxes();
        addBars();
        addCounts();
        addLines();
    }
    arrange();
}

double PlotView::step(const ChartAxis& axis, double length) const
{
    const QFontMetricsF metrics(smallFont());
    if (&axis == &m_up) {
        return stepOf(axis, length / (1.9 * metrics.height()), 6);
    }
    const double widest = std::max(metrics.horizontalAdvance(number(axis, axis.low)),
                                   metrics.horizontalAdvance(number(axis, axis.high)));
    return stepOf(axis, length / (widest + space::wide), 10);
}

// Computed from the texts around the plot, because Qt's own layout elides close numbers and names.
QRectF PlotView::place() const
{
    const double width = viewport()->width();
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    if (bare()) {
        const double below = m_chart.ends ? 2 * double(fontMetrics().height()) + 2 : 0;
        return {0.5, 2.5, width - 1.0, viewport()->height() - 4.0 - below};
    }
    double top = m_top > 0 ? m_top + space::tight : space::normal;
    const double bottom = viewport()->height() - space::tight - (m_across.words ? 1.5 : 0.5) * line
        - (m_across.title.empty() ? 0 : 1.5 * line);
    const bool lies = titleLies(bottom - top);
    top += lies ? line : 0;
    const double height = std::max(10.0, bottom - top);
    double left = m_chart.aligned ? metrics.horizontalAdvance(QStringLiteral("0.00007")) : 0;
    if (m_up.words && m_up.names.empty()) {
        for (const QString& words : numbersOf(m_up, step(m_up, height))) {
            left = std::max(left, metrics.horizontalAdvance(words));
        }
    }
    for (const auto& [value, name] : m_up.names) {
        left = std::max(left, metrics.horizontalAdvance(text(name)));
    }
    left += (left > 0 ? space::wide : space::tight) + (m_up.title.empty() || lies ? 0 : 1.5 * line);
    double right = metrics.horizontalAdvance(number(m_across, m_across.high)) / 2;
    for (const auto& [name, value] : m_chart.bars) { // their numbers stand beside the plot
        right = std::max(right, metrics.horizontalAdvance(costNumber(value)) + space::normal);
    }
    right += space::normal;
    return {left, top, std::max(10.0, width - left - right), height};
}

void PlotView::arrange()
{
    setBackgroundBrush(colour(QPalette::Window));
    m_written = m_drawn = 0;
    writeNote();
    m_top = m_chart.note.empty() ? writeLegend() : 0;
    if (m_chart.drawn()) {
        const QRectF area = place();
        const bool moved = area != chart()->plotArea();
        chart()->setPlotArea(area);
        chart()->axes()[1]->setTitleText(titleLies(area.height()) ? QString() : text(m_up.title));
        spread(chart()->axes()[0], m_across, step(m_across, area.width()));
        spread(chart()->axes()[1], m_up, step(m_up, area.height()));
        if (std::exchange(m_newAxes, false) || moved) {
            // Series follow a new plot area at once, but axes only in a layout, which Qt delays to an event
            // or runs during a resize with the old area.
            chart()->layout()->invalidate();
            chart()->layout()->activate();
        }
        if (m_bars) {
            const double row = area.height() / (m_up.high - m_up.low);
            const double wide =
                m_chart.thickness > 0 ? std::min(widestBar, m_chart.thickness / row) : barShare;
            if (m_bars->barWidth() != wide) {
                m_bars->setBarWidth(wide);
            }
        }
        writeNames(area);
        writeNumbers(area);
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            writeLabels(line);
        }
        decorate();
    }
    for (; m_words.size() > m_written; m_words.pop_back()) {
        delete m_words.back();
    }
    for (; m_shapes.size() > m_drawn; m_shapes.pop_back()) {
        delete m_shapes.back();
    }
}

void PlotView::rebuild()
{
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
    if (std::exchange(m_toldOf, marked()) != marked() && markedCell() >= 0) {
        tellMarked(this, cellText(marked()));
    }
}

QString PlotView::cellText(int cell) const
{
    const double x = m_chart.stops[std::size_t(cell)];
    QString place = number(m_across, m_across.scale * x);
    for (const auto& [value, name] : m_across.names) {
        place = value == x ? text(name) : place;
    }
    QStringList parts{m_across.title.empty() ? place : tr("%1 %2").arg(text(m_across.title), place)};
    for (const ChartSeries& series : m_chart.series) {
        const QList<QPointF> points = drawnPoints(series); // only measured points
        const auto away = [&](const QPointF& point) { return std::abs(point.x() - m_across.scale * x); };
        const auto nearest = std::min_element(
            points.begin(), points.end(), [&](const auto& a, const auto& b) { return away(a) < away(b); });
        if (nearest != points.end() && !series.name.empty()) {
            parts << tr("%1 %2").arg(text(series.name), decimal(nearest->y(), 'g', 3));
        }
    }
    return parts.join(QStringLiteral(", "));
}

// A stop's share of the width, or a row if the arrow keys go up and down.
QRectF PlotView::cellPlace(int cell) const
{
    const QRectF area = chart()->plotArea();
    const auto count = double(std::max(1, cellCount()));
    if (arrows() == Qt::Vertical) {
        const double high = viewport()->height() / count;
        return {0, cell * high, double(viewport()->width()), high};
    }
    const double wide = area.width() / count;
    const double share = shareOn(m_across, m_across.scale * m_chart.stops[std::size_t(cell)]);
    return {area.left() + share * area.width() - wide / 2, area.top(), wide, area.height()};
}

void PlotView::rebuildSoon()
{
    m_toMake = m_make != nullptr;
    if (!std::exchange(m_stale, true)) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_stale && isVisible()) {
                    refresh();
                }
            },
            Qt::QueuedConnection);
    }
}

void PlotView::showEvent(QShowEvent* event)
{
    QChartView::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void PlotView::paintEvent(QPaintEvent* event)
{
    if (m_stale) { // a hidden chart may also be rendered into a picture
        refresh();
    }
    QChartView::paintEvent(event);
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    if (!m_stale) {
        arrange();
    }
}

void PlotView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        clear(); // axes are styled only when created
        rebuild();
    }
}

} // namespace hydra::ui
