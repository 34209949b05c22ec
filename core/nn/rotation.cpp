// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/rotation.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cmath>

namespace hydra {

namespace {

// Coordinates of the patches along one side.
at::Tensor along(const Rotation& rotation, int side, int reference)
{
    const at::Tensor i = at::arange(side, at::kDouble);
    if (rotation.grid == Rotation::Grid::Centres) {
        return ((i + 0.5) / double(side) * 2 - 1) * (2 * M_PI);
    }
    const double squeezed = reference > 0 ? double(reference) / side : 1.0;
    return (i + rotation.offset) * squeezed;
}

// 1 / p_f [d/4] of an axial rotation.
at::Tensor frequencies(const Rotation& rotation, const at::Tensor& periods, int headDim)
{
    if (periods.defined()) {
        return periods.to(at::kCPU, at::kDouble).reciprocal();
    }
    const int quarter = headDim / 4;
    return at::pow(rotation.base, at::arange(quarter, at::kDouble) * (-1.0 / quarter));
}

// [rows*cols, 1 or heads, d/2], in the processor's memory
at::Tensor anglesOf(const VitConfig& config, const SubWeights& w, int block, int rows, int cols)
{
    const Rotation& rotation = config.rotation.value;
    const std::int64_t P = std::int64_t(rows) * cols;
    const at::Tensor y = along(rotation, rows, rotation.referenceRows).repeat_interleave(cols); // [P]
    const at::Tensor x = along(rotation, cols, rotation.referenceCols).repeat({rows});
    if (rotation.kind == Rotation::Kind::Mixed) {
        const at::Tensor f = w.frequencies.to(at::kCPU, at::kDouble).select(1, block); // [2, heads, d/2]
        return x.view({P, 1, 1}) * f[0] + y.view({P, 1, 1}) * f[1];
    }
    const at::Tensor f = frequencies(rotation, w.periods, config.headDim);
    const at::Tensor ofRows = y.unsqueeze(1) * f, ofCols = x.unsqueeze(1) * f; // [P, d/4]
    return (rotation.columnsFirst ? at::cat({ofCols, ofRows}, 1) : at::cat({ofRows, ofCols}, 1)).unsqueeze(1);
}

struct Tables
{
    const at::Tensor cosines, sines;
    std::int64_t P, perToken, half; // perToken: heads with angles of their own
};

// The HALF pairs of one head: channel c with c + HALF, or 2 c with 2 c + 1.
template<class T>
void turnHead(T* x, const T* cosines, const T* sines, std::int64_t half, T sign, Rotation::Pairs pairs)
{
    if (pairs == Rotation::Pairs::Halves) {
        T* const y = x + half;
#pragma omp simd
        for (std::int64_t c = 0; c < half; ++c) {
            const T cosine = cosines[c], sine = sign * sines[c], first = x[c], second = y[c];
            x[c] = first * cosine - second * sine;
            y[c] = second * cosine + first * sine;
        }
        return;
    }
#pragma omp simd
    for (std::int64_t c = 0; c < half; ++c) {
        const T cosine = cosines[c], sine = sign * sines[c], first = x[2 * c], second = x[2 * c + 1];
        x[2 * c] = first * cosine - second * sine;
        x[2 * c + 1] = second * cosine + first * sine;
    }
}

template<class T>
void turnTokens(const at::Tensor& x, const Tables& tables, Rotation::Pairs pairs, std::int64_t heads,
                std::int64_t prefix, T sign)
{
    const T* const cosines = tables.cosines.data_ptr<T>();
    const T* const sines = tables.sines.data_ptr<T>();
    const std::int64_t d = x.size(2) / heads, half = tables.half;
    constexpr std::int64_t tokensAtOnce = 16;
    at::parallel_for(0, x.size(0) * tables.P, tokensAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const std::int64_t patch = i % tables.P;
            T* const row = x.data_ptr<T>() + i / tables.P * x.stride(0) + (prefix + patch) * x.stride(1);
            for (std::int64_t h = 0; h < heads; ++h) {
                const std::int64_t own = (patch * tables.perToken + (tables.perToken > 1 ? h : 0)) * half;
                turnHead(row + h * d, cosines + own, sines + own, half, sign, pairs);
            }
        }
    });
}

// The same by tensors, on any device.
void turnTensor(const at::Tensor& x, const Turn& turn, std::int64_t heads, std::int64_t prefix, bool back)
{
    const std::int64_t P = turn.cosines.size(0), half = turn.cosines.size(2);
    const at::Tensor rows = x.narrow(1, prefix, P).unflatten(2, {heads, 2 * half}); // a view
    const at::Tensor cosines = turn.cosines.to(x.scalar_type()), turned = turn.sines.to(x.scalar_type());
    const at::Tensor sines = back ? -turned : turned;
    const bool halves = turn.pairs == Rotation::Pairs::Halves;
    const at::Tensor a = halves ? rows.narrow(3, 0, half) : rows.slice(3, 0, 2 * half, 2);
    const at::Tensor b = halves ? rows.narrow(3, half, half) : rows.slice(3, 1, 2 * half, 2);
    const at::Tensor first = a * cosines - b * sines, second = b * cosines + a * sines;
    a.copy_(first);
    b.copy_(second);
}

} // namespace

Turn turnOf(const VitConfig& config, const SubWeights& weights, int block, int rows, int cols,
            const at::Tensor& kept, const at::TensorOptions& options)
{
    if (!config.rotation.value.present()) {
        return {};
    }
    at::Tensor angles = anglesOf(config, weights, block, rows, cols);
    angles = kept.defined() ? angles.index_select(0, kept.to(at::kCPU)) : angles;
    return {config.rotation.value.pairs, at::cos(angles).to(options).contiguous(),
            at::sin(angles).to(options).contiguous()};
}

void rotate(const at::Tensor& x, const Turn& turn, int heads, std::int64_t prefix, bool back)
{
    if (!turn.present() || x.numel() == 0) {
        return;
    }
    if (!x.is_cpu()) {
        turnTensor(x, turn, heads, prefix, back);
        return;
    }
    const Tables tables{turn.cosines.to(x.scalar_type()), turn.sines.to(x.scalar_type()),
                        turn.cosines.size(0), turn.cosines.size(1), turn.cosines.size(2)};
    if (x.scalar_type() == at::kDouble) {
        turnTokens<double>(x, tables, turn.pairs, heads, prefix, back ? -1.0 : 1.0);
    } else {
        turnTokens<float>(x, tables, turn.pairs, heads, prefix, back ? -1.0F : 1.0F);
    }
}

void rotateBack(const at::Tensor& qkv, const Turn& turn, int heads, std::int64_t prefix)
{
    const std::int64_t inner = qkv.size(1) / 3;
    for (int part = 0; part < 2; ++part) {
        rotate(qkv.narrow(1, part * inner, inner).unsqueeze(0), turn, heads, prefix, true);
    }
}

} // namespace hydra
