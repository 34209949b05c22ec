// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of a figure show: t-SNE points, costs over head counts, costs over image sizes.
#include "core/base/error.h"
#include "ui/figures/chart.h"
#include "ui/paint/series_colours.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace hydra::ui {

namespace {

constexpr std::size_t mostNamed = 24; // classes in a legend

// INDEX of COUNT, from dark to bright; never so bright that it is lost on paper.
QColor graded(paint::ColourMap map, std::size_t index, std::size_t count)
{
    const double place = count < 2 ? 0.35 : double(index) / double(count - 1);
    return QColor::fromRgb(paint::colourTable(map)[std::size_t(12 + place * 205)]);
}

double radiusFor(std::size_t points)
{
    return points < 500 ? 0.55 : points < 2500 ? 0.4 : points < 10'000 ? 0.28 : 0.2;
}

int groupOf(const FigureSpec& spec, const FigureData& data, const engine::EmbeddedToken& token)
{
    return spec.byClass ? data.images[std::size_t(token.source)].classIndex : token.heads;
}

// A chart of the points that BELONG to it, one series for each head count or class.
template<class Belongs>
Chart cloudOf(const FigureSpec& spec, const FigureData& data, const Belongs& belongs)
{
    std::map<int, QList<QPointF>> groups; // of the whole figure, so that a colour means one thing in it
    std::size_t count = 0;
    for (const engine::EmbeddedToken& token : data.embedding->tokens) {
        QList<QPointF>& group = groups[groupOf(spec, data, token)];
        if (belongs(token)) {
            group.append({double(token.x), double(token.y)});
            ++count;
        }
    }
    Chart chart;
    chart.cloud = true;
    chart.radius = radiusFor(count);
    chart.xTitle = QStringLiteral("t-SNE component 1");
    chart.yTitle = QStringLiteral("t-SNE component 2");
    std::size_t index = 0;
    for (const auto& [value, points] : groups) {
        ChartSeries series;
        series.points = points;
        series.colour =
            graded(spec.byClass ? paint::ColourMap::Turbo : paint::ColourMap::Viridis, index, groups.size());
        if (spec.byClass && index <= mostNamed) {
            series.name = index < mostNamed ? QString::fromStdString(data.model.config.className(value))
                                            : QStringLiteral("… and %1 more").arg(groups.size() - mostNamed);
        } else if (!spec.byClass && spec.embedding.joint) {
            series.name = page::heads(value);
        }
        ++index;
        if (!points.isEmpty()) {
            chart.series.push_back(series);
        }
    }
    return chart;
}

QString compactness(const engine::EmbeddingRow& row)
{
    return QStringLiteral("%1, spread %2")
        .arg(page::heads(row.heads), QLocale::c().toString(row.compactness, 'f', 3));
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

// What NAME puts on an axis: its title, and the value of a row.
std::pair<QString, std::vector<double>> axisValues(const std::string& name,
                                                   const std::vector<FigureCost>& rows)
{
    std::vector<double> values;
    if (name == "ram") {
        for (const FigureCost& row : rows) {
            values.push_back(row.cost.ramMb);
        }
        return {QStringLiteral("RAM (MB, estimate)"), values};
    }
    if (name == "heads") {
        for (const FigureCost& row : rows) {
            values.push_back(row.heads);
        }
        return {QStringLiteral("Heads (k)"), values};
    }
    if (name != "params" && name != "macs") {
        throw usageError("--axes: expected params, ram, macs or heads, got '", name, "'");
    }
    const bool params = name == "params";
    const auto value = [params](const FigureCost& row) {
        return params ? double(row.cost.parameters) : macsOf(row);
    };
    const Unit unit = unitFor(largestOf(rows, value));
    for (const FigureCost& row : rows) {
        values.push_back(value(row) / unit.size);
    }
    return {params ? QStringLiteral("Parameters (%1)").arg(QLatin1String(unit.name))
                   : QStringLiteral("%1MACs").arg(QLatin1String(unit.name)),
            values};
}

QString letterOf(const FigureSpec& spec, std::size_t index, std::size_t count)
{
    return spec.letters && count > 1 ? page::letter(index) : QString();
}

std::vector<Chart> costCharts(const FigureSpec& spec, const FigureData& data)
{
    const bool judged = !spec.accuracyFolder.empty();
    const auto [macsTitle, macs] = axisValues("macs", data.costs);
    std::vector<Chart> charts;
    for (const std::string& axis : spec.axes) {
        if (axis == "macs" && !judged) {
            throw usageError(
                "--axes: MACs are the other axis already; expected params or ram, or an accuracy "
                "with --accuracy FOLDER");
        }
        auto [title, values] = axisValues(axis, data.costs);
        Chart chart;
        chart.letter = letterOf(spec, charts.size(), spec.axes.size());
        chart.xTitle = title;
        chart.fromZero = !judged; // accuracies differ by little
        chart.yTitle = spec.knn ? QStringLiteral("Accuracy of nearest neighbours (%)")
            : judged            ? QStringLiteral("Top-1 accuracy (%)")
                                : macsTitle;
        ChartSeries series;
        series.name = QStringLiteral("Sub-networks of k heads (numbers: k)");
        series.colour = seriesColour(0, false);
        for (std::size_t i = 0; i < data.costs.size(); ++i) {
            series.points.append({values[i], judged ? 100 * data.costs[i].accuracy : macs[i]});
            series.labels.append(QString::number(data.costs[i].heads));
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
    charts[0].yTitle = QStringLiteral("%1MACs").arg(QLatin1String(unit.name));
    charts[1].yTitle = QStringLiteral("Share of attention (%)");
    double lowest = 1e300;
    for (const FigureCost& row : data.costs) {
        const QString name = QString::fromStdString(row.attention);
        for (Chart& chart : charts) {
            if (chart.series.empty() || chart.series.back().name != name) {
                ChartSeries series;
                series.name = name;
                series.colour = seriesColour(chart.series.size(), false);
                series.dash = int(chart.series.size());
                chart.series.push_back(series);
            }
        }
        lowest = std::min(lowest, macsOf(row));
        charts[0].series.back().points.append({double(row.imageSize), macsOf(row) / unit.size});
        charts[1].series.back().points.append({double(row.imageSize), 100 * row.cost.attentionShare});
    }
    charts[0].logY = largestOf(data.costs, macsOf) > 20 * lowest;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        charts[i].letter = letterOf(spec, i, charts.size());
        charts[i].xTitle = QStringLiteral("Image size (pixels)");
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
        for (ChartSeries& series : all.series) { // the number belongs to the colour
            for (const engine::EmbeddingRow& row : rows) {
                if (!spec.byClass && series.name == page::heads(row.heads)) {
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
    constexpr double side = 60; // mm that a chart wants
    layOutCharts(page, spec, charts,
                 std::clamp(int(spec.page.widthMm / side), 1, std::max(1, int(charts.size()))));
}

} // namespace hydra::ui
