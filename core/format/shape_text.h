// SPDX-License-Identifier: GPL-3.0-or-later
// Names and shapes for messages.
#pragma once

#include "core/base/printable.h"

#include <c10/util/ArrayRef.h>

#include <string>

namespace hydra {

// "[3, 16, 16]"
[[nodiscard]] std::string shapeText(c10::IntArrayRef shape);

} // namespace hydra
