// SPDX-License-Identifier: GPL-3.0-or-later
// What a method that sees the network as a black box is asked with, and what it costs: forward passes, said
// before, and how sure the map is. Shown for those methods, the options for theirs.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QFormLayout;
class QLabel;
class QSpinBox;

namespace hydra::ui {

class BlackBoxControls : public QWidget
{
    Q_OBJECT

public:
    BlackBoxControls(ViewState& state, Board& board, QWidget* parent = nullptr);

private:
    // A form of options, shown for the methods of KINDS.
    [[nodiscard]] QFormLayout* page(std::vector<BlackBox> kinds);
    QSpinBox* whole(const char* option, int MapOptions::*member);
    template<class Enum>
    QWidget* choice(const char* id, Enum MapOptions::*member, const QStringList& names);
    [[nodiscard]] QWidget* distance();
    void build();
    void buildOcclusion();
    void follow();
    void followMap();
    void edit(const std::function<void(MapOptions&)>& change);

    ViewState& m_state;
    Board& m_board;
    QLabel* m_passes;
    std::vector<std::pair<QWidget*, std::vector<BlackBox>>> m_pages;
    std::vector<std::function<void(const MapOptions&)>> m_followers; // of the controls
    bool m_following = false;
};

} // namespace hydra::ui
