// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the main window: one place at a time, each with a tab. The first is the picture's and is
// always there, beside those that are read on it; what is not in sight takes no room, and what is too large
// for the room scrolls.
#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QTabBar;

namespace hydra::ui {

class Dock;
class ToolWindow;

class Places : public QWidget
{
    Q_OBJECT

public:
    // PICTURE is called TITLE.
    Places(QWidget* picture, const QString& title, QWidget* parent);

    [[nodiscard]] QTabBar& tabs() { return *m_tabs; }
    [[nodiscard]] int add(const QString& title, const QString& tip); // of its tab
    // A tab for the picture with PANEL open, which COMMAND shows.
    void addPanel(const QString& title, Dock& panel, QAction& command);
    void offer(int place, bool offered); // its tab, where it would have something to show
    void hold(int place, ToolWindow* window);
    void release(int place); // the window that it holds, which is hidden and stays where it is made
    void show(int place); // that holds its window
    void showPicture(); // as it was seen last
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] ToolWindow* shown() const { return m_places[std::size_t(m_current)].window; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int place); // its tab was pressed
    void moved(); // another one is in sight
    void tabsChanged(); // one is offered, or no longer
    void apartWanted(int place); // in a window of its own

private:
    struct Place
    {
        QWidget* area = nullptr; // of the layout
        QPointer<ToolWindow> window; // null: the picture, or not there
        QPointer<Dock> panel; // beside the picture
        QAction* command = nullptr; // shows the panel
        bool offered = true; // its tab, else only while it is shown
    };
    [[nodiscard]] bool isPicture(int place) const { return areaOf(place) == m_places.front().area; }
    [[nodiscard]] QWidget* areaOf(int place) const { return m_places[std::size_t(place)].area; }
    void followPanel(int place); // opened or closed
    void mark(int place); // its tab
    void offerWindow(const QPoint& at);

    QTabBar* m_tabs; // the tool bar shows it
    QHBoxLayout* m_row; // of what is in sight
    std::vector<Place> m_places;
    int m_current = 0;
    int m_picture = 0; // the last place of the picture
};

} // namespace hydra::ui
