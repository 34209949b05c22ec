// SPDX-License-Identifier: GPL-3.0-or-later
// The training settings of a sparse autoencoder: the JSON file of `hydrascope-cli sae-train`. Plain data.
#pragma once

#include "core/base/file.h"
#include "core/train/config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct SaeConfig
{
    std::string name; // of the output files
    Path output; // folder
    Path model; // source of the tokens
    int block = -1, heads = 0; // block whose output tokens are used; head count of the sub-network, 0: all
    DataConfig data, val; // classes are not needed: a plain folder of pictures is enough

    int features = 0, k = 32; // n; number of features kept per patch
    bool matryoshka = false; // "kind": the first n_1, n_2, ... features alone must reconstruct, too
    std::vector<int> prefixes; // n_1 < n_2 < ... < n; matryoshka default: n/16, n/8, n/4, n/2 and n
    int auxK = 64; // dead features that reconstruct the remaining error
    double auxWeight = 1.0 / 32;
    int deadAfter = 500'000; // patches without the feature

    std::uint64_t seed = 1;
    int steps = 0, batch = 2048; // patches per step
    int pictures = 256; // whose patches are in memory at once, shuffled
    double learningRate = 2e-3, finalLearningRate = 1e-4;
    int warmupSteps = 100;

    std::vector<int> valHeads; // head counts at which it is judged
    int valEvery = 500, checkpointSteps = 250, threads = 2; // the first two are in steps
    bool half = true; // weights as float16
    std::string title, licence, notes; // for the card

    // As in TrainConfig. Throws Error{Input} naming file, key, what was expected and what was found.
    [[nodiscard]] static SaeConfig load(const Path& file);
    [[nodiscard]] static SaeConfig parse(const std::string& json, const std::string& fileName,
                                         const Path& folder);
    // All settings that affect the weights: a checkpoint with another identity cannot be resumed.
    [[nodiscard]] std::string identity() const;
};

} // namespace hydra
