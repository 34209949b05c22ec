// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/trust_charts.h"

#include "core/evaluate/verdict.h"
#include "core/explain/evidence.h"
#include "core/explain/map.h"
#include "ui/models/trust_model.h"
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QLocale>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr Way bothWays[] = {Way::Deletion, Way::Insertion};
constexpr double leastMovement = 1e-7; // lower end of the axis: the rounding of float32

void inPercent(ChartAxis& axis, const QString& title, double low, double high, double step)
{
    axis.title = title.toStdString();
    axis.scale = 100;
    axis.format = "%.0f %%";
    axis.low = low;
    axis.high = high;
    axis.step = step;
}

// 0 to 1 for a probability; otherwise the range of the curves with a margin.
void setValues(ChartAxis& axis, const Score& faith, const ScorePtr& random)
{
    axis.low = -0.03; // room for the dots at the ends
    axis.high = 1.05;
    axis.step = 0.25;
    axis.title = curveWords("probability").toStdString();
    if (faith.ofProbability()) {
        return;
    }
    double low = faith.whole, high = faith.whole;
    for (const Score* score : {&faith, random.get()}) {
        for (const Way way : bothWays) {
            for (const double value : score ? score->curve(way).value : std::vector<double>()) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
    }
    const double margin = high > low ? (high - low) / 20 : 0.5;
    axis.low = low - margin;
    axis.high = high + margin;
    axis.step = 0;
    axis.title = curveWords("value of the target").toStdString();
}

QString sentenceOf(const Score& faith, const ScorePtr& random)
{
    QString areas = curveWords("Area under deletion %1, under insertion %2.")
                        .arg(areaText(faith.curves.deletion.area()), areaText(faith.curves.insertion.area()));
    if (random) {
        areas +=
            curveWords(" In random order %1 and %2.")
                .arg(areaText(random->curves.deletion.area()), areaText(random->curves.insertion.area()));
    }
    return areas;
}

// The measured methods, the steadiest first.
std::vector<Measurement> byMovement()
{
    std::vector<Measurement> all = measurements();
    std::stable_sort(all.begin(), all.end(),
                     [](const Measurement& a, const Measurement& b) { return a.moved < b.moved; });
    return all;
}

QString titleOf(const Measurement& method)
{
    const auto& table = methodTable();
    const auto row = std::find_if(table.begin(), table.end(), [&](const MethodInfo& info) {
        return std::string(info.id) == method.method;
    });
    return row == table.end() ? text(method.method) : spoken(row->title);
}

} // namespace

Chart faithChart(const ScorePtr& faith, const ScorePtr& random, bool stale, const QString& note, Way way,
                 int marked)
{
    Chart chart = curveChart();
    if (!faith) {
        chart.note = chart.sentence = note.toStdString();
        return chart;
    }
    chart.sentence = sentenceOf(*faith, random).toStdString();
    chart.faint = stale;
    inPercent(chart.across, curveWords("patches removed, or put back"), -0.02, 1.02, 25);
    chart.across.grid = false;
    setValues(chart.up, *faith, random);
    if (random) {
        for (const Way each : bothWays) {
            ChartSeries series = seriesOf({}, random->curve(each));
            series.ink = {Ink::Series, std::uint32_t(each), 0.55};
            series.dash = int(each);
            series.width = 1;
            chart.series.push_back(std::move(series));
        }
    }
    for (const Way each : bothWays) { // solid blue, dashed orange
        const bool deletion = each == Way::Deletion;
        ChartSeries series = seriesOf(
            (deletion ? curveWords("strongest removed first") : curveWords("strongest put back first"))
                .toStdString(),
            faith->curve(each));
        series.ink.value = std::uint32_t(each);
        series.dash = int(each);
        series.dot = 6.5;
        series.mark = deletion ? ChartMark::Circle : ChartMark::Square;
        if (each == way) {
            chart.stops = faith->curve(way).fraction;
            chart.marked = marked < int(chart.stops.size()) ? marked : -1;
            series.current = chart.marked;
        }
        chart.series.push_back(std::move(series));
    }
    if (random) { // last in the legend
        ChartSeries series{curveWords("random order").toStdString()};
        series.ink.kind = Ink::Muted;
        series.width = 1;
        chart.series.push_back(std::move(series));
    }
    chart.rule = chart.marked >= 0 ? chart.stops[std::size_t(chart.marked)] : noValue;
    chart.ruleInk.kind = Ink::Accent;
    return chart;
}

DataTable stableTable(const std::optional<double>& moved, DataFacts facts)
{
    std::vector<std::string> methods;
    std::vector<double> movements;
    for (const Measurement& each : byMovement()) {
        methods.emplace_back(each.method);
        movements.push_back(each.moved);
    }
    if (moved) {
        methods.emplace_back("this map");
        movements.push_back(*moved);
    }
    return {std::move(facts), {{"method", methods}, {"moved", movements}}};
}

// One row per method, with the map in view below them.
Chart stableChart(const std::optional<double>& moved, const QString& note)
{
    Chart chart;
    if (!moved) {
        chart.note = chart.sentence = note.toStdString();
        return chart;
    }
    chart.sentence =
        curveWords("The map moves by %1 of its largest value.").arg(percent(*moved)).toStdString();
    const std::vector<Measurement> all = byMovement();
    chart.across.title = curveWords("movement, as a share of the map's largest value").toStdString();
    chart.across.low = leastMovement;
    chart.across.high = 2;
    chart.across.log = true;
    chart.up.low = -2;
    chart.up.high = double(all.size());
    chart.up.step = 1;
    chart.up.words = chart.up.grid = false;
    ChartSeries others{curveWords("other methods, the largest over all pictures").toStdString()};
    others.ink.kind = Ink::Muted;
    others.width = 0;
    others.dot = 6;
    for (std::size_t i = 0; i < all.size(); ++i) {
        others.points.push_back({std::max(leastMovement, all[i].moved), double(i)});
        others.tips.push_back(
            QStringLiteral("%1: %2").arg(titleOf(all[i]), percent(all[i].moved)).toStdString());
    }
    ChartSeries own{curveWords("this map").toStdString(), {{std::clamp(*moved, leastMovement, 1.5), -1}}};
    own.ink.kind = Ink::Accent;
    own.width = 0;
    own.dot = 11;
    own.mark = ChartMark::Square;
    chart.series = {others, own};
    chart.rule = steadyMovement;
    return chart;
}

Chart objectChart(const Curve& found, const QString& note)
{
    Chart chart = curveChart();
    if (found.empty()) {
        chart.note = chart.sentence = note.toStdString();
        return chart;
    }
    chart.sentence = curveWords("Area under the curve %1; an even map has 0.5.")
                         .arg(QLocale().toString(found.area(), 'f', 2))
                         .toStdString();
    inPercent(chart.across, curveWords("patches, the strongest first"), 0, 1, 25);
    inPercent(chart.up, curveWords("of the object"), 0, 1.02, 50);
    chart.across.grid = false;
    ChartSeries even{curveWords("even map").toStdString(), {{0, 0}, {1, 1}}};
    even.ink.kind = Ink::Muted;
    even.width = 1;
    chart.series = {even, seriesOf(curveWords("this map").toStdString(), found)};
    return chart;
}

} // namespace hydra::ui
