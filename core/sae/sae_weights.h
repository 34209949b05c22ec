// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of an autoencoder's file as weights: each project has names of its own, lays them out its own
// way and leaves something to be multiplied in.
#pragma once

#include "core/sae/autoencoder.h"
#include "core/sae/sae_file.h"

namespace hydra {

// Sets SAE's tensors and the family that FILE is of. Throws Error{Input} where they are no autoencoder's, or
// not what the file says of them.
void readSaeWeights(SaeFile& file, Autoencoder& sae);

} // namespace hydra
