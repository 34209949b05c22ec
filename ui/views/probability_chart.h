// SPDX-License-Identifier: GPL-3.0-or-later
// How the probability of the explained class moves with the head count, with the present one marked. A click
// chooses.
#pragma once

#include "ui/state/board.h"

#include <QtCharts/QChartView>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace hydra::ui {

class ProbabilityChart : public QChartView
{
    Q_OBJECT

public:
    ProbabilityChart(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {260, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 90}; }

Q_SIGNALS:
    void titleChanged(const QString& title,
                      double share); // which class, and its probability here; -1: unknown

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void follow();
    void style();

    ViewState& m_state;
    Board& m_board;
    QLineSeries* m_line;
    QScatterSeries* m_points;
    QScatterSeries* m_now;
    QValueAxis* m_heads;
    QValueAxis* m_share;
};

} // namespace hydra::ui
