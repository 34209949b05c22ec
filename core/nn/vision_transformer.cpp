// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/vision_transformer.h"

#include "core/format/tensor_view.h"
#include "core/nn/block_attention.h"
#include "core/nn/changed_pass.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/room.h"
#include "core/nn/rounds.h"
#include "core/nn/run_block.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/device.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <cmath>
#include <mutex>

namespace hydra {

struct VisionTransformer::Shared
{
    const VitConfig config;
    const at::Device device = at::Device(computesOn().device);
    const Products products = computesOn().products;
    const std::shared_ptr<Shared> base; // whose tensors, and absolute values of them, serve here, too
    const NamedTensors given; // of another device: as they came, to know them again
    const NamedTensors tensors; // on the device
    const MappedFiles files = filesUnder(tensors);
    std::mutex mutex; // of what is made on first use; several jobs may share a model
    std::map<std::pair<int, int>, std::shared_ptr<const SubWeights>> views, absolute; // by (scheme, k)
    NamedTensors absoluteTensors;
    std::map<int, std::weak_ptr<Shared>> parts; // that somebody has, by the block that they end with

    Shared(VitConfig c, NamedTensors t, std::shared_ptr<Shared> of = nullptr)
        : config(std::move(c))
        , base(std::move(of))
        , given(device.is_cpu() ? NamedTensors() : t)
        , tensors(placed(std::move(t)))
    { }

    [[nodiscard]] NamedTensors placed(NamedTensors all) const
    {
        if (device.is_cpu()) {
            return all;
        }
        return onDevice(device, [&] {
            for (auto& [name, tensor] : all) {
                tensor = ofBase(name, tensor).value_or(tensor).to(device);
            }
            return std::move(all);
        });
    }

    [[nodiscard]] std::optional<at::Tensor> ofBase(const std::string& name, const at::Tensor& tensor) const
    {
        const bool same = base && base->device == device && base->given.count(name) > 0
            && base->given.at(name).is_same(tensor);
        return same ? std::optional(base->tensors.at(name)) : std::nullopt;
    }

    // |W| of NAME, where it is TENSOR and known here; computes all on first use.
    at::Tensor absoluteOf(const std::string& name, const at::Tensor& tensor)
    {
        const std::lock_guard lock(mutex);
        makeAbsolute();
        const auto own = tensors.find(name);
        return own != tensors.end() && own->second.is_same(tensor) ? absoluteTensors.at(name) : at::Tensor();
    }

