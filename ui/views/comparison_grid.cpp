// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_grid.h"

#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int blinkMs = 450;

} // namespace

ComparisonGrid::ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent)
    : CellView(parent)
    , m_comparison(comparison)
    , m_layout(comparison, *this)
    , m_painter(state, comparison, m_layout, *this)
{
    setObjectName(QStringLiteral("comparisonGrid"));
    setAccessibleName(tr("Grid of maps"));
    m_blink.setInterval(blinkMs);
    connect(&m_blink, &QTimer::timeout, this, [this] {
        m_shown.alternate = !m_shown.alternate;
        update();
    });
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ComparisonGrid::update));
    connect(&comparison, &Comparison::reset, this, &ComparisonGrid::follow);
    connect(&comparison, &Comparison::cellChanged, this, qOverload<>(&ComparisonGrid::update));
}

void ComparisonGrid::follow()
{
    const int count = int(m_comparison.cells().size());
    m_shown.hovered = m_shown.hoveredPanel = -1;
    updateGeometry();
    choose(m_shown.first < count ? m_shown.first : -1, m_shown.second < count ? m_shown.second : -1);
}

void ComparisonGrid::choose(int first, int second)
{
    m_shown.first = first;
    m_shown.second = first >= 0 && second != first ? second : -1;
    if (m_shown.second < 0) {
        setBlinking(false);
        m_shown.difference = false;
    }
    setAccessibleDescription(m_shown.first >= 0 ? described(m_shown.first) : QString());
    if (m_shown.first >= 0) {
        tellMarked(this, cellText(m_shown.first));
    }
    update();
    Q_EMIT chosen();
}

void ComparisonGrid::setDifference(bool shown)
{
    m_shown.difference = shown && m_shown.second >= 0;
    update();
}

void ComparisonGrid::setNormalised(bool on)
{
    m_shown.normalised = on;
    update();
}

void ComparisonGrid::setBlinking(bool on)
{
    m_shown.alternate = false;
    if (on && m_shown.second >= 0) {
        m_blink.start();
    } else {
        m_blink.stop();
    }
    update();
}

// The panel in words, for screen readers.
QString ComparisonGrid::described(int index) const
{
    const Comparison::Cell& one = m_layout.cell(index);
    if (const QString difference = differenceTitle(); !difference.isEmpty() && index == m_shown.second) {
        return difference;
    }
    QString words = QStringLiteral("%1, %2").arg(m_comparison.rowTitles()[one.row],
                                                 m_comparison.columnTitles()[one.column]);
    if (one.prediction && !one.prediction->ranking.empty()) {
        const int top = one.prediction->ranking.front();
        words += QStringLiteral(", %1 %2").arg(text(one.model->config.className(top)),
                                               answerText(*one.prediction, top));
    }
    return words + (one.failure.isEmpty() ? QString() : QStringLiteral(", ") + one.failure);
}

QString ComparisonGrid::cellText(int cell) const
{
    if (cell >= int(m_comparison.cells().size())) {
        return {};
    }
    const engine::MapPtr& map = m_layout.cell(cell).map;
    if (!map) {
        return described(cell);
    }
    const ValueRange range = rangeOf(*map);
    return tr("%1, map from %2 to %3").arg(described(cell), mapValue(range.low), mapValue(range.high));
}

// The tooltip has the full names, which may be elided.
QString ComparisonGrid::tip(const QPointF& at) const
{
    QString words;
    for (int i = 0; i < m_layout.columns(); ++i) {
        words = m_layout.columnTitle(i).contains(at) ? m_layout.columnTitles()[i] : words;
    }
    for (int i = 0; i < m_layout.rows(); ++i) {
        words = m_layout.rowTitle(i).contains(at) ? m_layout.rowTitles()[i] : words;
    }
    const int panel = m_layout.panelAt(at);
    return plainTip(panel >= 0 ? described(panel) : words);
}

bool ComparisonGrid::takes(const QKeyEvent& key) const
{
    return isKey(key, {Qt::Key_F, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus});
}

void ComparisonGrid::fit()
{
    m_layout.fit();
    update();
}

void ComparisonGrid::zoomBy(double factor, const QPointF& at)
{
    m_layout.zoomBy(factor, at);
    update();
}

void ComparisonGrid::paintCells(QPainter& painter, const QRect&)
{
    m_painter.paint(painter, m_shown);
}

void ComparisonGrid::onPoint(const QPointF& at)
{
    const int panel = m_layout.panelAt(at);
    point(panel, m_layout.patchAt(panel, at));
}

void ComparisonGrid::point(int panel, int patch)
{
    if (patch != m_shown.hovered || panel != m_shown.hoveredPanel) {
        m_shown.hovered = patch;
        m_shown.hoveredPanel = panel;
        update();
    }
    Q_EMIT hoveredAt(patch < 0 ? -1 : panel, patch);
}

