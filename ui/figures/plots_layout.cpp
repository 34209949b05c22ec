// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of figures: t-SNE points, costs over head counts, costs over image sizes.
#include "core/base/error.h"
#include "ui/figures/chart_layout.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace hydra::ui {

namespace {

constexpr std::size_t mostNamed = 24; // classes in a legend

// The colour of INDEX of COUNT, from dark to bright, but dark enough for paper.
Ink graded(paint::ColourMap map, std::size_t index, std::size_t count)
{
    const double place = count < 2 ? 0.35 : double(index) / double(count - 1);
    return {Ink::Fixed, std::uint32_t(paint::colourTable(map)[std::size_t(12 + place * 205)])};
}

double radiusFor(std::size_t points)
{
    return points < 500 ? 0.55 : points < 2500 ? 0.4 : points < 10'000 ? 0.28 : 0.2;
}

int groupOf(const FigureSpec& spec, const FigureData& data, const engine::EmbeddedToken& token)
{
    return spec.byClass ? data.images[std::size_t(token.source)].classIndex : token.heads;
}

// A chart of the points for which BELONGS is true, one series for each head count or class.
template<class Belongs>
Chart cloudOf(const FigureSpec& spec, const FigureData& data, const Belongs& belongs)
{
    std::map<int, std::vector<ChartPoint>> groups; // of the whole figure, so that colours have one meaning
    std::size_t count = 0;
    for (const engine::EmbeddedToken& token : data.embedding->tokens) {
        std::vector<ChartPoint>& group = groups[groupOf(spec, data, token)];
        if (belongs(token)) {
            group.push_back({double(token.x), double(token.y)});
            ++count;
        }
    }
    Chart chart;
    chart.cloud = true;
    chart.radius = radiusFor(count);
    chart.across.title = "t-SNE component 1";
    chart.up.title = "t-SNE component 2";
    std::size_t index = 0;
    for (const auto& [value, points] : groups) {
        ChartSeries series;
        series.points = points;
        series.ink =
            graded(spec.byClass ? paint::ColourMap::Turbo : paint::ColourMap::Viridis, index, groups.size());
        if (spec.byClass && index <= mostNamed) {
            series.name = index < mostNamed ? data.model.config.className(value)
                                            : join("… and ", groups.size() - mostNamed, " more");
        } else if (!spec.byClass && spec.embedding.joint) {
            series.name = page::heads(value).toStdString();
        }
        ++index;
        if (!points.empty()) {
            chart.series.push_back(series);
        }
    }
    return chart;
}

std::string compactness(const engine::EmbeddingRow& row)
{
    return QStringLiteral("%1, spread %2")
        .arg(page::heads(row.heads), QLocale::c().toString(row.compactness, 'f', 3))
        .toStdString();
}

struct Unit
{
    double size;
    const char* name;
};

Unit unitFor(double largest)
{
    return largest >= 1e9 ? Unit{1e9, "G"} : largest >= 1e6 ? Unit{1e6, "M"} : Unit{1e3, "k"};
}

template<class Value>
double largestOf(const std::vector<FigureCost>& rows, const Value& value)
{
    double largest = 0;
    for (const FigureCost& row : rows) {
        largest = std::max(largest, value(row));
    }
    return largest;
}

double macsOf(const FigureCost& row)
{
    return double(row.cost.macs);
}

// Title and values of the axis NAME, one value for each row.
std::pair<std::string, std::vector<double>> axisValues(const std::string& name,
                                                       const std::vector<FigureCost>& rows)
{
    std::vector<double> values;
    if (name == "ram") {
        for (const FigureCost& row : rows) {
            values.push_back(row.cost.ramMb);
        }
        return {"RAM (MB, estimate)", values};
    }
    if (name == "heads") {
        for (const FigureCost& row : rows) {
            values.push_back(row.heads);
        }
        return {"Heads (k)", values};
    }
    if (name != "params" && name != "macs") {
        throw usageError("--axes: expected params, ram, macs or heads, got '%1'", name);
    }
    const bool params = name == "params";
    const auto value = [params](const FigureCost& row) {
        return params ? double(row.cost.parameters) : macsOf(row);
    };
    const Unit unit = unitFor(largestOf(rows, value));
    for (const FigureCost& row : rows) {
        values.push_back(value(row) / unit.size);
    }
    return {params ? join("Parameters (", unit.name, ")") : join(unit.name, "MACs"), values};
}

std::string letterOf(const FigureSpec& spec, std::size_t index, std::size_t count)
{
    return spec.letters && count > 1 ? page::letter(index).toStdString() : std::string();
}

std::vector<Chart> costCharts(const FigureSpec& spec, const FigureData& data)
{
    const bool judged = !spec.accuracyFolder.empty();
    const auto [macsTitle, macs] = axisValues("macs", data.costs);
    std::vector<Chart> charts;
    for (const std::string& axis : spec.axes) {
        if (axis == "macs" && !judged) {
            throw usageError("--axes: MACs are already the other axis; expected params or ram, or an "
                             "accuracy with --accuracy FOLDER");
        }
        auto [title, values] = axisValues(axis, data.costs);
        Chart chart;
        chart.letter = letterOf(spec, charts.size(), spec.axes.size());
        chart.across.title = title;
        chart.up.fromZero = !judged; // accuracies differ only slightly
        chart.up.title = spec.knn ? "Accuracy of nearest neighbours (%)"
            : judged              ? "Top-1 accuracy (%)"
                                  : macsTitle;
        ChartSeries series{"Sub-networks of k heads (numbers: k)"};
        for (std::size_t i = 0; i < data.costs.size(); ++i) {
            series.points.push_back({values[i], judged ? 100 * data.costs[i].accuracy : macs[i]});
            series.labels.push_back(std::to_string(data.costs[i].heads));
        }
        chart.series.push_back(series);
        charts.push_back(chart);
    }
    return charts;
}

std::vector<Chart> sizeCharts(const FigureSpec& spec, const FigureData& data)
{
    const Unit unit = unitFor(largestOf(data.costs, macsOf));
    std::vector<Chart> charts(2);
    charts[0].up.title = join(unit.name, "MACs");
    charts[1].up.title = "Share of attention (%)";
    double lowest = 1e300;
    for (const FigureCost& row : data.costs) {
        for (Chart& chart : charts) {
            if (chart.series.empty() || chart.series.back().name != row.attention) {
                ChartSeries series{row.attention};
                series.ink.value = std::uint32_t(chart.series.size());
                series.dash = int(chart.series.size());
                chart.series.push_back(series);
            }
        }
        lowest = std::min(lowest, macsOf(row));
        charts[0].series.back().points.push_back({double(row.imageSize), macsOf(row) / unit.size});
        charts[1].series.back().points.push_back({double(row.imageSize), 100 * row.cost.attentionShare});
    }
    charts[0].up.log = largestOf(data.costs, macsOf) > 20 * lowest;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        charts[i].letter = letterOf(spec, i, charts.size());
        charts[i].across.title = "Image size (pixels)";
        charts[i].up.fromZero = true;
    }
    return charts;
}

} // namespace

