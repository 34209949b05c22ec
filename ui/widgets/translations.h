// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of the window's texts; available before the window is loaded.
#pragma once

#include <QList>
#include <QString>
#include <QTranslator>

#include <memory>

namespace hydra::ui {

struct Language
{
    QString code; // "de"
    QString name; // in the language itself: "Deutsch"
};

// English and all languages with a complete translation (resources/i18n).
[[nodiscard]] QList<Language> languages();
// For "system", the first of the user's languages with a translation, else English; otherwise CHOICE itself.
[[nodiscard]] QString languageCode(const QString& choice);
// Null if there is no translation, as for English, the language of the sources.
[[nodiscard]] std::unique_ptr<QTranslator> windowTranslator(const QString& code);
// The translator of Qt's own texts: "Cancel", "Save", the colour dialog, wrong options. Null if there is
// none.
[[nodiscard]] std::unique_ptr<QTranslator> qtTranslator(const QString& code);

} // namespace hydra::ui
