// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys over a chart.
#include "ui/views/arrow_step.h"
#include "ui/views/plot_view.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

bool PlotView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString words = told(help->pos()); !words.isEmpty()) {
            QToolTip::showText(help->globalPos(), words, this);
            return true;
        }
    }
    return QChartView::viewportEvent(event);
}

int PlotView::stopAt(const QPointF& point) const
{
    const QRectF area = chart()->plotArea();
    const auto scaled = [&](double value) { return m_across.log ? std::log(value) : value; };
    const double share = (point.x() - area.left()) / area.width();
    const double place = scaled(m_across.low) + share * (scaled(m_across.high) - scaled(m_across.low));
    const auto nearer = [&](double a, double b) {
        return std::abs(scaled(a) - place) < std::abs(scaled(b) - place);
    };
    const auto best = std::min_element(m_stops.begin(), m_stops.end(), nearer);
    return best == m_stops.end() ? -1 : int(best - m_stops.begin());
}

int PlotView::stopAfter(int steps) const
{
    return std::clamp(m_marked + steps, 0, std::max(0, int(m_stops.size()) - 1));
}

void PlotView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_stops.empty()) {
        Q_EMIT chosen(stopAt(event->position()));
    }
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_stops.empty()) {
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
        : m_arrows == Qt::Vertical     ? arrow.y()
                                       : arrow.x();
    if (by != 0 && !m_stops.empty()) {
        Q_EMIT moved(by);
    } else if (m_marked >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
        Q_EMIT chosen(m_marked);
    } else {
        QChartView::keyPressEvent(event);
    }
}

void PlotView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the panel scrolls
}

} // namespace hydra::ui
