// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_chart.h"

#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalBarSeries>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

struct Range
{
    double low = 0, high = 1;
};

Range rangeAlong(const Plot& plot, bool vertical)
{
    Range range{1e300, -1e300};
    for (const PlotSeries& series : plot.series) {
        for (const QPointF& point : series.points) {
            const double value = vertical ? point.y() : point.x();
            range.low = std::min(range.low, value);
            range.high = std::max(range.high, value);
        }
    }
    return range.low <= range.high ? range : Range();
}

// Room at both ends, and two powers of ten to read the scale by.
Range logRange(Range range)
{
    range.low *= 0.8;
    range.high *= 1.25;
    const double first = std::ceil(std::log10(range.low));
    if (std::floor(std::log10(range.high)) - first < 1) {
        range.low = std::pow(10.0, first - 1);
    }
    return range;
}

qsizetype nearest(const QList<QPointF>& points, const std::function<double(const QPointF&)>& distance)
{
    qsizetype best = -1;
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (best < 0 || distance(points[i]) < distance(points[best])) {
            best = i;
        }
    }
    return best;
}

} // namespace

CostChart::CostChart(QWidget* parent)
    : QChartView(parent)
{
    setObjectName(QStringLiteral("costChart"));
    setAccessibleName(tr("Cost chart"));
    viewport()->setAccessibleName(accessibleName());
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    draw();
}

void CostChart::show(const Plot& plot)
{
    m_plot = plot;
    setAccessibleDescription(plot.spoken());
    draw();
}

void CostChart::draw()
{
    m_lines.clear();
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    setBackgroundBrush(palette().color(QPalette::Window));
    chart()->legend()->setVisible(m_plot.series.size() > 1 && !m_plot.empty());
    // The names of bars are ours: a category axis shortens names to dots where bars lie close.
    int room = 0;
    for (const auto& bar : m_plot.bars) {
        room = std::max(room, fontMetrics().horizontalAdvance(bar.first));
    }
    chart()->setMargins({room, 0, 0, 0});
    chart()->legend()->setLabelColor(palette().color(QPalette::WindowText));
    if (!m_plot.bars.empty()) {
        drawBars();
    } else if (!m_plot.empty()) {
        drawCurves();
    }
    viewport()->update();
}

void CostChart::styleAxis(QAbstractAxis* axis, const QString& title)
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    axis->setLabelsFont(small);
    axis->setTitleFont(small);
    axis->setTitleText(title);
    axis->setTitleBrush(palette().color(QPalette::WindowText));
    axis->setLabelsColor(palette().color(QPalette::PlaceholderText));
    axis->setLinePenColor(palette().color(QPalette::Mid));
    axis->setGridLineColor(palette().color(QPalette::Mid));
    axis->setMinorGridLineVisible(false);
}

QAbstractAxis* CostChart::valueAxis(bool logarithmic, bool vertical) const
{
    Range range = rangeAlong(m_plot, vertical);
    if (logarithmic) {
        auto* axis = new QLogValueAxis;
        range = logRange(range);
        axis->setBase(10);
        axis->setLabelFormat(QStringLiteral("%g"));
        axis->setRange(range.low, range.high);
        return axis;
    }
    auto* axis = new QValueAxis;
    axis->setLabelFormat(QStringLiteral("%g"));
    const bool share = vertical && range.high <= 1 && !m_plot.series.front().labels.isEmpty();
    if (share) {
        axis->setRange(-0.03, 1.06); // room for the dots at both ends
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickInterval(0.25);
        return axis;
    }
    if (!vertical && m_plot.series.front().labels.isEmpty()) { // pixels
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickInterval(256);
        axis->setRange(range.low - 64, range.high + 64);
        return axis;
    }
    axis->setRange(vertical || range.low < 0.3 * range.high ? 0 : range.low,
                   range.high + 0.03 * (range.high - range.low) + (range.high > range.low ? 0 : 1e-9));
    axis->applyNiceNumbers();
    return axis;
}

void CostChart::drawCurves()
{
    const bool dark = isDark(palette());
    QAbstractAxis* across = valueAxis(m_plot.logX, false);
    QAbstractAxis* up = valueAxis(m_plot.logY, true);
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    styleAxis(across, m_plot.xTitle);
    styleAxis(up, m_plot.yTitle);
    const auto add = [&](QXYSeries* series) {
        chart()->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
    };
    for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
        const PlotSeries& given = m_plot.series[i];
        auto* line = new QLineSeries;
        line->setName(given.name);
        line->setPen(seriesPen(i, dark));
        line->replace(given.points);
        add(line);
        auto* dots = new QScatterSeries;
        dots->setMarkerShape(i % 3 == 0       ? QScatterSeries::MarkerShapeCircle
                                 : i % 3 == 1 ? QScatterSeries::MarkerShapeRectangle
                                              : QScatterSeries::MarkerShapeRotatedRectangle);
        dots->setMarkerSize(8);
        dots->setColor(seriesColour(i, dark));
        dots->setBorderColor(palette().color(QPalette::Window));
        dots->replace(given.points);
        add(dots);
        auto* now = new QScatterSeries;
        now->setMarkerSize(13);
        now->setColor(palette().color(QPalette::Highlight));
        now->setBorderColor(palette().color(QPalette::Window));
        if (given.current >= 0) {
            now->append(given.points[given.current]);
        }
        add(now);
        for (QXYSeries* silent : {static_cast<QXYSeries*>(dots), static_cast<QXYSeries*>(now)}) {
            for (QLegendMarker* marker : chart()->legend()->markers(silent)) {
                marker->setVisible(false);
            }
            connect(silent, &QXYSeries::hovered, this, [this, i](const QPointF& point, bool inside) {
                if (inside) {
                    tell(m_plot.series[i], point);
                } else {
                    QToolTip::hideText();
                }
            });
        }
        m_lines.push_back(line);
    }
}

