// SPDX-License-Identifier: GPL-3.0-or-later
// info, convert, evaluate: commands about a model.
#include "app/cli/commands.h"
#include "app/cli/info_document.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/cut_out.h"
#include "core/engine/shipped.h"
#include "core/evaluate/accuracy.h"
#include "core/evaluate/round_curve.h"
#include "core/model/class_names.h"
#include "core/model/round_exit.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

namespace hydra::cli {

namespace {

// Returns the rank of a picture's label, and the first class with its probability.
Json placeOf(const engine::Prediction& p, int label)
{
    const auto found = std::find(p.ranking.begin(), p.ranking.end(), label);
    return {{"rank", found == p.ranking.end() ? 0 : found - p.ranking.begin() + 1}, // 0: not in the ranking
            {"class", p.ranking.front()},
            {"probability", p.probabilities[static_cast<std::size_t>(p.ranking.front())]}};
}

// Parses "0,0.5,1.2": each once, ascending; empty without the option.
std::optional<std::vector<double>> thresholdsOf(const EvaluateSettings& settings, const VitConfig& config,
                                                const std::vector<int>& heads)
{
    if (!settings.thresholds) {
        return std::nullopt;
    }
    std::vector<double> thresholds;
    for (const std::string& text : *settings.thresholds) {
        const auto value = numberIn(text);
        if (!value || !(*value >= 0 && *value <= mostThreshold)) {
            throw usageError("--thresholds: expected numbers from 0 to %1, separated by commas, got '%2'",
                             mostThreshold, text);
        }
        thresholds.push_back(*value);
    }
    std::sort(thresholds.begin(), thresholds.end());
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    if (settings.classes) {
        throw usageError("--classes cannot be combined with --thresholds");
    }
    requireAllRounds("thresholds", config, heads);
    return thresholds;
}

void requireClassifier(const VitConfig& config)
{
    if (config.numClasses == 0) {
        throw usageError("accuracy needs classes, and this model is a backbone without a classifier");
    }
    if (config.answers == Answers::Values) {
        throw usageError(
            "accuracy needs classes, and this model's outputs are numbers; --answers changes that");
    }
}

Json evaluateIntoStore(const EvaluateSettings& settings)
{
    Asking asking(settings);
    const VitConfig& config = asking.config();
    requireClassifier(config);
    const auto thresholds = thresholdsOf(settings, config, asking.heads);
    const std::vector<double> costs =
        thresholds ? costsOfRounds(config, asking.ask.plan) : std::vector<double>();
    Study study{"evaluate", "results", false, Json::object(), {}, {}};
    if (thresholds) {
        study.settings["thresholds"] = *thresholds;
    }
    study.work = [&](Pictured& picture) {
        const int wanted = picture.listed->classIndex(config);
        Json rows = Json::array();
        std::vector<double> entropies;
        for (const int k : asking.heads) {
            const auto p = asking.session.answer(asking.network(picture.image.id, k));
            Json row{{"k", k}};
            row.update(placeOf(*p, wanted));
            entropies.push_back(entropyOfFirstTen({p->logits.begin(), p->logits.end()}));
            row["entropy"] = entropies.back(); // decides which round answers
            rows.push_back(std::move(row));
        }
        Json result{{"image", picture.image.id}, {"label", wanted}, {"heads", rows}};
        for (const double threshold : thresholds.value_or(std::vector<double>())) {
            const std::size_t round = answeringRound(entropies, threshold);
            result["answers"].push_back({{"threshold", threshold},
                                         {"k", asking.heads[round]},
                                         {"rank", rows[round].at("rank")},
                                         {"macs", costs[round]}});
        }
        return result;
    };
    study.takesInput = tablesOfLabels(config);
    return runListed(asking, study);
}

// Returns accuracy, exits per round and mean cost at each threshold, from one pass over the pictures.
Json curveOf(const VisionTransformer& network, const std::vector<LabelledImage>& images,
             const AttentionPlan& plan, int batch, const std::vector<double>& thresholds,
             std::vector<Message>& skipped)
{
    const auto pictures =
        thinkThrough(network, images, plan, batch, progressBar(), interruption(), {}, &skipped);
    if (!skipped.empty() && pictures.empty()) {
        throw inputError(skipped.front());
    }
    const std::vector<double> costs = costsOfRounds(network.config(), plan);
    Json rows = Json::array();
    for (const double threshold : thresholds) {
        const RoundCurvePoint point = curvePoint(pictures, costs, threshold);
        rows.push_back({{"threshold", point.threshold},
                        {"images", pictures.size()},
                        {"top1", point.top1},
                        {"top5", point.top5},
                        {"exits", point.left},
                        {"macs", point.macs}});
    }
    return rows;
}

} // namespace

Json runInfo(const InfoSettings& settings)
{
    return infoOf(readModel(settings));
}

const Running runsInfo("info", Parsed<runInfo>::by);

// Writes any checkpoint as safetensors under timm's names; with --heads, a sub-network as a plain ViT.
Json runConvert(const CommonSettings& settings)
{
    const std::string& from =
        settings.place(0, phrase("CHECKPOINT: a checkpoint file, or the name of a shipped model"));
    const Path to = settings.place(1, phrase("OUT.safetensors: where the converted model is written"));
    const std::string model = engine::modelPath(from);
    std::error_code failed;
    if (to.extension() != ".safetensors") {
        throw usageError("OUT: expected a name that ends in .safetensors, got '%1'", to.string());
    }
    if (std::filesystem::equivalent(model, to, failed)) {
        throw usageError("OUT: '%1' is the checkpoint itself; expected another file", to.string());
    }
    requireWritable(to);
    Checkpoint c = readModel(settings);
    if (settings.heads) {
        const FieldRule rule = wholeRule("heads", "", 1, c.config.numHeads, "K", "");
        const int heads = std::get<int>(rule.fromText(*settings.heads, "--heads"));
        const std::vector<int>& trained = c.config.trainedHeads.value;
        if (std::find(trained.begin(), trained.end(), heads) == trained.end()) {
            warn(message(
                "the model was not trained for k = %1; the output of this sub-network may be meaningless",
                heads));
        }
        c = cutOut(c, heads);
    }
    interruption().check();
    writeCheckpoint(to, c);
    return {{"from", model},
            {"out", to.string()},
            {"format", "safetensors"},
            {"heads", c.config.numHeads.value},
            {"embed_dim", c.config.embedDim.value},
            {"tensors", c.tensors.size()},
            {"parameters", parametersOf(c)},
            {"notes", c.notes}};
}

const Running runsConvert("convert", Parsed<runConvert>::by);

namespace {

constexpr std::uint64_t mostClassBytes = std::uint64_t(1) << 20;

// The classes in FILE, a name, synset or index per line, ascending.
std::vector<std::int64_t> classesIn(const std::string& file, const VitConfig& config)
{
    std::set<std::int64_t> classes;
    std::istringstream lines(readText(file, mostClassBytes));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) {
            continue;
        }
        const auto index = classNamed(line, config, file);
        if (!index) {
            throw inputError("%1: %2 is not one of the model's %3 classes", file, printable(line),
                             config.numClasses.value);
        }
        classes.insert(*index);
    }
    if (classes.size() < 2) {
        throw inputError("%1: expected at least two classes, one per line; found %2", file, classes.size());
    }
    return {classes.begin(), classes.end()};
}

