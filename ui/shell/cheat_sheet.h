// SPDX-License-Identifier: GPL-3.0-or-later
// Cheat sheet and About.
#pragma once

class QWidget;

namespace hydra::ui {

class Actions;

void showShortcuts(const Actions& actions, QWidget* parent); // stays open beside the window
void showAbout(QWidget* parent);

} // namespace hydra::ui
