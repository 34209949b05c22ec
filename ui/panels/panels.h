// SPDX-License-Identifier: GPL-3.0-or-later
// Panels and parts of panels that nobody asks anything once they are made.
#pragma once

#include <functional>

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
[[nodiscard]] QWidget* lookPanel(ViewState& state, Board& board, QWidget* parent);
[[nodiscard]] QWidget* modelPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);
[[nodiscard]] QWidget* predictionsPanel(ViewState& state, Board& board, QWidget* parent);

} // namespace hydra::ui
