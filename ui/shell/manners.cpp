// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/manners.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>

#include <algorithm>
#include <iterator>
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

// Without a description, Qt gives screen readers the tool tip with its tags: sets one without them.
void speakToolTip(QWidget* widget)
{
    constexpr const char* spoken = "spokenToolTip";
    if (widget->accessibleDescription() == widget->property(spoken).toString()) { // empty, or set here before
        const QString words = withoutMarkup(widget->toolTip());
        if (words != widget->accessibleDescription()) {
            widget->setProperty(spoken, words);
            widget->setAccessibleDescription(words);
        }
    }
}

// Makes every label show plain text, unless its text format is set: names of files and classes are foreign
// text, in which tags are not markup. Screen readers get the text of tool tips, which have markup, without
// tags.
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
        const bool tip = label && label->windowType() == Qt::ToolTip; // these have markup: plainTip()
        if (label && !tip && label->textFormat() == Qt::AutoText) {
            label->setTextFormat(Qt::PlainText);
        }
        if (widget && !tip) {
            speakToolTip(widget);
        }
        return false;
    }
};

// Whether the mouse wheel changes the value of OBJECT.
bool turns(const QObject* object)
{
    return qobject_cast<const QAbstractSpinBox*>(object) || qobject_cast<const QComboBox*>(object)
        || (qobject_cast<const QAbstractSlider*>(object) && !qobject_cast<const QScrollBar*>(object));
}

bool scrolls(const QObject* object)
{
    const auto* at = qobject_cast<const QWidget*>(object);
    while (at && !at->isWindow()) {
        at = at->parentWidget();
        if (qobject_cast<const QScrollArea*>(at)) {
            return true;
        }
    }
    return false;
}

bool isTyped(const QObject* object)
{
    return qobject_cast<const QLineEdit*>(object) || qobject_cast<const QAbstractSpinBox*>(object)
        || qobject_cast<const QComboBox*>(object) || qobject_cast<const QTextEdit*>(object)
        || qobject_cast<const QPlainTextEdit*>(object);
}

// A letter or sign with Ctrl, except for common editing keys. Qt has more: Ctrl+E goes to a line's end.
bool isCommand(const QKeyEvent& key)
{
    constexpr QKeySequence::StandardKey editing[]{QKeySequence::Undo,  QKeySequence::Redo,
                                                  QKeySequence::Cut,   QKeySequence::Copy,
                                                  QKeySequence::Paste, QKeySequence::SelectAll};
    return key.modifiers().testFlag(Qt::ControlModifier) && key.key() > Qt::Key_Space
        && key.key() <= Qt::Key_AsciiTilde
        && std::none_of(std::begin(editing), std::end(editing),
                        [&](QKeySequence::StandardKey each) { return key.matches(each); });
}

// A letter on a closed combo box opens its list and searches there, instead of choosing an entry unseen.
bool opensList(QObject* object, QKeyEvent& key)
{
    auto* box = qobject_cast<QComboBox*>(object);
    if (!box || box->isEditable() || (key.modifiers() & ~Qt::ShiftModifier) != 0 || key.text().isEmpty()
        || !key.text().at(0).isLetterOrNumber()) {
        return false;
    }
    box->showPopup();
    if (QWidget* list = QApplication::activePopupWidget()) {
        QCoreApplication::sendEvent(list->focusWidget() ? list->focusWidget() : list, &key);
    }
    return true;
}

// Passes on events that Qt's fields would take from the window around them. The wheel over a number, a choice
// or a slider of a scrolling panel only scrolls, whether the field has the focus or not. The commands' keys
// (Ctrl+E, Ctrl+K, ...) work inside a field, except for those that edit its text.
class ModestFields : public QObject
{
public:
    using QObject::QObject;

    // An ignored event is passed on: a wheel to the panel, a key to the commands and, if unused, back here.
    bool eventFilter(QObject* object, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::Polish:
            if (turns(object) && static_cast<QWidget*>(object)->focusPolicy() == Qt::WheelFocus) {
                static_cast<QWidget*>(object)->setFocusPolicy(Qt::StrongFocus);
            }
            return false;
        case QEvent::Wheel:
            if (turns(object) && scrolls(object)) {
                event->ignore();
                return true;
            }
            return false;
        case QEvent::KeyPress:
            return opensList(object, *static_cast<QKeyEvent*>(event));
        case QEvent::ShortcutOverride:
            if (isTyped(object) && isCommand(*static_cast<QKeyEvent*>(event))) {
                event->ignore();
                return true;
            }
            return false;
        default:
            return false;
        }
    }
};

} // namespace

void keepManners()
{
    static QApplication* kept = nullptr;
    if (kept != qApp) {
        kept = qApp;
        qApp->installEventFilter(new PlainWords(qApp));
        qApp->installEventFilter(new ModestFields(qApp));
    }
}

} // namespace hydra::ui
