// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/chart_words.h"

#include "ui/paint/format.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra::ui {

QString chartNumber(const Chart& chart, double value)
{
    return std::isfinite(value) ? decimal(value, chart.numbers, chart.digits) : QStringLiteral("–");
}

QString wordsAt(const Chart& chart, std::size_t stop)
{
    QStringList parts;
    for (const ChartSeries& series : chart.series) {
        const double value = valueAt(series, chart.stops[stop]);
        if (std::isfinite(value)) {
            parts << QStringLiteral("%1: %2").arg(text(series.name), chartNumber(chart, value));
        }
    }
    return text(chart.title) + QStringLiteral(": ")
        + (parts.isEmpty() ? curveWords("not measured") : parts.join(QStringLiteral(", ")));
}

void lookAs(ChartSeries& series, std::size_t which)
{
    constexpr std::size_t mostMarks = 60; // more would hide the curve
    constexpr std::array marks{ChartMark::Circle, ChartMark::Square, ChartMark::Triangle, ChartMark::Diamond};
    series.ink = {Ink::Series, std::uint32_t(which)};
    series.dash = int((which + which / 4) % 4);
    series.mark = marks[(which + which / 4) % marks.size()];
    const auto points = std::count_if(series.points.begin(), series.points.end(),
                                      [](const ChartPoint& point) { return std::isfinite(point.y); });
    series.dot = std::size_t(points) <= mostMarks ? 7 : 0;
}

} // namespace hydra::ui
