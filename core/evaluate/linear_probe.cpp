// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/linear_probe.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/base/not_finite.h"
#include "core/base/printable.h"
#include "core/evaluate/pixels.h"
#include "core/format/csv_table.h"
#include "core/image/list_folders.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <numeric>

namespace hydra {

namespace {

constexpr std::int64_t mostEmbedded = std::int64_t(1) << 27; // all embeddings together: 1 GiB
constexpr std::size_t picturesAtOnce = 8;

std::vector<std::pair<Path, std::string>> labelledFiles(const Path& folder)
{
    std::vector<std::pair<Path, std::string>> files;
    if (const Path path = labelTable(folder); !path.empty()) {
        const CsvTable table(path);
        const std::size_t file = table.neededColumn("file");
        for (std::size_t row = 0; row < table.rows(); ++row) {
            files.emplace_back(pictureInRow(folder, table, row, file),
                               composedName(classWordInRow(table, row)));
        }
        return files;
    }
    bool deeper = true; // every picture lies deeper than its class folder, as below train/ and val/
    for (const Path& one : listFolders(folder)) {
        for (const Path& image : listClass(one, true)) {
            files.emplace_back(image, composedName(one.filename().string()));
            deeper = deeper && image.parent_path() != one;
        }
    }
    if (deeper && !files.empty()) {
        throw inputError("%1: expected one sub-folder per class, found pictures only in deeper ones, e.g. %2",
                         folder.string(), printable(files.front().first.string()));
    }
    return files;
}

// Returns what NETWORK's classifiers read, averaged, [N,e] float32; fills LABELS. Skips unreadable pictures.
at::Tensor embeddingsOf(const VisionTransformer& network, const std::vector<LabelledImage>& images,
                        const ProbeSettings& settings, std::vector<std::int64_t>& labels,
                        std::vector<Message>& skipped, const Progress& progress, const CancelToken& cancel)
{
    const Preprocessing how = Preprocessing::of(network.config(), settings.ask.size);
    const SubNetwork sub = settings.ask.sub(settings.ask.heads);
    std::vector<at::Tensor> found, waiting;
    std::vector<std::pair<std::string, int>> waitingNames; // with labels
    const auto take = [&](std::size_t from, std::size_t count) {
        const std::vector<at::Tensor> some(waiting.begin() + std::ptrdiff_t(from),
                                           waiting.begin() + std::ptrdiff_t(from + count));
        at::Tensor tokens;
        (void)network.forward(at::cat(some, 0), sub, settings.ask.plan, cancel, nullptr, &tokens);
        found.push_back(network.pooled(tokens, sub).mean(1).to(at::kCPU));
        for (std::size_t i = from; i < from + count; ++i) {
            labels.push_back(waitingNames[i].second);
        }
    };
    const auto flush = [&] {
        try {
            waiting.empty() ? void() : take(0, waiting.size());
        } catch (const NotFinite&) {
            for (std::size_t i = 0; i < waiting.size(); ++i) { // finds the bad ones
                try {
                    take(i, 1);
                } catch (const NotFinite& error) {
                    skipped.push_back(message("%1: %2", waitingNames[i].first, error));
                }
            }
        }
        waiting.clear();
        waitingNames.clear();
    };
    for (std::size_t i = 0; i < images.size(); ++i) {
        cancel.check();
        report(progress, 0.9 * double(i) / double(images.size()),
               message("picture %1 of %2", i + 1, images.size()));
        try {
            for (const NamedPixels& picture : pixelsOf(images[i].path, how)) {
                if (!waiting.empty() && waiting.front().sizes() != picture.pixels.sizes()) {
                    flush(); // a batch needs equal sizes; arrays are not resized
                }
                waiting.push_back(picture.pixels);
                waitingNames.emplace_back(picture.name, images[i].classIndex);
            }
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Input) {
                throw;
            }
            skipped.push_back(error.message());
        }
        if (waiting.size() >= picturesAtOnce) {
            flush();
        }
    }
    flush();
    if (found.empty()) {
        throw skipped.empty() ? inputError("no picture could be read")
                              : inputError("no picture could be read; the first: %1", skipped[0]);
    }
    return at::cat(found, 0);
}

// Whether each picture is held out: SHARE of each class, but never all of it.
std::vector<bool> heldOut(const std::vector<std::int64_t>& labels, double share, std::uint64_t seed)
{
    std::map<std::int64_t, std::vector<std::pair<std::uint64_t, std::size_t>>> drawn;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        drawn[labels[i]].emplace_back(CounterRandom(seed, 0, i).next(), i);
    }
    std::vector<bool> isHeldOut(labels.size(), false);
    for (auto& [label, places] : drawn) {
        std::sort(places.begin(), places.end());
        const auto wanted = static_cast<std::size_t>(std::lround(share * double(places.size())));
        for (std::size_t i = 0; i < std::min(wanted, places.size() - 1); ++i) {
            isHeldOut[places[i].second] = true;
        }
    }
    return isHeldOut;
}

