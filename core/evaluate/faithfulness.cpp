// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/faithfulness.h"

#include "core/base/error.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/randomised.h"
#include "core/evaluate/targets.h"
#include "core/evaluate/truth.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace hydra::engine {

namespace {

// What does not change from picture to picture.
struct Measurement
{
    const VisionTransformer& network;
    const FaithfulnessSettings& settings;
    const RandomisedCascade* cascade; // null: not asked for
    TargetMaker* targets; // null: a class
    const CancelToken& cancel;
};

struct Picture
{
    const LocatedImage& source;
    Bytes file, mask;
    std::string key; // of the journal: everything about the picture that a score depends on
};

Picture open(const LocatedImage& image, const FaithfulnessSettings& settings)
{
    Picture picture{image, readFile(image.path, ImageLimits().maxBytes), {}, {}};
    if (settings.localisation && !image.mask.empty()) {
        picture.mask = readFile(image.mask, ImageLimits().maxBytes);
    }
    std::string all = sha256(picture.file.data(), picture.file.size());
    if (settings.localisation) {
        all += sha256(picture.mask.data(), picture.mask.size());
        for (const Rect& box : image.boxes) {
            all += join(";", box.x, ",", box.y, ",", box.width, ",", box.height);
        }
    }
    if (settings.labelled) {
        all += join(";class ", image.label);
    }
    all += join(";", image.name); // the noise of the baseline depends on it
    picture.key = sha256(all.data(), all.size()).substr(0, 32);
    return picture;
}

// The class of the first RANK of K heads.
int rankedClass(const Measurement& m, const at::Tensor& pixels, int heads, int rank)
{
    const at::Tensor logits =
        m.network.forward(pixels, {SliceScheme::HydraViT, heads}, m.settings.plan, m.cancel)[0];
    const int classes = static_cast<int>(logits.size(0));
    if (rank < 1 || rank > classes) {
        throw usageError("class: expected top1 to top", classes, ", got top", rank);
    }
    return static_cast<int>(std::get<1>(logits.sort(true, 0, true))[rank - 1].item<std::int64_t>());
}

int classOfPicture(const Measurement& m, const LocatedImage& image, const at::Tensor& pixels, int heads)
{
    if (m.settings.labelled) {
        if (image.label < 0) {
            throw inputError("no label, or its label is not a class of the model");
        }
        return image.label;
    }
    const ClassChoice& target = m.settings.target;
    switch (target.kind) {
    case ClassChoice::Kind::Index:
        return target.value;
    case ClassChoice::Kind::Own:
        return rankedClass(m, pixels, heads, 1);
    case ClassChoice::Kind::Top:
        return rankedClass(m, pixels, m.network.config().numHeads, target.value);
    default:
        return -1; // no class
    }
}

Target targetOfPicture(const Measurement& m, const LocatedImage& image, const at::Tensor& pixels, int heads)
{
    return m.targets != nullptr ? m.targets->target(pixels, {SliceScheme::HydraViT, heads}, m.cancel)
                                : Target(classOfPicture(m, image, pixels, heads));
}

std::optional<Region> regionOf(const Picture& picture, const InputGeometry& geometry)
{
    if (!picture.source.boxes.empty()) {
        return regionOfBoxes(picture.source.boxes, geometry);
    }
    if (!picture.mask.empty()) {
        return regionOfMask(decodeImage(picture.mask, picture.source.mask.string()), objectInMask, geometry);
    }
    return std::nullopt;
}

// The scores of METHODS at k heads on one picture.
std::vector<MapScore> scoresOf(const Measurement& m, const Picture& picture, const ModelInput& input,
                               const std::optional<Region>& region, int heads,
                               const std::vector<std::string>& methods, const Progress& progress)
{
    const FaithfulnessSettings& s = m.settings;
    const SubNetwork sub{SliceScheme::HydraViT, heads};
    const Target target = targetOfPicture(m, picture.source, input.pixels, heads);
    const PerturbationProbe probe(m.network, input.pixels, sub, s.plan, target, m.cancel);

    std::vector<MapOptions> asked; // of the methods that are no baseline
    std::vector<std::size_t> places; // where their answers go
    std::vector<std::vector<float>> values(methods.size());
    for (std::size_t i = 0; i < methods.size(); ++i) {
        if (isBaseline(methods[i])) {
            values[i] = baselineValues(methods[i], probe.rows(), probe.cols(), s.seed, picture.source.name);
        } else {
            asked.push_back(s.options);
            asked.back().method = methods[i];
            places.push_back(i);
        }
    }
    const std::vector<Map> maps = explainEach(m.network, input.pixels, sub, s.plan, asked, target, m.cancel);
    std::vector<std::vector<float>> explained;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        explained.push_back(tokenValues(maps[i], probe.rows(), probe.cols()));
        values[places[i]] = explained.back();
    }
    std::vector<MapScore> scores;
    for (std::size_t i = 0; i < methods.size(); ++i) {
        report(progress, double(i) / double(methods.size()), join(methods[i], ", k = ", heads));
        scores.push_back({probe.measure(values[i], s.curves, m.cancel), methods[i], heads, {}, {}, {}});
        if (region) {
            scores.back().place = localise(values[i], *region);
        }
    }
    if (m.cascade != nullptr && !asked.empty()) {
        const auto similarity = randomisationSimilarity(*m.cascade, input.pixels, sub, s.plan, asked,
                                                        explained, target, {}, m.cancel);
        for (std::size_t i = 0; i < places.size(); ++i) {
            scores[places[i]].randomisation = similarity[i];
        }
    }
    if (!s.traits.empty() && !asked.empty()) {
        const auto traits = traitsOf({m.network, input.pixels, sub, s.plan, target, asked, s.traits, s.seed},
                                     explained, m.cancel);
        for (std::size_t i = 0; i < places.size(); ++i) {
            scores[places[i]].traits = traits[i];
        }
    }
    return scores;
}

