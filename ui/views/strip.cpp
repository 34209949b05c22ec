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

constexpr int smallestSide = 44; // points; below it, the strip scrolls
constexpr int leastOfBlocks = 56;
constexpr int leastOfMethods = 80; // their names are longer
constexpr int largestSide = 104;
constexpr int roomBesides = 44; // for text wider than its thumbnail
constexpr int padding = 5; // of a head count's cell
constexpr int aroundThumbnail = 12; // in a block's or method's cell

int textHeight(const QFontMetrics& metrics)
{
    return 2 * metrics.height();
}

QColor warningColour()
{
    return {0xd9, 0x9a, 0x2b};
}

} // namespace

MapStrip::MapStrip(const char* id, ViewState& state, Board& board, QWidget* parent)
    : CellView(parent)
    , m_state(state)
    , m_board(board)
    , m_thumbnail(state, board)
    , m_bar(new QScrollBar(Qt::Horizontal, this))
{
    setObjectName(QLatin1String(id));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&QWidget::update));
    connect(&board, &Board::currentChanged, this, qOverload<>(&QWidget::update));
    connect(&board, &Board::reset, this, [this] { m_thumbnail.forgetPicture(); });
}

QRectF MapStrip::cellPlace(int cell) const
{
    const QSize size = cellsIn(width()).size;
    const QPoint corner(cell * size.width() - (m_bar->isHidden() ? 0 : m_bar->value()), 0);
    return {corner, size};
}

int MapStrip::cellAt(const QPointF& point) const
{
    for (int cell = 0; cell < count(); ++cell) {
        if (cellPlace(cell).contains(point)) {
            return cell;
        }
    }
    return -1;
}

void MapStrip::paintCells(QPainter& painter, const QRect& part)
{
    painter.setOpacity(m_board.opening() ? 0.35 : 1); // still of the previous picture
    painter.setRenderHint(QPainter::Antialiasing);
    for (int cell = 0; cell < count(); ++cell) {
        if (cellPlace(cell).intersects(part)) {
            painter.save();
            paintCell(painter, cellPlace(cell), cell, cell == m_hovered);
            painter.restore();
        }
    }
}

QString MapStrip::tip(const QPointF& at) const
{
    return cellAt(at) < 0 ? QString() : plainTip(cellText(cellAt(at)));
}

void MapStrip::onPoint(const QPointF& at)
{
    if (const int now = cellAt(at); now != m_hovered) {
        m_hovered = now;
        update();
    }
}

void MapStrip::onPress(const Press& press)
{
    if (const int cell = cellAt(press.at); cell >= 0 && press.button == Qt::LeftButton) {
        chooseCell(cell);
    }
}

bool MapStrip::onPan(const QPointF& by)
{
    m_bar->setValue(m_bar->value() - qRound(by.x() + by.y()));
    return !m_bar->isHidden();
}

bool MapStrip::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    const bool ends = event.key() == Qt::Key_Home || event.key() == Qt::Key_End;
    if (count() > 0 && !choosesCell(event) && !event.text().isEmpty() && event.text().at(0).isPrint()) {
        search(event.text());
        return true;
    }
    if (count() == 0 || (arrow.x() == 0 && !ends)) {
        return CellView::onKey(event, arrow);
    }
    const int next = event.key() == Qt::Key_Home ? 0
        : ends                                   ? count() - 1
                                                 : std::clamp(m_marked + arrow.x(), 0, count() - 1);
    if (next != m_marked) {
        mark(next);
        chooseCell(next);
    }
    return true;
}

void MapStrip::search(const QString& typed)
{
    const bool goesOn =
        m_sinceTyped.isValid() && m_sinceTyped.elapsed() < QApplication::keyboardInputInterval();
    m_typed = goesOn ? m_typed + typed : typed;
    m_sinceTyped.start();
    for (int cell = 0; cell < count(); ++cell) {
        if (cellText(cell).startsWith(m_typed, Qt::CaseInsensitive)) {
            mark(cell);
            chooseCell(cell);
            return;
        }
    }
}

void MapStrip::resizeEvent(QResizeEvent* event)
{
    CellView::resizeEvent(event);
    layOut();
}

int MapStrip::heightIn(int width) const
{
    const Cells cells = cellsIn(width);
    return cells.size.height() + (cells.scrolls ? m_bar->sizeHint().height() : 0);
}

void MapStrip::layOut()
{
    const Cells cells = cellsIn(width());
    setFixedHeight(heightIn(width()));
    m_bar->setVisible(cells.scrolls);
    m_bar->setGeometry(0, cells.size.height(), width(), m_bar->sizeHint().height());
    m_bar->setPageStep(width());
    m_bar->setSingleStep(cells.size.width());
    m_bar->setRange(0, std::max(0, count() * cells.size.width() - width()));
    update();
}

