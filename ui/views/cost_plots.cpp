// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_plots.h"

#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace hydra::ui {

namespace {

std::string utf8(const QString& words)
{
    return words.toStdString();
}

// The range of all series' points along one axis; 0 to 1 if there are none.
std::pair<double, double> rangeAlong(const Chart& chart, double ChartPoint::*coordinate)
{
    double low = 1e300, high = -1e300;
    for (const ChartSeries& series : chart.series) {
        for (const ChartPoint& point : series.points) {
            low = std::min(low, point.*coordinate);
            high = std::max(high, point.*coordinate);
        }
    }
    return low <= high ? std::pair(low, high) : std::pair(0.0, 1.0);
}

// Whether a linear axis would crowd the points at one end.
bool wantsLog(const Chart& chart, double ChartPoint::*coordinate)
{
    const auto [low, high] = rangeAlong(chart, coordinate);
    return low > 0 && high / low > 20;
}

void fitLog(ChartAxis& axis, double low, double high) // room at both ends, and at least two powers of ten
{
    axis.high = high * 1.25;
    const double first = std::ceil(std::log10(low * 0.8));
    axis.low = std::floor(std::log10(axis.high)) > first ? low * 0.8 : std::pow(10.0, first - 1);
}

void fit(ChartAxis& axis, double low, double high, bool zero)
{
    const double room = high > low ? 0.03 * (high - low) : 1e-9;
    axis.low = (zero || low < 0.3 * high ? 0 : low) - room;
    axis.high = high + room;
}

// Sets the ends of the axes, the marks of the curves and the texts of the points.
void finish(Chart& chart)
{
    constexpr std::array marks{ChartMark::Circle, ChartMark::Square, ChartMark::Diamond};
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        ChartSeries& series = chart.series[i];
        series.ink.value = std::uint32_t(i);
        series.dash = int(i % 4);
        series.dot = 9;
        series.mark = marks[i % marks.size()];
        for (std::size_t n = 0; n < series.points.size(); ++n) {
            const QString what = series.labels.empty() ? text(series.name)
                                                       : curveWords("%1 heads").arg(text(series.labels[n]));
            series.tips.push_back(QStringLiteral("<b>%1</b><br>%2: %3<br>%4: %5")
                                      .arg(what.toHtmlEscaped(), text(chart.across.title),
                                           costNumber(series.points[n].x), text(chart.up.title),
                                           costNumber(series.points[n].y))
                                      .toStdString());
        }
    }
    QStringList lines;
    for (const ChartSeries& one : chart.series) {
        lines << QStringLiteral("%1, %2 / %3")
                     .arg(text(one.name), text(chart.up.title), text(chart.across.title));
        for (const ChartPoint& point : one.points) {
            lines << QStringLiteral("%1: %2").arg(costNumber(point.x), costNumber(point.y));
        }
    }
    for (const auto& [name, value] : chart.bars) {
        lines << QStringLiteral("%1: %2").arg(text(name), costNumber(value));
    }
    chart.sentence = chart.note.empty() ? lines.join(QStringLiteral("; ")).toStdString() : chart.note;
    if (chart.series.size() == 1) {
        chart.series.front().name.clear(); // the axes already say it
    }
}

// The value on the horizontal axis; negative while unknown.
double abscissa(CostPlot which, const CostRow& row)
{
    switch (which) {
    case CostPlot::ConfidenceByThroughput:
        return row.speed ? row.speed->imagesPerSecond : -1;
    case CostPlot::ConfidenceByMemory:
        return row.cost.ramMb;
    default:
        return double(row.cost.macs) / 1e9;
    }
}

