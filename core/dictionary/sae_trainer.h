// SPDX-License-Identifier: GPL-3.0-or-later
// Trains a sparse autoencoder on the patches that leave a block (reference.md "Sparse autoencoders"). Tokens
// are computed on demand, some pictures at a time, and never written.
#pragma once

#include "core/dictionary/sae_config.h"
#include "core/dictionary/sae_judge.h"
#include "core/dictionary/scene_features.h"

#include <string>
#include <vector>

namespace hydra {

struct SaeTraining
{
    Path folder, card, history; // output files
    std::int64_t steps = 0;
    double seconds = 0;
    std::vector<SaeQuality> quality; // at each of val_heads
    std::vector<AttributeFeature> attributes; // for scenes
    std::vector<Message> leftOut; // unreadable pictures, with reasons; at most 20
};

// Writes into the output folder: history.csv, checkpoint.safetensors (every checkpoint_steps, and on
// cancellation), at the end NAME/ (SAELens' form) and NAME.md. With one thread a RESUMEd training ends in the
// same bits as an uninterrupted one. Throws Error{Usage} if the folder holds another training and RESUME is
// false.
[[nodiscard]] SaeTraining trainAutoencoder(const SaeConfig& config, bool resume, const Progress& progress,
                                           const CancelToken& cancel);

} // namespace hydra
