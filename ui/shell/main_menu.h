// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the menus from the rows of the commands. Other files connect what the commands do.
#pragma once

#include "ui/state/actions.h"

#include <QObject>

class QMenu;
class QMenuBar;
class QWidget;

namespace hydra::ui {

class Docks;
class HeadsPanel;
class Library;
class ViewState;

class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(QMenuBar& bar, ViewState& state, const Docks& docks, HeadsPanel& heads);

    template<class Kind = QMenu>
    [[nodiscard]] Kind& menu(Menu which)
    {
        return static_cast<Kind&>(*m_menus[which]);
    }

private:
    void fill(Menu menu);
    [[nodiscard]] QMenu* made(const Actions::Entry& entry, QMenu& above);

    ViewState& m_state;
    QMap<Menu, QMenu*> m_menus;
};

// Adds right-click menus to the canvas, the strip and the list of pictures in WINDOW.
void addContextMenus(const QWidget& window, Actions& actions, const Library& library);

} // namespace hydra::ui
