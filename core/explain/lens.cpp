// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/lens.h"

#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/nn/pooling.h"
#include "core/nn/run_block.h"
#include "core/tensor/device.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <chrono>
#include <limits>

namespace hydra {

namespace {

at::Tensor levelOf(const Trace& trace, int level)
{
    return trace.level(static_cast<std::size_t>(level));
}

// z [T,1,e] or [T,1,2e]: the classifier's input, with each row of X [T,e] in place of its token or of the
// average. If two tokens are read, the row replaces both; beside the average, the class token stays.
at::Tensor asRead(const Trace& trace, const SubWeights& w, const at::Tensor& x)
{
    if (trace.pool == Pool::Token) {
        return x.unsqueeze(1);
    }
    if (trace.pool == Pool::Attention) { // each token alone
        return poolTokens(trace.network->config(), w, x.unsqueeze(1), 0);
    }
    const at::Tensor average = normalise(x, w.fcNorm, trace.normEps);
    return (trace.pool == Pool::Average ? average
                                        : at::cat({x.narrow(0, 0, 1).expand_as(average), average}, 1))
        .unsqueeze(1);
}

// The classifier's input z from a level's tokens: [1,n,e], or [1,1,2e].
at::Tensor pooledOf(const Trace& trace, const SubWeights& w, const at::Tensor& x)
{
    return poolTokens(trace.network->config(), w, x.unsqueeze(0), trace.added);
}

// Z [B,n,e] -> [B,classes]; n = 1 also works with two classifiers, which then read the same token.
at::Tensor logitsOf(const SubWeights& w, const at::Tensor& z)
{
    return classify(w, w.headDist.weight.defined() ? z.expand({-1, 2, -1}) : z);
}

void checkLevel(const Trace& trace, int level)
{
    if (level < 0 || level > static_cast<int>(trace.blocks.size())) {
        throw usageError("lens: expected level 0 to %1, got %2", trace.blocks.size(), level);
    }
}

at::Tensor normedLevel(const Trace& trace, const SubWeights& w, int level)
{
    checkLevel(trace, level);
    return normalise(levelOf(trace, level), w.norm, trace.normEps);
}

// The answer from LOGITS [classes] and the target's VALUE.
LensLevel levelAnswer(const SubWeights& w, const at::Tensor& logits, double value, const Target& target)
{
    LensLevel level;
    level.logit = value;
    level.probability = std::numeric_limits<double>::quiet_NaN();
    if (logits.numel() > 0 && w.answers != Answers::Values) {
        const at::Tensor shares = sharesOf(w, logits);
        level.best = static_cast<int>(logits.argmax().item<std::int64_t>());
        level.bestProbability = shares[level.best].item<double>();
        if (target.ofClassifier()) {
            level.probability = shares[target.classIndex].item<double>();
        }
    }
    return level;
}

// The target's value for each token of X [T,e], the last block's output, read alone: [T].
at::Tensor answersOf(const Trace& trace, const at::Tensor& x, const Target& target)
{
    if (target.ofTokens()) {
        return featureOf(target, x).to(at::kDouble);
    }
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const at::Tensor z = asRead(trace, w, normalise(x, w.norm, trace.normEps));
    if (!target.ofClassifier()) {
        return valuesOf(target, z, {});
    }
    const auto one = [&](const LinearView& head) { // one class only
        const at::Tensor row = z.select(1, 0);
        const at::Tensor value = product(row, head.weight.narrow(0, target.classIndex, 1).t());
        return measured(head.bias.defined() ? value + head.bias[target.classIndex] : value, row, w)
            .select(1, 0);
    };
    return w.headDist.weight.defined() ? (one(w.head) + one(w.headDist)) / 2 : one(w.head);
}

// The last block's output [T,e] with each token attending only to itself: its own values replace the joined
// heads (MaskCLIP, Zhou et al., ECCV 2022).
at::Tensor ownValues(const Trace& trace)
{
    const std::size_t last = trace.blocks.size() - 1;
    BlockChange change = trace.blocks.change(last);
    change.heads = change.onHeads(viewOf(trace, static_cast<int>(last)).own);
    change.live = at::zeros({1}, change.heads.options());
    const at::Tensor& x = trace.blocks.input(last);
    const Pass pass(trace.network->config(), *trace.weights, trace.layout, nullptr, trace.kept, x.options());
    return runBlock(pass, static_cast<int>(last), matching(trace, trace.weights->blocks[last]),
                    trace.plan.blocks[last], x.unsqueeze(0).clone(), &change, nullptr, false)[0];
}

void fillPatches(Lens& lens, const SubWeights& w, const at::Tensor& logits)
{
    if (logits.size(1) == 0 || w.answers == Answers::Values) {
        return;
    }
    const at::Tensor shares = sharesOf(w, logits);
    const auto [bestShare, best] = shares.max(1);
    if (lens.classIndex >= 0) {
        lens.probabilities = floatsOf(shares.select(1, lens.classIndex));
    }
    lens.bestProbabilities = floatsOf(bestShare);
    const at::Tensor indices = best.to(at::kCPU).contiguous();
    lens.best.assign(indices.data_ptr<std::int64_t>(), indices.data_ptr<std::int64_t>() + indices.numel());
}

} // namespace

at::Tensor lensOfTokens(const Trace& trace, int level)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    return logitsOf(w, asRead(trace, w, normedLevel(trace, w, level)));
}

