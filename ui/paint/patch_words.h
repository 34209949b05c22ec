// SPDX-License-Identifier: GPL-3.0-or-later
// A word in each patch of a picture, patches of one class in one colour.
#pragma once

#include "ui/paint/view_painter.h"

namespace hydra::ui {

// Nothing where the grid is another one, or too small for words.
void paintPatchWords(QPainter& painter, const PictureView& view, const PicturePlace& place);

} // namespace hydra::ui
