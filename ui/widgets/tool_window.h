// SPDX-License-Identifier: GPL-3.0-or-later
// What the windows beside the main one have in common: one key opens each, brings it to the front, and closes
// it once it is there.
#pragma once

#include <QWidget>

namespace hydra::ui {

inline void bringToFront(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

// FIRST has the keyboard when WINDOW is opened.
inline void toggleWindow(QWidget& window, QWidget& first)
{
    if (window.isVisible() && window.isActiveWindow()) {
        window.close();
        return;
    }
    bringToFront(window);
    first.setFocus();
}

} // namespace hydra::ui
