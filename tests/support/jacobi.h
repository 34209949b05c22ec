// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components in loops over float64: eigenvectors of the covariance by Jacobi's rotations.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "tests/support/loops.h"

namespace hydra::test {

struct Eigen
{
    std::vector<double> values; // largest first
    Matrix vectors; // rows, in the same order
};

inline Eigen jacobi(Matrix a)
{
    const std::size_t n = a.size();
    Matrix v(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
        v[i][i] = 1;
    }
    for (int sweep = 0; sweep < 60; ++sweep) {
        double off = 0, all = 0;
        for (std::size_t p = 0; p < n; ++p) {
            for (std::size_t q = 0; q < n; ++q) {
                (p == q ? all : off) += a[p][q] * a[p][q];
            }
        }
        if (off <= 1e-28 * all) {
            break;
        }
        for (std::size_t p = 0; p + 1 < n; ++p) {
            for (std::size_t q = p + 1; q < n; ++q) {
                if (a[p][q] == 0) {
                    continue;
                }
                const double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
                const double t = (theta >= 0 ? 1 : -1) / (std::fabs(theta) + std::sqrt(theta * theta + 1));
                const double c = 1 / std::sqrt(t * t + 1), s = t * c;
                for (std::size_t i = 0; i < n; ++i) {
                    const double x = a[i][p], y = a[i][q];
                    a[i][p] = c * x - s * y;
                    a[i][q] = s * x + c * y;
                }
                for (std::size_t i = 0; i < n; ++i) {
                    const double x = a[p][i], y = a[q][i];
                    a[p][i] = c * x - s * y;
                    a[q][i] = s * x + c * y;
                    const double left = v[p][i], right = v[q][i];
                    v[p][i] = c * left - s * right;
                    v[q][i] = s * left + c * right;
                }
            }
        }
    }
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return a[i][i] > a[j][j]; });
    Eigen found;
    for (const std::size_t i : order) {
        found.values.push_back(a[i][i]);
        found.vectors.push_back(v[i]);
    }
    return found;
}

struct Principal
{
    std::vector<double> mean, variance;
    Matrix axes; // COUNT of them
    Matrix scores; // of ALL rows, whitened [n, axes]
};

// Fits to the rows whose FITTED is set. Each axis is signed so that its score of largest magnitude among them
// is positive.
inline Principal principal(const Matrix& rows, const std::vector<bool>& fitted, std::size_t count = 3)
{
    const std::size_t width = rows[0].size();
    Principal p;
    p.mean.assign(width, 0.0);
    double n = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        n += fitted[i] ? 1 : 0;
        for (std::size_t f = 0; f < width; ++f) {
            p.mean[f] += fitted[i] ? rows[i][f] : 0;
        }
    }
    for (double& m : p.mean) {
        m /= n;
    }
    Matrix covariance(width, std::vector<double>(width, 0.0));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t f = 0; fitted[i] && f < width; ++f) {
            for (std::size_t g = 0; g < width; ++g) {
                covariance[f][g] += (rows[i][f] - p.mean[f]) * (rows[i][g] - p.mean[g]) / (n - 1);
            }
        }
    }
    const Eigen eigen = jacobi(covariance);
    p.scores.assign(rows.size(), std::vector<double>(count, 0.0));
    for (std::size_t c = 0; c < count; ++c) {
        p.variance.push_back(eigen.values[c]);
        p.axes.push_back(eigen.vectors[c]);
        double extreme = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double sum = 0;
            for (std::size_t f = 0; f < width; ++f) {
                sum += (rows[i][f] - p.mean[f]) * eigen.vectors[c][f];
            }
            p.scores[i][c] = sum / std::sqrt(eigen.values[c]);
            extreme = fitted[i] && std::fabs(sum) > std::fabs(extreme) ? sum : extreme;
        }
        for (std::size_t i = 0; extreme < 0 && i < rows.size(); ++i) {
            p.scores[i][c] = -p.scores[i][c];
        }
        for (std::size_t f = 0; extreme < 0 && f < width; ++f) {
            p.axes[c][f] = -p.axes[c][f];
        }
    }
    return p;
}

} // namespace hydra::test
