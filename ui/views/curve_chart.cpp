// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/curve_chart.h"

#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr int sampleWidth = 26; // of the line in the legend
constexpr qsizetype mostMarkers = 60; // more would hide the curve
constexpr std::size_t mostPoints = 4000; // of a curve on screen

// Four dashes and four markers: the fifth curve has the first one's colour, but another dash and marker.
QPen curvePen(std::size_t which, bool dark)
{
    QPen pen = seriesPen(which, dark);
    pen.setStyle(seriesPen(which + which / 4, dark).style());
    return pen;
}

QScatterSeries::MarkerShape curveMarker(std::size_t which)
{
    constexpr std::array shapes{QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle,
                                QScatterSeries::MarkerShapeTriangle,
                                QScatterSeries::MarkerShapeRotatedRectangle};
    return shapes[(which + which / 4) % shapes.size()];
}

// The same shape as Qt Charts draws for curveMarker(WHICH), in the legend.
void paintMarker(QPainter& painter, const QPointF& at, std::size_t which)
{
    constexpr double r = 3.5;
    switch (curveMarker(which)) {
    case QScatterSeries::MarkerShapeRectangle:
        painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
        break;
    case QScatterSeries::MarkerShapeTriangle:
        painter.drawPolygon(QPolygonF{at + QPointF(-r, r), at + QPointF(0, -r), at + QPointF(r, r)});
        break;
    case QScatterSeries::MarkerShapeRotatedRectangle:
        painter.drawPolygon(
            QPolygonF{at + QPointF(-r, 0), at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r)});
        break;
    default:
        painter.drawEllipse(at, r, r);
    }
}

// 1, 2 or 5 times a power of ten, so that about COUNT of them make WIDTH.
double niceStep(double width, int count, bool whole)
{
    const double rough = std::max(width, 1e-300) / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double share = rough / power;
    const double step = power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
    return whole ? std::max(1.0, step) : step;
}

// The values of CURVE where there are any, over PLACES; of very many each n-th, and the last.
QList<QPointF> pointsOf(const TrainingCurve& curve, const std::vector<double>& places)
{
    const std::size_t rows = std::min(places.size(), curve.values.size());
    const std::size_t stride = 1 + rows / mostPoints;
    QList<QPointF> points;
    for (std::size_t i = 0; i < rows; ++i) {
        if (std::isfinite(curve.values[i]) && (i % stride == 0 || i + 1 == rows)) {
            points.append({places[i], curve.values[i]});
        }
    }
    return points;
}

} // namespace

CurveChart::CurveChart(QWidget* parent)
    : QChartView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->legend()->setVisible(false); // ours tells values
}

void CurveChart::show(const TrainingChart& chart, const std::vector<double>& places, const QString& title)
{
    m_chart = chart;
    m_places = places;
    m_title = title;
    m_marked = m_marked < int(places.size()) ? m_marked : -1;
    setAccessibleName(chart.title);
    setAccessibleDescription(places.empty() ? tr("nothing yet") : spokenRow(chart, places.size() - 1));
    draw();
}

void CurveChart::mark(int row)
{
    if (row != m_marked) {
        m_marked = row;
        viewport()->update();
    }
}

QFont CurveChart::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    return small;
}

void CurveChart::styleAxis(QValueAxis* axis, double low, double high, int count, bool whole)
{
    axis->setLabelsFont(smallFont());
    axis->setLabelsColor(palette().color(QPalette::PlaceholderText));
    axis->setTitleFont(smallFont());
    axis->setTitleBrush(palette().color(QPalette::PlaceholderText));
    axis->setLinePenColor(palette().color(QPalette::Mid));
    QColor faint = palette().color(QPalette::Mid);
    faint.setAlphaF(0.6F);
    axis->setGridLineColor(faint);
    axis->setLabelFormat(whole ? QStringLiteral("%.0f") : QStringLiteral("%g"));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(niceStep(high - low, count, whole));
    axis->setRange(low, high);
}

