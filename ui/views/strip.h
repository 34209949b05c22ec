// SPDX-License-Identifier: GPL-3.0-or-later
// Strips of thumbnails: the picture under each map, filled in as maps arrive; a press or the arrow keys
// choose. Strip shows all head counts; ChoiceStrip, for models with one, all blocks or all methods.
#pragma once

#include "ui/state/other_maps.h"
#include "ui/views/cell_view.h"
#include "ui/views/map_thumbnail.h"

#include <QElapsedTimer>

class QScrollBar;

namespace hydra::ui {

class MapStrip : public CellView
{
    Q_OBJECT

public:
    [[nodiscard]] QSize sizeHint() const override { return {640, height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, height()}; }
    [[nodiscard]] int heightIn(int width) const; // the height it needs at WIDTH

    [[nodiscard]] CellGrid cells() const override { return {count(), count() > 0 ? 1 : 0}; }
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override;
    [[nodiscard]] int markedCell() const override { return m_marked < count() ? m_marked : -1; }

protected:
    struct Cells
    {
        QSize size;
        bool scrolls = false;
    };
    MapStrip(const char* id, ViewState& state, Board& board, QWidget* parent);
    [[nodiscard]] virtual int count() const = 0;
    [[nodiscard]] virtual Cells cellsIn(int width) const = 0;
    virtual void paintCell(QPainter& painter, const QRectF& rect, int cell, bool hovered) = 0;
    void layOut();
    void mark(int cell); // marks CELL as chosen and scrolls to it; -1: keeps the mark
    void follow(int cell); // repaints CELL after a change

    void paintCells(QPainter& painter, const QRect& part) override;
    [[nodiscard]] QString tip(const QPointF& at) const override;
    void onPoint(const QPointF& at) override;
    void onLeave() override { onPoint({-1, -1}); }
    void onPress(const Press& press) override;
    bool onPan(const QPointF& by) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;
    void resizeEvent(QResizeEvent* event) override;

    ViewState& m_state;
    Board& m_board;
    MapThumbnail m_thumbnail;

private:
    void search(const QString& typed); // marks the cell whose text begins so

    QScrollBar* m_bar;
    int m_marked = -1, m_hovered = -1;
    QString m_typed;
    QElapsedTimer m_sinceTyped;
};

// The result of one head count for the picture.
struct HeadsRow
{
    int heads = 0;
    bool trained = true;
    QString title; // "6 heads"
    QString explained; // the class its map explains
    double probability = -1; // of that class; -1 while unknown
    QString winner; // another class that this sub-network puts first; empty: none
    double winnerShare = 0;
    QString value; // of a target that is not a class
    engine::MapPtr map;
    QString failure;
};

[[nodiscard]] HeadsRow headsRow(const ViewState& state, const Board& board, const Board::Cell& cell);
[[nodiscard]] QString headsWords(const HeadsRow& row); // for a tool tip and screen readers

class Strip : public MapStrip
{
    Q_OBJECT

public:
    Strip(ViewState& state, Board& board, QWidget* parent = nullptr);

    [[nodiscard]] QString cellText(int cell) const override;
    void chooseCell(int cell) override { m_state.setHeads(m_board.cells()[std::size_t(cell)].heads); }

private:
    [[nodiscard]] int count() const override { return int(m_board.cells().size()); }
    [[nodiscard]] Cells cellsIn(int width) const override;
    void paintCell(QPainter& painter, const QRectF& rect, int cell, bool hovered) override;
    void followHeads();
};

class ChoiceStrip : public MapStrip
{
    Q_OBJECT

public:
    ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent = nullptr);

    [[nodiscard]] QString cellText(int cell) const override;
    void chooseCell(int cell) override { m_maps.choose(cell); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] int count() const override { return int(m_maps.cells().size()); }
    [[nodiscard]] Cells cellsIn(int width) const override;
    void paintCell(QPainter& painter, const QRectF& rect, int cell, bool hovered) override;

    OtherMaps& m_maps;
};

} // namespace hydra::ui
