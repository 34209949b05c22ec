// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/tsne.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/tsne/distances.h"
#include "core/tsne/objective.h"
#include "core/tsne/pca.h"
#include "core/tsne/vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::tsne {

namespace {

// Gradient descent with momentum and a gain for each coordinate (Jacobs 1988), as van der Maaten's t-SNE and
// scikit-learn's: a gain grows by 0.2 where a coordinate keeps its direction, and shrinks by a fifth where it
// turns back.
class Descent
{
public:
    Descent(std::size_t count, double learningRate, double momentum)
        : m_rate(static_cast<float>(learningRate))
        , m_momentum(static_cast<float>(momentum))
        , m_x{std::vector<float>(count, 1.0F), std::vector<float>(count, 0.0F)}
        , m_y(m_x)
    { }

    // Moves POINTS; returns the length of the gradient times the gains.
    double step(Points& points, const Points& gradient)
    {
        const double x = move(m_x, points.x, gradient.x);
        const double y = move(m_y, points.y, gradient.y);
        return std::sqrt(x + y);
    }

private:
    struct Axis
    {
        std::vector<float> gain, update;
    };
    double move(Axis& axis, std::vector<float>& points, const std::vector<float>& gradient) const
    {
        constexpr float leastGain = 0.01F;
        double squares = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            float& gain = axis.gain[i];
            float& update = axis.update[i];
            gain = std::max(leastGain, update * gradient[i] < 0 ? gain + 0.2F : gain * 0.8F);
            const float slope = gain * gradient[i];
            update = m_momentum * update - m_rate * slope;
            points[i] += update;
            squares += double(slope) * double(slope);
        }
        return squares;
    }

    float m_rate, m_momentum;
    Axis m_x, m_y;
};

constexpr double startDeviation = 1e-4; // of the first coordinate
constexpr int checkEvery = 50; // iterations
constexpr int patience = 300; // iterations without a better divergence
constexpr double flat = 1e-7; // gradient length at which to stop

void checkOptions(const Vectors& data, const Options& o)
{
    const auto within = [](const char* what, double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw usageError("t-SNE: %1: expected %2 to %3, got %4", what, low, high, value);
        }
    };
    within("perplexity", o.perplexity, 2, 1e5);
    within("exaggeration", o.exaggeration, 1, 1000);
    within("iterations", o.iterations, 1, 1e6);
    within(phrase("exaggerated iterations"), o.exaggerated, 0, 1e6);
    within(phrase("learning rate"), o.learningRate, 0, 1e6);
    within("theta", o.theta, 0, 0.7);
    within("threads", o.threads, 0, 1024);
    if (double(data.count) < 3 * o.perplexity) {
        throw inputError(
            "t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3",
            o.perplexity, std::ceil(3 * o.perplexity), data.count);
    }
    if (data.count > std::size_t(std::numeric_limits<std::int32_t>::max()) / 2 || data.width == 0
        || data.values.size() != data.count * data.width) {
        throw internalError("t-SNE: expected %1 x %2 numbers, got %3", data.count, data.width,
                            data.values.size());
    }
    const bool given = !o.start.x.empty() || !o.start.y.empty();
    if (given && (o.start.x.size() != data.count || o.start.y.size() != data.count)) {
        throw usageError("t-SNE: start: expected %1 points, got %2 and %3", data.count, o.start.x.size(),
                         o.start.y.size());
    }
    for (std::size_t i = 0; i < data.values.size(); ++i) {
        if (!std::isfinite(data.values[i])) {
            throw inputError("t-SNE: component %1 of vector %2 is not a finite number", i % data.width,
                             i / data.width);
        }
    }
}

double deviation(const std::vector<float>& values)
{
    double sum = 0;
    double squares = 0;
    for (const float v : values) {
        sum += double(v);
    }
    for (const float v : values) {
        const double d = double(v) - sum / double(values.size());
        squares += d * d;
    }
    return std::sqrt(squares / double(values.size()));
}

