// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/vision_transformer.h"

#include "core/nn/block_attention.h"
#include "core/nn/patch_embedding.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <cmath>
#include <mutex>

namespace hydra {

struct VisionTransformer::Shared
{
    const VitConfig config;
    const NamedTensors tensors;
    std::mutex mutex; // of what is made on first use; several jobs may share a model
    std::map<std::pair<int, int>, std::shared_ptr<const SubWeights>> views, absolute; // by (scheme, k)
    NamedTensors absoluteTensors;

    Shared(VitConfig c, NamedTensors t)
        : config(std::move(c))
        , tensors(std::move(t))
    { }
};

namespace {

struct Pass
{
    const VitConfig& config;
    const SubWeights& weights;
    HeadLayout layout;
};

at::Tensor normalise(const at::Tensor& x, const NormView& norm, double eps, NormTrace* trace)
{
    const std::int64_t e = x.size(-1);
    auto [output, mean, inverse] = at::native_layer_norm(x, {e}, norm.weight, norm.bias, eps);
    if (trace != nullptr) {
        *trace = {mean, inverse, output};
    }
    return output;
}

// Normalises the queries or the keys that PART [N,inner] is a view of, per head, in place.
void normaliseHeads(const at::Tensor& part, const NormView& norm, int heads, double eps)
{
    const std::int64_t d = part.size(1) / heads;
    const at::Tensor byHead = part.view({part.size(0), heads, d}); // splits the contiguous dimension: a view
    byHead.copy_(at::layer_norm(byHead, {d}, norm.weight, norm.bias, eps));
}

at::Tensor activate(const at::Tensor& hidden, Activation activation)
{
    switch (activation) {
    case Activation::Gelu:
        return at::gelu(hidden);
    case Activation::QuickGelu:
        return hidden * at::sigmoid(hidden * 1.702);
    case Activation::GeluTanh:
        return at::gelu(hidden, "tanh");
    }
    return hidden;
}

// fc1 with its activation, fused where the product can.
at::Tensor activatedHidden(const at::Tensor& x, const LinearView& fc1, Activation activation)
{
    const Epilogue fused = activation == Activation::Gelu ? Epilogue::Gelu
        : activation == Activation::QuickGelu             ? Epilogue::QuickGelu
                                                          : Epilogue::GeluTanh;
    return affine(x, fc1.weight, fc1.bias, fused);
}

// x += scale * affine(y), fused where there is no LayerScale; BRANCH, where given, receives what was added.
void addBranch(at::Tensor& x, const at::Tensor& y, const LinearView& w, const at::Tensor& scale,
               at::Tensor* branch)
{
    if (branch == nullptr && !scale.defined()) {
        affineInto(y, w.weight, w.bias, x, Epilogue::AddToOutput);
        return;
    }
    at::Tensor added = affine(y, w.weight, w.bias);
    if (scale.defined()) {
        added.mul_(scale);
    }
    if (branch != nullptr) {
        *branch = added;
        x = x + added; // the trace keeps the old x
    } else {
        x.add_(added);
    }
}

// x [B,T,e] through one block.
at::Tensor runBlock(const Pass& pass, const BlockWeights& w, const BlockAttention& attention, at::Tensor x,
                    BlockTrace* trace, bool rounded)
{
    const std::int64_t B = x.size(0);
    const std::int64_t T = x.size(1);
    const double eps = pass.config.normEps;
    at::Tensor flat = x.view({B * T, x.size(2)});
    if (trace != nullptr) {
        trace->attention = attention;
        trace->input = flat;
    }
    const KindInfo& info = infoOf(attention.kind);
    const at::Tensor qkv = queriesKeysValues(
        normalise(flat, w.norm1, eps, trace != nullptr ? &trace->norm1 : nullptr), w, attention.kind, B);
    if (w.queryNorm.present()) {
        if (trace != nullptr) {
            trace->plainQkv = qkv.clone();
        }
        const std::int64_t inner = qkv.size(1) / 3;
        if (info.query == Source::Projection) {
            normaliseHeads(qkv.narrow(1, 0, inner), w.queryNorm, pass.layout.heads, eps);
        }
        if (info.key == Source::Projection) {
            normaliseHeads(qkv.narrow(1, inner, inner), w.keyNorm, pass.layout.heads, eps);
        }
    }
    if (info.skipsFromValue) {
        flat = qkv.narrow(1, qkv.size(1) / 3 * 2, qkv.size(1) / 3).clone(); // V takes the place of x
    }
    AttentionInsides insides;
    insides.keepScores = rounded;
    const at::Tensor joined = attendFast(qkv.view({B, T, qkv.size(1)}), attention, pass.layout,
                                         trace != nullptr ? &insides : nullptr)
                                  .view({B * T, -1});
    addBranch(flat, joined, w.projection, w.scale1, trace != nullptr ? &trace->attentionBranch : nullptr);
    if (trace != nullptr) {
        trace->qkv = qkv;
        const auto only = [](const at::Tensor& t) { return t.defined() ? t[0] : t; }; // B = 1
        trace->probabilities = only(insides.probabilities);
        trace->scores = only(insides.scores);
        trace->raw = only(insides.raw);
        trace->joined = joined;
        trace->middle = flat;
    }
    const at::Tensor n2 = normalise(flat, w.norm2, eps, trace != nullptr ? &trace->norm2 : nullptr);
    at::Tensor activated;
    if (trace == nullptr) {
        activated = activatedHidden(n2, w.fc1, pass.config.activation);
    } else {
        trace->hidden = affine(n2, w.fc1.weight, w.fc1.bias);
        activated = activate(trace->hidden, pass.config.activation);
        trace->activated = activated;
    }
    addBranch(flat, activated, w.fc2, w.scale2, trace != nullptr ? &trace->mlpBranch : nullptr);
    if (rounded) {
        toFloat(*trace);
    }
    return flat.view({B, T, flat.size(1)});
}

// tokens [B,T,e] after the final norm -> what the classifiers read [B,n,e], n = 1 or 2 (distillation), or
// [B,1,2e] for token and average.
at::Tensor pool(const VitConfig& config, const SubWeights& w, const at::Tensor& tokens, Trace* trace)
{
    if (config.pool.value == Pool::Token) {
        return tokens.narrow(1, 0, w.headDist.weight.defined() ? 2 : 1);
    }
    const std::int64_t prefix = config.prefixTokens();
    at::Tensor mean = tokens.narrow(1, prefix, tokens.size(1) - prefix).mean(1, true);
    if (trace != nullptr) {
        trace->average = mean[0];
    }
    if (w.fcNorm.present()) {
        mean = at::layer_norm(mean, {mean.size(2)}, w.fcNorm.weight, w.fcNorm.bias, config.normEps);
    }
    return config.pool.value == Pool::Average ? mean : at::cat({tokens.narrow(1, 0, 1), mean}, 2);
}

at::Tensor classify(const SubWeights& w, const at::Tensor& pooled)
{
    if (!w.head.weight.defined()) {
        return at::empty({pooled.size(0), 0}, pooled.options());
    }
    at::Tensor logits = affine(pooled.select(1, 0).contiguous(), w.head.weight, w.head.bias);
    if (pooled.size(1) == 2) {
        logits = (logits + affine(pooled.select(1, 1).contiguous(), w.headDist.weight, w.headDist.bias)) / 2;
    }
    return logits;
}

} // namespace

VisionTransformer::VisionTransformer(VitConfig config, NamedTensors tensors)
    : m_shared(std::make_shared<Shared>(std::move(config), std::move(tensors)))
{ }

const VitConfig& VisionTransformer::config() const noexcept
{
    return m_shared->config;
}

AttentionPlan VisionTransformer::trainedPlan() const
{
    return hydra::trainedPlan(m_shared->config);
}

std::shared_ptr<const SubWeights> VisionTransformer::weights(const SubNetwork& sub) const
{
    const std::lock_guard lock(m_shared->mutex);
    auto& entry = m_shared->views[{int(sub.scheme), sub.heads}];
    if (!entry) {
        entry = std::make_shared<const SubWeights>(cut(m_shared->config, m_shared->tensors, sub));
    }
    return entry;
}

std::shared_ptr<const SubWeights> VisionTransformer::absoluteWeights(const SubNetwork& sub) const
{
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->absoluteTensors.empty()) {
        const c10::NoGradGuard noGrad;
        for (const auto& [name, tensor] : m_shared->tensors) {
            // Only the matrices that relevance is propagated through have two roles; the rest is shared as it
            // is.
            const bool matrix = tensor.dim() == 2;
            m_shared->absoluteTensors[name] = matrix ? tensor.abs() : tensor;
        }
    }
    auto& entry = m_shared->absolute[{int(sub.scheme), sub.heads}];
    if (!entry) {
        entry = std::make_shared<const SubWeights>(cut(m_shared->config, m_shared->absoluteTensors, sub));
    }
    return entry;
}

