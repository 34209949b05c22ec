// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_grid.h"

#include "ui/paint/format.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int smallestCell = 112; // points: room for a name and a number
constexpr int blinkMs = 450;

QRectF seenPixels(const InputGeometry& geometry)
{
    return {geometry.seen.x, geometry.seen.y, geometry.seen.width, geometry.seen.height};
}

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

void ComparisonGrid::setNormalised(bool on)
{
    m_normalised = on;
    update();
}

QString ComparisonGrid::differenceTitle() const
{
    if (!m_difference || m_first < 0 || m_second < 0) {
        return {};
    }
    const Comparison::Cell& a = cell(m_first);
    const Comparison::Cell& b = cell(m_second);
    const auto named = [&](const Comparison::Cell& one) {
        const QString column = m_comparison.columnTitles()[one.column];
        const QString row = m_comparison.rowTitles()[one.row];
        return a.row == b.row      ? column
            : a.column == b.column ? row
                                   : QStringLiteral("%1, %2").arg(row, column);
    };
    return named(a) + QStringLiteral(" − ") + named(b) + (m_normalised ? tr(", normalised") : QString());
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
    if (const QString difference = differenceTitle(); !difference.isEmpty() && index == m_second) {
        return difference;
    }
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
    return barsShown * barHeight() + rangeHeight() + 4;
}

// Never much wider than a picture is high, nor much higher than it is wide: a single column stands in the
// middle, and many columns are not mostly ground.
QSizeF ComparisonGrid::cellSize() const
{
    constexpr double widest = 1.6;
    const double columns = std::max(1, columnCount());
    const double rows = std::max(1, rowCount());
    constexpr double tallest = 1.2;
    const double wide = (width() - gutterWidth() - panelGap) / columns - panelGap;
    const double high = std::min((height() - headerHeight() - panelGap) / rows - panelGap,
                                 std::max(double(smallestCell), tallest * wide) + barsHeight());
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
    const Comparison::Cell& one = cell(index);
    const QRectF panel = panelRect(index);
    if (!one.picture || one.picture->pyramid.empty()) {
        return panel;
    }
    const QSizeF pixels = one.picture->pyramid.size();
    const QRectF seen = one.geometry ? seenPixels(*one.geometry) : QRectF(QPointF(0, 0), pixels);
    const double scale = std::min(panel.width() / seen.width(), panel.height() / seen.height()) * m_zoom;
    const QPointF middle(seen.left() + m_centre.x() * seen.width(),
                         seen.top() + m_centre.y() * seen.height());
    return {panel.center() - middle * scale, pixels * scale};
}

QRectF ComparisonGrid::seenRect(int index) const
{
    const Comparison::Cell& one = cell(index);
    const QRectF whole = pictureRect(index);
    if (!one.picture || one.picture->pyramid.empty() || !one.geometry) {
        return whole;
    }
    const double scale = whole.width() / one.picture->pyramid.size().width();
    const QRectF seen = seenPixels(*one.geometry);
    return {whole.topLeft() + seen.topLeft() * scale, seen.size() * scale};
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

QRectF ComparisonGrid::columnTitleRect(int column) const
{
    const double wide = cellSize().width();
    return {left() + column * (wide + panelGap), 0, wide, headerHeight()};
}

QRectF ComparisonGrid::rowTitleRect(int row) const
{
    const double high = cellSize().height();
    return {left() - gutterWidth(), headerHeight() + row * (high + panelGap), gutterWidth(), high};
}

// Names are cut where the room ends: the tooltip has all of them.
bool ComparisonGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF at = help->pos();
    QString words;
    for (int i = 0; i < columnCount(); ++i) {
        words = columnTitleRect(i).contains(at) ? m_comparison.columnTitles()[i] : words;
    }
    for (int i = 0; i < rowCount(); ++i) {
        words = rowTitleRect(i).contains(at) ? m_comparison.rowTitles()[i] : words;
    }
    if (const int panel = panelAt(at); panel >= 0) {
        words = said(panel);
    }
    QToolTip::showText(help->globalPos(), words.toHtmlEscaped(), this);
    return true;
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
    const QRectF whole = seenRect(panel);
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