struct PictureScores
{
    std::vector<MapScore> scores; // methods within k, as asked
    bool known = true; // all of them from the journal
};

PictureScores scoresOf(const Measurement& m, const LocatedImage& image, FaithfulnessJournal* journal,
                       const Progress& progress)
{
    const FaithfulnessSettings& s = m.settings;
    const Picture picture = open(image, s);
    PictureScores found;
    std::vector<MapScore> fresh;
    std::optional<ModelInput> input; // made only where something is missing
    std::optional<Region> region;
    for (const int heads : s.heads) {
        std::vector<std::string> missing;
        for (const std::string& method : s.methods) {
            if (journal == nullptr || journal->find(picture.key, method, heads) == nullptr) {
                missing.push_back(method);
            }
        }
        std::vector<MapScore> made;
        if (!missing.empty()) {
            if (!input) {
                input = preprocess(decodeImage(picture.file, image.path.string()),
                                   Preprocessing::of(m.network.config()));
                region = s.localisation ? regionOf(picture, input->geometry) : std::nullopt;
            }
            made = scoresOf(m, picture, *input, region, heads, missing, progress);
            fresh.insert(fresh.end(), made.begin(), made.end());
            found.known = false;
        }
        for (const std::string& method : s.methods) {
            const auto now = std::find_if(made.begin(), made.end(),
                                          [&](const MapScore& score) { return score.method == method; });
            found.scores.push_back(now != made.end() ? *now : *journal->find(picture.key, method, heads));
        }
    }
    if (journal != nullptr && !fresh.empty()) {
        journal->add(picture.key, image.name, fresh);
    }
    return found;
}

} // namespace

bool isBaseline(const std::string& method)
{
    return method == "random" || method == "centre";
}

std::vector<float> baselineValues(const std::string& method, int rows, int cols, std::uint64_t seed,
                                  const std::string& name)
{
    std::vector<float> values(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    if (method == "random") {
        const std::string digest = sha256(name.data(), name.size()).substr(0, 15);
        at::Generator random = at::detail::createCPUGenerator(seed ^ std::stoull(digest, nullptr, 16));
        const at::Tensor noise =
            at::rand({static_cast<std::int64_t>(values.size())}, random, at::TensorOptions(at::kFloat));
        std::copy_n(noise.data_ptr<float>(), values.size(), values.begin());
        return values;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int token = static_cast<int>(i);
        const double y = (token / cols + 0.5) / rows - 0.5;
        const double x = (token % cols + 0.5) / cols - 0.5;
        values[i] = static_cast<float>(std::exp(-8 * (x * x + y * y)));
    }
    return values;
}

FaithfulnessReport measureFaithfulness(const VisionTransformer& network,
                                       const std::map<std::string, at::Tensor>& tensors,
                                       const std::vector<LocatedImage>& images,
                                       const FaithfulnessSettings& settings, FaithfulnessJournal* journal,
                                       const Progress& progress, const CancelToken& cancel)
{
    for (const std::string& method : settings.methods) {
        if (!isBaseline(method)) {
            if (methodInfo(method).isColours) { // refuse before anything is run
                throw usageError("faithfulness: method ", method, " shows colours, which rank no patches");
            }
        }
    }
    if (settings.methods.empty() || settings.heads.empty()) {
        throw usageError("faithfulness: expected at least one method and one number of heads");
    }
    const VitConfig& config = network.config();
    useThreadsFor(double(costOf(config, {SliceScheme::HydraViT, settings.heads.back()}).macs));
    std::unique_ptr<RandomisedCascade> cascade;
    if (settings.randomisation) {
        cascade = std::make_unique<RandomisedCascade>(config, tensors, settings.seed);
    }
    std::unique_ptr<TargetMaker> targets;
    if (!settings.ofProbability()) {
        targets = std::make_unique<TargetMaker>(network, settings.model, settings.plan, settings.target);
    }
    const Measurement measurement{network, settings, cascade.get(), targets.get(), cancel};
    FaithfulnessReport result;
    std::vector<MapScore> scores;
    for (std::size_t i = 0; i < images.size() && !cancel.cancelled(); ++i) {
        const auto at = [&](double fraction, const std::string& what) {
            report(progress, (double(i) + fraction) / double(images.size()),
                   join("picture ", i + 1, " of ", images.size(), ": ", what));
        };
        at(0, images[i].name);
        try {
            PictureScores found = scoresOf(measurement, images[i], journal, at);
            result.images += 1;
            result.resumed += found.known ? 1 : 0;
            std::move(found.scores.begin(), found.scores.end(), std::back_inserter(scores));
        } catch (const Error& error) {
            if (error.code() == ErrorCode::Input) {
                result.skipped.push_back(join(images[i].name, ": ", error.what()));
            } else if (error.code() != ErrorCode::Cancelled) {
                throw;
            }
        }
    }
    if (result.images == 0 && !result.skipped.empty()) {
        throw inputError("no picture could be measured; the first: ", result.skipped.front());
    }
    result.cancelled = cancel.cancelled();
    result.rows = summarise(scores);
    return result;
}

} // namespace hydra::engine
