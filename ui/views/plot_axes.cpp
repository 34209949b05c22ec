// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/plot_axes.h"

#include "ui/paint/ticks.h"

#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

QString number(const PlotAxis& axis, double value)
{
    return QString::asprintf(axis.format.toLatin1().constData(), value);
}

} // namespace

PlotAxis sane(PlotAxis axis)
{
    if (!std::isfinite(axis.high - axis.low) || axis.high <= axis.low) {
        axis.low = 0;
        axis.high = 1;
        axis.log = false;
    }
    return axis;
}

double stepOf(const PlotAxis& axis, double most, int limit)
{
    const double width = axis.high - axis.low;
    if (axis.step > 0) {
        return axis.step
            * std::exp2(std::ceil(std::log2(std::max(1.0, width / axis.step / std::max(1.0, most)))));
    }
    const QList<double> ticks = roundTicks(axis.low, axis.high, std::clamp(int(most), 3, limit)).values;
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : width;
    const bool whole = axis.format.startsWith(QLatin1String("%.0f"));
    return !whole || step == std::floor(step) ? step : step < 1 ? 1 : 2 * step; // 2.5: 5
}

QStringList numbersOf(const PlotAxis& axis, double step)
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

void spread(QAbstractAxis* axis, const PlotAxis& said, double step)
{
    if (auto* plain = qobject_cast<QValueAxis*>(axis); plain && said.names.empty()) {
        plain->setTickInterval(step);
    }
}

void adjust(QAbstractAxis* axis, const PlotAxis& said)
{
    if (auto* powers = qobject_cast<QLogValueAxis*>(axis)) {
        powers->setLabelFormat(said.format);
    } else if (auto* plain = qobject_cast<QValueAxis*>(axis)) {
        if (plain->min() != said.low || plain->max() != said.high) {
            plain->setTickInterval(said.high - said.low); // until there is a size
        }
        if (plain->labelFormat() != said.format) {
            plain->setLabelFormat(said.format);
        }
    }
    axis->setRange(said.low, said.high);
    axis->setVisible(said.words || said.grid);
    axis->setLabelsVisible(said.words && said.names.empty());
    axis->setGridLineVisible(said.grid);
}

} // namespace hydra::ui