at::Tensor lensOfTokens(const Trace& trace, int level, const Target& target)
{
    checkLevel(trace, level);
    return answersOf(trace, levelOf(trace, level), target);
}

Lens lensOf(const Trace& trace, const Target& target, int block, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const int depth = static_cast<int>(trace.blocks.size());
    requireTarget(target, trace);
    if (block < -1 || block >= depth) {
        throw usageError("block: expected 0 to %1, got %2", depth - 1, block);
    }
    const auto start = std::chrono::steady_clock::now();
    const SubWeights w = matchingEnds(trace, *trace.weights);
    Lens lens;
    lens.classIndex = target.ofClassifier() && w.answers != Answers::Values ? target.classIndex : -1;
    lens.target = target.name;
    lens.block = block < 0 ? depth - 1 : block;
    lens.rows = trace.rows;
    lens.cols = trace.cols;
    for (int level = 0; level <= depth; ++level) {
        cancel.check();
        const at::Tensor z = pooledOf(trace, w, normedLevel(trace, w, level));
        const at::Tensor logits = logitsOf(w, z);
        const at::Tensor value = target.ofTokens()
            ? lensOfTokens(trace, level, target).narrow(0, trace.prefix, trace.patchTokens()).sum()
            : valuesOf(target, z, logits);
        lens.levels.push_back(levelAnswer(w, logits[0], value.item<double>(), target));
    }
    const auto onGrid = [&](const at::Tensor& tokens) {
        return trace.onGrid(tokens.narrow(0, trace.prefix, trace.patchTokens()));
    };
    const at::Tensor each = asRead(trace, w, normedLevel(trace, w, lens.block + 1));
    const at::Tensor logits = logitsOf(w, each);
    const at::Tensor values =
        target.ofTokens() ? lensOfTokens(trace, lens.block + 1, target) : valuesOf(target, each, logits);
    lens.logits = floatsOf(onGrid(values.unsqueeze(1)));
    fillPatches(lens, w, onGrid(logits));
    lens.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return lens;
}

TokenValues lensMap(const Trace& trace, const MethodInput& question)
{
    TokenValues found{lensOfTokens(trace, question.block + 1, question.target), {}};
    const at::Tensor patches = trace.onGrid(found.values.narrow(0, trace.prefix, trace.patchTokens()));
    // Signed only if both signs occur: values of one sign, such as norms or cosines with a prompt, would give
    // one uniform tint.
    found.about.isSigned = patches.min().item<double>() < 0 && patches.max().item<double>() > 0;
    return found;
}

// For dino.txt, s cos(x, t) of each patch with the half of the sentence that was trained with the patches'
// mean.
at::Tensor answersOfHalf(const Trace& trace, const Target& target)
{
    constexpr double tiny = 1e-30;
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const at::Tensor x = normalise(trace.last, w.norm, trace.normEps); // [T,e]
    const at::Tensor sentence = w.head.weight[target.classIndex]; // s t [2e]
    const at::Tensor half = sentence.narrow(0, x.size(1), x.size(1));
    return at::mv(x, half * (sentence.norm() / half.norm().clamp_min(tiny))) / x.norm(2, {1}).clamp_min(tiny);
}

// If the class token is read, the patches' values are used, as their own outputs are never read. Otherwise
// the block's output is used.
TokenValues whereMap(const Trace& trace, const MethodInput& question)
{
    const bool half = trace.pool == Pool::TokenAndAverage && trace.weights->measure.defined()
        && question.target.ofClassifier();
    TokenValues found{
        half ? answersOfHalf(trace, question.target)
             : answersOf(trace, trace.pool == Pool::Token ? ownValues(trace) : trace.last, question.target),
        {}};
    if (trace.patchTokens() > 0) {
        const at::Tensor best = found.values.narrow(0, trace.prefix, trace.patchTokens()).argmax();
        found.about.best = (trace.kept.defined() ? trace.kept.index({best}) : best).to(at::kCPU).item<int>();
    }
    return found;
}

} // namespace hydra
