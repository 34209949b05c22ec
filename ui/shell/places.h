// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the main window: shows one place at a time, each with a tab. The first place is the
// picture's, which is always there and stays visible beside places that refer to it. Hidden places take no
// room, and places that are too large scroll.
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
    // TITLE is the name of PICTURE's tab.
    Places(QWidget* picture, const QString& title, QWidget* parent);

    [[nodiscard]] QTabBar& tabs() { return *m_tabs; }
    [[nodiscard]] int add(const QString& title, const QString& tip); // adds a tab and returns its place
    // Adds a tab for the picture with PANEL open, which COMMAND shows.
    void addPanel(const QString& title, Dock& panel, QAction& command);
    void offer(int place, bool offered); // whether its tab is visible while another is shown
    void hold(int place, ToolWindow* window);
    void release(int place); // takes its window out, hidden and not destroyed
    void show(int place); // must hold its window or be the picture's
    void showPicture(); // the picture's place shown last
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] ToolWindow* shown() const { return m_places[std::size_t(m_current)].window; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int place); // its tab was pressed
    void moved(); // another place is visible
    void tabsChanged(); // a tab appeared or disappeared
    void apartWanted(int place); // in a window of its own

private:
    struct Place
    {
        QWidget* area = nullptr; // in the layout
        QPointer<ToolWindow> window; // null: the picture, or not held
        QPointer<Dock> panel; // beside the picture
        QAction* command = nullptr; // shows the panel
        bool offered = true; // its tab is always visible, else only while shown
    };
    [[nodiscard]] bool isPicture(int place) const { return areaOf(place) == m_places.front().area; }
    [[nodiscard]] QWidget* areaOf(int place) const { return m_places[std::size_t(place)].area; }
    void followPanel(int place); // opened or closed
    void mark(int place); // selects its tab
    void offerWindow(const QPoint& at);

    QTabBar* m_tabs; // the tool bar shows it
    QHBoxLayout* m_row; // the visible widgets
    std::vector<Place> m_places;
    int m_current = 0;
    int m_picture = 0; // the last place of the picture
};

} // namespace hydra::ui