void layOutPoints(FigurePage& page, const FigureSpec& spec, const FigureData& data)
{
    std::vector<Chart> charts;
    const auto& rows = data.embedding->rows;
    if (spec.embedding.joint) {
        Chart all = cloudOf(spec, data, [](const engine::EmbeddedToken&) { return true; });
        for (ChartSeries& series : all.series) { // the legend entry of a colour states its spread
            for (const engine::EmbeddingRow& row : rows) {
                if (!spec.byClass && series.name == page::heads(row.heads).toStdString()) {
                    series.name = compactness(row);
                }
            }
        }
        charts.push_back(all);
    } else {
        for (const engine::EmbeddingRow& row : rows) {
            Chart one = cloudOf(spec, data,
                                [&](const engine::EmbeddedToken& token) { return token.heads == row.heads; });
            one.letter = letterOf(spec, charts.size(), rows.size());
            one.title = compactness(row);
            charts.push_back(one);
        }
    }
    constexpr int side = 4;
    layOutCharts(page, spec, charts, spec.embedding.joint ? 1 : std::min(side, int(charts.size())));
}

void layOutCosts(FigurePage& page, const FigureSpec& spec, const FigureData& data)
{
    const bool sizes = spec.kind == FigureKind::Flops;
    const std::vector<Chart> charts = sizes ? sizeCharts(spec, data) : costCharts(spec, data);
    constexpr double side = 60; // mm, preferred width of a chart
    layOutCharts(page, spec, charts,
                 std::clamp(int(spec.page.widthMm / side), 1, std::max(1, int(charts.size()))));
}

} // namespace hydra::ui
