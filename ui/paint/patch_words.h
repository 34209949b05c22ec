// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a word in each patch of a picture, patches of one class in one colour. A patch without room for its
// word has only the colour, which a legend explains.
#pragma once

#include "ui/paint/view_painter.h"

#include <QFont>
#include <QPalette>

namespace hydra::ui {

// Skips patches that are too small, and all patches if the words are of another grid.
void paintPatchWords(QPainter& painter, const PictureView& view, const PicturePlace& place);

// Words without room in their patches, the most frequent first.
struct WordCount
{
    PatchWord word;
    int patches = 0;
};
[[nodiscard]] std::vector<WordCount> wordsWithoutRoom(const PictureView& view, const PicturePlace& place,
                                                      const QFont& font);
// Draws the first of WORDS, as many as ROOM has lines for (at most 8), at its lower left corner. Returns
// their rectangle.
QRectF paintWordLegend(QPainter& painter, const std::vector<WordCount>& words, const QRectF& room,
                       const QPalette& palette);
// Writes the whole of TEXT beside PATCH, inside ROOM.
void paintWholeWord(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                    const QString& text, const QRectF& room);

} // namespace hydra::ui
