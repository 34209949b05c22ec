// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of curves in one chart, after Okabe and Ito: distinguishable under every common colour blindness,
// on light and dark backgrounds. Curves also differ in their dashes.
#pragma once

#include <QColor>
#include <QPen>

#include <array>
#include <cstddef>

namespace hydra::ui {

[[nodiscard]] inline QColor seriesColour(std::size_t index, bool dark)
{
    constexpr std::array<QRgb, 4> onLight = {0xff0072b2, 0xffb85c00, 0xff007a5a, 0xff7a4a9e};
    constexpr std::array<QRgb, 4> onDark = {0xff56b4e9, 0xffe69f00, 0xff3fc8a0, 0xffcc9ae0};
    return QColor::fromRgb((dark ? onDark : onLight)[index % onLight.size()]);
}

[[nodiscard]] inline QPen seriesPen(std::size_t index, bool dark)
{
    constexpr std::array<Qt::PenStyle, 4> dashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                    Qt::DashDotLine};
    return {seriesColour(index, dark), 2, dashes[index % dashes.size()], Qt::RoundCap};
}

} // namespace hydra::ui
