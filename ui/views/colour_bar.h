// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar: the raw values of the shown map's colours, with the method's name. The ends move by
// dragging, or with Up and Down (Shift: the lower one); a double click or Home resets them.
#pragma once

#include "ui/state/board.h"
#include "ui/widgets/spoken_ends.h"

#include <QWidget>

#include <optional>

namespace hydra::ui {

class ColourBar : public QWidget, public SpokenEnds
{
    Q_OBJECT

public:
    ColourBar(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    // Shows MAP, called NAME, in its own range in place of the board's map; null: the board's.
    void showInstead(const engine::MapPtr& map, const QString& name);

    // The upper end, then the lower one; signed maps have only the first, feature colours have none.
    [[nodiscard]] int endCount() const override { return !adjustable() ? 0 : shownRange().isSigned ? 1 : 2; }
    [[nodiscard]] End end(int index) const override;
    void moveEndTo(int index, double value) override;
    [[nodiscard]] QString rangeText() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; // tooltip
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override { m_drag.reset(); }
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void followMap();
    [[nodiscard]] QString title(const Map& map) const;
    [[nodiscard]] QStringList legend(const Map& map) const; // replaces the numbers
    void makeRoomFor(const ValueRange& range);
    [[nodiscard]] QRectF bar() const;
    [[nodiscard]] bool adjustable() const { return shown() && shown()->channels == 1; } // the map has a scale
    [[nodiscard]] const engine::MapPtr& shown() const { return m_instead ? m_instead : m_board.shownMap(); }
    [[nodiscard]] ValueRange shownRange() const;
    [[nodiscard]] ValueRange wholeRange() const; // before its ends were moved
    // Moves one end to SHARE of the whole range; signed maps have one end.
    void moveEnd(bool lower, double share);
    void resetRange();
    void paintLegend(QPainter& painter, const Map& map) const;
    void paintBar(QPainter& painter, const QRectF& bar, const ValueRange& range) const;
    void paintNumbers(QPainter& painter, const QRectF& bar, const ValueRange& range) const;

    ViewState& m_state;
    Board& m_board;
    double m_low = 0, m_high = 0; // of the shown map, including outliers
    double m_from = 0, m_until = 1; // ends in the board's range, which follows a look one turn later
    struct Drag
    {
        bool lower = false;
        double y = 0, share = 0, perPixel = 0; // start position and share, and the share per pixel
    };
    std::optional<Drag> m_drag;
    engine::MapPtr m_instead;
    QString m_name; // name of m_instead
    int m_numbers = 0; // width of the widest number
};

} // namespace hydra::ui
