// SPDX-License-Identifier: GPL-3.0-or-later
// The input and output of an embedding: rows of numbers, and points of the plane. Plain data.
#pragma once

#include <cstddef>
#include <vector>

namespace hydra::tsne {

// COUNT rows of WIDTH components, row-major.
struct Vectors
{
    std::vector<float> values;
    std::size_t count = 0, width = 0;

    [[nodiscard]] const float* row(std::size_t i) const { return values.data() + i * width; }
    [[nodiscard]] float* row(std::size_t i) { return values.data() + i * width; }
};

// X and Y have equal length.
struct Points
{
    std::vector<float> x, y;
};

[[nodiscard]] constexpr std::size_t roundedUp(std::size_t n, std::size_t to)
{
    return (n + to - 1) / to * to;
}

} // namespace hydra::tsne
