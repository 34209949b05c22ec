// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_menu.h"

#include "ui/panels/heads_panel.h"
#include "ui/shell/choice_menus.h"
#include "ui/shell/dock.h"
#include "ui/shell/docks.h"
#include "ui/state/actions.h"
#include "ui/state/library.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>

namespace hydra::ui {

namespace {

// A null action stands for a separator.
void addMenuTo(QWidget* widget, const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        if (!action) {
            action = new QAction(widget);
            action->setSeparator(true);
        }
        widget->addAction(action);
    }
    widget->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void listPanels(QMenu& panels, const Docks& docks, HeadsPanel& heads)
{
    for (QDockWidget* dock : docks.all()) {
        panels.addAction(dock->toggleViewAction());
    }
    QAction* strip = panels.addAction(MainMenu::tr("Strip of all head counts"));
    strip->setCheckable(true);
    QObject::connect(&panels, &QMenu::aboutToShow, strip,
                     [&heads, strip] { strip->setChecked(heads.stripShown()); });
    QObject::connect(strip, &QAction::triggered, &heads, &HeadsPanel::showStrip);
}

} // namespace

MainMenu::MainMenu(QMenuBar& bar, ViewState& state, const Docks& docks, HeadsPanel& heads)
    : m_state(state)
{
    for (const Actions::Entry& entry : state.actions().entries(Menu::None)) {
        m_menus[entry.below] = bar.addMenu(entry.title);
        fill(entry.below);
    }
    m_menus[Menu::Steps]->setObjectName(QStringLiteral("steps"));
    m_menus[Menu::Export]->setToolTipsVisible(true);
    listPanels(*m_menus[Menu::Panels], docks, heads);
}

void MainMenu::fill(Menu menu)
{
    QMenu& into = *m_menus[menu];
    for (const Actions::Entry& entry : m_state.actions().entries(menu)) {
        if (entry.action) {
            into.addAction(entry.action);
        } else if (entry.below == Menu::None) {
            into.addSeparator();
        } else {
            m_menus[entry.below] = made(entry, into);
            into.addMenu(m_menus[entry.below]);
            fill(entry.below);
        }
    }
}

QMenu* MainMenu::made(const Actions::Entry& entry, QMenu& above)
{
    Settings& settings = m_state.settings();
    switch (entry.below) {
    case Menu::RecentPictures:
        return new RecentMenu(entry.title, settings, Setting::RecentPictures, &above);
    case Menu::RecentTrainings:
        return new RecentMenu(entry.title, settings, Setting::RecentTrainings, &above);
    case Menu::RecentSessions:
        return new RecentMenu(entry.title, settings, Setting::RecentSessions, &above);
    case Menu::Theme:
        return new ThemeMenu(settings, m_state.actions(), &above);
    case Menu::Language:
        return new LanguageMenu(settings, &above);
    case Menu::Vision:
        return new VisionMenu(&above);
    default:
        return new QMenu(entry.title, &above);
    }
}

void addContextMenus(const QWidget& window, Actions& on, const Library& library)
{
    const auto named = [&](const char* name) { return window.findChild<QWidget*>(QLatin1String(name)); };
    addMenuTo(named("canvas"),
              {on.copyView, on.savePicture, on.makeFigure, on.exportMap, nullptr, on.classToken, nullptr,
               on.overlay, on.grid, on.truth, nullptr, on.fit, on.fitInput, on.actualSize});
    addMenuTo(named("strip"),
              {on.copyView, on.savePicture, on.makeFigure, on.exportMap, on.exportPredictions, nullptr,
               on.showCompare, on.lockRange, on.untrainedHeads});
    QWidget* list = named("images");
    auto* copyPath = new QAction(Actions::tr("Copy pat&h"), list);
    QObject::connect(copyPath, &QAction::triggered, list, [&library] {
        if (!library.currentPath().isEmpty()) {
            QGuiApplication::clipboard()->setText(library.currentPath());
        }
    });
    addMenuTo(list,
              {on.openImage, on.openFolder, nullptr, on.findAlike, on.matchPatches, on.whyWrong, nullptr,
               copyPath, on.copyView, on.savePicture, nullptr, on.makeFigure, on.showCompare});
}

} // namespace hydra::ui
