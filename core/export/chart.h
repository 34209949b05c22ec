// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as a value: series, axes, marks, legend and sentence. The window paints it with Qt Charts, a figure
// on its page, a report as an SVG of lines; tableOf() returns its numbers, which tableFile() writes as CSV,
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

// A colour that is distinguishable on light and dark backgrounds.
struct Ink
{
    enum Kind
    {
        Series, // number `value`
        Muted,
        Line, // for frames
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
    std::string title; // with the unit; may be empty
    double low = noValue, high = noValue; // NaN: as the series need
    double step = 0; // between numbers, doubled if space is short; 0: a round step
    std::string format = "%g"; // of numbers; "%.0f": integers only
    bool words = true; // show numbers and names
    bool grid = true;
    bool log = false;
    bool fromZero = false; // if LOW is NaN
    double least = -1e300, most = 1e300; // bounds for automatic ends
    double scale = 1; // numbers are multiplied by it for display: 100 for shares in per cent
    std::string column = {}; // name in tables
    std::vector<std::pair<double, std::string>> names = {}; // replace the numbers, as many as fit
};

struct ChartSeries
{
    std::string name; // in the legend; empty: not listed
    std::vector<ChartPoint> points = {};
    Ink ink = {};
    int dash = 0; // style, one of four
    double width = 2; // pixels of the line; 0: no line
    double dot = 0; // pixels of the mark at each point; 0: no mark
    ChartMark mark = ChartMark::Circle;
    std::vector<std::string> labels = {}; // beside the points, as many as fit
    std::vector<std::string> tips = {}; // of the points, shown under the mouse
    int current = -1; // the highlighted point, in the accent colour
};

struct Chart
{
    std::string id; // "loss": identifies one of several
    std::string letter; // "a", on paper; may be empty
    std::string title; // before the legend; on paper the vertical axis's title, if that is empty
    std::string sentence; // the whole chart in words
    std::string note; // shown instead of the chart: what it would take to see one
    ChartAxis across, up;
    std::vector<ChartSeries> series;
    std::vector<std::pair<std::string, double>> bars; // horizontal, over an axis from -0.5, the first on top
    int accent = -1; // the bar in the accent colour
    Ink barInk;
    double thickness = 0; // pixels of a bar; 0: a share of its row
    std::vector<int> counts; // of equal widths from countsFrom to countsTo, as upright bars
    double countsFrom = 0, countsTo = 1;
    bool ends = false; // show countsFrom, countsTo and the title below the bars
    std::vector<std::pair<double, Ink>> fill; // for counts: colours from 0, the first, to 1
    std::vector<double> stops; // positions along the axis for mouse and arrow keys
    int marked = -1; // index in STOPS
    double rule = noValue; // position of a dotted line
    Ink ruleInk{Ink::Text, 0};
    bool reads = false; // the legend shows each value at the marked stop, else the last one
    char numbers = 'g'; // format of the legend's numbers, as in QString::number()
    int digits = 4;
    bool aligned = false; // align the plot's start with those above and below
    bool faint = false; // pending or outdated
    bool cloud = false; // points only, and a square whose axes have one scale
    double radius = 0.6; // of a point, mm on paper

    [[nodiscard]] bool drawn() const; // whether it has content to draw
};

// Value of SERIES at X; NaN if it has no point there.
[[nodiscard]] double valueAt(const ChartSeries& series, double x);
// Series: a row for each point with curve, x, y (named after the axes' columns); bars: name and value;
// counts: from, to, count.
[[nodiscard]] DataTable tableOf(const Chart& chart, DataFacts facts);
// CURVE over the share of tokens, shown in per cent on the axes.
[[nodiscard]] ChartSeries seriesOf(std::string name, const Curve& curve);
[[nodiscard]] Chart curveChart(); // for such series, without any yet
// Adds the measured curves of CURVES, as "NAME, deletion".
void addCurves(Chart& to, const std::string& name, const Perturbations& curves);
// The points of SERIES in a picture of 100 x 100 units whose axes go from 0 to 1, 1 at the top: "0.0,100.0 ".
[[nodiscard]] std::string pointsOnPicture(const ChartSeries& series);

} // namespace hydra
