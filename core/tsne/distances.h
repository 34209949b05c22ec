// SPDX-License-Identifier: GPL-3.0-or-later
// All products, or squared Euclidean distances, between the rows of a matrix, a block at a time:
// |a - b|^2 = |a|^2 + |b|^2 - 2 a.b in float32. Our own product, not BLAS: its bits do not depend on the
// number of threads, and equal rows have distance 0 exactly.
#pragma once

#include "core/tsne/kernels.h"
#include "core/tsne/vectors.h"

namespace hydra::tsne {

// Copies of rows in panels of panelWidth, the layout that products read.
class Panels
{
public:
    explicit Panels(const Vectors& rows);

    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    [[nodiscard]] std::size_t padded() const noexcept { return roundedUp(m_count, panelWidth); }
    // out[r * stride + c - first] = a_r . row c for dotRows rows A and columns FIRST to LAST (of panelWidth).
    // Rows past the last are zero.
    void products(const float* const* a, std::size_t first, std::size_t last, float* out,
                  std::size_t stride) const;

private:
    std::size_t m_count = 0, m_width = 0;
    std::vector<float> m_values;
};

class Distances
{
public:
    // Keeps a reference to DATA, which should be centred: values far from 0 lose digits.
    explicit Distances(const Vectors& data);

    [[nodiscard]] std::size_t count() const noexcept { return m_data.count; }
    [[nodiscard]] std::size_t padded() const noexcept { return m_panels.padded(); }
    // out[(i - from) * stride + j - first], rows FROM to END (any), columns FIRST to LAST (of panelWidth).
    // A row's distance to itself and those to columns past the last are `far`.
    void block(std::size_t from, std::size_t end, std::size_t first, std::size_t last, float* out,
               std::size_t stride) const;

    static constexpr float far = 1e30F;

private:
    const Vectors& m_data;
    Panels m_panels;
    std::vector<float> m_squares;
};

// Returns DATA minus its mean, divided by the largest magnitude left (returned in SCALE), so that squares
// neither overflow nor vanish. Zero if all rows are equal.
[[nodiscard]] Vectors centred(const Vectors& data, double* scale = nullptr);

} // namespace hydra::tsne
