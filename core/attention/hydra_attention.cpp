// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/hydra_attention.h"

#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace hydra {

namespace {

// Tokens per partial sum. Fixed, so that the result does not depend on the number of threads.
constexpr std::int64_t tokensPerPart = 64;

enum class KeyMap
{
    L2,
    L1,
    Scale,
    SoftmaxOverTokens
};
enum class QueryMap
{
    L2,
    L1,
    Scale,
    Tanh,
    Sigmoid
};

KeyMap keyMap(Kernel kernel)
{
    switch (kernel) {
    case Kernel::Mean:
        return KeyMap::Scale;
    case Kernel::L1:
        return KeyMap::L1;
    case Kernel::TanhSoftmax:
    case Kernel::SigmoidSoftmax:
        return KeyMap::SoftmaxOverTokens;
    default:
        return KeyMap::L2;
    }
}

QueryMap queryMap(Kernel kernel)
{
    switch (kernel) {
    case Kernel::Mean:
        return QueryMap::Scale;
    case Kernel::L1:
        return QueryMap::L1;
    case Kernel::SigmoidSoftmax:
        return QueryMap::Sigmoid;
    case Kernel::TanhL2:
    case Kernel::TanhL2Ln:
    case Kernel::TanhSoftmax:
        return QueryMap::Tanh;
    default:
        return QueryMap::L2;
    }
}

float inverseNorm(const float* x, std::int64_t D, bool squared)
{
    float sum = 0.0F;
    if (squared) {
        for (std::int64_t f = 0; f < D; ++f) {
            sum += x[f] * x[f];
        }
        sum = std::sqrt(sum);
    } else {
        for (std::int64_t f = 0; f < D; ++f) {
            sum += std::fabs(x[f]);
        }
    }
    return sum > 0.0F ? 1.0F / sum : 0.0F; // a zero vector stays zero
}

struct Layer
{
    const float* qkv; // one image: [T, 3, D]
    std::int64_t T, D;
    [[nodiscard]] const float* query(std::int64_t t) const { return qkv + t * 3 * D; }
    [[nodiscard]] const float* key(std::int64_t t) const { return query(t) + D; }
    [[nodiscard]] const float* value(std::int64_t t) const { return query(t) + 2 * D; }
};

// Sums ROW(t, sum [width]) over the tokens in parts of fixed size: the same bits on any number of threads.
template<class Row>
std::vector<float> sumOverTokens(const Layer& layer, std::int64_t width, Row&& row)
{
    const std::int64_t parts = (layer.T + tokensPerPart - 1) / tokensPerPart;
    std::vector<float> partial(static_cast<std::size_t>(parts * width), 0.0F);
    forTiles(parts, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t part = begin; part < end; ++part) {
            float* sum = partial.data() + part * width;
            const std::int64_t last = std::min(layer.T, (part + 1) * tokensPerPart);
            for (std::int64_t t = part * tokensPerPart; t < last; ++t) {
                row(t, sum);
            }
        }
    });
    for (std::int64_t part = 1; part < parts; ++part) {
        for (std::int64_t f = 0; f < width; ++f) {
            partial[static_cast<std::size_t>(f)] += partial[static_cast<std::size_t>(part * width + f)];
        }
    }
    partial.resize(static_cast<std::size_t>(width));
    return partial;
}

// The one global feature vector: sum_t phi(K)_t * V_t, [D].
std::vector<float> globalFeature(const Layer& layer, KeyMap map)
{
    const std::int64_t D = layer.D;
    if (map != KeyMap::SoftmaxOverTokens) {
        const float constant = 1.0F / std::sqrt(static_cast<float>(layer.T));
        return sumOverTokens(layer, D, [&](std::int64_t t, float* sum) {
            const float* k = layer.key(t);
            const float* v = layer.value(t);
            const float inverse = map == KeyMap::Scale ? constant : inverseNorm(k, D, map == KeyMap::L2);
            for (std::int64_t f = 0; f < D; ++f) {
                sum[f] += k[f] * inverse * v[f];
            }
        });
    }
    std::vector<float> largest(static_cast<std::size_t>(D), -std::numeric_limits<float>::infinity());
    for (std::int64_t t = 0; t < layer.T; ++t) {
        const float* k = layer.key(t);
        for (std::int64_t f = 0; f < D; ++f) {
            largest[static_cast<std::size_t>(f)] = std::max(largest[static_cast<std::size_t>(f)], k[f]);
        }
    }
    std::vector<float> sums = sumOverTokens(layer, 2 * D, [&](std::int64_t t, float* sum) {
        const float* k = layer.key(t);
        const float* v = layer.value(t);
        for (std::int64_t f = 0; f < D; ++f) {
            const float weight = std::exp(k[f] - largest[static_cast<std::size_t>(f)]);
            sum[f] += weight * v[f];
            sum[D + f] += weight;
        }
    });
    for (std::int64_t f = 0; f < D; ++f) {
        sums[static_cast<std::size_t>(f)] /= sums[static_cast<std::size_t>(D + f)];
    }
    sums.resize(static_cast<std::size_t>(D));
    return sums;
}

// out_t = phi(Q)_t * feature
void gate(const Layer& layer, QueryMap map, const std::vector<float>& feature, float* out)
{
    const std::int64_t D = layer.D;
    const float constant = 1.0F / std::sqrt(static_cast<float>(layer.T));
    forTiles(layer.T, tokensPerPart, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t t = begin; t < end; ++t) {
            const float* q = layer.query(t);
            const float* g = feature.data();
            float* y = out + t * D;
            if (map == QueryMap::Tanh) {
                for (std::int64_t f = 0; f < D; ++f) {
                    y[f] = std::tanh(q[f]) * g[f];
                }
            } else if (map == QueryMap::Sigmoid) {
                for (std::int64_t f = 0; f < D; ++f) {
                    y[f] = g[f] / (1.0F + std::exp(-q[f]));
                }
            } else {
                const float inverse =
                    map == QueryMap::Scale ? constant : inverseNorm(q, D, map == QueryMap::L2);
                for (std::int64_t f = 0; f < D; ++f) {
                    y[f] = q[f] * inverse * g[f];
                }
            }
        }
    });
}

} // namespace

at::Tensor hydraAttention(const at::Tensor& qkv, Kernel kernel)
{
    const std::int64_t B = qkv.size(0);
    const std::int64_t T = qkv.size(1);
    const std::int64_t D = qkv.size(2) / 3;
    at::Tensor out = at::empty({B, T, D}, qkv.options());
    for (std::int64_t b = 0; b < B; ++b) {
        const Layer layer{qkv.data_ptr<float>() + b * T * 3 * D, T, D};
        gate(layer, queryMap(kernel), globalFeature(layer, keyMap(kernel)),
             out.data_ptr<float>() + b * T * D);
    }
    return out;
}

} // namespace hydra
