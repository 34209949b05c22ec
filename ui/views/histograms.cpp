// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/histograms.h"

#include "core/paint/outliers.h"
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/state/data_file.h"
#include "ui/views/plot_view.h"

#include <QAction>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

Chart countChart(std::vector<int> counts)
{
    Chart chart;
    chart.across.low = chart.up.low = 0;
    chart.across.high = double(counts.size());
    chart.up.high = 1.02;
    chart.across.words = chart.across.grid = chart.up.words = chart.up.grid = false;
    chart.counts = std::move(counts);
    return chart;
}

} // namespace

Chart valueChart(const Map* map, int bars)
{
    std::vector<float> values;
    if (map != nullptr && map->channels == 1) { // colours have no order
        std::copy_if(map->values.begin(), map->values.end(), std::back_inserter(values),
                     [](float value) { return std::isfinite(value); });
    }
    if (values.empty()) {
        Chart chart;
        chart.note =
            (map != nullptr && map->channels > 1 ? curveWords("colours, no values") : curveWords("no map"))
                .toStdString();
        return chart;
    }
    const paint::Fences fences = paint::fencesOf(map->values);
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double low = double(*least), span = double(*most) - low;
    std::vector<int> counts(span > 0 ? std::size_t(bars) : 1U, 0);
    int outliers = 0;
    for (const float value : values) {
        const double place = span > 0 ? (double(value) - low) / span * bars : 0.0;
        ++counts[std::min(counts.size() - 1, std::size_t(place))];
        outliers += fences.outside(double(value)) ? 1 : 0;
    }
    Chart chart = countChart(std::move(counts));
    chart.countsFrom = low;
    chart.countsTo = double(*most);
    chart.ends = true;
    const QString apart = outliers == 1 ? curveWords("1 outlier") : curveWords("%1 outliers").arg(outliers);
    chart.title = curveWords("%1 values, %2").arg(QString::number(values.size()), apart).toStdString();
    chart.sentence = curveWords("%1 values from %2 to %3, %4 of them outliers")
                         .arg(values.size())
                         .arg(mapValue(low), mapValue(chart.countsTo))
                         .arg(outliers)
                         .toStdString();
    return chart;
}

void colourValues(Chart& chart, const ValueRange& range, const Look& look)
{
    const ColourTable colours = paint::barColours(look, range.isSigned);
    const auto bars = double(chart.counts.size());
    for (double bar = 0.5; bar < bars; ++bar) {
        const double value = chart.countsFrom + bar / bars * (chart.countsTo - chart.countsFrom);
        chart.fill.push_back(
            {bar / bars, {Ink::Fixed, std::uint32_t(colours[std::size_t(range.position(value) * 255)])}});
    }
}

Chart shareChart(const std::vector<float>& shares, double threshold)
{
    constexpr int bars = 40;
    std::vector<int> counts(shares.empty() ? 0U : std::size_t(bars), 0);
    for (const float share : shares) {
        if (std::isfinite(share)) {
            ++counts[std::size_t(std::clamp(int(share * bars), 0, bars - 1))];
        }
    }
    Chart chart = countChart(std::move(counts));
    constexpr double edge = 1e-6;
    // A bar counts as above if its middle is; the colour changes between two bars.
    const double cut = std::clamp(std::ceil(threshold * bars - 0.5) / bars, edge, 1 - edge);
    chart.fill = {{cut - edge, {Ink::Line}}, {cut, {Ink::Accent}}};
    chart.rule = threshold > 0 ? threshold * bars : noValue;
    return chart;
}

void offerBars(PlotView& plot, ViewState& state, const QString& name,
               std::function<void(const QString& path, const QString& problem)> reported)
{
    auto* const save = new QAction(curveWords("Save the bars as a table…"), &plot);
    save->setObjectName(QStringLiteral("saveBars"));
    plot.addAction(save);
    plot.setContextMenuPolicy(Qt::ActionsContextMenu);
    plot.setFocusPolicy(Qt::TabFocus); // for the menu key
    QObject::connect(save, &QAction::triggered, &plot, [&plot, &state, name, reported] {
        if (const Chart chart = plot.shown(); !chart.counts.empty()) {
            saveTable(
                &plot, curveWords("Save the bars as a table"), pictureStem(state) + name,
                [&] { return tableOf(chart, factsOf(state)); }, reported);
        }
    });
}

} // namespace hydra::ui
