// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/perturbation.h"

#include "core/base/error.h"
#include "core/explain/asking.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace hydra {

namespace {

constexpr int perturbationParts = 10; // the last, with everything removed, is not measured

// Mean rank from 0 of each value.
std::vector<double> meanRanks(const std::vector<float>& values)
{
    const std::vector<int> order = tokenOrder(values, false);
    std::vector<double> ranks(values.size());
    for (std::size_t from = 0; from < order.size();) {
        std::size_t to = from;
        while (to < order.size()
               && values[static_cast<std::size_t>(order[to])]
                   == values[static_cast<std::size_t>(order[from])]) {
            ++to;
        }
        for (std::size_t i = from; i < to; ++i) {
            ranks[static_cast<std::size_t>(order[i])] = (double(from) + double(to) - 1) / 2;
        }
        from = to;
    }
    return ranks;
}

float finite(double value)
{
    constexpr double most = 3e38;
    return std::isnan(value) ? 0.F : static_cast<float>(std::clamp(value, -most, most));
}

// The distinct numbers of tokens at the points of a curve of PARTS parts.
std::vector<int> distinctCounts(int parts, int last, int tokens)
{
    std::set<int> counts;
    for (int part = 0; part <= last; ++part) {
        counts.insert(tokensAt(part, parts, tokens));
    }
    return {counts.begin(), counts.end()};
}

at::Tensor patchArea(const at::Tensor& picture, int token, int cols, int patch) // picture [3,H,W]
{
    return picture.narrow(1, token / cols * patch, patch).narrow(2, token % cols * patch, patch);
}

// Overlap of PART (of PARTS along a side) and CELL (of CELLS along it), as a share of the side.
double shared(int part, int parts, int cell, int cells)
{
    const double low = std::max(double(part) / parts, double(cell) / cells);
    const double high = std::min(double(part + 1) / parts, double(cell + 1) / cells);
    return std::max(0.0, high - low);
}

// A round that saw the picture smaller has fewer, larger patches: each of ROWS x COLS gets the mean over its
// area.
std::vector<float> onOtherGrid(const Map& map, int rows, int cols)
{
    std::vector<float> values;
    for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
            double sum = 0;
            for (int y = row * map.rows / rows; y * rows < (row + 1) * map.rows; ++y) {
                for (int x = col * map.cols / cols; x * cols < (col + 1) * map.cols; ++x) {
                    sum += shared(row, rows, y, map.rows) * shared(col, cols, x, map.cols)
                        * double(map.values[static_cast<std::size_t>(y) * static_cast<std::size_t>(map.cols)
                                            + static_cast<std::size_t>(x)]);
                }
            }
            values.push_back(finite(sum * rows * cols));
        }
    }
    return values;
}

} // namespace

// The path from picture FROM to picture TO, patch by patch in ORDER, with the known answers at its ends.
struct PerturbationProbe::Way
{
    at::Tensor from, to; // [1,3,H,W]
    Answer start, end;
    std::vector<int> order;
};

std::vector<float> tokenValues(const Map& map, int rows, int cols)
{
    if (map.channels != 1) {
        throw usageError("feature colours do not rank patches: choose another method");
    }
    const bool divides =
        rows > 0 && cols > 0 && map.rows > 0 && map.cols > 0 && map.rows % rows == 0 && map.cols % cols == 0;
    if (rows < 1 || cols < 1 || map.rows < 1 || map.cols < 1
        || (!divides && std::int64_t(map.rows) * cols != std::int64_t(map.cols) * rows)
        || map.values.size() != static_cast<std::size_t>(map.rows) * static_cast<std::size_t>(map.cols)) {
        throw internalError("a map of %1x%2 does not fit %3x%4 patches", map.rows, map.cols, rows, cols);
    }
    if (!divides) {
        return onOtherGrid(map, rows, cols);
    }
    const int height = map.rows / rows;
    const int width = map.cols / cols;
    std::vector<float> values;
    for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
            double sum = 0;
            for (int y = row * height; y < (row + 1) * height; ++y) {
                for (int x = col * width; x < (col + 1) * width; ++x) {
                    sum += double(map.values[static_cast<std::size_t>(y) * static_cast<std::size_t>(map.cols)
                                             + static_cast<std::size_t>(x)]);
                }
            }
            values.push_back(finite(sum / (double(height) * width)));
        }
    }
    return values;
}

std::vector<int> tokenOrder(const std::vector<float>& values, bool largestFirst)
{
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const float x = values[static_cast<std::size_t>(a)];
        const float y = values[static_cast<std::size_t>(b)];
        return largestFirst ? x > y : x < y;
    });
    return order;
}

int tokensAt(int part, int parts, int tokens)
{
    return static_cast<int>((2LL * part * tokens + parts) / (2LL * parts));
}

