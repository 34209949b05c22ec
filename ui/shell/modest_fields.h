// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt's fields keep to themselves although it is meant for the window around them: the wheel over a
// number, a choice or a slider of a scrolling panel only scrolls, whether the field has the keyboard or not;
// and the commands' keys (Ctrl+E, Ctrl+K, ...) work from inside a field, but for those that edit its words.
#pragma once

namespace hydra::ui {

void keepFieldsModest(); // of the whole program, once

} // namespace hydra::ui
