// SPDX-License-Identifier: GPL-3.0-or-later
// The walk-through of one attention layer in a window of its own: block, head and query on top, the steps
// below, section by section, and the value under the mouse at the bottom. While new steps are computed, the
// old ones stay, dimmed.
#pragma once

#include "ui/shell/tool_window.h"
#include "ui/state/board.h"
#include "ui/widgets/form.h"

class QLabel;
class QToolButton;

namespace hydra::ui {

class PatchPicture;
class WalkSteps;

class WalkWindow : public ToolWindow
{
    Q_OBJECT

public:
    WalkWindow(ViewState& state, Board& board, QWidget* parent);

    // Marks PATCH, which is under the mouse in another window; -1: none.
    void pointAt(int patch);
    [[nodiscard]] bool dimmed() const { return isDimmed(); }

Q_SIGNALS:
    void pointedAt(int patch); // a row under the mouse; -1: none

protected:
    void beSeen(bool seen) override;
    void saveFigure() override;
    void setDimmed(bool dimmed) override;
    [[nodiscard]] QString hint() const override;

private:
    [[nodiscard]] Value<int> wish(int WalkQuestion::*member);
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QLayout* buildFields();
    void connectControls();
    void ask(); // requests the controls' layer from the board
    void followQuestion();
    void followWalk();
    void showSteps();
    void setHovered(std::int64_t token);
    void chooseToken(std::int64_t token);
    void moveQuery(int dRow, int dCol);
    [[nodiscard]] QString summary() const;

    ViewState& m_state;
    Board& m_board;
    WalkQuestion m_layer; // requested block and head; walkKeyOf() clamps them
    engine::WalkPtr m_walk; // on screen
    QImage m_seen; // what the network saw when m_walk was computed
    ValueForm m_form; // for m_layer

    PatchPicture* m_picture;
    QSpinBox* m_block;
    QSpinBox* m_head;
    QLabel* m_headNote;
    QLabel* m_query;
    QToolButton* m_toClassToken;
    QToolButton* m_figure;
    QLabel* m_formula;
    QLabel* m_summary;
    WalkSteps* m_steps;
};

} // namespace hydra::ui
