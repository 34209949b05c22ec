// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a chart, and the style of its curves.
#pragma once

#include "core/export/chart.h"

#include <QCoreApplication>
#include <QString>

namespace hydra::ui {

// SOURCE in the language of the window.
[[nodiscard]] inline QString curveWords(const char* source)
{
    return QCoreApplication::translate("Charts", source);
}
[[nodiscard]] QString chartNumber(const Chart& chart, double value); // "83.05", "0.6513", "–"
// The chart's values at STOP, for screen readers: "Training loss: classes: 0.61, tokens: 0.2".
[[nodiscard]] QString wordsAt(const Chart& chart, std::size_t stop);
// Sets pen, marks and dots of curve number WHICH: the fifth has the first one's colour, but another dash and
// mark. Curves with more than 60 points have no dots.
void lookAs(ChartSeries& series, std::size_t which);

} // namespace hydra::ui
