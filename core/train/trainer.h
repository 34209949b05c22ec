// SPDX-License-Identifier: GPL-3.0-or-later
// HydraViT training (Algorithm 1; reference.md "Training"): each step draws k and updates the sub-network of
// k heads.
#pragma once

#include "core/base/cancel.h"
#include "core/train/config.h"

#include <string>
#include <vector>

namespace hydra {

struct TrainOptions
{
    bool resume = false; // continue from the output folder's checkpoint, if there is one
    std::string device = "cpu"; // or "cuda", "cuda:1"
};

struct HeadAccuracy
{
    int heads = 0, images = 0, correct = 0;
    double loss = 0; // mean cross-entropy of the label
    [[nodiscard]] double percent() const { return images > 0 ? 100.0 * correct / images : 0.0; }
};

struct TrainResult
{
    Path weights, card, history; // files written
    std::vector<HeadAccuracy> accuracy; // of the exported weights on `test`, else `val`, per trained k
    std::int64_t steps = 0;
    double seconds = 0;
};

// Trains as CONFIGFILE says. Writes into its output folder: history.csv, checkpoint.safetensors (every
// checkpoint_steps, and on cancellation), at the end NAME.safetensors (timm names, averaged weights) and
// NAME.md. With one thread a resumed training gives the same bits as an uninterrupted one. Throws
// Error{Usage} if the folder holds another training and OPTIONS.resume is false.
[[nodiscard]] TrainResult train(const Path& configFile, const TrainOptions& options, const Progress& progress,
                                const CancelToken& cancel);
[[nodiscard]] TrainResult train(const TrainConfig& config, const TrainOptions& options,
                                const Progress& progress, const CancelToken& cancel);

} // namespace hydra
