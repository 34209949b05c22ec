// SPDX-License-Identifier: GPL-3.0-or-later
// Reads NumPy .npy arrays of float32/float64/float16/ints (versions 1-3, C order; Fortran order is
// transposed) as float32.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Throws Error{Input} for anything that is not a plain numeric array; refuses object arrays (pickles).
[[nodiscard]] at::Tensor readNpy(const Path& path);
// The same from memory; NAME begins every message. The tensor owns its data.
[[nodiscard]] at::Tensor parseNpy(const std::uint8_t* data, std::size_t size, const Message& name);
// Normalised pictures as network input: returns [N,3,H,W], from [3,H,W] or [N,3,H,W]. Throws Error{Input} for
// another shape, and for a value that is not finite.
[[nodiscard]] at::Tensor readNormalised(const Path& path);
// Whether PATH has the suffix of such an array.
[[nodiscard]] bool looksLikeArray(const Path& path);
// Writes little-endian float32 in C order, atomically.
void writeNpy(const Path& path, const at::Tensor& array);

} // namespace hydra
