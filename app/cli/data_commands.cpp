// SPDX-License-Identifier: GPL-3.0-or-later
// synth makes labelled pictures; train and probe learn from them.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/linear_probe.h"
#include "core/scenes/scene.h"
#include "core/train/trainer.h"

#include <filesystem>

namespace hydra::cli {

Json runSynth(const SynthSettings& settings)
{
    if (!settings.out || !settings.count) {
        throw usageError("expected --out FOLDER and --count N");
    }
    writeScenes(*settings.out, settings.seed, *settings.count, settings.size, progressBar(), interruption());
    return {{"folder", *settings.out},
            {"count", *settings.count},
            {"seed", settings.seed},
            {"size", settings.size},
            {"classes", sceneClasses()}};
}

const Running runsSynth("synth", Parsed<runSynth>::by);

Json runTrain(const TrainSettings& settings)
{
    const std::string& config = settings.place(0, phrase("CONFIG: a training configuration (.json)"));
    TrainOptions options;
    options.resume = settings.resume;
    options.device = settings.device.value_or(options.device);
    const TrainResult result = train(config, options, progressBar(), interruption());
    Json rows = Json::array();
    for (const HeadAccuracy& row : result.accuracy) {
        rows.push_back({{"k", row.heads}, {"images", row.images}, {"top1", row.percent() / 100}});
    }
    return {{"weights", result.weights.string()}, {"card", result.card.string()},
            {"history", result.history.string()}, {"steps", result.steps},
            {"seconds", result.seconds},          {"rows", rows}};
}

const Running runsTrain("train", Parsed<runTrain>::by);

Json runProbe(const ProbeSettings& given)
{
    const std::string& model = given.place(0, modelPlace);
    const std::string& folder =
        given.place(1, phrase("FOLDER: class sub-folders, or pictures with labels.csv"));
    const OptionalText& out = given.out;
    if (!out) {
        throw usageError("expected --out FILE, where the probe is written");
    }
    if (std::filesystem::path(*out).extension() != ".safetensors") {
        throw usageError("--out: expected a name that ends in .safetensors, got '%1'", *out);
    }
    requireWritable(*out);
    const ModelOverrides overrides = overridesOf(given);
    Checkpoint c = readModel(given, overrides);
    const std::vector<int> heads = headsOf(given, c.config);
    if (heads.size() != 1) {
        throw usageError("--heads: a probe reads one embedding: expected one head count");
    }
    hydra::ProbeSettings settings;
    settings.ask = askOf(given, c.config);
    settings.ask.heads = heads.front();
    settings.holdout = given.holdout;
    settings.penalty = given.penalty;
    settings.seed = given.seed;
    const ProbeFolder pictures = probeFolder(folder);
    warnOfRest(folder, pictures.images);
    const std::string id = c.id;
    Json document = askedOf(model, overrides, settings.ask, c.config);
    const VisionTransformer network(std::move(c.config), std::move(c.tensors));
    std::vector<Message> skipped;
    const LinearProbe made =
        hydra::trainProbe(network, id, pictures, settings, skipped, progressBar(), interruption());
    for (const std::string& one : skipped) {
        leaveOut(one);
    }
    saveProbe(*out, made);
    document.update({{"folder", folder},
                     {"k", made.heads},
                     {"file", *out},
                     {"classes", made.classes},
                     {"trained", made.trained},
                     {"held_out", made.heldOut},
                     {"train_accuracy", made.trainAccuracy},
                     {"accuracy", made.heldOut > 0 ? Json(made.accuracy) : Json()},
                     {"skipped", skipped}});
    return document;
}

const Running runsProbe("probe", Parsed<runProbe>::by);

} // namespace hydra::cli
