// SPDX-License-Identifier: GPL-3.0-or-later
// What a view that paints a range with movable ends tells assistive technology: a slider with the range as
// its value, whose children are the ends. A view inherits this beside QWidget; the interfaces for QAccessible
// come with it.
#pragma once

#include <QRectF>
#include <QString>

namespace hydra::ui {

class SpokenEnds
{
public:
    SpokenEnds(); // the first one makes itself known to QAccessible
    virtual ~SpokenEnds() = default;
    SpokenEnds(const SpokenEnds&) = delete;
    SpokenEnds& operator=(const SpokenEnds&) = delete;

    struct End
    {
        QString name;
        double value = 0, least = 0, most = 0, step = 0;
        QRectF place; // in points of the widget
    };
    [[nodiscard]] virtual int endCount() const = 0; // 0: nothing moves; the first is what arrow keys move
    [[nodiscard]] virtual End end(int index) const = 0;
    virtual void moveEndTo(int index, double value) = 0; // or as near as it may come
    [[nodiscard]] virtual QString rangeSaid() const = 0;

protected:
    // WIDGET is the one that inherits. Nothing is made where nobody listens.
    static void tellRange(QWidget* widget, const QString& said);
};

} // namespace hydra::ui
