// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around the picture as rows of a table, and parts of panels. A new panel needs a row in
// panels.cpp and a file that makes it.
#pragma once

#include "ui/state/actions.h"

#include <QString>

#include <functional>
#include <vector>

class QAbstractItemDelegate;
class QWidget;

namespace hydra::ui {

class Board;
class EngineBridge;
class Library;
class StabilityWatch;
class ViewState;

// Reports a saved table: its PATH, or the PROBLEM; empty PROBLEM: success.
using Saved = std::function<void(const QString& path, const QString& problem)>;

// What panels are made from, and their callbacks.
struct PanelParts
{
    ViewState& state;
    Board& board;
    StabilityWatch& stability;
    Library& library;
    EngineBridge& bridge;
    QWidget* window; // parent of the panels
    Saved saved;
    std::function<void(const QString& message, bool bad)> tell;
    std::function<void(const QString& id)> reference; // opens the reference at ID
};

struct Panel
{
    enum class Place
    {
        Left,
        Right, // as tabs
        Answer, // at the right, below them
        Below // the picture; hidden at first
    };

    const char* dock; // its name in layouts
    QString title;
    Place place;
    QWidget* (*make)(const PanelParts&);
    // The command that shows the panel. If NAME is empty, there is none.
    QAction* Actions::*command = nullptr; // may be null
    QString name{};
    Actions::Keys keys{};
    QString tip{}, found{};
};
[[nodiscard]] std::vector<Panel> panels(); // in the order of their menu

[[nodiscard]] QWidget* blackBoxControls(ViewState& state, Board& board, QWidget* parent);
// Paints a list entry: thumbnail, name and prediction, whether it is right, and the similarity to another
// picture.
[[nodiscard]] QAbstractItemDelegate* thumbnailDelegate(QObject* parent);
[[nodiscard]] QWidget* whatIfPanel(ViewState& state, QWidget* parent);
// Shown in place of a panel about words if the model reads no texts: what is needed, and how to get it.
[[nodiscard]] QWidget* wordsOffer(ViewState& state, QWidget* parent);

} // namespace hydra::ui
