// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that are used most, and a button with the open model, whose menu opens shipped, recent and
// found models, or any file.
#pragma once

#include <QToolBar>
#include <QToolButton>

class QActionGroup;
class QTabBar;

namespace hydra::ui {

class Library;
class ViewState;

class ModelButton : public QToolButton
{
    Q_OBJECT

public:
    ModelButton(ViewState& state, Library& library, QWidget* parent);

private:
    void name(); // shows the open model's name
    void fill();
    void keepMenuOnScreen();
    void addModel(const QString& path, QActionGroup* group, const QString& called = {});
    void addSection(const QString& title);

    ViewState& m_state;
    Library& m_library;
};

class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    // PLACES: the tabs shown beside the commands.
    ToolBar(ViewState& state, Library& library, QTabBar& places, QWidget* parent);
    void drawIcons(); // in the theme's colours

protected:
    void resizeEvent(QResizeEvent* event) override; // commands lose their labels before tabs are hidden

private:
    void fit();

    QTabBar& m_places;
    ModelButton* m_model;
    QToolBar* m_commands;
    int m_wordsWidth = 0; // width of the commands with labels
    QToolButton* m_more = nullptr; // the menu of commands without room
};

} // namespace hydra::ui
