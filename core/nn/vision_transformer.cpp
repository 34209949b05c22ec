// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/vision_transformer.h"

#include "core/base/message.h"
#include "core/nn/block_attention.h"
#include "core/nn/changed_pass.h"
#include "core/nn/network_state.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/pooling.h"
#include "core/nn/rounds.h"
#include "core/nn/run_block.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace hydra {

VisionTransformer::Shared::Shared(VitConfig c, NamedTensors t, std::shared_ptr<Shared> of)
    : config(std::move(c))
    , base(std::move(of))
    , given(device.is_cpu() ? NamedTensors() : t)
    , tensors(placed(std::move(t)))
{ }

NamedTensors VisionTransformer::Shared::placed(NamedTensors all) const
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

std::optional<at::Tensor> VisionTransformer::Shared::ofBase(const std::string& name,
                                                            const at::Tensor& tensor) const
{
    const bool same =
        base && base->device == device && base->given.count(name) > 0 && base->given.at(name).is_same(tensor);
    return same ? std::optional(base->tensors.at(name)) : std::nullopt;
}

at::Tensor VisionTransformer::Shared::absoluteOf(const std::string& name, const at::Tensor& tensor)
{
    const std::lock_guard lock(mutex);
    makeAbsolute();
    const auto own = tensors.find(name);
    return own != tensors.end() && own->second.is_same(tensor) ? absoluteTensors.at(name) : at::Tensor();
}

void VisionTransformer::Shared::makeAbsolute()
{
    if (!absoluteTensors.empty()) {
        return;
    }
    const c10::NoGradGuard noGrad;
    NamedTensors made; // assigned at the end: a device may run out of memory
    for (const auto& [name, tensor] : tensors) {
        // Only the matrices that relevance passes need |W|; the rest is shared unchanged.
        const bool matrix = tensor.dim() == 2 && !isOfGate(name);
        const at::Tensor known = matrix && base ? base->absoluteOf(name, tensor) : at::Tensor();
        made[name] = known.defined() ? known : matrix ? tensor.abs() : tensor;
    }
    absoluteTensors = std::move(made);
}

