// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors that are views of a file's bytes, and the arithmetic that keeps such views inside them.
#pragma once

#include "core/base/byte_block.h"
#include "core/base/mapped_file.h"
#include "core/base/message.h"
#include "core/format/shape_text.h"
#include "core/model/named_tensors.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace hydra {

// A contiguous tensor over the first bytes of BLOCK, which it keeps alive; a copy where the element type's
// alignment forbids a view, and for bool (bytes other than 0 and 1 are not valid bools). The caller has
// checked that SHAPE times the width of DTYPE fits into the block.
[[nodiscard]] at::Tensor tensorOver(const ByteBlock& block, c10::ScalarType dtype,
                                    const std::vector<std::int64_t>& shape);

// A view of the 1-D STORAGE with SHAPE and STRIDE (in elements), from OFFSET on. Throws Error{Input} that
// begins with WHO when it reaches outside the storage, and for an expanded view of more than 2^24 elements.
[[nodiscard]] at::Tensor stridedView(const at::Tensor& storage, std::int64_t offset,
                                     const std::vector<std::int64_t>& shape,
                                     const std::vector<std::int64_t>& stride, const Message& who);

// The mapped files that TENSORS are views of.
[[nodiscard]] MappedFiles filesUnder(const NamedTensors& tensors);

} // namespace hydra
