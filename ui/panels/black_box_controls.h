// SPDX-License-Identifier: GPL-3.0-or-later
// What a method that sees the network as a black box is asked with, and what it costs: forward passes, said
// before, and how sure the map is. Shown for those methods, the options for theirs.
#pragma once

#include "ui/panels/option_form.h"
#include "ui/state/board.h"

#include <QWidget>

class QLabel;

namespace hydra::ui {

class BlackBoxControls : public QWidget
{
    Q_OBJECT

public:
    BlackBoxControls(ViewState& state, Board& board, QWidget* parent = nullptr);

private:
    void build();
    void follow();
    void followMap();

    ViewState& m_state;
    Board& m_board;
    OptionForm m_form;
    QLabel* m_passes;
};

} // namespace hydra::ui
