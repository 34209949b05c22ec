// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QMenuBar;
class QString;
class QWidget;

namespace hydra::ui {

class Board;
class Library;
class ViewState;

// How well TYPED matches a command called NAME at PLACE, with the synonyms WORDS: 0 the name begins with it,
// 1 the name contains all its words, 2 the place does, 3 each begins a word of place or synonyms; -1: no
// match.
[[nodiscard]] int matchOf(const QString& typed, const QString& name, const QString& place,
                          const QString& words);

// A dialog that finds every command of MENUS, method and model by a part of its name or a synonym, and runs
// it. It starts with TYPED, and deletes itself when closed.
[[nodiscard]] QDialog* actionSearch(const QMenuBar& menus, ViewState& state, Board& board, Library& library,
                                    const QString& typed, QWidget* parent);

} // namespace hydra::ui
