// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/feature_scatter.h"

#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double deadGap = 0.6; // decades to the left of the rarest feature
constexpr double leastMean = 1e-6;

double upward(double mean) // the plane's second axis points down
{
    return -std::log10(std::max(std::abs(mean), leastMean));
}

} // namespace

FeatureScatter::FeatureScatter(QWidget* parent)
    : Scatter(parent)
{
    setWords([this](int feature) { return described(feature); });
}

void FeatureScatter::setIndex(const FeatureIndex* index)
{
    const std::size_t count = index == nullptr ? 0 : index->features();
    m_share.resize(count);
    m_mean.resize(count);
    PlanePoints points;
    double rarest = 0, top = INFINITY, bottom = -INFINITY;
    for (std::size_t i = 0; i < count; ++i) {
        m_share[i] = index->share(i);
        m_mean[i] = index->mean(i);
        if (m_share[i] > 0) {
            rarest = std::min(rarest, std::log10(m_share[i]));
            top = std::min(top, upward(m_mean[i]));
            bottom = std::max(bottom, upward(m_mean[i]));
        }
    }
    m_deadAt = rarest - deadGap;
    if (!(top <= bottom)) {
        top = bottom = 0;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const bool dead = m_share[i] <= 0;
        points.x.push_back(float(dead ? m_deadAt : std::log10(m_share[i])));
        points.y.push_back(
            float(dead ? top + (bottom - top) * (double(i) + 0.5) / double(count) : upward(m_mean[i])));
    }
    setPoints(std::move(points));
    colour();
}

QString FeatureScatter::described(int feature) const
{
    if (feature < 0 || std::size_t(feature) >= m_share.size()) {
        return {};
    }
    const double share = m_share[std::size_t(feature)];
    return share <= 0 ? tr("Feature %1: active on no patch of the folder").arg(feature)
                      : tr("Feature %1: active on %2 % of the patches, there %3 on average")
                            .arg(feature)
                            .arg(costNumber(100 * share), mapValue(m_mean[std::size_t(feature)]));
}

void FeatureScatter::colour()
{
    const bool dark = isDark(palette());
    ScatterLook look;
    for (const double share : m_share) {
        look.colours.push_back(share <= 0               ? palette().color(QPalette::PlaceholderText).rgb()
                                   : share > denseShare ? seriesColour(1, dark).rgb()
                                                        : seriesColour(0, dark).rgb());
        look.markers.push_back(share > denseShare ? Marker::Square : Marker::Disc);
    }
    setLook(std::move(look));
}

void FeatureScatter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        colour();
    }
    Scatter::changeEvent(event);
}

// A line at each power of ten, with its number at the edge.
void FeatureScatter::paintAxis(QPainter& painter, Qt::Orientation orientation, double low, double high) const
{
    constexpr double edge = 3;
    const bool across = orientation == Qt::Horizontal;
    const QFontMetricsF metrics(painter.font());
    QColor line = palette().color(QPalette::Mid);
    double last = -INFINITY;
    for (double power = std::ceil(low); power <= std::floor(high); ++power) {
        const QPointF at = view().toWidget(across ? QPointF(power, 0) : QPointF(0, -power));
        const QString number = across ? QStringLiteral("%1 %").arg(100 * std::pow(10, power), 0, 'g', 3)
                                      : QString::number(std::pow(10, power), 'g', 3);
        const double wide = metrics.horizontalAdvance(number), tall = metrics.height();
        const QPointF place = across ? QPointF(at.x() - wide / 2, height() - edge - metrics.descent())
                                     : QPointF(edge, at.y() + metrics.ascent() / 2);
        const double along = across ? place.x() : -place.y();
        painter.setPen(QPen(line, 1, Qt::DotLine));
        across ? painter.drawLine(QPointF(at.x(), 0), QPointF(at.x(), height() - tall - edge))
               : painter.drawLine(QPointF(wide + 2 * edge, at.y()), QPointF(width(), at.y()));
        if (along > last + (across ? wide : tall) + edge) {
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(place, number);
            last = along;
        }
    }
}

void FeatureScatter::paintCells(QPainter& painter, const QRect& part)
{
    Scatter::paintCells(painter, part);
    if (m_share.empty()) {
        return;
    }
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    const QPointF first = view().toPlane(QPointF(0, 0)), last = view().toPlane(QPointF(width(), height()));
    paintAxis(painter, Qt::Horizontal, std::max(first.x(), m_deadAt + 0.1), std::min(last.x(), 0.0));
    paintAxis(painter, Qt::Vertical, -last.y(), -first.y());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const double lineHeight = QFontMetricsF(small).height();
    const auto write = [&](double x, const QString& words) {
        const double wide = QFontMetricsF(small).horizontalAdvance(words);
        const double left = view().toWidget(QPointF(x, 0)).x() - wide / 2;
        painter.drawText(QPointF(left, lineHeight), words);
    };
    if (std::any_of(m_share.begin(), m_share.end(), [](double share) { return share <= 0; })) {
        write(m_deadAt, tr("dead"));
    }
    if (std::any_of(m_share.begin(), m_share.end(), [](double share) { return share > denseShare; })) {
        write(std::log10(denseShare) / 2, tr("dense"));
    }
}

} // namespace hydra::ui
