// SPDX-License-Identifier: GPL-3.0-or-later
// The first five classes of this head count as bars. A click, or Enter on the marked row, explains that
// class.
#pragma once

#include "ui/state/board.h"

#include <QtCharts/QChartView>

QT_BEGIN_NAMESPACE
class QBarSet;
class QHorizontalStackedBarSeries;
QT_END_NAMESPACE

namespace hydra::ui {

class PredictionBars : public QChartView
{
    Q_OBJECT

public:
    PredictionBars(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, sizeHint().height() * 4 / 5}; }

    static constexpr int shown = 5;

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void follow();
    void style();
    void choose(int row);
    void mark(int row);
    [[nodiscard]] int rowAt(const QPointF& point) const;
    [[nodiscard]] int classAt(int row) const; // -1 when there is none
    [[nodiscard]] QRectF rowRect(int row) const; // in widget points

    ViewState& m_state;
    Board& m_board;
    QHorizontalStackedBarSeries* m_series;
    QBarSet* m_set;
    QBarSet* m_chosenSet; // the explained class, in the accent colour
    int m_marked = -1; // under the mouse, or by the arrow keys
};

} // namespace hydra::ui
