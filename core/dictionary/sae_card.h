// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dictionary/sae_trainer.h"

#include <string>

namespace hydra {

// What the card of an autoencoder says: what it reads, how it was trained, how good it is.
[[nodiscard]] std::string cardText(const SaeConfig& config, const VitConfig& network,
                                   const SaeTraining& training);

} // namespace hydra
