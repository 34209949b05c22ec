// SPDX-License-Identifier: GPL-3.0-or-later
// A panel at an edge of the window. Behind another tab it is hidden, so that neither Tab nor a mnemonic
// reaches it. It closes by a button on its tab, by its own button, and by its key.
#pragma once

#include <QDockWidget>

class QAction;
class QLayout;

namespace hydra::ui {

class Dock : public QDockWidget
{
    Q_OBJECT

public:
    // NAME is the object name for saveState. If PANEL has a layout named "header", the close button is there;
    // otherwise it is in a line with TITLE that is visible while the dock has no tab.
    Dock(const char* name, const QString& title, QWidget* panel, QWidget* window);

    [[nodiscard]] bool inFront() const; // shown, and not behind another tab
    void present(); // shows it in front and focuses its first control
    // KEY presents it, or closes it if it is in front and has the focus. EAGER: also without the focus.
    void toggleBy(QAction* key, bool eager);
    void dismiss(); // closes it and emits closed()
    // Hides the title line if the dock is TABBED, as its tab then has the title.
    void followTabs(bool tabbed);

    static constexpr const char* header = "header";

Q_SIGNALS:
    void closed(); // by its button or key

private:
    void addCloseButton(QLayout* row, QWidget* owner);
    [[nodiscard]] QWidget* titleLine(QWidget* bar);

    QWidget* m_panel;
    QWidget* m_line = nullptr; // with the title; null if the panel has a header
};

// Adds a close button to each front tab of DOCKS. Call it again whenever Qt may have created tab bars.
void makeTabsClosable(QWidget* window, const QList<Dock*>& docks);

} // namespace hydra::ui
