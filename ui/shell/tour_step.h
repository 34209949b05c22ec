// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the guided tour as a table: what a step needs, what it sets, what it talks about and what it
// says, with the numbers of the picture that is open. Another step is another row.
#pragma once

#include "ui/state/board.h"

#include <QString>

#include <vector>

namespace hydra::ui {

class ToolWindows;

// What steps read and set.
struct TourStage
{
    ViewState& state;
    Board& board;
    ToolWindows& tools;
    QWidget& window; // the main one
    PictureAsk before{}; // what was asked when the tour began
};

struct TourStep
{
    const char* id;
    const char* title; // null: that of the default method
    bool (*fits)(const TourStage&); // the open model has what it needs
    void (*set)(TourStage&); // from what was asked before the tour
    QWidget* (*about)(TourStage&); // brought to the front; in the main window or in a tool window
    QString (*words)(const TourStage&); // "…" in place of a number that is not there yet
};

[[nodiscard]] const std::vector<TourStep>& tourSteps();

} // namespace hydra::ui
