// SPDX-License-Identifier: GPL-3.0-or-later
// probe: a linear classifier on a network's embedding, to be explained with --target probe:FILE.
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/shipped.h"
#include "core/evaluate/linear_probe.h"

#include <filesystem>

namespace hydra::cli {

namespace { } // namespace

Json runProbe(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const std::string& folder =
        arguments.positional(1, "FOLDER: class sub-folders, or pictures with labels.csv");
    const auto out = arguments.text("out");
    if (!out) {
        throw usageError("expected --out FILE, where the probe is written");
    }
    if (std::filesystem::path(*out).extension() != ".safetensors") {
        throw usageError("--out: expected a name that ends in .safetensors, got '", *out, "'");
    }
    requireWritable(*out);
    Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    const std::vector<int> heads = headsOf(arguments, c.config);
    if (heads.size() != 1) {
        throw usageError("--heads: a probe reads one embedding: expected one head count");
    }
    engine::ProbeSettings settings;
    settings.ask = askOf(arguments, c.config);
    settings.ask.heads = heads.front();
    settings.holdout = arguments.number("holdout").value_or(settings.holdout);
    settings.penalty = arguments.number("penalty").value_or(settings.penalty);
    settings.seed = static_cast<std::uint64_t>(arguments.integer("seed").value_or(1));
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

} // namespace hydra::cli
