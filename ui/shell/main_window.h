// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: owns the parts and connects them with each other.
#pragma once

#include "ui/bridge/engine_bridge.h"
#include "ui/shell/centre.h"
#include "ui/shell/docks.h"
#include "ui/shell/exports.h"
#include "ui/shell/main_menu.h"
#include "ui/shell/opening.h"
#include "ui/shell/preset_commands.h"
#include "ui/shell/session_commands.h"
#include "ui/shell/startup.h"
#include "ui/shell/status_line.h"
#include "ui/shell/tool_windows.h"
#include "ui/shell/tour.h"
#include "ui/state/board.h"
#include "ui/state/insides.h"
#include "ui/state/library.h"
#include "ui/state/session_keeper.h"
#include "ui/state/settings.h"
#include "ui/state/stability_watch.h"
#include "ui/state/undo_stack.h"
#include "ui/state/view_state.h"

#include <QMainWindow>

namespace hydra::ui {

class Places;
class ToolBar;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens what STARTUP names, else the last model or the shipped one, and a sample picture.
    void start(const Startup& startup);
    // Whether everything that was asked for is on screen.
    [[nodiscard]] bool settled();
    [[nodiscard]] QString problem(); // why a screenshot lacks what was asked for; empty: none
    [[nodiscard]] ErrorCode problemCode() const { return m_starter.problemCode(); }
    [[nodiscard]] QWidget& pictured(); // the widget that a screenshot shows

    [[nodiscard]] ViewState& state() { return m_state; }
    [[nodiscard]] Board& board() { return m_board; }
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] EngineBridge& bridge() { return m_bridge; }
    [[nodiscard]] MessageBar& messages() { return m_centre->messages(); }
    [[nodiscard]] ToolWindows& tools() { return m_tools; }
    [[nodiscard]] Tour& tour() { return m_tour; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void introduce(); // connects signals between parts
    void connectCommands();
    void followReadiness();
    void offerSteps(); // in the menu
    void startOver();
    void followMotion();

    Settings& m_settings;
    EngineBridge m_bridge;
    ViewState m_state;
    Board m_board;
    Insides m_insides;
    StabilityWatch m_stability;
    Library m_library;
    History m_history;
    SessionKeeper m_keeper;
    // Members below are destroyed before those above, which they use, panels also from their own threads.
    struct Widgets
    {
        QWidget& window;
        ~Widgets() { qDeleteAll(window.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)); }
    };
    Widgets m_widgets{*this}; // deletes all widgets in the window
    Centre* m_centre;
    Places* m_places; // the centre and the other places
    StatusLine m_status;
    Docks m_docks;
    ToolBar* m_toolBar;
    MainMenu m_menu;
    ToolWindows m_tools;
    SessionCommands m_sessions;
    Opening m_opening;
    Exports m_exports;
    PresetCommands m_presets;
    Photographs m_photographs;
    Starter m_starter;
    Tour m_tour;
    bool m_shownBefore = false;
    bool m_forPicture = false;
};

} // namespace hydra::ui
