// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QMenu;
class QWidget;

namespace hydra::ui {

class EngineBridge;
class Settings;
class ViewState;

// What holds for every start, in one dialog, which deletes itself when closed. Each choice takes effect at
// once and is remembered; LANGUAGE and THEME are the menus of these commands.
[[nodiscard]] QDialog* preferences(ViewState& state, EngineBridge& bridge, QMenu& language, QMenu& theme,
                                   QWidget* parent);

// What the settings say of threads and memory, else what suits this machine.
void applyComputing(const Settings& settings, EngineBridge& bridge);

} // namespace hydra::ui
