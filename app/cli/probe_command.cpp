// SPDX-License-Identifier: GPL-3.0-or-later
// probe: a linear classifier on a network's embedding, to be explained with --target probe:FILE.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/shipped.h"
#include "core/evaluate/linear_probe.h"

namespace hydra::cli {

namespace {

Json probe(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const std::string& folder =
        arguments.positional(1, "FOLDER: class sub-folders, or pictures with labels.csv");
    const auto out = arguments.text("out");
    if (!out) {
        throw usageError("expected --out FILE, where the probe is written");
    }
    requireWritable(*out);
    Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    const std::vector<int> heads = headsOf(arguments, c.config);
    if (heads.size() != 1) {
        throw usageError("--heads: a probe reads one embedding: expected one head count");
    }
    engine::ProbeSettings settings;
    settings.sub = {SliceScheme::HydraViT, heads.front()};
    settings.plan = planOf(arguments, c.config);
    settings.holdout = arguments.number("holdout", 0, 0.9).value_or(settings.holdout);
    settings.penalty = arguments.number("penalty", 1e-9, 1e3).value_or(settings.penalty);
    settings.seed = static_cast<std::uint64_t>(arguments.integer("seed", 0, 1'000'000'000'000).value_or(1));
    const engine::ProbeFolder pictures = engine::probeFolder(folder);
    const std::string id = c.id;
    const VisionTransformer network(std::move(c.config), std::move(c.tensors));
    std::vector<std::string> skipped;
    const engine::LinearProbe made =
        engine::trainProbe(network, id, pictures, settings, skipped, progressBar(), interruption());
    for (const std::string& one : skipped) {
        warn("left out: " + one);
    }
    engine::saveProbe(*out, made);
    return {{"model", model},
            {"folder", folder},
            {"k", made.heads},
            {"attention", made.plan},
            {"file", *out},
            {"classes", made.classes},
            {"trained", made.trained},
            {"held_out", made.heldOut},
            {"train_accuracy", made.trainAccuracy},
            {"accuracy", made.heldOut > 0 ? Json(made.accuracy) : Json()},
            {"skipped", skipped}};
}

} // namespace

Command probeCommand()
{
    return {"probe",
            "MODEL FOLDER --out FILE",
            "train a linear classifier on the embedding",
            std::vector<OptionInfo>{
                {"out", "FILE", "where the probe is written (.safetensors)"},
                {"holdout", "SHARE", "of each class's pictures, to measure accuracy with (default 0.2)"},
                {"penalty", "L2", "on the weights, of standardised features (default 0.001)"},
                {"seed", "S", "of the pictures that are held out (default 1)"}}
                + runOptions() + modelOptions(),
            probe,
            {},
            true,
            true};
}

} // namespace hydra::cli
