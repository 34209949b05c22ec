// SPDX-License-Identifier: GPL-3.0-or-later
// The picture with the map over it. Zooms to the cursor, pans, reads values under the cursor, and makes a
// clicked token the query. Everything here happens while painting: no look and no zoom ever asks the engine.
#pragma once

#include "ui/paint/view_painter.h"
#include "ui/state/board.h"
#include "ui/views/cell_view.h"
#include "ui/views/viewport.h"

#include <QImage>

namespace hydra::ui {

class Canvas : public CellView
{
    Q_OBJECT

public:
    Canvas(ViewState& state, Board& board, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {720, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }
    // Marks PATCH as somebody else's pointer does; -1: none.
    void pointAt(int patch);
    // A word in each patch, with what is told of it under the mouse; empty: none.
    void setWords(std::vector<PatchWord> words, QStringList told);
    // MAP in place of the board's, for as long as the mouse is where it is; null: the board's.
    void showInstead(const engine::MapPtr& map);
    // BEFORE in the left SHARE of the picture, in the range of the map in view; null: nowhere.
    void showBefore(const engine::MapPtr& before, double share);
    [[nodiscard]] QRectF picturePlace() const { return place().whole; } // also where it is out of sight
    // What it shows, in the screen's pixels, without what follows the mouse: for saving.
    [[nodiscard]] QImage rendered() const;
    void setTopRoom(double points); // above a fitted picture, for what stands over it

    [[nodiscard]] CellGrid cells() const override;
    [[nodiscard]] QString cellSaid(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override { return patchAt(point); }
    [[nodiscard]] int markedCell() const override;
    void chooseCell(int cell) override { m_state.askToken(cell); }

Q_SIGNALS:
    void readOut(const QString& line); // what is under the cursor; empty when nothing is
    void zoomed(double devicePixelsPerPixel);
    void pointedAt(int patch); // under the cursor; -1: none

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    [[nodiscard]] QRectF frame() const override;
    [[nodiscard]] Qt::CursorShape shape() const override;
    void onPoint(const QPointF& at) override;
    void onLeave() override;
    void onClick(const Press& press) override;
    void onOpen(const QPointF& at) override;
    [[nodiscard]] bool dragsAtOnce(const Press& press) const override;
    void onDrag(const Press& press) override;
    bool onZoom(double factor, const QPointF& at) override;
    bool onPan(const QPointF& by) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;
    bool onKeyUp(const QKeyEvent& event) override;
    [[nodiscard]] bool takes(const QKeyEvent& key) const override; // walks from patch to patch
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectActions();
    void followBoard();
    void moved(); // after any change of the viewport
    void sayStandIn(); // which map stands in for the one that is computed, for screen readers
    void paintStandIn(QPainter& painter) const;
    [[nodiscard]] QString toldOf(int patch) const; // by the lens
    [[nodiscard]] QString lineOf(const QString& values, int patch) const; // with what the lens says
    void paintWords(QPainter& painter, const PictureView& shown) const; // the lens's legend
    void moveQueryToken(const QPoint& step);
    void walk(const QKeyEvent& event, const QPoint& arrow);
    void setCursorPatch(int patch);
    [[nodiscard]] PictureView view() const; // only with a picture
    [[nodiscard]] PicturePlace place() const;
    [[nodiscard]] int patchAt(const QPointF& point) const;
    [[nodiscard]] int boxAt(const QPointF& point) const; // -1: none

    ViewState& m_state;
    Board& m_board;
    Viewport m_viewport;
    int m_hovered = -1; // patch
    int m_pointed = -1; // patch that another view points at
    int m_cursor = -1; // patch that the arrow keys walk from, once Enter has put them there
    engine::MapPtr m_spoken; // the map that assistive technology was told of
    bool m_spaceDown = false;
    engine::MapPtr m_instead, m_before;
    double m_beforeShare = 0;
    ViewPainter m_painter, m_beforePainter;
    std::vector<PatchWord> m_words;
    QStringList m_told;
    QString m_standIn; // words over the picture; empty: what it shows is what was asked
};

} // namespace hydra::ui