void MapStrip::mark(int cell)
{
    if (cell >= 0 && cell < count()) {
        const QRectF place = cellPlace(cell);
        m_bar->setValue(m_bar->value() + int(std::min(0.0, place.left()))
                        + int(std::max(0.0, place.right() - width())));
        if (cell != m_marked) {
            m_marked = cell;
            tellMarked(this, cellText(cell));
        }
    }
    update();
}

void MapStrip::follow(int cell)
{
    if (cell >= 0 && cell == markedCell()) {
        tellMarked(this, cellText(cell));
    }
    update();
}

QString headsWords(const HeadsRow& row)
{
    QString line = headCount(row.heads);
    if (row.probability >= 0) {
        line += QStringLiteral(": %1, %2").arg(row.explained, percent(row.probability));
    } else if (!row.value.isEmpty()) {
        line += QStringLiteral(": %1 %2").arg(row.value, row.explained).trimmed();
    }
    if (!row.winner.isEmpty()) {
        line += Strip::tr("; here %1 comes first, %2").arg(row.winner, percent(row.winnerShare));
    }
    if (!row.trained) {
        line += Strip::tr(" (not trained)");
    }
    if (!row.failure.isEmpty()) {
        line += QStringLiteral("\n") + row.failure;
    }
    return line;
}

HeadsRow headsRow(const ViewState& state, const Board& board, const Board::Cell& cell)
{
    HeadsRow row;
    row.heads = cell.heads;
    row.trained = state.isTrained(cell.heads);
    row.title = headCount(cell.heads);
    row.map = cell.map;
    row.failure = cell.failure;
    if (cell.map && cell.map->targetValue && !cell.map->target.empty()) { // not a class: show its value
        row.value = mapValue(*cell.map->targetValue);
        if (cell.key.target.kind == ClassChoice::Kind::Feature) {
            row.value.prepend(QStringLiteral("Σ "));
            row.explained = Strip::tr("activation, all patches together");
        }
    }
    if (cell.prediction && !cell.prediction->ranking.empty() && state.model()) {
        const auto share = [&](int index) {
            return double(cell.prediction->probabilities[std::size_t(index)]);
        };
        const VitConfig& config = state.model()->config;
        const int best = cell.prediction->ranking.front();
        const int explained = board.chosenClass(cell);
        if (explained >= 0 && std::size_t(explained) < cell.prediction->probabilities.size()) {
            row.explained = text(config.className(explained));
            row.probability = share(explained);
            if (best != explained) {
                row.winner = text(config.className(best));
                row.winnerShare = share(best);
            }
        }
    }
    return row;
}

Strip::Strip(ViewState& state, Board& board, QWidget* parent)
    : MapStrip("strip", state, board, parent)
{
    setAccessibleName(tr("Maps of all head counts"));
    setLayoutDirection(Qt::LeftToRight); // its cells lie under the slider's ticks
    connect(&state, &ViewState::queryChanged, this, &Strip::followHeads);
    connect(&board, &Board::reset, this, [this] {
        layOut();
        followHeads();
    });
    // One new map can widen the locked range of all.
    connect(&board, &Board::cellChanged, this, &Strip::follow);
    // The full network's prediction decides the explained class of all cells.
    connect(&board, &Board::predictionsChanged, this, [this] { follow(markedCell()); });
}

QString Strip::cellText(int cell) const
{
    return headsWords(headsRow(m_state, m_board, m_board.cells()[std::size_t(cell)]));
}

// If all cells fit, they share the whole width, each under its tick of the slider.
MapStrip::Cells Strip::cellsIn(int width) const
{
    const int all = std::max(1, count());
    const int extra = 2 * padding + 2;
    const int wide = width / all;
    const int side = std::clamp(wide - extra, smallestSide, largestSide);
    return {{std::max(wide, side + extra), side + extra + textHeight(fontMetrics())},
            all * (side + extra) > width};
}

void Strip::followHeads()
{
    for (int cell = 0; cell < count(); ++cell) {
        if (m_board.cells()[std::size_t(cell)].heads == m_state.query().heads) {
            mark(cell);
        }
    }
    update();
}

