// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/plot_axes.h"

#include "ui/paint/ticks.h"

#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

// Adds a tenth of the range above and below curves, within the axis's bounds, and about a hundredth at the
// right end.
ChartAxis drawnAxis(const Chart& chart, bool up)
{
    ChartAxis axis = up ? chart.up : chart.across;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const ChartSeries& series : chart.series) {
        for (const ChartPoint& point : series.points) {
            const double value = up ? point.y : point.x;
            low = std::isfinite(value) ? std::min(low, value) : low;
            high = std::isfinite(value) ? std::max(high, value) : high;
        }
    }
    if (low > high) { // the series are empty so far
        low = 0;
        high = up && axis.most < 1e6 ? axis.most : 1;
    }
    const double room = high > low ? (up ? 0.1 : 0.012) * (high - low)
        : up                       ? std::max(1e-9, 0.05 * std::abs(high))
                                   : 1;
    if (std::isnan(axis.low)) {
        axis.low = axis.fromZero ? 0 : up ? std::max(axis.least, low - room) : low;
    }
    if (std::isnan(axis.high)) {
        axis.high = std::min(axis.most, high + room);
    }
    axis.low *= axis.scale;
    axis.high *= axis.scale;
    if (!std::isfinite(axis.high - axis.low) || axis.high <= axis.low) {
        axis.low = 0;
        axis.high = 1;
        axis.log = false;
    }
    return axis;
}

QString number(const ChartAxis& axis, double value)
{
    return QString::asprintf(axis.format.c_str(), value);
}

double shareOn(const ChartAxis& axis, double value)
{
    return axis.log ? std::log(value / axis.low) / std::log(axis.high / axis.low)
                    : (value - axis.low) / (axis.high - axis.low);
}

double stepOf(const ChartAxis& axis, double most, int limit)
{
    const double width = axis.high - axis.low;
    if (axis.step > 0) {
        return axis.step
            * std::exp2(std::ceil(std::log2(std::max(1.0, width / axis.step / std::max(1.0, most)))));
    }
    const QList<double> ticks = roundTicks(axis.low, axis.high, std::clamp(int(most), 3, limit)).values;
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : width;
    const bool whole = axis.format.rfind("%.0f", 0) == 0;
    return !whole || step == std::floor(step) ? step : step < 1 ? 1 : 2 * step; // 2.5 becomes 5
}

QStringList numbersOf(const ChartAxis& axis, double step)
{
    QStringList numbers;
    if (axis.log) {
        for (double power = std::floor(std::log10(axis.low)); power <= std::log10(axis.high); ++power) {
            numbers << number(axis, std::pow(10.0, power));
        }
    } else {
        for (double i = std::ceil(axis.low / step); i * step <= axis.high; ++i) {
            numbers << number(axis, i * step);
        }
    }
    return numbers;
}

void spread(QAbstractAxis* axis, const ChartAxis& ours, double step)
{
    if (auto* plain = qobject_cast<QValueAxis*>(axis); plain && ours.names.empty()) {
        plain->setTickInterval(step);
    }
}

void adjust(QAbstractAxis* axis, const ChartAxis& ours)
{
    if (auto* powers = qobject_cast<QLogValueAxis*>(axis)) {
        powers->setLabelFormat(QString::fromStdString(ours.format));
    } else if (auto* plain = qobject_cast<QValueAxis*>(axis)) {
        if (plain->min() != ours.low || plain->max() != ours.high) {
            plain->setTickInterval(ours.high - ours.low); // until the chart has a size
        }
        if (const QString format = QString::fromStdString(ours.format); plain->labelFormat() != format) {
            plain->setLabelFormat(format);
        }
    }
    axis->setRange(ours.low, ours.high);
    axis->setVisible(ours.words || ours.grid);
    axis->setLabelsVisible(ours.words && ours.names.empty());
    axis->setGridLineVisible(ours.grid);
}

} // namespace hydra::ui
