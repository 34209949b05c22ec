// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/live_curves.h"

#include "ui/paint/format.h"

#include <QObject>

#include <algorithm>

namespace hydra::ui {

void LiveCurves::add(qint64 number, int heads, double age, const engine::PredictionPtr& prediction)
{
    if (!m_frames.empty() && double(number) <= m_frames.back().number) { // sought, or begun again
        m_frames.clear();
    }
    m_frames.push_back({double(number), double(heads), age, prediction});
    if (m_frames.size() > most) {
        m_frames.pop_front();
    }
}

std::vector<double> LiveCurves::places() const
{
    std::vector<double> numbers;
    for (const Seen& seen : m_frames) {
        numbers.push_back(seen.number);
    }
    return numbers;
}

// What the axis shows: one slow frame, as the first, must not press all others flat.
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

std::vector<TrainingChart> LiveCurves::charts(double deadline, const VitConfig& config) const
{
    const auto curve = [this](const QString& name, auto value) {
        TrainingCurve made{name, {}};
        for (const Seen& seen : m_frames) {
            made.values.push_back(value(seen));
        }
        return made;
    };
    TrainingChart heads{
        QStringLiteral("heads"), QObject::tr("Heads"), {}, 0, double(config.numHeads.value) + 1, true};
    heads.curves.push_back(curve(QObject::tr("k"), [](const Seen& seen) { return seen.heads; }));
    TrainingChart age{QStringLiteral("age"), QObject::tr("Delay (ms)"), {}, 0, mostAge(deadline), true};
    age.curves.push_back(curve(QObject::tr("delay"), [](const Seen& seen) { return seen.age; }));
    age.curves.push_back(curve(QObject::tr("deadline"), [deadline](const Seen&) { return deadline; }));
    TrainingChart classes{QStringLiteral("classes"), QObject::tr("Probability"), {}, 0, 1, true};
    if (!m_frames.empty() && m_frames.back().prediction) {
        const std::vector<int>& ranking = m_frames.back().prediction->ranking;
        if (m_frames.back().prediction->ofValues()) {
            classes = {QStringLiteral("classes"), QObject::tr("Value"), {}, -1e300};
        }
        for (std::size_t i = 0; i < std::min<std::size_t>(3, ranking.size()); ++i) {
            const auto index = static_cast<std::size_t>(ranking[i]);
            classes.curves.push_back(curve(text(config.className(ranking[i])), [index](const Seen& seen) {
                const std::vector<float>& all = seen.prediction->probabilities;
                return index < all.size() ? double(all[index]) : 0.0;
            }));
        }
    }
    for (TrainingChart* chart : {&heads, &age, &classes}) {
        chart->sliding = true;
    }
    return {heads, age, classes};
}

} // namespace hydra::ui
