// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart's axes say on screen, and Qt's own axes brought to say it.
#pragma once

#include "core/export/chart.h"

#include <QStringList>
#include <QtCharts/QAbstractAxis>

namespace hydra::ui {

// The axis of CHART that is UP or across, as it is drawn: its ends those of the series where it has none,
// with a little room, times its scale; 0 to 1 where they say nothing.
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
