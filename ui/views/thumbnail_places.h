// SPDX-License-Identifier: GPL-3.0-or-later
// Which of many points get a picture of their own: as many as fit side by side.
#pragma once

#include "ui/views/plane_view.h"
#include "ui/views/point_index.h"

#include <vector>

namespace hydra::ui {

// Points whose squares of SIDE widget points, centred on them, lie within SIZE and do not overlap. FIRST have
// precedence; of the others those that come early in a fixed, scattered order, so that few change when the
// view does.
[[nodiscard]] std::vector<int> thumbnailPlaces(const PlanePoints& points, const PlaneView& view,
                                               const QSizeF& size, double side,
                                               const std::vector<int>& first = {});

} // namespace hydra::ui
