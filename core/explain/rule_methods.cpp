// SPDX-License-Identifier: GPL-3.0-or-later
// Methods that use the backward pass with modified rules (backward.h): CP-LRP and AttnLRP by pixel,
// LibraGrad's input times gradient and FullGrad+ by token. reference.md "The modified backward pass" to
// "FullGrad+".
#include "core/explain/backward.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// The relative difference of SUM and the target's value.
double residualOf(const at::Tensor& sum, const Trace& trace, const Target& target)
{
    const double value = valueOf(target, trace);
    return std::fabs(sum.sum(at::kDouble).item<double>() - value) / std::max(std::fabs(value), 1e-12);
}

TokenValues byPatch(const Trace& trace, const MethodInput& question, const Rules& rules)
{
    Backward pass(trace, question.target, rules);
    while (pass.block() > 0) {
        question.cancel.check();
        (void)pass.enter();
        pass.leave();
    }
    const double residual = residualOf(pass.inputTimesGradient(), trace, question.target);
    return {at::constant_pad_nd(pass.ofPatches(), {trace.prefix, trace.added}), residual};
}

// Token times gradient at the first block's input; with EVERYBLOCK the sum over the inputs of all blocks,
// plus the biases passed. The values at the first block and the biases sum to the target.
TokenValues byToken(const Trace& trace, const MethodInput& question, bool everyBlock)
{
    Backward pass(trace, question.target, {AttentionRule::Constant, 0, 0, true});
    at::Tensor sum = at::zeros_like(pass.biases());
    while (pass.block() > 0) {
        question.cancel.check();
        (void)pass.enter();
        pass.leave();
        if (everyBlock) {
            sum.add_(pass.inputTimesGradient());
        }
    }
    const at::Tensor first = pass.inputTimesGradient();
    const double residual = residualOf(first + pass.biases(), trace, question.target);
    return {everyBlock ? sum + pass.biases() : first, residual};
}

} // namespace

TokenValues cpLrp(const Trace& trace, const MethodInput& question)
{
    return byPatch(
        trace, question,
        {AttentionRule::Constant, question.options.gammaConv, question.options.gammaLinear, false});
}

TokenValues cpLrpPlain(const Trace& trace, const MethodInput& question)
{
    return byPatch(trace, question, {AttentionRule::Constant, 0, 0, false});
}

TokenValues attnLrp(const Trace& trace, const MethodInput& question)
{
    return byPatch(trace, question, {AttentionRule::Shared, 0, 0, false});
}

TokenValues libraGrad(const Trace& trace, const MethodInput& question)
{
    return byToken(trace, question, false);
}

TokenValues fullGradPlus(const Trace& trace, const MethodInput& question)
{
    return byToken(trace, question, true);
}

} // namespace hydra