double rankCorrelation(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.size() != b.size() || a.empty()) {
        throw internalError("rank correlation of %1 and %2 values", a.size(), b.size());
    }
    const std::vector<double> x = meanRanks(a);
    const std::vector<double> y = meanRanks(b);
    const double middle = (double(a.size()) - 1) / 2; // the mean of all ranks, ties or not
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - middle) * (y[i] - middle);
        xx += (x[i] - middle) * (x[i] - middle);
        yy += (y[i] - middle) * (y[i] - middle);
    }
    if (xx == 0 || yy == 0) {
        return xx == yy ? 1 : 0;
    }
    return xy / std::sqrt(xx * yy);
}

at::Tensor blurredPixels(const at::Tensor& pixels)
{
    const double deviation = double(std::min(pixels.size(2), pixels.size(3))) / 14;
    const auto radius = static_cast<std::int64_t>(std::ceil(2 * deviation));
    const at::Tensor steps = at::arange(-radius, radius + 1, at::kFloat) / deviation;
    at::Tensor taps = at::exp(steps * steps / -2);
    taps = taps / taps.sum();
    // Channels as a batch; the border is replicated, so that it does not fade to the mean.
    at::Tensor x = at::replication_pad2d(pixels.to(at::kFloat).transpose(0, 1),
                                         {radius, radius, radius, radius}); // [3,1,H+2r,W+2r]
    x = at::conv2d(x, taps.view({1, 1, 1, -1}));
    x = at::conv2d(x, taps.view({1, 1, -1, 1}));
    return x.transpose(0, 1).contiguous();
}

int probeBatch(const VitConfig& config, const SubNetwork& sub, int rows, int cols)
{
    return picturesInOnePass(config, sub, double(rows) * cols + config.prefixTokens(),
                             3.0 * rows * cols * config.patchSize * config.patchSize);
}

PerturbationProbe::PerturbationProbe(const VisionTransformer& network, at::Tensor pixels, SubNetwork sub,
                                     AttentionPlan plan, Target target, const CancelToken& cancel)
    : m_pixels(std::move(pixels))
    , m_class(target.kind == Target::Kind::Class ? target.classIndex : -1)
    , m_rows(static_cast<int>(m_pixels.size(2) / network.config().patchSize))
    , m_cols(static_cast<int>(m_pixels.size(3) / network.config().patchSize))
{
    const int classes = network.config().numClasses;
    const bool isClass = target.kind == Target::Kind::Class;
    if (isClass && classes == 0) {
        throw usageError("faithfulness measures how much a class loses, but this model is a backbone without "
                         "a classifier; choose another target, like the norm of its embedding");
    }
    if (isClass && network.config().embeds) {
        throw usageError("faithfulness measures how much a class loses, but this model's outputs are "
                         "embedding dimensions; choose another target, like the norm of its embedding");
    }
    if (isClass && network.config().answers == Answers::Values) {
        throw usageError("faithfulness measures how much a class loses, but this model's outputs are "
                         "numbers; choose another target, like output:0");
    }
    if (target.ofClassifier() && (target.classIndex < 0 || target.classIndex >= classes)) {
        throw usageError(isClass ? phrase("class: expected 0 to %1, got %2")
                                 : phrase("output: expected 0 to %1, got %2"),
                         classes - 1, target.classIndex);
    }
    const int together = probeBatch(network.config(), sub, m_rows, m_cols);
    m_network = std::make_unique<NetworkScorer>(network, sub, std::move(plan), std::move(target), together);
    m_scorer = m_network.get();
    askForEnds(cancel);
}

PerturbationProbe::PerturbationProbe(const Scorer& scorer, const ShownPicture& shown, int classIndex,
                                     const CancelToken& cancel)
    : m_scorer(&scorer)
    , m_pixels(shown.pixels)
    , m_class(classIndex)
    , m_rows(shown.rows)
    , m_cols(shown.cols)
{
    askForEnds(cancel);
}

void PerturbationProbe::askForEnds(const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    m_blur = blurredPixels(m_pixels);
    const std::vector<Answer> ends = ask(at::cat({m_pixels, m_blur, at::zeros_like(m_pixels)}), cancel);
    m_whole = ends[0];
    m_blurred = ends[1];
    m_empty = ends[2];
}

std::vector<PerturbationProbe::Answer> PerturbationProbe::ask(const at::Tensor& batch,
                                                              const CancelToken& cancel) const
{
    const Scorer::Worth worth = m_scorer->worth(batch, ClassValue::Probability, cancel);
    std::vector<Answer> answers;
    for (std::int64_t i = 0; i < batch.size(0); ++i) {
        answers.push_back({worth.values.data_ptr<double>()[i], worth.first.data_ptr<bool>()[i]});
    }
    return answers;
}

