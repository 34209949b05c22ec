// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of the window's texts, as the program has them before its window is loaded.
#pragma once

#include <QList>
#include <QString>
#include <QTranslator>

#include <memory>

namespace hydra::ui {

struct Language
{
    QString code; // "de"
    QString name; // in itself: "Deutsch"
};

// English, and what there are complete translations of (resources/i18n).
[[nodiscard]] QList<Language> languages();
// Of the first of the user's languages that there is where CHOICE is "system"; else CHOICE itself.
[[nodiscard]] QString languageCode(const QString& choice);
// Null where there is none: the sources are English.
[[nodiscard]] std::unique_ptr<QTranslator> windowTranslator(const QString& code);
// Of Qt's own texts: "Cancel", "Save", the colour dialog, wrong options.
[[nodiscard]] std::unique_ptr<QTranslator> qtTranslator(const QString& code);

} // namespace hydra::ui
