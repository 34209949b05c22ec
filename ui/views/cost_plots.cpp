// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_plots.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hydra::ui {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("CostPlots", source);
}

// A range that a linear axis would crush at one end.
bool wantsLog(const std::vector<PlotSeries>& series, double (QPointF::*coordinate)() const)
{
    double low = 0;
    double high = 0;
    for (const PlotSeries& one : series) {
        for (const QPointF& point : one.points) {
            const double value = (point.*coordinate)();
            low = low > 0 ? std::min(low, value) : value;
            high = std::max(high, value);
        }
    }
    return low > 0 && high / low > 20;
}

// What CostPlot puts on the horizontal axis; negative while unknown.
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

// Of each head count, the class's probability, or the share that nearest neighbours get right; none unknown.
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

Plot overHeads(CostPlot which, const CostModel& costs, const Board& board, const ViewState& state)
{
    const bool neighbours = which == CostPlot::NeighboursByMacs;
    Plot plot;
    plot.xTitle = which == CostPlot::ConfidenceByThroughput ? words("Images per second, measured")
        : which == CostPlot::ConfidenceByMemory             ? words("RAM, MB (estimate)")
                                                            : words("Multiply-accumulates, GMACs");
    plot.yTitle = neighbours ? words("kNN accuracy") : words("Probability");
    if (!costs.asInView()) {
        plot.note = neighbours
            ? words("Accuracy is that of the networks in view: choose the HydraViT scheme, the "
                    "model's own picture size, and Attention: as set.")
            : words("Probabilities are those of the networks in view: choose the HydraViT scheme, "
                    "the model's own picture size, and Attention: as set.");
        return plot;
    }
    if (!neighbours && board.cells().size() == 1 && costs.rows().size() <= 1) { // a dot is no chart
        plot.note =
            words("This model has one head count, so there is nothing to compare. See its cost by picture "
                  "size, or the parameters of a layer, in the other charts.");
        return plot;
    }
    PlotSeries series;
    series.name = neighbours ? words("Nearest neighbours") : words("Explained class");
    for (const CostRow& row : costs.rows()) {
        const std::optional<double> value = ordinate(which, row, costs, board);
        if (!value || abscissa(which, row) < 0) {
            continue;
        }
        const int heads = row.key.sub.heads;
        if (heads == state.query().heads) {
            series.current = int(series.points.size());
        }
        series.points.append({abscissa(which, row), *value});
        series.labels.append(QString::number(heads));
    }
    if (series.points.isEmpty()) {
        plot.note = neighbours
            ? words(
                "Measure a folder of labelled pictures, one sub-folder per class or with a labels.csv: how "
                "often are the pictures that a head count finds most alike of one class?")
            : !state.ready() ? words("Open a picture to see how sure each sub-network is of its class.")
            : which == CostPlot::ConfidenceByThroughput ? words("Measure all heads to draw this chart.")
                                                        : QString();
    }
    plot.series.push_back(std::move(series));
    plot.logX = wantsLog(plot.series, &QPointF::x);
    return plot;
}

Plot bySize(CostPlot which, const CostModel& costs, const ViewState& state)
{
    const bool time = which == CostPlot::TimeBySize;
    Plot plot;
    plot.xTitle = words("Image size, pixels");
    plot.yTitle = time ? words("Time, ms") : words("GMACs");
    const QStringList names{words("Softmax"), words("Window 14"), words("Hydra")};
    const std::vector<AttentionPlan> plans = costs.comparedPlans();
    for (std::size_t i = 0; i < plans.size(); ++i) {
        PlotSeries series;
        series.name = names[qsizetype(i)];
        for (const CostRow& row : costs.overSizes(plans[i])) {
            if (!time) {
                series.points.append({double(row.key.size.height), double(row.cost.macs) / 1e9});
            } else if (row.speed) {
                series.points.append({double(row.key.size.height), 1e3 * row.speed->time.median});
            }
        }
        plot.series.push_back(std::move(series));
    }
    if (plot.empty()) {
        plot.note = !state.model() ? QString() : words("Measure picture sizes to draw this chart.");
    }
    plot.logY = wantsLog(plot.series, &QPointF::y);
    return plot;
}

Plot layerParameters(const ViewState& state)
{
    Plot plot;
    if (!state.model()) {
        return plot;
    }
    const VitConfig& config = state.model()->config;
    const int width = state.query().heads * config.headDim;
    const double most = double(attentionParameters(AttentionKind::Softmax, width, config.tokens()));
    const bool millions = most >= 1e6;
    for (const KindInfo& info : attentionKinds()) {
        const auto count = attentionParameters(info.kind, width, config.tokens());
        plot.bars.emplace_back(spoken(info.title), double(count) / (millions ? 1e6 : 1e3));
    }
    plot.xTitle = (millions ? words("Millions of parameters, width %1, %2 tokens")
                            : words("Thousands of parameters, width %1, %2 tokens"))
                      .arg(width)
                      .arg(config.tokens());
    return plot;
}

} // namespace

bool Plot::empty() const
{
    return bars.empty() && std::all_of(series.begin(), series.end(), [](const PlotSeries& one) {
               return one.points.isEmpty();
           });
}

QString Plot::spoken() const
{
    if (!note.isEmpty()) {
        return note;
    }
    QStringList told;
    for (const PlotSeries& one : series) {
        told << QStringLiteral("%1, %2 / %3").arg(one.name, yTitle, xTitle);
        for (const QPointF& point : one.points) {
            told << QStringLiteral("%1: %2").arg(costNumber(point.x()), costNumber(point.y()));
        }
    }
    for (const auto& [name, value] : bars) {
        told << QStringLiteral("%1: %2").arg(name, costNumber(value));
    }
    return told.join(QStringLiteral("; "));
}

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
        return words("Confidence by GMACs");
    case CostPlot::ConfidenceByThroughput:
        return words("Confidence by images/s");
    case CostPlot::ConfidenceByMemory:
        return words("Confidence by RAM");
    case CostPlot::NeighboursByMacs:
        return words("kNN accuracy by GMACs");
    case CostPlot::MacsBySize:
        return words("GMACs by picture size");
    case CostPlot::TimeBySize:
        return words("Time by picture size");
    case CostPlot::LayerParameters:
        return words("Parameters of a layer");
    }
    return {};
}

Plot plotOf(CostPlot which, const CostModel& costs, const Board& board, const ViewState& state)
{
    switch (which) {
    case CostPlot::MacsBySize:
    case CostPlot::TimeBySize:
        return bySize(which, costs, state);
    case CostPlot::LayerParameters:
        return layerParameters(state);
    default:
        return overHeads(which, costs, board, state);
    }
}

} // namespace hydra::ui