void Strip::paintCell(QPainter& painter, const QRectF& rect, int index, bool hovered)
{
    const HeadsRow row = headsRow(m_state, m_board, m_board.cells()[std::size_t(index)]);
    const QFontMetrics metrics = fontMetrics();
    const bool chosen = row.heads == m_state.query().heads;
    QRectF cell = rect.adjusted(1, 1, -1, -1);
    const double least = cell.height() - textHeight(metrics); // least width of a frame
    if (cell.width() > least + roomBesides) {
        cell = QRectF(cell.center().x() - (least + roomBesides) / 2, cell.top(), least + roomBesides,
                      cell.height());
    }
    paintStripCell(painter, cell, chosen, hovered);
    const double side = std::min(cell.width(), cell.height() - textHeight(metrics)) - 2 * padding;
    const QRectF box(cell.center().x() - side / 2, cell.top() + padding, side, side);
    QPainterPath frame;
    frame.addRoundedRect(box, 3, 3);
    painter.save();
    painter.setClipPath(frame);
    m_thumbnail.paint(painter, box, row.map, m_board.range(row.map),
                      row.failure.isEmpty() ? QStringLiteral("…") : QStringLiteral("—"));
    painter.restore();

    const int line = metrics.height();
    const QRectF first(cell.left() + 2, box.bottom() + 2, cell.width() - 4, line);
    QFont bold = font();
    bold.setBold(chosen);
    painter.setFont(bold);
    painter.setPen(palette().color(row.trained ? QPalette::Text : QPalette::PlaceholderText));
    painter.drawText(first, Qt::AlignCenter, row.title);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    // Every cell shows the value of the same explained class or target, so that the numbers compare.
    painter.drawText(first.translated(0, line), Qt::AlignCenter,
                     row.probability >= 0 ? percent(row.probability) : row.value);
    if (!row.winner.isEmpty()) { // another class ranks first here; the tooltip has its name
        const QPointF corner = box.topRight() + QPointF(-6.5, 6.5);
        painter.setPen(QPen(QColor(0, 0, 0, 170), 1.5));
        painter.setBrush(warningColour());
        painter.drawPolygon(QPolygonF{corner + QPointF(0, -4.5), corner + QPointF(4.5, 0),
                                      corner + QPointF(0, 4.5), corner + QPointF(-4.5, 0)});
    }
}

ChoiceStrip::ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent)
    : MapStrip("choiceStrip", state, board, parent)
    , m_maps(maps)
{
    connect(&maps, &OtherMaps::reset, this, [this] {
        setAccessibleName(m_maps.ofBlocks() ? tr("Maps of all blocks") : tr("Maps of other methods"));
        layOut();
        mark(m_maps.current());
    });
    connect(&maps, &OtherMaps::cellChanged, this, &ChoiceStrip::follow);
    layOut();
}

QString ChoiceStrip::cellText(int index) const
{
    const OtherMaps::Cell& cell = m_maps.cells()[std::size_t(index)];
    return cell.failure.isEmpty() ? cell.words : QStringLiteral("%1\n%2").arg(cell.words, cell.failure);
}

MapStrip::Cells ChoiceStrip::cellsIn(int width) const
{
    const int all = std::max(1, count());
    const int least = m_maps.ofBlocks() ? leastOfBlocks : leastOfMethods;
    const int side = std::clamp(width / all - aroundThumbnail, least, largestSide);
    return {{std::max(side + aroundThumbnail, std::min(width / all, 2 * largestSide)),
             side + aroundThumbnail + 4 + fontMetrics().height()},
            all * (side + aroundThumbnail) > width};
}

void ChoiceStrip::paintCell(QPainter& painter, const QRectF& whole, int index, bool hovered)
{
    const OtherMaps::Cell& cell = m_maps.cells()[std::size_t(index)];
    const bool chosen = index == m_maps.current();
    const QRectF rect = whole.adjusted(1, 1, -1, -1);
    const int line = fontMetrics().height();
    const double side = std::min(rect.width() - aroundThumbnail, rect.height() - line - aroundThumbnail);
    const QRectF box(rect.center().x() - side / 2, rect.top() + aroundThumbnail / 2.0, side, side);
    paintStripCell(painter, rect, chosen, hovered);
    const ValueRange range = cell.map ? rangeOf(*cell.map, rangeRule(m_state.look())) : ValueRange();
    m_thumbnail.paint(painter, box, cell.map, range,
                      !cell.failure.isEmpty() ? QStringLiteral("—")
                          : cell.quick        ? QStringLiteral("…")
                                              : QString());
    QFont face = font();
    face.setBold(chosen);
    painter.setFont(face);
    painter.setPen(palette().color(QPalette::Text));
    const QRectF below(rect.left() + 2, box.bottom() + 2, rect.width() - 4, line);
    painter.drawText(below, Qt::AlignCenter,
                     QFontMetrics(face).elidedText(cell.title, Qt::ElideRight, int(below.width())));
}

void ChoiceStrip::showEvent(QShowEvent* event)
{
    MapStrip::showEvent(event);
    m_maps.setShown(true);
}

void ChoiceStrip::hideEvent(QHideEvent* event)
{
    m_maps.setShown(false);
    MapStrip::hideEvent(event);
}

} // namespace hydra::ui
