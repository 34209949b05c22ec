// SPDX-License-Identifier: GPL-3.0-or-later
// A panel at an edge of the window. Behind another tab it is hidden, so that neither Tab nor a mnemonic
// reaches what nobody sees; it closes by its tab, by a button, and by its key.
#pragma once

#include <QDockWidget>

class QAction;
class QLayout;

namespace hydra::ui {

class Dock : public QDockWidget
{
    Q_OBJECT

public:
    // NAME is for saveState. A panel with a layout named "header" of its own gets the closing button there;
    // others have a line with TITLE while they are not a tab.
    Dock(const char* name, const QString& title, QWidget* panel, QWidget* window);

    [[nodiscard]] bool inFront() const; // shown, and not behind another tab
    void present(); // shown, in front, with the keyboard on its first control
    // KEY presents it and, where it is there already, closes it. EAGER: also while the keyboard is elsewhere.
    void toggleBy(QAction* key, bool eager);
    void dismiss(); // closed, and closed() said
    // Follows whether others share its place: then their tabs name it, and no line does.
    void followTabs(bool tabbed);

    static constexpr const char* header = "header";

Q_SIGNALS:
    void closed(); // by its button or key

private:
    void addCloseButton(QLayout* row, QWidget* owner);
    [[nodiscard]] QWidget* titleLine(QWidget* bar);

    QWidget* m_panel;
    QWidget* m_line = nullptr; // with the title, where the panel has none
};

// The front tab of DOCKS has a closing button too; called again whenever Qt may have made some.
void makeTabsClosable(QWidget* window, const QList<Dock*>& docks);

} // namespace hydra::ui
