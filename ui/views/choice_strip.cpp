// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/choice_strip.h"

#include "ui/paint/format.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int leastOfBlocks = 56; // points; below, the strip scrolls
constexpr int leastOfMethods = 80; // their names are longer
constexpr int mostThumbnail = 104;
constexpr int aroundThumbnail = 12;

} // namespace

ChoiceModel::ChoiceModel(const OtherMaps& maps, QObject* parent)
    : QAbstractListModel(parent)
    , m_maps(maps)
{
    // A reset would throw away the view's place and focus: a strip of as many cells changes in place.
    connect(&maps, &OtherMaps::reset, this, [this] {
        const int count = int(m_maps.cells().size());
        if (count != m_count) {
            beginResetModel();
            m_count = count;
            endResetModel();
        } else if (count > 0) {
            Q_EMIT dataChanged(index(0), index(count - 1));
        }
    });
    connect(&maps, &OtherMaps::cellChanged, this, [this](int cell) {
        if (cell < m_count) {
            Q_EMIT dataChanged(index(cell), index(cell));
        }
    });
}

int ChoiceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_maps.cells().size()) {
        return {};
    }
    const OtherMaps::Cell& cell = m_maps.cells()[std::size_t(index.row())];
    const QString words =
        cell.failure.isEmpty() ? cell.words : QStringLiteral("%1\n%2").arg(cell.words, cell.failure);
    return role == Qt::DisplayRole       ? QVariant(cell.title)
        : role == Qt::AccessibleTextRole ? QVariant(words)
        : role == Qt::ToolTipRole        ? QVariant(plainTip(words))
                                         : QVariant();
}

ChoiceDelegate::ChoiceDelegate(const ViewState& state, const Board& board, const OtherMaps& maps,
                               QObject* parent)
    : QStyledItemDelegate(parent)
    , m_state(state)
    , m_board(board)
    , m_maps(maps)
    , m_thumbnail(state, board)
{ }

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    if (std::size_t(index.row()) >= m_maps.cells().size()) {
        return;
    }
    const OtherMaps::Cell& cell = m_maps.cells()[std::size_t(index.row())];
    const bool chosen = index.row() == m_maps.current();
    const QRectF rect = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const int line = option.fontMetrics.height();
    const double side = std::min(rect.width() - aroundThumbnail, rect.height() - line - aroundThumbnail);
    const QRectF box(rect.center().x() - side / 2, rect.top() + aroundThumbnail / 2.0, side, side);
    painter->save();
    painter->setOpacity(m_board.opening() ? 0.35 : 1); // of the picture before
    painter->setRenderHint(QPainter::Antialiasing);
    paintStripCell(*painter, rect, chosen, option.state.testFlag(QStyle::State_MouseOver));
    const ValueRange range = cell.map ? rangeOf(*cell.map, rangeRule(m_state.look())) : ValueRange();
    m_thumbnail.paint(*painter, box, cell.map, range,
                      cell.failure.isEmpty() ? QStringLiteral("…") : QStringLiteral("—"));
    QFont font = option.font;
    font.setBold(chosen);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRectF below(rect.left() + 2, box.bottom() + 2, rect.width() - 4, line);
    painter->drawText(below, Qt::AlignCenter,
                      QFontMetrics(font).elidedText(cell.title, Qt::ElideRight, int(below.width())));
    painter->restore();
}

ChoiceStrip::ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent)
    : QListView(parent)
    , m_maps(maps)
    , m_delegate(new ChoiceDelegate(state, board, maps, this))
{
    setObjectName(QStringLiteral("choiceStrip"));
    layOutAsStrip(*this);
    setItemDelegate(m_delegate);
    setModel(new ChoiceModel(maps, this));
    connect(&maps, &OtherMaps::reset, this, &ChoiceStrip::follow); // after the model's own
    connect(&state, &ViewState::lookChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::currentChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::reset, this, [this] { m_delegate->forgetPicture(); });
    // Not currentChanged: the current row also moves when rows come and go.
    connect(this, &QListView::pressed, this,
            [this](const QModelIndex& index) { m_maps.choose(index.row()); });
    layOut();
}

void ChoiceStrip::follow()
{
    setAccessibleName(m_maps.ofBlocks() ? tr("Maps of all blocks") : tr("Maps of other methods"));
    layOut();
    const QModelIndex now = model()->index(m_maps.current(), 0);
    if (now.isValid()) {
        setCurrentIndex(now);
        scrollTo(now);
    }
    viewport()->update();
}

int ChoiceStrip::heightIn(int width) const
{
    const int count = std::max(1, int(m_maps.cells().size()));
    const int least = m_maps.ofBlocks() ? leastOfBlocks : leastOfMethods;
    const int side = std::clamp(width / count - aroundThumbnail, least, mostThumbnail);
    const bool scrolls = count * (side + aroundThumbnail) > width;
    return side + aroundThumbnail + 4 + fontMetrics().height()
        + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
}

void ChoiceStrip::layOut()
{
    const int width = viewport()->width();
    const int count = std::max(1, int(m_maps.cells().size()));
    const int least = m_maps.ofBlocks() ? leastOfBlocks : leastOfMethods;
    const int side = std::clamp(width / count - aroundThumbnail, least, mostThumbnail);
    m_delegate->setCell({std::max(side + aroundThumbnail, std::min(width / count, 2 * mostThumbnail)),
                         side + aroundThumbnail + 4 + fontMetrics().height()});
    setFixedHeight(heightIn(width));
    scheduleDelayedItemsLayout();
}

void ChoiceStrip::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    m_maps.setShown(true);
}

void ChoiceStrip::hideEvent(QHideEvent* event)
{
    m_maps.setShown(false);
    QListView::hideEvent(event);
}

void ChoiceStrip::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    layOut();
}

void ChoiceStrip::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex before = currentIndex();
    QListView::keyPressEvent(event);
    if (currentIndex() != before) {
        m_maps.choose(currentIndex().row());
    }
}

} // namespace hydra::ui
