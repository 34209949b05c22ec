// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/plot_view.h"

#include "ui/views/plot_axes.h"
#include "ui/widgets/theme.h"

#include <QGraphicsLayout>
#include <QGraphicsTextItem>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr double barShare = 0.7; // of its row
constexpr double widestBar = 0.5; // of its row, where a thickness is asked for
constexpr double countShare = 0.85; // of its place

void setPoints(QXYSeries* series, const QList<QPointF>& points)
{
    if (series->points() != points) {
        series->replace(points);
    }
}

} // namespace

PlotView::PlotView(const QString& name, const QString& spoken, QWidget* parent)
    : QChartView(parent)
    , m_overlay(new QGraphicsRectItem(chart()))
{
    setObjectName(name);
    setAccessibleName(spoken);
    viewport()->setAccessibleName(spoken);
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    m_overlay->setZValue(1000); // over all that Qt Charts has
    m_overlay->setPen(Qt::NoPen);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->legend()->hide(); // it would not tell values, and shortens names to dots
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
        axis->hide(); // Qt deletes what is on screen only later
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
             std::initializer_list<QXYSeries*>{m_lines[i].series, m_lines[i].dots, m_lines[i].highlight}) {
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
    m_stale = m_axesSaid = m_barsSaid = false;
    m_said = 0;
    m_stops.clear();
    m_left = m_right = 0;
    m_title.clear();
    m_note.clear();
    build();
    if (!m_axesSaid || (m_bars && !m_barsSaid)) { // another kind
        clear();
        if (m_axesSaid) {
            refresh();
            return;
        }
    }
    forget(m_said);
    arrange();
}