at::Tensor placesWhere(const std::vector<bool>& flags, bool wanted)
{
    std::vector<std::int64_t> places;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (flags[i] == wanted) {
            places.push_back(static_cast<std::int64_t>(i));
        }
    }
    return at::tensor(places, at::kLong);
}

double accuracyOf(const Regression& r, const at::Tensor& features, const at::Tensor& labels)
{
    if (labels.numel() == 0) {
        return 0;
    }
    const at::Tensor answers = (features.matmul(r.weight.t()) + r.bias).argmax(1);
    return answers.eq(labels).to(at::kDouble).mean().item<double>();
}

constexpr int mostIterations = 500;
constexpr std::size_t strides = 10;
constexpr double flatEnough = 1e-7; // largest slope at the end

struct Point
{
    at::Tensor at, slope; // [classes, e+1]; the bias is the last column
    double value = 0;
};

struct Problem
{
    at::Tensor features; // [N, e+1], the last column one
    at::Tensor labels; // [N, 1]
    double penalty;

    [[nodiscard]] Point look(const at::Tensor& at) const
    {
        const std::int64_t e = features.size(1) - 1;
        const auto count = double(features.size(0));
        const at::Tensor shares = at::log_softmax(features.matmul(at.t()), 1);
        const at::Tensor weights = at.narrow(1, 0, e);
        Point p{at, {}, 0};
        p.value = -shares.gather(1, labels).mean().item<double>()
            + penalty / 2 * weights.pow(2).sum().item<double>();
        const at::Tensor errors = shares.exp();
        errors.scatter_add_(1, labels, at::full_like(labels, -1, errors.options()));
        p.slope = errors.t().matmul(features) / count;
        p.slope.narrow(1, 0, e).add_(weights, penalty);
        return p;
    }
};

double productOf(const at::Tensor& a, const at::Tensor& b)
{
    return (a * b).sum().item<double>();
}

struct Stride
{
    at::Tensor step, change; // of the point, of the slope
    double product = 0;
};

// The slope times the approximate inverse of the second derivatives.
at::Tensor directionOf(const at::Tensor& slope, const std::deque<Stride>& moves)
{
    at::Tensor q = slope.clone();
    std::vector<double> weights;
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        weights.push_back(productOf(move->step, q) / move->product);
        q -= move->change * weights.back();
    }
    if (!moves.empty()) {
        q *= moves.back().product / productOf(moves.back().change, moves.back().change);
    } else {
        q /= std::max(1.0, slope.norm().item<double>());
    }
    for (const Stride& move : moves) {
        q += move.step * (weights.back() - productOf(move.change, q) / move.product);
        weights.pop_back();
    }
    return -q;
}

} // namespace

ProbeFolder probeFolder(const Path& folder)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError("%1: expected a folder with labels.csv or one sub-folder per class",
                         folder.string());
    }
    const auto files = labelledFiles(folder);
    std::map<std::string, int> numbers;
    for (const auto& [path, name] : files) {
        numbers.emplace(name, 0);
    }
    if (numbers.size() < 2) {
        throw inputError("%1: a probe needs several classes; found %2 with pictures", folder.string(),
                         numbers.size());
    }
    ProbeFolder found;
    for (auto& [name, number] : numbers) {
        number = static_cast<int>(found.classes.size());
        found.classes.push_back(name);
    }
    for (const auto& [path, name] : files) {
        found.images.push_back({path, numbers.at(name)});
    }
    return found;
}

