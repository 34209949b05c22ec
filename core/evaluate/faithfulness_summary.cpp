// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of many pictures as means with intervals.
#include "core/base/statistics.h"
#include "core/evaluate/faithfulness.h"

#include <algorithm>
#include <cmath>

namespace hydra::engine {

namespace {

// Point by point; the curves of one network have the same points.
Curve meanCurve(const std::vector<const MapScore*>& scores, Curve Perturbations::*which)
{
    Curve mean;
    int count = 0;
    for (const MapScore* score : scores) {
        const Curve& one = score->curves.*which;
        if (one.empty() || (count > 0 && one.value.size() != mean.value.size())) {
            continue;
        }
        if (count == 0) {
            mean = {one.fraction, std::vector<double>(one.value.size(), 0.0)};
        }
        ++count;
        for (std::size_t i = 0; i < one.value.size(); ++i) {
            mean.value[i] += one.value[i];
        }
    }
    for (double& value : mean.value) {
        value /= count;
    }
    return mean;
}

std::vector<double> areas(const std::vector<const MapScore*>& scores, Curve Perturbations::*which)
{
    std::vector<double> values;
    for (const MapScore* score : scores) {
        const Curve& curve = score->curves.*which;
        if (!curve.empty()) {
            values.push_back(curve.area());
        }
    }
    return values;
}

void addPlaces(FaithfulnessRow& row, const std::vector<const MapScore*>& scores)
{
    std::vector<double> masses;
    int hits = 0;
    for (const MapScore* score : scores) {
        if (score->place) {
            hits += score->place->hit ? 1 : 0;
            masses.push_back(score->place->mass);
            row.chanceHit += score->place->chanceHit;
            row.chanceMass += score->place->chanceMass;
        }
    }
    const auto count = static_cast<int>(masses.size());
    row.pointing = proportionOf(hits, count);
    row.mass = estimateOf(masses);
    row.chanceHit /= std::max(1, count);
    row.chanceMass /= std::max(1, count);
}

void addRandomisation(FaithfulnessRow& row, const std::vector<const MapScore*>& scores)
{
    std::vector<double> last;
    for (const MapScore* score : scores) {
        const std::vector<double>& steps = score->randomisation;
        if (steps.empty() || (!last.empty() && steps.size() != row.randomisationSteps.size())) {
            continue;
        }
        row.randomisationSteps.resize(steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            row.randomisationSteps[i] += steps[i];
        }
        last.push_back(steps.back());
    }
    for (double& step : row.randomisationSteps) {
        step /= double(last.size());
    }
    row.randomisation = estimateOf(last);
}

void addTraits(FaithfulnessRow& row, const std::vector<const MapScore*>& scores)
{
    for (const TraitInfo& info : traitTable()) {
        std::vector<double> values;
        for (const MapScore* score : scores) {
            if (const auto found = score->traits.find(info.id); found != score->traits.end()) {
                values.push_back(found->second);
            }
        }
        if (!values.empty()) {
            const auto [smallest, largest] = std::minmax_element(values.begin(), values.end());
            row.traits[info.id] = {estimateOf(values), *smallest, *largest};
        }
    }
}

FaithfulnessRow rowOf(const std::vector<const MapScore*>& scores)
{
    FaithfulnessRow row;
    row.method = scores.front()->method;
    row.heads = scores.front()->heads;
    row.images = static_cast<int>(scores.size());
    row.deletion = estimateOf(areas(scores, &Perturbations::deletion));
    row.insertion = estimateOf(areas(scores, &Perturbations::insertion));
    row.positive = estimateOf(areas(scores, &Perturbations::positive));
    row.negative = estimateOf(areas(scores, &Perturbations::negative));
    row.curves = {meanCurve(scores, &Perturbations::deletion), meanCurve(scores, &Perturbations::insertion),
                  meanCurve(scores, &Perturbations::positive), meanCurve(scores, &Perturbations::negative)};
    for (const MapScore* score : scores) {
        row.whole += score->whole / row.images;
        row.blurred += score->blurred / row.images;
        row.empty += score->empty / row.images;
    }
    addPlaces(row, scores);
    addRandomisation(row, scores);
    addTraits(row, scores);
    return row;
}

} // namespace

Estimate estimateOf(const std::vector<double>& values)
{
    constexpr double z = 1.959963984540054;
    const auto count = static_cast<double>(values.size());
    Estimate e;
    e.count = static_cast<int>(values.size());
    if (values.empty()) {
        return e;
    }
    for (const double value : values) {
        e.mean += value / count;
    }
    double squares = 0;
    for (const double value : values) {
        squares += (value - e.mean) * (value - e.mean);
    }
    const double half = values.size() < 2 ? 0 : z * std::sqrt(squares / (count - 1) / count);
    e.low = e.mean - half;
    e.high = e.mean + half;
    return e;
}

Estimate proportionOf(int hits, int count)
{
    if (count == 0) {
        return {};
    }
    const auto [low, high] = wilsonInterval(hits, count); // percent
    return {count, double(hits) / count, low / 100, high / 100};
}

std::vector<FaithfulnessRow> summarise(const std::vector<MapScore>& scores)
{
    std::vector<std::vector<const MapScore*>> groups;
    for (const MapScore& score : scores) {
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
            return group.front()->method == score.method && group.front()->heads == score.heads;
        });
        if (same == groups.end()) {
            groups.push_back({&score});
        } else {
            same->push_back(&score);
        }
    }
    std::vector<FaithfulnessRow> rows;
    for (const auto& group : groups) {
        rows.push_back(rowOf(group));
    }
    return rows;
}

} // namespace hydra::engine
