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

// A line stands where an action is null.
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

} // namespace

MainMenu::MainMenu(QMenuBar& bar, ViewState& state, const Docks& docks, HeadsPanel& heads)
    : m_state(state)
{
    Actions& on = state.actions();
    buildFile(bar.addMenu(tr("&File")));
    buildEdit(bar.addMenu(tr("&Edit")));
    buildExplain(bar.addMenu(tr("E&xplain")));
    buildView(bar.addMenu(tr("&View")));
    buildWindow(bar.addMenu(tr("&Window")), docks, heads);
    QMenu* go = bar.addMenu(tr("&Go"));
    go->addActions({on.nextImage, on.previousImage, on.findAlike, on.matchPatches});
    go->addSeparator();
    go->addActions(docks.keys());
    bar.addMenu(tr("&Help"))
        ->addActions(
            {on.tour, on.questions, on.reference, on.shortcuts, on.findAction, on.diagnostics, on.about});
}

void MainMenu::buildFile(QMenu* file)
{
    Actions& on = m_state.actions();
    const auto recent = [&](const QString& title, Setting key) {
        auto* menu = new RecentMenu(title, m_state.settings(), key, file);
        file->addMenu(menu);
        return menu;
    };
    file->addActions({on.openImage, on.openFolder});
    m_pictures = recent(tr("Recent pict&ures"), Setting::RecentPictures);
    file->addSeparator();
    file->addActions({on.openModel, on.openSae});
    file->addSeparator();
    file->addAction(on.openTraining);
    m_trainings = recent(tr("Recent tr&ainings"), Setting::RecentTrainings);
    file->addSeparator();
    file->addActions({on.openSession, on.saveSession});
    m_sessions = recent(tr("&Recent sessions"), Setting::RecentSessions);
    file->addSeparator();
    file->addActions({on.savePicture, on.makeFigure, on.makeReport});
    QMenu* exports = file->addMenu(tr("E&xport data"));
    exports->addActions({on.exportMap, on.exportAllMaps, on.exportPredictions, on.exportFeatures,
                         on.exportCosts, on.exportEvidence});
    exports->setToolTipsVisible(true);
    file->addSeparator();
    file->addAction(on.quit);
}

void MainMenu::buildEdit(QMenu* edit)
{
    Actions& on = m_state.actions();
    edit->addActions({on.undo, on.redo});
    m_steps = edit->addMenu(tr("Undo &several steps"));
    m_steps->setObjectName(QStringLiteral("steps"));
    edit->addAction(on.startOver);
    edit->addSeparator();
    edit->addActions({on.copyView, on.paste});
    edit->addSeparator();
    edit->addAction(on.preferences);
}

void MainMenu::buildExplain(QMenu* explain)
{
    Actions& on = m_state.actions();
    explain->addActions({on.moreHeads, on.fewerHeads, on.allHeads, on.untrainedHeads});
    explain->addSeparator();
    explain->addActions({on.chooseMethod, on.fullClass, on.findClass, on.whyWrong, on.classToken});
    explain->addSeparator();
    explain->addActions({on.beforeAfter, on.trainedPlan, on.cancel});
}

void MainMenu::buildView(QMenu* view)
{
    Actions& on = m_state.actions();
    view->addMenu(tr("&Zoom"))->addActions({on.fit, on.fitInput, on.actualSize, on.zoomIn, on.zoomOut});
    view->addSeparator();
    view->addActions({on.overlay, on.smooth, on.fade, on.greyPicture, on.grid, on.patchLabels, on.truth,
                      on.lockRange, on.clipOutliers});
    view->addSeparator();
    m_presets = view->addMenu(tr("P&resets"));
    QMenu* appearance = view->addMenu(tr("A&ppearance"));
    m_theme = new ThemeMenu(m_state.settings(), on, appearance);
    appearance->addMenu(m_theme);
    m_language = new LanguageMenu(m_state.settings(), appearance);
    appearance->addMenu(m_language);
    m_vision = new VisionMenu(appearance);
    appearance->addMenu(m_vision);
    appearance->addAction(on.lessMotion);
}

void MainMenu::buildWindow(QMenu* window, const Docks& docks, HeadsPanel& heads)
{
    Actions& on = m_state.actions();
    window->addActions({on.showCompare, on.showHeads, on.showEmbedding, on.showWalk, on.showFeatures,
                        on.showRounds, on.showPredictor, on.showLive, on.showTraining, on.ownWindow});
    window->addSeparator();
    buildPanels(window->addMenu(tr("&Panels")), docks, heads);
    window->addAction(on.resetLayout);
}

void MainMenu::buildPanels(QMenu* panels, const Docks& docks, HeadsPanel& heads)
{
    for (QDockWidget* dock : docks.all()) {
        panels->addAction(dock->toggleViewAction());
    }
    QAction* strip = panels->addAction(tr("Strip of all head counts"));
    strip->setCheckable(true);
    connect(panels, &QMenu::aboutToShow, strip, [&heads, strip] { strip->setChecked(heads.stripShown()); });
    connect(strip, &QAction::triggered, &heads, &HeadsPanel::showStrip);
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
