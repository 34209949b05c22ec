// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the window, as one row of a table: its menu, text, key, tooltip, search words, and what it
// waits for while disabled. Menus, buttons, panels, the cheat sheet and the action search read the rows;
// ViewState and MainWindow connect what each command does.
#pragma once

#include <QAction>
#include <QList>
#include <QMap>
#include <QObject>

namespace hydra::ui {

enum class Menu
{
    None,
    File,
    RecentPictures,
    RecentTrainings,
    RecentSessions,
    Export,
    Edit,
    Steps,
    Explain,
    View,
    Zoom,
    Presets,
    Appearance,
    Theme,
    Language,
    Vision,
    Window,
    Panels,
    Go,
    Help
};

class Actions : public QObject
{
    Q_OBJECT

public:
    // A command added by add().
    class Row
    {
    public:
        explicit Row(QAction& action)
            : m_action(action)
        { }
        Row& brief(const QString& words); // on a button
        Row& toggles(bool on = false);

    private:
        QAction& m_action;
    };
    // An entry of a menu: a command, the submenu BELOW, or a separator if it has neither.
    struct Entry
    {
        QAction* action = nullptr;
        Menu below = Menu::None;
        QString title{}; // of the menu
    };
    using Keys = QList<QKeySequence>;

    explicit Actions(QObject* parent);

    // Adds NAMED to the current menu. FOUND: extra search words. WAITS: what it waits for while disabled; if
    // empty, the search omits it while disabled.
    Row add(QAction*& named, const char* icon, const QString& title, const Keys& keys, const QString& tip,
            const QString& found = {}, const QString& waits = {});
    [[nodiscard]] QList<Entry> entries(Menu menu) const { return m_entries.value(menu); } // None: menu bar
    static void findBy(QAction& action, const QString& words) { action.setProperty("found", words); }
    [[nodiscard]] static QString foundBy(const QAction& on) { return on.property("found").toString(); }
    [[nodiscard]] static QString waitsFor(const QAction& on) { return on.property("waits").toString(); }
    void drawIcons(); // in the colours of the theme

    QAction *openImage, *openFolder, *openModel, *openSae, *openTraining, *paste, *copyView, *savePicture,
        *exportMap, *exportAllMaps, *exportPredictions, *exportFeatures, *exportEvidence, *exportCosts,
        *openSession, *saveSession, *undo, *redo, *startOver, *preferences, *makeFigure, *makeReport, *quit;
    // images
    QAction *nextImage, *previousImage, *findAlike, *matchPatches;
    // the question
    QAction *moreHeads, *fewerHeads, *allHeads, *untrainedHeads, *classToken, *findClass, *fullClass,
        *whyWrong, *chooseMethod, *trainedPlan, *cancel;
    // painting
    QAction *overlay, *smooth, *fade, *grid, *greyPicture, *patchLabels, *truth, *lockRange, *clipOutliers,
        *savePreset, *managePresets;
    // zoom
    QAction *fit, *fitInput, *actualSize, *zoomIn, *zoomOut;
    QAction *showWalk, *showHeads, *showCompare, *beforeAfter, *showEmbedding, *showTraining, *showLive,
        *showRounds, *showFeatures, *showPredictor, *ownWindow, *resetLayout, *lessMotion;
    // panels: set with the panels (ui/panels/panels.h)
    QAction *showExplain = nullptr, *showAttention = nullptr, *showLook = nullptr, *showModel = nullptr,
            *showCost = nullptr, *showTrust = nullptr, *showPrompts = nullptr, *showConcepts = nullptr;
    // help
    QAction *tour, *questions, *reference, *shortcuts, *findAction, *diagnostics, *about;

private:
    void addFile();
    void addEdit();
    void addExplain();
    void addView();
    void addWindow();
    void addHelp();

    void in(Menu menu) { m_menu = menu; } // for the commands added next
    void inBar(Menu menu, const QString& title);
    void below(Menu menu, const QString& title = {}) { m_entries[m_menu].append({nullptr, menu, title}); }
    void line() { m_entries[m_menu].append(Entry{}); }

    QMap<Menu, QList<Entry>> m_entries;
    Menu m_menu = Menu::None;
};

} // namespace hydra::ui
