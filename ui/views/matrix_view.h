// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix of a walk-through as a heat map: one cell per value, in whole device pixels, the query's row
// marked, and a colour bar with numbers below. Signed values use diverging colours, shares sequential ones.
#pragma once

#include "core/engine/results.h"
#include "ui/paint/map_painter.h"
#include "ui/views/cell_view.h"

#include <QImage>

#include <optional>

namespace hydra::ui {

// The values at the ends of the colour scale. Large magnitudes are clipped at their 99.5th percentile,
// because a few extremes would wash out the rest; the colour bar shows the clipping.
struct StepRange
{
    ValueRange range;
    bool clippedLow = false, clippedHigh = false;
};
[[nodiscard]] StepRange rangeOf(const WalkMatrix& matrix);

class MatrixView : public CellView
{
    Q_OBJECT

public:
    explicit MatrixView(QWidget* parent = nullptr);

    // STEP must be one of WALK's.
    void setStep(const engine::WalkPtr& walk, const WalkStep& step, const Look& look);
    void pointAt(std::int64_t token); // marks its row (and column, for token pairs); -1: none
    void setDimmed(bool dimmed);
    void setScale(double scale); // factor on the usual size

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    // The cell at a point, in drawn rows and columns; empty outside.
    struct Cell
    {
        int row, col;
    };
    [[nodiscard]] std::optional<Cell> cellUnder(const QPointF& point) const;
    [[nodiscard]] QString
    lineFor(const Cell& cell) const; // "token 57 (row 4, col 1)   ·   feature 8   ·   0.12"
    [[nodiscard]] QPointF pointOf(const Cell& cell) const; // its centre

    [[nodiscard]] CellGrid cells() const override;
    [[nodiscard]] QString cellText(int cell) const override { return lineFor(cellOf(cell)); }
    [[nodiscard]] QRectF cellPlace(int cell) const override;
    [[nodiscard]] int cellAt(const QPointF& point) const override;
    [[nodiscard]] int markedCell() const override { return m_cursor; } // set by Shift and the arrow keys
    void chooseCell(int cell) override;

Q_SIGNALS:
    void readOut(const QString& line); // empty when the mouse leaves
    void hovered(std::int64_t token); // token of the row under the mouse; -1: none
    void chosen(std::int64_t token); // a row was clicked
    void moved(int dRow, int dCol); // an arrow key

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    [[nodiscard]] QRectF frame() const override;
    void onPoint(const QPointF& at) override;
    void onLeave() override;
    void onClick(const Press& press) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;

private:
    [[nodiscard]] const WalkMatrix& matrix() const { return m_step->matrix; }
    [[nodiscard]] QSizeF cellSize() const; // points
    [[nodiscard]] Cell cellOf(int cell) const { return {cell / matrix().cols, cell % matrix().cols}; }
    void moveCursor(const QPoint& step);
    [[nodiscard]] QRectF matrixRect() const;
    [[nodiscard]] QString axisName(Axis axis, std::int64_t first, std::int64_t count) const;
    void paintRowMark(QPainter& painter, std::int64_t token, bool strong) const;
    void paintAxes(QPainter& painter) const;
    void paintBar(QPainter& painter) const;

    engine::WalkPtr m_walk;
    const WalkStep* m_step = nullptr; // points into m_walk
    StepRange m_range;
    ColourMap m_colours = ColourMap::Inferno;
    QImage m_image; // one pixel per cell
    std::int64_t m_pointed = -1;
    bool m_dimmed = false;
    double m_scale = 1;
    int m_cursor = -1; // cell, row-major
};

} // namespace hydra::ui
