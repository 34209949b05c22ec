// SPDX-License-Identifier: GPL-3.0-or-later
// How the map is painted. Nothing here asks the engine.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
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
    void offerColours(bool isSigned);
    void addRange(QFormLayout* form);
    // BOX shows MEMBER times FACTOR.
    void tie(QDoubleSpinBox* box, double Look::*member, double factor);

    ViewState& m_state;
    const Board& m_board;
    QComboBox* m_colours;
    std::optional<bool> m_signed; // of the maps that the box offers colours for
    QLabel* m_note;
    QSlider* m_opacity = nullptr;
    QSlider* m_threshold = nullptr;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_until;
    QDoubleSpinBox* m_clip;
    QDoubleSpinBox* m_gamma;
};

} // namespace hydra::ui
