// SPDX-License-Identifier: GPL-3.0-or-later
// The Vision Transformer for training: full weights as leaf tensors under timm names, and a forward pass of
// the sub-network of k heads through views of them (reference.md "The network", "Sub-networks"), so that all
// other gradients stay zero.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/vit_config.h"
#include "core/train/attention_layer.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hydra {

struct Parameter
{
    std::string name; // timm's; "aux.*" is for training only and is not exported
    at::Tensor tensor; // leaf, float32, contiguous, requires grad
    double rate = 1; // relative learning rate
    bool decays = false; // has weight decay: matrices do; biases, norms, tokens and position do not
};

// Additions to the plain ViT.
struct VitExtras
{
    bool tokenLabels = false; // "aux.weight", "aux.bias": the classes in a patch
    int teacherWidth = 0; // "aux.teacher.*": from the pupil's tokens to a teacher's of this width; 0: none
    std::vector<int> classifiers; // k with their own classifier "heads.k"; empty: all share "head"
};

// Outputs of a pass besides the logits.
struct VitWanted
{
    bool tokens = false, hints = false;
};

class TrainableVit
{
public:
    struct Output
    {
        at::Tensor logits; // [B, classes]
        at::Tensor tokenLogits; // [B, patches, classes + 1], background last; undefined unless wanted
        at::Tensor hints; // [B, 1 + patches, teacherWidth], class token first; undefined unless wanted
    };

    // New weights: truncated normal, biases 0, norms 1, sine and cosine positions, from SEED. CONFIG must be
    // a plain pre-norm ViT with a class token and qkv biases.
    TrainableVit(VitConfig config, AttentionPlan plan, std::uint64_t seed, const VitExtras& extras = {});

    [[nodiscard]] const VitConfig& config() const noexcept { return m_config; }
    [[nodiscard]] const AttentionPlan& plan() const noexcept { return m_plan; }
    [[nodiscard]] std::vector<Parameter>& parameters() noexcept { return m_parameters; }
    [[nodiscard]] const std::vector<Parameter>& parameters() const noexcept { return m_parameters; }
    [[nodiscard]] at::Tensor parameter(const std::string& name) const;
    // Sets the relative learning rate of one parameter.
    void setRate(const std::string& name, double rate);
    void moveTo(const at::Device& device);
    // Returns a network that shares the weights' memory but has its own gradients: one per thread of a step.
    [[nodiscard]] TrainableVit alias() const;

    // PIXELS [B, 3, H, W] normalised. HEADS in 1..H.
    [[nodiscard]] Output forward(const at::Tensor& pixels, int heads, VitWanted wanted = {}) const;
    // PATCHES [B, patches, 3 * p * p], each patch as channel, row, column, as forward() cuts PIXELS.
    [[nodiscard]] Output forwardPatches(const at::Tensor& patches, int heads, VitWanted wanted = {}) const;

private:
    struct Block
    {
        WeightAndBias norm1;
        AttentionWeights attention;
        WeightAndBias projection, norm2, fc1, fc2;
    };
    struct Round // from the second round on
    {
        at::Tensor alpha;
        WeightAndBias recycled;
    };

    // Lists each parameter once: binds the members below to m_parameters, which the first call creates. Their
    // random numbers depend on the order.
    void bind();
    template<class Fill> // fills a new tensor
    at::Tensor next(const std::string& name, at::IntArrayRef shape, bool decays, const Fill& fill);
    at::Tensor constant(const std::string& name, at::IntArrayRef shape, double value);
    at::Tensor normal(const std::string& name, at::IntArrayRef shape, double spread, bool decays);
    WeightAndBias norm(const std::string& name);
    WeightAndBias layer(const std::string& name, at::IntArrayRef shape, double spread);
    AttentionWeights attention(const std::string& name, AttentionKind kind, double spread);
    void fillPosition(const at::Tensor& tensor) const;
    // Runs PATCHES through the blocks, in a network of rounds also through the earlier rounds. Returns [B (1
    // + patches), e] after the last norm.
    [[nodiscard]] at::Tensor tokensOf(const at::Tensor& patches, int heads) const;
    [[nodiscard]] at::Tensor classify(const at::Tensor& pooled, int heads) const;
    [[nodiscard]] at::Tensor runBlock(const Block& block, const BlockAttention& attention,
                                      const at::Tensor& x, std::int64_t batch, int heads) const;

    VitConfig m_config;
    AttentionPlan m_plan;
    std::uint64_t m_seed;
    VitExtras m_extras;
    std::vector<Parameter> m_parameters;
    std::size_t m_bound = 0; // number bound so far by bind()
    at::Tensor m_classToken, m_position;
    WeightAndBias m_patch, m_norm, m_aux, m_hint;
    std::vector<Block> m_blocks;
    std::map<int, WeightAndBias> m_classifiers; // by k; 0: the shared one
    std::vector<Round> m_rounds;
};

} // namespace hydra
