// SPDX-License-Identifier: GPL-3.0-or-later
// The picture with the map over it. Zooms to the cursor, pans, reads values under the cursor, and makes a
// clicked token the query. Look and zoom only repaint; they never make a request to the engine.
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
    // Marks PATCH for a pointer in another view; -1: none.
    void pointAt(int patch);
    // Shows a word in each patch; TOOLTIPS has each patch's text for the mouse. Empty: none.
    void setWords(std::vector<PatchWord> words, QStringList tooltips);
    // Shows MAP in place of the board's map, for example while the mouse is on a head; null: the board's.
    void showInstead(const engine::MapPtr& map);
    // Shows BEFORE in the left SHARE of the picture, in the range of the map in view; null: not at all.
    void showBefore(const engine::MapPtr& before, double share);
    [[nodiscard]] QRectF picturePlace() const { return place().whole; } // including its parts out of sight
    // The view in device pixels without hover marks, for saving.
    [[nodiscard]] QImage rendered() const;
    void setTopRoom(double points); // free space above a fitted picture

    [[nodiscard]] CellGrid cells() const override;
    [[nodiscard]] QString cellText(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override { return patchAt(point); }
    [[nodiscard]] int markedCell() const override;
    void chooseCell(int cell) override { m_state.askToken(cell); }

Q_SIGNALS:
    void readOut(const QString& line); // for the cursor's place; empty outside the picture
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
    void sayStandIn(); // sets the words on the stand-in map, also for screen readers
    void paintStandIn(QPainter& painter) const;
    [[nodiscard]] QString tooltipOf(int patch) const; // the lens's text
    [[nodiscard]] QString lineOf(const QString& values, int patch) const; // with the lens's text
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
    int m_cursor = -1; // patch that the arrow keys walk from, after Enter; -1: none
    engine::MapPtr m_spoken; // the last map reported to assistive technology
    bool m_spaceDown = false;
    engine::MapPtr m_instead, m_before;
    double m_beforeShare = 0;
    ViewPainter m_painter, m_beforePainter;
    std::vector<PatchWord> m_words;
    QStringList m_tooltips;
    QString m_standIn; // words over the picture; empty: no stand-in is shown
};

} // namespace hydra::ui
