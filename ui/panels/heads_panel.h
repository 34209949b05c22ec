// SPDX-License-Identifier: GPL-3.0-or-later
// Under the canvas: the head-count slider, what that sub-network is, and the strip of all maps.
#pragma once

#include "ui/models/heads_model.h"

#include <QWidget>

class QLabel;

namespace hydra::ui {

class HeadSlider;
class Strip;

class HeadsPanel : public QWidget
{
    Q_OBJECT

public:
    HeadsPanel(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QWidget* strip() const;

private:
    void followQuery();
    void followFacts();

    ViewState& m_state;
    Board& m_board;
    HeadsModel* m_model;
    HeadSlider* m_slider;
    Strip* m_strip;
    QLabel* m_title;
    QLabel* m_facts;
};

} // namespace hydra::ui
