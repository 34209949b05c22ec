// SPDX-License-Identifier: GPL-3.0-or-later
// One round of a pass, from pixels to logits, and its trace.
#include "core/nn/changed_pass.h"
#include "core/nn/network_state.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/pooling.h"
#include "core/nn/room.h"
#include "core/nn/rounds.h"
#include "core/nn/run_block.h"
#include "core/nn/straight_classifier.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace hydra {

namespace {

// X [T,e] of one picture as B sequences, each with only the patches in its row of KEPT [B,n].
at::Tensor onlyPatches(const at::Tensor& x, const at::Tensor& kept, int prefix)
{
    const std::int64_t B = kept.size(0);
    const at::Tensor front = at::arange(prefix, kept.options()).unsqueeze(0).expand({B, prefix});
    const at::Tensor rows = at::cat({front, kept + prefix}, 1); // [B,prefix+n]
    return x.index_select(0, rows.reshape({-1})).view({B, rows.size(1), x.size(1)});
}

} // namespace

// Runs the blocks of one pass, the first time and, for a trace that keeps only their inputs, again.
struct VisionTransformer::Blocks
{
    VisionTransformer network;
    std::shared_ptr<const SubWeights> w;
    AttentionPlan plan;
    HeadLayout layout;
    std::shared_ptr<const ChangedPass> changes; // may be null
    at::Tensor left; // the patches in the sequence; undefined: those of changes, or all
    at::TensorOptions options;
    bool exact = false, rounded = false; // in float64; kept as float32 in the trace

    [[nodiscard]] Pass pass() const { return {network.config(), *w, layout, changes.get(), left, options}; }
    [[nodiscard]] at::Tensor run(const Pass& pass, std::size_t i, at::Tensor x, BlockTrace* trace,
                                 at::Tensor* normed = nullptr, const BlockTrace* known = nullptr) const
    {
        return runBlock(pass, static_cast<int>(i), exact ? inDouble(w->blocks[i]) : w->blocks[i],
                        plan.blocks[i], std::move(x), changes ? &changes->blocks[i] : nullptr, trace,
                        rounded && trace != nullptr, normed, known);
    }
    [[nodiscard]] BlockTrace again(std::size_t i, const at::Tensor& input, const BlockTrace& known,
                                   bool light) const
    {
        const c10::NoGradGuard still;
        const ProductsAs products(network.m_shared->products);
        BlockTrace made;
        // From rounded queries and keys A would differ; devices have another way.
        made.light = light && !rounded && input.is_cpu()
            && infoOf(plan.blocks[i].kind).combination == Combination::Softmax;
        (void)run(pass(), i, input.unsqueeze(0), &made, nullptr, known.hidden.defined() ? &known : nullptr);
        return made;
    }
};

// One round. The constructor checks the request.
class VisionTransformer::Forward
{
public:
    Forward(const VisionTransformer& network, const Request& request)
        : m_network(network)
        , m_config(network.config())
        , m_request(request)
        , m_trace(request.trace)
        , m_pixels(pictureOf(m_config, request.sub, request.pixels))
        , m_blocks(blocks())
        , m_pass(m_blocks.pass())
        , m_rest(m_blocks.exact ? inDoubleWithoutBlocks(*m_blocks.w) : SubWeights())
        , m_ends(m_blocks.exact ? m_rest : *m_blocks.w)
    {
        for (int i = 0; i < m_config.depth; ++i) {
            m_pass.require(i, request.plan.blocks[static_cast<std::size_t>(i)]);
        }
    }

