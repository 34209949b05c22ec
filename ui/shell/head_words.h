// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the inside of a pass in the middle of the window: the logit lens's words on the picture, the
// similarity to the patch under the mouse, the map before and now, single heads, and other maps in the strip
// of a model with one head count.
#pragma once

namespace hydra::ui {

class Board;
class Centre;
class EngineBridge;
class Insides;
class ViewState;

void showInsides(Centre& centre, ViewState& state, Board& board, EngineBridge& bridge, Insides& insides);

} // namespace hydra::ui
