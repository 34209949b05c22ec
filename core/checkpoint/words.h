// SPDX-License-Identifier: GPL-3.0-or-later
// A VitConfig as a safetensors file's metadata: who opens the file again need not guess anything.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/model/vit_config.h"

namespace hydra {

// Every value, under the names that Metadata reads, numbers so that they are read back as they were.
[[nodiscard]] Words wordsOf(const VitConfig& config);
// "rotation" and what belongs to it; none where there is no rotation.
[[nodiscard]] Words wordsOf(const Rotation& rotation);

} // namespace hydra
