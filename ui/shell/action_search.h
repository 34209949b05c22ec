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

// How well what is TYPED fits what is called NAME, stands at PLACE and is also meant by WORDS: 0 its name
// begins so, 1 its name has all that is typed, 2 its place, 3 words begin so; -1: not at all.
[[nodiscard]] int matchOf(const QString& typed, const QString& name, const QString& place,
                          const QString& words);

// One field that finds every command of MENUS, method and model, by a part of its name or another word for
// it, and runs it. It begins with TYPED, and deletes itself when closed.
[[nodiscard]] QDialog* actionSearch(const QMenuBar& menus, ViewState& state, Board& board, Library& library,
                                    const QString& typed, QWidget* parent);

} // namespace hydra::ui
