// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of choices, of which one holds, and of files of before.
#pragma once

#include "core/paint/vision.h"
#include "ui/state/settings.h"
#include "ui/widgets/theme.h"

#include <QMenu>

namespace hydra::ui {

class Actions;

// Light, dark, or as the system has it: remembers the choice, and draws the commands' icons in its colours.
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

    Settings& m_settings;
    Actions& m_actions;
};

// The system's language, English, or one there is a translation of: remembers the choice for the next start.
class LanguageMenu : public QMenu
{
    Q_OBJECT

public:
    LanguageMenu(Settings& settings, QWidget* parent);

Q_SIGNALS:
    void changed(); // it is spoken from the next start on
};

// Which colour vision the picture, its colour bar and the strip are previewed with; usual again at every
// start.
class VisionMenu : public QMenu
{
    Q_OBJECT

public:
    explicit VisionMenu(QWidget* parent);

Q_SIGNALS:
    void chosen(paint::Vision vision, const QString& name); // the name says nothing of usual vision
};

// Files and folders of before that still exist, looked up whenever the menu is opened.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    // KEY is what the settings remember them under.
    RecentMenu(const QString& title, const Settings& settings, Setting key, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void fill();

    const Settings& m_settings;
    const Setting m_key;
};

} // namespace hydra::ui
