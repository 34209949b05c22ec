// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/gemm.h"

#include "core/tensor/onednn_product.h"
#include "core/tensor/product_tiles.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace hydra {

namespace {

// Applies EPILOGUE to Y in place.
void activateInPlace(at::Tensor& y, Epilogue epilogue)
{
    switch (epilogue) {
    case Epilogue::Gelu:
        at::gelu_out(y, y);
        break;
    case Epilogue::QuickGelu:
        y.mul_(at::sigmoid(y * 1.702));
        break;
    case Epilogue::GeluTanh:
        at::gelu_out(y, y, "tanh");
        break;
    case Epilogue::Silu:
        at::silu_(y);
        break;
    case Epilogue::AddToOutput:
    case Epilogue::None:
        break;
    }
}

// y = epilogue(scale * RESULT + bias); RESULT is overwritten.
void finish(at::Tensor result, const at::Tensor& bias, at::Tensor y, double scale, Epilogue epilogue)
{
    if (scale != 1.0) {
        result.mul_(scale);
    }
    if (bias.defined()) {
        result.add_(bias);
    }
    if (epilogue == Epilogue::AddToOutput) {
        y.add_(result);
    } else {
        activateInPlace(result, epilogue);
        y.copy_(result);
    }
}

// y = epilogue(scale * a b + bias) by BLAS, for strided a [M,K], b [K,N] and y [M,N].
void multiplyMatrix(const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias, at::Tensor y,
                    double scale, Epilogue epilogue)
{
    if (epilogue == Epilogue::AddToOutput) {
        y.addmm_(a, b, 1, scale);
        if (bias.defined()) {
            y.add_(bias);
        }
        return;
    }
    at::addmm_out(y, bias.defined() ? bias : y, a, b, bias.defined() ? 1 : 0, scale);
    activateInPlace(y, epilogue);
}

// The same for each entry of the leading dimensions.
void multiplyMatrices(const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias, const at::Tensor& y,
                      double scale, Epilogue epilogue)
{
    if (y.dim() == 2) {
        multiplyMatrix(a, b, bias, y, scale, epilogue);
        return;
    }
    for (std::int64_t i = 0; i < y.size(0); ++i) {
        multiplyMatrices(a[i], b[i], bias, y[i], scale, epilogue);
    }
}

at::Tensor roundedToBFloat16(const at::Tensor& x)
{
    return x.to(at::kBFloat16).to(at::kFloat);
}

// Narrows the leading dimensions of an operand to TILE; keeps all rows and columns.
at::Tensor leading(const at::Tensor& t, const Tile& tile)
{
    const at::Tensor outer = t.dim() > 3 ? t.narrow(-4, tile.outer, tile.outers) : t;
    return t.dim() > 2 ? outer.narrow(-3, tile.inner, tile.inners) : outer;
}

at::Tensor floatProduct(const at::Tensor& x, const at::Tensor& w)
{
#ifdef HYDRA_WITH_ONEDNN
    std::vector<std::int64_t> size = x.sizes().vec();
    size.back() = w.size(-1);
    at::Tensor y = at::empty(size, x.options());
    multiplyTileWithOneDnn(x, w, y, 1.0F);
    return y;
#else
    return at::matmul(x, w);
#endif
}

// Multiplies tile by tile: float64 by LibTorch, as oneDNN lacks it, for passes where rounding matters more
// than time; bfloat16 as on a device, with rounded factors, sums in float32 and a rounded result.
void multiplyTiles(const Cut& cut, const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias,
                   const at::Tensor& y, double scale, Epilogue epilogue, bool rounds)
{
    const at::Tensor left = rounds ? roundedToBFloat16(a) : a;
    forTiles(cut.count(), 1, [&](std::int64_t i, std::int64_t) {
        const Tile tile = cut.at(i);
        const at::Tensor x = leading(left, tile).narrow(-2, tile.row, tile.rows);
        const at::Tensor part = leading(b, tile).narrow(-1, tile.column, tile.columns);
        const at::Tensor added = bias.defined() ? bias.narrow(0, tile.column, tile.columns) : bias;
        const at::Tensor into =
            leading(y, tile).narrow(-2, tile.row, tile.rows).narrow(-1, tile.column, tile.columns);
        if (rounds) {
            finish(roundedToBFloat16(floatProduct(x, roundedToBFloat16(part))), added, into, scale, epilogue);
        } else {
            multiplyMatrices(x, part, added, into, scale, epilogue);
        }
    });
}

thread_local Products productsNow = Products::Float32;

void multiply(const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias, const at::Tensor& y,
              double scale, Epilogue epilogue)
{
    const bool rounds = productsNow == Products::BFloat16 && a.scalar_type() == at::kFloat;
    if (!a.is_cpu()) {
        at::Tensor result =
            rounds ? at::matmul(a.to(at::kBFloat16), b.to(at::kBFloat16)).to(at::kFloat) : at::matmul(a, b);
        finish(std::move(result), bias, y, scale, epilogue);
        return;
    }
    const Cut cut = cutOf(a.sizes(), b.size(-1), coresForTiles());
#ifdef HYDRA_WITH_ONEDNN
    if (!rounds && a.scalar_type() == at::kFloat) {
        multiplyWithOneDnn(cut, a, b, bias, y, static_cast<float>(scale), epilogue);
        return;
    }
#endif
    multiplyTiles(cut, a, b, bias, y, scale, epilogue, rounds);
}

} // namespace

ProductsAs::ProductsAs(Products products)
    : m_before(std::exchange(productsNow, products))
{ }

ProductsAs::~ProductsAs()
{
    productsNow = m_before;
}

Products currentProducts()
{
    return productsNow;
}

void affineInto(const at::Tensor& x, const at::Tensor& w, const at::Tensor& b, const at::Tensor& y,
                Epilogue epilogue)
{
    multiply(x, w.t(), b, y, 1.0, epilogue);
}

at::Tensor affine(const at::Tensor& x, const at::Tensor& w, const at::Tensor& b, Epilogue epilogue)
{
    at::Tensor y = at::empty({x.size(0), w.size(0)}, x.options());
    affineInto(x, w, b, y, epilogue);
    return y;
}

void productInto(const at::Tensor& a, const at::Tensor& b, const at::Tensor& y, double scale)
{
    multiply(a, b, {}, y, scale, Epilogue::None);
}

void productOfTile(const at::Tensor& a, const at::Tensor& b, const at::Tensor& y, double scale,
                   Products products)
{
    if (products == Products::BFloat16 && a.scalar_type() == at::kFloat) {
        finish(roundedToBFloat16(floatProduct(roundedToBFloat16(a), roundedToBFloat16(b))), {}, y, scale,
               Epilogue::None);
        return;
    }
#ifdef HYDRA_WITH_ONEDNN
    if (a.scalar_type() == at::kFloat) {
        multiplyTileWithOneDnn(a, b, y, static_cast<float>(scale));
        return;
    }
#endif
    multiplyMatrices(a, b, {}, y, scale, Epilogue::None);
}

at::Tensor product(const at::Tensor& a, const at::Tensor& b, double scale)
{
    std::vector<std::int64_t> size = a.sizes().vec();
    size.back() = b.size(-1);
    at::Tensor y = at::empty(size, a.options());
    productInto(a, b, y, scale);
    return y;
}

} // namespace hydra
