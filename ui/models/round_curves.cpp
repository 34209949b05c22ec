// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/round_curves.h"

#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

using CurvePoint = RoundCurvePoint;

template<class Value>
std::vector<double> valuesOf(const RoundCurve& curve, Value value)
{
    std::vector<double> values;
    std::transform(curve.points.begin(), curve.points.end(), std::back_inserter(values), value);
    return values;
}

double answeredBy(const RoundCurve& curve, const CurvePoint& point, std::size_t round)
{
    return double(point.left[round]) / std::max<double>(1, double(curve.pictures));
}

} // namespace

std::vector<Chart> roundCharts(const RoundCurve& curve)
{
    const std::vector<double> thresholds = valuesOf(curve, [](const CurvePoint& p) { return p.threshold; });
    std::vector<double> top1 = valuesOf(curve, [](const CurvePoint& p) { return 100 * p.top1; });
    const double full = curve.costs.empty() ? 1 : curve.costs.back();
    const QString nats = curveWords("Threshold (nats)");
    std::vector<Chart> charts(3);
    Chart &accuracy = charts[0], &shares = charts[1], &gain = charts[2];
    accuracy.id = "top1";
    accuracy.title = curveWords("Top-1 (%)").toStdString();
    accuracy.series.push_back(curveOf(curveWords("top-1"), top1, thresholds));
    shares.id = "shares";
    shares.title = curveWords("Share (%)").toStdString();
    shares.up.fromZero = true;
    shares.series.push_back(curveOf(curveWords("mean MACs"),
                                    valuesOf(curve, [&](const CurvePoint& p) { return 100 * p.macs / full; }),
                                    thresholds));
    for (std::size_t round = 0; round + 1 < curve.costs.size(); ++round) {
        shares.series.push_back(
            curveOf(curveWords("round %1 answers").arg(round + 1),
                    valuesOf(curve, [&](const CurvePoint& p) { return 100 * answeredBy(curve, p, round); }),
                    thresholds));
    }
    std::vector<double> costs = valuesOf(curve, [](const CurvePoint& p) { return p.macs / 1e6; });
    std::reverse(costs.begin(), costs.end()); // the highest threshold is the cheapest
    std::reverse(top1.begin(), top1.end());
    gain.id = "gain";
    gain.title = curveWords("Top-1 (%) over cost").toStdString();
    gain.series.push_back(curveOf(curveWords("top-1"), top1, costs));
    for (Chart& chart : charts) {
        chart.up.least = 0;
        chart.up.most = 100;
    }
    accuracy.numbers = gain.numbers = 'f';
    accuracy.digits = gain.digits = 2;
    lay(accuracy, thresholds, nats);
    lay(shares, thresholds, nats);
    lay(gain, costs, curveWords("Mean MACs (M)"));
    return charts;
}

std::size_t nearestPoint(const RoundCurve& curve, double threshold)
{
    const auto nearest = std::min_element(
        curve.points.begin(), curve.points.end(), [threshold](const CurvePoint& a, const CurvePoint& b) {
            return std::abs(a.threshold - threshold) < std::abs(b.threshold - threshold);
        });
    return std::size_t(nearest - curve.points.begin());
}

QString pointText(const RoundCurve& curve, std::size_t row)
{
    const CurvePoint& point = curve.points[row];
    QStringList parts{
        curveWords("%1 nats: top-1 %2").arg(point.threshold, 0, 'f', 2).arg(percent(point.top1))};
    for (std::size_t round = 0; round + 1 < curve.costs.size(); ++round) {
        parts
            << curveWords("round %1 answers %2").arg(round + 1).arg(percent(answeredBy(curve, point, round)));
    }
    parts << curveWords("%1 M MACs per picture").arg(point.macs / 1e6, 0, 'f', 1);
    return parts.join(QStringLiteral(" · "));
}

DataTable roundTable(const RoundCurve& curve, DataFacts facts)
{
    const std::vector<std::int64_t> images(curve.points.size(), std::int64_t(curve.pictures));
    DataTable table{std::move(facts),
                    {{"threshold", valuesOf(curve, [](const CurvePoint& p) { return p.threshold; })},
                     {"images", images},
                     {"top1", valuesOf(curve, [](const CurvePoint& p) { return p.top1; })},
                     {"top5", valuesOf(curve, [](const CurvePoint& p) { return p.top5; })}}};
    for (std::size_t round = 0; round < curve.costs.size(); ++round) {
        std::vector<std::int64_t> left;
        for (const CurvePoint& point : curve.points) {
            left.push_back(point.left[round]);
        }
        table.columns.push_back({"exits_" + std::to_string(round + 1), std::move(left)});
    }
    table.columns.push_back({"macs", valuesOf(curve, [](const CurvePoint& p) { return p.macs; })});
    return table;
}

} // namespace hydra::ui
