// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/timm_tensors.h"

namespace hydra {

namespace {

using List = std::vector<ExpectedTensor>;

void add(List& list, const std::string& name, std::vector<std::int64_t> shape, bool required = true)
{
    list.push_back({name, std::move(shape), required});
}

// weight and bias of a LayerNorm over WIDTH features.
void addNorm(List& list, const std::string& name, std::int64_t width)
{
    add(list, name + ".weight", {width});
    add(list, name + ".bias", {width});
}

void addLinear(List& list, const std::string& name, std::int64_t out, std::int64_t in, bool bias = true)
{
    add(list, name + ".weight", {out, in});
    if (bias) {
        add(list, name + ".bias", {out});
    }
}

bool hasOwnAttention(const NamedTensors& present, const std::string& block)
{
    return present.count(block + "attn.wq.weight") != 0 && present.count(block + "attn.qkv.weight") == 0;
}

void addBlock(List& list, const std::string& block, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    addNorm(list, block + "norm1", width);
    if (hasOwnAttention(present, block)) { // optimised, efficient, super
        addLinear(list, block + "attn.wq", width, width, config.qkvBias);
        if (present.count(block + "attn.wk.weight") != 0) {
            addLinear(list, block + "attn.wk", width, width, config.qkvBias);
        }
        if (present.count(block + "attn.wa.weight") != 0) {
            addLinear(list, block + "attn.wa", config.tokens(), config.tokens());
        }
    } else {
        addLinear(list, block + "attn.qkv", 3 * width, width, config.qkvBias);
    }
    if (config.qkNorm) {
        addNorm(list, block + "attn.q_norm", config.headDim);
        addNorm(list, block + "attn.k_norm", config.headDim);
    }
    addLinear(list, block + "attn.proj", width, width);
    addNorm(list, block + "norm2", width);
    addLinear(list, block + "mlp.fc1", config.mlpHidden, width);
    addLinear(list, block + "mlp.fc2", width, config.mlpHidden);
    if (config.layerScale) {
        add(list, block + "ls1.gamma", {width});
        add(list, block + "ls2.gamma", {width});
    }
}

void addHeads(List& list, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t classes = config.numClasses;
    if (classes == 0) {
        return;
    }
    const std::int64_t width = config.embedDim;
    addLinear(list, "head", classes, config.pool == Pool::TokenAndAverage ? 2 * width : width);
    // Hugging Face also has DeiT without the second classifier: the class token's alone is read then.
    if (config.distToken && (present.count("head_dist.weight") + present.count("head_dist.bias") > 0)) {
        addLinear(list, "head_dist", classes, width);
    }
    for (int k = 1; k <= config.numHeads; ++k) { // HydraViT with separate classifiers
        const std::string name = "heads." + std::to_string(k);
        add(list, name + ".weight", {classes, std::int64_t(k) * config.headDim}, false);
        add(list, name + ".bias", {classes}, false);
    }
}

} // namespace

std::vector<ExpectedTensor> timmTensors(const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    const std::int64_t patch = config.patchSize;
    const std::int64_t positions = config.posEmbedCoversPrefix ? config.tokens() : config.patches();
    List list;
    add(list, "pos_embed", {1, positions, width});
    add(list, "patch_embed.proj.weight", {width, 3, patch, patch});
    // CLIP's pre-norm networks have no bias here, the norm that follows has one.
    add(list, "patch_embed.proj.bias", {width}, !config.preNorm);
    if (config.classToken) {
        add(list, "cls_token", {1, 1, width});
    }
    if (config.distToken) {
        add(list, "dist_token", {1, 1, width});
    }
    if (config.registerTokens > 0) {
        add(list, "reg_token", {1, config.registerTokens, width});
    }
    if (config.preNorm) {
        addNorm(list, "norm_pre", width);
    }
    for (int i = 0; i < config.depth; ++i) {
        addBlock(list, "blocks." + std::to_string(i) + ".", config, present);
    }
    addNorm(list, present.count("fc_norm.weight") != 0 ? "fc_norm" : "norm", width);
    addHeads(list, config, present);
    return list;
}

} // namespace hydra
