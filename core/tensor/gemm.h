// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix products on strided views, by the fastest method of this build: oneDNN on the operands in place (no
// copy of a sub-network's weights, no packing), with bias, activation and residual fused; or LibTorch's, on
// the operands' device.
#pragma once

#include "core/tensor/compute_on.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Sets the precision of the calling thread's float32 products to PRODUCTS for this object's lifetime.
class ProductsAs
{
public:
    explicit ProductsAs(Products products);
    ~ProductsAs();
    ProductsAs(const ProductsAs&) = delete;
    ProductsAs& operator=(const ProductsAs&) = delete;

private:
    Products m_before;
};

[[nodiscard]] Products currentProducts(); // of the calling thread

enum class Epilogue
{
    None,
    Gelu, // exact, erf
    QuickGelu, // x * sigmoid(1.702 x)
    GeluTanh, // the approximation by tanh
    Silu, // x * sigmoid(x)
    AddToOutput, // y += product, for residuals
};

// y = epilogue(x W^T + b). x [M,K], w [N,K], b [N] or undefined, y [M,N] preallocated; all float32, or all
// float64 (LibTorch's BLAS, half the rate). The last stride of x and y is 1; w may be any view.
void affineInto(const at::Tensor& x, const at::Tensor& w, const at::Tensor& b, const at::Tensor& y,
                Epilogue epilogue = Epilogue::None);

// The same, allocating y.
[[nodiscard]] at::Tensor affine(const at::Tensor& x, const at::Tensor& w, const at::Tensor& b,
                                Epilogue epilogue = Epilogue::None);

// y = scale * a b over equal leading batch dimensions: a [..,M,K], b [..,K,N], y [..,M,N]; 2 to 4 dimensions,
// any strides (transposed views are not copied).
void productInto(const at::Tensor& a, const at::Tensor& b, const at::Tensor& y, double scale = 1.0);
// The same for a tile of the caller (core/tensor/tiles): in one piece, on the calling thread, with precision
// PRODUCTS.
void productOfTile(const at::Tensor& a, const at::Tensor& b, const at::Tensor& y, double scale,
                   Products products);
[[nodiscard]] at::Tensor product(const at::Tensor& a, const at::Tensor& b, double scale = 1.0);

} // namespace hydra
