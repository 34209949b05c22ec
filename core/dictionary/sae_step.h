// SPDX-License-Identifier: GPL-3.0-or-later
// One step of training a sparse autoencoder on tokens X [N,d] (reference.md "Sparse autoencoders"), with the
// k largest codes of a token (Gao et al. 2024, arXiv:2406.04093), for prefixes of the features as well
// (Bussmann et al. 2025, arXiv:2503.17547):
//   f = TopK(max((x - b_dec) W_enc + b_enc, 0))    x^_m = f[:n_m] W_dec[:n_m] + b_dec
//   loss = mean over m, x of |x - x^_m|^2 / var x, plus a weight times |(x - x^) - e^|^2 / var x, where e^
//   is the decoding of the auxK largest codes of dead features.
#pragma once

#include <ATen/core/Tensor.h>

#include <array>
#include <cstdint>
#include <vector>

namespace hydra {

struct SaeShape
{
    std::int64_t k = 32, auxK = 0;
    double auxWeight = 0;
    std::vector<std::int64_t> prefixes; // n_1 < ... < n_M = n
};

struct SaeWeights
{
    at::Tensor encoder, encoderBias, decoder, decoderBias; // [n,d], [n], [n,d] with rows of length 1, [d]

    [[nodiscard]] std::array<at::Tensor*, 4> all()
    {
        return {&encoder, &encoderBias, &decoder, &decoderBias};
    }
    // Random unit rows, the same for encoder and decoder; b_dec is MEAN [d].
    [[nodiscard]] static SaeWeights drawn(std::int64_t features, const at::Tensor& mean, std::uint64_t seed);
};

struct SaeGradient
{
    std::array<at::Tensor, 4> of; // as SaeWeights::all()
    double loss = 0, auxLoss = 0; // auxLoss is unweighted
    at::Tensor fired; // [n] bool: fired for some x
};

// DEAD [n] bool, or undefined for no dead features. Computes in the type of X and converts the weights.
[[nodiscard]] SaeGradient saeGradient(const SaeWeights& weights, const at::Tensor& x, const SaeShape& shape,
                                      const at::Tensor& dead);

// Adam (betas 0.9 and 0.999), with the gradient's norm clipped to 1 and the part along each row of W_dec
// removed; rows are normalised to length 1 afterwards. Skips a gradient that is not finite.
class SaeOptimizer
{
public:
    explicit SaeOptimizer(SaeWeights& weights);

    void step(SaeGradient& gradient, double learningRate);

    [[nodiscard]] std::array<at::Tensor, 4>& first() noexcept { return m_first; }
    [[nodiscard]] std::array<at::Tensor, 4>& second() noexcept { return m_second; }
    void setSteps(std::int64_t steps) noexcept { m_steps = steps; }

private:
    SaeWeights& m_weights;
    std::array<at::Tensor, 4> m_first, m_second; // running means of the gradient, and of its square
    std::int64_t m_steps = 0;
};

} // namespace hydra
