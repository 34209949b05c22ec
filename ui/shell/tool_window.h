// SPDX-License-Identifier: GPL-3.0-or-later
// What the windows beside the main one have in common: one key opens each, brings it to the front, and closes
// it once it is there. Where and how large they are, ToolWindows remembers.
#pragma once

#include <QWidget>

namespace hydra::ui {

void bringToFront(QWidget& window);

class ToolWindow : public QWidget
{
    Q_OBJECT

public:
    void toggle(); // shows, or closes when it is in front

protected:
    ToolWindow(const char* id, const QString& title, QWidget* parent);
    void beginAt(QWidget* first) { m_first = first; } // it has the keyboard when the window is opened
    virtual void beSeen(bool) { } // or no longer: what nobody sees is not computed
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* m_first = this;
};

} // namespace hydra::ui
