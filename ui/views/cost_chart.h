// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a Plot: curves with marked points, or bars. Values are told on hovering, and in words to screen
// readers; a click or the arrow keys choose a labelled point.
#pragma once

#include "ui/views/cost_plots.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class CostChart : public PlotView
{
    Q_OBJECT

public:
    explicit CostChart(QWidget* parent = nullptr);
    void show(const Plot& plot);
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    [[nodiscard]] QSize sizeHint() const override { return {420, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    void labelChosen(const QString& label);

protected:
    void build() override;
    void decorate() override;
    [[nodiscard]] QString told(const QPointF& at) const override;

private:
    void addCurves();
    void addRows();
    [[nodiscard]] PlotAxis axisAlong(bool vertical) const;

    Plot m_plot;
};

} // namespace hydra::ui
