// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of a network that answers in rounds: prediction, entropy and map of each side by side, what the
// last round changed, and which round answers at a threshold.
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
    void refresh(); // from the board, in the next turn of the event loop
    void rebuild(); // one column for each round, and the difference
    void fill();
    Column addColumn(const char* name);

    ViewState& m_state;
    Board& m_board;
    QHBoxLayout* m_row;
    std::vector<Column> m_rounds;
    Column m_difference{};
    int m_place; // slider position of the threshold
    ValueForm m_form;
    QSlider* m_threshold;
    QLabel* m_answer;
    QLabel* m_hint;
    RoundCurvePanel* m_curve;
    bool m_soon = false;
};

} // namespace hydra::ui
