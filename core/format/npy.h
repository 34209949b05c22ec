// SPDX-License-Identifier: GPL-3.0-or-later
// NumPy .npy arrays: float32/float64/float16/ints in, float32 out, versions 1-3, C order (Fortran order is
// transposed).
#pragma once

#include "core/base/file.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Throws Error{Input} for anything that is not a plain numeric array; object arrays (pickles) are refused.
[[nodiscard]] at::Tensor readNpy(const Path& path);
// The same from memory; NAME begins every message. The tensor owns its data.
[[nodiscard]] at::Tensor parseNpy(const std::uint8_t* data, std::size_t size, const std::string& name);
// Pictures as a network takes them, already normalised: [3,H,W] or [N,3,H,W], as [N,3,H,W]. Throws
// Error{Input} for another shape, and for a value that is not finite.
[[nodiscard]] at::Tensor readNormalised(const Path& path);
// Whether PATH is called as such an array.
[[nodiscard]] bool looksLikeArray(const Path& path);
// Little-endian float32, C order, atomic.
void writeNpy(const Path& path, const at::Tensor& array);

} // namespace hydra
