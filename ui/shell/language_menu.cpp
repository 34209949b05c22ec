// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/language_menu.h"

#include "ui/state/language.h"

#include <QActionGroup>

namespace hydra::ui {

LanguageMenu::LanguageMenu(Settings& settings, QWidget* parent)
    : QMenu(tr("&Language"), parent)
{
    auto* group = new QActionGroup(this);
    QList<Language> choices = languages();
    choices.prepend({QStringLiteral("system"), tr("Follow &system")});
    const QString now = settings.get<QString>(Setting::Language);
    for (const Language& language : choices) {
        QAction* action = addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.code == now);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &settings, code = language.code] {
            settings.set(Setting::Language, code);
            Q_EMIT changed();
        });
    }
}

} // namespace hydra::ui