// The value of ROW's head count: the class's probability, or the accuracy of nearest neighbours; empty if
// unknown.
std::optional<double> ordinate(CostPlot which, const CostRow& row, const CostModel& costs, const Board& board)
{
    if (which == CostPlot::NeighboursByMacs) {
        const auto measured = costs.neighbours().of(row.key.sub.heads);
        return measured ? std::optional(measured->top1) : std::nullopt;
    }
    const auto cell = std::find_if(board.cells().begin(), board.cells().end(),
                                   [&](const Board::Cell& one) { return one.heads == row.key.sub.heads; });
    const int index = cell == board.cells().end() ? -1 : board.chosenClass(*cell);
    return index >= 0 && cell->prediction && std::size_t(index) < cell->prediction->probabilities.size()
        ? std::optional(double(cell->prediction->probabilities[std::size_t(index)]))
        : std::nullopt;
}

Chart overHeads(CostPlot which, const CostModel& costs, const Board& board, const ViewState& state)
{
    const bool neighbours = which == CostPlot::NeighboursByMacs;
    Chart chart;
    chart.across.title =
        utf8(which == CostPlot::ConfidenceByThroughput   ? curveWords("Images per second, measured")
                 : which == CostPlot::ConfidenceByMemory ? curveWords("RAM, MB (estimate)")
                                                         : curveWords("Multiply-accumulates, GMACs"));
    chart.up.title = utf8(neighbours ? curveWords("kNN accuracy") : curveWords("Probability"));
    if (!costs.asInView()) {
        chart.note =
            utf8(neighbours
                     ? curveWords("Accuracy is that of the networks in view: choose the scheme in view, the "
                                  "model's own picture size, and Attention: as set.")
                     : curveWords("Probabilities are those of the networks in view: choose the scheme "
                                  "in view, the model's own picture size, and Attention: as set."));
        return chart;
    }
    if (!neighbours && board.cells().size() == 1 && costs.rows().size() <= 1) { // a single dot is not a chart
        chart.note = utf8(curveWords(
            "This model has one head count, so there is nothing to compare. See its cost by picture "
            "size, or the parameters of a layer, in the other charts."));
        return chart;
    }
    ChartSeries series{utf8(neighbours ? curveWords("Nearest neighbours") : curveWords("Explained class"))};
    for (const CostRow& row : costs.rows()) {
        const std::optional<double> value = ordinate(which, row, costs, board);
        if (!value || abscissa(which, row) < 0) {
            continue;
        }
        const int heads = row.key.sub.heads;
        if (heads == state.query().heads) {
            series.current = chart.marked = int(series.points.size());
        }
        series.points.push_back({abscissa(which, row), *value});
        series.labels.push_back(std::to_string(heads));
        chart.stops.push_back(series.points.back().x);
    }
    if (series.points.empty()) {
        chart.note = utf8(neighbours ? curveWords(
                              "Measure a folder of labelled pictures, one sub-folder per class or with a "
                              "labels.csv: how often are the pictures that a head count finds most alike of "
                              "one class?")
                              : !state.ready()
                              ? curveWords("Open a picture to see how sure each sub-network is of its class.")
                              : which == CostPlot::ConfidenceByThroughput
                              ? curveWords("Measure all heads to draw this chart.")
                              : QString());
    }
    chart.series.push_back(std::move(series));
    const auto [low, high] = rangeAlong(chart, &ChartPoint::x);
    chart.across.log = wantsLog(chart, &ChartPoint::x);
    chart.across.log ? fitLog(chart.across, low, high) : fit(chart.across, low, high, false);
    chart.up.low = -0.03; // shares: room for the dots at both ends
    chart.up.high = 1.06;
    chart.up.step = 0.25;
    return chart;
}

