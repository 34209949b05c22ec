// SPDX-License-Identifier: GPL-3.0-or-later
// The pooling head (reference.md "Today's blocks") in loops over float64: a learned query attends to all
// tokens, an MLP follows. Forward pass, and the gradient of its answer by its attention and by every token.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/support/oracle_kernel.h"

namespace hydra::test::oracle {

struct PoolPass
{
    Matrix tokens, query, keys, values;
    std::vector<Matrix> a, products; // of each head [1,T]; q k^T without scale
    Matrix joined, middle, normed, hidden, activated, mlp, answer; // [1,...]
};

struct PoolHead
{
    struct Layer
    {
        Matrix weight, bias;
        [[nodiscard]] Matrix of(const Matrix& x) const
        {
            Matrix y = times(x, transposed(weight));
            for (Row& row : y) {
                row = plus({row}, bias)[0];
            }
            return y;
        }
    };

    int heads = 0; // 0: the network has none
    double eps = 1e-6;
    Matrix latent;
    Layer query, key, value, projection, fc1, fc2;
    Matrix normWeight, normBias;

    [[nodiscard]] double scale() const { return 1 / std::sqrt(double(latent[0].size()) / heads); }

    // Adds BY to the attention weight at COLUMN of head H; -1: to no weight.
    [[nodiscard]] PoolPass run(const Matrix& tokens, int h = -1, std::size_t column = 0, double by = 0) const
    {
        PoolPass p{tokens, query.of(latent), key.of(tokens), value.of(tokens), {}, {}, {}, {}, {}, {}, {}, {},
                   {}};
        p.joined = zeros(1, latent[0].size());
        for (int i = 0; i < heads && !tokens.empty(); ++i) {
            p.products.push_back(times(headOf(p.query, heads, i), transposed(headOf(p.keys, heads, i))));
            p.a.push_back({softmax(scaled(p.products.back(), scale())[0])});
            if (i == h) {
                p.a.back()[0][column] += by;
            }
            addToHead(p.joined, heads, i, times(p.a.back(), headOf(p.values, heads, i)));
        }
        p.middle = projection.of(p.joined);
        p.normed = normalised(p.middle, normWeight, normBias, eps);
        p.hidden = fc1.of(p.normed);
        p.activated = each(p.hidden, gelu);
        p.mlp = fc2.of(p.activated);
        p.answer = plus(p.middle, p.mlp);
        return p;
    }

    struct Slopes
    {
        std::vector<Matrix> a; // of each head [1,T]
        Matrix tokens; // [T,e]
    };
    // The gradient of a value whose gradient by the answer is G [1,e].
    [[nodiscard]] Slopes gradient(const PoolPass& p, const Matrix& g) const
    {
        const Matrix hidden =
            each(times(g, fc2.weight), p.hidden, [](double d, double x) { return d * geluSlope(x); });
        const Matrix middle = plus(g, throughNorm(times(hidden, fc1.weight), p.middle, normWeight, eps));
        const Matrix joined = times(middle, projection.weight);
        Slopes found;
        Matrix dk = zeros(p.keys.size(), joined[0].size()), dv = dk;
        for (int h = 0; h < heads; ++h) {
            const auto at = std::size_t(h);
            const Matrix own = headOf(joined, heads, h);
            found.a.push_back(times(own, transposed(headOf(p.values, heads, h))));
            const Matrix scores = scaled({throughSoftmax(found.a[at][0], p.a[at][0])}, scale());
            addToHead(dk, heads, h, times(transposed(scores), headOf(p.query, heads, h)));
            addToHead(dv, heads, h, times(transposed(p.a[at]), own));
        }
        found.tokens = plus(times(dk, key.weight), times(dv, value.weight));
        return found;
    }
};

} // namespace hydra::test::oracle
