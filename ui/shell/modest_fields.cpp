// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/modest_fields.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>

#include <algorithm>
#include <iterator>

namespace hydra::ui {

namespace {

// What turns with the wheel.
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

// A letter or sign with Ctrl, of which Qt has more than people use in fields: Ctrl+E goes to a line's end.
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

class ModestFields : public QObject
{
public:
    using QObject::QObject;

    // Ignored, an event goes on: a wheel to the panel, a key to the commands and, if it is none, back here.
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

void keepFieldsModest()
{
    static QApplication* kept = nullptr;
    if (kept != qApp) {
        kept = qApp;
        qApp->installEventFilter(new ModestFields(qApp));
    }
}

} // namespace hydra::ui
