// SPDX-License-Identifier: GPL-3.0-or-later
// Presets of the window: shows their menu, applies one, saves the present settings.
#pragma once

#include "ui/state/presets.h"

#include <QObject>

class QMenu;
class QWidget;

namespace hydra::ui {

class History;
class MessageBar;

class PresetCommands : public QObject
{
    Q_OBJECT

public:
    // Fills MENU whenever it is opened; WINDOW is the parent of dialogs.
    PresetCommands(ViewState& state, History& history, MessageBar& messages, QMenu& menu, QWidget& window);

private:
    void fill();
    void add(const Preset& preset);
    void apply(const QString& name);
    void save();
    void tellTroubles(); // loads the presets and reports errors in their file

    ViewState& m_state;
    History& m_history;
    MessageBar& m_messages;
    QMenu& m_menu;
    QWidget& m_window;
    PresetStore m_presets;
};

} // namespace hydra::ui
