// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of the model: it is started by its command, and ends when another model is
// opened. What it says, and the first classes or boxes that it answers with, one of which is explained.
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
    [[nodiscard]] bool running() const; // it is the model, and answers

Q_SIGNALS:
    void runs(bool running); // or starts

private:
    void connectAnswers();
    void startOrStop();
    void takeModel();
    void fail(const QString& why);
    void follow();
    [[nodiscard]] QString summary() const; // what it is, and what it does now

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    QLineEdit* m_command;
    QPushButton* m_start;
    QLabel* m_summary;
    PredictionBars* m_answers;
    QString m_problem;
    bool m_starting = false;
    QString m_before; // the model that comes back, and what was said of it
    ModelOverrides m_saidOfIt;
};

} // namespace hydra::ui