void CurveChart::draw()
{
    m_lines.clear();
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    setBackgroundBrush(palette().color(QPalette::Window));
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const TrainingCurve& curve : m_chart.curves) {
        for (const double value : curve.values) {
            low = std::isfinite(value) ? std::min(low, value) : low;
            high = std::isfinite(value) ? std::max(high, value) : high;
        }
    }
    if (m_places.empty()) {
        viewport()->update();
        return;
    }
    if (low > high) { // nothing was measured yet
        low = 0;
        high = m_chart.most < 1e6 ? m_chart.most : 1;
    }
    const double room = high > low ? 0.1 * (high - low) : std::max(1e-9, 0.05 * std::abs(high));
    low = m_chart.fromZero ? 0 : std::max(m_chart.least, low - room);
    auto* across = new QValueAxis;
    auto* up = new QValueAxis;
    const double last = m_places.back() > 0 ? m_places.back() : 1;
    styleAxis(across, 0, last * 1.012, 10, last >= 10);
    styleAxis(up, low, std::min(m_chart.most, high + room), 4, false);
    across->setLabelsVisible(!m_title.isEmpty());
    across->setTitleText(m_title);
    across->setTitleVisible(!m_title.isEmpty());
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    for (std::size_t i = 0; i < m_chart.curves.size(); ++i) {
        addCurve(i);
    }
    place();
    viewport()->update();
}

void CurveChart::addCurve(std::size_t which)
{
    const bool dark = isDark(palette());
    const QList<QPointF> points = pointsOf(m_chart.curves[which], m_places);
    const auto add = [&](QXYSeries* series) {
        series->replace(points);
        chart()->addSeries(series);
        for (QAbstractAxis* axis : chart()->axes()) {
            series->attachAxis(axis);
        }
    };
    auto* line = new QLineSeries;
    line->setPen(curvePen(which, dark));
    add(line);
    m_lines.push_back(line);
    if (points.size() <= mostMarkers) {
        auto* markers = new QScatterSeries;
        markers->setMarkerShape(curveMarker(which));
        markers->setMarkerSize(7);
        markers->setColor(seriesColour(which, dark));
        markers->setBorderColor(palette().color(QPalette::Window));
        add(markers);
    }
}

// The same left edge in every chart, whatever their numbers are: rows lie below each other.
void CurveChart::place()
{
    const QFontMetricsF metrics(smallFont());
    const std::vector<Entry> entries = legend();
    const double top = entries.empty() ? 2 * metrics.height() : entries.back().box.bottom() + space::normal;
    const double left = metrics.horizontalAdvance(QStringLiteral("0.00007")) + 2 * space::wide;
    const double below = m_title.isEmpty() ? space::normal : 2.9 * metrics.height();
    chart()->setPlotArea(QRectF(left, top, std::max(10.0, width() - left - 2.0 * space::wide),
                                std::max(10.0, height() - top - below)));
    for (QAbstractAxis* axis : chart()->axes(Qt::Vertical)) { // as many numbers as have room
        auto* up = static_cast<QValueAxis*>(axis);
        const int count = std::clamp(int(chart()->plotArea().height() / (3 * metrics.height())), 2, 5);
        up->setTickInterval(niceStep(up->max() - up->min(), count, false));
    }
}

double CurveChart::valueTold(const TrainingCurve& curve) const
{
    if (m_marked >= 0) {
        return std::size_t(m_marked) < curve.values.size() ? curve.values[std::size_t(m_marked)]
                                                           : std::numeric_limits<double>::quiet_NaN();
    }
    const auto last =
        std::find_if(curve.values.rbegin(), curve.values.rend(), [](double v) { return std::isfinite(v); });
    return last == curve.values.rend() ? std::numeric_limits<double>::quiet_NaN() : *last;
}

