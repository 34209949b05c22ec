// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of what a PyTorch file holds is the model, and what the rest of it says.
#pragma once

#include "core/format/averaged_words.h"
#include "core/format/pickle_value.h"
#include "core/format/raw_checkpoint.h"

namespace hydra {

// Fills tensors, chosen, facts and notes. The averaged weights go first: state_dict_ema, model_ema, ema,
// state_dict, model, model_state_dict, teacher, target_encoder, student, encoder, net, then the top level;
// WANTED moves one kind before the other.
// A module saved whole yields the names its state dict would have. Throws Error{Input} naming NAME and what
// to save instead when there are no weights.
void takeWeights(const Pickle& pickle, const std::string& name, std::optional<WeightSet> wanted,
                 RawCheckpoint& result);

} // namespace hydra
