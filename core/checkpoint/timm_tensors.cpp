// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/timm_tensors.h"

#include "core/model/classifier_steps.h"

namespace hydra {

namespace {

using List = std::vector<ExpectedTensor>;

void add(List& list, const std::string& name, std::vector<std::int64_t> shape, bool required = true)
{
    list.push_back({name, std::move(shape), required});
}

// Adds weight and bias of a LayerNorm over WIDTH features; an RMSNorm has no bias.
void addNorm(List& list, const std::string& name, std::int64_t width, NormKind kind = NormKind::Layer)
{
    add(list, name + ".weight", {width});
    if (kind == NormKind::Layer) {
        add(list, name + ".bias", {width});
    }
}

void addLinear(List& list, const std::string& name, std::int64_t out, std::int64_t in, bool bias = true)
{
    add(list, name + ".weight", {out, in});
    if (bias) {
        add(list, name + ".bias", {out});
    }
}

// Rows of a relative bias: one per distance between two patches, and three for the class token.
std::int64_t distances(const VitConfig& config)
{
    return std::int64_t(2 * config.gridHeight() - 1) * (2 * config.gridWidth() - 1) + 3;
}

bool hasOwnAttention(const NamedTensors& present, const std::string& block)
{
    return present.count(block + "attn.wq.weight") != 0 && present.count(block + "attn.qkv.weight") == 0;
}

// All blocks have biases in their layers, or none has (AIMv2).
void addMlp(List& list, const std::string& block, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim, hidden = config.mlpHidden;
    const bool bias = present.count("blocks.0.mlp.fc2.bias") != 0 || config.normKind == NormKind::Layer;
    if (config.mlp == MlpKind::Plain) {
        addLinear(list, block + "mlp.fc1", hidden, width, bias);
    } else if (present.count("blocks.0.mlp.fc1_g.weight") != 0) {
        addLinear(list, block + "mlp.fc1_g", hidden, width, bias);
        addLinear(list, block + "mlp.fc1_x", hidden, width, bias);
    } else {
        addLinear(list, block + "mlp.fc1", 2 * hidden, width, bias);
    }
    if (config.mlpNorm) {
        addNorm(list, block + "mlp.norm", hidden, config.normKind);
    }
    addLinear(list, block + "mlp.fc2", width, hidden, bias);
}

void addBlock(List& list, const std::string& block, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    addNorm(list, block + "norm1", width, config.normKind);
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
        addNorm(list, block + "attn.q_norm", config.headDim, config.normKind);
        addNorm(list, block + "attn.k_norm", config.headDim, config.normKind);
    }
    if (const std::string table = "attn.relative_position_bias_table";
        config.relativeBias && present.count("blocks.0." + table) != 0) {
        add(list, block + table, {distances(config), config.numHeads});
    }
    if (config.attnNorm) {
        addNorm(list, block + "attn.norm", width, config.normKind);
    }
    addLinear(list, block + "attn.proj", width, width,
              present.count("blocks.0.attn.proj.bias") != 0 || config.normKind == NormKind::Layer);
    addNorm(list, block + "norm2", width, config.normKind);
    addMlp(list, block, config, present);
    if (config.layerScale) {
        add(list, block + "ls1.gamma", {width});
        add(list, block + "ls2.gamma", {width});
    }
}

void addPoolingHead(List& list, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    const auto fc1 = present.find("attn_pool.mlp.fc1.weight");
    const std::int64_t hidden =
        fc1 != present.end() && fc1->second.dim() == 2 ? fc1->second.size(0) : 4 * width;
    add(list, "attn_pool.latent", {1, 1, width});
    addLinear(list, "attn_pool.q", width, width);
    addLinear(list, "attn_pool.kv", 2 * width, width);
    addLinear(list, "attn_pool.proj", width, width);
    addNorm(list, "attn_pool.norm", width, config.normKind);
    addLinear(list, "attn_pool.mlp.fc1", hidden, width);
    addLinear(list, "attn_pool.mlp.fc2", width, hidden);
}

// Adds what encodes positions: pos_embed, the tensors of a rotation, or a bias shared by all blocks.
void addPositions(List& list, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    if (config.positionEmbedding) {
        const auto stored = present.find("pos_embed");
        const std::int64_t patches = config.positions();
        const std::int64_t tokens = patches + int(config.classToken.value) + int(config.distToken.value);
        const bool noRegisters = stored != present.end() && stored->second.dim() == 3
            && stored->second.size(1) == tokens && config.registerTokens > 0;
        add(list, "pos_embed",
            {1,
             config.posEmbedCoversPrefix ? patches + config.prefixTokens()
                 : noRegisters           ? tokens
                                         : patches,
             width});
    }
    const std::int64_t half = config.headDim / 2;
    if (config.rotation.value.kind == Rotation::Kind::Mixed) {
        add(list, "rope.freqs", {2, config.depth, config.numHeads, half});
    } else if (config.rotation.value.present()) {
        add(list, "rope.periods", {half / 2}, false);
    }
    if (const char* shared = "rel_pos_bias.relative_position_bias_table"; present.count(shared) != 0) {
        add(list, shared, {distances(config), config.numHeads});
    }
}

// Adds the steps before the classifier's last layer and returns the number of features that layer reads.
std::int64_t addSteps(List& list, const VitConfig& config)
{
    std::int64_t width = config.readWidth(config.embedDim);
    for (const NamedStep& step : stepsIn(config.classifierSteps, static_cast<int>(width))) {
        if (step.word == "norm") {
            addNorm(list, step.tensors, width);
        } else if (step.word == "linear") {
            addLinear(list, step.tensors, step.width, width);
        }
        width = step.width;
    }
    return width;
}

void addHeads(List& list, const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t classes = config.numClasses;
    if (classes == 0) {
        return;
    }
    const std::int64_t width = config.embedDim;
    addLinear(list, "head", classes, addSteps(list, config));
    // Hugging Face also has DeiT without the second classifier; then only the class token's is read.
    if (config.distToken && (present.count("head_dist.weight") + present.count("head_dist.bias") > 0)) {
        addLinear(list, "head_dist", classes, width);
    }
    for (int k = 1; k <= config.numHeads; ++k) { // HydraViT with separate classifiers
        const std::string name = "heads." + std::to_string(k);
        add(list, name + ".weight", {classes, std::int64_t(k) * config.headDim}, false);
        add(list, name + ".bias", {classes}, false);
    }
}

void addGate(List& list, const std::string& name, std::int64_t width, std::int64_t condition)
{
    addLinear(list, name + ".net.0", condition, condition);
    addLinear(list, name + ".net.2", width, condition);
}

// Adds what rounds have beside the trunk (core/nn/rounds.h).
void addRounds(List& list, const VitConfig& config)
{
    const std::int64_t width = config.embedDim;
    const std::vector<int>& heads = config.trainedHeads.value;
    for (std::size_t s = 1; s < heads.size() && config.thinks(); ++s) {
        const std::int64_t before = std::int64_t(heads[s - 1]) * config.headDim;
        const std::string place = std::to_string(s - 1);
        if (config.rounds == Rounds::Recycled) {
            add(list, "alpha." + place, {1});
            addLinear(list, s == 1 ? "proj_layer" : "proj_layer" + std::to_string(s), width, before);
            continue;
        }
        const std::string projector = "token_projectors." + place + ".";
        add(list, projector + "depthwise_proj.weight", {before, 1, 3, 3});
        add(list, projector + "spatial_proj.weight", {width, before, 1, 1});
        add(list, projector + "spatial_proj.bias", {width});
        addLinear(list, projector + "prefix_proj", width, before);
    }
    if (config.rounds != Rounds::Growing) {
        return;
    }
    const std::int64_t condition = VitConfig::roundCondition;
    addLinear(list, "cond_mlp.net.0", condition, 5);
    for (std::size_t s = 1; s < heads.size(); ++s) {
        addGate(list, "fusion_input_delta." + std::to_string(s - 1), width, condition);
        addGate(list, "fusion_prev_delta." + std::to_string(s - 1), width, condition);
    }
    for (int i = 0; i < config.depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        for (const char* gate : {"gate_attn", "gate_mlp", "gate_out"}) {
            addGate(list, block + gate, width, condition);
        }
        add(list, block + "prog_ls1.gamma", {width});
        add(list, block + "prog_ls2.gamma", {width});
    }
}

} // namespace

std::vector<ExpectedTensor> timmTensors(const VitConfig& config, const NamedTensors& present)
{
    const std::int64_t width = config.embedDim;
    const std::int64_t patch = config.patchSize;
    List list;
    addPositions(list, config, present);
    add(list, "patch_embed.proj.weight", {width, 3, patch, patch});
    // CLIP's pre-norm networks have no bias here, because the norm that follows has one.
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
        addNorm(list, "norm_pre", width, config.normKind);
    }
    for (int i = 0; i < config.depth; ++i) {
        addBlock(list, "blocks." + std::to_string(i) + ".", config, present);
    }
    // infer_today.cpp has checked whether the final norm may be missing.
    const bool last = present.count("norm.weight") + present.count("norm.bias") != 0;
    const bool afterPooling = present.count("fc_norm.weight") + present.count("fc_norm.bias") != 0;
    if (last || afterPooling) {
        addNorm(list, present.count("fc_norm.weight") != 0 ? "fc_norm" : "norm", width, config.normKind);
    }
    if (config.pool == Pool::Attention) {
        addPoolingHead(list, config, present);
    }
    addRounds(list, config);
    addHeads(list, config, present);
    return list;
}

} // namespace hydra
