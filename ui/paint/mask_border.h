// SPDX-License-Identifier: GPL-3.0-or-later
// The border of an object in a mask, as lines between pixels.
#pragma once

#include "core/image/image.h"

#include <QLineF>
#include <QList>
#include <QSize>
#include <QTransform>

class QPainter;

namespace hydra::ui {

// The border between the pixels of MASK whose first channel is VALUE and all others, including the mask's
// edge, in pixels of a picture of size PICTURE. Masks over 1024 pixels a side are subsampled.
[[nodiscard]] QList<QLineF> outlineOf(const Image& mask, int value, const QSize& picture);

// Draws LINES, mapped by TO, white with a dark edge: visible on any picture and colour map. LINE is the width
// of a fine line.
void paintOutline(QPainter& painter, const QList<QLineF>& lines, const QTransform& to, double line = 1);

} // namespace hydra::ui
