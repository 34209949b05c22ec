// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/language.h"

#include "core/language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <vector>

namespace hydra::ui {

namespace {

const QString sourceLanguage = QStringLiteral("en");
const QString translationFolder = QStringLiteral(":/i18n");

QString accentedLetter(QChar c)
{
    static const QString plain = QStringLiteral("aceinorsuyzACEINORSUYZ");
    static const QString marked = QStringLiteral("áçéíñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ");
    const auto at = plain.indexOf(c);
    return at < 0 ? QString(c) : QString(marked[at]);
}

bool isKey(const QString& text)
{
    return text.startsWith(QLatin1String("Ctrl+")) || text.startsWith(QLatin1String("Shift+"))
        || text.startsWith(QLatin1String("Alt+")) || text.startsWith(QLatin1String("F1"));
}

// Tags, places for values, the letter behind & and suffixes of files stay what they are.
class PseudoTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (isKey(text) || text.contains(QLatin1String("*."))) {
            return text;
        }
        QString out;
        bool inTag = false;
        int letters = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            inTag = inTag || (text[i] == QLatin1Char('<') && i + 1 < text.size() && !text[i + 1].isSpace());
            const bool kept =
                inTag || (i > 0 && (text[i - 1] == QLatin1Char('&') || text[i - 1] == QLatin1Char('%')));
            out += kept ? QString(text[i]) : accentedLetter(text[i]);
            letters += !inTag && text[i].isLetter() ? 1 : 0;
            inTag = inTag && text[i] != QLatin1Char('>');
        }
        return QLatin1Char('[') + out + QString(letters * 2 / 5, QLatin1Char('~')) + QLatin1Char(']');
    }
};

// One English text has one translation, whoever says it, so the files have one context: a text is not lost
// when its class is renamed, or when lupdate and moc call the class by different names.
class WindowTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char*, const char* source, const char* comment,
                                    int n) const override
    {
        return QTranslator::translate("window", source, comment, n);
    }
};

QString chosenCode(const QString& choice)
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

} // namespace

QList<Language> languages()
{
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

void speak(const QString& choice)
{
    static std::vector<std::unique_ptr<QTranslator>> installed;
    for (const auto& each : installed) {
        QCoreApplication::removeTranslator(each.get());
    }
    installed.clear();
    const auto install = [](std::unique_ptr<QTranslator> translator) {
        QCoreApplication::installTranslator(translator.get());
        installed.push_back(std::move(translator));
    };
    const QString code = chosenCode(choice);
    setLanguage(code.toStdString());
    if (code == QLatin1String("pseudo")) {
        install(std::make_unique<PseudoTranslator>());
        return;
    }
    auto ours = std::make_unique<WindowTranslator>();
    if (code == sourceLanguage || !ours->load(translationFolder + QStringLiteral("/hydrascope_") + code)) {
        return;
    }
    auto qts = std::make_unique<QTranslator>(); // "Cancel", "Save", the colour dialog
    if (qts->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        install(std::move(qts));
    }
    install(std::move(ours));
}

} // namespace hydra::ui
