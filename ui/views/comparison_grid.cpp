// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_grid.h"

#include "ui/paint/format.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int smallestCell = 96;
constexpr int blinkMs = 450;

} // namespace

ComparisonGrid::ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_comparison(comparison)
{
    setObjectName(QStringLiteral("comparisonGrid"));
    setAccessibleName(tr("Grid of maps"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_blink.setInterval(blinkMs);
    connect(&m_blink, &QTimer::timeout, this, [this] {
        m_other = !m_other;
        update();
    });
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ComparisonGrid::update));
    connect(&comparison, &Comparison::reset, this, &ComparisonGrid::follow);
    connect(&comparison, &Comparison::cellChanged, this, qOverload<>(&ComparisonGrid::update));
}

const Comparison::Cell& ComparisonGrid::cell(int index) const
{
    return m_comparison.cells()[std::size_t(index)];
}

void ComparisonGrid::follow()
{
    const int count = int(m_comparison.cells().size());
    m_painted.resize(std::size_t(count));
    m_hovered = m_hoveredPanel = -1;
    updateGeometry();
    choose(m_first < count ? m_first : -1, m_second < count ? m_second : -1);
}

void ComparisonGrid::choose(int first, int second)
{
    m_first = first;
    m_second = first >= 0 && second != first ? second : -1;
    if (m_second < 0) {
        setBlinking(false);
        m_difference = false;
    }
    setAccessibleDescription(m_first >= 0 ? said(m_first) : QString());
    update();
    Q_EMIT chosen();
}

void ComparisonGrid::setDifference(bool shown)
{
    m_difference = shown && m_second >= 0;
    update();
}

void ComparisonGrid::setBlinking(bool on)
{
    m_other = false;
    if (on && m_second >= 0) {
        m_blink.start();
    } else {
        m_blink.stop();
    }
    update();
}

// The panel in words, for screen readers.
QString ComparisonGrid::said(int index) const
{
    const Comparison::Cell& one = cell(index);
    QString words = QStringLiteral("%1, %2").arg(m_comparison.rowTitles()[one.row],
                                                 m_comparison.columnTitles()[one.column]);
    if (one.prediction && !one.prediction->ranking.empty()) {
        const int top = one.prediction->ranking.front();
        words +=
            QStringLiteral(", %1 %2").arg(text(one.model->config.className(top)),
                                          percent(double(one.prediction->probabilities[std::size_t(top)])));
    }
    return words + (one.failure.isEmpty() ? QString() : QStringLiteral(", ") + one.failure);
}

double ComparisonGrid::headerHeight() const
{
    return fontMetrics().height() + panelGap;
}

double ComparisonGrid::gutterWidth() const
{
    return fontMetrics().height() + panelGap;
}

double ComparisonGrid::barsHeight() const
{
    return (barsShown + 1) * (fontMetrics().height() + 1.0) + 4; // and the colour bar
}

// Never much wider than a picture is high: a single column stands in the middle.
QSizeF ComparisonGrid::cellSize() const
{
    constexpr double widest = 1.6;
    const double columns = std::max(1, columnCount());
    const double rows = std::max(1, rowCount());
    const double high = (height() - headerHeight() - panelGap) / rows - panelGap;
    const double wide = (width() - gutterWidth() - panelGap) / columns - panelGap;
    return {std::min(wide, std::max(double(smallestCell), widest * (high - barsHeight()))), high};
}

double ComparisonGrid::left() const
{
    const double used = columnCount() * (cellSize().width() + panelGap) + panelGap;
    return gutterWidth() + panelGap + std::max(0.0, (width() - gutterWidth() - used) / 2);
}

QSize ComparisonGrid::minimumSizeHint() const
{
    const double columns = std::max(1, columnCount());
    const double rows = std::max(1, rowCount());
    return QSizeF(gutterWidth() + panelGap + columns * (smallestCell + panelGap),
                  headerHeight() + panelGap + rows * (smallestCell + barsHeight() + panelGap))
        .toSize();
}

QRectF ComparisonGrid::panelRect(int index) const
{
    const QSizeF size = cellSize();
    const Comparison::Cell& one = cell(index);
    return {left() + one.column * (size.width() + panelGap),
            headerHeight() + one.row * (size.height() + panelGap), size.width(),
            std::max(1.0, size.height() - barsHeight())};
}

QRectF ComparisonGrid::pictureRect(int index) const
{
    const PicturePtr& picture = cell(index).picture;
    const QRectF panel = panelRect(index);
    if (!picture || picture->pyramid.empty()) {
        return panel;
    }
    const QSizeF pixels = picture->pyramid.size();
    const double scale = std::min(panel.width() / pixels.width(), panel.height() / pixels.height()) * m_zoom;
    const QSizeF size = pixels * scale;
    return {panel.center() - QPointF(m_centre.x() * size.width(), m_centre.y() * size.height()), size};
}

int ComparisonGrid::panelAt(const QPointF& point) const
{
    for (int i = 0; i < int(m_comparison.cells().size()); ++i) {
        if (panelRect(i).adjusted(0, 0, 0, barsHeight()).contains(point)) {
            return i;
        }
    }
    return -1;
}

int ComparisonGrid::patchAt(int panel, const QPointF& point) const
{
    if (panel < 0 || !cell(panel).picture || !cell(panel).geometry || !panelRect(panel).contains(point)) {
        return -1;
    }
    const QRectF whole = pictureRect(panel);
    const QSizeF pixels = cell(panel).picture->pyramid.size();
    return cell(panel).geometry->patchAt((point.x() - whole.left()) / whole.width() * pixels.width(),
                                         (point.y() - whole.top()) / whole.height() * pixels.height());
}

void ComparisonGrid::fit()
{
    m_zoom = 1;
    m_centre = {0.5, 0.5};
    update();
}

void ComparisonGrid::zoomBy(double factor, const QPointF& at)
{
    const int panel = panelAt(at);
    if (panel < 0) {
        return;
    }
    const double before = m_zoom;
    m_zoom = std::clamp(m_zoom * factor, 1.0, 32.0);
    const QRectF whole = pictureRect(panel);
    const double grown = m_zoom / before;
    // What is under the cursor stays there.
    const QPointF away = at - panelRect(panel).center();
    m_centre += QPointF(away.x() / whole.width(), away.y() / whole.height()) * (grown - 1);
    m_centre = {std::clamp(m_centre.x(), 0.0, 1.0), std::clamp(m_centre.y(), 0.0, 1.0)};
    if (m_zoom <= 1) {
        m_centre = {0.5, 0.5};
    }
    update();
}

} // namespace hydra::ui
