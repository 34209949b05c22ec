// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/trust_charts.h"

#include "core/evaluate/verdict.h"
#include "core/explain/evidence.h"
#include "core/explain/map.h"
#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/theme.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double leastMovement = 1e-7; // what a picture in float32 has at least

// Steady ones first.
std::vector<Measurement> byMovement()
{
    std::vector<Measurement> all = measurements();
    std::stable_sort(all.begin(), all.end(),
                     [](const Measurement& a, const Measurement& b) { return a.moved < b.moved; });
    return all;
}

QString titleOf(const Measurement& method)
{
    const auto& table = methodTable();
    const auto row = std::find_if(table.begin(), table.end(), [&](const MethodInfo& info) {
        return std::string(info.id) == method.method;
    });
    return row == table.end() ? text(method.method) : spoken(row->title);
}

} // namespace

StableChart::StableChart(QWidget* parent)
    : PlotView(QStringLiteral("stableChart"), tr("How far the map moves when its picture is rounded"), parent)
{ }

void StableChart::show(const std::optional<double>& moved, const QString& note)
{
    m_moved = moved;
    m_note = note;
    setAccessibleDescription(moved ? tr("The map moves by %1 of its largest value.").arg(percent(*moved))
                                   : note);
    rebuild();
}

DataTable StableChart::table(DataFacts facts) const
{
    std::vector<std::string> methods;
    std::vector<double> moved;
    for (const Measurement& each : byMovement()) {
        methods.emplace_back(each.method);
        moved.push_back(each.moved);
    }
    if (m_moved) {
        methods.emplace_back("this map");
        moved.push_back(*m_moved);
    }
    return {std::move(facts), {{"method", methods}, {"moved", moved}}};
}

// One row for each method, the map in view below them.
void StableChart::build()
{
    if (!m_moved) {
        setNote(m_note);
        return;
    }
    const std::vector<Measurement> all = byMovement();
    PlotAxis across{tr("movement, as a share of the map's largest value"), leastMovement, 2};
    across.log = true;
    setAxes(across, {{}, -2, double(all.size()), 1, {}, false, false});
    PlotLine others{tr("other methods, the largest over all pictures"),
                    {},
                    QPen(colour(QPalette::PlaceholderText), 1, Qt::NoPen)};
    others.dot = 6;
    for (std::size_t i = 0; i < all.size(); ++i) {
        others.points.append({std::max(leastMovement, all[i].moved), double(i)});
    }
    add(others);
    PlotLine own{tr("this map"),
                 {{std::clamp(*m_moved, leastMovement, 1.5), -1}},
                 QPen(colour(QPalette::Highlight), 1, Qt::NoPen)};
    own.dot = 11;
    own.shape = QScatterSeries::MarkerShapeRectangle;
    add(own);
    rule(steadyMovement, colour(QPalette::Text));
}

// The method whose dot is near.
QString StableChart::told(const QPointF& at) const
{
    if (!m_moved) {
        return {};
    }
    const std::vector<Measurement> all = byMovement();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QPointF dot = positionOf(0, {std::max(leastMovement, all[i].moved), double(i)});
        if ((dot - at).manhattanLength() < 8) {
            return QStringLiteral("%1: %2").arg(titleOf(all[i]), percent(all[i].moved));
        }
    }
    return {};
}

ObjectChart::ObjectChart(QWidget* parent)
    : PlotView(QStringLiteral("objectChart"), tr("How much of the object the strongest patches cover"),
               parent)
{ }

void ObjectChart::show(const Curve& found, const QString& note)
{
    m_found = found;
    m_note = note;
    setAccessibleDescription(found.empty() ? note
                                           : tr("Area under the curve %1; an even map has 0.5.")
                                                 .arg(QLocale().toString(found.area(), 'f', 2)));
    rebuild();
}

void ObjectChart::build()
{
    if (m_found.empty()) {
        setNote(m_note);
        return;
    }
    PlotAxis across{tr("patches, the strongest first"), 0, 100, 25, QStringLiteral("%.0f %%")};
    across.grid = false;
    setAxes(across, {tr("of the object"), 0, 102, 50, QStringLiteral("%.0f %%")});
    PlotLine even{tr("even map"), {{0, 0}, {100, 100}}, QPen(colour(QPalette::PlaceholderText), 1)};
    add(even);
    PlotLine own{tr("this map"), {}, seriesPen(0, isDark(palette()))};
    for (std::size_t i = 0; i < m_found.value.size(); ++i) {
        own.points.append({100 * m_found.fraction[i], 100 * m_found.value[i]});
    }
    add(own);
}

} // namespace hydra::ui
