// SPDX-License-Identifier: GPL-3.0-or-later
// Axes, curves and clouds of points as marks of a page, in millimetres. Not the window's charts
// (ui/views/plot_view.h): a page is drawn without Widgets, by the command line too, and to the byte the same
// on every machine; Qt Charts needs a scene, a screen's fonts, and writes other bytes with every version.
#pragma once

#include "ui/figures/layout.h"

#include <QStringList>

namespace hydra::ui {

struct ChartSeries
{
    QString name; // in the legend; empty: not there
    QList<QPointF> points; // in units of the axes
    QStringList labels; // beside the points; empty: none
    QColor colour;
    int dash = 0;
};

struct Chart
{
    QString letter; // "a"; empty: none
    QString title; // empty: none
    QString xTitle, yTitle; // with units
    bool logY = false;
    bool fromZero = true; // the vertical axis, where it is not logarithmic
    bool cloud = false; // points alone, and a square whose axes have one scale
    double radius = 0.6; // mm, of a point
    std::vector<ChartSeries> series;
};

// Values that an axis shows, a little beyond the lowest and the highest, and where its numbers stand.
struct ChartAxis
{
    double low = 0, high = 1;
    bool log = false;
    std::vector<double> ticks;
    [[nodiscard]] double place(double value) const; // [0, 1]
};
// At most COUNT ticks at 1, 2 or 5 times a power of ten.
[[nodiscard]] ChartAxis axisFor(double low, double high, bool log, int count);

// CHARTS side by side, as many in a row as the spec says (or SUGGESTED), below what is on the page.
void layOutCharts(FigurePage& page, const FigureSpec& spec, const std::vector<Chart>& charts, int suggested);

} // namespace hydra::ui
