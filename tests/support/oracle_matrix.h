// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of float64 as plain loops, for the oracles of the explanations: slow, but easy to verify.
#pragma once

#include <cmath>
#include <numeric>
#include <vector>

#include "tests/support/loops.h"

namespace hydra::test::oracle {

using Row = std::vector<double>;

inline Matrix zeros(std::size_t rows, std::size_t cols)
{
    return Matrix(rows, Row(cols, 0.0));
}

inline Matrix transposed(const Matrix& a)
{
    Matrix out = zeros(a.empty() ? 0 : a[0].size(), a.size());
    for (std::size_t r = 0; r < a.size(); ++r) {
        for (std::size_t c = 0; c < a[r].size(); ++c) {
            out[c][r] = a[r][c];
        }
    }
    return out;
}

// a b
inline Matrix times(const Matrix& a, const Matrix& b)
{
    Matrix out = zeros(a.size(), b[0].size());
    for (std::size_t r = 0; r < a.size(); ++r) {
        for (std::size_t i = 0; i < b.size(); ++i) {
            for (std::size_t c = 0; c < b[i].size(); ++c) {
                out[r][c] += a[r][i] * b[i][c];
            }
        }
    }
    return out;
}

template<class F>
Matrix each(const Matrix& a, F f)
{
    Matrix out = a;
    for (Row& row : out) {
        for (double& v : row) {
            v = f(v);
        }
    }
    return out;
}

template<class F>
Matrix each(const Matrix& a, const Matrix& b, F f)
{
    Matrix out = a;
    for (std::size_t r = 0; r < a.size(); ++r) {
        for (std::size_t c = 0; c < a[r].size(); ++c) {
            out[r][c] = f(a[r][c], b[r][c]);
        }
    }
    return out;
}

inline Matrix plus(const Matrix& a, const Matrix& b)
{
    return each(a, b, [](double x, double y) { return x + y; });
}

inline Matrix scaled(const Matrix& a, double by)
{
    return each(a, [by](double x) { return x * by; });
}

// Each column times its entry of FACTORS [1,cols]; unchanged if FACTORS is empty.
inline Matrix scaledColumns(Matrix a, const Matrix& factors)
{
    for (Row& row : a) {
        for (std::size_t c = 0; c < row.size() && !factors.empty(); ++c) {
            row[c] *= factors[0][c];
        }
    }
    return a;
}

inline double total(const Matrix& a)
{
    double sum = 0;
    for (const Row& row : a) {
        sum = std::accumulate(row.begin(), row.end(), sum);
    }
    return sum;
}

inline Matrix columns(const Matrix& a, std::size_t from, std::size_t count)
{
    Matrix out;
    for (const Row& row : a) {
        out.emplace_back(row.begin() + std::ptrdiff_t(from), row.begin() + std::ptrdiff_t(from + count));
    }
    return out;
}

inline void addToColumns(Matrix& a, std::size_t from, const Matrix& part)
{
    for (std::size_t r = 0; r < part.size(); ++r) {
        for (std::size_t c = 0; c < part[r].size(); ++c) {
            a[r][from + c] += part[r][c];
        }
    }
}

// The columns of head H of HEADS.
inline Matrix headOf(const Matrix& a, int heads, int h)
{
    const std::size_t d = a[0].size() / std::size_t(heads);
    return columns(a, std::size_t(h) * d, d);
}

inline void addToHead(Matrix& a, int heads, int h, const Matrix& part)
{
    addToColumns(a, std::size_t(h) * (a[0].size() / std::size_t(heads)), part);
}

inline Matrix identity(std::size_t n)
{
    Matrix out = zeros(n, n);
    for (std::size_t i = 0; i < n; ++i) {
        out[i][i] = 1;
    }
    return out;
}

} // namespace hydra::test::oracle
