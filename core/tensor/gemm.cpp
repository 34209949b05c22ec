// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/gemm.h"

#include "core/tensor/cores.h"
#include "core/tensor/product_tiles.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

#ifdef HYDRA_WITH_ONEDNN
#include <dnnl.hpp>
#include <map>
#include <unordered_map>
#endif

namespace hydra {

namespace {

#ifdef HYDRA_WITH_ONEDNN

using Dims = dnnl::memory::dims;

// Sizes and strides of an operand, without the heap: one is made for each tile.
struct Layout
{
    int rank = 0;
    std::array<std::int64_t, 4> size{}, stride{};

    [[nodiscard]] Dims sizes() const { return {size.begin(), size.begin() + rank}; }
    [[nodiscard]] Dims strides() const { return {stride.begin(), stride.begin() + rank}; }
    bool operator<(const Layout& o) const
    {
        return std::tie(rank, size, stride) < std::tie(o.rank, o.size, o.stride);
    }
};

// A float32 operand of which tiles are taken.
struct Operand
{
    float* data;
    Layout layout;

    explicit Operand(const at::Tensor& t)
        : data(t.data_ptr<float>())
    {
        layout.rank = static_cast<int>(t.dim());
        for (std::int64_t i = 0; i < t.dim(); ++i) {
            layout.size[static_cast<std::size_t>(i)] = t.size(i);
            layout.stride[static_cast<std::size_t>(i)] = t.stride(i);
        }
    }
    // LENGTH from BEGIN on of the dimension that is BACK from the end.
    [[nodiscard]] Operand narrowed(int back, std::int64_t begin, std::int64_t length) const
    {
        Operand part = *this;
        if (back <= layout.rank) {
            const auto i = static_cast<std::size_t>(layout.rank - back);
            part.data += begin * layout.stride[i];
            part.layout.size[i] = length;
        }
        return part;
    }
    [[nodiscard]] Operand leading(const Tile& tile) const
    {
        return narrowed(4, tile.outer, tile.outers).narrowed(3, tile.inner, tile.inners);
    }
    // A dimension of one has a meaningless stride; give it the one a contiguous layout would have, as oneDNN
    // wants.
    void mendStrides()
    {
        std::int64_t contiguous = 1;
        for (auto i = static_cast<std::size_t>(layout.rank); i-- > 0;) {
            if (layout.size[i] == 1) {
                layout.stride[i] = contiguous;
            }
            contiguous = std::max(contiguous, layout.stride[i] * layout.size[i]);
        }
    }
};

// Creating a primitive costs more than running it on a small sub-network, so each thread keeps those it has
// made.
struct ProductKey
{
    Layout a, b, y;
    bool bias;
    Epilogue epilogue;
    float scale;
    bool operator<(const ProductKey& o) const
    {
        return std::tie(a, b, y, bias, epilogue, scale)
            < std::tie(o.a, o.b, o.y, o.bias, o.epilogue, o.scale);
    }
};

struct Runner
{
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream{engine};
    struct Made
    {
        dnnl::matmul primitive;
        dnnl::memory a, b, y, bias;
        std::unordered_map<int, dnnl::memory> arguments;
    };
    std::map<ProductKey, Made> made;

    Made& of(const ProductKey& key)
    {
        const auto found = made.find(key);
        if (found != made.end()) {
            return found->second;
        }
        if (made.size() > 4096) { // an image size a second for an hour
            made.clear();
        }
        return made.emplace(key, make(key)).first->second;
    }

