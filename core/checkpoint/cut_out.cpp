// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/cut_out.h"

#include "core/checkpoint/words.h"
#include "core/format/safetensors.h"
#include "core/nn/sub_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

void put(NamedTensors& tensors, const std::string& name, const at::Tensor& tensor)
{
    if (tensor.defined()) {
        tensors[name] = tensor.contiguous();
    }
}

void put(NamedTensors& tensors, const std::string& name, const LinearView& layer)
{
    put(tensors, name + ".weight", layer.weight);
    put(tensors, name + ".bias", layer.bias);
}

void put(NamedTensors& tensors, const std::string& name, const NormView& norm)
{
    put(tensors, name + ".weight", norm.weight);
    put(tensors, name + ".bias", norm.bias);
}

void putBlock(NamedTensors& tensors, const std::string& block, const BlockWeights& w)
{
    put(tensors, block + "norm1", w.norm1);
    put(tensors, block + "norm2", w.norm2);
    if (w.servedKind() != AttentionKind::Softmax) {
        put(tensors, block + "attn.wq", w.query);
        put(tensors, block + "attn.wk", w.key);
        put(tensors, block + "attn.wa", w.mixture);
    } else {
        put(tensors, block + "attn.qkv.weight", at::cat({w.query.weight, w.key.weight, w.value.weight}, 0));
        if (w.query.bias.defined()) {
            put(tensors, block + "attn.qkv.bias", at::cat({w.query.bias, w.key.bias, w.value.bias}, 0));
        }
    }
    put(tensors, block + "attn.q_norm", w.queryNorm);
    put(tensors, block + "attn.k_norm", w.keyNorm);
    put(tensors, block + "attn.norm", w.attnNorm);
    put(tensors, block + "attn.relative_position_bias_table", w.relativeTable);
    put(tensors, block + "attn.proj", w.projection);
    put(tensors, block + "mlp.fc1_g", w.gate);
    put(tensors, block + (w.gate.weight.defined() ? "mlp.fc1_x" : "mlp.fc1"), w.fc1);
    put(tensors, block + "mlp.norm", w.mlpNorm);
    put(tensors, block + "mlp.fc2", w.fc2);
    put(tensors, block + "ls1.gamma", w.scale1);
    put(tensors, block + "ls2.gamma", w.scale2);
}

void putPoolHead(NamedTensors& tensors, const PoolWeights& w)
{
    if (!w.present()) {
        return;
    }
    put(tensors, "attn_pool.latent", w.latent.unsqueeze(0));
    put(tensors, "attn_pool.q", w.query);
    put(tensors, "attn_pool.kv.weight", at::cat({w.key.weight, w.value.weight}, 0));
    if (w.key.bias.defined()) {
        put(tensors, "attn_pool.kv.bias", at::cat({w.key.bias, w.value.bias}, 0));
    }
    put(tensors, "attn_pool.proj", w.projection);
    put(tensors, "attn_pool.norm", w.norm);
    put(tensors, "attn_pool.mlp.fc1", w.fc1);
    put(tensors, "attn_pool.mlp.fc2", w.fc2);
}

VitConfig configOfCut(const VitConfig& whole, const SubWidths& widths)
{
    VitConfig c = whole;
    c.rounds = {};
    c.embedDim.value = widths.embed;
    c.numHeads.value = widths.heads;
    c.mlpHidden.value = widths.mlpHidden;
    std::vector<int>& trained = c.trainedHeads.value; // of what is left, the fewer heads are still trained
    trained.erase(std::remove_if(trained.begin(), trained.end(), [&](int k) { return k >= widths.heads; }),
                  trained.end());
    trained.push_back(widths.heads);
    if (trained.size() == 1) {
        c.architecture.value = c.distToken ? "deit" : "vit";
    }
    return c;
}

} // namespace

Checkpoint cutOut(const Checkpoint& checkpoint, int heads)
{
    const VitConfig& whole = checkpoint.config;
    if (!whole.headOrder.value.empty() && heads != whole.numHeads) {
        throw usageError("fewer heads of a network whose heads were ordered by importance keep its whole "
                         "embedding, which no plain file can say; open it with --head-order none");
    }
    if (whole.thinks() && (whole.rounds != Rounds::Recycled || heads != whole.trainedHeads.value.front())) {
        throw usageError("a network that answers in rounds can only be cut to the first one of ThinkingViT, ",
                         "which reads nothing of another; got ", heads, " heads");
    }
    const SubWeights w = cut(whole, checkpoint.tensors, {SliceScheme::HydraViT, heads});
    const std::int64_t e = w.widths.embed;
    Checkpoint result = checkpoint;
    result.tensors.clear();
    result.config = configOfCut(whole, w.widths);
    if (w.poolHead.present()) {
        result.config.poolHeads.value = w.poolHead.heads;
    }
    result.notes.clear();
    NamedTensors& t = result.tensors;
    const std::int64_t patch = whole.patchSize;
    put(t, "patch_embed.proj.weight", w.patch.weight.reshape({e, 3, patch, patch}));
    put(t, "patch_embed.proj.bias", w.patch.bias);
    for (const char* token : {"cls_token", "dist_token", "reg_token"}) {
        if (const auto found = checkpoint.tensors.find(token); found != checkpoint.tensors.end()) {
            put(t, token, found->second.narrow(2, 0, e));
        }
    }
    if (w.positions.defined()) {
        put(t, "pos_embed", w.positions.unsqueeze(0));
    }
    put(t, "rope.periods", w.periods);
    put(t, "rope.freqs", w.frequencies);
    putPoolHead(t, w.poolHead);
    put(t, "norm_pre", w.normPre);
    put(t, "norm", w.norm);
    put(t, "fc_norm", w.fcNorm);
    for (std::size_t i = 0; i < w.blocks.size(); ++i) {
        putBlock(t, "blocks." + std::to_string(i) + ".", w.blocks[i]);
    }
    put(t, "head", w.head);
    put(t, "head_dist", w.headDist);
    for (const int k : result.config.trainedHeads.value) { // separate classifiers of the sub-networks within
        const std::string own = "heads." + std::to_string(k);
        const auto weight = checkpoint.tensors.find(own + ".weight");
        if (k < heads && weight != checkpoint.tensors.end()) {
            put(t, own + ".weight", weight->second);
            put(t, own + ".bias", checkpoint.tensors.at(own + ".bias"));
        }
    }
    return result;
}

void writeCheckpoint(const Path& path, const Checkpoint& checkpoint)
{
    if (checkpoint.tensors.count(measureName) > 0) {
        throw usageError("a model whose classes are prompts answers with cosines, which no plain file can "
                         "say; convert it without prompts");
    }
    Words words = wordsOf(checkpoint.config);
    if (checkpoint.tensors.count("norm.weight") + checkpoint.tensors.count("fc_norm.weight") == 0) {
        words["final_norm"] = "none"; // else one would be missed
    }
    writeSafetensors(path, checkpoint.tensors, words);
}

} // namespace hydra
