// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/strip.h"

#include "ui/paint/format.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int smallestSide = 44; // points; below, the strip scrolls
constexpr int largestSide = 104;
constexpr int roomBesides = 44; // for what is wider than its thumbnail

QColor warningColour()
{
    return {0xd9, 0x9a, 0x2b};
}

} // namespace

StripDelegate::StripDelegate(ViewState& state, Board& board, HeadsModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_state(state)
    , m_board(board)
    , m_model(model)
    , m_thumbnail(state, board)
{ }

void StripDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const HeadsRow& row = m_model.rows()[std::size_t(index.row())];
    const QPalette& palette = option.palette;
    const bool chosen = row.heads == m_state.query().heads;
    QRectF cell = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const double least = cell.height() - textHeight(option.fontMetrics); // of a frame around the thumbnail
    if (cell.width() > least + roomBesides) {
        cell = QRectF(cell.center().x() - (least + roomBesides) / 2, cell.top(), least + roomBesides,
                      cell.height());
    }
    painter->save();
    painter->setOpacity(m_board.opening() ? 0.35 : 1); // of the picture before
    painter->setRenderHint(QPainter::Antialiasing);
    paintStripCell(*painter, cell, chosen, option.state.testFlag(QStyle::State_MouseOver));
    const double side = std::min(cell.width(), cell.height() - textHeight(option.fontMetrics)) - 2 * padding;
    const QRectF box(cell.center().x() - side / 2, cell.top() + padding, side, side);
    QPainterPath frame;
    frame.addRoundedRect(box, 3, 3);
    painter->save();
    painter->setClipPath(frame);
    m_thumbnail.paint(*painter, box, row.map, m_board.range(row.map),
                      row.failure.isEmpty() ? QStringLiteral("…") : QStringLiteral("—"));
    painter->restore();

    const int line = option.fontMetrics.height();
    const QRectF first(cell.left() + 2, box.bottom() + 2, cell.width() - 4, line);
    QFont bold = option.font;
    bold.setBold(chosen);
    painter->setFont(bold);
    painter->setPen(palette.color(row.trained ? QPalette::Text : QPalette::PlaceholderText));
    painter->drawText(first, Qt::AlignCenter, row.title);
    painter->setFont(option.font);
    painter->setPen(palette.color(QPalette::PlaceholderText));
    if (row.probability >= 0) {
        // Of the explained class in every cell, so that the numbers compare.
        painter->drawText(first.translated(0, line), Qt::AlignCenter, percent(row.probability));
    }
    if (!row.winner.isEmpty()) { // another class comes first here: its name is in the tooltip
        const QPointF corner = box.topRight() + QPointF(-6.5, 6.5);
        painter->setPen(QPen(QColor(0, 0, 0, 170), 1.5));
        painter->setBrush(warningColour());
        painter->drawPolygon(QPolygonF{corner + QPointF(0, -4.5), corner + QPointF(4.5, 0),
                                       corner + QPointF(0, 4.5), corner + QPointF(-4.5, 0)});
    }
    painter->restore();
}

Strip::Strip(ViewState& state, Board& board, HeadsModel& model, QWidget* parent)
    : QListView(parent)
    , m_state(state)
    , m_model(model)
    , m_delegate(new StripDelegate(state, board, model, this))
{
    setObjectName(QStringLiteral("strip"));
    setAccessibleName(tr("Maps of all head counts"));
    setLayoutDirection(Qt::LeftToRight); // its axis is the slider's above it
    layOutAsStrip(*this);
    setItemDelegate(m_delegate);
    setModel(&model);
    connect(&state, &ViewState::queryChanged, this, &Strip::followHeads);
    connect(&state, &ViewState::lookChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::reset, this, [this] {
        m_delegate->forgetPicture();
        layOut();
        followHeads();
    });
    // One map can widen the locked range of all.
    connect(&board, &Board::cellChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::currentChanged, viewport(), qOverload<>(&QWidget::update));
    // Not currentChanged: the current row also moves when rows come and go.
    connect(this, &QListView::pressed, this, &Strip::choose);
}

void Strip::choose(const QModelIndex& index)
{
    if (index.isValid()) {
        m_state.setHeads(m_model.rows()[std::size_t(index.row())].heads);
    }
}

void Strip::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex before = currentIndex();
    QListView::keyPressEvent(event);
    if (currentIndex() != before) {
        choose(currentIndex());
    }
}

void Strip::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    layOut();
}

// All cells side by side over the whole width when they fit, each under its tick of the slider.
Strip::Cells Strip::cellsIn(int width) const
{
    const int count = std::max(1, m_model.rowCount());
    const int extra = 2 * StripDelegate::padding + 2;
    const int wide = width / count;
    const int side = std::clamp(wide - extra, smallestSide, largestSide);
    return {{std::max(wide, side + extra), side + extra + StripDelegate::textHeight(fontMetrics())},
            count * (side + extra) > width};
}

int Strip::heightIn(int width) const
{
    const Cells cells = cellsIn(width);
    return cells.size.height() + (cells.scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
}

void Strip::layOut()
{
    m_delegate->setCell(cellsIn(viewport()->width()).size);
    setFixedHeight(heightIn(viewport()->width()));
    scheduleDelayedItemsLayout();
}

void Strip::followHeads()
{
    const int row = m_model.rowOf(m_state.query().heads);
    if (row >= 0) {
        setCurrentIndex(m_model.index(row, 0));
        scrollTo(m_model.index(row, 0));
    }
    viewport()->update();
}

} // namespace hydra::ui
