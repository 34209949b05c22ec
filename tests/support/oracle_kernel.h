// SPDX-License-Identifier: GPL-3.0-or-later
// LayerNorm, GELU, and the kernels phi of linear attention (reference.md "Kernels") in loops, each with its
// gradient: from dy = d logit / d y to d logit / d x.
#pragma once

#include "core/attention/attention_plan.h"

#include "tests/support/oracle_matrix.h"

namespace hydra::test::oracle {

inline double mean(const Row& row)
{
    return std::accumulate(row.begin(), row.end(), 0.0) / double(row.size());
}

inline double deviation(const Row& row, double eps)
{
    double variance = 0;
    for (const double v : row) {
        variance += (v - mean(row)) * (v - mean(row)) / double(row.size());
    }
    return std::sqrt(variance + eps);
}

// Rows of x: (x - mean) / sqrt(variance + eps) * weight + bias, without the last two if they are empty.
inline Matrix normalised(const Matrix& x, const Matrix& weight, const Matrix& bias, double eps)
{
    Matrix out = x;
    for (std::size_t r = 0; r < x.size(); ++r) {
        const double centre = mean(x[r]), width = deviation(x[r], eps);
        for (std::size_t f = 0; f < x[r].size(); ++f) {
            const double y = (x[r][f] - centre) / width;
            out[r][f] = weight.empty() ? y : y * weight[0][f] + bias[0][f];
        }
    }
    return out;
}

// dx = (dz - mean(dz) - z mean(dz z)) / deviation, z = (x - mean) / deviation, dz = dy weight.
inline Matrix throughNorm(const Matrix& dy, const Matrix& x, const Matrix& weight, double eps)
{
    const Matrix z = normalised(x, {}, {}, eps);
    Matrix out = scaledColumns(dy, weight);
    for (std::size_t r = 0; r < x.size(); ++r) {
        const double n = double(x[r].size());
        const double common = mean(out[r]);
        const double along = std::inner_product(out[r].begin(), out[r].end(), z[r].begin(), 0.0) / n;
        const double width = deviation(x[r], eps);
        for (std::size_t f = 0; f < x[r].size(); ++f) {
            out[r][f] = (out[r][f] - common - z[r][f] * along) / width;
        }
    }
    return out;
}

inline double gelu(double x)
{
    return 0.5 * x * (1 + std::erf(x / std::sqrt(2.0)));
}

inline double geluSlope(double x)
{
    return 0.5 * (1 + std::erf(x / std::sqrt(2.0))) + x * std::exp(-0.5 * x * x) / std::sqrt(2 * M_PI);
}

// Zero for minus infinity.
inline double silu(double x)
{
    return x / (1 + std::exp(-x));
}

inline double siluSlope(double x)
{
    const double s = 1 / (1 + std::exp(-x));
    return s * (1 + x * (1 - s));
}

inline Row softmax(const Row& x)
{
    Row out;
    for (const double v : x) {
        out.push_back(std::exp(v));
    }
    const double sum = std::accumulate(out.begin(), out.end(), 0.0);
    for (double& v : out) {
        v /= sum;
    }
    return out;
}

inline Row throughSoftmax(const Row& dy, const Row& y)
{
    const double common = std::inner_product(dy.begin(), dy.end(), y.begin(), 0.0);
    Row dx;
    for (std::size_t i = 0; i < y.size(); ++i) {
        dx.push_back(y[i] * (dy[i] - common));
    }
    return dx;
}

// x / |x| by the norm of ORDER 1 or 2; zero stays zero.
inline Row unitRow(const Row& x, int order)
{
    double length = 0;
    for (const double v : x) {
        length += order == 1 ? std::fabs(v) : v * v;
    }
    length = order == 1 ? length : std::sqrt(length);
    Row out;
    for (const double v : x) {
        out.push_back(length > 0 ? v / length : 0);
    }
    return out;
}

inline Row throughUnit(const Row& dy, const Row& x, int order)
{
    const Row y = unitRow(x, order);
    const double along = std::inner_product(dy.begin(), dy.end(), y.begin(), 0.0);
    double length = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        length += order == 1 ? std::fabs(x[i]) : x[i] * y[i];
    }
    Row dx;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double slope = order == 1 ? (x[i] > 0 ? 1.0 : -1.0) : y[i]; // d length / d x
        dx.push_back((dy[i] - slope * along) / length);
    }
    return dx;
}

