// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/mlp.h"

#include "core/nn/trace.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

constexpr double quick = 1.702; // of QuickGELU

Epilogue fusedWith(Activation activation)
{
    switch (activation) {
    case Activation::Gelu:
        return Epilogue::Gelu;
    case Activation::QuickGelu:
        return Epilogue::QuickGelu;
    case Activation::GeluTanh:
        return Epilogue::GeluTanh;
    case Activation::Silu:
        return Epilogue::Silu;
    }
    return Epilogue::None;
}

} // namespace

at::Tensor activate(const at::Tensor& hidden, Activation activation)
{
    return elementwise(hidden, [&](const at::Tensor& u, at::Tensor& result) {
        switch (activation) {
        case Activation::Gelu:
            at::gelu_out(result, u);
            return;
        case Activation::QuickGelu:
            at::sigmoid_out(result, u * quick).mul_(u);
            return;
        case Activation::GeluTanh:
            at::gelu_out(result, u, "tanh");
            return;
        case Activation::Silu:
            at::silu_out(result, u);
            return;
        }
    });
}

at::Tensor activateFollowed(const at::Tensor& hidden, Activation activation)
{
    switch (activation) {
    case Activation::Gelu:
        return at::gelu(hidden);
    case Activation::QuickGelu:
        return hidden * at::sigmoid(hidden * quick);
    case Activation::GeluTanh:
        return at::gelu(hidden, "tanh");
    case Activation::Silu:
        return at::silu(hidden);
    }
    return hidden;
}

at::Tensor throughActivation(const at::Tensor& gradient, const at::Tensor& hidden, Activation activation)
{
    return elementwise(gradient, hidden, [&](const at::Tensor& g, const at::Tensor& u, at::Tensor& result) {
        switch (activation) {
        case Activation::Gelu:
            at::gelu_backward_out(result, g, u, "none");
            return;
        case Activation::GeluTanh:
            at::gelu_backward_out(result, g, u, "tanh");
            return;
        case Activation::QuickGelu:
        case Activation::Silu:
            break;
        }
        const double steep = activation == Activation::Silu ? 1.0 : quick;
        const at::Tensor s = at::sigmoid(u * steep);
        at::mul_out(result, g, s + u * s * (1 - s) * steep);
    });
}

at::Tensor gateOf(const at::Tensor& hidden, Activation activation)
{
    return elementwise(hidden, [&](const at::Tensor& u, at::Tensor& result) {
        switch (activation) {
        case Activation::Gelu:
            at::erf_out(result, u * M_SQRT1_2).add_(1).mul_(0.5);
            return;
        case Activation::QuickGelu:
            at::sigmoid_out(result, u * quick);
            return;
        case Activation::GeluTanh:
            at::tanh_out(result, (u + u * u * u * 0.044715) * (M_2_SQRTPI * M_SQRT1_2)).add_(1).mul_(0.5);
            return;
        case Activation::Silu:
            at::sigmoid_out(result, u);
            return;
        }
    });
}

at::Tensor activatedHidden(const at::Tensor& x, const BlockWeights& w, BlockTrace* trace)
{
    const bool gated = w.gate.weight.defined();
    if (trace == nullptr) { // fused with the product
        const LinearView& first = gated ? w.gate : w.fc1;
        at::Tensor activated = affine(x, first.weight, first.bias, fusedWith(w.activation));
        return gated ? activated.mul_(affine(x, w.fc1.weight, w.fc1.bias)) : activated;
    }
    trace->activation = w.activation;
    trace->gate = gated ? affine(x, w.gate.weight, w.gate.bias) : at::Tensor();
    trace->hidden = affine(x, w.fc1.weight, w.fc1.bias);
    return activatedAgain(*trace);
}

at::Tensor activatedAgain(const BlockTrace& trace)
{
    return trace.gate.defined() ? activate(trace.gate, trace.activation) * trace.hidden
                                : activate(trace.hidden, trace.activation);
}

} // namespace hydra
