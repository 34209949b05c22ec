// SPDX-License-Identifier: GPL-3.0-or-later
// Maps beside the current one: the same question for every block or, if the method uses no block, by other
// methods; or by a given list of methods. Makes no requests while hidden.
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
        QString title, words; // title: "3"; words: method and block in full
        bool quick = true; // requested at once; else only after want()
        bool later = false; // at idle priority
        MapOptions options; // not normalised
    };

    OtherMaps(ViewState& state, EngineBridge& bridge, QObject* parent = nullptr);
    // One map for each of METHODS, in this order, none for single blocks; requested as OWNER.
    OtherMaps(ViewState& state, EngineBridge& bridge, std::vector<std::string> methods, engine::Owner owner,
              QObject* parent = nullptr);

    void setShown(bool shown);
    [[nodiscard]] const std::vector<Cell>& cells() const { return m_sheet.cells(); }
    [[nodiscard]] int current() const { return m_current; } // cell of the current map; -1: none
    void choose(int cell);
    void want(int cell); // requests CELL before all others
    [[nodiscard]] bool ofBlocks() const { return m_ofBlocks; }
    [[nodiscard]] bool complete() const; // every map has arrived or failed

Q_SIGNALS:
    void reset(); // the cells were replaced
    void cellChanged(int cell);

private:
    void rebuild();
    [[nodiscard]] Cell cellOf(const QString& title, const QString& words, const MapOptions& options) const;
    void addMethods(std::vector<Cell>& laid) const;
    void ask();

    ViewState& m_state;
    EngineBridge& m_bridge;
    std::vector<std::string> m_methods; // empty: the methods or blocks that suit the question
    engine::Owner m_owner;
    Sheet<Cell> m_sheet;
    int m_current = -1, m_wanted = -1;
    bool m_shown = false, m_ofBlocks = false;
};

} // namespace hydra::ui
