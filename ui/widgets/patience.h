// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something has lasted longer than a limit. A shorter wait feels immediate, and a busy indicator
// would only flicker.
#pragma once

#include <QTimer>

#include <functional>
#include <utility>

namespace hydra::ui {

class Patience
{
public:
    // Calls ENDED when the limit has passed, never from within watch().
    explicit Patience(std::function<void()> ended)
    {
        m_timer.setSingleShot(true);
        m_timer.setInterval(150);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this, ended = std::move(ended)] {
            m_over = true;
            ended();
        });
    }
    void setLimit(int milliseconds) { m_timer.setInterval(milliseconds); }
    void watch(bool lasts) // call after each change of LASTS
    {
        if (!lasts) {
            m_timer.stop();
            m_over = false;
        } else if (m_timer.interval() == 0) {
            m_over = true;
        } else if (!m_over && !m_timer.isActive()) {
            m_timer.start();
        }
    }
    [[nodiscard]] bool over() const { return m_over; }

private:
    QTimer m_timer;
    bool m_over = false;
};

} // namespace hydra::ui
