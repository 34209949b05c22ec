// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/distances.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra::tsne {

Panels::Panels(const Vectors& rows)
    : m_count(rows.count)
    , m_width(rows.width)
    , m_values(roundedUp(rows.count, panelWidth) * rows.width, 0.0F)
{
    for (std::size_t i = 0; i < rows.count; ++i) {
        float* panel = m_values.data() + i / panelWidth * panelWidth * m_width + i % panelWidth;
        const float* row = rows.row(i);
        for (std::size_t k = 0; k < m_width; ++k) {
            panel[k * panelWidth] = row[k];
        }
    }
}

void Panels::products(const float* const* a, std::size_t first, std::size_t last, float* out,
                      std::size_t stride) const
{
    for (std::size_t c = first; c < last; c += panelWidth) {
        kernels().dots(a, m_values.data() + c * m_width, static_cast<Index>(m_width), out + (c - first),
                       static_cast<Index>(stride));
    }
}

Distances::Distances(const Vectors& data)
    : m_data(data)
    , m_panels(data)
    , m_squares(m_panels.padded(), 0.0F)
{
    // Uses the same product as a.b, so that |a - a|^2 is exactly 0.
    float products[dotRows * panelWidth];
    for (std::size_t i = 0; i < data.count; ++i) {
        const std::array<const float*, dotRows> rows{data.row(i), data.row(i), data.row(i), data.row(i)};
        const std::size_t panel = i / panelWidth * panelWidth;
        m_panels.products(rows.data(), panel, panel + panelWidth, products, panelWidth);
        m_squares[i] = products[i - panel];
    }
}

void Distances::block(std::size_t from, std::size_t end, std::size_t first, std::size_t last, float* out,
                      std::size_t stride) const
{
    std::array<const float*, dotRows> rows{};
    std::vector<float> spare((end - from) % dotRows != 0 ? dotRows * (last - first) : 0);
    for (std::size_t i = from; i < end; i += dotRows) {
        const std::size_t here = std::min<std::size_t>(dotRows, end - i);
        for (std::size_t r = 0; r < dotRows; ++r) {
            rows[r] = m_data.row(std::min(i + r, end - 1));
        }
        const bool whole = here == dotRows;
        float* const to = whole ? out + (i - from) * stride : spare.data();
        const std::size_t step = whole ? stride : last - first;
        m_panels.products(rows.data(), first, last, to, step);
        for (std::size_t r = 0; r < here; ++r) {
            float* const line = out + (i + r - from) * stride;
            if (!whole) {
                std::copy_n(to + r * step, last - first, line);
            }
            kernels().distances(m_squares[i + r], m_squares.data() + first, line,
                                static_cast<Index>(last - first));
            for (std::size_t j = std::max(first, count()); j < last; ++j) {
                line[j - first] = far;
            }
            if (i + r >= first && i + r < last) {
                line[i + r - first] = far;
            }
        }
    }
}

Vectors centred(const Vectors& data, double* scale)
{
    std::vector<double> mean(data.width, 0.0);
    for (std::size_t i = 0; i < data.count; ++i) {
        for (std::size_t k = 0; k < data.width; ++k) {
            mean[k] += double(data.row(i)[k]);
        }
    }
    for (double& value : mean) {
        value /= double(data.count);
    }
    Vectors result = data;
    double largest = 0;
    for (std::size_t i = 0; i < data.count; ++i) {
        for (std::size_t k = 0; k < data.width; ++k) {
            largest = std::max(largest, std::abs(double(data.row(i)[k]) - mean[k]));
        }
    }
    const double inverse = largest > 0 ? 1.0 / largest : 0.0;
    if (scale != nullptr) {
        *scale = largest;
    }
    for (std::size_t i = 0; i < data.count; ++i) {
        for (std::size_t k = 0; k < data.width; ++k) {
            const double value = (double(data.row(i)[k]) - mean[k]) * inverse;
            result.row(i)[k] = static_cast<float>(value);
        }
    }
    return result;
}

} // namespace hydra::tsne
