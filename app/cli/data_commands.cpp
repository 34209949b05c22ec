// SPDX-License-Identifier: GPL-3.0-or-later
// synth and train: making data, and models of it.
#include "app/cli/network_commands.h"
#include "core/base/error.h"
#include "core/scenes/scene.h"
#include "core/train/trainer.h"

namespace hydra::cli {

Json runSynth(const Arguments& arguments)
{
    const auto out = arguments.text("out");
    const auto count = arguments.integer("count");
    if (!out || !count) {
        throw usageError("expected --out FOLDER and --count N");
    }
    const auto seed = static_cast<std::uint64_t>(arguments.integer("seed").value_or(1));
    const int size = static_cast<int>(arguments.integer("size").value_or(224));
    writeScenes(*out, seed, static_cast<int>(*count), size, progressBar(), interruption());
    return {{"folder", *out}, {"count", *count}, {"seed", seed}, {"size", size}, {"classes", sceneClasses()}};
}

Json runTrain(const Arguments& arguments)
{
    const std::string& config = arguments.positional(0, "CONFIG: a training configuration (.json)");
    TrainOptions options;
    options.resume = arguments.has("resume");
    options.device = arguments.text("device", "cpu");
    const TrainResult result = train(config, options, progressBar(), interruption());
    Json rows = Json::array();
    for (const HeadAccuracy& row : result.accuracy) {
        rows.push_back({{"k", row.heads}, {"images", row.images}, {"top1", row.percent() / 100}});
    }
    return {{"weights", result.weights.string()}, {"card", result.card.string()},
            {"history", result.history.string()}, {"steps", result.steps},
            {"seconds", result.seconds},          {"rows", rows}};
}

} // namespace hydra::cli
