// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around the picture: which there are, where they lie, how large they are at first, and how they
// come back with a session.
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

    [[nodiscard]] const QList<Dock*>& all() const { return m_all; } // as the menu lists them
    // The present layout is the original one from now on; REMEMBERED, as remembered() wrote it, is laid over
    // it, where it is one.
    void restore(const QByteArray& remembered);
    [[nodiscard]] QByteArray remembered() const; // the layout as a text for the settings
    // Sizes as remembered, or as at the first start. They hold once the window has one.
    void fit();
    void reset(); // to the original layout
    // Panels make room for another place than the picture's, and come back as they were. What is shown
    // meanwhile counts for nothing.
    void makeRoom(bool exceptImages);
    void comeBack();
    [[nodiscard]] nlohmann::json layout() const; // for a session
    void apply(const nlohmann::json& layout);

Q_SIGNALS:
    void pictureWanted(); // a layout is that of the picture's place
    void moved(); // shown, hidden or put elsewhere
    void closed(); // by its button or key: the keyboard is free
    void referenceWanted(const QString& id);
    void saved(const QString& path, const QString& problem); // a panel's table; no problem: empty
    void told(const QString& message, bool bad);

private:
    Dock* add(const Panel& panel, const PanelParts& parts);
    // One behind the other, once several are wanted: beside each other none has room. Hidden at first.
    void standBelow(Dock* dock, QAction* key);
    [[nodiscard]] Dock* named(const char* name) const;
    void followTabs();
    void followRoom(Dock* changed); // below: it was shown or closed

    QMainWindow& m_window;
    QList<Dock*> m_all;
    QList<Dock*> m_below; // the picture
    int m_heightBelow = 0; // of the last one there that was closed
    Dock* m_images;
    Dock* m_explain;
    Dock* m_predictions;
    QByteArray m_original;
    QByteArray m_away; // the layout that comes back; empty: it is there
    nlohmann::json m_layoutAway; // the same for who asks
    bool m_fitLater = false;
    bool m_imagesAway = true; // whether the list was there before another place took the room
    nlohmann::json m_remembered; // null: nothing is
};

} // namespace hydra::ui
