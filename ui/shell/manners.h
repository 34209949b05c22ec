// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hydra::ui {

// From now on, in the whole program, labels show foreign text without markup, and fields leave the mouse
// wheel and the window's shortcut keys to the window. Later calls have no effect.
void keepManners();

} // namespace hydra::ui
