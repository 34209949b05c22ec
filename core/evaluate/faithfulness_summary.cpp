// SPDX-License-Identifier: GPL-3.0-or-later
// Means with intervals over many pictures, one score at a time.
#include "core/base/error.h"
#include "core/base/statistics.h"
#include "core/evaluate/faithfulness.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hydra {

namespace running { // not anonymous, because a class that other files see has members of these types

// Mean and sum of squared deviations, updated per value (Welford 1962): one pass, without cancellation.
struct Number
{
    int count = 0;
    double mean = 0, squares = 0;

    void add(double value)
    {
        const double before = value - mean;
        ++count;
        mean += before / count;
        squares += before * (value - mean);
    }
    [[nodiscard]] Estimate estimate() const
    {
        constexpr double z = 1.959963984540054;
        if (count == 0) {
            return {};
        }
        const double half = count < 2 ? 0 : z * std::sqrt(squares / (count - 1.0) / count);
        return {count, mean, mean - half, mean + half};
    }
};

// Sums element by element; lists of a network have equal lengths, others are left out (add() returns false).
struct List
{
    std::vector<double> sums;
    int count = 0;

    bool add(const std::vector<double>& values)
    {
        if (values.empty() || (count > 0 && values.size() != sums.size())) {
            return false;
        }
        sums.resize(values.size());
        std::transform(values.begin(), values.end(), sums.begin(), sums.begin(), std::plus<>());
        ++count;
        return true;
    }
    [[nodiscard]] std::vector<double> means() const
    {
        std::vector<double> means = sums;
        for (double& value : means) {
            value /= std::max(1, count);
        }
        return means;
    }
};

struct Curves
{
    std::vector<double> fraction;
    List values;
    Number area;

    void add(const Curve& curve)
    {
        if (curve.empty()) {
            return;
        }
        if (values.count == 0) {
            fraction = curve.fraction;
        }
        (void)values.add(curve.value);
        area.add(curve.area());
    }
    [[nodiscard]] Curve mean() const { return {fraction, values.means()}; }
};

struct Trait
{
    Number value;
    double smallest = 0, largest = 0;
};

} // namespace running

struct FaithfulnessSummary::Group
{
    std::string method;
    int heads = 0;
    running::Number whole, blurred, empty, mass, chanceHit, chanceMass, randomisation;
    int hits = 0;
    running::Curves deletion, insertion, positive, negative;
    running::List steps;
    std::map<std::string, running::Trait> traits;

    void add(const MapScore& score)
    {
        whole.add(score.whole);
        blurred.add(score.blurred);
        empty.add(score.empty);
        deletion.add(score.curves.deletion);
        insertion.add(score.curves.insertion);
        positive.add(score.curves.positive);
        negative.add(score.curves.negative);
        if (score.place) {
            hits += score.place->hit ? 1 : 0;
            mass.add(score.place->mass);
            chanceHit.add(score.place->chanceHit);
            chanceMass.add(score.place->chanceMass);
        }
        if (steps.add(score.randomisation)) {
            randomisation.add(score.randomisation.back());
        }
        for (const auto& [id, value] : score.traits) {
            running::Trait& trait = traits[id];
            trait.smallest = trait.value.count == 0 ? value : std::min(trait.smallest, value);
            trait.largest = trait.value.count == 0 ? value : std::max(trait.largest, value);
            trait.value.add(value);
        }
    }

    [[nodiscard]] FaithfulnessRow row() const
    {
        FaithfulnessRow row;
        row.method = method;
        row.heads = heads;
        row.images = whole.count;
        row.deletion = deletion.area.estimate();
        row.insertion = insertion.area.estimate();
        row.positive = positive.area.estimate();
        row.negative = negative.area.estimate();
        row.curves = {deletion.mean(), insertion.mean(), positive.mean(), negative.mean()};
        row.whole = whole.mean;
        row.blurred = blurred.mean;
        row.empty = empty.mean;
        row.pointing = proportionOf(hits, mass.count);
        row.mass = mass.estimate();
        row.chanceHit = chanceHit.mean;
        row.chanceMass = chanceMass.mean;
        row.randomisation = randomisation.estimate();
        row.randomisationSteps = steps.means();
        for (const auto& [id, trait] : traits) {
            row.traits[id] = {trait.value.estimate(), trait.smallest, trait.largest};
        }
        return row;
    }
};

Estimate estimateOf(const std::vector<double>& values)
{
    running::Number running;
    for (const double value : values) {
        running.add(value);
    }
    return running.estimate();
}

Estimate proportionOf(int hits, int count)
{
    if (count == 0) {
        return {};
    }
    const auto [low, high] = wilsonInterval(hits, count); // percent
    return {count, double(hits) / count, low / 100, high / 100};
}

std::string randomisedStep(int step, int depth)
{
    if (step == 0) {
        return "classifier";
    }
    return step <= depth ? join("block ", depth - step) : "embedding";
}

FaithfulnessSummary::FaithfulnessSummary() = default;
FaithfulnessSummary::~FaithfulnessSummary() = default;
FaithfulnessSummary::FaithfulnessSummary(FaithfulnessSummary&&) noexcept = default;
FaithfulnessSummary& FaithfulnessSummary::operator=(FaithfulnessSummary&&) noexcept = default;

void FaithfulnessSummary::add(const MapScore& score)
{
    const auto [place, isNew] = m_places.emplace(std::pair(score.method, score.heads), m_groups.size());
    if (isNew) {
        m_groups.emplace_back();
        m_groups.back().method = score.method;
        m_groups.back().heads = score.heads;
    }
    m_groups[place->second].add(score);
}

std::vector<FaithfulnessRow> FaithfulnessSummary::rows() const
{
    std::vector<FaithfulnessRow> rows;
    for (const Group& group : m_groups) {
        rows.push_back(group.row());
    }
    return rows;
}

} // namespace hydra