// Two principal components, the first with a deviation of 1e-4. A coordinate along which the data does not
// extend is drawn at random: with equal values the points would never leave the line.
Points startOf(const Vectors& rows, const Options& options, Crew& crew)
{
    if (!options.start.x.empty()) {
        return options.start;
    }
    const Vectors scores = principalComponents(rows, 2, crew);
    Points start{std::vector<float>(rows.count), std::vector<float>(rows.count)};
    for (std::size_t i = 0; i < rows.count; ++i) {
        start.x[i] = scores.row(i)[0];
        start.y[i] = scores.row(i)[1];
    }
    const double first = deviation(start.x);
    const double scale = first > 0 ? startDeviation / first : 0.0;
    std::uint64_t stream = 0;
    for (std::vector<float>* axis : {&start.x, &start.y}) {
        const bool extends = deviation(*axis) > 1e-6 * first;
        const double stir = !extends ? startDeviation : options.seed != 0 ? startDeviation / 100 : 0.0;
        CounterRandom random(options.seed, 0x7453'4e45, stream++);
        for (float& value : *axis) {
            value = static_cast<float>((extends ? double(value) * scale : 0.0) + stir * random.normal());
        }
    }
    return start;
}

std::unique_ptr<Objective> objectiveOf(const Vectors& rows, const Options& options, Crew& crew)
{
    if (rows.count <= options.exactUpTo) {
        return exactObjective(denseAffinities(rows, options.perplexity, crew), crew);
    }
    const auto k = std::min(rows.count - 1, static_cast<std::size_t>(3 * options.perplexity + 1));
    const Neighbours neighbours = nearestNeighbours(rows, k, crew);
    return barnesHutObjective(sparseAffinities(neighbours, options.perplexity, crew), options.theta, crew);
}

struct Phase
{
    int end; // iteration
    double exaggeration, momentum;
    bool watchesDivergence; // may end early when it does not fall
};

// Runs a phase from ITERATION on; returns the iteration after its end.
int descend(Objective& objective, const Phase& phase, double rate, int iteration, Points& points,
            const Crew& crew, const Watch& watch)
{
    Descent descent(points.x.size(), rate, phase.momentum);
    Points gradient;
    double best = std::numeric_limits<double>::infinity();
    int bestAt = iteration;
    while (iteration < phase.end) {
        crew.cancel().check();
        objective.gradient(points, phase.exaggeration, gradient);
        const double slope = descent.step(points, gradient);
        ++iteration;
        if (watch) {
            watch(iteration, points);
        }
        if (iteration % checkEvery != 0 || iteration == phase.end) {
            continue;
        }
        const double divergence = phase.watchesDivergence ? objective.divergence(points) : 0.0;
        if (divergence < best) {
            best = divergence;
            bestAt = iteration;
        }
        if (slope <= flat || (phase.watchesDivergence && iteration - bestAt > patience)) {
            break;
        }
    }
    return iteration;
}

} // namespace

Result embed(const Vectors& data, const Options& options, const CancelToken& cancel, const Watch& watch)
{
    checkOptions(data, options);
    Crew crew(options.threads, cancel);
    Vectors rows = centred(data);
    if (options.reduceTo > 0 && options.reduceTo < rows.width) {
        rows = centred(principalComponents(rows, options.reduceTo, crew));
    }
    Result result;
    result.exact = rows.count <= options.exactUpTo;
    result.points = startOf(rows, options, crew);
    const std::unique_ptr<Objective> objective = objectiveOf(rows, options, crew);
    const double rate = options.learningRate > 0
        ? options.learningRate
        : std::max(double(rows.count) / options.exaggeration / 4, 50.0);
    const int early = std::min(options.exaggerated, options.iterations);
    const Phase phases[] = {{early, options.exaggeration, 0.5, false}, {options.iterations, 1, 0.8, true}};
    for (const Phase& phase : phases) {
        result.iterations = descend(*objective, phase, rate, result.iterations, result.points, crew, watch);
    }
    result.divergence = objective->divergence(result.points);
    return result;
}

} // namespace hydra::tsne
