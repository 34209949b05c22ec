// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QEvent>
#include <QtTest>

#include <utility>

namespace hydra::test {

// Waits for a whole turn of the event loop in which no widget was laid out, sized, moved, shown or hidden:
// the last request is then laid out.
inline bool layoutRests()
{
    class Seen : public QObject
    {
    public:
        Seen() { qApp->installEventFilter(this); }
        bool eventFilter(QObject*, QEvent* event) override
        {
            switch (event->type()) {
            case QEvent::LayoutRequest:
            case QEvent::Resize:
            case QEvent::Move:
            case QEvent::Show:
            case QEvent::Hide:
                changed = true;
                break;
            default:
                break;
            }
            return false;
        }
        bool changed = true; // the first turn is still to come
    } seen;
    return QTest::qWaitFor([&] { return !std::exchange(seen.changed, false); }, 30'000);
}

} // namespace hydra::test
