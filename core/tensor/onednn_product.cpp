// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/onednn_product.h"

#include "core/base/signal_stack.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <dnnl.hpp>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace hydra {

namespace {

using Dims = dnnl::memory::dims;

// Sizes and strides of an operand, without heap allocation, as one is made for each tile.
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

// A float32 operand from which tiles are taken.
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
    // The part of LENGTH from BEGIN on in the BACKth dimension from the end (1: the last).
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
    // Gives dimensions of size one, whose stride is arbitrary, the stride of a contiguous layout, as oneDNN
    // requires.
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

// Key of cached primitives. Creating one costs more than running it on a small sub-network, so each thread
// caches its own.
struct ProductKey
{
    Layout a, b, y;
    bool bias;
    Epilogue epilogue;
    float scale;
    int threads; // a primitive is created for a number of threads
    bool operator<(const ProductKey& o) const
    {
        return std::tie(a, b, y, bias, epilogue, scale, threads)
            < std::tie(o.a, o.b, o.y, o.bias, o.epilogue, o.scale, o.threads);
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
        std::optional<bool> asTiles; // whether its bits equal the tiles'; empty until compared
    };
    std::map<ProductKey, Made> made;

    Made& of(const ProductKey& key)
    {
        const auto found = made.find(key);
        if (found != made.end()) {
            return found->second;
        }
        if (made.size() > 4096) { // as many as one new image size a second for an hour
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

Runner& runner()
{
    thread_local Runner runner;
    return runner;
}

ProductKey keyOf(Operand& a, Operand& b, const float* bias, Operand& y, float scale, Epilogue epilogue,
                 int threads)
{
    a.mendStrides();
    b.mendStrides();
    y.mendStrides();
    return {a.layout, b.layout, y.layout, bias != nullptr, epilogue, scale, threads};
}

void run(Runner::Made& made, const Operand& a, const Operand& b, float* bias, float* y)
{
    made.a.set_data_handle(a.data);
    made.b.set_data_handle(b.data);
    made.y.set_data_handle(y);
    if (bias != nullptr) {
        made.bias.set_data_handle(bias);
    }
    ensureSignalStack(); // weights may be in a mapped file, which can raise SIGBUS
    made.primitive.execute(runner().stream, made.arguments);
    runner().stream.wait();
}

// Ensures signal stacks on all threads that oneDNN will use: OpenMP may replace threads at any time.
void runWhole(Runner::Made& made, [[maybe_unused]] int threads, const Operand& a, const Operand& b,
              float* bias, float* y)
{
#ifdef _OPENMP
#pragma omp parallel num_threads(threads) if (threads > 1)
    ensureSignalStack();
#endif
    run(made, a, b, bias, y);
}

void runTile(Operand a, Operand b, float* bias, Operand y, float scale, Epilogue epilogue)
{
    run(runner().of(keyOf(a, b, bias, y, scale, epilogue, 1)), a, b, bias, y.data);
}

// With few rows, each tile reads all weights for little work: in one piece, 197 rows of ViT-B take 6 % less
// time. Above some 400 rows tiles are faster (577 rows: 9.9 ms instead of 11.2 ms).
bool betterWhole(const Cut& cut, const at::Tensor& y)
{
    return cut.count() > 1 && y.dim() == 2 && y.is_contiguous() && cut.whole.rows <= 400;
}

} // namespace

void multiplyWithOneDnn(const Cut& cut, const at::Tensor& a, const at::Tensor& b, const at::Tensor& bias,
                        const at::Tensor& y, float scale, Epilogue epilogue)
{
    Operand left(a), right(b), out(y);
    float* const added = bias.defined() ? bias.data_ptr<float>() : nullptr;
    const auto inTiles = [&] {
        forTiles(cut.count(), 1, [&](std::int64_t i, std::int64_t) {
            const Tile tile = cut.at(i);
            runTile(left.leading(tile).narrowed(2, tile.row, tile.rows),
                    right.leading(tile).narrowed(1, tile.column, tile.columns),
                    added != nullptr ? added + tile.column : nullptr,
                    out.leading(tile).narrowed(2, tile.row, tile.rows).narrowed(1, tile.column, tile.columns),
                    scale, epilogue);
        });
    };
    if (!betterWhole(cut, y)) {
        inTiles();
        return;
    }
    const int threads = threadsForTiles();
    const ProductKey key = keyOf(left, right, added, out, scale, epilogue, threads);
    const LibraryThreads guard(threads);
    Runner::Made& whole = runner().of(key);
    if (!whole.asTiles.has_value()) {
        const at::Tensor tried = y.clone();
        runWhole(whole, threads, left, right, added, tried.data_ptr<float>());
        inTiles();
        // Looked up again, as creating the tiles' primitives may have cleared the cache.
        runner().of(key).asTiles =
            std::memcmp(tried.data_ptr<float>(), out.data, static_cast<std::size_t>(y.nbytes())) == 0;
    } else if (*whole.asTiles) {
        runWhole(whole, threads, left, right, added, out.data);
    } else {
        inTiles();
    }
}

void multiplyTileWithOneDnn(const at::Tensor& x, const at::Tensor& w, const at::Tensor& y, float scale)
{
    runTile(Operand(x), Operand(w), nullptr, Operand(y), scale, Epilogue::None);
}

} // namespace hydra
