// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/translations.h"

#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

// Outside all namespaces, because the macro declares rcc's function there.
static void initTranslations()
{
    Q_INIT_RESOURCE(hydrascope);
}

namespace hydra::ui {

namespace {

const QString sourceLanguage = QStringLiteral("en");
const QString translationFolder = QStringLiteral(":/i18n");

// Ignores the context: each English text has one translation, whichever class uses it. A text then survives a
// renamed class, and classes that lupdate and moc name differently.
class WindowTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char*, const char* source, const char* comment,
                                    int n) const override
    {
        return QTranslator::translate("window", source, comment, n);
    }
};

} // namespace

QList<Language> languages()
{
    initTranslations();
    QList<Language> found{{sourceLanguage, QStringLiteral("English")}};
    const QStringList files =
        QDir(translationFolder).entryList({QStringLiteral("hydrascope_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        QString name = QLocale(code).nativeLanguageName();
        name.replace(0, 1, name.left(1).toUpper());
        found.append({code, name});
    }
    return found;
}

QString languageCode(const QString& choice)
{
    if (choice != QLatin1String("system")) {
        return choice;
    }
    const QList<Language> known = languages();
    const QStringList wanted = QLocale::system().uiLanguages(); // "de-AT", "de", "en-GB"
    for (const QString& each : wanted) {
        const QString code = QString(each).replace(QLatin1Char('-'), QLatin1Char('_'));
        for (const QString& name : {code, code.section(QLatin1Char('_'), 0, 0)}) {
            if (std::any_of(known.begin(), known.end(), [&](const Language& l) { return l.code == name; })) {
                return name;
            }
        }
    }
    return sourceLanguage;
}

std::unique_ptr<QTranslator> windowTranslator(const QString& code)
{
    initTranslations();
    auto translator = std::make_unique<WindowTranslator>();
    const bool there =
        code != sourceLanguage && translator->load(translationFolder + QStringLiteral("/hydrascope_") + code);
    return there ? std::move(translator) : nullptr;
}

std::unique_ptr<QTranslator> qtTranslator(const QString& code)
{
    auto translator = std::make_unique<QTranslator>();
    const bool there = translator->load(QStringLiteral("qtbase_") + code,
                                        QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return there ? std::move(translator) : nullptr;
}

} // namespace hydra::ui