    [[nodiscard]] Made make(const ProductKey& key) const
    {
        using Type = dnnl::memory::data_type;
        const auto described = [](const Layout& layout) {
            return dnnl::memory::desc(layout.sizes(), Type::f32, layout.strides());
        };
        const dnnl::memory::desc a = described(key.a), b = described(key.b), y = described(key.y);
        Layout row = key.y;
        std::fill_n(row.size.begin(), row.rank - 1, 1);
        std::fill_n(row.stride.begin(), row.rank - 1, row.size[static_cast<std::size_t>(row.rank - 1)]);
        row.stride[static_cast<std::size_t>(row.rank - 1)] = 1;
        const dnnl::memory::desc bias = key.bias ? described(row) : dnnl::memory::desc();
        dnnl::post_ops ops;
        if (key.scale != 1.0F) {
            ops.append_eltwise(1.0F, dnnl::algorithm::eltwise_linear, key.scale, 0.0F);
        }
        if (key.epilogue == Epilogue::Gelu) {
            ops.append_eltwise(1.0F, dnnl::algorithm::eltwise_gelu_erf, 0.0F, 0.0F);
        } else if (key.epilogue == Epilogue::QuickGelu) {
            ops.append_eltwise(1.0F, dnnl::algorithm::eltwise_swish, 1.702F, 0.0F);
        } else if (key.epilogue == Epilogue::GeluTanh) {
            ops.append_eltwise(1.0F, dnnl::algorithm::eltwise_gelu_tanh, 0.0F, 0.0F);
        } else if (key.epilogue == Epilogue::Silu) {
            ops.append_eltwise(1.0F, dnnl::algorithm::eltwise_swish, 1.0F, 0.0F);
        } else if (key.epilogue == Epilogue::AddToOutput) {
            ops.append_sum(1.0F);
        }
        dnnl::primitive_attr attributes;
        attributes.set_post_ops(ops);
        const auto description = key.bias ? dnnl::matmul::desc(a, b, bias, y) : dnnl::matmul::desc(a, b, y);
        Made result;
        result.primitive = dnnl::matmul(dnnl::matmul::primitive_desc(description, attributes, engine));
        result.a = dnnl::memory(a, engine, nullptr);
        result.b = dnnl::memory(b, engine, nullptr);
        result.y = dnnl::memory(y, engine, nullptr);
        result.arguments = {{DNNL_ARG_SRC, result.a}, {DNNL_ARG_WEIGHTS, result.b}, {DNNL_ARG_DST, result.y}};
        if (key.bias) {
            result.bias = dnnl::memory(bias, engine, nullptr);
            result.arguments.emplace(DNNL_ARG_BIAS, result.bias);
        }
        return result;
    }
};

// Within a tile: a primitive runs on as many threads as it was made for, and there it is one.
void runWithOneDnn(Operand a, Operand b, float* bias, Operand y, float scale, Epilogue epilogue)
{
    thread_local Runner runner;
    a.mendStrides();
    b.mendStrides();
    y.mendStrides();
    Runner::Made& made = runner.of({a.layout, b.layout, y.layout, bias != nullptr, epilogue, scale});
    made.a.set_data_handle(a.data);
    made.b.set_data_handle(b.data);
    made.y.set_data_handle(y.data);
    if (bias != nullptr) {
        made.bias.set_data_handle(bias);
    }
    made.primitive.execute(runner.stream, made.arguments);
    runner.stream.wait();
}

void multiplyWithOneDnn(const Cut& cut, const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias,
                        const at::Tensor& y, float scale, Epilogue epilogue)
{
    const Operand left(a), right(b), out(y);
    float* const added = bias.defined() ? bias.data_ptr<float>() : nullptr;
    forTiles(cut.count(), 1, [&](std::int64_t i, std::int64_t) {
        const Tile tile = cut.at(i);
        runWithOneDnn(
            left.leading(tile).narrowed(2, tile.row, tile.rows),
            right.leading(tile).narrowed(1, tile.column, tile.columns),
            added != nullptr ? added + tile.column : nullptr,
            out.leading(tile).narrowed(2, tile.row, tile.rows).narrowed(1, tile.column, tile.columns), scale,
            epilogue);
    });
}

#endif

// y = epilogue(scale * RESULT + bias); RESULT is used up.
void finish(at::Tensor result, const at::Tensor& bias, const at::Tensor& y, double scale, Epilogue epilogue)
{
    if (scale != 1.0) {
        result.mul_(scale);
    }
    if (bias.defined()) {
        result.add_(bias);
    }
    switch (epilogue) {
    case Epilogue::Gelu:
        y.copy_(at::gelu(result));
        break;
    case Epilogue::QuickGelu:
        y.copy_(result * at::sigmoid(result * 1.702));
        break;
    case Epilogue::GeluTanh:
        y.copy_(at::gelu(result, "tanh"));
        break;
    case Epilogue::Silu:
        y.copy_(at::silu(result));
        break;
    case Epilogue::AddToOutput:
        y.add_(result);
        break;
    case Epilogue::None:
        y.copy_(result);
        break;
    }
}

at::Tensor roundedToBFloat16(const at::Tensor& x)
{
    return x.to(at::kBFloat16).to(at::kFloat);
}

// TILE of A, with all columns; of B, with all rows; of Y.
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
    runWithOneDnn(Operand(x), Operand(w), nullptr, Operand(y), 1.0F, Epilogue::None);
    return y;
#else
    return at::matmul(x, w);
#endif
}

// By LibTorch's products of a tile: float64, of the passes whose rounding matters more than their time, for
// oneDNN has none; and bfloat16 as a device has it, with rounded factors, sums in float32 and a rounded
// result.
void multiplyTiles(const Cut& cut, const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias,
                   const at::Tensor& y, double scale, Epilogue epilogue, bool rounds)
{
    const at::Tensor left = rounds ? elementwise(a, roundedToBFloat16) : a;
    forTiles(cut.count(), 1, [&](std::int64_t i, std::int64_t) {
        const Tile tile = cut.at(i);
        const at::Tensor x = leading(left, tile).narrow(-2, tile.row, tile.rows);
        const at::Tensor part = leading(b, tile).narrow(-1, tile.column, tile.columns);
        finish(rounds ? roundedToBFloat16(floatProduct(x, roundedToBFloat16(part))) : at::matmul(x, part),
               bias.defined() ? bias.narrow(0, tile.column, tile.columns) : bias,
               leading(y, tile).narrow(-2, tile.row, tile.rows).narrow(-1, tile.column, tile.columns), scale,
               epilogue);
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
    static const std::int64_t cores = std::min(16, machineCores());
    const Cut cut = cutOf(a.sizes(), b.size(-1), cores);
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

at::Tensor product(const at::Tensor& a, const at::Tensor& b, double scale)
{
    std::vector<std::int64_t> size = a.sizes().vec();
    size.back() = b.size(-1);
    at::Tensor y = at::empty(size, a.options());
    productInto(a, b, y, scale);
    return y;
}

} // namespace hydra
