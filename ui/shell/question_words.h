// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the question over the picture, in words.
#pragma once

#include <QString>

namespace hydra::ui {

class Board;
class ViewState;

// PATTERN with STRONG, the emphasised choice, in place of %1, as "Why %1?". Empty: not shown. BRIEF: the text
// before STRONG where there is no room for all.
struct QuestionPart
{
    QString pattern, strong, help, brief{};
};

// "from patch 35": the query token of the map, and how to reset it.
[[nodiscard]] QuestionPart queryWords(ViewState& state);
[[nodiscard]] QuestionPart methodWords(ViewState& state);
[[nodiscard]] QuestionPart headsWords(ViewState& state);
// Empty at the network's own size.
[[nodiscard]] QuestionPart sizeWordsOf(ViewState& state);
// What the map is about, in the words of its method.
[[nodiscard]] QuestionPart targetWords(ViewState& state, const Board& board);
[[nodiscard]] QuestionPart againstWords(ViewState& state, const Board& board);
[[nodiscard]] QuestionPart planWords(ViewState& state);
[[nodiscard]] QuestionPart withoutWords(ViewState& state);

} // namespace hydra::ui
