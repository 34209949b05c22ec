// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/attention_pool.h"

#include "core/nn/mlp.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

at::Tensor affineOf(const at::Tensor& x, const LinearView& layer)
{
    return affine(x, layer.weight, layer.bias);
}

} // namespace

at::Tensor attentionPool(const at::Tensor& tokens, const PoolWeights& w, Activation activation, double eps,
                         PoolTrace* trace)
{
    const std::int64_t B = tokens.size(0), T = tokens.size(1), e = tokens.size(2);
    const std::int64_t d = e / w.heads;
    const at::Tensor flat = tokens.reshape({B * T, e});
    const at::Tensor query = affineOf(w.latent.contiguous(), w.query); // [1,e]
    const at::Tensor keys = affineOf(flat, w.key), values = affineOf(flat, w.value);
    const auto byHead = [&](const at::Tensor& x) { return x.view({B, T, w.heads, d}).transpose(1, 2); };
    const at::Tensor q = query.view({1, 1, w.heads, d}).transpose(1, 2); // [1,heads,1,d]
    const at::Tensor scores = at::matmul(q, byHead(keys).transpose(2, 3)); // [B,heads,1,T]
    const at::Tensor a = at::softmax(scores * (1.0 / std::sqrt(double(d))), -1);
    const at::Tensor joined = at::matmul(a, byHead(values)).transpose(1, 2).reshape({B, e});
    const at::Tensor middle = affineOf(joined, w.projection);
    NormTrace norm;
    const at::Tensor hidden = affineOf(normalise(middle, w.norm, eps, &norm), w.fc1);
    const at::Tensor activated = activate(hidden, activation);
    const at::Tensor mlp = affineOf(activated, w.fc2);
    if (trace != nullptr) {
        *trace = {query, keys, values, scores[0], a[0], joined, middle, norm, hidden, activated, mlp};
    }
    return (middle + mlp).unsqueeze(1);
}

} // namespace hydra
