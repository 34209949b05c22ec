// SPDX-License-Identifier: GPL-3.0-or-later
// Which values the colours of a figure's maps stand for: each map's own, those of its row, or those of all.
// Maps with a sign and maps without never share a range.
#pragma once

#include "ui/figures/figure_data.h"
#include "ui/paint/map_painter.h"

#include <vector>

namespace hydra::ui {

// What the ends of a colour bar stand for, and what lies beyond them: outliers, or what was cut off.
struct BarRange : ValueRange
{
    double lowest = 0, highest = 1;
};

class GridRanges
{
public:
    GridRanges(const FigureSpec& spec, const FigureData& data);

    // Of MAP among those of the row of IMAGE.
    [[nodiscard]] ValueRange of(std::size_t image, const engine::MapPtr& map) const;
    // One for the maps without a sign, one for those with, as far as there are any.
    [[nodiscard]] const std::vector<BarRange>& row(std::size_t image) const { return m_rows[image]; }
    [[nodiscard]] const std::vector<BarRange>& shared() const { return m_shared; }
    [[nodiscard]] std::vector<BarRange> all() const; // for which there are colour bars
    // At most MOST round numbers. In its own range a panel says its numbers itself, and the bar what share of
    // them a colour is.
    struct Tick
    {
        double place = 0; // [0, 1] from the lowest colour to the highest
        QString words;
    };
    [[nodiscard]] std::vector<Tick> ticks(const BarRange& range, int most) const;
    // Whether values of some map lie below (above) the ends, whose colour they have.
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
