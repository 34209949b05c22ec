// SPDX-License-Identifier: GPL-3.0-or-later
// How the map is painted. Nothing here asks the engine.
#pragma once

#include "ui/state/board.h"
#include "ui/widgets/form.h"

#include <QWidget>

#include <optional>

class QFormLayout;
class QLabel;

namespace hydra::ui {

class LookPanel : public QWidget
{
    Q_OBJECT

public:
    LookPanel(ViewState& state, Board& board, QWidget* parent = nullptr);

private:
    void follow();
    void offerColours(bool isSigned);
    void addNumbers(QFormLayout* rows);
    void set(Look look); // as the user has it

    ViewState& m_state;
    const Board& m_board;
    Form<Look> m_form;
    QComboBox* m_colours;
    std::optional<bool> m_signed; // of the maps that the box offers colours for
    QLabel* m_note;
};

} // namespace hydra::ui
