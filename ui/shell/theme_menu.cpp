// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/theme_menu.h"

#include "ui/state/actions.h"

#include <QActionGroup>

namespace hydra::ui {

ThemeMenu::ThemeMenu(Settings& settings, Actions& actions, QWidget* parent)
    : QMenu(tr("&Theme"), parent)
    , m_settings(settings)
    , m_actions(actions)
{
    auto* group = new QActionGroup(this);
    const Theme now = themeFromName(settings.get<QString>(Setting::Theme));
    const QList<std::pair<Theme, QString>> choices = {
        {Theme::System, tr("Follow &system")}, {Theme::Light, tr("&Light")}, {Theme::Dark, tr("&Dark")}};
    for (const auto& [theme, title] : choices) {
        QAction* action = addAction(title);
        action->setCheckable(true);
        action->setChecked(theme == now);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen = theme] {
            m_settings.set(Setting::Theme, themeName(chosen));
            apply(chosen);
        });
    }
    drawIcons();
}

void ThemeMenu::followSystem()
{
    if (themeFromName(m_settings.get<QString>(Setting::Theme)) == Theme::System) {
        apply(Theme::System);
    }
}

void ThemeMenu::apply(Theme theme)
{
    applyTheme(theme);
    drawIcons();
    Q_EMIT changed();
}

void ThemeMenu::drawIcons()
{
    Actions& on = m_actions;
    const std::pair<QAction*, const char*> icons[] = {
        {on.openImage, "image"},
        {on.openFolder, "folder"},
        {on.paste, "paste"},
        {on.savePicture, "save"},
        {on.makeFigure, "figure"},
        {on.showWalk, "walk"},
        {on.showCompare, "compare"},
        {on.nextImage, "next"},
        {on.showEmbedding, "embedding"},
        {on.previousImage, "previous"},
        {on.overlay, "overlay"},
        {on.smooth, "smooth"},
        {on.grid, "grid"},
        {on.truth, "truth"},
        {on.exportPredictions, "save"},
        {on.exportCosts, "save"},
    };
    for (const auto& [action, name] : icons) {
        action->setIcon(lineIcon(QLatin1String(name)));
    }
    for (QAction* action : {on.exportPredictions, on.exportCosts}) { // buttons of panels
        action->setIconVisibleInMenu(false);
    }
    for (QAction* action : {on.overlay, on.smooth, on.grid, on.truth}) {
        action->setIconVisibleInMenu(false); // a tick says more than a pressed icon
    }
}

} // namespace hydra::ui
