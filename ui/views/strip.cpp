// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/strip.h"

#include "ui/paint/format.h"
#include "ui/views/map_thumbnail.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int smallestSide = 44; // points; below, the strip scrolls
constexpr int leastOfBlocks = 56;
constexpr int leastOfMethods = 80; // their names are longer
constexpr int largestSide = 104;
constexpr int roomBesides = 44; // for what is wider than its thumbnail
constexpr int padding = 5; // of a head count's
constexpr int aroundThumbnail = 12; // of a block's, or a method's

int textHeight(const QFontMetrics& metrics)
{
    return 2 * metrics.height();
}

QColor warningColour()
{
    return {0xd9, 0x9a, 0x2b};
}

QVariant choiceValue(const OtherMaps::Cell& cell, int role)
{
    const QString words =
        cell.failure.isEmpty() ? cell.words : QStringLiteral("%1\n%2").arg(cell.words, cell.failure);
    return role == Qt::DisplayRole       ? QVariant(cell.title)
        : role == Qt::AccessibleTextRole ? QVariant(words)
        : role == Qt::ToolTipRole        ? QVariant(plainTip(words))
                                         : QVariant();
}

} // namespace

class StripDelegate : public QStyledItemDelegate
{
public:
    StripDelegate(const ViewState& state, const Board& board)
        : m_state(state)
        , m_board(board)
        , m_thumbnail(state, board)
    { }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const final
    {
        painter->save();
        painter->setOpacity(m_board.opening() ? 0.35 : 1); // of the picture before
        painter->setRenderHint(QPainter::Antialiasing);
        paintCell(*painter, option, std::size_t(index.row()));
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const final
    {
        return m_cell;
    }
    void setCell(const QSize& cell) { m_cell = cell; }
    void forgetPicture() { m_thumbnail.forgetPicture(); }

protected:
    virtual void paintCell(QPainter& painter, const QStyleOptionViewItem& option, std::size_t row) const = 0;
    static bool hovered(const QStyleOptionViewItem& option)
    {
        return option.state.testFlag(QStyle::State_MouseOver);
    }

    const ViewState& m_state;
    const Board& m_board;
    MapThumbnail m_thumbnail;

private:
    QSize m_cell{72, 100};
};

namespace {

class HeadsDelegate : public StripDelegate
{
public:
    HeadsDelegate(const ViewState& state, const Board& board, const HeadsModel& model)
        : StripDelegate(state, board)
        , m_model(model)
    { }

private:
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, std::size_t index) const override
    {
        const HeadsRow& row = m_model.rows()[index];
        const QPalette& palette = option.palette;
        const bool chosen = row.heads == m_state.query().heads;
        QRectF cell = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const double least = cell.height() - textHeight(option.fontMetrics); // of a frame around it
        if (cell.width() > least + roomBesides) {
            cell = QRectF(cell.center().x() - (least + roomBesides) / 2, cell.top(), least + roomBesides,
                          cell.height());
        }
        paintStripCell(painter, cell, chosen, hovered(option));
        const double side =
            std::min(cell.width(), cell.height() - textHeight(option.fontMetrics)) - 2 * padding;
        const QRectF box(cell.center().x() - side / 2, cell.top() + padding, side, side);
        QPainterPath frame;
        frame.addRoundedRect(box, 3, 3);
        painter.save();
        painter.setClipPath(frame);
        m_thumbnail.paint(painter, box, row.map, m_board.range(row.map),
                          row.failure.isEmpty() ? QStringLiteral("…") : QStringLiteral("—"));
        painter.restore();

        const int line = option.fontMetrics.height();
        const QRectF first(cell.left() + 2, box.bottom() + 2, cell.width() - 4, line);
        QFont bold = option.font;
        bold.setBold(chosen);
        painter.setFont(bold);
        painter.setPen(palette.color(row.trained ? QPalette::Text : QPalette::PlaceholderText));
        painter.drawText(first, Qt::AlignCenter, row.title);
        painter.setFont(option.font);
        painter.setPen(palette.color(QPalette::PlaceholderText));
        // Of the explained class or target in every cell, so that the numbers compare.
        painter.drawText(first.translated(0, line), Qt::AlignCenter,
                         row.probability >= 0 ? percent(row.probability) : row.value);
        if (!row.winner.isEmpty()) { // another class comes first here: its name is in the tooltip
            const QPointF corner = box.topRight() + QPointF(-6.5, 6.5);
            painter.setPen(QPen(QColor(0, 0, 0, 170), 1.5));
            painter.setBrush(warningColour());
            painter.drawPolygon(QPolygonF{corner + QPointF(0, -4.5), corner + QPointF(4.5, 0),
                                          corner + QPointF(0, 4.5), corner + QPointF(-4.5, 0)});
        }
    }

