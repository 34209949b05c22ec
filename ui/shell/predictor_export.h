// SPDX-License-Identifier: GPL-3.0-or-later
// What the Predictor window saves: its picture as a figure, its curves as a table or as they are drawn.
#pragma once

#include "ui/figures/figure_file.h"

#include <QString>

#include <string>

class QWidget;

namespace hydra {
struct Look;
}

namespace hydra::ui {

class FaithChart;
class PredictorSource;

// "D-RISE"
[[nodiscard]] QString predictorMethod(const std::string& method);

struct DrawnPredictor
{
    FigureSpec spec;
    FigureData data;
};
// What the window shows, as `figure view --predictor` draws it.
[[nodiscard]] DrawnPredictor figureOfPredictor(const PredictorSource& source, const Look& look);

// Deletion and insertion of the map, as a file of FORMAT: "csv", "pdf".
[[nodiscard]] std::string curvesOfPredictor(const PredictorSource& source, QWidget& window, FaithChart& chart,
                                            const std::string& format);

} // namespace hydra::ui
