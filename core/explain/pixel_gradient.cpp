// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/pixel_gradient.h"

#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/nn/rounds.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <array>
#include <cmath>

namespace hydra {

at::Tensor pixelsOf(const at::Tensor& patches, int rows, int cols)
{
    const auto p = static_cast<std::int64_t>(std::lround(std::sqrt(double(patches.size(1)) / 3)));
    return patches.reshape({rows, cols, 3, p, p}).permute({2, 0, 3, 1, 4}).reshape({3, rows * p, cols * p});
}

namespace {

at::Tensor fromLast(const Trace& trace, Backward& backward, const CancelToken& cancel);

// The gradient through the tokens read from the round before, from the GRADIENT at their entry [T,e].
at::Tensor throughBefore(const Trace& trace, const at::Tensor& gradient, const CancelToken& cancel)
{
    const Trace& before = *trace.before;
    const SubWeights w = matchingEnds(before, *before.weights);
    const at::Tensor read = throughRecycling(
        trace.weights->round, gradient, {trace.prefix, before.rows, before.cols, trace.rows, trace.cols});
    const at::Tensor last =
        w.norm.present() ? throughNorm(read, before.last, w.norm, before.norm) : read.contiguous();
    Backward backward(before, static_cast<int>(before.blocks.size()) - 1, last);
    return throughPicture(fromLast(before, backward, cancel), trace.pixels.size(2), trace.pixels.size(3));
}

at::Tensor fromLast(const Trace& trace, Backward& backward, const CancelToken& cancel)
{
    (void)backward.enter(0, cancel);
    backward.leave();
    const SubWeights w = matchingEnds(trace, *trace.weights);
    // Without added tokens.
    at::Tensor gradient = backward.gradient().narrow(0, 0, trace.prefix + trace.patchTokens());
    const at::Tensor entered = gradient;
    if (w.round.inputGate.defined()) {
        gradient = gradient * w.round.inputGate.to(gradient.scalar_type());
    }
    if (w.normPre.present()) {
        const EmbeddingTrace& e = trace.embedding;
        gradient = throughNorm(gradient, e.sum, w.normPre, e.norm);
    }
    const at::Tensor patches = gradient.narrow(0, trace.prefix, trace.patchTokens()).contiguous();
    const at::Tensor own = pixelsOf(trace.onGrid(product(patches, w.patch.weight)), trace.rows, trace.cols);
    return trace.before ? own + throughBefore(trace, entered, cancel) : own;
}

TokenValues largestOfChannels(const at::Tensor& gradient)
{
    return {{}, {}, gradient.abs().amax(0)};
}

} // namespace

at::Tensor pixelGradient(const Trace& trace, const Target& target, const CancelToken& cancel)
{
    Backward backward(trace, target);
    return fromLast(trace, backward, cancel);
}

// Per-pixel methods: the gradient itself (Simonyan et al. 2014), gradient times input, SmoothGrad (Smilkov et
// al. 2017) and Integrated Gradients (Sundararajan et al. 2017). Pixels are in the network's normalised
// units. reference.md "Gradient" to "Integrated gradients".
TokenValues gradientMap(const Trace& trace, const MethodInput& question)
{
    return largestOfChannels(pixelGradient(trace, question.target, question.cancel));
}

TokenValues inputTimesGradient(const Trace& trace, const MethodInput& question)
{
    const at::Tensor gradient = pixelGradient(trace, question.target, question.cancel);
    return {{}, {}, (gradient * trace.pixels[0]).sum(0)};
}

// The mean gradient over noisy copies of the picture: pixel-to-pixel noise averages out.
TokenValues smoothGrad(const Trace& trace, const MethodInput& question)
{
    constexpr int samples = 24;
    constexpr double noise = 0.15; // standard deviation over the picture's range
    const double spread = noise * (trace.pixels.max() - trace.pixels.min()).item<double>();
    at::Generator random = at::detail::createCPUGenerator(1); // fixed seed: the same map every time
    at::Tensor sum = at::zeros_like(trace.pixels[0]);
    for (int i = 0; i < samples; ++i) {
        const at::Tensor noisy =
            trace.pixels + at::randn(trace.pixels.sizes(), random).to(trace.pixels.device()) * spread;
        sum += pixelGradient(trace.again(noisy, question.cancel), question.target, question.cancel);
        tellPass(question, i + 1, samples);
    }
    return largestOfChannels(sum / samples);
}

// x * the mean gradient on the straight path from zero input (the mean colour) to x; the sum over pixels is
// the logit's gain on that path (completeness). Gauss-Legendre points in panels, doubled until that holds.
TokenValues integratedGradients(const Trace& trace, const MethodInput& question)
{
    constexpr std::array<double, 5> points{0.04691007703066800, 0.23076534494715845, 0.5, 0.76923465505284155,
                                           0.95308992296933200};
    constexpr std::array<double, 5> weights{0.11846344252809454, 0.23931433524968324, 0.28444444444444444,
                                            0.23931433524968324, 0.11846344252809454};
    constexpr double complete = 0.005;
    constexpr int leastPanels = 4, mostPanels = 32;
    constexpr std::int64_t most = (2 * mostPanels - leastPanels) * std::int64_t(points.size());
    const at::Tensor zero = at::zeros_like(trace.pixels);
    const double gain =
        valueOf(question.target, trace) - valueOf(question.target, trace.again(zero, question.cancel));
    TokenValues best;
    std::int64_t done = 0;
    for (int panels = leastPanels; panels <= mostPanels; panels *= 2) {
        at::Tensor mean = at::zeros_like(trace.pixels[0]);
        for (int panel = 0; panel < panels; ++panel) {
            for (std::size_t i = 0; i < points.size(); ++i) {
                const double place = (panel + points[i]) / panels;
                const Trace step = trace.again(trace.pixels * place, question.cancel);
                mean += pixelGradient(step, question.target, question.cancel) * (weights[i] / panels);
                tellPass(question, ++done, most);
            }
        }
        const at::Tensor values = (mean * trace.pixels[0]).sum(0);
        const double found = values.sum(at::kDouble).item<double>();
        best = {{}, std::fabs(found - gain) / std::max(std::fabs(gain), 1e-12), values};
        if (*best.residual <= complete) {
            break;
        }
    }
    return best;
}

} // namespace hydra
