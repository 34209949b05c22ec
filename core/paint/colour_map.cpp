// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/colour_map.h"

#include "core/paint/colour_tables.h"

#include <algorithm>
#include <cmath>

namespace hydra::paint {

namespace {

using ControlPoints = std::array<std::uint32_t, tables::controlPoints>;

ColourTable interpolated(const ControlPoints& points)
{
    ColourTable table{};
    constexpr int last = static_cast<int>(tables::controlPoints) - 1;
    for (int i = 0; i < 256; ++i) {
        const double place = i * last / 255.0;
        const int below = std::min(static_cast<int>(place), last - 1);
        const double share = place - below;
        Argb colour = 0xff;
        for (const int shift : {16, 8, 0}) {
            const double a = (points[static_cast<std::size_t>(below)] >> shift) & 0xffU;
            const double b = (points[static_cast<std::size_t>(below) + 1] >> shift) & 0xffU;
            colour = (colour << 8) | static_cast<Argb>(std::lround(a + share * (b - a)));
        }
        table[static_cast<std::size_t>(i)] = colour;
    }
    return table;
}

ColourTable greys()
{
    ColourTable table{};
    for (Argb i = 0; i < 256; ++i) {
        table[i] = 0xff000000U | (i << 16) | (i << 8) | i;
    }
    return table;
}

} // namespace

const ColourTable& colourTable(ColourMap map)
{
    static const std::array<ColourTable, 8> maps{
        interpolated(tables::viridis),   interpolated(tables::magma),       interpolated(tables::inferno),
        interpolated(tables::cividis),   interpolated(tables::turbo),       greys(),
        interpolated(tables::diverging), interpolated(tables::purpleOrange)};
    return maps.at(static_cast<std::size_t>(map));
}

} // namespace hydra::paint
