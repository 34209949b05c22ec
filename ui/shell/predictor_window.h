// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of the model: its command starts it, and opening another model ends it.
// The window shows its state and its first classes or boxes, one of which is explained.
#pragma once

#include "core/model/model_overrides.h"
#include "ui/shell/tool_window.h"
#include "ui/state/board.h"
#include "ui/state/library.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace hydra::ui {

class PredictionBars;

class PredictorWindow : public ToolWindow
{
    Q_OBJECT

public:
    PredictorWindow(ViewState& state, Board& board, Library& library, QWidget* parent);
    [[nodiscard]] bool starting() const { return m_starting; }
    [[nodiscard]] bool running() const; // it is the model and has not failed

Q_SIGNALS:
    void runs(bool running); // running or starting

private:
    void connectAnswers();
    void startOrStop();
    void takeModel();
    void fail(const QString& why);
    void follow();
    [[nodiscard]] QString summary() const; // what the program is and does now

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    QLineEdit* m_command;
    QPushButton* m_start;
    QLabel* m_summary;
    PredictionBars* m_answers;
    QString m_problem;
    bool m_starting = false;
    QString m_before; // the model to return to, and its overrides
    ModelOverrides m_saidOfIt;
};

} // namespace hydra::ui
