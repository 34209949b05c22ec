// SPDX-License-Identifier: GPL-3.0-or-later
// An autoencoder as SAELens writes them: cfg.json and sae_weights.safetensors in a folder of its own.
#pragma once

#include "core/base/file.h"
#include "core/sae/autoencoder.h"

#include <map>
#include <string>

namespace hydra {

// SAE with codes relu, topk or threshold on tokens as they are, its weights as float16 where HALF; MODEL is
// the name of the network, PROVENANCE goes into both files. The weights come last. Throws Error{Usage} for
// what this form has no words for.
void writeAutoencoder(const Path& folder, const Autoencoder& sae, bool half, const std::string& model,
                      const std::map<std::string, std::string>& provenance);

} // namespace hydra