    // The mutex is held.
    void makeAbsolute()
    {
        if (!absoluteTensors.empty()) {
            return;
        }
        const c10::NoGradGuard noGrad;
        NamedTensors made; // all or none: a device may run out of memory
        for (const auto& [name, tensor] : tensors) {
            // Only the matrices that relevance is propagated through have two roles; the rest is shared as it
            // is.
            const bool matrix = tensor.dim() == 2 && !isOfGate(name);
            const at::Tensor known = matrix && base ? base->absoluteOf(name, tensor) : at::Tensor();
            made[name] = known.defined() ? known : matrix ? tensor.abs() : tensor;
        }
        absoluteTensors = std::move(made);
    }
};

namespace {

// X [T,e] of one picture as B sequences, each with the patches of its row of KEPT [B,n] alone.
at::Tensor onlyPatches(const at::Tensor& x, const at::Tensor& kept, int prefix)
{
    const std::int64_t B = kept.size(0);
    const at::Tensor front = at::arange(prefix, kept.options()).unsqueeze(0).expand({B, prefix});
    const at::Tensor rows = at::cat({front, kept + prefix}, 1); // [B,prefix+n]
    return x.index_select(0, rows.reshape({-1})).view({B, rows.size(1), x.size(1)});
}

// tokens [B,T,e] after the final norm -> what the classifiers read [B,n,e], n = 1 or 2 (distillation), or
// [B,1,2e] for token and average.
at::Tensor pool(const VitConfig& config, const SubWeights& w, const at::Tensor& tokens, std::int64_t added,
                Trace* trace)
{
    if (config.pool.value == Pool::Token) {
        return tokens.narrow(1, 0, w.headDist.weight.defined() ? 2 : 1);
    }
    const std::int64_t prefix = config.prefixTokens();
    if (config.pool.value == Pool::Attention) {
        return attentionPool(tokens.narrow(1, 0, tokens.size(1) - added), w.poolHead, config.poolActivation,
                             config.normEps, trace != nullptr ? &trace->poolHead : nullptr);
    }
    const std::int64_t patches = tokens.size(1) - prefix - added;
    const at::Tensor rows = tokens.narrow(1, prefix, patches);
    at::Tensor mean = patches > 0 ? rows.mean(1, true) : rows.sum(1, true);
    if (trace != nullptr) {
        trace->average = mean[0];
    }
    mean = normalise(mean, w.fcNorm, config.normEps);
    return config.pool.value == Pool::Average ? mean : at::cat({tokens.narrow(1, 0, 1), mean}, 2);
}

// Of ROUND, from the second on, and the one before.
Grids gridsOf(const VitConfig& config, std::size_t round, const at::Tensor& pixels)
{
    const int p = config.patchSize;
    Grids grids{config.prefixTokens(), static_cast<int>(pixels.size(2) / p),
                static_cast<int>(pixels.size(3) / p), static_cast<int>(pixels.size(2) / p),
                static_cast<int>(pixels.size(3) / p)};
    if (config.rounds.value == Rounds::Growing) {
        grids.rowsBefore = grids.colsBefore = config.roundSizes.value[round - 1] / p;
        grids.rows = grids.cols = config.roundSizes.value[round] / p;
    }
    return grids;
}

// |P z| of rows [B,e]: [B,1].
at::Tensor lengthsOf(const at::Tensor& rows, const at::Tensor& measure)
{
    constexpr double tiny = 1e-30;
    return affine(rows.contiguous(), measure, {}).norm(2, {1}, true).clamp_min(tiny);
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
    if (w.measure.defined()) {
        logits = logits / lengthsOf(pooled.select(1, 0), w.measure);
        logits = w.ofEach.defined() ? logits + w.ofEach : logits;
    }
    return logits;
}

std::shared_ptr<const ChangedPass> shared(std::optional<ChangedPass> pass)
{
    return pass ? std::make_shared<const ChangedPass>(std::move(*pass)) : nullptr;
}

} // namespace

VisionTransformer::VisionTransformer(VitConfig config, NamedTensors tensors)
    : m_shared(std::make_shared<Shared>(std::move(config), std::move(tensors)))
{ }

VisionTransformer::VisionTransformer(VitConfig config, NamedTensors tensors, const VisionTransformer& base)
    : m_shared(std::make_shared<Shared>(std::move(config), std::move(tensors), base.m_shared))
{ }

VisionTransformer VisionTransformer::changed(std::shared_ptr<const Changes> changes) const
{
    VisionTransformer other = *this;
    other.m_changes = changes && !changes->what.empty() ? std::move(changes) : nullptr;
    return other;
}

VisionTransformer VisionTransformer::upTo(int block) const
{
    VitConfig config = m_shared->config;
    if (block < 0 || block >= config.depth || config.thinks()) {
        throw usageError("up to block ", block,
                         ": expected a network of one round with that block, this has ", config.depth.value,
                         config.thinks() ? ", in rounds" : "");
    }
    VisionTransformer other = *this;
    const std::lock_guard lock(m_shared->mutex);
    std::weak_ptr<Shared>& known = m_shared->parts[block];
    other.m_shared = known.lock();
    if (!other.m_shared) {
        config.depth.value = block + 1;
        config.pool.value = Pool::Average;
        config.numClasses.value = 0;
        NamedTensors tensors = m_shared->device.is_cpu() ? m_shared->tensors : m_shared->given;
        for (const char* gone :
             {"norm.", "fc_norm.", "head.", "head_dist.", "heads.", "attn_pool.", "measure."}) {
            for (auto at = tensors.lower_bound(gone); at != tensors.end() && at->first.rfind(gone, 0) == 0;) {
                at = tensors.erase(at);
            }
        }
        known = other.m_shared = std::make_shared<Shared>(std::move(config), std::move(tensors), m_shared);
    }
    if (m_changes) {
        auto changes = std::make_shared<Changes>(*m_changes);
        changes->what = changes->what.upTo(block);
        return other.changed(std::move(changes));
    }
    return other;
}

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
    m_shared->makeAbsolute();
    auto& entry = m_shared->absolute[{int(sub.scheme), sub.heads}];
    if (!entry) {
        entry = std::make_shared<const SubWeights>(cut(m_shared->config, m_shared->absoluteTensors, sub));
    }
    return entry;
}

