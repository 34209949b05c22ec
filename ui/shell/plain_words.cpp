// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/plain_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QRegularExpression>

#include <utility>

namespace hydra::ui {

namespace {

QString withoutMarkup(QString words)
{
    if (!Qt::mightBeRichText(words)) {
        return words;
    }
    static const QRegularExpression lineEnd(QStringLiteral("<br\\s*/?>|</p>"));
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    words.replace(lineEnd, QStringLiteral("\n")).remove(tag);
    for (const auto& [entity, character] :
         {std::pair{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&nbsp;", ' '}, {"&amp;", '&'}}) {
        words.replace(QLatin1String(entity), QString(QLatin1Char(character)));
    }
    return words.trimmed();
}

// Where nothing else is said, Qt tells a screen reader the tool tip, tags and all.
void speakToolTip(QWidget* widget)
{
    constexpr const char* said = "spokenToolTip";
    if (widget->accessibleDescription() == widget->property(said).toString()) { // nobody else's words
        const QString words = withoutMarkup(widget->toolTip());
        if (words != widget->accessibleDescription()) {
            widget->setProperty(said, words);
            widget->setAccessibleDescription(words);
        }
    }
}

class PlainWords : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override
    {
        const bool shown = event->type() == QEvent::Polish; // before it is first shown
        if (!shown && event->type() != QEvent::ToolTipChange) {
            return false;
        }
        auto* widget = qobject_cast<QWidget*>(object);
        auto* label = qobject_cast<QLabel*>(object);
        const bool tip = label && label->windowType() == Qt::ToolTip; // those are marked up: plainTip()
        if (label && !tip && label->textFormat() == Qt::AutoText) {
            label->setTextFormat(Qt::PlainText);
        }
        if (widget && !tip) {
            speakToolTip(widget);
        }
        return false;
    }
};

} // namespace

void keepWordsPlain()
{
    static QApplication* kept = nullptr;
    if (kept != qApp) {
        kept = qApp;
        qApp->installEventFilter(new PlainWords(qApp));
    }
}

} // namespace hydra::ui
