// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory the window's answers and pictures may take: a setting, and the question for it.
#pragma once

class QWidget;

namespace hydra::ui {

class EngineBridge;
class Settings;

// What the settings say, else what the engine chooses for this machine.
void applyMemoryLimit(const Settings& settings, EngineBridge& bridge);
// Asks on top of PARENT, remembers the answer and keeps to it from then on.
void askMemoryLimit(QWidget* parent, Settings& settings, EngineBridge& bridge);

} // namespace hydra::ui
