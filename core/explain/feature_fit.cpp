// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_fit.h"

#include "core/base/error.h"
#include "core/tensor/device.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>

namespace hydra {

namespace {

using Index = std::int64_t;

constexpr Index keptAxes = FeatureBasis::components;
constexpr Index fewestPatches = 4; // minimum to fit three axes
constexpr double noVariance = 1e-12; // share of the total variance below which an axis is rounding error

struct Components
{
    at::Tensor mean, axes, variance; // [D], [3,D], [3], float64
    at::Tensor scores; // of the rows, without whitening [n,3]
    double total = 0;
};

// Uses the smaller of X X^T and X^T X: a picture has, for example, 196 patches of 768 features.
Components componentsOf(const at::Tensor& rows)
{
    Components found;
    const Index n = rows.size(0);
    const Index width = rows.size(1);
    found.mean = rows.mean(0);
    const at::Tensor x = rows - found.mean;
    found.total = x.square().sum().item<double>() / double(n - 1);
    const LibraryThreads guard(1);
    const bool narrow = width <= n;
    const auto [values, vectors] = at::linalg_eigh(narrow ? at::mm(x.t(), x) : at::mm(x, x.t()));
    const Index count = std::min(keptAxes, values.size(0));
    found.axes = at::zeros({keptAxes, width}, at::kDouble);
    found.variance = at::zeros({keptAxes}, at::kDouble);
    for (Index i = 0; i < count; ++i) {
        const Index place = values.size(0) - 1 - i; // eigenvalues ascend
        const double square = values[place].item<double>(); // S^2
        if (square / double(n - 1) <= noVariance * found.total) {
            break;
        }
        const at::Tensor axis = narrow ? vectors.select(1, place) : at::mv(x.t(), vectors.select(1, place));
        const at::Tensor unit = axis / axis.norm();
        const at::Tensor along = at::mv(x, unit);
        const bool turned = along[along.abs().argmax()].item<double>() < 0;
        found.axes[i].copy_(turned ? -unit : unit);
        found.variance[i] = square / double(n - 1);
    }
    found.scores = at::mm(x, found.axes.t());
    return found;
}

// The gate of FeatureBasis, relative to the mean of all patches.
struct Gate
{
    at::Tensor axis; // [D]
    double offset = 1;
};

// The first component scaled to 0..1, with the sign that is smaller at the pictures' edges.
Gate gateOf(const Components& all, const std::vector<bool>& border)
{
    at::Tensor edge = at::zeros({static_cast<Index>(border.size())}, at::kDouble);
    for (std::size_t i = 0; i < border.size(); ++i) {
        edge[static_cast<Index>(i)] = border[i] ? 1.0 : 0.0;
    }
    const at::Tensor first = all.scores.select(1, 0);
    // Scores have mean zero: if the edges are below, the rest is above.
    const double sign = at::dot(first, edge).item<double>() <= 0 ? 1 : -1;
    const double low = (first * sign).min().item<double>();
    const double high = (first * sign).max().item<double>();
    if (!(high > low)) {
        return {at::zeros_like(all.mean), 1};
    }
    return {all.axes[0] * (sign / (high - low)), -low / (high - low)};
}

at::Tensor tensorOf(const std::vector<float>& values, Index from, Index count)
{
    return at::from_blob(const_cast<float*>(values.data()) + from, {count}, at::kFloat).to(at::kDouble);
}

} // namespace

FeatureBasis fitBasis(const FeatureRows& patches, double foreground)
{
    const c10::NoGradGuard noGrad;
    const at::Tensor rows = patches.rows.to(at::kDouble);
    if (rows.size(0) < fewestPatches) {
        throw usageError("features as colours: expected at least %1 patches, got %2", fewestPatches,
                         rows.size(0));
    }
    if (!at::isfinite(rows).all().item<bool>()) {
        throw usageError("features as colours: the features of this block are not all finite numbers");
    }
    const Components all = componentsOf(rows);
    const Gate gate = gateOf(all, patches.border);
    Components shown = all;
    if (foreground > 0) {
        const at::Tensor inside = at::mv(rows - all.mean, gate.axis) + gate.offset >= foreground;
        const at::Tensor some = rows.index_select(0, inside.nonzero().flatten());
        if (some.size(0) < fewestPatches) {
            throw usageError("foreground above %1 leaves %2 of %3 patches; choose a lower threshold",
                             foreground, some.size(0), rows.size(0));
        }
        shown = componentsOf(some);
    }
    FeatureBasis basis;
    basis.mean = floatsOf(shown.mean);
    basis.axes = floatsOf(shown.axes);
    basis.variance = floatsOf(shown.variance);
    basis.total = static_cast<float>(shown.total);
    basis.gate = floatsOf(gate.axis);
    basis.gateOffset =
        static_cast<float>(gate.offset + at::dot(gate.axis, shown.mean - all.mean).item<double>());
    basis.foreground = foreground;
    basis.patchCount = shown.scores.size(0);
    return basis;
}

Projection project(const FeatureBasis& basis, const at::Tensor& rows)
{
    const c10::NoGradGuard noGrad;
    const auto width = static_cast<Index>(basis.width());
    const Index present = rows.size(1);
    if (present > width) {
        throw internalError("a basis of %1 features for %2", width, present);
    }
    const at::Tensor x = rows.to(at::kDouble) - tensorOf(basis.mean, 0, present);
    Projection found;
    found.scores = at::zeros({rows.size(0), keptAxes}, at::kDouble);
    for (Index i = 0; i < keptAxes; ++i) {
        const double variance = double(basis.variance[static_cast<std::size_t>(i)]);
        if (variance > 0) {
            const at::Tensor axis = tensorOf(basis.axes, i * width, present);
            found.scores.select(1, i).copy_(at::mv(x, axis) / std::sqrt(variance));
        }
    }
    found.foreground = (at::mv(x, tensorOf(basis.gate, 0, present)) + double(basis.gateOffset)).clamp(0, 1);
    return found;
}

} // namespace hydra