namespace {

// The grids of ROUND, not the first, and of the round before.
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
        throw usageError(
            config.thinks()
                ? phrase("up to block %1: expected a network without rounds that has this block; this one "
                         "has %2, in rounds")
                : phrase(
                    "up to block %1: expected a network without rounds that has this block; this one has %2"),
            block, config.depth.value);
    }
    VisionTransformer other = *this;
    const std::lock_guard lock(m_shared->mutex);
    std::weak_ptr<Shared>& known = m_shared->parts[block];
    other.m_shared = known.lock();
    if (!other.m_shared) {
        config.depth.value = block + 1;
        config.pool.value = Pool::Average;
        config.numClasses.value = 0;
        config.classifierSteps = {};
        NamedTensors tensors = m_shared->device.is_cpu() ? m_shared->tensors : m_shared->given;
        for (const char* gone : {"norm.", "fc_norm.", "head.", "head_dist.", "head_steps.", "heads.",
                                 "attn_pool.", "measure."}) {
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

at::Tensor VisionTransformer::entered(at::Tensor x, const Request& request, Trace* before) const
{
    const VitConfig& config = m_shared->config;
    const RoundView& view = weights(request.sub)->round;
    if (!view.present()) {
        return x;
    }
    const std::size_t round = config.roundOf(request.sub.heads);
    const SubNetwork earlier{request.sub.scheme, config.trainedHeads.value[round - 1]};
    at::Tensor tokens;
    // Switched-off parts apply only to the round that answers: other rounds have other heads and widths.
    (void)changed(nullptr).run({request.pixels, request.kept, earlier, request.plan, request.cancel, before,
                                &tokens, request.answers});
    if (view.inputGate.defined()) {
        x.mul_(view.inputGate.to(x.scalar_type()));
    }
    return x.add_(recycled(view, tokens, gridsOf(config, round, request.pixels)));
}

at::Tensor VisionTransformer::forward(const at::Tensor& pixels, const SubNetwork& sub,
                                      const AttentionPlan& plan, const CancelToken& cancel, Trace* trace,
                                      at::Tensor* tokens) const
{
    return onDevice(m_shared->device, [&] {
        return run({pixels, {}, sub, plan, cancel, trace, tokens}).to(at::kCPU);
    });
}

std::vector<at::Tensor> VisionTransformer::rounds(const at::Tensor& pixels, const AttentionPlan& plan,
                                                  const CancelToken& cancel) const
{
    std::vector<at::Tensor> answers;
    onDevice(m_shared->device, [&] {
        (void)run({pixels, {}, fullNetwork(m_shared->config), plan, cancel, nullptr, nullptr, &answers});
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
        throw usageError("patches cannot be dropped: the network was changed, or its attention needs every "
                         "patch in place");
    }
    const VitConfig& config = m_shared->config;
    if (config.rounds.value == Rounds::Growing) {
        throw usageError("patches cannot be dropped: the rounds of this network have different patches");
    }
    if (!config.rotation.value.present() && !config.relativeBias) {
        return onDevice(m_shared->device, [&] {
            return run({pixels, kept, sub, plan, cancel, nullptr, tokens}).to(at::kCPU);
        });
    }
    return onDevice(m_shared->device, [&] {
        std::vector<at::Tensor> answers, all; // blocks depend on positions, so each sequence runs alone
        for (std::int64_t row = 0; row < kept.size(0); ++row) {
            at::Tensor one;
            answers.push_back(run({pixels, kept.narrow(0, row, 1), sub, plan, cancel, nullptr,
                                   tokens != nullptr ? &one : nullptr}));
            all.push_back(one);
        }
        if (tokens != nullptr) {
            *tokens = at::cat(all);
        }
        return at::cat(answers).to(at::kCPU);
    });
}

at::Tensor VisionTransformer::pooled(const at::Tensor& tokens, const SubNetwork& sub) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const std::shared_ptr<const SubWeights> w = weights(sub);
    const bool exact = tokens.scalar_type() == at::kDouble;
    const std::int64_t added = m_changes && m_changes->what.registers ? m_changes->what.registers->count : 0;
    return poolTokens(m_shared->config, exact ? inDoubleWithoutBlocks(*w) : *w, tokens, added);
}

at::Tensor VisionTransformer::embedded(const at::Tensor& pixels, const SubNetwork& sub) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    return onDevice(m_shared->device, [&] {
        const at::Tensor there = pixels.to(m_shared->device);
        return entered(embed(config(), *weights(sub), pictureOf(config(), sub, there)),
                       {there, {}, sub, trainedPlan(), {}}, nullptr);
    });
}

at::Tensor VisionTransformer::throughBlock(at::Tensor x, int block, const SubNetwork& sub,
                                           const AttentionPlan& plan, const BlockChange* change) const
{
    const c10::NoGradGuard noGrad;
    const ProductsAs products(m_shared->products);
    const VitConfig& config = m_shared->config;
    const std::shared_ptr<const SubWeights> w = weights(sub);
    const int patches = static_cast<int>(x.size(1)) - config.prefixTokens();
    const bool own = patches == config.patches();
    if (!own && (config.rotation.value.present() || config.relativeBias)) {
        throw usageError("a block of this network needs every patch in place: expected %1 patches, got %2",
                         config.patches(), patches);
    }
    const int rows = own ? config.gridHeight() : 1;
    const Pass pass(config, *w, headLayout(config, *w, rows, patches / rows), nullptr, {}, x.options());
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
        const at::Tensor pooled = poolTokens(m_shared->config, *w, normalised, 0);
        at::Tensor logits = classify(*w, pooled).to(at::kCPU);
        m_shared->files.requireUnchanged();
        requireAnswer(logits, pooled);
        return logits;
    });
}

} // namespace hydra
