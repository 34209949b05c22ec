// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/asking.h"

#include "core/base/error.h"
#include "core/explain/target.h"
#include "core/nn/changed_pass.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

constexpr auto betweenMaps = std::chrono::milliseconds(200);

// PLAN with windows that cover the whole grid replaced by the equivalent softmax, which allows dropped
// patches.
AttentionPlan withoutWholeWindows(AttentionPlan plan, int rows, int cols)
{
    for (BlockAttention& block : plan.blocks) {
        if (block.kind == AttentionKind::Window && block.window >= std::max(rows, cols)) {
            block = {};
        }
    }
    return plan;
}

// The patches of the grid that are missing from KEPT.
std::vector<int> absentIn(const at::Tensor& kept, int patches)
{
    std::vector<bool> there(static_cast<std::size_t>(patches), false);
    for (std::int64_t i = 0; i < kept.size(0); ++i) {
        there[static_cast<std::size_t>(kept[i].item<std::int64_t>())] = true;
    }
    std::vector<int> absent;
    for (int patch = 0; patch < patches; ++patch) {
        if (!there[static_cast<std::size_t>(patch)]) {
            absent.push_back(patch);
        }
    }
    return absent;
}

} // namespace

int picturesInOnePass(const VitConfig& config, const SubNetwork& sub, double tokens, double pixels)
{
    constexpr double budget = 64e6; // bytes
    const SubWidths widths = widthsOf(config, sub);
    const double floats = 3 * pixels + tokens * (6.0 * widths.embed + 4.0 * widths.inner() + widths.mlpHidden)
        + tokens * tokens * widths.heads;
    return static_cast<int>(std::clamp(budget / (4 * floats), 1.0, 64.0));
}

Asking::Asking(const Trace& trace, const MethodInput& question, ClassValue measured)
    : m_trace(&trace)
    , m_network(std::in_place, *trace.network, trace.sub, trace.plan, question.target,
                picturesInOnePass(trace.network->config(), trace.sub, double(trace.tokenCount()),
                                  double(trace.pixels.numel())))
    , m_scorer(&*m_network)
    , m_shown{trace.pixels, trace.rows, trace.cols, trace.network->config().mean, trace.network->config().std,
              trace.kept}
    , m_question(question)
    , m_measured(measured)
    , m_plan(withoutWholeWindows(trace.plan, trace.rows, trace.cols))
    , m_drops(dropsPatches(m_plan))
{ }

Asking::Asking(const Scorer& scorer, ShownPicture shown, const MethodInput& question, ClassValue measured)
    : m_scorer(&scorer)
    , m_shown(std::move(shown))
    , m_question(question)
    , m_measured(measured)
{ }

double Asking::whole()
{
    return ofPictures(m_shown.pixels).item<double>();
}

at::Tensor Asking::ofPictures(const at::Tensor& pixels)
{
    m_question.cancel.check();
    const at::Tensor values = m_scorer->worth(pixels, m_measured, m_question.cancel).values;
    count(pixels.size(0));
    return values;
}

std::int64_t Asking::sequencesAtOnce(std::int64_t patches) const
{
    if (!m_drops) {
        return picturesAtOnce();
    }
    const double tokens = double(m_trace->prefix + m_trace->added + patches);
    return picturesInOnePass(m_trace->network->config(), m_trace->sub, std::max(1.0, tokens), 0);
}

at::Tensor Asking::ofSequences(const at::Tensor& kept)
{
    m_question.cancel.check();
    if (!m_drops) {
        return ofPictures(painted(kept));
    }
    const VisionTransformer& network = *m_trace->network;
    if (network.changes()) { // each sequence needs its own constants for switched-off parts
        std::vector<double> found;
        for (std::int64_t i = 0; i < kept.size(0); ++i) {
            found.push_back(ofChanged(kept[i]));
            count(1);
        }
        return at::tensor(found, at::kDouble);
    }
    at::Tensor tokens;
    const at::Tensor logits =
        network.forwardOf(m_shown.pixels, kept, m_trace->sub, m_plan, m_question.cancel, &tokens);
    count(kept.size(0));
    return worthOf(m_question.target, m_measured, network, m_trace->sub, logits, tokens).values;
}

at::Tensor Asking::painted(const at::Tensor& kept) const
{
    const at::Tensor& pixels = m_shown.pixels;
    const std::int64_t rows = m_shown.rows, cols = m_shown.cols;
    at::Tensor there = at::zeros({kept.size(0), rows * cols}, pixels.options());
    there.scatter_(1, kept.to(there.device()), 1);
    const std::int64_t height = pixels.size(2) / rows, width = pixels.size(3) / cols;
    const at::Tensor mask =
        there.view({kept.size(0), 1, rows, cols}).repeat_interleave(height, 2).repeat_interleave(width, 3);
    return pixels * mask;
}

// Activations that come from another picture are taken from a sequence of the same patches.
double Asking::ofChanged(const at::Tensor& kept) const
{
    auto changes = std::make_shared<Changes>(*m_trace->network->changes());
    changes->what.patches = absentIn(kept, m_trace->rows * m_trace->cols);
    changes->mayBeEmpty = true;
    if (changes->source) {
        const Trace& source = *changes->source;
        auto shorter = std::make_shared<Changes>();
        shorter->what = changes->what.ofSequence();
        shorter->neurons = changes->neurons;
        shorter->mayBeEmpty = true;
        auto trace = std::make_shared<Trace>();
        (void)source.network->changed(shorter).forward(source.pixels, source.sub, m_plan, m_question.cancel,
                                                       trace.get());
        changes->source = trace;
    }
    const VisionTransformer network = m_trace->network->changed(changes);
    at::Tensor tokens;
    const at::Tensor logits =
        network.forward(m_trace->pixels, m_trace->sub, m_plan, m_question.cancel, nullptr, &tokens);
    return worthOf(m_question.target, m_measured, network, m_trace->sub, logits, tokens)
        .values.item<double>();
}

void Asking::count(std::int64_t passes)
{
    m_done += passes;
    if (m_announced > 0) {
        tellPass(m_question, m_done, m_announced);
    }
}

void Asking::offer(const std::function<TokenValues()>& make)
{
    const auto now = std::chrono::steady_clock::now();
    if (m_question.grown && now - m_offered >= betweenMaps) {
        m_question.grown(make());
        m_offered = std::chrono::steady_clock::now();
    }
}

} // namespace hydra
