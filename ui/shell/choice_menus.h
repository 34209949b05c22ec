// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of exclusive choices, and of recent files.
#pragma once

#include "core/paint/vision.h"
#include "ui/state/settings.h"
#include "ui/widgets/theme.h"

#include <QMenu>

namespace hydra::ui {

class Actions;

// Light, dark, or the system's theme. Stores the choice, and redraws the commands' icons in its colours.
class ThemeMenu : public QMenu
{
    Q_OBJECT

public:
    ThemeMenu(Settings& settings, Actions& actions, QWidget* parent);
    void followSystem(); // call it when the system's theme has changed

Q_SIGNALS:
    void changed();

private:
    void apply(Theme theme);

    Settings& m_settings;
    Actions& m_actions;
};

// The system's language, English, or one with a translation. Stores the choice for the next start.
class LanguageMenu : public QMenu
{
    Q_OBJECT

public:
    LanguageMenu(Settings& settings, QWidget* parent);

Q_SIGNALS:
    void changed(); // takes effect at the next start
};

// The colour vision in which the picture, its colour bar and the strip are previewed; reset at every start.
class VisionMenu : public QMenu
{
    Q_OBJECT

public:
    explicit VisionMenu(QWidget* parent);

Q_SIGNALS:
    void chosen(paint::Vision vision, const QString& name); // NAME is empty for usual vision
};

// Recent files and folders that still exist, checked whenever the menu is opened.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    // KEY is their key in the settings.
    RecentMenu(const QString& title, const Settings& settings, Setting key, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void fill();

    const Settings& m_settings;
    const Setting m_key;
};

} // namespace hydra::ui
