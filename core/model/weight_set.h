// SPDX-License-Identifier: GPL-3.0-or-later
// Which weights are taken from a file that holds them twice.
#pragma once

#include "core/base/enum_words.h"

namespace hydra {

// As trained, or averaged over the training's steps (or a teacher's).
enum class WeightSet
{
    Averaged,
    Trained
};
template<>
const EnumWords<WeightSet>& enumWords<WeightSet>(); // "ema", "model"

} // namespace hydra
