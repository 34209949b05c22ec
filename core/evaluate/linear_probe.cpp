// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/linear_probe.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/evaluate/pixels.h"
#include "core/format/csv_table.h"
#include "core/image/list_folders.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace hydra::engine {

namespace {

constexpr std::int64_t mostEmbedded = std::int64_t(1) << 27; // of all embeddings together: 1 GiB
constexpr std::size_t picturesAtOnce = 8;

std::vector<std::pair<Path, std::string>> labelledFiles(const Path& folder)
{
    std::vector<std::pair<Path, std::string>> files;
    if (isThere(folder / "labels.csv")) {
        const CsvTable table(folder / "labels.csv");
        const std::size_t file = table.neededColumn("file");
        const auto words = table.column("class");
        const std::size_t column = words ? *words : table.neededColumn("class_index");
        for (std::size_t row = 0; row < table.rows(); ++row) {
            files.emplace_back(pictureInRow(folder, table, row, file), table.cell(row, column));
        }
        return files;
    }
    for (const Path& one : listFolders(folder)) {
        for (const Path& image : listInputs(one)) {
            files.emplace_back(image, one.filename().string());
        }
    }
    return files;
}

// What the classifiers of NETWORK read [N,e] float32; LABELS of those that could be read.
at::Tensor embeddingsOf(const VisionTransformer& network, const std::vector<LabelledImage>& images,
                        const ProbeSettings& settings, std::vector<std::int64_t>& labels,
                        std::vector<std::string>& skipped, const Progress& progress,
                        const CancelToken& cancel)
{
    const Preprocessing how = Preprocessing::of(network.config(), settings.ask.size);
    const SubNetwork sub{SliceScheme::HydraViT, settings.ask.heads};
    std::vector<at::Tensor> found, waiting;
    const auto flush = [&] {
        if (!waiting.empty()) {
            at::Tensor tokens;
            (void)network.forward(at::cat(waiting, 0), sub, settings.ask.plan, cancel, nullptr, &tokens);
            found.push_back(network.pooled(tokens, sub).mean(1).to(at::kCPU));
            waiting.clear();
        }
    };
    for (std::size_t i = 0; i < images.size(); ++i) {
        cancel.check();
        report(progress, 0.9 * double(i) / double(images.size()),
               join("picture ", i + 1, " of ", images.size()));
        try {
            for (const NamedPixels& picture : pixelsOf(images[i].path, how)) {
                if (!waiting.empty() && waiting.front().sizes() != picture.pixels.sizes()) {
                    flush(); // an array has a size of its own
                }
                waiting.push_back(picture.pixels);
                labels.push_back(images[i].classIndex);
            }
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Input) {
                throw;
            }
            skipped.emplace_back(error.what());
        }
        if (waiting.size() >= picturesAtOnce) {
            flush();
        }
    }
    flush();
    if (found.empty()) {
        throw inputError("no picture could be read", skipped.empty() ? "" : "; the first: " + skipped[0]);
    }
    return at::cat(found, 0);
}

// Whether each picture is held out: of each class the share that is asked for, and never all of them.
std::vector<bool> heldOut(const std::vector<std::int64_t>& labels, double share, std::uint64_t seed)
{
    std::map<std::int64_t, std::vector<std::pair<std::uint64_t, std::size_t>>> drawn;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        drawn[labels[i]].emplace_back(CounterRandom(seed, 0, i).next(), i);
    }
    std::vector<bool> held(labels.size(), false);
    for (auto& [label, places] : drawn) {
        std::sort(places.begin(), places.end());
        const auto wanted = static_cast<std::size_t>(std::lround(share * double(places.size())));
        for (std::size_t i = 0; i < std::min(wanted, places.size() - 1); ++i) {
            held[places[i].second] = true;
        }
    }
    return held;
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

} // namespace

ProbeFolder probeFolder(const Path& folder)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError(folder.string(), ": expected a folder with labels.csv or one sub-folder per class");
    }
    const auto files = labelledFiles(folder);
    std::map<std::string, int> numbers;
    for (const auto& [path, name] : files) {
        numbers.emplace(name, 0);
    }
    if (numbers.size() < 2) {
        throw inputError(folder.string(), ": a probe tells classes apart; found ", numbers.size(),
                         " with pictures in it");
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
                       const ProbeSettings& settings, std::vector<std::string>& skipped,
                       const Progress& progress, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const SubNetwork sub{SliceScheme::HydraViT, settings.ask.heads};
    useThreadsFor(double(costOf(network.config(), sub, settings.ask.plan, {}).macs));
    const std::int64_t width = widthsOf(network.config(), sub).embed;
    if (static_cast<std::int64_t>(folder.images.size()) > mostEmbedded / width) {
        throw usageError("a probe of ", folder.images.size(), " pictures: at most ", mostEmbedded / width,
                         " of this network's embeddings are held at once");
    }
    std::vector<std::int64_t> labels;
    const at::Tensor features =
        embeddingsOf(network, folder.images, settings, labels, skipped, progress, cancel).to(at::kDouble);
    report(progress, 0.9, "training the probe");
    const std::vector<bool> held = heldOut(labels, settings.holdout, settings.seed);
    const at::Tensor classes = at::tensor(labels, at::kLong);
    const at::Tensor learn = placesWhere(held, false);
    const at::Tensor test = placesWhere(held, true);
    const at::Tensor seen = features.index_select(0, learn);
    const at::Tensor mean = seen.mean(0);
    const at::Tensor deviation = (seen - mean).pow(2).mean(0).sqrt();
    const at::Tensor scale = deviation.clamp_min(1e-6 * deviation.max().item<double>() + 1e-12);
    Regression r =
        logisticRegression((seen - mean) / scale, classes.index_select(0, learn),
                           static_cast<std::int64_t>(folder.classes.size()), settings.penalty, cancel);
    r.weight = r.weight / scale; // of the features as they are
    r.bias = r.bias - r.weight.mv(mean);
    LinearProbe probe{model, settings.ask.heads, settings.ask.plan.text(), folder.classes};
    probe.trained = static_cast<int>(learn.numel());
    probe.heldOut = static_cast<int>(test.numel());
    probe.trainAccuracy = accuracyOf(r, seen, classes.index_select(0, learn));
    probe.accuracy = accuracyOf(r, features.index_select(0, test), classes.index_select(0, test));
    probe.penalty = settings.penalty;
    probe.weight = r.weight.contiguous();
    probe.bias = r.bias.contiguous();
    report(progress, 1, "probe trained");
    return probe;
}

} // namespace hydra::engine
