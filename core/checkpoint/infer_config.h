// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a VitConfig. Sources, in order: the user, the file, the configuration beside it, the tensors'
// shapes, defaults.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/model/model_overrides.h"

#include <string>
#include <vector>

namespace hydra {

// TENSORS in timm names. Every number is bounded: later code may multiply them as int64. NOTES receives
// messages for the user. Throws Error{Input} naming FILE and tensor where a needed tensor is missing or
// impossible, where the user's or a file's statement contradicts a shape, or where no source gives the number
// of heads.
[[nodiscard]] VitConfig inferConfig(const NamedTensors& tensors, const Facts& facts,
                                    const ModelOverrides& overrides, const std::string& file,
                                    std::vector<Message>& notes);

} // namespace hydra
