// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/curve_chart.h"

#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr qsizetype mostMarkers = 60; // more would hide the curve
constexpr std::size_t mostPoints = 4000; // of a curve on screen
constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

// Four dashes and four markers: the fifth curve has the first one's colour, but another dash and marker.
QPen curvePen(std::size_t which, bool dark)
{
    QPen pen = seriesPen(which, dark);
    pen.setStyle(seriesPen(which + which / 4, dark).style());
    return pen;
}

QScatterSeries::MarkerShape curveMarker(std::size_t which)
{
    constexpr std::array shapes{QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle,
                                QScatterSeries::MarkerShapeTriangle,
                                QScatterSeries::MarkerShapeRotatedRectangle};
    return shapes[(which + which / 4) % shapes.size()];
}

// The values of CURVE where there are any, over PLACES; of very many each n-th, and the last.
QList<QPointF> pointsOf(const TrainingCurve& curve, const std::vector<double>& places)
{
    const std::size_t rows = std::min(places.size(), curve.values.size());
    const std::size_t stride = 1 + rows / mostPoints;
    QList<QPointF> points;
    for (std::size_t i = 0; i < rows; ++i) {
        if (std::isfinite(curve.values[i]) && (i % stride == 0 || i + 1 == rows)) {
            points.append({places[i], curve.values[i]});
        }
    }
    return points;
}

// What the vertical axis shows: all values, and a little room.
PlotAxis axisOf(const TrainingChart& chart)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const TrainingCurve& curve : chart.curves) {
        for (const double value : curve.values) {
            low = std::isfinite(value) ? std::min(low, value) : low;
            high = std::isfinite(value) ? std::max(high, value) : high;
        }
    }
    if (low > high) { // nothing was measured yet
        low = 0;
        high = chart.most < 1e6 ? chart.most : 1;
    }
    const double room = high > low ? 0.1 * (high - low) : std::max(1e-9, 0.05 * std::abs(high));
    return {{}, chart.fromZero ? 0 : std::max(chart.least, low - room), std::min(chart.most, high + room)};
}

} // namespace

CurveChart::CurveChart(QWidget* parent)
    : PlotView({}, tr("Chart without data"), parent)
{ }

void CurveChart::show(const TrainingChart& chart, const std::vector<double>& places, const QString& title)
{
    m_chart = chart;
    m_places = places;
    m_title = title;
    m_marked = m_marked < int(places.size()) ? m_marked : -1;
    setAccessibleName(chart.title);
    setAccessibleDescription(places.empty() ? tr("nothing yet") : spokenRow(chart, places.size() - 1));
    rebuild();
}

void CurveChart::mark(int row)
{
    if (row != m_marked) {
        m_marked = row < int(m_places.size()) ? row : -1;
        rebuild();
    }
}

void CurveChart::build()
{
    setTitle(m_chart.title);
    if (m_places.empty()) {
        return;
    }
    // The same left edge in every chart, whatever their numbers are: rows lie below each other.
    keepFree(QFontMetricsF(smallFont()).horizontalAdvance(QStringLiteral("0.00007")), 0);
    const double first = m_chart.sliding ? m_places.front() : 0;
    const double last = m_places.back() > first ? m_places.back() : first + 1;
    PlotAxis across{m_title, first, last + (last - first) * 0.012};
    across.format = last >= 10 ? QStringLiteral("%.0f") : across.format;
    across.words = !m_title.isEmpty();
    setAxes(across, axisOf(m_chart));
    setStops(m_places);
    for (std::size_t i = 0; i < m_chart.curves.size(); ++i) {
        addCurve(i);
    }
    rule(m_marked >= 0 ? m_places[std::size_t(m_marked)] : noValue, colour(QPalette::WindowText));
}

void CurveChart::addCurve(std::size_t which)
{
    const TrainingCurve& curve = m_chart.curves[which];
    PlotLine line{curve.name, pointsOf(curve, m_places), curvePen(which, isDark(palette()))};
    line.dot = line.points.size() <= mostMarkers ? 7 : 0;
    line.shape = curveMarker(which);
    const double value = valueTold(curve);
    line.value = curveNumber(m_chart, value);
    const bool seen = m_marked >= 0 && std::isfinite(value);
    highlight(add(line), seen ? QList<QPointF>{{m_places[std::size_t(m_marked)], value}} : QList<QPointF>(),
              line.pen.color(), 11);
}

double CurveChart::valueTold(const TrainingCurve& curve) const
{
    if (m_marked >= 0) {
        return std::size_t(m_marked) < curve.values.size() ? curve.values[std::size_t(m_marked)] : noValue;
    }
    const auto last =
        std::find_if(curve.values.rbegin(), curve.values.rend(), [](double v) { return std::isfinite(v); });
    return last == curve.values.rend() ? noValue : *last;
}

} // namespace hydra::ui
