// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bars to the right of a figure's maps, with numbers beside them and a title along them.
#pragma once

#include "ui/figures/figure_page.h"
#include "ui/figures/grid_ranges.h"
#include "ui/figures/layout.h"

#include <vector>

namespace hydra::ui {

class ColourBars
{
public:
    ColourBars(FigurePage& page, const FigureSpec& spec, const FigureData& data, const GridRanges& ranges);

    [[nodiscard]] double room() const { return m_room; } // mm of the page's width; 0 without bars
    // Reserves a bar for each of RANGES, one below the other, between two heights of the page.
    void place(const std::vector<BarRange>& ranges, double top, double bottom);
    // Draws all reserved bars, right of LEFT; for maps of colours, which have no scale, a legend. Call last:
    // a long title may use the height of the whole figure.
    void layOut(double left);

private:
    struct Place
    {
        BarRange range;
        double top = 0, bottom = 0;
    };
    [[nodiscard]] bool wanted() const { return m_spec.colourBars && m_spec.overlay; }
    [[nodiscard]] std::vector<GridRanges::Tick> ticksIn(const BarRange& range, double height) const;
    void layOutBar(const Place& place, double left);
    void layOutLegend(double left);
    [[nodiscard]] TextMark upwards(const QRectF& rect, const QString& words) const;

    FigurePage& m_page;
    const FigureSpec& m_spec;
    const FigureData& m_data;
    const GridRanges& m_ranges;
    TextRuler m_small;
    std::vector<Place> m_bars;
    double m_room = 0, m_ticksWidth = 0;
};

} // namespace hydra::ui
