// SPDX-License-Identifier: GPL-3.0-or-later
// A VitConfig from what can be known, in this order: the user's word, the file's metadata, the tensors'
// shapes, custom.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/metadata.h"
#include "core/checkpoint/model_overrides.h"

#include <string>

namespace hydra {

// TENSORS in timm names. Every number is bounded: later code may multiply them as int64. Throws Error{Input}
// naming FILE and tensor where a tensor that must be asked is missing or impossible, where the user's or the
// file's word contradicts a shape, or where nothing says the number of heads.
[[nodiscard]] VitConfig inferConfig(const NamedTensors& tensors, const Metadata& metadata,
                                    const ModelOverrides& overrides, const std::string& file);

} // namespace hydra
