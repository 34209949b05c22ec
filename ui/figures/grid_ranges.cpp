// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/grid_ranges.h"

#include "ui/figures/layout.h"
#include "ui/paint/ticks.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace hydra::ui {

GridRanges::GridRanges(const FigureSpec& spec, const FigureData& data)
    : m_spec(spec)
{
    Maps all;
    for (const auto& row : data.cells) {
        Maps own;
        for (const FigureCell& cell : row) {
            own.push_back(cell.map);
        }
        all.insert(all.end(), own.begin(), own.end());
        m_rows.push_back(rangesOf(own));
    }
    m_shared = rangesOf(all);
}

ValueRange GridRanges::limited(ValueRange range) const
{
    if (m_spec.limits) {
        range.low = m_spec.limits->first;
        range.high = m_spec.limits->second;
    }
    return range;
}

std::vector<BarRange> GridRanges::rangesOf(const Maps& maps) const
{
    std::vector<BarRange> ranges;
    for (const bool isSigned : {false, true}) {
        Maps chosen;
        std::copy_if(maps.begin(), maps.end(), std::back_inserter(chosen),
                     [isSigned](const engine::MapPtr& map) {
                         return map->isSigned == isSigned && map->channels == 1; // colours have no scale
                     });
        if (!chosen.empty()) {
            const ValueRange whole = rangeOf(chosen);
            ranges.push_back({limited(rangeOf(chosen, rangeRule(m_spec.look))), whole.low, whole.high});
        }
    }
    return ranges;
}

ValueRange GridRanges::of(std::size_t image, const engine::MapPtr& map) const
{
    if (m_spec.range == FigureRange::Own) {
        return limited(rangeOf(*map, rangeRule(m_spec.look)));
    }
    for (const BarRange& range : m_spec.range == FigureRange::Row ? m_rows[image] : m_shared) {
        if (range.isSigned == map->isSigned) {
            return range;
        }
    }
    return {};
}

std::vector<BarRange> GridRanges::all() const
{
    if (m_spec.range != FigureRange::Row) {
        return m_shared;
    }
    std::vector<BarRange> ranges;
    for (const auto& row : m_rows) {
        ranges.insert(ranges.end(), row.begin(), row.end());
    }
    return ranges;
}

std::vector<GridRanges::Tick> GridRanges::ticks(const BarRange& range, int most) const
{
    const bool relative = m_spec.range == FigureRange::Own;
    const double low = !relative ? range.low : range.isSigned ? -1 : 0;
    const double high = relative ? 1 : range.high;
    const Ticks round = roundTicks(low, high, most);
    std::vector<Tick> all;
    for (const double value : round.values) {
        QString words = round.exponent != 0
            ? page::number(std::abs(value) < 1e-9 * (high - low) ? 0 : value, 4)
            : QLocale::c().toString(std::abs(value), 'f', round.decimals);
        if (round.exponent == 0 && value < 0 && words.toDouble() != 0) {
            words.prepend(QChar(0x2212));
        }
        all.push_back({high > low ? (value - low) / (high - low) : 0.5, words});
    }
    return all;
}

bool GridRanges::goesOn(const BarRange& range, bool below) const
{
    return m_spec.range != FigureRange::Own // else each panel has its own ends
        && (below ? range.lowest < range.low : range.highest > range.high);
}

} // namespace hydra::ui
