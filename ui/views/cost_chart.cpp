// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_chart.h"

#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double reach = 24; // px from a point to the mouse that asks for it

// Of the points of all series, along one axis.
std::pair<double, double> rangeAlong(const Plot& plot, bool vertical)
{
    double low = 1e300;
    double high = -1e300;
    for (const PlotSeries& series : plot.series) {
        for (const QPointF& point : series.points) {
            const double value = vertical ? point.y() : point.x();
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return low <= high ? std::pair(low, high) : std::pair(0.0, 1.0);
}

} // namespace

CostChart::CostChart(QWidget* parent)
    : PlotView(QStringLiteral("costChart"), tr("Cost chart"), parent)
{
    const auto choose = [this](int stop) { Q_EMIT labelChosen(m_plot.series.front().labels[stop]); };
    connect(this, &PlotView::chosen, this, choose);
    connect(this, &PlotView::moved, this, [this, choose](int steps) { choose(stopAfter(steps)); });
}

void CostChart::show(const Plot& plot)
{
    m_plot = plot;
    setAccessibleDescription(plot.spoken());
    rebuild();
}

void CostChart::build()
{
    m_marked = -1;
    if (m_plot.empty()) {
        setNote(m_plot.note);
    } else if (m_plot.bars.empty()) {
        addCurves();
    } else {
        addRows();
    }
}

PlotAxis CostChart::axisAlong(bool vertical) const
{
    const auto [low, high] = rangeAlong(m_plot, vertical);
    PlotAxis axis{vertical ? m_plot.yTitle : m_plot.xTitle};
    const bool labelled = !m_plot.series.front().labels.isEmpty();
    axis.log = vertical ? m_plot.logY : m_plot.logX;
    if (axis.log) { // room at both ends, and two powers of ten to read the scale by
        axis.high = high * 1.25;
        const double first = std::ceil(std::log10(low * 0.8));
        axis.low = std::floor(std::log10(axis.high)) > first ? low * 0.8 : std::pow(10.0, first - 1);
    } else if (vertical && high <= 1 && labelled) { // shares: room for the dots at both ends
        axis.low = -0.03;
        axis.high = 1.06;
        axis.step = 0.25;
    } else if (!vertical && !labelled) { // pixels
        axis.low = low - 64;
        axis.high = high + 64;
        axis.step = 256;
    } else {
        const double room = high > low ? 0.03 * (high - low) : 1e-9;
        axis.low = (vertical || low < 0.3 * high ? 0 : low) - room;
        axis.high = high + room;
    }
    return axis;
}

void CostChart::addCurves()
{
    constexpr std::array shapes{QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle,
                                QScatterSeries::MarkerShapeRotatedRectangle};
    setAxes(axisAlong(false), axisAlong(true));
    for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
        const PlotSeries& series = m_plot.series[i];
        PlotLine line{m_plot.series.size() > 1 ? series.name : QString(), series.points,
                      seriesPen(i, isDark(palette()))};
        line.dot = 9;
        line.shape = shapes[i % shapes.size()];
        line.labels = series.labels;
        add(line);
        highlight(i, series.current < 0 ? QList<QPointF>() : series.points.sliced(series.current, 1),
                  colour(QPalette::Highlight), 13);
    }
    const PlotSeries& first = m_plot.series.front();
    if (!first.labels.isEmpty()) {
        std::vector<double> stops;
        std::transform(first.points.begin(), first.points.end(), std::back_inserter(stops),
                       [](const QPointF& point) { return point.x(); });
        setStops(stops);
        m_marked = first.current;
    }
}

void CostChart::addRows()
{
    const QFontMetricsF metrics(smallFont());
    PlotAxis across{m_plot.xTitle};
    PlotAxis up{{}, -0.5, double(m_plot.bars.size()) - 0.5};
    up.grid = false;
    std::vector<double> values;
    double numbers = 0;
    for (const auto& [name, value] : m_plot.bars) {
        up.names.emplace_back(double(m_plot.bars.size() - 1 - values.size()), name); // the axis begins below
        values.push_back(value);
        numbers = std::max(numbers, metrics.horizontalAdvance(costNumber(value)));
    }
    across.high = 1.02 * std::max(1e-9, *std::max_element(values.begin(), values.end()));
    keepFree(0, numbers + space::normal);
    setAxes(across, up);
    addBars(values, -1, seriesColour(0, isDark(palette())));
}

// The numbers of bars in a column of their own: beside a long bar there may be no room.
void CostChart::decorate()
{
    const QRectF area = chart()->plotArea();
    const double row = area.height() / double(std::max<std::size_t>(1, m_plot.bars.size()));
    const double right = viewport()->width() - space::normal;
    double top = area.top();
    for (const auto& [name, value] : m_plot.bars) {
        write(costNumber(value), {area.right(), top, right - area.right(), row}, Qt::AlignRight,
              QPalette::WindowText, smallFont());
        top += row;
    }
}

QString CostChart::told(const QPointF& at) const
{
    double nearest = reach;
    QString words;
    for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
        const PlotSeries& series = m_plot.series[i];
        for (qsizetype n = 0; n < series.points.size(); ++n) {
            const QPointF& point = series.points[n];
            const QPointF away = positionOf(i, point) - at;
            if (std::hypot(away.x(), away.y()) < nearest) {
                nearest = std::hypot(away.x(), away.y());
                const QString what =
                    series.labels.isEmpty() ? series.name : tr("%1 heads").arg(series.labels[n]);
                words = QStringLiteral("<b>%1</b><br>%2: %3<br>%4: %5")
                            .arg(what.toHtmlEscaped(), m_plot.xTitle, costNumber(point.x()), m_plot.yTitle,
                                 costNumber(point.y()));
            }
        }
    }
    return words;
}

} // namespace hydra::ui
