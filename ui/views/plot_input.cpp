// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and key handling of a chart.
#include "ui/paint/format.h"
#include "ui/views/arrow_step.h"
#include "ui/views/plot_axes.h"
#include "ui/views/plot_view.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double reach = 24; // px; largest distance from the mouse to a point

}

bool PlotView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString words = tooltipAt(help->pos()); !words.isEmpty()) {
            QToolTip::showText(help->globalPos(), words, this);
            return true;
        }
    }
    return QChartView::viewportEvent(event);
}

QPointF PlotView::placeOf(std::size_t line, const ChartPoint& point) const
{
    return chart()->mapToPosition({m_across.scale * point.x, m_up.scale * point.y}, m_lines[line].series);
}

// The tooltip of the nearest point with one, or of the bar there.
QString PlotView::tooltipAt(const QPointF& at) const
{
    if (m_chart.ends) {
        const double bars = double(m_chart.counts.size()), last = bars - 1;
        const double share = (at.x() - place().left()) / place().width();
        const double bar = std::floor(std::clamp(share * bars, 0.0, last));
        const double width = (m_chart.countsTo - m_chart.countsFrom) / bars;
        const double from = m_chart.countsFrom + bar * width;
        return tr("%1 values from %2 to %3")
            .arg(m_chart.counts[std::size_t(bar)])
            .arg(mapValue(from), mapValue(from + width));
    }
    double nearest = reach;
    QString words;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const ChartSeries& series = m_chart.series[line];
        for (std::size_t i = 0; i < series.tips.size(); ++i) {
            const QPointF away = placeOf(line, series.points[i]) - at;
            if (std::hypot(away.x(), away.y()) < nearest) {
                nearest = std::hypot(away.x(), away.y());
                words = text(series.tips[i]);
            }
        }
    }
    return words;
}

int PlotView::stopAt(const QPointF& point) const
{
    const QRectF area = chart()->plotArea();
    const double place = (point.x() - area.left()) / area.width();
    const auto away = [&](double stop) { return std::abs(shareOn(m_across, m_across.scale * stop) - place); };
    const auto best = std::min_element(m_chart.stops.begin(), m_chart.stops.end(),
                                       [&](double a, double b) { return away(a) < away(b); });
    return best == m_chart.stops.end() ? -1 : int(best - m_chart.stops.begin());
}

int PlotView::stopAfter(int steps) const
{
    return std::clamp(marked() + steps, 0, std::max(0, cellCount() - 1));
}

void PlotView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && cellCount() > 0) {
        Q_EMIT chosen(stopAt(event->position()));
    }
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    if (cellCount() > 0) {
        Q_EMIT pointedAt(stopAt(event->position()));
    }
}

void PlotView::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    Q_EMIT pointedAt(-1);
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    constexpr int farAway = 1'000'000;
    const int key = event->key();
    const QPoint arrow = arrowStep(*event);
    const int by = key == Qt::Key_Home ? -farAway
        : key == Qt::Key_End           ? farAway
        : arrows() == Qt::Vertical     ? arrow.y()
                                       : arrow.x();
    if (by != 0 && cellCount() > 0) {
        Q_EMIT moved(by);
    } else if (marked() >= 0 && choosesCell(*event)) {
        Q_EMIT chosen(marked());
    } else {
        QChartView::keyPressEvent(event);
    }
}

void PlotView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the panel scrolls
}

} // namespace hydra::ui
