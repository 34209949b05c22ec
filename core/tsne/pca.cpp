// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/pca.h"

#include "core/tensor/tiles.h"
#include "core/tsne/distances.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra::tsne {

namespace {

constexpr std::size_t sliceWidth = 256; // width of products in float; their sums are in double

Vectors transposedRows(const Vectors& a)
{
    Vectors t{std::vector<float>(a.values.size()), a.width, a.count};
    for (std::size_t i = 0; i < a.count; ++i) {
        for (std::size_t k = 0; k < a.width; ++k) {
            t.row(k)[i] = a.row(i)[k];
        }
    }
    return t;
}

Vectors columnsOf(const Vectors& a, std::size_t from, std::size_t end)
{
    Vectors slice{{}, a.count, end - from};
    slice.values.reserve(a.count * slice.width);
    for (std::size_t i = 0; i < a.count; ++i) {
        slice.values.insert(slice.values.end(), a.row(i) + from, a.row(i) + end);
    }
    return slice;
}

// a b^T, float64 [a.count, b.count].
at::Tensor products(const Vectors& a, const Vectors& b, Crew& crew)
{
    at::Tensor sum = at::zeros({static_cast<Index>(a.count), static_cast<Index>(b.count)}, at::kDouble);
    double* const out = sum.data_ptr<double>();
    for (std::size_t from = 0; from < a.width; from += sliceWidth) {
        const std::size_t end = std::min(from + sliceWidth, a.width);
        const Panels panels(columnsOf(b, from, end));
        crew.each(a.count, dotRows, [&](std::size_t begin, std::size_t last) {
            std::array<const float*, dotRows> rows{};
            for (std::size_t r = 0; r < dotRows; ++r) {
                rows[r] = a.row(std::min(begin + r, last - 1)) + from;
            }
            std::vector<float> line(dotRows * panels.padded());
            panels.products(rows.data(), 0, panels.padded(), line.data(), panels.padded());
            for (std::size_t i = begin; i < last; ++i) {
                for (std::size_t j = 0; j < b.count; ++j) {
                    out[i * b.count + j] += double(line[(i - begin) * panels.padded() + j]);
                }
            }
        });
    }
    return sum;
}

// Returns the eigenvectors of the COUNT largest eigenvalues as columns, largest first, and the eigenvalues.
std::pair<at::Tensor, at::Tensor> largest(const at::Tensor& symmetric, std::size_t count)
{
    const LibraryThreads guard(1);
    const auto [values, columns] = at::linalg_eigh(symmetric);
    const Index n = values.size(0);
    const Index kept = std::min(n, static_cast<Index>(count));
    return {columns.narrow(1, n - kept, kept).flip(1).contiguous(), values.narrow(0, n - kept, kept).flip(0)};
}

// Makes every column's entry of largest magnitude positive.
void fixSigns(Vectors& scores)
{
    for (std::size_t c = 0; c < scores.width; ++c) {
        float extreme = 0;
        for (std::size_t i = 0; i < scores.count; ++i) {
            const float value = scores.row(i)[c];
            extreme = std::abs(value) > std::abs(extreme) ? value : extreme;
        }
        for (std::size_t i = 0; extreme < 0 && i < scores.count; ++i) {
            scores.row(i)[c] = -scores.row(i)[c];
        }
    }
}

} // namespace

Vectors principalComponents(const Vectors& data, std::size_t components, Crew& crew)
{
    const c10::NoGradGuard noGrad;
    double largestBefore = 0;
    const Vectors rows = centred(data, &largestBefore);
    at::Tensor found; // [count, kept], float64
    if (data.width <= data.count) {
        const Vectors features = transposedRows(rows);
        const at::Tensor directions = largest(products(features, features, crew), components).first;
        const at::Tensor across = directions.t().to(at::kFloat).contiguous();
        Vectors axes{{}, static_cast<std::size_t>(across.size(0)), data.width};
        axes.values.assign(across.data_ptr<float>(), across.data_ptr<float>() + across.numel());
        found = products(rows, axes, crew);
    } else { // fewer rows than features: the same from the products of rows
        const auto [vectors, values] = largest(products(rows, rows, crew), components);
        found = vectors * values.clamp_min(0).sqrt();
    }
    const at::Tensor scores = (found * largestBefore).to(at::kFloat).contiguous();
    const auto kept = static_cast<std::size_t>(scores.size(1));
    Vectors result{std::vector<float>(data.count * components, 0.0F), data.count, components};
    for (std::size_t i = 0; i < data.count; ++i) {
        std::copy_n(scores.data_ptr<float>() + i * kept, kept, result.row(i));
    }
    fixSigns(result);
    return result;
}

} // namespace hydra::tsne
