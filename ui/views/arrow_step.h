// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys as a step over a grid: x columns, y rows; null for any other key.
#pragma once

#include <QKeyEvent>
#include <QPoint>

namespace hydra::ui {

[[nodiscard]] inline QPoint arrowStep(const QKeyEvent& event)
{
    const int key = event.key();
    return {int(key == Qt::Key_Right) - int(key == Qt::Key_Left),
            int(key == Qt::Key_Down) - int(key == Qt::Key_Up)};
}

} // namespace hydra::ui
