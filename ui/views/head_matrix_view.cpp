// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/head_matrix_view.h"

#include "ui/views/cell_view.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int smallestHead = 56; // points; below it, the table scrolls
constexpr int usefulHead = 76; // a table that is too high scrolls before maps get smaller than this
constexpr int largestHead = 240;
constexpr int cellMargin = 3; // around a thumbnail
constexpr int barRoom = 7; // below it
constexpr int barHeight = 4;
constexpr double dimmedMatrix = 0.35;

} // namespace

HeadMatrixDelegate::HeadMatrixDelegate(ViewState& state, Board& board, HeadMatrixModel& model,
                                       QObject* parent)
    : QStyledItemDelegate(parent)
    , m_state(state)
    , m_model(model)
    , m_thumbnail(state, board)
{ }

void HeadMatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    const HeadMatrixModel::Cell* const cell = m_model.cell(index);
    if (cell == nullptr) {
        return;
    }
    const QRectF rect = QRectF(option.rect);
    const double side =
        std::max(4.0, std::min(rect.width() - 2 * cellMargin, rect.height() - 2 * cellMargin - barRoom));
    const QRectF box(rect.center().x() - side / 2, rect.top() + cellMargin, side, side);
    // The active palette's accent, because an inactive window's is faint.
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    painter->save();
    painter->setOpacity(m_dimmed ? dimmedMatrix : 1);
    m_thumbnail.paint(*painter, box, cell->map, m_model.range(*cell), QString());
    if (cell->head >= 0) { // sorted by importance, a column is not one head
        const QString number = QString::number(cell->head);
        QFont small = option.font;
        small.setPointSizeF(std::max(6.0, small.pointSizeF() * 0.8));
        painter->setFont(small);
        const QSizeF size = QFontMetricsF(small).boundingRect(number).size() + QSizeF(5, 1);
        const QRectF tag(box.topLeft(), size);
        painter->fillRect(tag, QColor(0, 0, 0, 150));
        painter->setPen(Qt::white);
        painter->drawText(tag, Qt::AlignCenter, number);
    }
    if (cell->rank > 0) {
        const QRectF groove(box.left(), box.bottom() + 2, box.width(), barHeight);
        painter->fillRect(groove, option.palette.color(QPalette::Mid));
        painter->fillRect(QRectF(groove.topLeft(), QSizeF(groove.width() * m_model.share(*cell), barHeight)),
                          accent);
    }
    const MapOptions& shown = m_state.query().options;
    const bool open = m_model.matrix() && shown.method == m_model.matrix()->method && shown.head == cell->head
        && (shown.block < 0 ? m_model.rowCount() - 1 : shown.block) == cell->block;
    const bool current = option.state.testFlag(QStyle::State_Selected);
    if (open || current || option.state.testFlag(QStyle::State_MouseOver)) {
        QPen pen(open || current ? accent : option.palette.color(QPalette::Mid), open ? 3 : 2);
        pen.setStyle(current && !open ? Qt::DotLine : Qt::SolidLine);
        pen.setJoinStyle(Qt::MiterJoin);
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(box.adjusted(-1, -1, 1, 1));
    }
    painter->restore();
}

HeadMatrixView::HeadMatrixView(ViewState& state, Board& board, HeadMatrixModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new HeadMatrixDelegate(state, board, model, this))
{
    setObjectName(QStringLiteral("headMatrix"));
    setAccessibleName(tr("Maps of all heads: a row for each block, a column for each head"));
    setItemDelegate(m_delegate);
    setModel(&model);
    setShowGrid(false);
    setMouseTracking(true);
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(smallestHead);
        header->setSectionsClickable(false);
        header->setHighlightSections(false);
    }
    connect(this, &QTableView::clicked, this, &HeadMatrixView::opened);
    openByKeys(*this, [this](const QModelIndex& index) { Q_EMIT opened(index); });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (hasFocus()) { // by an arrow key
            Q_EMIT pointedAt(now);
        }
    });
    connect(this, &QTableView::entered, this, &HeadMatrixView::pointedAt);
    connect(&model, &QAbstractItemModel::modelReset, this, &HeadMatrixView::layOut);
    connect(&state, &ViewState::lookChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&state, &ViewState::queryChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&state, &ViewState::pictureChanged, this, [this] { m_delegate->forgetPicture(); });
    connect(&state, &ViewState::modelChanged, this, [this] { m_delegate->forgetPicture(); });
}

void HeadMatrixView::setDimmed(bool dimmed)
{
    m_delegate->setDimmed(dimmed);
    viewport()->update();
}

// The largest side that fits the width, reduced to fit the height while maps stay useful. With few heads and
// many blocks most of the width would be empty, so the side depends on the number of maps, and the blocks
// scroll.
int HeadMatrixView::sideIn(const QSize& whole) const
{
    const int columns = std::max(1, m_model.columnCount());
    const int rows = std::max(1, m_model.rowCount());
    const QSize room = whole - headers();
    const auto sideOf = [&](int width) {
        const int down = room.height() / rows - barRoom;
        const double area = double(width) * room.height() / (columns * rows);
        const int useful = std::max(usefulHead, int(std::sqrt(area)));
        return std::clamp(std::min(width / columns, std::max(down, useful)), smallestHead, largestHead);
    };
    const int all = sideOf(room.width());
    return rows * (all + barRoom) <= room.height()
        ? all
        : sideOf(room.width() - verticalScrollBar()->sizeHint().width());
}

int HeadMatrixView::wholeSideIn(const QSize& whole) const
{
    const QSize room = whole - headers();
    return std::min({room.width() / std::max(1, m_model.columnCount()),
                     room.height() / std::max(1, m_model.rowCount()) - barRoom, largestHead});
}

void HeadMatrixView::keepTo(int side)
{
    m_kept = side;
    setMaximumHeight(side > 0 ? m_model.rowCount() * (side + barRoom) + headers().height() : QWIDGETSIZE_MAX);
    layOut();
}

QSize HeadMatrixView::headers() const
{
    const int lines = 2 * frameWidth() + 1; // plus a point for rounding
    return {verticalHeader()->sizeHint().width() + lines, horizontalHeader()->sizeHint().height() + lines};
}

void HeadMatrixView::layOut()
{
    const int side = m_kept > 0 ? m_kept : sideIn(size()); // the viewport's size depends on this
    horizontalHeader()->setDefaultSectionSize(side);
    verticalHeader()->setDefaultSectionSize(side + barRoom);
}

void HeadMatrixView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void HeadMatrixView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    Q_EMIT pointedAt({});
}

} // namespace hydra::ui
