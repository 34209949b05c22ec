// SPDX-License-Identifier: GPL-3.0-or-later
// Commands at the right mouse button.
#pragma once

class QWidget;

namespace hydra::ui {

class Actions;
class Library;

// On the canvas, the strip and the list of pictures in WINDOW.
void addContextMenus(const QWidget& window, Actions& actions, const Library& library);

} // namespace hydra::ui
