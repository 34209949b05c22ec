// SPDX-License-Identifier: GPL-3.0-or-later
// What the windows beside the main one have in common: one key opens each, brings it to the front, and closes
// it once it is there; and it opens where and as large as it was.
#pragma once

#include "ui/state/settings.h"

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
    void keepPlace(Settings& settings, Setting key);
    virtual void beSeen(bool) { } // or no longer: what nobody sees is not computed
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* m_first = this;
    Settings* m_settings = nullptr; // none: the place is not kept
    Setting m_place{};
};

} // namespace hydra::ui
