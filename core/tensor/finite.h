// SPDX-License-Identifier: GPL-3.0-or-later
// Whether numbers are finite: one pass over them.
#pragma once

#include "core/base/not_finite.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace hydra {

// The first of VALUES that is not finite, "NaN at [0, 3, 17]"; empty where all are.
[[nodiscard]] std::string firstNotFinite(const at::Tensor& values);
// Throws NotFinite that begins with WHAT where one of VALUES is not.
void requireFinite(const at::Tensor& values, const std::string& what);

} // namespace hydra
