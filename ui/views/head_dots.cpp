// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/head_dots.h"

#include "ui/models/head_matrix_model.h"
#include "ui/paint/format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr int mostRows = 4; // of one block's grid
constexpr int gap = 5; // between blocks
constexpr int leastTarget = 24; // points; side of a dot's hit area, unless another dot is nearer

} // namespace

HeadDots::HeadDots(ViewState& state, EngineBridge& bridge, QWidget* parent)
    : CellView(parent)
    , m_state(state)
    , m_matrix(bridge, "head dots", [this] { follow(); })
{
    setObjectName(QStringLiteral("headDots"));
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Heads of all blocks"));
    setAccessibleDescription(
        tr("Larger means more important. The arrow keys move, Space switches a head off or on."));
    connect(&state, &ViewState::queryChanged, this, &HeadDots::ask); // also for a model or picture
}

// Always uses the attention of single heads, regardless of the method in view; importance is for the current
// target.
void HeadDots::ask()
{
    const bool asks = isVisible() && m_state.ready();
    const PictureAsk& query = m_state.query();
    m_matrix.ask(
        asks ? std::optional(HeadMatrixKey{m_state.networkKey(query.heads), "attention", -1, query.target})
             : std::nullopt);
    follow();
}

void HeadDots::follow()
{
    const engine::HeadMatrixPtr& matrix = m_matrix.latest();
    m_table = matrix ? headTable(*matrix, false) : HeadTable();
    if (cell(m_pointed) == nullptr) {
        m_pointed = {};
    }
    layOut();
}

void HeadDots::layOut()
{
    const int heads = std::max(1, m_table.columns), blocks = std::max(1, int(m_table.rows.size()));
    m_rows = std::min(mostRows, int(std::ceil(std::sqrt(double(heads)))));
    m_columns = (heads + m_rows - 1) / m_rows;
    m_cell = std::clamp((width() - gap * (blocks - 1)) / (blocks * m_columns), leastCell, mostCell);
    setFixedHeight(heightFor(m_cell));
    update();
}

int HeadDots::heightFor(int cell) const
{
    return m_rows * cell + fontMetrics().height();
}

QRectF HeadDots::placeOf(int block, int head) const
{
    if (cell({block, head}) == nullptr) {
        return {};
    }
    const int left = block * (m_columns * m_cell + gap);
    return QRectF(left + (head % m_columns) * m_cell, (head / m_columns) * m_cell, m_cell, m_cell);
}

// The nearest dot that contains POINT or is within REACH of it.
HeadDots::Place HeadDots::at(const QPointF& point, double reach) const
{
    Place nearest;
    double least = std::numeric_limits<double>::max();
    for (int block = 0; block < int(m_table.rows.size()); ++block) {
        for (int head = 0; head < int(m_table.rows[std::size_t(block)].size()); ++head) {
            const QPointF away = point - placeOf(block, head).center();
            const double distance = std::hypot(away.x(), away.y());
            if (cell({block, head}) && distance < least
                && std::max(std::abs(away.x()), std::abs(away.y())) <= std::max(reach, m_cell / 2.0)) {
                nearest = {block, head};
                least = distance;
            }
        }
    }
    return nearest;
}

const HeadCell* HeadDots::cell(Place at) const
{
    const bool there = at.block >= 0 && at.head >= 0 && at.block < int(m_table.rows.size())
        && at.head < int(m_table.rows[std::size_t(at.block)].size());
    const HeadCell* found = there ? &m_table.rows[std::size_t(at.block)][std::size_t(at.head)] : nullptr;
    return found != nullptr && found->head >= 0 ? found
                                                : nullptr; // a block of a linear kind has no single heads
}

SpokenCells::CellGrid HeadDots::cells() const
{
    return m_table.columns > 0 ? CellGrid{int(m_table.rows.size()), m_table.columns} : CellGrid{};
}

QString HeadDots::wordsOf(Place at) const
{
    const HeadCell* const found = cell(at);
    if (found == nullptr) {
        return {};
    }
    const engine::HeadMatrixPtr& matrix = m_matrix.latest();
    const bool off = m_state.query().without.hasHead(found->block, found->head);
    return (off ? tr("block %1, head %2: off").arg(found->block).arg(found->head)
                : HeadMatrixModel::words(*found, matrix->count()))
        + QStringLiteral(". ") + (off ? tr("Click to switch it on.") : tr("Click to switch it off."));
}

