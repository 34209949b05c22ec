// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/plain_labels.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace hydra::ui {

namespace {

class PlainLabels : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Polish) { // before it is first shown
            auto* label = qobject_cast<QLabel*>(object);
            const bool tip = label && label->windowType() == Qt::ToolTip; // those are marked up: plainTip()
            if (label && !tip && label->textFormat() == Qt::AutoText) {
                label->setTextFormat(Qt::PlainText);
            }
        }
        return false;
    }
};

} // namespace

void keepLabelsPlain()
{
    static QApplication* kept = nullptr;
    if (kept != qApp) {
        kept = qApp;
        qApp->installEventFilter(new PlainLabels(qApp));
    }
}

} // namespace hydra::ui
