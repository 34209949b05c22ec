// SPDX-License-Identifier: GPL-3.0-or-later
// Selects weights from a file that holds them twice.
#pragma once

#include "core/base/enum_words.h"

namespace hydra {

enum class WeightSet
{
    Averaged,
    Trained
};
template<>
const EnumWords<WeightSet>& enumWords<WeightSet>(); // "ema", "model"

} // namespace hydra