// The answers after COUNTS (ascending) tokens of the path.
std::vector<PerturbationProbe::Answer> PerturbationProbe::walk(const Way& way, const std::vector<int>& counts,
                                                               const CancelToken& cancel) const
{
    const c10::NoGradGuard noGrad;
    const int total = static_cast<int>(way.order.size());
    const auto most = static_cast<std::size_t>(m_scorer->picturesAtOnce());
    const int patch = static_cast<int>(m_pixels.size(2)) / m_rows;
    const at::Tensor state = way.from[0].clone(); // [3,H,W]
    std::vector<Answer> answers;
    std::vector<at::Tensor> waiting;
    int done = 0;
    const auto flush = [&] {
        if (!waiting.empty()) {
            cancel.check();
            const std::vector<Answer> found = ask(at::stack(waiting), cancel);
            answers.insert(answers.end(), found.begin(), found.end());
            waiting.clear();
        }
    };
    for (const int count : counts) {
        for (; done < count; ++done) {
            const int token = way.order[static_cast<std::size_t>(done)];
            patchArea(state, token, m_cols, patch).copy_(patchArea(way.to[0], token, m_cols, patch));
        }
        if (count == 0) {
            answers.push_back(way.start);
        } else if (count == total) {
            flush();
            answers.push_back(way.end);
        } else {
            waiting.push_back(state.clone());
            if (waiting.size() == most) {
                flush();
            }
        }
    }
    flush();
    return answers;
}

Measured PerturbationProbe::measure(const std::vector<float>& values, const CurveChoice& choice,
                                    const CancelToken& cancel, const Progress& progress) const
{
    return {m_class, m_whole.probability, m_blurred.probability, m_empty.probability,
            curves(values, choice, progress, cancel)};
}

Perturbations PerturbationProbe::curves(const std::vector<float>& values, const CurveChoice& choice,
                                        const Progress& progress, const CancelToken& cancel) const
{
    const int tokens = m_rows * m_cols;
    if (static_cast<int>(values.size()) != tokens || choice.steps < 1) {
        throw internalError("perturbation: %1 values for %2 tokens, %3 steps", values.size(), tokens,
                            choice.steps);
    }
    const std::vector<int> along = distinctCounts(choice.steps, choice.steps, tokens);
    const std::vector<int> tenths = distinctCounts(perturbationParts, perturbationParts - 1, tokens);
    const at::Tensor empty = at::zeros_like(m_pixels);
    const Way removal{m_pixels, empty, m_whole, m_empty, tokenOrder(values, true)};
    const auto probabilities = [&](const std::vector<int>& counts, const std::vector<Answer>& answers,
                                   const std::vector<int>& wanted) {
        Curve curve;
        for (const int count : wanted) {
            const auto at = std::lower_bound(counts.begin(), counts.end(), count) - counts.begin();
            curve.fraction.push_back(double(count) / tokens);
            curve.value.push_back(answers[static_cast<std::size_t>(at)].probability);
        }
        return curve;
    };
    const auto staysFirst = [&](const std::vector<int>& counts, const std::vector<Answer>& answers) {
        Curve curve;
        for (int part = 0; part < perturbationParts; ++part) {
            const int count = tokensAt(part, perturbationParts, tokens);
            const auto at = std::lower_bound(counts.begin(), counts.end(), count) - counts.begin();
            curve.fraction.push_back(double(part) / perturbationParts);
            curve.value.push_back(answers[static_cast<std::size_t>(at)].first ? 1 : 0);
        }
        return curve;
    };

    Perturbations found;
    const bool perturbation = choice.perturbation && m_class >= 0;
    std::set<int> wanted;
    if (choice.deletion) {
        wanted.insert(along.begin(), along.end());
    }
    if (perturbation) {
        wanted.insert(tenths.begin(), tenths.end());
    }
    const std::vector<int> removed(wanted.begin(), wanted.end());
    report(progress, 0, phrase("most relevant removed first"));
    const std::vector<Answer> afterRemoval = walk(removal, removed, cancel);
    if (choice.deletion) {
        found.deletion = probabilities(removed, afterRemoval, along);
    }
    if (perturbation) {
        found.positive = staysFirst(removed, afterRemoval);
        report(progress, 0.4, phrase("least relevant removed first"));
        const Way spared{m_pixels, empty, m_whole, m_empty, tokenOrder(values, false)};
        found.negative = staysFirst(tenths, walk(spared, tenths, cancel));
    }
    if (choice.insertion) {
        report(progress, 0.6, phrase("most relevant put back first"));
        const Way insertion{m_blur, m_pixels, m_blurred, m_whole, removal.order};
        found.insertion = probabilities(along, walk(insertion, along, cancel), along);
    }
    report(progress, 1, phrase("perturbation done"));
    return found;
}

} // namespace hydra
