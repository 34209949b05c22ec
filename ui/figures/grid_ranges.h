// SPDX-License-Identifier: GPL-3.0-or-later
// The colour ranges of a figure's maps: one for each map, for each row, or for all. Signed and unsigned maps
// never share a range.
#pragma once

#include "ui/figures/figure_data.h"
#include "ui/paint/map_painter.h"

#include <vector>

namespace hydra::ui {

// The ends of a colour bar, and the extreme values, which may lie beyond: outliers or clipped values.
struct BarRange : ValueRange
{
    double lowest = 0, highest = 1;
};

class GridRanges
{
public:
    GridRanges(const FigureSpec& spec, const FigureData& data);

    // The range of MAP in the row of IMAGE.
    [[nodiscard]] ValueRange of(std::size_t image, const engine::MapPtr& map) const;
    // One for unsigned maps and one for signed maps, if there are any.
    [[nodiscard]] const std::vector<BarRange>& row(std::size_t image) const { return m_rows[image]; }
    [[nodiscard]] const std::vector<BarRange>& shared() const { return m_shared; }
    [[nodiscard]] std::vector<BarRange> all() const; // the ranges that have colour bars
    // At most MOST round numbers. If each map has its own range, its panel states the numbers, and the bar
    // shows shares of the range.
    struct Tick
    {
        double place = 0; // [0, 1] from the lowest colour to the highest
        QString words;
    };
    [[nodiscard]] std::vector<Tick> ticks(const BarRange& range, int most) const;
    // Whether values of some map lie below (above) the range and have the colour of its end.
    [[nodiscard]] bool goesOn(const BarRange& range, bool below) const;

private:
    using Maps = std::vector<engine::MapPtr>;
    [[nodiscard]] ValueRange limited(ValueRange range) const;
    [[nodiscard]] std::vector<BarRange> rangesOf(const Maps& maps) const;

    const FigureSpec& m_spec;
    std::vector<std::vector<BarRange>> m_rows; // of each picture
    std::vector<BarRange> m_shared;
};

} // namespace hydra::ui
