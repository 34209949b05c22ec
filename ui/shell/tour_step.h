// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the guided tour as a table: what a step needs, what it sets, which widget it describes and
// what it says, with the numbers of the open picture. To add a step, add a row.
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
    const char* title; // null: the title of the default method
    bool (*fits)(const TourStage&); // whether the open model has what it needs
    void (*set)(TourStage&); // starting from the question before the tour
    QWidget* (*about)(TourStage&); // the widget, brought to the front; in the main window or a tool window
    QString (*words)(const TourStage&); // "…" for a number that is not known yet
};

[[nodiscard]] const std::vector<TourStep>& tourSteps();

} // namespace hydra::ui
