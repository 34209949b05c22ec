// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/gemm.h"

#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

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

// Creating a primitive costs more than running it on a small sub-network, so each thread keeps those it has
// made.
struct ProductKey
{
    Dims aSize, bSize, aStride, bStride, yStride;
    bool bias;
    Epilogue epilogue;
    float scale;
    int threads; // a primitive runs on as many as it was made for
    bool operator<(const ProductKey& o) const
    {
        return std::tie(aSize, bSize, aStride, bStride, yStride, bias, epilogue, scale, threads) < std::tie(
                   o.aSize, o.bSize, o.aStride, o.bStride, o.yStride, o.bias, o.epilogue, o.scale, o.threads);
    }
};

struct Runner
{
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream{engine};
    struct Made
    {
        dnnl::matmul primitive;
        dnnl::memory::desc a, b, bias, y;
    };
    std::map<ProductKey, Made> made;

    const Made& of(const ProductKey& key)
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
        const std::int64_t columns = key.bSize.back();
        const std::size_t outer = key.aSize.size() - 1;
        Dims ySize(key.aSize.begin(), key.aSize.end() - 1);
        ySize.push_back(columns);
        Dims biasSize(outer, 1);
        biasSize.push_back(columns);
        Dims biasStride(outer, columns);
        biasStride.push_back(1);
        Made result;
        result.a = {key.aSize, Type::f32, key.aStride};
        result.b = {key.bSize, Type::f32, key.bStride};
        result.y = {ySize, Type::f32, key.yStride};
        result.bias = key.bias ? dnnl::memory::desc(biasSize, Type::f32, biasStride) : dnnl::memory::desc();
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
        const auto description = key.bias ? dnnl::matmul::desc(result.a, result.b, result.bias, result.y)
                                          : dnnl::matmul::desc(result.a, result.b, result.y);
        result.primitive = dnnl::matmul(dnnl::matmul::primitive_desc(description, attributes, engine));
        return result;
    }
};

Dims toDims(at::IntArrayRef values)
{
    return {values.begin(), values.end()};
}

// A dimension of one has a meaningless stride; give it the one a contiguous layout would have, as oneDNN
// wants.
Dims strides(const at::Tensor& t)
{
    Dims result = toDims(t.strides());
    std::int64_t contiguous = 1;
    for (std::size_t i = result.size(); i-- > 0;) {
        const std::int64_t size = t.size(static_cast<std::int64_t>(i));
        if (size == 1) {
            result[i] = contiguous;
        }
        contiguous = std::max(contiguous, result[i] * size);
    }
    return result;
}

void runWithOneDnn(const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias, const at::Tensor& y,
                   float scale, Epilogue epilogue)
{
    thread_local Runner runner;
    const ProductKey key{toDims(a.sizes()), toDims(b.sizes()), strides(a), strides(b),           strides(y),
                         bias.defined(),    epilogue,          scale,      at::get_num_threads()};
    const Runner::Made& made = runner.of(key);
    std::unordered_map<int, dnnl::memory> arguments{
        {DNNL_ARG_SRC, dnnl::memory(made.a, runner.engine, a.data_ptr())},
        {DNNL_ARG_WEIGHTS, dnnl::memory(made.b, runner.engine, b.data_ptr())},
        {DNNL_ARG_DST, dnnl::memory(made.y, runner.engine, y.data_ptr())},
    };
    if (bias.defined()) {
        arguments.emplace(DNNL_ARG_BIAS, dnnl::memory(made.bias, runner.engine, bias.data_ptr()));
    }
    made.primitive.execute(runner.stream, arguments);
    runner.stream.wait();
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

// As a device with bfloat16 has it: rounded factors, sums in float32, a rounded result. The processor
// multiplies the rounded numbers in float32: the same sums but for their order, and faster than its own
// bfloat16.
at::Tensor productInBFloat16(const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor x = a.to(at::kBFloat16), w = b.to(at::kBFloat16);
    if (!a.is_cpu()) {
        return at::matmul(x, w).to(at::kFloat);
    }
    const at::Tensor wideX = x.to(at::kFloat), wideW = w.to(at::kFloat);
#ifdef HYDRA_WITH_ONEDNN
    std::vector<std::int64_t> size = a.sizes().vec();
    size.back() = b.size(-1);
    at::Tensor y = at::empty(size, a.options());
    runWithOneDnn(wideX, wideW, {}, y, 1.0F, Epilogue::None);
    return y.to(at::kBFloat16).to(at::kFloat);
#else
    return at::matmul(wideX, wideW).to(at::kBFloat16).to(at::kFloat);
#endif
}

thread_local Products productsNow = Products::Float32;

// float64 is for the passes whose rounding matters more than their time; oneDNN has none.
void multiply(const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias, const at::Tensor& y,
              double scale, Epilogue epilogue)
{
    if (productsNow == Products::BFloat16 && a.scalar_type() == at::kFloat) {
        finish(productInBFloat16(a, b), bias, y, scale, epilogue);
        return;
    }
    if (a.is_cpu()) {
        shareCores();
    }
#ifdef HYDRA_WITH_ONEDNN
    if (a.is_cpu() && a.scalar_type() == at::kFloat) {
        runWithOneDnn(a, b, bias, y, static_cast<float>(scale), epilogue);
        return;
    }
#endif
    finish(at::matmul(a, b), bias, y, scale, epilogue);
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
