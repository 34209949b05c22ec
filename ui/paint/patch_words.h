// SPDX-License-Identifier: GPL-3.0-or-later
// A word in each patch of a picture, patches of one class in one colour. Where a patch has no room for its
// word it has the colour alone, which a legend explains.
#pragma once

#include "ui/paint/view_painter.h"

#include <QFont>
#include <QPalette>

namespace hydra::ui {

// Nothing where the grid is another one, or too small for colours.
void paintPatchWords(QPainter& painter, const PictureView& view, const PicturePlace& place);

// Words that have no room in their patches, the most frequent ones first.
struct WordCount
{
    PatchWord word;
    int patches = 0;
};
[[nodiscard]] std::vector<WordCount> wordsWithoutRoom(const PictureView& view, const PicturePlace& place,
                                                      const QFont& font);
// The first of WORDS, as many as ROOM has lines for, from its lower left corner; where they stand.
QRectF paintWordLegend(QPainter& painter, const std::vector<WordCount>& words, const QRectF& room,
                       const QPalette& palette);
// All of SAID beside PATCH, inside ROOM.
void paintWholeWord(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                    const QString& said, const QRectF& room);

} // namespace hydra::ui
