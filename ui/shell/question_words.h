// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the question over the picture, in words.
#pragma once

#include <QString>

namespace hydra::ui {

class Board;
class ViewState;

// PATTERN with STRONG, the emphasised choice, in place of %1, as "Why %1?". Empty: not shown. BRIEF: the text
// before STRONG where there is no room for all.
struct Words
{
    QString pattern, strong, help, brief{};
};

// "from patch 35": the query token of the map, and how to reset it.
[[nodiscard]] Words queryWords(ViewState& state);
[[nodiscard]] Words methodWords(ViewState& state);
[[nodiscard]] Words headsWords(ViewState& state);
// Empty at the network's own size.
[[nodiscard]] Words sizeWordsOf(ViewState& state);
// What the map is about, in the words of its method.
[[nodiscard]] Words targetWords(ViewState& state, const Board& board);
[[nodiscard]] Words againstWords(ViewState& state, const Board& board);
[[nodiscard]] Words planWords(ViewState& state);
[[nodiscard]] Words withoutWords(ViewState& state);

} // namespace hydra::ui
