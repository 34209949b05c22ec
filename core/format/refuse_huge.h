// SPDX-License-Identifier: GPL-3.0-or-later
// A bound on single tensors, known from their headers.
#pragma once

#include "core/format/shape_text.h"

#include <cstdint>
#include <string>

namespace hydra {

// Throws Error{Input} for a tensor of more than 2^28 elements (16 384 x 16 384), which no network here has.
void refuseHuge(const std::string& name, Sides shape, std::int64_t elements, const std::string& file);

} // namespace hydra
