// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of well-known Vision Transformers without their weights, enough to compute their cost.
#pragma once

#include "core/model/vit_config.h"

#include <string>
#include <vector>

namespace hydra {

[[nodiscard]] const std::vector<std::string>& architectureNames(); // "vit-b16", "vit-s16", "vit-ti16"

// 224 px, patches of 16, 12 blocks, head width 64, 1000 classes; every head count. Throws Error{Usage} for an
// unknown name.
[[nodiscard]] VitConfig architectureNamed(const std::string& name);

} // namespace hydra
