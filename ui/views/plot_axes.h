// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart's axes say on screen, and Qt's own axes brought to say it.
#pragma once

#include "core/export/chart.h"

#include <QStringList>
#include <QtCharts/QAbstractAxis>

namespace hydra::ui {

// The vertical (UP) or horizontal axis of CHART as it is drawn: times its scale; ends that are NaN are those
// of the series with a little room; 0 to 1 for ends that are equal or not finite.
[[nodiscard]] ChartAxis drawnAxis(const Chart& chart, bool up);
[[nodiscard]] QString number(const ChartAxis& axis, double value);
[[nodiscard]] double shareOn(const ChartAxis& axis, double value); // of the way from its low to its high end
// Between the numbers of AXIS, of which MOST have room, but no more than LIMIT.
[[nodiscard]] double stepOf(const ChartAxis& axis, double most, int limit);
// The numbers of AXIS at every STEP, or the powers of ten.
[[nodiscard]] QStringList numbersOf(const ChartAxis& axis, double step);
void spread(QAbstractAxis* axis, const ChartAxis& said, double step);
void adjust(QAbstractAxis* axis, const ChartAxis& said);

} // namespace hydra::ui