at::Tensor VisionTransformer::forward(const at::Tensor& pixels, const SubNetwork& sub,
                                      const AttentionPlan& plan, const CancelToken& cancel, Trace* trace,
                                      at::Tensor* tokens) const
{
    const c10::NoGradGuard noGrad;
    const VitConfig& config = m_shared->config;
    if (static_cast<int>(plan.blocks.size()) != config.depth) {
        throw usageError("attention plan: ", plan.blocks.size(), " blocks for a network of ",
                         config.depth.value);
    }
    if (trace != nullptr && pixels.size(0) != 1) {
        throw usageError("a trace is of one image, got ", pixels.size(0));
    }
    const std::shared_ptr<const SubWeights> w = weights(sub);
    const bool exact = pixels.scalar_type() == at::kDouble;
    const SubWeights rest = exact ? inDoubleWithoutBlocks(*w) : SubWeights();
    const SubWeights& ends = exact ? rest : *w; // everything but the blocks
    const double scale =
        config.qkScale > 0 ? double(config.qkScale) : 1.0 / std::sqrt(double(w->widths.headDim));
    const int rows = static_cast<int>(pixels.size(2) / config.patchSize);
    const int cols = static_cast<int>(pixels.size(3) / config.patchSize);
    const Pass pass{config, *w, {w->widths.heads, scale, config.prefixTokens(), rows, cols}};
    for (int i = 0; i < config.depth; ++i) { // refuse before anything is computed
        requireServed(plan.blocks[static_cast<std::size_t>(i)], i, *w, pass.layout);
    }
    EmbeddingTrace embedding;
    at::Tensor x = embed(config, ends, pixels, trace != nullptr ? &embedding : nullptr);
    const bool rounded = trace != nullptr && trace->rounded && exact;
    if (trace != nullptr) {
        *trace = {};
        trace->rounded = rounded;
        trace->network = std::make_shared<const VisionTransformer>(*this);
        trace->sub = sub;
        trace->plan = plan;
        trace->weights = w;
        trace->activation = config.activation;
        trace->normEps = config.normEps;
        trace->layout = pass.layout;
        trace->pool = config.pool;
        trace->prefix = config.prefixTokens();
        trace->rows = rows;
        trace->cols = cols;
        trace->pixels = pixels;
        trace->embedding = std::move(embedding);
        trace->tokens = x[0];
        trace->blocks.resize(plan.blocks.size());
    }
    for (std::size_t i = 0; i < plan.blocks.size(); ++i) {
        cancel.check();
        x = runBlock(pass, exact ? inDouble(w->blocks[i]) : w->blocks[i], plan.blocks[i], std::move(x),
                     trace != nullptr ? &trace->blocks[i] : nullptr, rounded);
    }
    cancel.check();
    at::Tensor normalised = x;
    if (ends.norm.present()) {
        normalised =
            normalise(x.flatten(0, 1), ends.norm, config.normEps, trace != nullptr ? &trace->norm : nullptr)
                .view(x.sizes());
    }
    const at::Tensor pooled = pool(config, ends, normalised, trace);
    at::Tensor logits = classify(ends, pooled);
    if (trace != nullptr) {
        trace->last = x[0];
        trace->pooled = pooled[0];
        trace->logits = logits[0];
        if (rounded) {
            trace->toFloat();
        }
    }
    if (tokens != nullptr) {
        *tokens = normalised;
    }
    return logits;
}

} // namespace hydra
