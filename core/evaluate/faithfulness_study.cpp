// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/faithfulness_study.h"

#include "core/base/error.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/randomised.h"
#include "core/evaluate/targets.h"
#include "core/evaluate/traits.h"
#include "core/evaluate/truth.h"
#include "core/explain/explain.h"
#include "core/explain/method_table.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <algorithm>
#include <cmath>

namespace hydra {

// The parts shared by all pictures.
struct FaithfulnessStudy::Parts
{
    std::optional<VisionTransformer> network; // with the interventions; empty for a program
    FaithfulnessSettings settings;
    AskProgram ask;
    std::unique_ptr<RandomisedCascade> cascade; // null: not requested
    std::unique_ptr<TargetMaker> targets; // null for a class
};

namespace {

// Number of a random order: "random" is the first, "random:2" the second, up to "random:9"; 0: not a random
// order.
std::uint64_t randomOrder(const std::string& method)
{
    const bool later =
        method.size() == 8 && method.compare(0, 7, "random:") == 0 && method[7] >= '2' && method[7] <= '9';
    return later ? std::uint64_t(method[7] - '0') : std::uint64_t(method == "random");
}

struct Measurement
{
    const VisionTransformer& network;
    const FaithfulnessSettings& settings;
    const RandomisedCascade* cascade;
    TargetMaker* targets;
    const CancelToken& cancel;
};

// The class at RANK for the first HEADS heads.
int rankedClass(const Measurement& m, const at::Tensor& pixels, int heads, int rank)
{
    const at::Tensor logits =
        m.network.forward(pixels, m.settings.ask.sub(heads), m.settings.ask.plan, m.cancel)[0];
    const int classes = static_cast<int>(logits.size(0));
    if (rank < 1 || rank > classes) {
        throw usageError("class: expected top1 to top%1, got top%2", classes, rank);
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
    const ClassChoice& target = m.settings.ask.target;
    switch (target.kind) {
    case ClassChoice::Kind::Index:
        return target.value;
    case ClassChoice::Kind::Own:
        return rankedClass(m, pixels, heads, 1);
    case ClassChoice::Kind::Top:
        return rankedClass(m, pixels, m.network.config().numHeads, target.value);
    default:
        return -1; // not a class
    }
}

Target targetOfPicture(const Measurement& m, const LocatedImage& image, const at::Tensor& pixels, int heads)
{
    return m.targets != nullptr ? m.targets->target(pixels, m.settings.ask.sub(heads), m.cancel)
                                : Target(classOfPicture(m, image, pixels, heads));
}

// The scores of METHODS at k heads on one picture.
std::vector<MapScore> scoresOf(const Measurement& m, const LocatedImage& image, const ModelInput& input,
                               const std::optional<Region>& region, int heads,
                               const std::vector<std::string>& methods, const Progress& progress)
{
    const FaithfulnessSettings& s = m.settings;
    const SubNetwork sub = m.settings.ask.sub(heads);
    const Target target = targetOfPicture(m, image, input.pixels, heads);
    const PerturbationProbe probe(m.network, input.pixels, sub, s.ask.plan, target, m.cancel);

    std::vector<MapOptions> asked; // one per method that is not a baseline
    std::vector<std::size_t> places; // where their results go
    std::vector<std::vector<float>> values(methods.size());
    for (std::size_t i = 0; i < methods.size(); ++i) {
        if (isBaseline(methods[i])) {
            values[i] = baselineValues(methods[i], probe.rows(), probe.cols(), s.seed, image.name);
        } else {
            asked.push_back(s.ask.options);
            asked.back().method = methods[i];
            places.push_back(i);
        }
    }
    const std::vector<Map> maps =
        explainEach(m.network, input.pixels, sub, s.ask.plan, asked, target, m.cancel);
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
        const auto similarity = randomisationSimilarity(*m.cascade, input.pixels, sub, s.ask.plan, asked,
                                                        explained, target, {}, m.cancel);
        for (std::size_t i = 0; i < places.size(); ++i) {
            scores[places[i]].randomisation = similarity[i];
        }
    }
    if (!s.traits.empty() && !asked.empty()) {
        const auto traits = traitsOf(
            {m.network, input.pixels, sub, s.ask.plan, target, asked, s.traits, s.seed}, explained, m.cancel);
        for (std::size_t i = 0; i < places.size(); ++i) {
            scores[places[i]].traits = traits[i];
        }
    }
    return scores;
}

} // namespace

namespace {

void requireRanking(const FaithfulnessSettings& settings)
{
    for (const std::string& method : settings.methods) {
        if (!isBaseline(method) && methodInfo(method).isColours) {
            throw usageError("faithfulness: method %1 shows colours, which do not rank patches", method);
        }
    }
    if (settings.methods.empty() || settings.heads.empty()) {
        throw usageError("faithfulness: expected at least one method and one number of heads");
    }
}

// The scores of METHODS through a program.
std::vector<MapScore> scoresThrough(const ScoredPicture& picture, const FaithfulnessSettings& s,
                                    const std::string& name, const std::optional<Region>& region,
                                    const std::vector<MethodAndHeads>& methods, const Progress& progress,
                                    const CancelToken& cancel)
{
    const auto& [scorer, shown, classIndex] = picture;
    const PerturbationProbe probe(scorer, shown, classIndex, cancel);
    std::vector<MapScore> scores;
    for (const auto& [method, heads] : methods) {
        report(progress, double(scores.size()) / double(methods.size()), method);
        MapOptions options = s.ask.options;
        options.method = method;
        const std::vector<float> values = isBaseline(method)
            ? baselineValues(method, shown.rows, shown.cols, s.seed, name)
            : tokenValues(explainThrough(scorer, shown, options, cancel), shown.rows, shown.cols);
        scores.push_back({probe.measure(values, s.curves, cancel), method, heads, {}, {}, {}});
        if (region) {
            scores.back().place = localise(values, *region);
        }
    }
    return scores;
}

// The object's position in IMAGE; empty if unknown.
std::optional<Region> regionOf(const LocatedImage& image, const PictureBytes& bytes,
                               const InputGeometry& geometry)
{
    if (!image.boxes.empty()) {
        return regionOfBoxes(image.boxes, geometry);
    }
    if (!bytes.mask.empty()) {
        return regionOfMask(decodeImage(bytes.mask, image.mask.string()), objectInMask, geometry);
    }
    return std::nullopt;
}

} // namespace

FaithfulnessStudy::FaithfulnessStudy(const VisionTransformer& network,
                                     const std::map<std::string, at::Tensor>& tensors,
                                     const FaithfulnessSettings& settings)
{
    requireRanking(settings);
    m_parts = std::make_unique<Parts>(Parts{network, settings, {}, nullptr, nullptr});
    if (settings.randomisation) {
        m_parts->cascade =
            std::make_unique<RandomisedCascade>(network.config(), tensors, settings.seed, network.changes());
    }
    if (!settings.ofProbability()) {
        m_parts->targets = std::make_unique<TargetMaker>(*m_parts->network, settings.model, settings.ask);
    }
}

FaithfulnessStudy::FaithfulnessStudy(AskProgram ask, const FaithfulnessSettings& settings)
{
    requireRanking(settings);
    if (settings.randomisation || !settings.traits.empty()) {
        throw usageError(
            "--measure: with --predictor expected deletion, insertion, perturbation or pointing");
    }
    for (const std::string& method : settings.methods) {
        isBaseline(method) ? void() : requireFitting(method, Answerer::Classes);
    }
    m_parts = std::make_unique<Parts>(Parts{std::nullopt, settings, std::move(ask), nullptr, nullptr});
}

FaithfulnessStudy::~FaithfulnessStudy() = default;

const VisionTransformer* FaithfulnessStudy::network() const noexcept
{
    return m_parts->network ? &*m_parts->network : nullptr;
}

const FaithfulnessSettings& FaithfulnessStudy::settings() const noexcept
{
    return m_parts->settings;
}

std::vector<MapScore> FaithfulnessStudy::scores(const LocatedImage& image, const PictureBytes& bytes,
                                                const std::vector<MethodAndHeads>& asked,
                                                const Progress& progress, const CancelToken& cancel) const
{
    const FaithfulnessSettings& s = m_parts->settings;
    if (m_parts->ask) {
        std::vector<MapScore> made;
        m_parts->ask(image, bytes.file, cancel,
                     [&](const ScoredPicture& picture, const InputGeometry& geometry) {
                         const auto region = s.localisation ? regionOf(image, bytes, geometry) : std::nullopt;
                         made = scoresThrough(picture, s, image.name, region, asked, progress, cancel);
                     });
        return made;
    }
    const Measurement m{*m_parts->network, s, m_parts->cascade.get(), m_parts->targets.get(), cancel};
    const ModelInput input = preprocess(decodeImage(bytes.file, image.path.string()),
                                        Preprocessing::of(m_parts->network->config(), s.ask.size));
    const std::optional<Region> region =
        s.localisation ? regionOf(image, bytes, input.geometry) : std::nullopt;
    std::vector<MapScore> scores;
    for (const int heads : s.heads) {
        std::vector<std::string> methods;
        for (const MethodAndHeads& one : asked) {
            if (one.second == heads) {
                methods.push_back(one.first);
            }
        }
        if (!methods.empty()) {
            auto made = scoresOf(m, image, input, region, heads, methods, progress);
            std::move(made.begin(), made.end(), std::back_inserter(scores));
        }
    }
    return scores;
}

std::vector<MethodAndHeads> FaithfulnessStudy::all() const
{
    std::vector<MethodAndHeads> asked;
    for (const int heads : m_parts->settings.heads) {
        for (const std::string& method : m_parts->settings.methods) {
            asked.emplace_back(method, heads);
        }
    }
    return asked;
}

bool isBaseline(const std::string& method)
{
    return randomOrder(method) > 0 || method == "centre";
}

std::vector<float> baselineValues(const std::string& method, int rows, int cols, std::uint64_t seed,
                                  const std::string& name)
{
    std::vector<float> values(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    if (const std::uint64_t order = randomOrder(method); order > 0) {
        const std::string digest = sha256(name.data(), name.size()).substr(0, 15);
        at::Generator random =
            at::detail::createCPUGenerator((seed + order - 1) ^ std::stoull(digest, nullptr, 16));
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

} // namespace hydra
