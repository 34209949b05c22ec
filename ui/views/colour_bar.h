// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar: what the colours of the shown map stand for, in raw values, with the method's name. Its
// ends are dragged, or moved with Up and Down (Shift: the lower one); a double click or Home puts them back.
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
    // MAP, called NAME, in place of the board's and in a range of its own; null: the board's.
    void showInstead(const engine::MapPtr& map, const QString& name);

    // The upper end, then the lower one; signed maps have the one, and colours of features none.
    [[nodiscard]] int endCount() const override { return !adjustable() ? 0 : shownRange().isSigned ? 1 : 2; }
    [[nodiscard]] End end(int index) const override;
    void moveEndTo(int index, double value) override;
    [[nodiscard]] QString rangeSaid() const override;

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
    [[nodiscard]] QStringList legend(const Map& map) const; // in place of numbers
    void makeRoomFor(const ValueRange& range);
    [[nodiscard]] QRectF bar() const;
    [[nodiscard]] bool adjustable() const { return shown() && shown()->channels == 1; } // there is a scale
    [[nodiscard]] const engine::MapPtr& shown() const { return m_instead ? m_instead : m_board.shownMap(); }
    [[nodiscard]] ValueRange shownRange() const;
    [[nodiscard]] ValueRange wholeRange() const; // before its ends were moved
    // Shares of the range, of the end that is meant; of signed maps there is one end.
    void moveEnd(bool lower, double share);
    void resetRange();
    void paintLegend(QPainter& painter, const Map& map) const;
    void paintBar(QPainter& painter, const QRectF& bar, const ValueRange& range) const;
    void paintNumbers(QPainter& painter, const QRectF& bar, const ValueRange& range) const;

    ViewState& m_state;
    Board& m_board;
    double m_low = 0, m_high = 0; // of the shown map, outliers too
    double m_from = 0, m_until = 1; // the ends as the board's range has them: it follows a look a turn later
    struct Drag
    {
        bool lower = false;
        double y = 0, share = 0, perPixel = 0; // where it began, and how far a pixel goes
    };
    std::optional<Drag> m_drag;
    engine::MapPtr m_instead;
    QString m_name; // of that
    int m_numbers = 0; // width of the widest
};

} // namespace hydra::ui
