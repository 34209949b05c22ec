// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/choice_menus.h"

#include "ui/paint/format.h"
#include "ui/state/actions.h"
#include "ui/state/window_language.h"

#include <QActionGroup>
#include <QFileInfo>

namespace hydra::ui {

namespace {

// Adds one of the exclusive choices of MENU.
template<class Chosen>
QAction* addChoice(QMenu& menu, const QString& title, bool checked, Chosen chosen)
{
    auto* group = menu.findChild<QActionGroup*>();
    QAction* action = (group ? group : new QActionGroup(&menu))->addAction(menu.addAction(title));
    action->setCheckable(true);
    action->setChecked(checked);
    QObject::connect(action, &QAction::triggered, &menu, chosen);
    return action;
}

} // namespace

ThemeMenu::ThemeMenu(Settings& settings, Actions& actions, QWidget* parent)
    : QMenu(tr("&Theme"), parent)
    , m_settings(settings)
    , m_actions(actions)
{
    const Theme now = themeFromName(settings.get<QString>(Setting::Theme));
    const QList<std::pair<Theme, QString>> choices = {
        {Theme::System, tr("Follow &system")}, {Theme::Light, tr("&Light")}, {Theme::Dark, tr("&Dark")}};
    for (const auto& [theme, title] : choices) {
        addChoice(*this, title, theme == now, [this, chosen = theme] {
            m_settings.set(Setting::Theme, themeName(chosen));
            apply(chosen);
        });
    }
    actions.drawIcons();
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
    m_actions.drawIcons();
    Q_EMIT changed();
}

LanguageMenu::LanguageMenu(Settings& settings, QWidget* parent)
    : QMenu(tr("&Language"), parent)
{
    QList<Language> choices = languages();
    choices.prepend({QStringLiteral("system"), tr("Follow &system")});
    const QString now = settings.get<QString>(Setting::Language);
    for (const Language& language : choices) {
        addChoice(*this, language.name, language.code == now, [this, &settings, code = language.code] {
            settings.set(Setting::Language, code);
            Q_EMIT changed();
        });
    }
}

VisionMenu::VisionMenu(QWidget* parent)
    : QMenu(tr("&Colour vision"), parent)
{
    using paint::Vision;
    setObjectName(QStringLiteral("visionMenu"));
    setToolTipsVisible(true);
    const auto add = [this](Vision vision, const QString& title, const QString& name) {
        addChoice(*this, title, vision == Vision::Usual, [this, vision, name] {
            Q_EMIT chosen(vision, name);
        })->setToolTip(tr("A preview on the screen. What is saved or exported keeps its colours."));
    };
    add(Vision::Usual, tr("&As it is"), {});
    add(Vision::Protanopia, tr("&Protanopia (no red cones)"), tr("protanopia"));
    add(Vision::Deuteranopia, tr("&Deuteranopia (no green cones)"), tr("deuteranopia"));
    add(Vision::Tritanopia, tr("&Tritanopia (no blue cones)"), tr("tritanopia"));
}

RecentMenu::RecentMenu(const QString& title, const Settings& settings, Setting key, QWidget* parent)
    : QMenu(title, parent)
    , m_settings(settings)
    , m_key(key)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::fill()
{
    clear();
    for (const QString& path : m_settings.get<QStringList>(m_key)) {
        if (const QFileInfo file(path); file.exists()) {
            addAction(file.isDir() ? file.fileName() : file.completeBaseName(), this, [this, path] {
                Q_EMIT chosen(path);
            })->setToolTip(plainTip(path));
        }
    }
    if (isEmpty()) {
        addAction(tr("none yet"))->setEnabled(false);
    }
}

} // namespace hydra::ui