enum class Feature
{
    Unit2,
    Unit1,
    Mean,
    Tanh,
    Sigmoid,
    SoftmaxOfTokens
};

// What KERNEL applies to queries or to keys.
inline Feature featureOf(Kernel kernel, bool keys)
{
    switch (kernel) {
    case Kernel::Cosine:
    case Kernel::CosineLn:
        return Feature::Unit2;
    case Kernel::Mean:
        return Feature::Mean;
    case Kernel::L1:
        return Feature::Unit1;
    case Kernel::TanhL2:
    case Kernel::TanhL2Ln:
        return keys ? Feature::Unit2 : Feature::Tanh;
    case Kernel::TanhSoftmax:
        return keys ? Feature::SoftmaxOfTokens : Feature::Tanh;
    case Kernel::SigmoidSoftmax:
        return keys ? Feature::SoftmaxOfTokens : Feature::Sigmoid;
    }
    return Feature::Mean;
}

inline Matrix phi(const Matrix& x, Feature feature)
{
    Matrix out = feature == Feature::SoftmaxOfTokens ? transposed(x) : x;
    for (Row& row : out) {
        if (feature == Feature::Unit1 || feature == Feature::Unit2) {
            row = unitRow(row, feature == Feature::Unit1 ? 1 : 2);
        } else if (feature == Feature::SoftmaxOfTokens) {
            row = softmax(row);
        }
        for (double& v : row) {
            v = feature == Feature::Tanh      ? std::tanh(v)
                : feature == Feature::Sigmoid ? 1 / (1 + std::exp(-v))
                : feature == Feature::Mean    ? v / std::sqrt(double(x.size()))
                                              : v;
        }
    }
    return feature == Feature::SoftmaxOfTokens ? transposed(out) : out;
}

inline Matrix throughPhi(const Matrix& dy, const Matrix& x, Feature feature)
{
    const Matrix y = phi(x, feature);
    switch (feature) {
    case Feature::Tanh:
        return each(dy, y, [](double d, double v) { return d * (1 - v * v); });
    case Feature::Sigmoid:
        return each(dy, y, [](double d, double v) { return d * v * (1 - v); });
    case Feature::Mean:
        return scaled(dy, 1 / std::sqrt(double(x.size())));
    case Feature::SoftmaxOfTokens: {
        Matrix out = transposed(dy);
        const Matrix yt = transposed(y);
        for (std::size_t f = 0; f < out.size(); ++f) {
            out[f] = throughSoftmax(out[f], yt[f]);
        }
        return transposed(out);
    }
    default: {
        Matrix out = dy;
        for (std::size_t t = 0; t < out.size(); ++t) {
            out[t] = throughUnit(dy[t], x[t], feature == Feature::Unit1 ? 1 : 2);
        }
        return out;
    }
    }
}

// The number of parts of queries and keys to which phi applies: the heads in Eq. 7, the whole vector in Eq.
// 10.
inline int partsOfPhi(const BlockAttention& attention, int heads)
{
    return attention.kind == AttentionKind::Linear && !attention.whole ? heads : 1;
}

inline Matrix phi(const Matrix& x, Feature feature, int parts)
{
    Matrix out = zeros(x.size(), x[0].size());
    for (int part = 0; part < parts; ++part) {
        addToHead(out, parts, part, phi(headOf(x, parts, part), feature));
    }
    return out;
}

inline Matrix throughPhi(const Matrix& dy, const Matrix& x, Feature feature, int parts)
{
    Matrix out = zeros(x.size(), x[0].size());
    for (int part = 0; part < parts; ++part) {
        addToHead(out, parts, part, throughPhi(headOf(dy, parts, part), headOf(x, parts, part), feature));
    }
    return out;
}

// The kernel of a block that combines by sums; AFT-Simple and PolyNL have fixed ones.
inline Kernel kernelIn(const BlockAttention& attention)
{
    return attention.kind == AttentionKind::AftSimple ? Kernel::SigmoidSoftmax
        : attention.kind == AttentionKind::PolyNl     ? Kernel::Mean
                                                      : attention.kernel;
}

inline bool endsInNorm(const BlockAttention& attention)
{
    const Kernel kernel = kernelIn(attention);
    return infoOf(attention.kind).combination == Combination::Sums
        && (kernel == Kernel::CosineLn || kernel == Kernel::TanhL2Ln);
}

} // namespace hydra::test::oracle
