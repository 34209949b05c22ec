// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of the Cost panel as numbers: what is drawn, over what, in which units. The chart only paints
// them.
#pragma once

#include "ui/models/cost_model.h"
#include "ui/state/board.h"

#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <vector>

namespace hydra::ui {

enum class CostPlot
{
    ConfidenceByMacs, // of the explained class, over head counts (HydraViT, Fig. 1 and 6)
    ConfidenceByThroughput,
    ConfidenceByMemory,
    NeighboursByMacs, // accuracy of nearest neighbours, over head counts
    MacsBySize, // softmax, window and Hydra up to 1280 px (Hydra Attention, Table 4)
    TimeBySize, // the same, measured
    LayerParameters // of each kind ("You Need to Pay Better Attention")
};

struct PlotSeries
{
    QString name;
    QList<QPointF> points;
    QStringList labels; // beside the points; empty: none
    int current = -1; // the point that is marked
};

struct Plot
{
    QString xTitle, yTitle; // with units
    bool logX = false, logY = false;
    std::vector<PlotSeries> series;
    // Or bars, first on top.
    std::vector<std::pair<QString, double>> bars;
    QString note; // in place of a chart: what it would take to see one
    [[nodiscard]] bool empty() const;
    [[nodiscard]] QString spoken() const; // all of it in words, for screen readers
};

[[nodiscard]] const std::vector<CostPlot>& costPlots();
[[nodiscard]] QString title(CostPlot plot);
[[nodiscard]] Plot plotOf(CostPlot which, const CostModel& costs, const Board& board, const ViewState& state);

} // namespace hydra::ui
