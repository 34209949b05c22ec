// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/chart.h"

#include "core/export/report_page.h"

#include <algorithm>
#include <cmath>

namespace hydra {

bool Chart::drawn() const
{
    const bool points =
        std::any_of(series.begin(), series.end(), [](const ChartSeries& one) { return !one.points.empty(); });
    return note.empty() && (points || !bars.empty() || !counts.empty() || !stops.empty());
}

double valueAt(const ChartSeries& series, double x)
{
    const auto at = std::find_if(series.points.begin(), series.points.end(),
                                 [x](const ChartPoint& point) { return point.x == x; });
    return at == series.points.end() ? noValue : at->y;
}

DataTable tableOf(const Chart& chart, DataFacts facts)
{
    if (!chart.counts.empty()) {
        std::vector<double> from, to;
        const double width = (chart.countsTo - chart.countsFrom) / double(chart.counts.size());
        for (std::size_t i = 0; i < chart.counts.size(); ++i) {
            from.push_back(chart.countsFrom + width * double(i));
            to.push_back(i + 1 < chart.counts.size() ? chart.countsFrom + width * double(i + 1)
                                                     : chart.countsTo);
        }
        return {std::move(facts),
                {{"from", from},
                 {"to", to},
                 {"count", std::vector<std::int64_t>(chart.counts.begin(), chart.counts.end())}}};
    }
    std::vector<std::string> names;
    std::vector<double> x, y;
    if (!chart.bars.empty()) {
        for (const auto& [name, value] : chart.bars) {
            names.push_back(name);
            x.push_back(value);
        }
        return {std::move(facts), {{"name", names}, {"value", x}}};
    }
    for (const ChartSeries& series : chart.series) {
        for (const ChartPoint& point : series.points) {
            names.push_back(series.name);
            x.push_back(point.x);
            y.push_back(point.y);
        }
    }
    return {std::move(facts), {{"curve", names}, {chart.across.column, x}, {chart.up.column, y}}};
}

Chart curveChart()
{
    Chart chart;
    chart.across.column = "fraction";
    chart.up.column = "value";
    return chart;
}

ChartSeries seriesOf(std::string name, const Curve& curve)
{
    ChartSeries series{std::move(name)};
    for (std::size_t i = 0; i < curve.value.size(); ++i) {
        series.points.push_back({curve.fraction[i], curve.value[i]});
    }
    return series;
}

void addCurves(Chart& to, const std::string& name, const Perturbations& curves)
{
    for (const auto& [measure, curve] :
         {std::pair("deletion", &curves.deletion), std::pair("insertion", &curves.insertion),
          std::pair("strongest first", &curves.positive), std::pair("weakest first", &curves.negative)}) {
        if (!curve->empty()) {
            to.series.push_back(seriesOf(join(name, ", ", measure), *curve));
        }
    }
}

std::string pointsOnPicture(const ChartSeries& series)
{
    std::string points;
    for (const ChartPoint& point : series.points) {
        points += join(fixedText(100 * point.x, 1), ",", fixedText(100 - 100 * point.y, 1), " ");
    }
    return points;
}

} // namespace hydra
