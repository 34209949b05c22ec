// SPDX-License-Identifier: GPL-3.0-or-later
// What a sparse autoencoder is trained on, and how: the JSON file of `hydrascope-cli sae-train`. Plain data.
#pragma once

#include "core/base/file.h"
#include "core/train/config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct SaeConfig
{
    std::string name; // of the files written
    Path output; // folder
    Path model; // whose tokens are read
    int block = -1, heads = 0; // behind which block; of the sub-network of so many heads, 0: all
    DataConfig data, val; // classes are not needed: a folder of pictures will do

    int features = 0, k = 32; // n; of a patch, those that are kept
    bool matryoshka = false; // "kind": the first n_1, n_2, ... features alone must reconstruct, too
    std::vector<int> prefixes; // n_1 < n_2 < ... < n; of a matryoshka, n/16, n/8, n/4, n/2 and n unless said
    int auxK = 64; // dead features that reconstruct what the others leave
    double auxWeight = 1.0 / 32;
    int deadAfter = 500'000; // patches without the feature

    std::uint64_t seed = 1;
    int steps = 0, batch = 2048; // patches of a step
    int pictures = 256; // whose patches are in memory at once, mixed
    double learningRate = 2e-3, finalLearningRate = 1e-4;
    int warmupSteps = 100;

    std::vector<int> valHeads; // k at which it is judged
    int valEvery = 500, checkpointSteps = 250, threads = 2; // steps, steps
    bool half = true; // weights as float16
    std::string title, licence, notes; // of the card

    // As of TrainConfig. Throws Error{Input} naming file, key, what was expected and what was found.
    [[nodiscard]] static SaeConfig load(const Path& file);
    [[nodiscard]] static SaeConfig parse(const std::string& json, const std::string& fileName,
                                         const Path& folder);
    // What decides the weights: a checkpoint of another identity cannot be resumed.
    [[nodiscard]] std::string identity() const;
};

} // namespace hydra
