// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar: what the colours of the shown map stand for, in raw values, with the method's name.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

namespace hydra::ui {

class ColourBar : public QWidget
{
    Q_OBJECT

public:
    ColourBar(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; // tooltip

private:
    [[nodiscard]] QString title(const Map& map) const;
    void makeRoomFor(const ValueRange& range);
    void paintLegend(QPainter& painter, const Map& map) const;
    void paintBar(QPainter& painter, const QRectF& bar, const ValueRange& range) const;
    void paintNumbers(QPainter& painter, const QRectF& bar, const ValueRange& range) const;

    ViewState& m_state;
    Board& m_board;
    double m_low = 0, m_high = 0; // of the shown map, outliers too
    int m_numbers = 0; // width of the widest
};

} // namespace hydra::ui
