// SPDX-License-Identifier: GPL-3.0-or-later
// Reference implementations of a layer's parts as loops in float64.
#pragma once

#include <ATen/ATen.h>

#include <cmath>
#include <numeric>
#include <vector>

namespace hydra::test {

using Matrix = std::vector<std::vector<double>>;

inline Matrix matrixOf(const at::Tensor& x)
{
    const at::Tensor d = x.to(at::kDouble).contiguous();
    Matrix m;
    for (std::int64_t r = 0; r < d.size(0); ++r) {
        const double* row = d.data_ptr<double>() + r * d.size(1);
        m.emplace_back(row, row + d.size(1));
    }
    return m;
}

// The largest difference; 1e9 for a NaN or different shapes.
inline double farthest(const Matrix& a, const Matrix& b)
{
    double most = a.size() == b.size() ? 0 : 1e9;
    for (std::size_t r = 0; r < a.size() && r < b.size(); ++r) {
        most = a[r].size() == b[r].size() ? most : 1e9;
        for (std::size_t c = 0; c < a[r].size() && c < b[r].size(); ++c) {
            const double difference = std::fabs(a[r][c] - b[r][c]);
            most = difference <= most ? most : std::isnan(difference) ? 1e9 : difference;
        }
    }
    return most;
}

// n W^T + b for N [T,e], the rows FROM.. of W and its first e columns.
inline Matrix projected(const Matrix& n, const at::Tensor& weight, const at::Tensor& bias, std::int64_t from,
                        std::int64_t count)
{
    const auto w = matrixOf(weight.narrow(0, from, count));
    const at::Tensor b = bias.to(at::kDouble);
    Matrix out(n.size(), std::vector<double>(std::size_t(count)));
    for (std::size_t t = 0; t < n.size(); ++t) {
        for (std::size_t f = 0; f < std::size_t(count); ++f) {
            double sum = b[from + std::int64_t(f)].item<double>();
            for (std::size_t i = 0; i < n[t].size(); ++i) {
                sum += n[t][i] * w[f][i];
            }
            out[t][f] = sum;
        }
    }
    return out;
}

inline Matrix layerNorm(const Matrix& x, const at::Tensor& weight, const at::Tensor& bias, double eps = 1e-6)
{
    Matrix out = x;
    for (auto& row : out) {
        const double n = double(row.size());
        const double mean = std::accumulate(row.begin(), row.end(), 0.0) / n;
        double variance = 0;
        for (const double v : row) {
            variance += (v - mean) * (v - mean) / n;
        }
        for (std::size_t f = 0; f < row.size(); ++f) {
            row[f] = (row[f] - mean) / std::sqrt(variance + eps) * weight[std::int64_t(f)].item<double>()
                + bias[std::int64_t(f)].item<double>();
        }
    }
    return out;
}

inline std::vector<double> unit(std::vector<double> row)
{
    const double length = std::sqrt(std::inner_product(row.begin(), row.end(), row.begin(), 0.0));
    for (double& v : row) {
        v /= length;
    }
    return row;
}

} // namespace hydra::test
