// SPDX-License-Identifier: GPL-3.0-or-later
// What a network that answers in rounds thinks of the picture in each of them: prediction, entropy and map
// side by side, what the last thought changed, and which round answers at a threshold.
#pragma once

#include "ui/shell/tool_window.h"
#include "ui/widgets/form.h"

#include <vector>

class QLabel;
class QHBoxLayout;

namespace hydra::ui {

class Board;
class FrameView;
class RoundCurvePanel;
class ViewState;

class RoundsWindow : public ToolWindow
{
    Q_OBJECT

public:
    RoundsWindow(ViewState& state, Board& board, QWidget* parent);
    [[nodiscard]] double threshold() const; // nats
    [[nodiscard]] RoundCurvePanel& curve() { return *m_curve; }

protected:
    void beSeen(bool seen) override;

private:
    struct Column
    {
        QLabel* title;
        FrameView* view;
        QLabel* words;
    };
    void refresh(); // from the board, soon
    void rebuild(); // columns for as many rounds as there are
    void fill();
    Column addColumn(const char* name);

    ViewState& m_state;
    Board& m_board;
    QHBoxLayout* m_row;
    std::vector<Column> m_rounds;
    Column m_difference{};
    int m_place; // of the threshold on its slider
    ValueForm m_form;
    QSlider* m_threshold;
    QLabel* m_answer;
    QLabel* m_hint;
    RoundCurvePanel* m_curve;
    bool m_soon = false;
};

} // namespace hydra::ui
