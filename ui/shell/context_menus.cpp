// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/context_menus.h"

#include "ui/state/actions.h"
#include "ui/state/library.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

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
