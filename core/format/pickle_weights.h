// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the part of a PyTorch file that is the model, and collects the other values as facts.
#pragma once

#include "core/format/averaged_words.h"
#include "core/format/pickle_value.h"
#include "core/format/raw_checkpoint.h"

namespace hydra {

// Fills tensors, chosen, facts and notes. Averaged weights come first: the order is state_dict_ema,
// model_ema, ema, state_dict, model, model_state_dict, teacher, target_encoder, student, encoder, net, then
// the top level; WANTED puts one kind before the other.
// A module saved whole yields the names of its state dict. Throws Error{Input} naming NAME and what to save
// instead when the file has no weights.
void takeWeights(const Pickle& pickle, const std::string& name, std::optional<WeightSet> wanted,
                 RawCheckpoint& result);

} // namespace hydra
