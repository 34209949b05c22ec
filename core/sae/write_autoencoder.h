// SPDX-License-Identifier: GPL-3.0-or-later
// Writes an autoencoder in SAELens' format: cfg.json and sae_weights.safetensors in a folder of its own.
#pragma once

#include "core/base/file.h"
#include "core/sae/autoencoder.h"

#include <map>
#include <string>

namespace hydra {

// SAE has codes relu, topk or threshold on tokens that are not normalised; HALF stores weights as float16.
// MODEL is the name of the network, PROVENANCE goes into both files. The weights are written last. Throws
// Error{Usage} for an autoencoder that this format cannot express.
void writeAutoencoder(const Path& folder, const Autoencoder& sae, bool half, const std::string& model,
                      const std::map<std::string, std::string>& provenance);

} // namespace hydra