    [[nodiscard]] at::Tensor logits()
    {
        at::Tensor x = embedded();
        chooseWhatIsKept(x);
        if (m_blocks.w->round.present()) {
            x = entered(std::move(x));
        }
        if (m_trace != nullptr) {
            beginTrace(x);
        }
        if (m_inputsOnly) {
            x = x.clone(); // blocks without a trace write into it
        }
        return answered(throughBlocks(std::move(x)));
    }

private:
    [[nodiscard]] Blocks blocks() const
    {
        const AttentionPlan& plan = m_request.plan;
        if (static_cast<int>(plan.blocks.size()) != m_config.depth) {
            throw usageError("attention plan: %1 blocks for a network of %2", plan.blocks.size(),
                             m_config.depth.value);
        }
        if (m_trace != nullptr && m_pixels.size(0) != 1) {
            throw usageError("a trace takes one image, got %1", m_pixels.size(0));
        }
        const auto height = static_cast<int>(m_pixels.size(2)), width = static_cast<int>(m_pixels.size(3));
        Blocks made{m_network, m_network.weights(m_request.sub), plan, {}, {}, {}, m_pixels.options()};
        made.layout = headLayout(m_config, *made.w, height / m_config.patchSize, width / m_config.patchSize);
        requireRoom(m_config, m_request.sub, plan, height, width, m_pixels.size(0),
                    m_trace != nullptr ? PassFor::Map : PassFor::Answer);
        if (auto changes =
                changesOf(m_network.m_changes.get(), m_config, plan, *made.w, made.layout, made.options)) {
            made.changes = std::make_shared<const ChangedPass>(std::move(*changes));
        }
        made.left = m_request.kept.defined() ? m_request.kept[0] : at::Tensor();
        made.exact = m_pixels.scalar_type() == at::kDouble;
        made.rounded = m_trace != nullptr && m_trace->rounded && made.exact;
        return made;
    }

    [[nodiscard]] at::Tensor embedded()
    {
        EmbeddingTrace* const trace = m_trace != nullptr ? &m_embedding : nullptr;
        at::Tensor x = embed(m_config, m_ends, m_pixels, trace);
        if (m_blocks.changes) {
            x = sequenceOf(*m_blocks.changes, x, m_blocks.layout.prefix, trace);
        }
        return m_request.kept.defined() ? onlyPatches(x[0], m_request.kept, m_blocks.layout.prefix) : x;
    }

    // For a large picture, keeps the blocks' inputs and, if they fit, the results of their products.
    void chooseWhatIsKept(const at::Tensor& x)
    {
        const auto numberBytes =
            static_cast<std::int64_t>(m_blocks.rounded ? sizeof(float) : x.element_size());
        const AttentionPlan& plan = m_request.plan;
        m_inputsOnly = m_trace != nullptr
            && traceBytes(m_blocks.w->widths, plan, x.size(1)) / 4 * numberBytes > m_trace->wholeBytes;
        if (m_inputsOnly && !m_blocks.exact && x.is_cpu()) {
            const auto bytes = productBytes(m_config, m_request.sub, plan, x.size(1));
            m_keepsProducts = bytes && *bytes <= m_trace->productBytes;
        }
    }

    [[nodiscard]] at::Tensor entered(at::Tensor x)
    {
        const ChangedPass* const changes = m_blocks.changes.get();
        if (changes != nullptr && (changes->kept.defined() || changes->added > 0)) {
            throw usageError("what is switched off: patches cannot be dropped, nor tokens added, in a round "
                             "that reads the tokens of the previous one");
        }
        if (m_trace != nullptr) {
            m_embedding.sum = m_embedding.sum.clone(); // it shares memory with x
            m_before = std::make_shared<Trace>();
            m_before->rounded = m_blocks.rounded;
        }
        return m_network.entered(std::move(x), m_request, m_before.get());
    }

    void beginTrace(const at::Tensor& x)
    {
        Trace trace;
        trace.rounded = m_blocks.rounded;
        trace.wholeBytes = m_trace->wholeBytes;
        trace.productBytes = m_trace->productBytes;
        trace.network = std::make_shared<const VisionTransformer>(m_network);
        trace.sub = m_request.sub;
        trace.plan = m_request.plan;
        trace.weights = m_blocks.w;
        trace.poolActivation = m_config.poolActivation;
        trace.normEps = m_config.normEps;
        trace.layout = m_blocks.layout;
        trace.pool = m_config.pool;
        trace.prefix = m_config.prefixTokens();
        trace.rows = m_blocks.layout.rows;
        trace.cols = m_blocks.layout.cols;
        if (m_blocks.changes) {
            trace.kept = m_blocks.changes->kept;
            trace.added = m_blocks.changes->added;
        }
        trace.pixels = m_pixels;
        trace.before = std::move(m_before);
        trace.embedding = std::move(m_embedding);
        trace.tokens = x[0];
        trace.blocks.resize(m_blocks.plan.blocks.size());
        if (m_inputsOnly) {
            trace.blocks.setAgain(
                [blocks = m_blocks](std::size_t i, const at::Tensor& input, const BlockTrace& known,
                                    bool light) { return blocks.again(i, input, known, light); });
        }
        *m_trace = std::move(trace);
    }

