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

// One field that finds every command of MENUS, method and model, by a part of its name or another word for
// it, and runs it. It begins with TYPED, and deletes itself when closed.
[[nodiscard]] QDialog* actionSearch(const QMenuBar& menus, ViewState& state, Board& board, Library& library,
                                    const QString& typed, QWidget* parent);

} // namespace hydra::ui
