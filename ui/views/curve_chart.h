// SPDX-License-Identifier: GPL-3.0-or-later
// One chart of a training: curves that differ in colour, dash and marker, a legend that tells the values at
// the row that is pointed at, and a line through that row. Charts of the same width have their plots below
// each other.
#pragma once

#include "ui/models/training_curves.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class CurveChart : public PlotView
{
    Q_OBJECT

public:
    explicit CurveChart(QWidget* parent = nullptr);

    // PLACES: of each row along the horizontal axis, whose numbers are written only where there is a TITLE.
    void show(const TrainingChart& chart, const std::vector<double>& places, const QString& title);
    void mark(int row); // -1: none, and the legend tells the last values
    [[nodiscard]] const TrainingChart& shown() const { return m_chart; }
    [[nodiscard]] QSize sizeHint() const override { return {640, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 110}; }

protected:
    void build() override;

private:
    void addCurve(std::size_t which);
    [[nodiscard]] double valueTold(const TrainingCurve& curve) const;

    TrainingChart m_chart;
    std::vector<double> m_places;
    QString m_title;
};

} // namespace hydra::ui
