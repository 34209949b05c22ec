// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that lets autograd follow something: the short chain qkv -> phi -> sums -> LayerNorm of a
// linear block.
#include "core/attention/kernel.h"
#include "core/explain/backward.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

namespace hydra {

at::Tensor linearGradient(const Trace& trace, int block, const at::Tensor& joined, at::Tensor& raw)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    const std::int64_t inner = b.qkv.size(1) / 3;
    const int heads = headsOf(b.attention, trace.layout, inner);
    const c10::AutoGradMode follow(true);
    const at::Tensor qkv = b.qkv.detach().unsqueeze(0).requires_grad_(true);
    const auto parts = qkv.split(inner, 2);
    const Kernel kernel = kernelOf(b.attention);
    const at::Tensor out =
        attendLinearRaw(phiQuery(parts[0], kernel), phiKey(parts[1], kernel), parts[2], heads);
    const at::Tensor result = normalisesOutput(kernel) ? normaliseOutput(out) : out;
    const auto gradients = torch::autograd::grad({result}, {qkv, out}, {joined.unsqueeze(0)});
    raw = gradients[1][0];
    return gradients[0][0];
}

} // namespace hydra
