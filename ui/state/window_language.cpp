// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/window_language.h"

#include "core/language/language.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace hydra::ui {

namespace {

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

// Leaves tags, placeholders, the letter after & and file suffixes unchanged.
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

} // namespace

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
    const QString code = languageCode(choice);
    setLanguage(code.toStdString());
    if (code == QLatin1String("pseudo")) {
        install(std::make_unique<PseudoTranslator>());
        return;
    }
    if (auto ours = windowTranslator(code)) {
        if (auto qts = qtTranslator(code)) {
            install(std::move(qts));
        }
        install(std::move(ours));
    }
}

} // namespace hydra::ui
