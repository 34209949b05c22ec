// SPDX-License-Identifier: GPL-3.0-or-later
// Colour maps: a value in [0, 1] to a colour. Signed maps always use Diverging, whose middle (0.5) means
// zero.
#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <array>

namespace hydra::ui {

enum class ColourMap
{
    Viridis,
    Magma,
    Inferno,
    Cividis,
    Turbo,
    Grey,
    Diverging
};

using ColourTable = std::array<QRgb, 256>; // opaque

[[nodiscard]] const ColourTable& colourTable(ColourMap map);
[[nodiscard]] QString colourMapName(ColourMap map); // "viridis": in settings and session files
[[nodiscard]] ColourMap colourMapFromName(const QString& name); // Inferno where the name is unknown
// One sentence on when to use it.
[[nodiscard]] QString colourMapAdvice(ColourMap map);
[[nodiscard]] const QList<ColourMap>& sequentialColourMaps(); // what the user may choose from

} // namespace hydra::ui
