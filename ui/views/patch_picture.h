// SPDX-License-Identifier: GPL-3.0-or-later
// The network's input in patches with the query marked, under an overlay of the query's row of a token-pair
// matrix. A click makes a patch the query.
#pragma once

#include "core/engine/results.h"
#include "ui/paint/map_painter.h"
#include "ui/views/cell_view.h"

#include <QImage>

namespace hydra::ui {

class PatchPicture : public CellView
{
    Q_OBJECT

public:
    explicit PatchPicture(int side, QWidget* parent = nullptr); // points of the longer side

    void setPicture(const QImage& seen); // the network's input; null: none
    void setGrid(int rows, int cols, int query); // query -1: not a patch
    // One value per patch, in LOOK's colours for RANGE; an empty map shows the bare picture.
    void setValues(const Map& values, const ValueRange& range, const Look& look);
    void pointAt(int patch);
    void setDimmed(bool dimmed);
    void setSide(int side); // points of the longer side

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] int patchAt(const QPointF& point) const; // -1 outside
    [[nodiscard]] QRectF patchRect(int patch) const;

    [[nodiscard]] CellGrid cells() const override { return {m_rows, m_cols}; }
    [[nodiscard]] QString cellText(int cell) const override;
    [[nodiscard]] QRectF cellPlace(int cell) const override { return patchRect(cell); }
    [[nodiscard]] int cellAt(const QPointF& point) const override { return patchAt(point); }
    [[nodiscard]] int markedCell() const override { return m_query < cellCount() ? m_query : -1; }
    void chooseCell(int cell) override { Q_EMIT chosen(cell); }

Q_SIGNALS:
    void hovered(int patch, const QString& value); // -1 when the mouse leaves; VALUE "" without values
    void chosen(int patch);
    void moved(int dRow, int dCol); // an arrow key

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    void onPoint(const QPointF& at) override;
    void onLeave() override { Q_EMIT hovered(-1, {}); }
    void onClick(const Press& press) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;

private:
    [[nodiscard]] QRectF box() const { return QRectF(rect()).adjusted(2, 2, -2, -2); }

    int m_side;
    QImage m_picture, m_overlay;
    Map m_values;
    int m_rows = 0, m_cols = 0, m_query = -1, m_pointed = -1;
    bool m_dimmed = false, m_grey = false;
};

} // namespace hydra::ui
