// SPDX-License-Identifier: GPL-3.0-or-later
// The menus: which command stands where. What the commands do is connected elsewhere.
#pragma once

#include <QObject>

class QMenu;
class QMenuBar;
class QWidget;

namespace hydra::ui {

class Actions;
class Docks;
class HeadsPanel;
class Library;
class RecentMenu;
class LanguageMenu;
class ThemeMenu;
class ViewState;
class VisionMenu;

class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(QMenuBar& bar, ViewState& state, const Docks& docks, HeadsPanel& heads);

    [[nodiscard]] RecentMenu& recentPictures() { return *m_pictures; }
    [[nodiscard]] RecentMenu& recentTrainings() { return *m_trainings; }
    [[nodiscard]] RecentMenu& recentSessions() { return *m_sessions; }
    [[nodiscard]] QMenu& steps() { return *m_steps; } // to undo; empty, too
    [[nodiscard]] QMenu& presets() { return *m_presets; } // empty: filled by whoever knows them
    [[nodiscard]] ThemeMenu& theme() { return *m_theme; }
    [[nodiscard]] LanguageMenu& language() { return *m_language; }
    [[nodiscard]] VisionMenu& vision() { return *m_vision; }

private:
    void buildFile(QMenu* file);
    void buildEdit(QMenu* edit);
    void buildExplain(QMenu* explain);
    void buildView(QMenu* view);
    void buildWindow(QMenu* window, const Docks& docks, HeadsPanel& heads);
    void buildPanels(QMenu* panels, const Docks& docks, HeadsPanel& heads);

    ViewState& m_state;
    RecentMenu* m_pictures = nullptr;
    RecentMenu* m_trainings = nullptr;
    RecentMenu* m_sessions = nullptr;
    QMenu* m_steps = nullptr;
    QMenu* m_presets = nullptr;
    ThemeMenu* m_theme = nullptr;
    LanguageMenu* m_language = nullptr;
    VisionMenu* m_vision = nullptr;
};

// At the right mouse button, on the canvas, the strip and the list of pictures in WINDOW.
void addContextMenus(const QWidget& window, Actions& actions, const Library& library);

} // namespace hydra::ui
