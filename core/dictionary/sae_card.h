// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dictionary/sae_trainer.h"

#include <string>

namespace hydra {

// The text of an autoencoder's card: its input, its training, and its quality.
[[nodiscard]] std::string cardText(const SaeConfig& config, const VitConfig& network,
                                   const SaeTraining& training);

} // namespace hydra
