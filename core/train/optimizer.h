// SPDX-License-Identifier: GPL-3.0-or-later
// AdamW (Loshchilov and Hutter) with global gradient clipping, and the running average of the weights, in one
// pass over memory on the CPU (reference.md "Optimiser").
#pragma once

#include "core/base/workers.h"
#include "core/train/network.h"
#include "core/train/training_kernels.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace hydra {

struct AdamWOptions
{
    double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8, weightDecay = 0.05;
    double clipNorm = 1.0; // 0: no clipping
};

class AdamW
{
public:
    // Per parameter: running means of the gradient and of its square.
    struct Moments
    {
        at::Tensor first, second;
    };

    AdamW(const std::vector<Parameter>& parameters, const AdamWOptions& options);

    // Updates SHARDS[0]'s parameters, whose memory all shards share, from the sum of the shards' gradients,
    // and clears these. AVERAGE (the averaged network) moves towards the new values by 1 - averageDecay.
    // Returns the gradient norm before clipping; if it is not finite, the step is skipped.
    double step(std::vector<TrainableVit>& shards, TrainableVit& average, double learningRate,
                double averageDecay, Workers& workers);

    [[nodiscard]] const AdamWOptions& options() const noexcept { return m_options; }
    [[nodiscard]] std::vector<Moments>& moments() noexcept { return m_moments; }
    [[nodiscard]] std::int64_t steps() const noexcept { return m_steps; }
    void setSteps(std::int64_t steps) noexcept { m_steps = steps; }

private:
    [[nodiscard]] AdamWRates ratesOf(double learningRate, double clip, double averageDecay) const;

    AdamWOptions m_options;
    std::vector<Moments> m_moments;
    std::int64_t m_steps = 0;
};

// Linear warm-up over WARMUP steps, then half a cosine from PEAK at WARMUP to LAST at TOTAL.
[[nodiscard]] double cosineRate(std::int64_t step, std::int64_t total, std::int64_t warmup, double peak,
                                double last);

} // namespace hydra
