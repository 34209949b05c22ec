// SPDX-License-Identifier: GPL-3.0-or-later
// What a screenshot is of, what it waits for, and why there can be none.
#include "ui/shell/activity.h"
#include "ui/shell/main_window.h"
#include "ui/shell/training_window.h"
#include "ui/widgets/message_bar.h"

namespace hydra::ui {

// Nothing else is opened then: see start().
bool MainWindow::picturesTraining() const
{
    return m_startup.forPicture && !m_startup.training.isEmpty();
}

QWidget& MainWindow::pictured()
{
    return picturesTraining() ? *m_training : static_cast<QWidget&>(*this);
}

bool MainWindow::settled() const
{
    return picturesTraining() ? m_training->settled()
                              : m_state.ready() && m_state.announced() && m_board.complete()
            && !m_board.stale() && !m_bridge.opening() && !m_activity->busy() && !m_keeper.busy();
}

QString MainWindow::problem() const
{
    if (picturesTraining()) {
        return m_training->problem();
    }
    return m_messages->kind() == MessageBar::Kind::Error ? m_messages->message() : QString();
}

} // namespace hydra::ui
