// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/room_below.h"

#include "ui/shell/dock.h"

#include <QMainWindow>

#include <algorithm>

namespace hydra::ui {

void RoomBelow::follow(Dock* changed)
{
    const auto count =
        std::count_if(m_docks.begin(), m_docks.end(), [](const Dock* dock) { return !dock->isHidden(); });
    if (count == 0) {
        m_height = changed->height();
    } else if (count == 1 && !changed->isHidden()) {
        const int wanted = m_height > 0 ? m_height : std::min(320, m_window.height() / 3);
        m_window.resizeDocks({changed}, {wanted}, Qt::Vertical);
    }
}

} // namespace hydra::ui