    const HeadsModel& m_model;
};

class ChoiceDelegate : public StripDelegate
{
public:
    ChoiceDelegate(const ViewState& state, const Board& board, const OtherMaps& maps)
        : StripDelegate(state, board)
        , m_maps(maps)
    { }

private:
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, std::size_t row) const override
    {
        if (row >= m_maps.cells().size()) {
            return;
        }
        const OtherMaps::Cell& cell = m_maps.cells()[row];
        const bool chosen = int(row) == m_maps.current();
        const QRectF rect = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const int line = option.fontMetrics.height();
        const double side = std::min(rect.width() - aroundThumbnail, rect.height() - line - aroundThumbnail);
        const QRectF box(rect.center().x() - side / 2, rect.top() + aroundThumbnail / 2.0, side, side);
        paintStripCell(painter, rect, chosen, hovered(option));
        const ValueRange range = cell.map ? rangeOf(*cell.map, rangeRule(m_state.look())) : ValueRange();
        m_thumbnail.paint(painter, box, cell.map, range,
                          !cell.failure.isEmpty() ? QStringLiteral("—")
                              : cell.quick        ? QStringLiteral("…")
                                                  : QString());
        QFont font = option.font;
        font.setBold(chosen);
        painter.setFont(font);
        painter.setPen(option.palette.color(QPalette::Text));
        const QRectF below(rect.left() + 2, box.bottom() + 2, rect.width() - 4, line);
        painter.drawText(below, Qt::AlignCenter,
                         QFontMetrics(font).elidedText(cell.title, Qt::ElideRight, int(below.width())));
    }

    const OtherMaps& m_maps;
};

} // namespace

MapStrip::MapStrip(ViewState& state, Board& board, QAbstractItemModel* model, StripDelegate* delegate,
                   QWidget* parent)
    : QListView(parent)
    , m_delegate(delegate)
{
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QListView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QListView::SingleSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    delegate->setParent(this);
    setItemDelegate(delegate);
    setModel(model);
    connect(&state, &ViewState::lookChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::currentChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&board, &Board::reset, this, [this] { m_delegate->forgetPicture(); });
    // Not currentChanged: the current row also moves when rows come and go.
    connect(this, &QListView::pressed, this, [this](const QModelIndex& index) { choose(index.row()); });
}

void MapStrip::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex before = currentIndex();
    QListView::keyPressEvent(event);
    if (currentIndex() != before) {
        choose(currentIndex().row());
    }
}

void MapStrip::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    layOut();
}

int MapStrip::heightIn(int width) const
{
    const Cells cells = cellsIn(width);
    return cells.size.height() + (cells.scrolls ? horizontalScrollBar()->sizeHint().height() : 0);
}

void MapStrip::layOut()
{
    m_delegate->setCell(cellsIn(viewport()->width()).size);
    setFixedHeight(heightIn(viewport()->width()));
    scheduleDelayedItemsLayout();
}

void MapStrip::mark(int row)
{
    if (const QModelIndex now = model()->index(row, 0); now.isValid()) {
        setCurrentIndex(now);
        scrollTo(now);
    }
    viewport()->update();
}

Strip::Strip(ViewState& state, Board& board, HeadsModel& model, QWidget* parent)
    : MapStrip(state, board, &model, new HeadsDelegate(state, board, model), parent)
    , m_state(state)
    , m_model(model)
{
    setObjectName(QStringLiteral("strip"));
    setAccessibleName(tr("Maps of all head counts"));
    setLayoutDirection(Qt::LeftToRight); // its axis is the slider's above it
    connect(&state, &ViewState::queryChanged, this, &Strip::followHeads);
    connect(&board, &Board::reset, this, [this] {
        layOut();
        followHeads();
    });
    // One map can widen the locked range of all.
    connect(&board, &Board::cellChanged, viewport(), qOverload<>(&QWidget::update));
}

void Strip::choose(int row)
{
    if (row >= 0) {
        m_state.setHeads(m_model.rows()[std::size_t(row)].heads);
    }
}

// All cells side by side over the whole width when they fit, each under its tick of the slider.
MapStrip::Cells Strip::cellsIn(int width) const
{
    const int count = std::max(1, m_model.rowCount());
    const int extra = 2 * padding + 2;
    const int wide = width / count;
    const int side = std::clamp(wide - extra, smallestSide, largestSide);
    return {{std::max(wide, side + extra), side + extra + textHeight(fontMetrics())},
            count * (side + extra) > width};
}

void Strip::followHeads()
{
    mark(m_model.rowOf(m_state.query().heads));
}

ChoiceStrip::ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent)
    : MapStrip(state, board, new RowsModel<OtherMaps::Cell>({{QString(), choiceValue}}, nullptr),
               new ChoiceDelegate(state, board, maps), parent)
    , m_maps(maps)
{
    setObjectName(QStringLiteral("choiceStrip"));
    auto* rows = static_cast<RowsModel<OtherMaps::Cell>*>(model());
    rows->QObject::setParent(this);
    connect(&maps, &OtherMaps::reset, this, [this, rows] {
        rows->setRows(m_maps.cells());
        follow();
    });
    connect(&maps, &OtherMaps::cellChanged, this,
            [this, rows](int cell) { rows->setRow(cell, m_maps.cells()[std::size_t(cell)]); });
    layOut();
}

void ChoiceStrip::follow()
{
    setAccessibleName(m_maps.ofBlocks() ? tr("Maps of all blocks") : tr("Maps of other methods"));
    layOut();
    mark(m_maps.current());
}

MapStrip::Cells ChoiceStrip::cellsIn(int width) const
{
    const int count = std::max(1, int(m_maps.cells().size()));
    const int least = m_maps.ofBlocks() ? leastOfBlocks : leastOfMethods;
    const int side = std::clamp(width / count - aroundThumbnail, least, largestSide);
    return {{std::max(side + aroundThumbnail, std::min(width / count, 2 * largestSide)),
             side + aroundThumbnail + 4 + fontMetrics().height()},
            count * (side + aroundThumbnail) > width};
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

} // namespace hydra::ui
