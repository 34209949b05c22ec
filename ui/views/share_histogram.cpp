// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/share_histogram.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr int bars = 40;

}

ShareHistogram::ShareHistogram(QWidget* parent)
    : PlotView(QStringLiteral("foregroundHistogram"), tr("Distribution of the first component"), parent)
{
    setFrameShape(QFrame::NoFrame);
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
    rebuildSoon();
}

void ShareHistogram::setThreshold(double threshold)
{
    m_threshold = threshold;
    rebuildSoon();
}

void ShareHistogram::build()
{
    if (m_counts.empty()) {
        return;
    }
    PlotAxis across{{}, 0, bars};
    across.words = across.grid = false;
    PlotAxis up = across;
    up.high = 1.02;
    setAxes(across, up);
    QLinearGradient colours(0, 0, 1, 0);
    colours.setCoordinateMode(QGradient::ObjectMode);
    constexpr double edge = 1e-6;
    // A bar is above where its middle is; the colour changes between two bars.
    const double cut = std::clamp(std::ceil(m_threshold * bars - 0.5) / bars, edge, 1 - edge);
    colours.setColorAt(cut - edge, colour(QPalette::Mid));
    colours.setColorAt(cut, colour(QPalette::Highlight));
    addCounts(m_counts, colours);
    rule(m_threshold > 0 ? m_threshold * bars : std::numeric_limits<double>::quiet_NaN(),
         colour(QPalette::Text));
}

QRectF ShareHistogram::place() const
{
    return {0.5, 2.5, viewport()->width() - 1.0, viewport()->height() - 4.0};
}

} // namespace hydra::ui
