// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hydra::ui {

// From now on every label of the program shows its text as it is, unless it was told to show markup: names of
// files and classes come from strangers, and one with tags in it is no markup. What is marked up (tool tips)
// is told to screen readers without its tags. Once is enough.
void keepWordsPlain();

} // namespace hydra::ui