LinearProbe trainProbe(const VisionTransformer& network, const ModelId& model, const ProbeFolder& folder,
                       const ProbeSettings& settings, std::vector<Message>& skipped, const Progress& progress,
                       const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const SubNetwork sub = settings.ask.sub(settings.ask.heads);
    useThreadsFor(double(costOf(network.config(), sub, settings.ask.plan, {}).macs));
    const std::int64_t width = widthsOf(network.config(), sub).embed;
    if (static_cast<std::int64_t>(folder.images.size()) > mostEmbedded / width) {
        throw usageError("a probe of %1 pictures: at most %2 embeddings of this network fit",
                         folder.images.size(), mostEmbedded / width);
    }
    std::vector<std::int64_t> labels;
    const at::Tensor features =
        embeddingsOf(network, folder.images, settings, labels, skipped, progress, cancel).to(at::kDouble);
    report(progress, 0.9, phrase("training the probe"));
    const std::vector<bool> isHeldOut = heldOut(labels, settings.holdout, settings.seed);
    const at::Tensor classes = at::tensor(labels, at::kLong);
    const at::Tensor learn = placesWhere(isHeldOut, false);
    const at::Tensor test = placesWhere(isHeldOut, true);
    const at::Tensor seen = features.index_select(0, learn);
    const at::Tensor mean = seen.mean(0);
    const at::Tensor deviation = (seen - mean).pow(2).mean(0).sqrt();
    const at::Tensor scale = deviation.clamp_min(1e-6 * deviation.max().item<double>() + 1e-12);
    Regression r =
        logisticRegression((seen - mean) / scale, classes.index_select(0, learn),
                           static_cast<std::int64_t>(folder.classes.size()), settings.penalty, cancel);
    r.weight = r.weight / scale; // for the original features
    r.bias = r.bias - r.weight.mv(mean);
    LinearProbe probe{model, settings.ask.heads, settings.ask.plan.text(), folder.classes};
    probe.trained = static_cast<int>(learn.numel());
    probe.heldOut = static_cast<int>(test.numel());
    probe.trainAccuracy = accuracyOf(r, seen, classes.index_select(0, learn));
    probe.accuracy = accuracyOf(r, features.index_select(0, test), classes.index_select(0, test));
    probe.penalty = settings.penalty;
    probe.scheme = settings.ask.scheme;
    probe.weight = r.weight.contiguous();
    probe.bias = r.bias.contiguous();
    report(progress, 1, phrase("probe trained"));
    return probe;
}

// Minimises a convex function by L-BFGS (Nocedal & Wright, Algorithm 7.4 and 7.5) with halved steps.
Regression logisticRegression(const at::Tensor& features, const at::Tensor& labels, std::int64_t classes,
                              double penalty, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const std::int64_t e = features.size(1);
    const Problem problem{at::cat({features, at::ones({features.size(0), 1}, features.options())}, 1),
                          labels.unsqueeze(1), penalty};
    Point now = problem.look(at::zeros({classes, e + 1}, features.options()));
    std::deque<Stride> moves;
    for (int step = 0; step < mostIterations && now.slope.abs().max().item<double>() > flatEnough; ++step) {
        cancel.check();
        const at::Tensor direction = directionOf(now.slope, moves);
        const double descent = productOf(direction, now.slope);
        double length = 1;
        Point next = problem.look(now.at + direction);
        while (next.value > now.value + 1e-4 * length * descent && length > 1e-12) {
            length /= 2;
            next = problem.look(now.at + direction * length);
        }
        if (!std::isfinite(next.value) || next.value >= now.value) {
            break; // the limit of rounding is reached
        }
        Stride move{next.at - now.at, next.slope - now.slope, 0};
        move.product = productOf(move.step, move.change);
        if (move.product > 1e-16) {
            moves.push_back(std::move(move));
        }
        if (moves.size() > strides) {
            moves.pop_front();
        }
        now = std::move(next);
    }
    if (!std::isfinite(now.value)) {
        throw inputError("the probe cannot be trained: an embedding is not finite");
    }
    return {now.at.narrow(1, 0, e).contiguous(), now.at.select(1, e).contiguous()};
}

} // namespace hydra
