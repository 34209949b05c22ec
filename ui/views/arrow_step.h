// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of views that paint their own cells.
#pragma once

#include <QKeyEvent>
#include <QPoint>

#include <algorithm>
#include <initializer_list>

namespace hydra::ui {

// Whether EVENT is one of KEYS with exactly the modifiers WITH; keypad keys count as well.
[[nodiscard]] inline bool isKey(const QKeyEvent& event, std::initializer_list<int> keys,
                                Qt::KeyboardModifiers with = Qt::NoModifier)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == with
        && std::find(keys.begin(), keys.end(), event.key()) != keys.end();
}

[[nodiscard]] inline bool choosesCell(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
}

// The arrow keys as a step over a grid: x columns, y rows; null for any other key.
[[nodiscard]] inline QPoint arrowStep(const QKeyEvent& event)
{
    const int key = event.key();
    return {int(key == Qt::Key_Right) - int(key == Qt::Key_Left),
            int(key == Qt::Key_Down) - int(key == Qt::Key_Up)};
}

} // namespace hydra::ui
