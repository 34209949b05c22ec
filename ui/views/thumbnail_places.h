// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the points that get a thumbnail: as many as fit without overlap.
#pragma once

#include "ui/views/plane_view.h"
#include "ui/views/point_index.h"

#include <vector>

namespace hydra::ui {

// Points whose squares of SIDE widget points, centred on them, lie within SIZE and do not overlap. FIRST take
// precedence; the others follow in a fixed, scattered order, so that few change with the view.
[[nodiscard]] std::vector<int> thumbnailPlaces(const PlanePoints& points, const PlaneView& view,
                                               const QSizeF& size, double side,
                                               const std::vector<int>& first = {});

} // namespace hydra::ui
