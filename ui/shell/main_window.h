// SPDX-License-Identifier: GPL-3.0-or-later
// The window: owns the parts, lays them out, and wires what crosses between them.
#pragma once

#include "ui/bridge/engine_bridge.h"
#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/presets.h"
#include "ui/state/session_keeper.h"
#include "ui/state/settings.h"
#include "ui/state/undo_stack.h"
#include "ui/state/view_state.h"
#include "ui/widgets/theme.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace hydra::ui {

class Activity;
class Canvas;
class ColourBar;
class CompareWindow;
class Dock;
class EmptyState;
class FigureDialog;
class HelpWindow;
class EmbeddingWindow;
class HeadsPanel;
class MessageBar;
class TrainingWindow;
class WalkWindow;

// What the command line asks for at the start; empty fields keep what is remembered.
struct Startup
{
    QStringList images;
    QString training; // a folder; a screenshot is then of its curves
    QString model, method, attention, className;
    int heads = 0;
    bool forPicture = false; // a screenshot says nothing about the machine it was taken on
};

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens what STARTUP names, else the last model or the shipped one, and a sample picture.
    void start(const Startup& startup);
    // Everything that was asked for is on screen.
    [[nodiscard]] bool settled() const;
    [[nodiscard]] QString problem() const; // the error in the message bar, if any

    [[nodiscard]] QWidget& pictured(); // what a screenshot is of

    [[nodiscard]] ViewState& state() { return m_state; }
    [[nodiscard]] Board& board() { return m_board; }
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] EngineBridge& bridge() { return m_bridge; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }

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
    void buildCentre();
    void buildDocks();
    void buildToolBar();
    void buildMenus();
    void buildModelMenu();
    void buildThemeMenu(QMenu* view);
    Dock* addDock(const char* name, const QString& title, QWidget* panel, Qt::DockWidgetArea area);
    void followDocks();
    void makeRoomBelow(Dock* changed);
    void connectOpening();
    void followPhotograph(); // photographs.cpp
    void openPictures(const QString& path);
    void addContextMenus();
    void connectCommands();
    void setIcons();
    void setTheme(Theme theme);
    void followModel();
    void followPlan();
    void followReadiness();
    void applyStartup();
    void ask(const QString& path, const ModelOverrides& overrides, const Unsaid& unsaid,
             const QString& message);
    void paste();
    // export_commands.cpp
    void connectExports();
    void savePicture();
    [[nodiscard]] QImage shownPicture();
    void exportMap(const QString& path);
    [[nodiscard]] bool mapIsThere(); // else it says so
    void tellSaved(const QString& path, const QString& problem);
    // preset_commands.cpp
    void connectPresets();
    void buildPresetMenu(QMenu* menu);
    void applyPreset(const QString& name);
    void savePreset();
    void tellOfPresets(); // what is wrong with their file
    [[nodiscard]] static bool isSession(const QString& path);
    void connectSessions();
    // Names what KEY remembers and still exists, whenever MENU is opened.
    void buildRecent(QMenu* menu, Setting key, void (MainWindow::*open)(const QString& path));
    void openSession(const QString& path);
    void connectLayout();
    void askForModelOfSession(const QString& missing);
    void sizeDocks(); // as at the first start
    void saveSession();
    void makeFigure();
    HelpWindow& reference();
    void connectTraining();
    void openTraining(const QString& folder);
    [[nodiscard]] bool picturesTraining() const;

    Settings& m_settings;
    EngineBridge m_bridge;
    ViewState m_state;
    Board m_board;
    Library m_library;
    History m_history;
    SessionKeeper m_keeper;
    PresetStore m_presets;
    Startup m_startup;

    MessageBar* m_messages;
    QStackedWidget* m_stack = nullptr; // canvas, or what to do to get one
    QWidget* m_footer = nullptr;
    Canvas* m_canvas;
    HeadsPanel* m_heads;
    Activity* m_activity;
    QLabel* m_readOut;
    QLabel* m_modelLine;
    QToolButton* m_modelButton;
    QToolButton* m_planMark; // that attention is not as trained
    EmptyState* m_empty = nullptr; // in the canvas' place
    ColourBar* m_colourBar = nullptr;
    WalkWindow* m_walk; // a window of its own
    CompareWindow* m_compare; // and this
    FigureDialog* m_figures = nullptr; // made when first asked for
    HelpWindow* m_help = nullptr; // and this
    EmbeddingWindow* m_embedding; // another
    TrainingWindow* m_training; // and one that needs no model
    QList<Dock*> m_docks; // images, explain, attention, look, predictions, model, cost, trust
    QList<Dock*> m_below; // those of them that lie under the picture
    int m_grown = 0, m_grownTo = 0; // the window's height for their sake
    int m_heightBelow = 0; // of the last one that was closed
    QByteArray m_firstLayout; // of the docks as they are built
    bool m_shownBefore = false;
    bool m_forPicture = false; // a screenshot: nothing is told
    bool m_photosOffered = false;
};

} // namespace hydra::ui