at::Tensor VisionTransformer::pooled(const at::Tensor& tokens, const SubNetwork& sub) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const std::shared_ptr<const SubWeights> w = weights(sub);
    const bool exact = tokens.scalar_type() == at::kDouble;
    const std::int64_t added = m_changes && m_changes->what.registers ? m_changes->what.registers->count : 0;
    return pool(m_shared->config, exact ? inDoubleWithoutBlocks(*w) : *w, tokens, added, nullptr);
}

at::Tensor VisionTransformer::embedded(const at::Tensor& pixels, const SubNetwork& sub) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    return onDevice(m_shared->device, [&] {
        const at::Tensor there = pixels.to(m_shared->device);
        const std::size_t round = config().thinks() ? config().roundOf(sub.heads) : 0;
        return entered(
            embed(m_shared->config, *weights(sub), pictureOf(m_shared->config, round, there), nullptr), there,
            {}, sub, trainedPlan(), {}, nullptr, false, nullptr);
    });
}

at::Tensor VisionTransformer::throughBlock(at::Tensor x, int block, const SubNetwork& sub,
                                           const AttentionPlan& plan, const BlockChange* change) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const VitConfig& config = m_shared->config;
    const std::shared_ptr<const SubWeights> w = weights(sub);
    const double scale =
        config.qkScale > 0 ? double(config.qkScale) : 1.0 / std::sqrt(double(w->widths.headDim));
    const int patches = static_cast<int>(x.size(1)) - config.prefixTokens();
    const bool own = patches == config.patches();
    if (!own && (config.rotation.value.present() || config.relativeBias)) {
        throw usageError("a block of this network needs the place of every patch: expected ",
                         config.patches(), " patches, got ", patches);
    }
    const int rows = own ? config.gridHeight() : 1;
    const Pass pass(config, *w, {w->widths.heads, scale, config.prefixTokens(), rows, patches / rows},
                    nullptr, {}, x.options());
    const auto i = static_cast<std::size_t>(block);
    pass.require(block, plan.blocks[i]);
    return onDevice(m_shared->device, [&] {
        return runBlock(pass, block, w->blocks[i], plan.blocks[i], std::move(x), change, nullptr, false);
    });
}

at::Tensor VisionTransformer::answered(const at::Tensor& x, const SubNetwork& sub) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const std::shared_ptr<const SubWeights> w = weights(sub);
    return onDevice(m_shared->device, [&] {
        const at::Tensor normalised =
            normalise(x.flatten(0, 1), w->norm, m_shared->config.normEps).view(x.sizes());
        at::Tensor logits = classify(*w, pool(m_shared->config, *w, normalised, 0, nullptr)).to(at::kCPU);
        m_shared->files.requireUnchanged();
        return logits;
    });
}

at::Tensor VisionTransformer::forward(const at::Tensor& pixels, const SubNetwork& sub,
                                      const AttentionPlan& plan, const CancelToken& cancel, Trace* trace,
                                      at::Tensor* tokens) const
{
    return onDevice(m_shared->device,
                    [&] { return run(pixels, {}, sub, plan, cancel, trace, tokens).to(at::kCPU); });
}

std::vector<at::Tensor> VisionTransformer::rounds(const at::Tensor& pixels, const AttentionPlan& plan,
                                                  const CancelToken& cancel) const
{
    std::vector<at::Tensor> answers;
    onDevice(m_shared->device, [&] {
        (void)run(pixels, {}, fullNetwork(m_shared->config), plan, cancel, nullptr, nullptr, &answers);
        for (at::Tensor& answer : answers) {
            answer = answer.to(at::kCPU);
        }
    });
    return answers;
}

at::Tensor VisionTransformer::forwardOf(const at::Tensor& pixels, const at::Tensor& kept,
                                        const SubNetwork& sub, const AttentionPlan& plan,
                                        const CancelToken& cancel, at::Tensor* tokens) const
{
    if (m_changes || !dropsPatches(plan) || pixels.size(0) != 1) {
        throw usageError("patches cannot be dropped: the network is changed, or has attention that needs "
                         "every patch in its place");
    }
    const VitConfig& config = m_shared->config;
    if (config.rounds.value == Rounds::Growing) {
        throw usageError("patches cannot be dropped: the rounds of this network have different patches");
    }
    if (!config.rotation.value.present() && !config.relativeBias) {
        return onDevice(m_shared->device,
                        [&] { return run(pixels, kept, sub, plan, cancel, nullptr, tokens).to(at::kCPU); });
    }
    return onDevice(m_shared->device, [&] {
        std::vector<at::Tensor> answers, all; // blocks that know places: each sequence has its own
        for (std::int64_t row = 0; row < kept.size(0); ++row) {
            at::Tensor one;
            answers.push_back(run(pixels, kept.narrow(0, row, 1), sub, plan, cancel, nullptr,
                                  tokens != nullptr ? &one : nullptr));
            all.push_back(one);
        }
        if (tokens != nullptr) {
            *tokens = at::cat(all);
        }
        return at::cat(answers).to(at::kCPU);
    });
}

