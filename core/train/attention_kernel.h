// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of fused_attention.h: one head of one image. No tensor types here, so that this file alone
// is compiled for speed.
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
    // Floats of working memory that either pass needs.
    [[nodiscard]] std::int64_t scratch() const noexcept
    {
        return tokens * paddedTokens() + dim * paddedTokens() + 2 * tokens * paddedDim();
    }
};

// p = softmax(q k^T scale), out = p v
void attendHead(const HeadShape& shape, const float* q, const float* k, const float* v, float* p, float* out,
                float* scratch);

// Gradients of attendHead; P is what it left, GRAD the gradient of out.
void attendHeadBackward(const HeadShape& shape, const float* q, const float* k, const float* v,
                        const float* p, const float* grad, float* gradQ, float* gradK, float* gradV,
                        float* scratch);

// The same for processors with AVX2 and FMA: what the two above choose where they can.
void attendHeadAvx2(const HeadShape& shape, const float* q, const float* k, const float* v, float* p,
                    float* out, float* scratch);
void attendHeadBackwardAvx2(const HeadShape& shape, const float* q, const float* k, const float* v,
                            const float* p, const float* grad, float* gradQ, float* gradK, float* gradV,
                            float* scratch);

} // namespace hydra
