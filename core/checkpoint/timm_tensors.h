// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a Vision Transformer under timm's names, with the shapes given by its VitConfig.
#pragma once

#include "core/checkpoint/checkpoint.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct ExpectedTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
    bool required = true; // false: separate classifiers, CLIP's absent patch bias
};

// The tensors that a file of CONFIG must and may hold. PRESENT decides whether the final norm is called
// "norm" or "fc_norm".
[[nodiscard]] std::vector<ExpectedTensor> timmTensors(const VitConfig& config, const NamedTensors& present);

} // namespace hydra