void CostChart::drawBars()
{
    auto* set = new QBarSet(QString());
    auto* names = new QBarCategoryAxis;
    double most = 0;
    for (auto bar = m_plot.bars.rbegin(); bar != m_plot.bars.rend(); ++bar) { // the axis begins below
        set->append(bar->second);
        names->append(bar->first);
        most = std::max(most, bar->second);
    }
    set->setColor(seriesColour(0, isDark(palette())));
    set->setBorderColor(palette().color(QPalette::Window));
    set->setLabelColor(palette().color(QPalette::WindowText));
    auto* series = new QHorizontalBarSeries;
    series->append(set);
    series->setBarWidth(0.7);
    series->setLabelsVisible(true);
    series->setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
    series->setLabelsPrecision(4);
    chart()->addSeries(series);
    auto* values = new QValueAxis;
    values->setRange(0, most * 1.18); // room for the numbers
    values->setLabelFormat(QStringLiteral("%g"));
    chart()->addAxis(names, Qt::AlignLeft);
    chart()->addAxis(values, Qt::AlignBottom);
    series->attachAxis(names);
    series->attachAxis(values);
    styleAxis(names, {});
    styleAxis(values, m_plot.xTitle);
    names->setGridLineVisible(false);
    names->setLabelsVisible(false);
    values->applyNiceNumbers();
}

void CostChart::tell(const PlotSeries& series, const QPointF& near) const
{
    const qsizetype i = nearest(
        series.points, [&](const QPointF& p) { return std::hypot(p.x() - near.x(), p.y() - near.y()); });
    if (i < 0) {
        return;
    }
    const QPointF& point = series.points[i];
    const QString what = series.labels.isEmpty() ? series.name : tr("%1 heads").arg(series.labels[i]);
    QToolTip::showText(
        QCursor::pos(),
        QStringLiteral("<b>%1</b><br>%2: %3<br>%4: %5")
            .arg(what, m_plot.xTitle, costNumber(point.x()), m_plot.yTitle, costNumber(point.y())));
}

void CostChart::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter->setFont(small);
    painter->setPen(palette().color(QPalette::PlaceholderText));
    const auto bars = double(m_plot.bars.size());
    const QRectF area = chart()->mapRectToScene(chart()->plotArea());
    for (std::size_t i = 0; i < m_plot.bars.size(); ++i) {
        const QRectF box(0, area.top() + area.height() * double(i) / bars, area.left() - 8,
                         area.height() / bars);
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, m_plot.bars[i].first);
    }
    painter->setPen(palette().color(QPalette::PlaceholderText));
    if (m_plot.empty()) {
        const QRectF all = mapToScene(viewport()->rect()).boundingRect();
        painter->drawText(all.adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, m_plot.note);
        return;
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        drawLabels(painter, i);
    }
}

// Beside each point what it stands for; where they crowd, the chosen one's and as many as find room.
void CostChart::drawLabels(QPainter* painter, std::size_t which)
{
    const PlotSeries& series = m_plot.series[which];
    std::vector<QRectF> taken;
    const auto label = [&](qsizetype n) {
        const QPointF at = chart()->mapToScene(chart()->mapToPosition(series.points[n], m_lines[which]));
        const bool high = at.y() - chart()->plotArea().top() < 24;
        const double width = painter->fontMetrics().horizontalAdvance(series.labels[n]) + 4;
        const QRectF box(at.x() - width / 2, high ? at.y() + 7 : at.y() - 21, width, 14);
        const auto overlaps = [&](const QRectF& other) { return other.intersects(box); };
        if (std::none_of(taken.begin(), taken.end(), overlaps)) {
            painter->drawText(box, Qt::AlignCenter | Qt::TextDontClip, series.labels[n]);
            taken.push_back(box);
        }
    };
    if (series.current >= 0 && series.current < series.labels.size()) {
        label(series.current);
    }
    for (qsizetype n = 0; n < series.labels.size(); ++n) {
        label(n);
    }
}

void CostChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const PlotSeries& series = m_plot.series[i];
        const auto distance = [&](const QPointF& point) {
            const QPointF at = chart()->mapToScene(chart()->mapToPosition(point, m_lines[i]));
            return std::hypot(at.x() - event->position().x(), at.y() - event->position().y());
        };
        const qsizetype n = nearest(series.points, distance);
        if (n >= 0 && n < series.labels.size() && distance(series.points[n]) < 24) {
            Q_EMIT chosen(series.labels[n]);
        }
    }
}

void CostChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        draw();
    }
}

} // namespace hydra::ui