// Beside the title, on as many lines as it takes. Widths do not follow the values: nothing jumps while the
// mouse moves.
std::vector<CurveChart::Entry> CurveChart::legend() const
{
    const QFontMetricsF metrics(smallFont());
    const double line = 1.5 * metrics.height();
    QFont bold = smallFont();
    bold.setBold(true);
    const double start = space::wide + QFontMetricsF(bold).horizontalAdvance(m_chart.title) + 2 * space::wide;
    std::vector<Entry> entries;
    double x = start;
    double y = space::tight;
    for (const TrainingCurve& curve : m_chart.curves) {
        const double wide = sampleWidth + space::tight
            + metrics.horizontalAdvance(curve.name + QStringLiteral("  0.000000")) + space::wide;
        if (x > start && x + wide > width() - space::wide) {
            x = start;
            y += line;
        }
        entries.push_back({curve.name + QStringLiteral("  ") + curveNumber(m_chart, valueTold(curve)),
                           QRectF(x, y, wide, line)});
        x += wide;
    }
    return entries;
}

void CurveChart::paintLegend(QPainter& painter) const
{
    const bool dark = isDark(palette());
    const QFontMetricsF metrics(smallFont());
    QFont bold = smallFont();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(space::wide, space::tight, width(), 1.5 * metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_chart.title);
    painter.setFont(smallFont());
    const std::vector<Entry> entries = legend();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QRectF& box = entries[i].box;
        painter.setPen(curvePen(i, dark));
        const double y = box.center().y();
        painter.drawLine(QPointF(box.left(), y), QPointF(box.left() + sampleWidth, y));
        painter.setPen(QPen(palette().color(QPalette::Window), 1));
        painter.setBrush(seriesColour(i, dark));
        paintMarker(painter, {box.left() + sampleWidth / 2.0, y}, i);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(box.adjusted(sampleWidth + space::tight, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         entries[i].words);
    }
}

void CurveChart::paintMark(QPainter& painter) const
{
    if (m_marked < 0 || std::size_t(m_marked) >= m_places.size() || m_lines.empty()) {
        return;
    }
    const double place = m_places[std::size_t(m_marked)];
    const QRectF area = chart()->plotArea();
    const double x = chart()->mapToPosition({place, 0}, m_lines.front()).x();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double value = valueTold(m_chart.curves[i]);
        if (std::isfinite(value)) {
            painter.setPen(QPen(palette().color(QPalette::Window), 1.5));
            painter.setBrush(seriesColour(i, isDark(palette())));
            painter.drawEllipse(chart()->mapToPosition({place, value}, m_lines[i]), 5.5, 5.5);
        }
    }
}

void CurveChart::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    painter->save();
    paintLegend(*painter);
    paintMark(*painter);
    if (hasFocus()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter->drawRect(mapToScene(viewport()->rect()).boundingRect().adjusted(0.5, 0.5, -1.5, -1.5));
    }
    painter->restore();
}

void CurveChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    place();
}

void CurveChart::mouseMoveEvent(QMouseEvent* event)
{
    if (m_places.empty() || m_lines.empty()) {
        return;
    }
    const double place = chart()->mapToValue(event->position(), m_lines.front()).x();
    const auto after = std::lower_bound(m_places.begin(), m_places.end(), place);
    auto row = after - m_places.begin();
    if (row > 0 && (after == m_places.end() || place - m_places[std::size_t(row - 1)] < *after - place)) {
        --row;
    }
    Q_EMIT pointedAt(int(row));
}

void CurveChart::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    Q_EMIT pointedAt(-1);
}

void CurveChart::keyPressEvent(QKeyEvent* event)
{
    constexpr int farAway = 1'000'000;
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT moved(-1);
        break;
    case Qt::Key_Right:
        Q_EMIT moved(+1);
        break;
    case Qt::Key_Home:
        Q_EMIT moved(-farAway);
        break;
    case Qt::Key_End:
        Q_EMIT moved(+farAway);
        break;
    default:
        QChartView::keyPressEvent(event);
    }
}

void CurveChart::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void CurveChart::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void CurveChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        draw();
    }
}

} // namespace hydra::ui
