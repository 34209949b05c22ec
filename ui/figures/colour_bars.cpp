// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/colour_bars.h"

#include "ui/figures/grid_words.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double barWidth = 2; // mm
constexpr double longestBar = 45;
constexpr double tickLine = 0.5; // mm
constexpr int mostTicks = 6, fewestTicks = 2;
constexpr double tickAir = 0.9; // from the bar to the number

// The first map whose values are colours; null if there is none.
engine::MapPtr coloursOf(const FigureData& data)
{
    for (const auto& row : data.cells) {
        for (const FigureCell& cell : row) {
            if (cell.map && cell.map->channels > 1) {
                return cell.map;
            }
        }
    }
    return nullptr;
}

} // namespace

ColourBars::ColourBars(FigurePage& page, const FigureSpec& spec, const FigureData& data,
                       const GridRanges& ranges)
    : m_page(page)
    , m_spec(spec)
    , m_data(data)
    , m_ranges(ranges)
    , m_small(page.font, spec.page.fontPt * page::smallText)
{
    if (!wanted()) {
        return;
    }
    double widest = 0;
    for (const BarRange& range : m_ranges.all()) {
        // Another number of ticks may have other digits.
        for (int most = fewestTicks; most <= mostTicks; ++most) {
            for (const GridRanges::Tick& tick : m_ranges.ticks(range, most)) {
                widest = std::max(widest, m_small.width(tick.words));
            }
        }
    }
    m_ticksWidth = widest + 0.3;
    m_room = page::gap
        + (m_ranges.all().empty() ? 2 * m_small.lineHeight() // two lines of words
                                  : barWidth + tickAir + m_ticksWidth + m_small.lineHeight());
}

void ColourBars::place(const std::vector<BarRange>& ranges, double top, double bottom)
{
    if (!wanted()) {
        return;
    }
    const double between = 2 * m_small.lineHeight();
    const double each = (bottom - top - between * double(ranges.size() - 1)) / double(ranges.size());
    for (const BarRange& range : ranges) {
        m_bars.push_back({range, top, top + std::min(each, longestBar)});
        top += std::min(each, longestBar) + between;
    }
}

void ColourBars::layOut(double left)
{
    layOutLegend(left);
    for (const Place& place : m_bars) {
        layOutBar(place, left);
    }
}

TextMark ColourBars::upwards(const QRectF& rect, const QString& words) const
{
    TextMark mark;
    mark.rect = rect;
    mark.text = m_small.elided(words, rect.height());
    mark.align = Qt::AlignCenter;
    mark.points = m_small.points();
    mark.upwards = true;
    return mark;
}

// Draws the legend in the room of the colour bars.
void ColourBars::layOutLegend(double left)
{
    const engine::MapPtr map = coloursOf(m_data);
    if (map && m_bars.empty() && wanted()) {
        const double line = m_small.lineHeight();
        // A single row of pictures is low.
        const auto fitting = [&](const QString& words, const QString& fewer) {
            return m_small.width(words) <= m_page.height ? words : fewer;
        };
        const QString fitted = QStringLiteral("Fitted on ") + QString::fromStdString(map->fittedOn);
        m_page.marks.emplace_back(
            upwards({left, 0, line, m_page.height},
                    fitting(QStringLiteral("Three leading components; colours have no meaning"),
                            QStringLiteral("Colours have no meaning"))));
        m_page.marks.emplace_back(
            upwards({left + line, 0, line, m_page.height},
                    fitting(fitted, fitted.section(QStringLiteral(" of this "), 0, 0))));
    }
}

// As many ticks as do not overlap.
std::vector<GridRanges::Tick> ColourBars::ticksIn(const BarRange& range, double height) const
{
    std::vector<GridRanges::Tick> ticks;
    for (int most = mostTicks; most >= fewestTicks; --most) {
        ticks = m_ranges.ticks(range, most);
        if (ticks.size() < 2 || (ticks[1].place - ticks[0].place) * height >= 1.1 * m_small.lineHeight()) {
            return ticks;
        }
    }
    ticks.resize(1);
    return ticks;
}

void ColourBars::layOutBar(const Place& place, double left)
{
    const double line = m_small.lineHeight();
    const QRectF bar(left, place.top + line / 2, barWidth, place.bottom - place.top - line);
    m_page.marks.emplace_back(ColourBarMark{bar, place.range});
    for (const GridRanges::Tick& tick : ticksIn(place.range, bar.height())) {
        const double y = bar.bottom() - bar.height() * tick.place;
        m_page.marks.emplace_back(
            LineMark{{{bar.right(), y}, {bar.right() + tickLine, y}}, Qt::black, 0.15, 0});
        TextMark mark;
        mark.rect = {bar.right() + tickAir, y - line / 2, m_ticksWidth, line};
        mark.text = m_small.elided(tick.words, m_ticksWidth);
        mark.points = m_small.points();
        m_page.marks.emplace_back(mark);
    }
    for (const bool below :
         {true, false}) { // values beyond an end have its colour: an arrow, as on the screen
        if (m_ranges.goesOn(place.range, below)) {
            const double base = below ? bar.bottom() + 0.3 : bar.top() - 0.3;
            const double tip = below ? base + 0.8 : base - 0.8;
            m_page.marks.emplace_back(
                LineMark{{{bar.left() + 0.2, base}, {bar.center().x(), tip}, {bar.right() - 0.2, base}},
                         Qt::black,
                         0.2,
                         0});
        }
    }
    // A title longer than its bar may use the figure's height or, with several bars, half of the gaps around
    // it.
    const QString words = barTitle(m_spec, m_data);
    const double height = place.bottom - place.top, wanted = m_small.width(words) + 0.2;
    QRectF title(bar.right() + tickAir + m_ticksWidth, place.top, line, height);
    if (m_bars.size() == 1) {
        title.setHeight(std::max(height, std::min(wanted, m_page.height - place.top)));
    } else if (const double more = std::min(wanted - height, 2 * line); more > 0) {
        title.adjust(0, std::max(-more / 2, -place.top), 0, more / 2);
    }
    m_page.marks.emplace_back(upwards(title, words));
}

} // namespace hydra::ui
