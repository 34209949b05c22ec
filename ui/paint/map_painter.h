// SPDX-License-Identifier: GPL-3.0-or-later
// The pixels of core/paint as a QImage; used by the canvas, the strip and exported figures.
#pragma once

#include "core/paint/heat.h"
#include "ui/paint/colour_names.h"

#include <QImage>
#include <QSize>

namespace hydra::ui {

using paint::colourMapFor;
using paint::Look;
using paint::rangeOf;
using paint::RangeRule;
using paint::rangeRule;
using paint::ValueRange;

// ARGB32_Premultiplied, of SIZE when look.smooth, else cols x rows pixels, to be scaled without smoothing;
// null for a map without values.
[[nodiscard]] QImage paintMap(const Map& map, const Look& look, const ValueRange& range, const QSize& size);

} // namespace hydra::ui