at::Tensor VisionTransformer::entered(at::Tensor x, const at::Tensor& pixels, const at::Tensor& kept,
                                      const SubNetwork& sub, const AttentionPlan& plan,
                                      const CancelToken& cancel, std::shared_ptr<const Trace>* trace,
                                      bool rounded, std::vector<at::Tensor>* answers) const
{
    const VitConfig& config = m_shared->config;
    const RoundView& view = weights(sub)->round;
    if (!view.present()) {
        return x;
    }
    const std::size_t round = config.roundOf(sub.heads);
    const SubNetwork earlier{sub.scheme, config.trainedHeads.value[round - 1]};
    const auto of = std::make_shared<Trace>();
    of->rounded = rounded;
    at::Tensor tokens;
    // What is switched off is so in the round that answers: heads and widths of the others are not its own.
    (void)changed(nullptr).run(pixels, kept, earlier, plan, cancel, trace != nullptr ? of.get() : nullptr,
                               &tokens, answers);
    if (trace != nullptr) {
        *trace = of;
    }
    if (view.inputGate.defined()) {
        x.mul_(view.inputGate.to(x.scalar_type()));
    }
    return x.add_(recycled(view, tokens, gridsOf(config, round, pixels)));
}

at::Tensor VisionTransformer::run(const at::Tensor& given, const at::Tensor& keptOf, const SubNetwork& sub,
                                  const AttentionPlan& plan, const CancelToken& cancel, Trace* trace,
                                  at::Tensor* tokens, std::vector<at::Tensor>* answers) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const at::Tensor whole = given.to(m_shared->device);
    const at::Tensor kept = keptOf.defined() ? keptOf.to(m_shared->device) : keptOf;
    const VitConfig& config = m_shared->config;
    const at::Tensor pixels = pictureOf(config, config.thinks() ? config.roundOf(sub.heads) : 0, whole);
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
    const HeadLayout layout{w->widths.heads, scale, config.prefixTokens(), rows, cols};
    requireRoom(config, sub, plan, static_cast<int>(pixels.size(2)), static_cast<int>(pixels.size(3)),
                pixels.size(0), trace != nullptr ? PassFor::Map : PassFor::Answer);
    const std::shared_ptr<const ChangedPass> changes =
        shared(changesOf(m_changes.get(), config, plan, *w, layout, pixels.options()));
    const at::Tensor left = kept.defined() ? kept[0] : kept;
    const Pass pass(config, *w, layout, changes.get(), left, pixels.options());
    for (int i = 0; i < config.depth; ++i) { // refuse before anything is computed
        pass.require(i, plan.blocks[static_cast<std::size_t>(i)]);
    }
    EmbeddingTrace embedding;
    at::Tensor x = embed(config, ends, pixels, trace != nullptr ? &embedding : nullptr);
    if (changes) {
        x = sequenceOf(*changes, x, layout.prefix, trace != nullptr ? &embedding : nullptr);
    }
    if (kept.defined()) {
        x = onlyPatches(x[0], kept, layout.prefix);
    }
    const bool rounded = trace != nullptr && trace->rounded && exact;
    const std::int64_t wholeBytes = trace != nullptr ? trace->wholeBytes : 0;
    const std::int64_t productMost = trace != nullptr ? trace->productBytes : 0;
    const auto numberBytes = static_cast<std::int64_t>(rounded ? sizeof(float) : x.element_size());
    const bool inputsOnly =
        trace != nullptr && traceBytes(w->widths, plan, x.size(1)) / 4 * numberBytes > wholeBytes;
    const bool keepsProducts = inputsOnly && !exact && x.is_cpu()
        && productBytes(config, sub, plan, x.size(1)).value_or(productMost + 1) <= productMost;
    std::shared_ptr<const Trace> before;
    if (w->round.present()) {
        if (changes && (changes->kept.defined() || changes->added > 0)) {
            throw usageError("what is switched off: patches cannot be taken out, nor tokens added, in a "
                             "round that reads the tokens of the one before");
        }
        if (trace != nullptr) {
            embedding.sum = embedding.sum.clone(); // shares its memory with x
        }
        x = entered(std::move(x), whole, kept, sub, plan, cancel, trace != nullptr ? &before : nullptr,
                    rounded, answers);
    }
    if (trace != nullptr) {
        *trace = {};
        trace->rounded = rounded;
        trace->wholeBytes = wholeBytes;
        trace->productBytes = productMost;
        trace->network = std::make_shared<const VisionTransformer>(*this);
        trace->sub = sub;
        trace->plan = plan;
        trace->weights = w;
        trace->poolActivation = config.poolActivation;
        trace->normEps = config.normEps;
        trace->layout = pass.layout;
        trace->pool = config.pool;
        trace->prefix = config.prefixTokens();
        trace->rows = rows;
        trace->cols = cols;
        trace->kept = changes ? changes->kept : at::Tensor();
        trace->added = changes ? changes->added : 0;
        trace->pixels = pixels;
        trace->before = std::move(before);
        trace->embedding = std::move(embedding);
        trace->tokens = x[0];
        trace->blocks.resize(plan.blocks.size());
        if (inputsOnly) {
            x = x.clone(); // blocks without a trace write into it
            trace->blocks.setAgain([network = trace->network, w, plan, layout, changes, left, exact, rounded,
                                    options = pixels.options()](std::size_t i, const at::Tensor& input,
                                                                const BlockTrace& known, bool light) {
                const c10::NoGradGuard still;
                const ProductsAs as(network->m_shared->products);
                const Pass same(network->config(), *w, layout, changes.get(), left, options);
                BlockTrace made;
                // Rounded queries and keys would give another A; a device has its own way to it.
                made.light = light && !rounded && input.is_cpu()
                    && infoOf(plan.blocks[i].kind).combination == Combination::Softmax;
                (void)runBlock(same, static_cast<int>(i), exact ? inDouble(w->blocks[i]) : w->blocks[i],
                               plan.blocks[i], input.unsqueeze(0), changes ? &changes->blocks[i] : nullptr,
                               &made, rounded, nullptr, known.hidden.defined() ? &known : nullptr);
                return made;
            });
        }
    }
    // Norms may be taken together with what is before them.
    const bool ahead = (trace == nullptr || inputsOnly) && !keepsProducts && !exact;
    at::Tensor normed;
    const bool nothing = x.size(1) == 0; // no patch is left, and there is no token beside them
    for (std::size_t i = 0; i < plan.blocks.size() && !nothing; ++i) {
        cancel.check();
        BlockTrace light;
        light.light = true;
        BlockTrace* how = keepsProducts ? &light : nullptr;
        if (inputsOnly) {
            BlockTrace& of = trace->blocks.writable(i);
            of.attention = plan.blocks[i];
            of.change = changes ? changes->blocks[i] : BlockChange();
            trace->blocks.keepInput(i, x[0].clone()); // the block may write into it
        } else if (trace != nullptr) {
            how = &trace->blocks.writable(i);
        }
        x = runBlock(pass, static_cast<int>(i), exact ? inDouble(w->blocks[i]) : w->blocks[i], plan.blocks[i],
                     std::move(x), changes ? &changes->blocks[i] : nullptr, how, rounded && !inputsOnly,
                     ahead ? &normed : nullptr);
        if (keepsProducts) {
            trace->blocks.keepProducts(i, light);
        }
    }
    cancel.check();
    at::Tensor normalised = x;
    if (!nothing) {
        if (!normed.defined() || trace != nullptr) {
            normed = normalise(x.flatten(0, 1), ends.norm, config.normEps,
                               trace != nullptr ? &trace->norm : nullptr);
        }
        normalised = normed.view(x.sizes());
    }
    const at::Tensor pooled = pool(config, ends, normalised, changes ? changes->added : 0, trace);
    at::Tensor logits = classify(ends, pooled);
    m_shared->files.requireUnchanged(); // what follows may rely on numbers that are no NaN
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
    if (answers != nullptr) {
        answers->push_back(logits);
    }
    return logits;
}

} // namespace hydra
