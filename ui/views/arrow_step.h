// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of views that paint their own cells.
#pragma once

#include <QKeyEvent>
#include <QPoint>

#include <algorithm>
#include <initializer_list>

namespace hydra::ui {

// EVENT offers one of KEYS, which would be a command of the main window, to a view that has it: it takes it.
inline bool takesKey(QEvent* event, std::initializer_list<int> keys,
                     Qt::KeyboardModifiers with = Qt::NoModifier)
{
    if (event->type() != QEvent::ShortcutOverride) {
        return false;
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool takes = (key->modifiers() & ~Qt::KeypadModifier) == with
        && std::find(keys.begin(), keys.end(), key->key()) != keys.end();
    if (takes) {
        event->accept();
    }
    return takes;
}

// The arrow keys as a step over a grid: x columns, y rows; null for any other key.
[[nodiscard]] inline QPoint arrowStep(const QKeyEvent& event)
{
    const int key = event.key();
    return {int(key == Qt::Key_Right) - int(key == Qt::Key_Left),
            int(key == Qt::Key_Down) - int(key == Qt::Key_Up)};
}

} // namespace hydra::ui
