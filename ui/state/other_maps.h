// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the map in view: the same question of every block, or, where the method looks at none,
// by other methods; or by the methods of a list. Nothing is asked while nobody shows them.
#pragma once

#include "ui/state/sheet.h"
#include "ui/state/view_state.h"

#include <QObject>

#include <vector>

namespace hydra::ui {

class OtherMaps : public QObject
{
    Q_OBJECT

public:
    struct Cell : MapCell
    {
        QString title, words; // "block 3"; the same in full
        bool quick = true; // asked for by itself; else when it is wanted
        bool later = false; // once the engine has nothing else to do
        MapOptions options; // as the window keeps them
    };

    OtherMaps(ViewState& state, EngineBridge& bridge, QObject* parent = nullptr);
    // By each of METHODS, and of no block, the first ones first; in the name of OWNER.
    OtherMaps(ViewState& state, EngineBridge& bridge, std::vector<std::string> methods, engine::Owner owner,
              QObject* parent = nullptr);

    void setShown(bool shown);
    [[nodiscard]] const std::vector<Cell>& cells() const { return m_sheet.cells(); }
    [[nodiscard]] int current() const { return m_current; } // the map in view; -1: none of them
    void choose(int cell);
    void want(int cell); // before all others
    [[nodiscard]] bool ofBlocks() const { return m_ofBlocks; }
    [[nodiscard]] bool complete() const; // all have come, or failed

Q_SIGNALS:
    void reset(); // other cells
    void cellChanged(int cell);

private:
    void rebuild();
    [[nodiscard]] Cell cellOf(const QString& title, const QString& words, const MapOptions& options) const;
    void addMethods(std::vector<Cell>& laid) const;
    void ask();

    ViewState& m_state;
    EngineBridge& m_bridge;
    std::vector<std::string> m_methods; // empty: whatever suits
    engine::Owner m_owner;
    Sheet<Cell> m_sheet;
    int m_current = -1, m_wanted = -1;
    bool m_shown = false, m_ofBlocks = false;
};

} // namespace hydra::ui
