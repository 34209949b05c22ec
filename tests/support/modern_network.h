// SPDX-License-Identifier: GPL-3.0-or-later
// The networks of ../shared/fixtures/architectures as configurations and weights, from a table of what each
// folder is, without the program's code that recognises files.
#pragma once

#include "core/model/vit_config.h"

#include <ATen/ATen.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/read_checkpoint.h"

namespace hydra::test {

struct Modern
{
    VitConfig config;
    NamedTensors tensors;
};

namespace modern {

inline bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

inline std::string renamed(std::string name)
{
    static const std::vector<std::pair<std::string, std::string>> words{
        {"storage_tokens", "reg_token"},
        {"register_tokens", "reg_token"},
        {"rope_embed.periods", "rope.periods"},
        {"gamma_1", "ls1.gamma"},
        {"gamma_2", "ls2.gamma"},
        {"mlp.w12.", "mlp.fc1."},
        {"mlp.w1.", "mlp.fc1_g."},
        {"mlp.w2.", "mlp.fc1_x."},
        {"mlp.w3.", "mlp.fc2."},
        {"vision_model.embeddings.patch_embedding", "patch_embed.proj"},
        {"vision_model.embeddings.position_embedding.weight", "pos_embed"},
        {"vision_model.encoder.layers.", "blocks."},
        {"layer_norm", "norm"},
        {"self_attn.out_proj", "attn.proj"},
        {"self_attn.", "attn."},
        {"vision_model.post_layernorm", "norm"},
        {"vision_model.head.probe", "attn_pool.latent"},
        {"vision_model.head.attention.out_proj", "attn_pool.proj"},
        {"vision_model.head.attention.in_proj_", "attn_pool.in_proj."},
        {"vision_model.head.layernorm", "attn_pool.norm"},
        {"vision_model.head.", "attn_pool."}};
    for (const auto& [from, to] : words) {
        if (const auto at = name.find(from); at != std::string::npos) {
            name.replace(at, from.size(), to);
        }
    }
    return name;
}

// Removes the tensor NAME and returns it; undefined if there is none.
inline at::Tensor taken(NamedTensors& t, const std::string& name)
{
    const auto found = t.find(name);
    if (found == t.end()) {
        return {};
    }
    at::Tensor tensor = found->second;
    t.erase(found);
    return tensor;
}

// Joins q, k and v to attn.qkv, one weight and one bias. The keys' part of the bias is zero if they have
// none.
inline void joinQkv(NamedTensors& t, const std::string& at)
{
    const at::Tensor q = taken(t, at + "q_proj.weight"), k = taken(t, at + "k_proj.weight");
    if (q.defined()) {
        t[at + "qkv.weight"] = at::cat({q, k, taken(t, at + "v_proj.weight")}, 0);
    }
    const auto either = [&](const char* a, const char* b) {
        const at::Tensor first = taken(t, at + a), second = taken(t, at + b);
        return first.defined() ? first : second;
    };
    const at::Tensor ofQ = either("q_proj.bias", "q_bias"), ofK = taken(t, at + "k_proj.bias");
    const at::Tensor ofV = either("v_proj.bias", "v_bias");
    if (ofQ.defined()) {
        t["no key bias"] = ofK.defined() ? at::Tensor() : at::zeros({1});
        t[at + "qkv.bias"] = at::cat({ofQ, ofK.defined() ? ofK : at::zeros_like(ofQ), ofV}, 0);
    }
    const at::Tensor mask = taken(t, at + "qkv.bias_mask");
    if (mask.defined()) {
        t["no key bias"] = at::zeros({1});
        t[at + "qkv.bias"] = t.at(at + "qkv.bias") * mask;
    }
}

inline NamedTensors tensorsOf(const Path& file)
{
    NamedTensors t;
    for (const auto& [name, tensor] : readRawCheckpoint(file).tensors) {
        const bool left = name.rfind("text_model", 0) == 0 || name.rfind("logit_", 0) == 0
            || name.rfind("local_cls_norm", 0) == 0 || name == "mask_token";
        if (!left) {
            t[renamed(name)] = tensor.to(at::kFloat);
        }
    }
    for (const char* block : {"blocks.0.", "blocks.1."}) {
        joinQkv(t, std::string(block) + "attn.");
    }
    if (t.count("pos_embed") != 0 && t.at("pos_embed").dim() == 2) {
        t["pos_embed"] = t.at("pos_embed").unsqueeze(0);
    }
    for (const char* part : {"weight", "bias"}) {
        const at::Tensor all = taken(t, std::string("attn_pool.in_proj.") + part);
        if (all.defined()) {
            t[std::string("attn_pool.q.") + part] = all.narrow(0, 0, 32);
            t[std::string("attn_pool.kv.") + part] = all.narrow(0, 32, 64);
        }
    }
    return t;
}

inline Rotation rotationOf(const std::string& folder)
{
    using R = Rotation;
    if (contains(folder, "dinov3")) {
        return {R::Kind::Axial, R::Pairs::Halves, R::Grid::Centres, 100};
    }
    if (contains(folder, "eva02")) {
        return {R::Kind::Axial, R::Pairs::Neighbours, R::Grid::Indices, 10000, 3, 3};
    }
    if (contains(folder, "perception")) {
        return {R::Kind::Axial, R::Pairs::Neighbours, R::Grid::Indices, 10000, 4, 4, 1, true};
    }
    if (contains(folder, "mixed")) {
        return {R::Kind::Mixed, R::Pairs::Neighbours, R::Grid::Indices, 10};
    }
    return {};
}

template<class T>
void set(Known<T>& field, T value)
{
    field.set(std::move(value), Provenance::File);
}

// Sets the facts that only names tell.
inline void setFacts(VitConfig& c, const std::string& where, const std::string& pool)
{
    set(c.rotation, rotationOf(where));
    set(c.normEps, contains(where, "dinov3") || contains(where, "perception") ? 1e-5 : 1e-6);
    const bool byTanh = contains(where, "siglip-hf") || contains(where, "v2/");
    set(c.activation,
        c.mlp.value == MlpKind::Gated ? Activation::Silu
            : byTanh                  ? Activation::GeluTanh
                                      : Activation::Gelu);
    set(c.poolActivation, byTanh ? Activation::GeluTanh : Activation::Gelu);
    set(c.poolHeads, contains(where, "perception") ? 4 : 2);
    set(c.pool, pool == "map" ? Pool::Attention : pool == "avg" ? Pool::Average : Pool::Token);
    set(c.normPosition, contains(where, "postnorm") ? NormPosition::Post : NormPosition::Pre);
    set(c.positionResize,
        contains(where, "flexivit")        ? PositionResize::Bilinear
            : contains(where, "siglip-hf") ? PositionResize::Bicubic
            : contains(where, "dinov2-swiglu") && contains(where, "official") && !contains(where, "reg")
            ? PositionResize::BicubicScaled
            : PositionResize::BicubicAntialias);
}

} // namespace modern

// Opens CHECKPOINT in FOLDER, which pools by POOL: "token", "avg" or "map".
inline Modern modernNetwork(const Path& folder, const std::string& checkpoint, const std::string& pool)
{
    using modern::set;
    Modern m;
    m.tensors = modern::tensorsOf(folder / checkpoint);
    const bool keyBias = !modern::taken(m.tensors, "no key bias").defined();
    const auto has = [&](const char* name) { return m.tensors.count(name) != 0; };
    const auto side = [&](const char* name, int dimension) {
        return has(name) ? static_cast<int>(m.tensors.at(name).size(dimension)) : 0;
    };
    VitConfig& c = m.config;
    set(c.imageHeight, 40);
    set(c.imageWidth, 40);
    set(c.patchSize, 8);
    set(c.embedDim, 32);
    set(c.depth, 2);
    set(c.numHeads, 2);
    set(c.headDim, 16);
    set(c.trainedHeads, std::vector<int>{2});
    set(c.mlpHidden, side("blocks.0.mlp.fc2.weight", 1));
    set(c.numClasses, side("head.weight", 0));
    set(c.classToken, has("cls_token"));
    set(c.registerTokens, side("reg_token", 1));
    set(c.posEmbedCoversPrefix, side("pos_embed", 1) > 25);
    set(c.positionEmbedding, has("pos_embed"));
    set(c.qkvBias, has("blocks.0.attn.qkv.bias"));
    set(c.keyBias, keyBias);
    set(c.layerScale, has("blocks.0.ls1.gamma"));
    set(c.preNorm, has("norm_pre.weight"));
    set(c.attnNorm, has("blocks.0.attn.norm.weight"));
    set(c.mlpNorm, has("blocks.0.mlp.norm.weight"));
    set(c.relativeBias, has("blocks.0.attn.relative_position_bias_table"));
    const bool gated =
        has("blocks.0.mlp.fc1_g.weight") || side("blocks.0.mlp.fc1.weight", 0) == 2 * c.mlpHidden.value;
    set(c.mlp, gated ? MlpKind::Gated : MlpKind::Plain);
    modern::setFacts(c, folder.generic_string() + "/" + checkpoint, pool);
    return m;
}

} // namespace hydra::test
