// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/upsample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace hydra::paint {

namespace {

// Where one output pixel reads: four neighbours (clamped at the border) and their Catmull-Rom weights.
struct Taps
{
    std::array<std::size_t, 4> index{};
    std::array<float, 4> weight{};
};

std::vector<Taps> tapsFor(int source, int target)
{
    std::vector<Taps> taps(static_cast<std::size_t>(target));
    for (int i = 0; i < target; ++i) {
        const double place = (i + 0.5) * source / target - 0.5;
        const int base = static_cast<int>(std::floor(place));
        const auto t = static_cast<float>(place - base);
        Taps& tap = taps[static_cast<std::size_t>(i)];
        for (int j = 0; j < 4; ++j) {
            tap.index[static_cast<std::size_t>(j)] =
                static_cast<std::size_t>(std::clamp(base - 1 + j, 0, source - 1));
        }
        tap.weight = {((-0.5F * t + 1.0F) * t - 0.5F) * t, (1.5F * t - 2.5F) * t * t + 1.0F,
                      ((-1.5F * t + 2.0F) * t + 0.5F) * t, (0.5F * t - 0.5F) * t * t};
    }
    return taps;
}

} // namespace

std::vector<float> upsampled(const std::vector<float>& values, int fromRows, int fromCols, int width,
                             int height)
{
    const std::vector<Taps> across = tapsFor(fromCols, width);
    const std::vector<Taps> down = tapsFor(fromRows, height);
    const auto w = static_cast<std::size_t>(width);
    const auto rows = static_cast<std::size_t>(fromRows);
    const auto cols = static_cast<std::size_t>(fromCols);
    // Separable: rows first, so that the tall direction works on few columns.
    std::vector<float> wide(rows * w);
    for (std::size_t r = 0; r < rows; ++r) {
        const float* line = values.data() + r * cols;
        for (std::size_t x = 0; x < w; ++x) {
            const Taps& tap = across[x];
            float sum = 0;
            for (std::size_t j = 0; j < 4; ++j) {
                sum += tap.weight[j] * line[tap.index[j]];
            }
            wide[r * w + x] = sum;
        }
    }
    std::vector<float> out(w * static_cast<std::size_t>(height));
    for (std::size_t y = 0; y < down.size(); ++y) {
        float* target = out.data() + y * w;
        for (std::size_t j = 0; j < 4; ++j) {
            const float weight = down[y].weight[j];
            const float* line = wide.data() + down[y].index[j] * w;
            for (std::size_t x = 0; x < w; ++x) {
                target[x] += weight * line[x];
            }
        }
    }
    return out;
}

} // namespace hydra::paint
