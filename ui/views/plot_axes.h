// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of a chart as drawn, and their transfer to Qt's axes.
#pragma once

#include "core/export/chart.h"

#include <QStringList>
#include <QtCharts/QAbstractAxis>

namespace hydra::ui {

// The vertical (UP) or horizontal axis of CHART as drawn: multiplied by its scale; NaN ends are taken from
// the series with a little room; 0 to 1 if the ends are not finite or not ascending.
[[nodiscard]] ChartAxis drawnAxis(const Chart& chart, bool up);
[[nodiscard]] QString number(const ChartAxis& axis, double value);
[[nodiscard]] double shareOn(const ChartAxis& axis, double value); // 0 at its low end, 1 at its high end
// The step between the numbers of AXIS; MOST of them fit, and there are at most LIMIT.
[[nodiscard]] double stepOf(const ChartAxis& axis, double most, int limit);
// The numbers of AXIS at every STEP, or the powers of ten.
[[nodiscard]] QStringList numbersOf(const ChartAxis& axis, double step);
void spread(QAbstractAxis* axis, const ChartAxis& ours, double step);
void adjust(QAbstractAxis* axis, const ChartAxis& ours);

} // namespace hydra::ui
