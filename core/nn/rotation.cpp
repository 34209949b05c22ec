// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/rotation.h"

#include "core/nn/network_kernels.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

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

// [rows*cols, 1 or heads, d/2], in CPU memory
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

template<class T>
void turnTokens(const at::Tensor& x, const Turn& turn, std::int64_t prefix, bool back)
{
    const at::Tensor cosines = turn.cosines.to(x.scalar_type()), sines = turn.sines.to(x.scalar_type());
    const std::int64_t P = cosines.size(0), rows = cosines.size(1), half = cosines.size(2);
    const std::int64_t heads = x.size(2) / (2 * half), ofPicture = x.stride(0), ofToken = x.stride(1);
    const TurnKernels<T>& kernels = rotationKernels().of(T());
    const TurnToken<T> kernel = turn.pairs == Rotation::Pairs::Halves ? kernels.halves : kernels.neighbours;
    T* const first = x.data_ptr<T>() + prefix * ofToken;
    const T* const c = cosines.data_ptr<T>();
    const T* const s = sines.data_ptr<T>();
    constexpr std::int64_t tokensAtOnce = 16;
    forTiles(x.size(0) * P, tokensAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const std::int64_t patch = i % P, angles = patch * rows * half;
            kernel(first + i / P * ofPicture + patch * ofToken, c + angles, s + angles, heads, half, rows,
                   back ? T(-1) : T(1));
        }
    });
}

// The same with tensor operations, on any device.
void turnTensor(const at::Tensor& x, const Turn& turn, std::int64_t prefix, bool back)
{
    const std::int64_t P = turn.cosines.size(0), rows = turn.cosines.size(1), half = turn.cosines.size(2);
    const at::Tensor tokens = x.narrow(1, prefix, P).unflatten(2, {-1, rows, 2 * half}); // views
    const at::Tensor cosines = turn.cosines.to(x.scalar_type()).unsqueeze(1);
    const at::Tensor turned = turn.sines.to(x.scalar_type()).unsqueeze(1);
    const at::Tensor sines = back ? -turned : turned;
    const bool halves = turn.pairs == Rotation::Pairs::Halves;
    const at::Tensor a = halves ? tokens.narrow(4, 0, half) : tokens.slice(4, 0, 2 * half, 2);
    const at::Tensor b = halves ? tokens.narrow(4, half, half) : tokens.slice(4, 1, 2 * half, 2);
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

void rotate(const at::Tensor& x, const Turn& turn, std::int64_t prefix, bool back)
{
    if (!turn.present() || x.numel() == 0) {
        return;
    }
    if (!x.is_cpu()) {
        turnTensor(x, turn, prefix, back);
    } else if (x.scalar_type() == at::kDouble) {
        turnTokens<double>(x, turn, prefix, back);
    } else {
        turnTokens<float>(x, turn, prefix, back);
    }
}

void rotateBack(const at::Tensor& qkv, const Turn& turn, std::int64_t prefix)
{
    rotate(qkv.narrow(1, 0, qkv.size(1) / 3 * 2).unsqueeze(0), turn, prefix, true);
}

} // namespace hydra
