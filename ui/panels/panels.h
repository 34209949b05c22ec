// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around the picture, as rows of a table, and parts of panels. Another panel is a row in
// panels.cpp and the file that makes it.
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

// SAVED: its table is at PATH, unless there was a PROBLEM.
using Saved = std::function<void(const QString& path, const QString& problem)>;

// What panels are made of and whom they tell.
struct PanelParts
{
    ViewState& state;
    Board& board;
    StabilityWatch& stability;
    Library& library;
    EngineBridge& bridge;
    QWidget* window; // its parent
    Saved saved;
    std::function<void(const QString& message, bool bad)> tell;
    std::function<void(const QString& id)> reference; // is wanted of what has this id
};

struct Panel
{
    enum class Place
    {
        Left,
        Right, // one behind the other
        Answer, // at the right, below them
        Below // the picture; hidden at first
    };

    const char* dock; // its name in layouts
    QString title;
    Place place;
    QWidget* (*make)(const PanelParts&);
    // The command that shows it; of an empty name, there is none.
    QAction* Actions::*command = nullptr; // may be null
    QString name{};
    Actions::Keys keys{};
    QString tip{}, found{};
};
[[nodiscard]] std::vector<Panel> panels(); // as their menu lists them

[[nodiscard]] QWidget* blackBoxControls(ViewState& state, Board& board, QWidget* parent);
// A picture of the list: its thumbnail, name and prediction, whether that is right, and how like another it
// is.
[[nodiscard]] QAbstractItemDelegate* thumbnailDelegate(QObject* parent);
[[nodiscard]] QWidget* whatIfPanel(ViewState& state, QWidget* parent);
// In place of a panel about words, where the model reads none: what it needs, and the way there.
[[nodiscard]] QWidget* wordsOffer(ViewState& state, QWidget* parent);

} // namespace hydra::ui
