// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of a view that paints its own cells: a table or a list whose children have a name, a value
// and a place, one of which may be marked. A view inherits this beside QWidget; the QAccessible interfaces
// come with it.
#pragma once

#include <QAccessible>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace hydra::ui {

class SpokenCells
{
public:
    SpokenCells(); // the first one registers with QAccessible
    virtual ~SpokenCells() = default;
    SpokenCells(const SpokenCells&) = delete;
    SpokenCells& operator=(const SpokenCells&) = delete;

    struct CellGrid
    {
        int rows = 0, columns = 0; // one column: a list
    };
    [[nodiscard]] virtual CellGrid cells() const = 0;
    [[nodiscard]] virtual QString cellText(int cell) const = 0; // "row 3, column 5: 0.42", row-major
    [[nodiscard]] virtual QRectF cellPlace(int cell) const = 0; // in points of the widget
    [[nodiscard]] virtual int cellAt(const QPointF& point) const = 0; // -1: none
    [[nodiscard]] virtual int markedCell() const = 0; // -1: none
    virtual void chooseCell(int cell) = 0; // like pressing Enter

    [[nodiscard]] int cellCount() const { return cells().rows * cells().columns; }

protected:
    // WIDGET is the inheriting view. Sends no event unless assistive technology is active.
    static void tellMarked(QWidget* widget, const QString& words); // the marked cell or its value has changed
    static void tellAll(QWidget* widget); // all values have changed
};

} // namespace hydra::ui
