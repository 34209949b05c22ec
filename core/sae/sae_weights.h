// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the tensors of an autoencoder's file to weights: each project has its own names, layout and
// factors still to be multiplied in.
#pragma once

#include "core/sae/autoencoder.h"
#include "core/sae/sae_file.h"

namespace hydra {

// Sets SAE's tensors and family from FILE. Throws Error{Input} if they are not an autoencoder's, or disagree
// with the file's configuration.
void readSaeWeights(SaeFile& file, Autoencoder& sae);

} // namespace hydra
