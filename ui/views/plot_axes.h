// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot's axes say, and Qt's own axes brought to say it.
#pragma once

#include "ui/views/plot_view.h"

namespace hydra::ui {

[[nodiscard]] PlotAxis sane(PlotAxis axis); // 0 to 1 where its ends say nothing
// Between the numbers of AXIS, of which MOST have room, but no more than LIMIT.
[[nodiscard]] double stepOf(const PlotAxis& axis, double most, int limit);
// The numbers of AXIS at every STEP, or the powers of ten.
[[nodiscard]] QStringList numbersOf(const PlotAxis& axis, double step);
void spread(QAbstractAxis* axis, const PlotAxis& said, double step);
void adjust(QAbstractAxis* axis, const PlotAxis& said);

} // namespace hydra::ui
