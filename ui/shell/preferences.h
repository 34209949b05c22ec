// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QMenu;
class QWidget;

namespace hydra::ui {

class EngineBridge;
class Settings;
class ViewState;

// Returns the dialog of the settings that apply at every start, which deletes itself when closed. Each choice
// takes effect at once and is remembered; LANGUAGE and THEME are the menus of these commands.
[[nodiscard]] QDialog* preferences(ViewState& state, EngineBridge& bridge, QMenu& language, QMenu& theme,
                                   QWidget* parent);

// Applies the threads and the memory limit of SETTINGS, or this machine's defaults.
void applyComputing(const Settings& settings, EngineBridge& bridge);

} // namespace hydra::ui
