// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/room_below.h"

#include "ui/shell/dock.h"

#include <QMainWindow>
#include <QScreen>

#include <algorithm>

namespace hydra::ui {

void RoomBelow::follow(Dock* changed)
{
    const auto count =
        std::count_if(m_docks.begin(), m_docks.end(), [](const Dock* dock) { return !dock->isHidden(); });
    if (count == 0) {
        if (m_grown > 0 && m_window.height() == m_grownTo) { // else the user has sized it since
            m_window.resize(m_window.width(), m_window.height() - m_grown);
        }
        m_height = changed->height();
        m_grown = 0;
    } else if (count == 1 && !changed->isHidden() && m_grown == 0) {
        const int wanted = m_height > 0 ? m_height : std::min(320, m_window.height() / 3);
        const int left = m_window.screen()->availableGeometry().bottom() - m_window.frameGeometry().bottom();
        m_grown = m_window.isMaximized() || m_window.isFullScreen() ? 0 : std::clamp(left, 0, wanted);
        m_grownTo = m_window.height() + m_grown;
        m_window.resize(m_window.width(), m_grownTo);
        m_window.resizeDocks({changed}, {wanted}, Qt::Vertical);
    }
}

} // namespace hydra::ui
