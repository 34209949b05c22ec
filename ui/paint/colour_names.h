// SPDX-License-Identifier: GPL-3.0-or-later
// The colour maps of core/paint with their names and advice for the user.
#pragma once

#include "core/paint/colour_map.h"

#include <QList>
#include <QString>

namespace hydra::ui {

using paint::ColourMap;
using paint::ColourTable;
using paint::colourTable;

[[nodiscard]] QString colourMapName(ColourMap map); // "viridis"
// One sentence on when to use it.
[[nodiscard]] QString colourMapAdvice(ColourMap map);
[[nodiscard]] const QList<ColourMap>& sequentialColourMaps(); // offered to the user
[[nodiscard]] const QList<ColourMap>& divergingColourMaps(); // for signed maps

} // namespace hydra::ui
