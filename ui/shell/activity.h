// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar's contents: what is being computed, how far it is, and the button that stops it.
#pragma once

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace hydra::ui {

class Activity : public QWidget
{
    Q_OBJECT

public:
    explicit Activity(QAction* cancel, QWidget* parent = nullptr);
    // 1 and "" is idle. What is over within a moment is not shown at all.
    void setProgress(double fraction, const QString& what);
    [[nodiscard]] bool busy() const { return m_busy; }

private:
    void reveal(bool shown);

    QLabel* m_what;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
    QTimer m_patience;
    bool m_busy = false;
};

} // namespace hydra::ui