Chart bySize(CostPlot which, const CostModel& costs, const ViewState& state)
{
    const bool time = which == CostPlot::TimeBySize;
    Chart chart;
    chart.across.title = utf8(curveWords("Image size, pixels"));
    chart.up.title = utf8(time ? curveWords("Time, ms") : curveWords("GMACs"));
    const QStringList names{curveWords("Softmax"), curveWords("Window 14"), curveWords("Hydra")};
    const std::vector<AttentionPlan> plans = costs.comparedPlans();
    for (std::size_t i = 0; i < plans.size(); ++i) {
        ChartSeries series{utf8(names[qsizetype(i)])};
        for (const CostRow& row : costs.overSizes(plans[i])) {
            if (!time) {
                series.points.push_back({double(row.key.size.height), double(row.cost.macs) / 1e9});
            } else if (row.speed) {
                series.points.push_back({double(row.key.size.height), 1e3 * row.speed->time.median});
            }
        }
        chart.series.push_back(std::move(series));
    }
    if (!chart.drawn()) {
        chart.note = state.model() ? utf8(curveWords("Measure picture sizes to draw this chart.")) : "";
    }
    const auto [first, last] = rangeAlong(chart, &ChartPoint::x);
    chart.across.low = first - 64;
    chart.across.high = last + 64;
    chart.across.step = 256;
    const auto [low, high] = rangeAlong(chart, &ChartPoint::y);
    chart.up.log = wantsLog(chart, &ChartPoint::y);
    chart.up.log ? fitLog(chart.up, low, high) : fit(chart.up, low, high, true);
    return chart;
}

Chart layerParameters(const ViewState& state)
{
    Chart chart;
    if (!state.model()) {
        return chart;
    }
    const VitConfig& config = state.model()->config;
    const int width = state.query().heads * config.headDim;
    const double most = double(attentionParameters(AttentionKind::Softmax, width, config.tokens()));
    const bool millions = most >= 1e6;
    double largest = 1e-9;
    for (const KindInfo& info : attentionKinds()) {
        const double count = double(attentionParameters(info.kind, width, config.tokens()));
        chart.bars.emplace_back(utf8(spoken(info.title)), count / (millions ? 1e6 : 1e3));
        largest = std::max(largest, chart.bars.back().second);
    }
    const double last = double(chart.bars.size()) - 1;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) { // the axis starts at the bottom
        chart.up.names.emplace_back(last - double(i), chart.bars[i].first);
    }
    chart.up.low = -0.5;
    chart.up.high = last + 0.5;
    chart.up.grid = false;
    chart.across.low = 0;
    chart.across.high = 1.02 * largest;
    chart.across.title = utf8((millions ? curveWords("Millions of parameters, width %1, %2 tokens")
                                        : curveWords("Thousands of parameters, width %1, %2 tokens"))
                                  .arg(width)
                                  .arg(config.tokens()));
    return chart;
}

} // namespace

const std::vector<CostPlot>& costPlots()
{
    static const std::vector<CostPlot> plots{CostPlot::ConfidenceByMacs,   CostPlot::ConfidenceByThroughput,
                                             CostPlot::ConfidenceByMemory, CostPlot::NeighboursByMacs,
                                             CostPlot::MacsBySize,         CostPlot::TimeBySize,
                                             CostPlot::LayerParameters};
    return plots;
}

QString title(CostPlot plot)
{
    switch (plot) {
    case CostPlot::ConfidenceByMacs:
        return curveWords("Confidence by GMACs");
    case CostPlot::ConfidenceByThroughput:
        return curveWords("Confidence by images/s");
    case CostPlot::ConfidenceByMemory:
        return curveWords("Confidence by RAM");
    case CostPlot::NeighboursByMacs:
        return curveWords("kNN accuracy by GMACs");
    case CostPlot::MacsBySize:
        return curveWords("GMACs by picture size");
    case CostPlot::TimeBySize:
        return curveWords("Time by picture size");
    case CostPlot::LayerParameters:
        return curveWords("Parameters of a layer");
    }
    return {};
}

Chart costChart(CostPlot which, const CostModel& costs, const Board& board, const ViewState& state)
{
    const bool sizes = which == CostPlot::MacsBySize || which == CostPlot::TimeBySize;
    Chart chart = sizes                      ? bySize(which, costs, state)
        : which == CostPlot::LayerParameters ? layerParameters(state)
                                             : overHeads(which, costs, board, state);
    finish(chart);
    return chart;
}

} // namespace hydra::ui
