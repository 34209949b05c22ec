// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers under the cursor in one line: pixel, colour, token, raw map value.
#pragma once

#include "ui/state/board.h"

#include <QPointF>
#include <QString>

namespace hydra::ui {

// PIXEL is in the picture's own pixels. Empty outside the picture. INSTEAD, unless null, replaces the board's
// map.
[[nodiscard]] QString readOutAt(const ViewState& state, const Board& board, const QPointF& pixel,
                                const engine::MapPtr& instead = nullptr);

// "row 3, column 5: 0.42": PATCH and its value in MAP; null: the patch alone.
[[nodiscard]] QString patchText(const InputGeometry& geometry, const Map* map, int patch);

} // namespace hydra::ui
