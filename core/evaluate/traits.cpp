// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/traits.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/randomised.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra {

namespace {

using Maps = std::vector<std::vector<float>>;

constexpr int noisyPictures = 10;
constexpr double noiseRadius = 0.02, roundingDeviation = 1e-6;
constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
enum Stream : std::uint64_t
{
    Rounding = 1,
    Noise,
    OtherClass
};

int rowsOf(const TraitQuestion& q)
{
    return static_cast<int>(q.pixels.size(2) / q.network.config().patchSize);
}

int colsOf(const TraitQuestion& q)
{
    return static_cast<int>(q.pixels.size(3) / q.network.config().patchSize);
}

Maps mapsOf(const TraitQuestion& q, const at::Tensor& pixels, const Target& target, const CancelToken& cancel)
{
    Maps maps;
    for (const Map& map : explainEach(q.network, pixels, q.sub, q.plan, q.asked, target, cancel)) {
        maps.push_back(tokenValues(map, rowsOf(q), colsOf(q)));
    }
    return maps;
}

// Computes all maps from one pass in float64.
Maps exactMapsOf(const TraitQuestion& q, const CancelToken& cancel)
{
    const Trace trace = traceOf(q.network, q.pixels, q.sub, q.plan, Precision::Double, cancel);
    Maps maps;
    for (const MapOptions& options : q.asked) {
        maps.push_back(tokenValues(explain(trace, options, q.target, cancel), rowsOf(q), colsOf(q)));
    }
    return maps;
}

// One draw for each value of the picture, the same on every machine.
template<class Draw>
at::Tensor drawn(const at::Tensor& like, const Draw& draw)
{
    const at::Tensor noise = at::empty(like.sizes(), at::TensorOptions(at::kFloat));
    std::generate_n(noise.data_ptr<float>(), noise.numel(), [&] { return static_cast<float>(draw()); });
    return noise;
}

double euclideanDifference(const std::vector<float>& a, const std::vector<float>& b)
{
    double difference = 0, magnitude = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        difference += (double(a[i]) - double(b[i])) * (double(a[i]) - double(b[i]));
        magnitude += double(b[i]) * double(b[i]);
    }
    return std::sqrt(difference / magnitude);
}

std::vector<double> sparsenesses(const Maps& maps)
{
    std::vector<double> found;
    for (const std::vector<float>& map : maps) {
        found.push_back(giniIndex(map));
    }
    return found;
}

std::vector<double> roundings(const TraitQuestion& q, const Maps& maps, const CancelToken& cancel)
{
    const Maps rounded = mapsOf(q, roundedPicture(q.pixels, q.seed), q.target, cancel);
    std::vector<double> found;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        found.push_back(movementOf(rounded[i], maps[i]));
    }
    return found;
}

std::vector<double> precisions(const TraitQuestion& q, const Maps& maps, const CancelToken& cancel)
{
    const Maps exact = exactMapsOf(q, cancel);
    std::vector<double> found;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        found.push_back(movementOf(maps[i], exact[i]));
    }
    return found;
}

std::vector<double> sensitivities(const TraitQuestion& q, const Maps& maps, const CancelToken& cancel)
{
    std::vector<double> found(maps.size(), 0);
    for (int picture = 0; picture < noisyPictures; ++picture) {
        CounterRandom random(q.seed, Noise, std::uint64_t(picture));
        const at::Tensor noise = drawn(q.pixels, [&] { return random.uniform(-noiseRadius, noiseRadius); });
        const Maps noisy = mapsOf(q, q.pixels + noise, q.target, cancel);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            found[i] = std::max(found[i], euclideanDifference(noisy[i], maps[i]));
        }
    }
    return found;
}

std::vector<double> otherLabels(const TraitQuestion& q, const Maps& maps, const CancelToken& cancel)
{
    const int classes = q.network.config().numClasses;
    if (!q.target.ofClassifier() || classes < 2) {
        return std::vector<double>(maps.size(), unknown);
    }
    CounterRandom random(q.seed, OtherClass, std::uint64_t(q.target.classIndex));
    const int step = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(classes - 1)));
    Target other = q.target;
    other.classIndex = (q.target.classIndex + step) % classes;
    const Maps others = mapsOf(q, q.pixels, other, cancel);
    std::vector<double> found;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        found.push_back(rankCorrelation(maps[i], others[i]));
    }
    return found;
}

std::vector<double> measured(const std::string& id, const TraitQuestion& q, const Maps& maps,
                             const CancelToken& cancel)
{
    return id == "sparseness" ? sparsenesses(maps)
        : id == "rounding"    ? roundings(q, maps, cancel)
        : id == "float32"     ? precisions(q, maps, cancel)
        : id == "sensitivity" ? sensitivities(q, maps, cancel)
                              : otherLabels(q, maps, cancel);
}

} // namespace

// G = sum_i (2 i - n - 1) |x_i| / (n sum |x|), i = 1..n in ascending order.
double giniIndex(const std::vector<float>& values)
{
    std::vector<double> sorted;
    for (const float value : values) {
        sorted.push_back(std::fabs(double(value)));
    }
    std::sort(sorted.begin(), sorted.end());
    const auto n = static_cast<double>(sorted.size());
    double weighted = 0, sum = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        weighted += (2 * double(i + 1) - n - 1) * sorted[i];
        sum += sorted[i];
    }
    return weighted / (n * sum);
}

at::Tensor roundedPicture(const at::Tensor& pixels, std::uint64_t seed)
{
    CounterRandom random(seed, Rounding);
    return pixels * drawn(pixels, [&] { return 1 + roundingDeviation * random.normal(); });
}

double movementOf(const std::vector<float>& moved, const std::vector<float>& map)
{
    double difference = 0, magnitude = 0;
    for (std::size_t i = 0; i < map.size(); ++i) {
        difference = std::max(difference, std::fabs(double(moved[i]) - double(map[i])));
        magnitude = std::max(magnitude, std::fabs(double(map[i])));
    }
    return difference / magnitude;
}

std::vector<Traits> traitsOf(const TraitQuestion& question, const std::vector<std::vector<float>>& maps,
                             const CancelToken& cancel)
{
    std::vector<Traits> found(maps.size());
    for (const std::string& id : question.traits) {
        if (!isTrait(id)) {
            throw internalError("unknown trait '%1'", id);
        }
        const std::vector<double> values = measured(id, question, maps, cancel);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            if (std::isfinite(values[i])) {
                found[i][id] = values[i];
            }
        }
    }
    return found;
}

} // namespace hydra
