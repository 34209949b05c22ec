// SPDX-License-Identifier: GPL-3.0-or-later
// Gradients of one target (a logit) with respect to activations, in closed form from the trace: no autograd
// graph, no gradient of a weight, and nothing below the block that is asked for (reference.md 5.2).
#pragma once

#include "core/base/cancel.h"
#include "core/explain/attention_view.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <utility>

namespace hydra {

// Only the first ROWS rows can be non-zero (under token pooling the last block's gradient enters by the
// pooled rows alone), so only they are kept.
struct BlockGradient
{
    std::int64_t rows = 0;
    at::Tensor raw; // d logit / d attention output before +ln and attn.proj [rows, inner]
    at::Tensor probabilities; // d logit / dA [heads, rows, T]; softmax kinds only
};

class Backward
{
public:
    Backward(const Trace& trace, const Target& target);
    // From another number that is read at the output of BLOCK: its GRADIENT there [rows,e].
    Backward(const Trace& trace, int block, at::Tensor gradient);

    // The gradient at the next block down, starting with the last.
    [[nodiscard]] BlockGradient enter();
    // The gradient at BLOCK, through all that lie above it.
    [[nodiscard]] BlockGradient enter(int block, const CancelToken& cancel);
    // Goes on through the entered block to its input; call between two enter().
    void leave();
    [[nodiscard]] int block() const noexcept { return m_block; }
    // d logit / d output of the block entered last, or of the last block before the first enter(): [rows, e].
    [[nodiscard]] const at::Tensor& gradient() const noexcept { return m_gradient; }

private:
    const Trace& m_trace;
    int m_block;
    at::Tensor m_gradient; // [rows, e], rows not kept are zero
    BlockWeights m_weights; // of the entered block, in the trace's precision
    at::Tensor m_middle; // d logit / d middle of the entered block
    at::Tensor m_qkv; // d logit / d qkv, linear kinds
    BlockGradient m_entered;
};

// Of the pooling head.
struct PoolGradient
{
    at::Tensor tokens; // d target / d the tokens after the last norm [T,e]
    at::Tensor probabilities; // d target / d A [heads,1,T]
};
// From SLOPE [1,e], d target / d what the head answers.
[[nodiscard]] PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope);

// Softmax kinds: from the gradients of the joined heads' first rows [n, inner] and of their A [heads, n, T]
// to d logit / d qkv [T, 3*inner], of which queries and keys take OFSCORES, values OFVALUES.
[[nodiscard]] at::Tensor softmaxGradient(const Trace& trace, const BlockTrace& block,
                                         const at::Tensor& joined, const at::Tensor& probabilities,
                                         double ofScores = 1, double ofValues = 1);
// Linear kinds: through the sums and phi; and before that through +ln, whose gradient fills RAW where it is
// given.
[[nodiscard]] at::Tensor linearGradient(const Trace& trace, const BlockTrace& block, const at::Tensor& joined,
                                        at::Tensor* raw);

// QKV [T,3*inner], whose queries and keys are normalised per head, in place: the gradient of what came out of
// their projections. THROUGH takes it through the norm of what each was [T,heads,d].
template<class Through>
void throughHeadNorms(const at::Tensor& qkv, const BlockTrace& b, const BlockWeights& w, int heads,
                      const Through& through)
{
    const KindInfo& info = infoOf(b.attention.kind);
    const std::int64_t inner = qkv.size(1) / 3;
    const std::pair<Source, const NormView&> parts[] = {{info.query, w.queryNorm}, {info.key, w.keyNorm}};
    for (int i = 0; i < 2; ++i) {
        if (parts[i].first == Source::Projection) { // n1 itself is not normalised again
            const auto perHead = [&](const at::Tensor& of) {
                return of.narrow(1, i * inner, inner).unflatten(1, {heads, inner / heads});
            };
            const at::Tensor out = perHead(qkv);
            out.copy_(through(out, perHead(b.plainQkv), parts[i].second));
        }
    }
}

// d logit / d qkv [T,3*inner] to d logit / d n1 [T,e], by the ways that lead from n1 to q, k and v.
[[nodiscard]] at::Tensor intoInput(const at::Tensor& qkv, const BlockWeights& w, const KindInfo& info);

} // namespace hydra