// Leaves out pictures of other classes than AMONG, with a warning.
void keepOnly(std::vector<LabelledImage>& images, const std::vector<std::int64_t>& among)
{
    const auto isOther = [&](const LabelledImage& image) {
        return !std::binary_search(among.begin(), among.end(), std::int64_t(image.classIndex));
    };
    const auto rest = std::remove_if(images.begin(), images.end(), isOther);
    if (rest == images.begin()) {
        throw inputError("--classes: no picture of these classes");
    }
    if (rest != images.end()) {
        warn(message("%1 labels of other classes than --classes were left out",
                     std::distance(rest, images.end())));
    }
    images.erase(rest, images.end());
}

} // namespace

Json runEvaluate(const EvaluateSettings& settings)
{
    if (takesList(settings, 1)) {
        return evaluateIntoStore(settings);
    }
    const ModelOverrides overrides = overridesOf(settings);
    Checkpoint c = readModel(settings, overrides);
    requireClassifier(c.config);
    const std::vector<int> heads = headsOf(settings, c.config);
    PictureAsk ask = askOf(settings, c.config);
    const auto thresholds = thresholdsOf(settings, c.config, heads);
    const std::string& folder =
        settings.place(1, phrase("FOLDER: class sub-folders, or pictures with labels.csv"));
    auto images = labelledFolder(folder, c.config);
    warnOfRest(folder, images);
    const auto among =
        settings.classes ? classesIn(*settings.classes, c.config) : std::vector<std::int64_t>();
    if (settings.classes) {
        keepOnly(images, among);
    }
    const auto changes = changesFor(settings, c);
    const auto network = VisionTransformer(std::move(c.config), std::move(c.tensors)).changed(changes);
    ask.without = changes ? changes->what : Interventions();
    Json document = askedOf(settings.place(0, modelPlace), overrides, ask, network.config());
    document["folder"] = folder;
    if (settings.classes) {
        document["classes"] = among;
    }
    std::vector<Message> skipped;
    if (thresholds) {
        Json rows = curveOf(network, images, ask.plan, settings.batch, *thresholds, skipped);
        std::for_each(skipped.begin(), skipped.end(), leaveOut);
        document["heads"] = network.config().trainedHeads.value;
        document["skipped"] = skipped;
        document["rows"] = std::move(rows);
        return document;
    }
    const auto found =
        evaluate(network, images, heads, ask, settings.batch, progressBar(), interruption(), &skipped, among);
    if (!skipped.empty() && found.front().images == 0) {
        throw inputError(skipped.front());
    }
    std::for_each(skipped.begin(), skipped.end(), leaveOut);
    Json rows = Json::array();
    for (const auto& row : found) {
        const double n = std::max(1, row.images);
        rows.push_back({{"k", row.heads}, {"images", row.images}});
        if (row.averagePrecision) { // with several labels there is no top-1
            rows.back()["mean_average_precision"] = *row.averagePrecision;
        } else {
            rows.back().update({{"top1", row.top1 / n}, {"top5", row.top5 / n}});
        }
        rows.back().update({{"confidence", row.confidence}, {"images_per_s", row.imagesPerSecond}});
    }
    document["head_order"] = network.config().headOrder.value;
    document["skipped"] = skipped;
    document["rows"] = rows;
    return document;
}

const Running runsEvaluate("evaluate", Parsed<runEvaluate>::by);

} // namespace hydra::cli
