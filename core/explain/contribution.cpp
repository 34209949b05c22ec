// SPDX-License-Identifier: GPL-3.0-or-later
// Hydra Grad-CAM (Hydra Attention, Eq. 15-17; reference.md 5.8): what token t adds to the class's logit
// through one block,
//   Hydra: sum_f phi(Q)^cls phi(K)^t V^t g      softmax: sum_h A_h[cls,t] (V_h^t . g_h)
// with g the logit's gradient at the class token's attention output, before +ln and attn.proj. Under average
// pooling every token is a query, and their contributions add.
#include "core/explain/backward.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

namespace hydra {

TokenValues hydraContribution(const Trace& trace, const Question& question)
{
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter(question.layer, question.cancel);
    const AttentionView view = viewOf(trace, question.layer);
    const std::int64_t queries = pooledRows(trace);
    const at::Tensor g =
        byHeads(gradient.raw.narrow(0, 0, queries).contiguous(), view.heads); // [heads, n, d]
    if (view.heads == view.v.size(1)) { // Hydra: sum_q phi(Q)^q g^q first, then one pass over the tokens
        const at::Tensor gate = (view.q.narrow(0, 0, queries) * gradient.raw.narrow(0, 0, queries)).sum(0);
        return {at::mv(view.k * view.v, gate), {}};
    }
    const at::Tensor v = byHeads(view.v.contiguous(), view.heads);
    at::Tensor a;
    if (view.linear) {
        a = at::matmul(byHeads(view.q.narrow(0, 0, queries).contiguous(), view.heads),
                       byHeads(view.k.contiguous(), view.heads).transpose(1, 2));
    } else {
        a = trace.blocks[static_cast<std::size_t>(question.layer)].probabilities.narrow(1, 0, queries);
    }
    return {(a * at::matmul(g, v.transpose(1, 2))).sum(at::IntArrayRef{0, 1}),
            {}}; // [heads, n, T] summed over heads and queries
}

} // namespace hydra
