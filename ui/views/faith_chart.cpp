// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/faith_chart.h"

#include "ui/models/trust_model.h"
#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <limits>

namespace hydra::ui {

namespace {

constexpr Way bothWays[] = {Way::Deletion, Way::Insertion};

// 0 to 1 of a probability; else what the curves span, a little wider.
std::pair<double, double> valueRange(const Score& faith, const ScorePtr& random)
{
    if (faith.ofProbability()) {
        return {-0.03, 1.05}; // room for the dots at the ends
    }
    double low = faith.whole, high = faith.whole;
    for (const Score* score : {&faith, random.get()}) {
        for (const Way way : bothWays) {
            for (const double value : score ? score->curve(way).value : std::vector<double>()) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
    }
    const double margin = high > low ? (high - low) / 20 : 0.5;
    return {low - margin, high + margin};
}

QPen penOf(Way way, const QPalette& palette)
{
    return seriesPen(std::size_t(way), isDark(palette)); // solid blue, dashed orange
}

QString nameOf(Way way)
{
    return way == Way::Deletion ? FaithChart::tr("strongest removed first")
                                : FaithChart::tr("strongest put back first");
}

QString spokenOf(const ScorePtr& faith, const ScorePtr& random)
{
    QString words =
        FaithChart::tr("Area under deletion %1, under insertion %2.")
            .arg(areaText(faith->curves.deletion.area()), areaText(faith->curves.insertion.area()));
    if (random) {
        words +=
            FaithChart::tr(" In random order %1 and %2.")
                .arg(areaText(random->curves.deletion.area()), areaText(random->curves.insertion.area()));
    }
    return words;
}

QList<QPointF> pointsOf(const Curve& curve)
{
    QList<QPointF> points;
    for (std::size_t i = 0; i < curve.value.size(); ++i) {
        points.append({100 * curve.fraction[i], curve.value[i]});
    }
    return points;
}

} // namespace

FaithChart::FaithChart(QWidget* parent)
    : PlotView(QStringLiteral("faithChart"), tr("Deletion and insertion curves"), parent)
{
    setToolTip(tr("Patches are removed from the picture (deletion) or put back into a blurred one "
                  "(insertion), most relevant first. For a faithful map, deletion falls early and insertion "
                  "rises early. Click or use the arrow keys to look at a point."));
}

void FaithChart::show(const ScorePtr& faith, const ScorePtr& random, bool stale, const QString& note)
{
    m_faith = faith;
    m_random = random;
    m_stale = stale;
    m_note = note;
    setAccessibleDescription(faith ? spokenOf(faith, random) : note);
    rebuild();
}

void FaithChart::mark(Way way, int point)
{
    m_way = way;
    m_marked = point;
    rebuild();
}

void FaithChart::build()
{
    setFaint(m_faith && m_stale);
    if (!m_faith) {
        setNote(m_note);
        return;
    }
    PlotAxis across{tr("patches removed, or put back"), -2, 102, 25, QStringLiteral("%.0f %%")};
    across.grid = false;
    const bool share = m_faith->ofProbability();
    const auto [low, high] = valueRange(*m_faith, m_random);
    setAxes(across, {share ? tr("probability") : tr("value of the target"), low, high, share ? 0.25 : 0});
    addCurves();
    showPoint();
}

void FaithChart::addCurves()
{
    m_first = m_random ? 2 : 0;
    for (const Way way : bothWays) {
        if (m_random) {
            QColor faint = penOf(way, palette()).color();
            faint.setAlphaF(0.55F);
            add(PlotLine{{}, pointsOf(m_random->curve(way)), QPen(faint, 1, penOf(way, palette()).style())});
        }
    }
    for (const Way way : bothWays) {
        const Curve& curve = m_faith->curve(way);
        PlotLine line{nameOf(way), pointsOf(curve), penOf(way, palette())};
        line.dot = 6.5;
        line.shape =
            way == Way::Deletion ? QScatterSeries::MarkerShapeCircle : QScatterSeries::MarkerShapeRectangle;
        add(line);
    }
    if (m_random) { // last in the legend
        add(PlotLine{tr("random order"), {}, QPen(colour(QPalette::PlaceholderText), 1)});
    }
}

void FaithChart::showPoint()
{
    const QList<QPointF> points = pointsOf(m_faith->curve(m_way));
    std::vector<double> stops;
    for (const QPointF& point : points) {
        stops.push_back(point.x());
    }
    setStops(stops);
    const bool there = m_marked >= 0 && m_marked < points.size();
    rule(there ? points[m_marked].x() : std::numeric_limits<double>::quiet_NaN(),
         colour(QPalette::Highlight));
    for (const Way way : bothWays) {
        highlight(m_first + std::size_t(way),
                  there && way == m_way ? points.sliced(m_marked, 1) : QList<QPointF>(),
                  colour(QPalette::Highlight), 12);
    }
}

} // namespace hydra::ui
