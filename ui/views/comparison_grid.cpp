// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_grid.h"

#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"
#include "ui/views/arrow_step.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int blinkMs = 450;

} // namespace

ComparisonGrid::ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_layout(comparison, *this)
    , m_painter(state, comparison, m_layout, *this)
{
    setObjectName(QStringLiteral("comparisonGrid"));
    setAccessibleName(tr("Grid of maps"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
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
    setAccessibleDescription(m_shown.first >= 0 ? said(m_shown.first) : QString());
    if (m_shown.first >= 0) {
        tellMarked(this, cellSaid(m_shown.first));
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
QString ComparisonGrid::said(int index) const
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

QString ComparisonGrid::cellSaid(int cell) const
{
    if (cell >= int(m_comparison.cells().size())) {
        return {};
    }
    const engine::MapPtr& map = m_layout.cell(cell).map;
    if (!map) {
        return said(cell);
    }
    const ValueRange range = rangeOf(*map);
    return tr("%1, map from %2 to %3").arg(said(cell), mapValue(range.low), mapValue(range.high));
}

// Names are cut where the room ends: the tooltip has all of them.
bool ComparisonGrid::event(QEvent* event)
{
    if (takesKey(event, {Qt::Key_F, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus})) {
        return true;
    }
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF at = help->pos();
    QString words;
    for (int i = 0; i < m_layout.columns(); ++i) {
        words = m_layout.columnTitle(i).contains(at) ? m_layout.columnTitles()[i] : words;
    }
    for (int i = 0; i < m_layout.rows(); ++i) {
        words = m_layout.rowTitle(i).contains(at) ? m_layout.rowTitles()[i] : words;
    }
    if (const int panel = m_layout.panelAt(at); panel >= 0) {
        words = said(panel);
    }
    QToolTip::showText(help->globalPos(), plainTip(words), this);
    return true;
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

void ComparisonGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_painter.paint(painter, m_shown);
}

void ComparisonGrid::hover(const QPointF& point)
{
    const int panel = m_layout.panelAt(point);
    this->point(panel, m_layout.patchAt(panel, point));
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

// From the query, where there is one, or from the middle.
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

// Ctrl + arrows point at a patch of the chosen panel; Space asks from it.
bool ComparisonGrid::patchKey(const QKeyEvent& event)
{
    const QPoint step = arrowStep(event);
    if (event.modifiers().testFlag(Qt::ControlModifier) && !step.isNull()) {
        movePatch(step);
        return true;
    }
    if (event.key() == Qt::Key_Space && patchIn(m_shown.first) >= 0) {
        m_comparison.askToken(m_layout.cell(m_shown.first), patchIn(m_shown.first));
        return true;
    }
    return false;
}

void ComparisonGrid::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_dragging = false;
}

void ComparisonGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF way = event->position() - m_pressed;
        m_dragging = m_dragging || way.manhattanLength() >= QApplication::startDragDistance();
        const int panel = m_layout.panelAt(m_pressed);
        if (m_dragging && panel >= 0 && m_layout.zoom() > 1) {
            m_layout.pan(panel, way);
            m_pressed = event->position();
            update();
        }
        return;
    }
    hover(event->position());
}

// A click chooses a panel, with Shift the second one, and asks from the token under it.
void ComparisonGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dragging || event->button() != Qt::LeftButton) {
        return;
    }
    const int panel = m_layout.panelAt(event->position());
    if (panel >= 0 && event->modifiers().testFlag(Qt::ShiftModifier) && m_shown.first >= 0) {
        choose(m_shown.first, panel);
    } else {
        choose(panel, -1);
        if (panel >= 0) {
            m_comparison.askToken(m_layout.cell(panel), m_layout.patchAt(panel, event->position()));
        }
    }
}

void ComparisonGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int panel = m_layout.panelAt(event->position()); panel >= 0) {
        Q_EMIT opened(panel);
    }
}

void ComparisonGrid::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void ComparisonGrid::keyPressEvent(QKeyEvent* event)
{
    if (patchKey(*event)) {
        return;
    }
    const int count = int(m_comparison.cells().size());
    const int columns = m_layout.columns();
    const int now = event->modifiers().testFlag(Qt::ShiftModifier) && m_shown.second >= 0 ? m_shown.second
                                                                                          : m_shown.first;
    int next = now;
    switch (event->key()) {
    case Qt::Key_Left:
        next = now % std::max(1, columns) > 0 ? now - 1 : now;
        break;
    case Qt::Key_Right:
        next = columns > 0 && now % columns < columns - 1 ? now + 1 : now;
        break;
    case Qt::Key_Up:
        next = now - columns >= 0 ? now - columns : now;
        break;
    case Qt::Key_Down:
        next = now + columns < count ? now + columns : now;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_shown.first >= 0) {
            Q_EMIT opened(m_shown.first);
        }
        return;
    case Qt::Key_F:
        fit();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        if (m_shown.first >= 0) {
            zoomBy(event->key() == Qt::Key_Minus ? 0.8 : 1.25, m_layout.panel(m_shown.first).center());
        }
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (count > 0) {
        next = std::clamp(next, 0, count - 1);
        const bool second = event->modifiers().testFlag(Qt::ShiftModifier) && m_shown.first >= 0;
        const int patch = patchIn(second ? m_shown.first : next);
        choose(second ? m_shown.first : next, second ? next : -1);
        if (patch >= 0) { // the mark stays in sight, in the chosen panel
            point(m_shown.first, patch);
        }
    }
}

void ComparisonGrid::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_shown.hovered = m_shown.hoveredPanel = -1;
    update();
    Q_EMIT hoveredAt(-1, -1);
}

} // namespace hydra::ui
