// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar: shows what is being computed, whether attention was replaced and which model is open.
// Messages appear over it.
#pragma once

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace hydra::ui {

class Activity;
class EngineBridge;
class MessageBar;
class ViewState;

class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(QStatusBar& bar, MessageBar& messages, ViewState& state, EngineBridge& bridge);
    [[nodiscard]] bool busy() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followPlan();
    void followModel();

    QStatusBar& m_bar;
    MessageBar& m_messages;
    ViewState& m_state;
    Activity* m_activity;
    QToolButton* m_plan; // shown if attention is not as trained
    QLabel* m_model;
};

} // namespace hydra::ui
