// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as a value: series, axes, marks, legend and sentence. The window paints it with Qt Charts, a figure
// on its page, a report as a picture of lines; tableOf() has its numbers, which tableFile() writes as CSV,
// JSON or arrays, and for papers as LaTeX and as a script that draws it.
#pragma once

#include "core/evaluate/curve.h"
#include "core/export/data_table.h"

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

struct ChartPoint
{
    double x = 0, y = 0;
};

// A colour that is told apart on a light and on a dark ground.
struct Ink
{
    enum Kind
    {
        Series, // the one of number `value`
        Muted,
        Line, // of frames
        Accent,
        Text,
        Fixed // 0xRRGGBB in `value`
    };
    Kind kind = Series;
    std::uint32_t value = 0;
    double opacity = 1;
};

enum class ChartMark
{
    Circle,
    Square,
    Diamond,
    Triangle
};

struct ChartAxis
{
    std::string title; // with the unit; empty: none
    double low = noValue, high = noValue; // NaN: what the series need
    double step = 0; // between numbers, doubled where there is no room; 0: a round one
    std::string format = "%g"; // of numbers; "%.0f": whole ones alone
    bool words = true; // numbers and names are shown
    bool grid = true;
    bool log = false;
    bool fromZero = false; // where low is NaN
    double least = -1e300, most = 1e300; // bounds of the ends that the series need
    double scale = 1; // numbers are drawn times this: 100 for shares in per cent
    std::string column = {}; // of tables
    std::vector<std::pair<double, std::string>> names = {}; // in place of numbers, as many as have room
};

struct ChartSeries
{
    std::string name; // in the legend; empty: not there
    std::vector<ChartPoint> points = {};
    Ink ink = {};
    int dash = 0; // of four
    double width = 2; // pixels of the line; 0: none
    double dot = 0; // pixels of the mark at each point; 0: none
    ChartMark mark = ChartMark::Circle;
    std::vector<std::string> labels = {}; // beside the points, as many as have room
    std::vector<std::string> tips = {}; // of the points, under the mouse
    int current = -1; // the point that stands out, in the accent colour
};

struct Chart
{
    std::string id; // "loss": which one of several
    std::string letter; // "a", on paper; empty: none
    std::string title; // before the legend; on paper that of the vertical axis, where it has none
    std::string sentence; // all of it in words
    std::string note; // in place of a chart: what it would take to see one
    ChartAxis across, up;
    std::vector<ChartSeries> series;
    std::vector<std::pair<std::string, double>> bars; // lying over an axis from -0.5, the first on top
    int accent = -1; // the bar in the accent colour
    Ink barInk;
    double thickness = 0; // pixels of a bar; 0: a share of its row
    std::vector<int> counts; // of equal widths from countsFrom to countsTo, as upright bars
    double countsFrom = 0, countsTo = 1;
    bool ends = false; // countsFrom, countsTo and the title stand below the bars
    std::vector<std::pair<double, Ink>> fill; // of counts: colours from 0, the first, to 1
    std::vector<double> stops; // places across that mouse and arrow keys reach
    int marked = -1; // of stops
    double rule = noValue; // a dotted line there
    Ink ruleInk{Ink::Text, 0};
    bool reads = false; // the legend tells each value at the marked stop, else the last one
    char numbers = 'g'; // format of the legend's numbers, as of QString::number()
    int digits = 4;
    bool aligned = false; // its plot begins where those above and below begin
    bool faint = false; // not yet, or no longer, what was asked
    bool cloud = false; // points alone, and a square whose axes have one scale
    double radius = 0.6; // mm on paper, of a point

    [[nodiscard]] bool drawn() const; // there is something to draw
};

// Of SERIES at X; NaN where it has no point there.
[[nodiscard]] double valueAt(const ChartSeries& series, double x);
// Of series a row for each point: curve, x, y (called as the axes' columns are); of bars name and value; of
// counts from, to, count.
[[nodiscard]] DataTable tableOf(const Chart& chart, DataFacts facts);
// CURVE over the share of tokens, which the axes show in per cent.
[[nodiscard]] ChartSeries seriesOf(std::string name, const Curve& curve);
[[nodiscard]] Chart curveChart(); // of such series, none yet
// Those of CURVES that were measured, as "NAME, deletion".
void addCurves(Chart& to, const std::string& name, const Perturbations& curves);
// The points of SERIES on a picture of 100 x 100 units whose axes go from 0 to 1, 1 at the top: "0.0,100.0 ".
[[nodiscard]] std::string pointsOnPicture(const ChartSeries& series);

} // namespace hydra
