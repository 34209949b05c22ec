// SPDX-License-Identifier: GPL-3.0-or-later
// Float32 products by oneDNN, on strided operands, in the tiles of a cut (core/tensor/product_tiles). If the
// library's own division among threads is faster, it is used once verified to give the same bits as the
// tiles: the first time a thread multiplies operands of that layout on that many threads, both are computed
// and compared. (oneDNN 2.6 gives the same bits with AVX-512, and not always with AVX2.)
#pragma once

#include "core/tensor/gemm.h"
#include "core/tensor/product_tiles.h"

namespace hydra {

// y = epilogue(scale * a b + bias), as in gemm.h. Operands must be on the processor.
void multiplyWithOneDnn(const Cut& cut, const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias,
                        const at::Tensor& y, float scale, Epilogue epilogue);
// y = scale * x w for one tile, on the calling thread.
void multiplyTileWithOneDnn(const at::Tensor& x, const at::Tensor& w, const at::Tensor& y, float scale);

} // namespace hydra
