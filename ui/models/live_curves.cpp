// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/live_curves.h"

#include "ui/paint/format.h"

#include <QObject>

#include <algorithm>

namespace hydra::ui {

void LiveCurves::add(qint64 number, int heads, double age, const engine::PredictionPtr& prediction)
{
    if (!m_frames.empty() && double(number) <= m_frames.back().number) { // after a seek or a restart
        m_frames.clear();
    }
    m_frames.push_back({double(number), double(heads), age, prediction});
    if (m_frames.size() > most) {
        m_frames.pop_front();
    }
}

// The top of the delay axis: one slow frame, such as the first, must not flatten all others.
double LiveCurves::mostAge(double deadline) const
{
    std::vector<double> ages;
    for (const Seen& seen : m_frames) {
        ages.push_back(seen.age);
    }
    if (ages.empty()) {
        return 2 * deadline;
    }
    const auto usual = ages.begin() + std::ptrdiff_t(ages.size() * 9 / 10);
    std::nth_element(ages.begin(), usual, ages.end());
    return 2 * std::max(deadline, *usual);
}

std::vector<Chart> LiveCurves::charts(double deadline, const VitConfig& config) const
{
    const auto valuesOf = [this](auto value) {
        std::vector<double> values;
        std::transform(m_frames.begin(), m_frames.end(), std::back_inserter(values), value);
        return values;
    };
    const std::vector<double> places = valuesOf([](const Seen& seen) { return seen.number; });
    const auto add = [&](Chart& chart, const QString& name, auto value) {
        chart.series.push_back(curveOf(name, valuesOf(value), places));
    };
    std::vector<Chart> charts(3);
    Chart &heads = charts[0], &age = charts[1], &classes = charts[2];
    const auto begin = [](Chart& chart, const char* id, const QString& title, double top) {
        chart.id = id;
        chart.title = title.toStdString();
        chart.up.least = 0;
        chart.up.most = top;
        chart.up.fromZero = true;
    };
    begin(heads, "heads", QObject::tr("Heads"), double(config.numHeads.value) + 1);
    begin(age, "age", QObject::tr("Delay (ms)"), mostAge(deadline));
    begin(classes, "classes", QObject::tr("Probability"), 1);
    add(heads, QObject::tr("k"), [](const Seen& seen) { return seen.heads; });
    add(age, QObject::tr("delay"), [](const Seen& seen) { return seen.age; });
    add(age, QObject::tr("deadline"), [deadline](const Seen&) { return deadline; });
    if (!m_frames.empty() && m_frames.back().prediction) {
        const std::vector<int>& ranking = m_frames.back().prediction->ranking;
        if (m_frames.back().prediction->ofValues()) {
            classes.title = QObject::tr("Value").toStdString();
            classes.up = {};
        }
        for (std::size_t i = 0; i < std::min<std::size_t>(3, ranking.size()); ++i) {
            const auto index = static_cast<std::size_t>(ranking[i]);
            add(classes, text(config.className(ranking[i])), [index](const Seen& seen) {
                const std::vector<float>& all = seen.prediction->probabilities;
                return index < all.size() ? double(all[index]) : 0.0;
            });
        }
    }
    for (Chart& chart : charts) {
        lay(chart, places, &chart == &classes ? QObject::tr("Frame") : QString(), true);
    }
    return charts;
}

} // namespace hydra::ui
