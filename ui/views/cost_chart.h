// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a Plot: curves with marked points, or bars. Colours follow the theme; values are told on hovering,
// and in words to screen readers.
#pragma once

#include "ui/views/cost_plots.h"

#include <QtCharts/QChartView>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QXYSeries;
QT_END_NAMESPACE

namespace hydra::ui {

class CostChart : public QChartView
{
    Q_OBJECT

public:
    explicit CostChart(QWidget* parent = nullptr);
    void show(const Plot& plot);
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    [[nodiscard]] QSize sizeHint() const override { return {420, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    void chosen(const QString& label); // the labelled point that was clicked

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void drawCurves();
    void drawBars();
    void drawLabels(QPainter* painter, std::size_t which);
    void styleAxis(QAbstractAxis* axis, const QString& title);
    [[nodiscard]] QAbstractAxis* valueAxis(bool logarithmic, bool vertical) const;
    void tell(const PlotSeries& series, const QPointF& near) const;

    Plot m_plot;
    std::vector<QXYSeries*> m_lines; // as m_plot.series
};

} // namespace hydra::ui
