// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of training, compiled for any processor and for AVX2 and chosen at run time: attention of
// one head of one image (fused_attention.h) and the step of AdamW (optimizer.h). Without tensor types, so
// that only these files need compiler options for speed.
#pragma once

#include <cstdint>

namespace hydra {

// Q, K, V and their gradients: row t of [tokens, dim] begins t * qkvStride floats after the pointer; OUT and
// its gradient use outStride. P is [tokens, paddedTokens()], contiguous, zero in the padding.
struct HeadShape
{
    std::int64_t tokens = 0, dim = 0, qkvStride = 0, outStride = 0;
    float scale = 1;

    [[nodiscard]] static constexpr std::int64_t padded(std::int64_t n) noexcept { return (n + 7) / 8 * 8; }
    [[nodiscard]] std::int64_t paddedTokens() const noexcept { return padded(tokens); }
    [[nodiscard]] std::int64_t paddedDim() const noexcept { return padded(dim); }
    // Number of floats of working memory that either pass needs.
    [[nodiscard]] std::int64_t scratch() const noexcept
    {
        return tokens * paddedTokens() + dim * paddedTokens() + 2 * tokens * paddedDim();
    }
};

// The factors of one step of AdamW, the same for every element of a tensor.
struct AdamWRates
{
    float gradScale = 1; // clipping
    float beta1 = 0, beta2 = 0;
    float step = 0; // learning rate / (1 - beta1^t)
    float rootCorrection = 1; // (1 - beta2^t)^-1/2
    float epsilon = 0;
    float keep = 1; // 1 - learning rate * weight decay
    float average = 0; // share of the new value in the running average
};

struct TrainingKernels
{
    // p = softmax(q k^T scale), out = p v
    void (*attendHead)(const HeadShape& shape, const float* q, const float* k, const float* v, float* p,
                       float* out, float* scratch);
    // Gradients of attendHead; P is its result, GRAD the gradient of out.
    void (*attendHeadBackward)(const HeadShape& shape, const float* q, const float* k, const float* v,
                               const float* p, const float* grad, float* gradQ, float* gradK, float* gradV,
                               float* scratch);
    void (*adamwRange)(float* value, const float* grad, float* first, float* second, float* average,
                       std::int64_t count, const AdamWRates& rates);
};

// Returns the fastest that this processor can run.
[[nodiscard]] const TrainingKernels& trainingKernels() noexcept;

extern const TrainingKernels plainTrainingKernels;
extern const TrainingKernels avx2TrainingKernels; // the plain ones in builds for other processors

} // namespace hydra
