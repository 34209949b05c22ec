// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for finite values, in one pass if all are.
#pragma once

#include "core/base/message.h"
#include "core/base/not_finite.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace hydra {

// Describes the first of VALUES that is not finite, "NaN at [0, 3, 17]"; empty if all are finite.
[[nodiscard]] Message firstNotFinite(const at::Tensor& values);
// Throws NotFinite that begins with WHAT if one of VALUES is not finite.
void requireFinite(const at::Tensor& values, const Message& what);

} // namespace hydra
