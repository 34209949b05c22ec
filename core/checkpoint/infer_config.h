// SPDX-License-Identifier: GPL-3.0-or-later
// A VitConfig from what can be known, in this order: the user's word, the file's, the configuration's beside
// it, the tensors' shapes, custom.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/model/model_overrides.h"

#include <string>
#include <vector>

namespace hydra {

// TENSORS in timm names. Every number is bounded: later code may multiply them as int64. NOTES receives what
// the user should know. Throws Error{Input} naming FILE and tensor where a tensor that must be asked is
// missing or impossible, where the user's or a file's word contradicts a shape, or where nothing says the
// number of heads.
[[nodiscard]] VitConfig inferConfig(const NamedTensors& tensors, const Facts& facts,
                                    const ModelOverrides& overrides, const std::string& file,
                                    std::vector<std::string>& notes);

} // namespace hydra
