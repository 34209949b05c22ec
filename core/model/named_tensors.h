// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of a network by name, independent of the file format.
#pragma once

#include <ATen/core/Tensor.h>

#include <map>
#include <string>

namespace hydra {

using NamedTensors = std::map<std::string, at::Tensor>;

} // namespace hydra
