// SPDX-License-Identifier: GPL-3.0-or-later
// Panels and parts of panels that nobody asks anything once they are made.
#pragma once

#include <functional>

class QAbstractItemDelegate;
class QObject;
class QString;
class QWidget;

namespace hydra::ui {

class Board;
class EngineBridge;
class Library;
class ViewState;

// REFERENCE: is wanted of what has this id.
[[nodiscard]] QWidget* attentionPanel(ViewState& state, std::function<void(const QString& id)> reference,
                                      QWidget* parent);
[[nodiscard]] QWidget* blackBoxControls(ViewState& state, Board& board, QWidget* parent);
// SAVED: its table is at PATH, unless there was a PROBLEM.
using Saved = std::function<void(const QString& path, const QString& problem)>;
[[nodiscard]] QWidget* conceptsPanel(ViewState& state, EngineBridge& bridge, Saved saved, QWidget* parent);
[[nodiscard]] QWidget* costPanel(ViewState& state, Board& board, EngineBridge& bridge, Saved saved,
                                 QWidget* parent);
[[nodiscard]] QWidget* lookPanel(ViewState& state, Board& board, Saved saved, QWidget* parent);
[[nodiscard]] QWidget* modelPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);
[[nodiscard]] QWidget* predictionsPanel(ViewState& state, Board& board, QWidget* parent);
[[nodiscard]] QWidget* promptsPanel(ViewState& state, Library& library, EngineBridge& bridge,
                                    QWidget* parent);
// A picture of the list: its thumbnail, name and prediction, whether that is right, and how like another it
// is.
[[nodiscard]] QAbstractItemDelegate* thumbnailDelegate(QObject* parent);
[[nodiscard]] QWidget* whatIfPanel(ViewState& state, QWidget* parent);
// In place of a panel about words, where the model reads none: what it needs, and the way there.
[[nodiscard]] QWidget* wordsOffer(ViewState& state, QWidget* parent);

} // namespace hydra::ui
