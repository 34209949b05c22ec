// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/straight_classifier.h"

#include "core/nn/mlp.h"
#include "core/nn/norm.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <array>
#include <string>
#include <vector>

namespace hydra {

namespace {

constexpr double normEps = 1e-5; // PyTorch's default; files do not store it

struct Curve
{
    const char* word;
    at::Tensor (*value)(const at::Tensor& z);
    at::Tensor (*slope)(const at::Tensor& z);
};

template<Activation activation>
constexpr Curve curveOf(const char* word)
{
    return {word, [](const at::Tensor& z) { return activate(z, activation); },
            [](const at::Tensor& z) { return throughActivation(at::ones_like(z), z, activation); }};
}

constexpr std::array<Curve, 5> curves{{
    {"relu", [](const at::Tensor& z) { return at::relu(z); },
     [](const at::Tensor& z) { return (z > 0).to(z.scalar_type()); }},
    {"tanh", [](const at::Tensor& z) { return at::tanh(z); },
     [](const at::Tensor& z) { return 1 - at::tanh(z).square(); }},
    curveOf<Activation::Gelu>("gelu"),
    curveOf<Activation::GeluTanh>("gelu-tanh"),
    curveOf<Activation::Silu>("silu"),
}};

const Curve* curveNamed(const std::string& word)
{
    for (const Curve& each : curves) {
        if (word == each.word) {
            return &each;
        }
    }
    return nullptr;
}

at::Tensor through(const ClassifierStep& step, const at::Tensor& x)
{
    if (const Curve* curve = curveNamed(step.word)) {
        return curve->value(x);
    }
    return step.norm.present() ? normalise(x, step.norm, normEps)
                               : affine(x, step.linear.weight, step.linear.bias);
}

// ROWS [n,out], gradients of the output of STEP -> [n,in], those of its input Z [1,in].
at::Tensor back(const ClassifierStep& step, const at::Tensor& rows, const at::Tensor& z)
{
    if (const Curve* curve = curveNamed(step.word)) {
        return rows * curve->slope(z);
    }
    return step.norm.present()
        ? throughNorm(rows, z.expand({rows.size(0), -1}).contiguous(), step.norm, normEps)
        : at::matmul(rows, step.linear.weight);
}

} // namespace

at::Tensor throughSteps(const SubWeights& w, at::Tensor x)
{
    for (const ClassifierStep& step : w.steps) {
        x = through(step, x);
    }
    return x;
}

std::shared_ptr<const SubWeights> straightened(std::shared_ptr<const SubWeights> w, const at::Tensor& pooled)
{
    if (w->steps.empty()) {
        return w;
    }
    const SubWeights exact = inDoubleWithoutBlocks(*w);
    std::vector<at::Tensor> inputs{pooled.to(at::kDouble)};
    for (const ClassifierStep& step : exact.steps) {
        inputs.push_back(through(step, inputs.back()));
    }
    at::Tensor rows = exact.head.weight;
    at::Tensor bias = at::matmul(rows, inputs.back()[0]);
    bias = exact.head.bias.defined() ? bias + exact.head.bias : bias;
    for (std::size_t i = exact.steps.size(); i-- > 0;) {
        rows = back(exact.steps[i], rows, inputs[i]);
    }
    bias = bias - at::matmul(rows, inputs.front()[0]);
    auto straight = std::make_shared<SubWeights>(*w);
    straight->steps.clear();
    straight->head = {rows.to(pooled.scalar_type()).contiguous(), bias.to(pooled.scalar_type())};
    straight->bent = std::move(w);
    return straight;
}

} // namespace hydra
