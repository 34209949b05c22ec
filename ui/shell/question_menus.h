// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of alternatives for the parts of the question over the picture, with the usual answer first.
#pragma once

class QMenu;

namespace hydra::ui {

class Board;
class ViewState;

// Each refills MENU for the present model and picture.
void fillTargets(QMenu& menu, ViewState& state, Board& board);
void fillAgainst(QMenu& menu, ViewState& state, Board& board);
void fillHeads(QMenu& menu, ViewState& state);
void fillSizes(QMenu& menu, ViewState& state);

} // namespace hydra::ui
