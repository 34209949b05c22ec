// SPDX-License-Identifier: GPL-3.0-or-later
// What the chosen sub-network says, and how sure every head count is of the explained class.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

namespace hydra::ui {

class PredictionsPanel : public QWidget
{
    Q_OBJECT

public:
    PredictionsPanel(ViewState& state, Board& board, QWidget* parent = nullptr);
};

} // namespace hydra::ui
