// SPDX-License-Identifier: GPL-3.0-or-later
// Height for the docks under the picture. Curves and tables want it, and the hint of a dock there does not
// get it. The window stays as it is: the strip gives way, and then the picture.
#pragma once

#include <QList>

class QMainWindow;

namespace hydra::ui {

class Dock;

class RoomBelow
{
public:
    explicit RoomBelow(QMainWindow& window)
        : m_window(window)
    { }
    void add(Dock* dock) { m_docks.append(dock); }
    [[nodiscard]] const QList<Dock*>& docks() const { return m_docks; }
    void follow(Dock* changed); // was shown or closed

private:
    QMainWindow& m_window;
    QList<Dock*> m_docks;
    int m_height = 0; // of the last one that was closed
};

} // namespace hydra::ui