void PlotView::setAxes(const PlotAxis& across, const PlotAxis& up)
{
    const auto had = [this] {
        const auto axes = chart()->axes();
        return axes.size() == 2 && (axes[0]->type() == QAbstractAxis::AxisTypeLogValue) == m_across.log
            && (axes[1]->type() == QAbstractAxis::AxisTypeLogValue) == m_up.log;
    };
    m_across = sane(across);
    m_up = sane(up);
    m_axesSaid = true;
    if (!had()) {
        clear();
        addAxis(m_across.log, Qt::AlignBottom);
        addAxis(m_up.log, Qt::AlignLeft);
        m_rule = new QLineSeries; // below the curves
        add(m_rule);
    }
    adjust(chart()->axes()[0], m_across);
    adjust(chart()->axes()[1], m_up);
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

void PlotView::setDots(QScatterSeries*& dots, const PlotLine& line)
{
    if (!dots) {
        dots = new QScatterSeries;
        add(dots);
    }
    dots->setMarkerShape(line.shape);
    dots->setMarkerSize(line.dot);
    dots->setColor(line.pen.color());
    dots->setBorderColor(colour(QPalette::Window));
    setPoints(dots, line.points);
}

std::size_t PlotView::add(const PlotLine& line)
{
    if (m_said < m_lines.size() && (m_lines[m_said].dots != nullptr) != (line.dot > 0)) {
        forget(m_said);
    }
    if (m_said == m_lines.size()) {
        m_lines.push_back({line, new QLineSeries});
        add(m_lines.back().series);
    }
    Line& had = m_lines[m_said];
    had.said = line;
    had.series->setPen(line.pen);
    setPoints(had.series, line.points);
    if (line.dot > 0) {
        setDots(had.dots, line);
    }
    return m_said++;
}

void PlotView::addBars(const std::vector<double>& values, int accent, const QColor& plain, double thickness)
{
    m_thickness = thickness;
    m_barsSaid = true;
    if (m_bars && m_bars->barSets()[0]->count() != int(values.size())) {
        chart()->removeSeries(m_bars);
        delete std::exchange(m_bars, nullptr);
    }
    if (!m_bars) {
        m_bars = new QHorizontalStackedBarSeries;
        for (int i = 0; i < 2; ++i) {
            auto* set = new QBarSet(QString());
            set->append(QList<qreal>(qsizetype(values.size())));
            set->setPen(Qt::NoPen);
            m_bars->append(set);
        }
        add(m_bars);
    }
    for (int side = 0; side < 2; ++side) {
        QBarSet* set = m_bars->barSets()[side];
        set->setColor(side == 1 ? colour(QPalette::Highlight) : plain);
        for (int i = 0; i < int(values.size()); ++i) { // the axis begins below
            const int row = int(values.size()) - 1 - i;
            const double value = (row == accent) == (side == 1) ? values[std::size_t(row)] : 0;
            if (set->at(i) != value) {
                set->replace(i, value);
            }
        }
    }
}

// One area for all bars: a gradient gives each its colour.
void PlotView::addCounts(const std::vector<int>& counts, const QBrush& fill)
{
    const int tallest = counts.empty() ? 1 : std::max(1, *std::max_element(counts.begin(), counts.end()));
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
    m_upright->setBrush(fill);
}

void PlotView::highlight(std::size_t line, const QList<QPointF>& points, const QColor& fill, double width)
{
    if (m_lines[line].highlight || !points.isEmpty()) {
        setDots(m_lines[line].highlight, {{}, points, fill, width});
    }
}

void PlotView::rule(double x, const QColor& line)
{
    m_rule->setPen(QPen(line, 1, Qt::DotLine));
    setPoints(m_rule, std::isfinite(x) ? QList<QPointF>{{x, m_up.low}, {x, m_up.high}} : QList<QPointF>());
}

void PlotView::keepFree(double left, double right)
{
    m_left = left;
    m_right = right;
}

void PlotView::setStops(std::vector<double> stops, Qt::Orientation arrows)
{
    m_stops = std::move(stops);
    m_arrows = arrows;
}

QPointF PlotView::positionOf(std::size_t line, const QPointF& value) const
{
    return chart()->mapToPosition(value, m_lines[line].series);
}

double PlotView::step(const PlotAxis& axis, double length) const
{
    const QFontMetricsF metrics(smallFont());
    if (&axis == &m_up) {
        return stepOf(axis, length / (1.9 * metrics.height()), 6);
    }
    const double widest = std::max(metrics.horizontalAdvance(number(axis, axis.low)),
                                   metrics.horizontalAdvance(number(axis, axis.high)));
    return stepOf(axis, length / (widest + space::wide), 10);
}

// Fixed by what is to be written around it; Qt's own layout shortens numbers and names that lie close.
QRectF PlotView::place() const
{
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    double top = m_top > 0 ? m_top + space::tight : space::normal;
    const double bottom = viewport()->height() - space::tight - (m_across.words ? 1.5 : 0.5) * line
        - (m_across.title.isEmpty() ? 0 : 1.5 * line);
    const bool lies = titleLies(bottom - top);
    top += lies ? line : 0;
    const double height = std::max(10.0, bottom - top);
    double left = m_left;
    if (m_up.words && m_up.names.empty()) {
        for (const QString& words : numbersOf(m_up, step(m_up, height))) {
            left = std::max(left, metrics.horizontalAdvance(words));
        }
    }
    for (const auto& [value, name] : m_up.names) {
        left = std::max(left, metrics.horizontalAdvance(name));
    }
    left += (left > 0 ? space::wide : space::tight) + (m_up.title.isEmpty() || lies ? 0 : 1.5 * line);
    const double right =
        std::max(m_right, metrics.horizontalAdvance(number(m_across, m_across.high)) / 2) + space::normal;
    return {left, top, std::max(10.0, viewport()->width() - left - right), height};
}

void PlotView::arrange()
{
    setBackgroundBrush(colour(QPalette::Window));
    m_written = m_drawn = 0;
    writeNote();
    m_top = m_note.isEmpty() ? writeLegend() : 0;
    if (m_axesSaid) {
        const QRectF area = place();
        const bool moved = area != chart()->plotArea();
        chart()->setPlotArea(area);
        chart()->axes()[1]->setTitleText(titleLies(area.height()) ? QString() : m_up.title);
        spread(chart()->axes()[0], m_across, step(m_across, area.width()));
        spread(chart()->axes()[1], m_up, step(m_up, area.height()));
        if (std::exchange(m_newAxes, false) || moved) {
            // Series follow a plot area at once; axes only where they are laid out, and Qt waits with that
            // for an event, or does it while a resize still has the old area.
            chart()->layout()->invalidate();
            chart()->layout()->activate();
        }
        if (m_bars) {
            const double row = area.height() / (m_up.high - m_up.low);
            const double wide = m_thickness > 0 ? std::min(widestBar, m_thickness / row) : barShare;
            if (m_bars->barWidth() != wide) {
                m_bars->setBarWidth(wide);
            }
        }
        writeNames(area);
        for (const Line& line : m_lines) {
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
    if (std::exchange(m_toldOf, m_marked) != m_marked && markedCell() >= 0) {
        tellMarked(this, cellSaid(m_marked));
    }
}

QString PlotView::cellSaid(int cell) const
{
    const double x = m_stops[std::size_t(cell)];
    QString place = number(m_across, x);
    for (const auto& [value, name] : m_across.names) {
        place = value == x ? name : place;
    }
    QStringList said{m_across.title.isEmpty() ? place : tr("%1 %2").arg(m_across.title, place)};
    for (const Line& line : m_lines) {
        const QList<QPointF>& points = line.said.points;
        const auto nearest =
            std::min_element(points.begin(), points.end(), [x](const auto& a, const auto& b) {
                return std::abs(a.x() - x) < std::abs(b.x() - x);
            });
        if (nearest != points.end() && !line.said.name.isEmpty()) {
            said << tr("%1 %2").arg(line.said.name, decimal(nearest->y(), 'g', 3));
        }
    }
    return said.join(QStringLiteral(", "));
}

// As wide as one stop of many; rows where the arrows go up and down.
QRectF PlotView::cellPlace(int cell) const
{
    const QRectF area = chart()->plotArea();
    const auto count = double(std::max<std::size_t>(1, m_stops.size()));
    if (m_arrows == Qt::Vertical) {
        const double high = viewport()->height() / count;
        return {0, cell * high, double(viewport()->width()), high};
    }
    const auto scaled = [this](double value) { return m_across.log ? std::log(value) : value; };
    const double share = (scaled(m_stops[std::size_t(cell)]) - scaled(m_across.low))
        / (scaled(m_across.high) - scaled(m_across.low));
    const double wide = area.width() / count;
    return {area.left() + share * area.width() - wide / 2, area.top(), wide, area.height()};
}

void PlotView::rebuildSoon()
{
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
    if (m_stale) { // a hidden one may be painted, too, into a picture
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
        clear(); // axes are styled once
        rebuild();
    }
}

} // namespace hydra::ui
