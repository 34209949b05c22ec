// SPDX-License-Identifier: GPL-3.0-or-later
// Light, dark, or as the system has it: remembers the choice, and draws the commands' icons in its colours.
#pragma once

#include "ui/state/settings.h"
#include "ui/widgets/theme.h"

#include <QMenu>

namespace hydra::ui {

class Actions;

class ThemeMenu : public QMenu
{
    Q_OBJECT

public:
    ThemeMenu(Settings& settings, Actions& actions, QWidget* parent);
    void followSystem(); // its theme has changed

Q_SIGNALS:
    void changed();

private:
    void apply(Theme theme);
    void drawIcons();

    Settings& m_settings;
    Actions& m_actions;
};

} // namespace hydra::ui
