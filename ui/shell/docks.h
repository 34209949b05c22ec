// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around the picture: the list of them, their places, their initial sizes, and how a session
// restores them.
#pragma once

#include <QMainWindow>

#include <nlohmann/json.hpp>

class QAction;

namespace hydra::ui {

class Board;
class Dock;
class EngineBridge;
class Library;
struct Panel;
struct PanelParts;
class StabilityWatch;
class ViewState;

class Docks : public QObject
{
    Q_OBJECT

public:
    Docks(QMainWindow& window, ViewState& state, Board& board, StabilityWatch& stability, Library& library,
          EngineBridge& bridge);

    [[nodiscard]] const QList<Dock*>& all() const { return m_all; } // in the menu's order
    // Makes the present layout the original one, then applies REMEMBERED, from remembered(), if it is a
    // layout.
    void restore(const QByteArray& remembered);
    [[nodiscard]] QByteArray remembered() const; // the layout as a text for the settings
    // Applies the remembered sizes, or those of the first start. They take effect once the window has a size.
    void fit();
    void reset(); // to the original layout
    // makeRoom() hides the panels for another place than the picture's; comeBack() restores their layout and
    // discards any change made in between.
    void makeRoom(bool exceptImages);
    void comeBack();
    [[nodiscard]] nlohmann::json layout() const; // for a session
    void apply(const nlohmann::json& layout);

Q_SIGNALS:
    void pictureWanted(); // emitted before a layout is applied: layouts belong to the picture's place
    void moved(); // a panel was shown, hidden or moved
    void closed(); // a panel, by its button or key: it no longer has the focus
    void referenceWanted(const QString& id);
    void saved(const QString& path, const QString& problem); // a panel's table; PROBLEM is empty on success
    void reported(const QString& message, bool bad);

private:
    Dock* add(const Panel& panel, const PanelParts& parts);
    // Shows the docks below the picture as tabs: side by side, none has room. Hidden at first.
    void standBelow(Dock* dock, QAction* key);
    [[nodiscard]] Dock* named(const char* name) const;
    void followTabs();
    void followRoom(Dock* changed); // a dock below the picture that was shown or closed

    QMainWindow& m_window;
    QList<Dock*> m_all;
    QList<Dock*> m_below; // the picture
    int m_heightBelow = 0; // of the bottom docks, when the last one was closed
    Dock* m_images;
    Dock* m_explain;
    Dock* m_predictions;
    QByteArray m_original;
    QByteArray m_away; // the layout that comeBack() restores; empty: it is in place
    nlohmann::json m_layoutAway; // the same, for layout()
    bool m_fitLater = false;
    bool m_imagesAway = true; // whether the list was visible before makeRoom()
    nlohmann::json m_remembered; // null: no layout is
};

} // namespace hydra::ui
