// SPDX-License-Identifier: GPL-3.0-or-later
// The guide and the reference in a window of their own: contents at the left, the text beside it, search,
// back and forward, zoom.
#pragma once

#include "ui/shell/tool_window.h"

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace hydra::ui {

class Actions;
class ReferenceText;

class HelpWindow : public ToolWindow
{
    Q_OBJECT

public:
    HelpWindow(Actions& actions, QWidget* parent);

    // Shows the window at the section of ID: a method, an attention kind or a section's title. An unknown ID
    // only shows the window.
    void open(const QString& id);

Q_SIGNALS:
    void showWanted(const QUrl& link); // a link of the guide, see guided.h

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildBar();
    [[nodiscard]] QAction* command(const char* id, const QString& title, const QList<QKeySequence>& keys);
    void fillContents();
    void followText(); // marks the section at the top of the text
    void search(bool backward, bool fromHere = false);
    void zoom(int percent);
    void setIcons();

    ReferenceText* m_text;
    QTreeWidget* m_contents;
    QLineEdit* m_words;
    QLabel* m_note;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QList<QTreeWidgetItem*> m_items; // by section
    int m_zoom = 100; // percent
};

} // namespace hydra::ui
