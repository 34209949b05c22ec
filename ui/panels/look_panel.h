// SPDX-License-Identifier: GPL-3.0-or-later
// How the map is painted. Nothing here asks the engine.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace hydra::ui {

class LookPanel : public QWidget
{
    Q_OBJECT

public:
    LookPanel(ViewState& state, Board& board, QWidget* parent = nullptr);

private:
    void follow();

    ViewState& m_state;
    QComboBox* m_colours;
    QLabel* m_note;
    QSlider* m_opacity = nullptr;
    QSlider* m_threshold = nullptr;
};

} // namespace hydra::ui
