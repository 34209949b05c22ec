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

// Between the pixels of MASK whose first channel is VALUE and all others, the rim of the mask included, in
// pixels of a picture of size PICTURE. Masks over 1024 pixels a side are looked at in steps.
[[nodiscard]] QList<QLineF> outlineOf(const Image& mask, int value, const QSize& picture);

// White in a dark seam: seen on any picture and over any colour map. LINES go through TO; LINE is the width
// of a fine line.
void paintOutline(QPainter& painter, const QList<QLineF>& lines, const QTransform& to, double line = 1);

} // namespace hydra::ui
