// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/share_histogram.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int bars = 40;

}

ShareHistogram::ShareHistogram(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("foregroundHistogram"));
    setAccessibleName(tr("Distribution of the first component"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareHistogram::setShares(const std::vector<float>& shares)
{
    m_counts.assign(shares.empty() ? 0U : std::size_t(bars), 0);
    for (const float share : shares) {
        if (std::isfinite(share)) {
            ++m_counts[std::size_t(std::clamp(int(share * bars), 0, bars - 1))];
        }
    }
    update();
}

void ShareHistogram::setThreshold(double threshold)
{
    m_threshold = threshold;
    update();
}

void ShareHistogram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF area = QRectF(rect()).adjusted(0.5, 2.5, -0.5, -1.5);
    if (!m_counts.empty()) {
        const int tallest = std::max(1, *std::max_element(m_counts.begin(), m_counts.end()));
        const double step = area.width() / bars;
        for (int i = 0; i < bars; ++i) {
            const double height = area.height() * std::sqrt(double(m_counts[std::size_t(i)]) / tallest);
            const bool inside = (i + 0.5) / bars >= m_threshold;
            painter.fillRect(QRectF(area.left() + i * step, area.bottom() - height, step - 1, height),
                             palette().color(inside ? QPalette::Highlight : QPalette::Mid));
        }
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (m_threshold > 0) {
        const double x = area.left() + m_threshold * area.width();
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
}

} // namespace hydra::ui
