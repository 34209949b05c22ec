// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the question over the picture, in words.
#pragma once

#include <QString>

namespace hydra::ui {

class Board;
class ViewState;

// PATTERN with STRONG in place of %1, as "Why %1?": what may be chosen stands out. Empty: as usual. BRIEF:
// what stands before it where there is no room for all.
struct Words
{
    QString pattern, strong, help, brief{};
};

// "from patch 35": which token the map is asked from, and the way back.
[[nodiscard]] Words queryWords(ViewState& state);
[[nodiscard]] Words methodWords(ViewState& state);
[[nodiscard]] Words headsWords(ViewState& state);
// Nothing at the network's own size.
[[nodiscard]] Words sizeWordsOf(ViewState& state);
// What the map is about, in the words of its method.
[[nodiscard]] Words targetWords(ViewState& state, const Board& board);
[[nodiscard]] Words againstWords(ViewState& state, const Board& board);
[[nodiscard]] Words planWords(ViewState& state);
[[nodiscard]] Words withoutWords(ViewState& state);

} // namespace hydra::ui