int ComparisonGrid::patchIn(int panel) const
{
    if (panel < 0 || m_shown.hovered < 0 || m_shown.hoveredPanel < 0) {
        return -1;
    }
    const auto& from = m_layout.cell(m_shown.hoveredPanel).geometry;
    const auto& to = m_layout.cell(panel).geometry;
    return from && to ? samePlace(m_shown.hovered, {from->rows(), from->cols()}, {to->rows(), to->cols()})
                      : -1;
}

// Starts at the marked patch, else at the query, else in the middle.
void ComparisonGrid::movePatch(const QPoint& step)
{
    if (m_shown.first < 0 && !m_comparison.cells().empty()) {
        choose(0, -1);
    }
    if (m_shown.first < 0 || !m_layout.cell(m_shown.first).geometry) {
        return;
    }
    const Comparison::Cell& one = m_layout.cell(m_shown.first);
    const int rows = one.geometry->rows(), cols = one.geometry->cols();
    const int known = patchIn(m_shown.first);
    const int from = known >= 0 ? known : one.key.options.query;
    const int row = from < 0 ? rows / 2 : std::clamp(from / cols + step.y(), 0, rows - 1);
    const int col = from < 0 ? cols / 2 : std::clamp(from % cols + step.x(), 0, cols - 1);
    point(m_shown.first, row * cols + col);
    QString words = tr("row %1, col %2").arg(row + 1).arg(col + 1);
    if (one.map && one.map->values.size() == std::size_t(rows * cols)) {
        words += QStringLiteral(": ") + mapValue(double(one.map->values[std::size_t(row * cols + col)]));
    }
    tellMarked(this, words);
}

// Ctrl + arrows point at a patch of the chosen panel; Space makes it the query.
bool ComparisonGrid::patchKey(const QKeyEvent& event, const QPoint& arrow)
{
    if (event.modifiers().testFlag(Qt::ControlModifier) && !arrow.isNull()) {
        movePatch(arrow);
        return true;
    }
    if (event.key() == Qt::Key_Space && patchIn(m_shown.first) >= 0) {
        m_comparison.askToken(m_layout.cell(m_shown.first), patchIn(m_shown.first));
        return true;
    }
    return false;
}

void ComparisonGrid::onDrag(const Press& press)
{
    if (const int panel = m_layout.panelAt(press.last); panel >= 0 && m_layout.zoom() > 1) {
        m_layout.pan(panel, press.at - press.last);
        update();
    }
}

// A click chooses a panel (with Shift the second one) and makes the token under it the query.
void ComparisonGrid::onClick(const Press& press)
{
    const int panel = m_layout.panelAt(press.at);
    if (panel >= 0 && press.has(Qt::ShiftModifier) && m_shown.first >= 0) {
        choose(m_shown.first, panel);
    } else {
        choose(panel, -1);
        if (panel >= 0) {
            m_comparison.askToken(m_layout.cell(panel), m_layout.patchAt(panel, press.at));
        }
    }
}

void ComparisonGrid::onOpen(const QPointF& at)
{
    if (const int panel = m_layout.panelAt(at); panel >= 0) {
        Q_EMIT opened(panel);
    }
}

bool ComparisonGrid::onZoom(double factor, const QPointF& at)
{
    zoomBy(factor, at);
    return true;
}

bool ComparisonGrid::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    if (patchKey(event, arrow)) {
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_shown.first >= 0) {
            Q_EMIT opened(m_shown.first);
        }
        return true;
    case Qt::Key_F:
        fit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        if (m_shown.first >= 0) {
            zoomBy(event.key() == Qt::Key_Minus ? 0.8 : 1.25, m_layout.panel(m_shown.first).center());
        }
        return true;
    default:
        if (!arrow.isNull() && !m_comparison.cells().empty()) {
            movePanel(arrow, event.modifiers().testFlag(Qt::ShiftModifier) && m_shown.first >= 0);
        }
        return !arrow.isNull();
    }
}

// Moves the choice of the first panel, or of the SECOND.
void ComparisonGrid::movePanel(const QPoint& step, bool second)
{
    const int now = second && m_shown.second >= 0 ? m_shown.second : m_shown.first;
    const int next = now < 0 ? 0 : std::min(cellAfter(now, step), int(m_comparison.cells().size()) - 1);
    const int patch = patchIn(second ? m_shown.first : next);
    choose(second ? m_shown.first : next, second ? next : -1);
    if (patch >= 0) { // keeps the mark, now in the chosen panel
        point(m_shown.first, patch);
    }
}

void ComparisonGrid::onLeave()
{
    m_shown.hovered = m_shown.hoveredPanel = -1;
    update();
    Q_EMIT hoveredAt(-1, -1);
}

} // namespace hydra::ui