    [[nodiscard]] at::Tensor throughBlocks(at::Tensor x)
    {
        // Whether norms may be fused with the branch before them.
        const bool ahead = (m_trace == nullptr || m_inputsOnly) && !m_keepsProducts && !m_blocks.exact;
        for (std::size_t i = 0; i < m_blocks.plan.blocks.size() && x.size(1) > 0; ++i) {
            m_request.cancel.check();
            BlockTrace light;
            light.light = true;
            BlockTrace* how = m_keepsProducts ? &light : nullptr;
            if (m_inputsOnly) {
                BlockTrace& of = m_trace->blocks.writable(i);
                of.attention = m_blocks.plan.blocks[i];
                of.change = m_blocks.changes ? m_blocks.changes->blocks[i] : BlockChange();
                m_trace->blocks.keepInput(i, x[0].clone()); // the block may write into it
            } else if (m_trace != nullptr) {
                how = &m_trace->blocks.writable(i);
            }
            x = m_blocks.run(m_pass, i, std::move(x), how, ahead ? &m_normed : nullptr);
            if (m_keepsProducts) {
                m_trace->blocks.keepProducts(i, light);
            }
        }
        m_request.cancel.check();
        return x;
    }

    [[nodiscard]] at::Tensor answered(const at::Tensor& x)
    {
        at::Tensor normalised = x;
        if (x.size(1) > 0) { // else the sequence is empty: no patches and no prefix tokens
            if (!m_normed.defined() || m_trace != nullptr) {
                m_normed = normalise(x.flatten(0, 1), m_ends.norm, m_config.normEps,
                                     m_trace != nullptr ? &m_trace->norm : nullptr);
            }
            normalised = m_normed.view(x.sizes());
        }
        const at::Tensor pooled =
            poolTokens(m_config, m_ends, normalised, m_blocks.changes ? m_blocks.changes->added : 0, m_trace);
        at::Tensor logits = classify(m_ends, pooled);
        m_network.m_shared->files.requireUnchanged();
        requireAnswer(logits, pooled); // later code may rely on finite numbers
        if (m_trace != nullptr) {
            m_trace->last = x[0];
            m_trace->pooled = pooled[0];
            m_trace->logits = logits[0];
            const at::Tensor read = pooled.select(1, 0);
            m_trace->weights = straightened(m_trace->weights, m_blocks.rounded ? read.to(at::kFloat) : read);
            if (m_blocks.rounded) {
                m_trace->toFloat();
            }
        }
        if (m_request.tokens != nullptr) {
            *m_request.tokens = normalised;
        }
        if (m_request.answers != nullptr) {
            m_request.answers->push_back(logits);
        }
        return logits;
    }

    const VisionTransformer& m_network;
    const VitConfig& m_config;
    const Request& m_request; // on the network's device
    Trace* const m_trace;
    const at::Tensor m_pixels; // of this round
    const Blocks m_blocks;
    const Pass m_pass;
    const SubWeights m_rest;
    const SubWeights& m_ends; // all weights except the blocks'
    EmbeddingTrace m_embedding;
    std::shared_ptr<Trace> m_before; // of the round before
    bool m_inputsOnly = false, m_keepsProducts = false; // of the trace: what it keeps
    at::Tensor m_normed;
};

at::Tensor VisionTransformer::run(Request request) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    request.pixels = request.pixels.to(m_shared->device);
    request.kept = request.kept.defined() ? request.kept.to(m_shared->device) : request.kept;
    return Forward(*this, request).logits();
}

} // namespace hydra