QString HeadDots::pointedHead() const
{
    const HeadCell* const found = cell(m_pointed);
    return found != nullptr ? tr("block %1, head %2").arg(found->block).arg(found->head) : QString();
}

void HeadDots::point(Place at)
{
    if (at.block == m_pointed.block && at.head == m_pointed.head) {
        return;
    }
    m_pointed = at;
    const HeadCell* const found = cell(at);
    Q_EMIT pointedAt(found != nullptr && !m_matrix.stale() ? found->map : nullptr);
    if (hasFocus()) {
        setAccessibleDescription(words());
        if (found != nullptr) {
            tellMarked(this, words());
        }
    }
    update();
}

void HeadDots::toggle(Place at)
{
    if (cell(at) != nullptr) {
        Interventions without = m_state.query().without;
        without.toggleHead(at.block, at.head);
        m_state.setWithout(without);
    }
}

QString HeadDots::tip(const QPointF&) const
{
    return plainTip(words());
}

void HeadDots::paintCells(QPainter& painter, const QRect&)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(m_matrix.stale() ? 0.5 : 1);
    const QColor ink = palette().color(QPalette::Highlight),
                 faint = palette().color(QPalette::PlaceholderText);
    for (const std::vector<HeadCell>& row : m_table.rows) {
        for (const HeadCell& each : row) {
            const QRectF place = placeOf(each.block, each.head);
            const double most = place.width() / 2 - 0.5, least = 1.2;
            const double share = std::clamp(m_table.share(each), 0.0, 1.0);
            const QPointF middle = place.center();
            if (m_state.query().without.hasHead(each.block, each.head)) {
                painter.setPen(QPen(palette().color(QPalette::Text), 1.3));
                const QPointF arm(most * 0.6, most * 0.6), other(arm.x(), -arm.y());
                painter.drawLine(middle - arm, middle + arm);
                painter.drawLine(middle - other, middle + other);
            } else {
                const double radius = std::max(least, most * std::sqrt(share)); // area: its importance
                painter.setPen(Qt::NoPen);
                painter.setBrush(share > 0 ? ink : faint);
                painter.drawEllipse(middle, radius, radius);
            }
            if (each.block == m_pointed.block && each.head == m_pointed.head) {
                painter.setPen(QPen(palette().color(QPalette::Text), 1));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
            }
        }
        if (!row.empty() && placeOf(row.front().block, 0).isValid()) {
            const QRectF first = placeOf(row.front().block, 0);
            painter.setPen(faint);
            painter.drawText(
                QRectF(first.left(), m_rows * m_cell, m_columns * m_cell, fontMetrics().height()),
                Qt::AlignCenter, QString::number(row.front().block));
        }
    }
    const int taken = int(m_table.rows.size()) * (m_columns * m_cell + gap) + 2 * gap;
    const QString text = !m_matrix.failure().isEmpty() ? m_matrix.failure()
        : m_table.rows.empty()                         ? QStringLiteral("…")
        : words().isEmpty() ? tr("A dot is a head of a block: the larger, the more important.")
                            : words();
    painter.setPen(faint);
    painter.drawText(rect().adjusted(m_table.rows.empty() ? 0 : taken, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

void HeadDots::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void HeadDots::onPoint(const QPointF& at)
{
    point(this->at(at, leastTarget / 2.0));
}

void HeadDots::onClick(const Press& press)
{
    toggle(at(press.at, leastTarget / 2.0));
}

// Moves from dot to dot, across a block's edge into the same row of the next block.
bool HeadDots::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    if (arrow.isNull() || cell(m_pointed) == nullptr) {
        return CellView::onKey(event, arrow);
    }
    const QPointF to = placeOf(m_pointed.block, m_pointed.head).center() + QPointF(arrow) * m_cell;
    Place next = at(to);
    if (cell(next) == nullptr && arrow.x() != 0) {
        next = at(to + QPointF(arrow.x() * gap, 0));
    }
    if (cell(next) != nullptr) {
        point(next);
    }
    return true;
}

void HeadDots::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    point({0, 0});
}

void HeadDots::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    point({});
}

void HeadDots::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

void HeadDots::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_matrix.ask(std::nullopt);
    point({});
}

} // namespace hydra::ui
