// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of a view that paints a range with movable ends: a slider with the range as its value, whose
// children are the ends. A view inherits this beside QWidget; the QAccessible interfaces come with it.
#pragma once

#include <QRectF>
#include <QString>

namespace hydra::ui {

class SpokenEnds
{
public:
    SpokenEnds(); // the first one registers with QAccessible
    virtual ~SpokenEnds() = default;
    SpokenEnds(const SpokenEnds&) = delete;
    SpokenEnds& operator=(const SpokenEnds&) = delete;

    struct End
    {
        QString name;
        double value = 0, least = 0, most = 0, step = 0;
        QRectF place; // in points of the widget
    };
    [[nodiscard]] virtual int endCount() const = 0; // 0: no movable end; the arrow keys move the first
    [[nodiscard]] virtual End end(int index) const = 0;
    virtual void moveEndTo(int index, double value) = 0; // clamped to the allowed range
    [[nodiscard]] virtual QString rangeText() const = 0;

protected:
    // WIDGET is the inheriting view. Sends no event unless assistive technology is active.
    static void tellRange(QWidget* widget, const QString& words);
};

} // namespace hydra::ui
