// SPDX-License-Identifier: GPL-3.0-or-later
// A network with timm's names, renamed to other projects' names; the reader of their files must undo it.
#pragma once

#include <ATen/ATen.h>

#include <array>
#include <string>
#include <vector>

#include "tests/support/tiny_model.h"

namespace hydra::test {

// Width 128 with two heads of 64, so that the loader can guess the number of heads.
inline NamedTensors timmNetwork()
{
    TinyShape shape;
    shape.heads = 2;
    shape.headDim = 64;
    shape.depth = 2;
    return tinyTensors(shape);
}

inline std::string number(int i)
{
    return std::to_string(i);
}

// Copies weight and bias of the layer TIMM in FROM to the name THEIRS in INTO.
inline void moveLayer(NamedTensors& into, const NamedTensors& from, const std::string& timm,
                      const std::string& theirs)
{
    for (const char* part : {".weight", ".bias"}) {
        if (from.count(timm + part) != 0) {
            into[theirs + part] = from.at(timm + part);
        }
    }
}

inline NamedTensors asTorchvision(const NamedTensors& t, bool old)
{
    NamedTensors v;
    v["class_token"] = t.at("cls_token");
    v["encoder.pos_embedding"] = t.at("pos_embed");
    moveLayer(v, t, "patch_embed.proj", "conv_proj");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "encoder.layers.encoder_layer_" + number(i) + ".";
        moveLayer(v, t, from + "norm1", to + "ln_1");
        moveLayer(v, t, from + "norm2", to + "ln_2");
        v[to + "self_attention.in_proj_weight"] = t.at(from + "attn.qkv.weight");
        v[to + "self_attention.in_proj_bias"] = t.at(from + "attn.qkv.bias");
        moveLayer(v, t, from + "attn.proj", to + "self_attention.out_proj");
        moveLayer(v, t, from + "mlp.fc1", to + (old ? "mlp.linear_1" : "mlp.0"));
        moveLayer(v, t, from + "mlp.fc2", to + (old ? "mlp.linear_2" : "mlp.3"));
    }
    moveLayer(v, t, "norm", "encoder.ln");
    moveLayer(v, t, "head", "heads.head");
    return v;
}

// Splits qkv into q, k and v under NAMES.
inline void splitQkv(NamedTensors& into, const NamedTensors& t, const std::string& timm,
                     const std::array<std::string, 3>& names)
{
    for (const char* part : {".weight", ".bias"}) {
        const auto parts = t.at(timm + part).chunk(3, 0);
        for (std::size_t i = 0; i < 3; ++i) {
            into[names[i] + part] = parts[i].clone();
        }
    }
}

inline NamedTensors asHuggingFace(const NamedTensors& t, const std::string& prefix, bool five)
{
    NamedTensors h;
    h[prefix + "embeddings.cls_token"] = t.at("cls_token");
    h[prefix + "embeddings.position_embeddings"] = t.at("pos_embed");
    moveLayer(h, t, "patch_embed.proj", prefix + "embeddings.patch_embeddings.projection");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = prefix + (five ? "layers." : "encoder.layer.") + number(i) + ".";
        const std::string attention = to + (five ? "attention." : "attention.attention.");
        splitQkv(h, t, from + "attn.qkv",
                 {attention + (five ? "q_proj" : "query"), attention + (five ? "k_proj" : "key"),
                  attention + (five ? "v_proj" : "value")});
        moveLayer(h, t, from + "attn.proj", to + (five ? "attention.o_proj" : "attention.output.dense"));
        moveLayer(h, t, from + "norm1", to + "layernorm_before");
        moveLayer(h, t, from + "norm2", to + "layernorm_after");
        moveLayer(h, t, from + "mlp.fc1", to + (five ? "mlp.fc1" : "intermediate.dense"));
        moveLayer(h, t, from + "mlp.fc2", to + (five ? "mlp.fc2" : "output.dense"));
    }
    moveLayer(h, t, "norm", prefix + "layernorm");
    moveLayer(h, t, "head", "classifier");
    return h;
}

// CLIP: pre-norm, no patch bias, and a projection in place of the classifier.
inline NamedTensors clipNetwork()
{
    NamedTensors t = timmNetwork();
    t.erase("patch_embed.proj.bias");
    t["norm_pre.weight"] = 1 + 0.1 * at::randn({128});
    t["norm_pre.bias"] = at::randn({128});
    t["head.bias"] = at::zeros({5});
    return t;
}

inline NamedTensors asOpenAiClip(const NamedTensors& t)
{
    NamedTensors c;
    c["visual.class_embedding"] = t.at("cls_token").flatten();
    c["visual.positional_embedding"] = t.at("pos_embed")[0].clone();
    c["visual.conv1.weight"] = t.at("patch_embed.proj.weight");
    moveLayer(c, t, "norm_pre", "visual.ln_pre");
    moveLayer(c, t, "norm", "visual.ln_post");
    c["visual.proj"] = t.at("head.weight").t().contiguous();
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "visual.transformer.resblocks." + number(i) + ".";
        moveLayer(c, t, from + "norm1", to + "ln_1");
        moveLayer(c, t, from + "norm2", to + "ln_2");
        c[to + "attn.in_proj_weight"] = t.at(from + "attn.qkv.weight");
        c[to + "attn.in_proj_bias"] = t.at(from + "attn.qkv.bias");
        moveLayer(c, t, from + "attn.proj", to + "attn.out_proj");
        moveLayer(c, t, from + "mlp.fc1", to + "mlp.c_fc");
        moveLayer(c, t, from + "mlp.fc2", to + "mlp.c_proj");
        c["transformer.resblocks." + number(i) + ".ln_1.weight"] = at::ones({64}); // the text tower
    }
    c["token_embedding.weight"] = at::ones({7, 64});
    c["positional_embedding"] = at::ones({7, 64});
    c["logit_scale"] = at::ones({});
    return c;
}

inline NamedTensors asHuggingFaceClip(const NamedTensors& t)
{
    NamedTensors c;
    const std::string v = "vision_model.";
    c[v + "embeddings.class_embedding"] = t.at("cls_token").flatten();
    c[v + "embeddings.position_embedding.weight"] = t.at("pos_embed")[0].clone();
    c[v + "embeddings.position_ids"] = at::arange(37).unsqueeze(0);
    c[v + "embeddings.patch_embedding.weight"] = t.at("patch_embed.proj.weight");
    moveLayer(c, t, "norm_pre", v + "pre_layrnorm");
    moveLayer(c, t, "norm", v + "post_layernorm");
    c["visual_projection.weight"] = t.at("head.weight");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = v + "encoder.layers." + number(i) + ".";
        splitQkv(c, t, from + "attn.qkv",
                 {to + "self_attn.q_proj", to + "self_attn.k_proj", to + "self_attn.v_proj"});
        moveLayer(c, t, from + "attn.proj", to + "self_attn.out_proj");
        moveLayer(c, t, from + "norm1", to + "layer_norm1");
        moveLayer(c, t, from + "norm2", to + "layer_norm2");
        moveLayer(c, t, from + "mlp.fc1", to + "mlp.fc1");
        moveLayer(c, t, from + "mlp.fc2", to + "mlp.fc2");
    }
    c["text_model.encoder.layers.0.layer_norm1.weight"] = at::ones({64});
    c["logit_scale"] = at::ones({});
    return c;
}

// Google's JAX layout: weights [in, out], attention per head.
inline NamedTensors asJax(const NamedTensors& t, const std::string& prefix, bool big)
{
    NamedTensors j;
    const auto put = [&](const std::string& name, const at::Tensor& value) {
        j[prefix + name] = value.contiguous().clone();
    };
    const auto norm = [&](const std::string& name, const std::string& timm) {
        put(name + "/scale", t.at(timm + ".weight"));
        put(name + "/bias", t.at(timm + ".bias"));
    };
    const auto dense = [&](const std::string& name, const std::string& timm) {
        put(name + "/kernel", t.at(timm + ".weight").t());
        put(name + "/bias", t.at(timm + ".bias"));
    };
    put("cls", t.at("cls_token"));
    put("Transformer/posembed_input/pos_embedding", t.at("pos_embed"));
    put("embedding/kernel", t.at("patch_embed.proj.weight").permute({2, 3, 1, 0}));
    put("embedding/bias", t.at("patch_embed.proj.bias"));
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "Transformer/encoderblock_" + number(i) + "/";
        norm(to + "LayerNorm_0", from + "norm1");
        norm(to + (big ? "LayerNorm_1" : "LayerNorm_2"), from + "norm2");
        const std::string attention = to + "MultiHeadDotProductAttention_" + (big ? "0" : "1") + "/";
        const auto weights = t.at(from + "attn.qkv.weight").chunk(3, 0);
        const auto biases = t.at(from + "attn.qkv.bias").chunk(3, 0);
        const char* const parts[] = {"query", "key", "value"};
        for (std::size_t p = 0; p < 3; ++p) {
            put(attention + parts[p] + "/kernel", weights[p].t().reshape({128, 2, 64}));
            put(attention + parts[p] + "/bias", biases[p].reshape({2, 64}));
        }
        put(attention + "out/kernel", t.at(from + "attn.proj.weight").t().reshape({2, 64, 128}));
        put(attention + "out/bias", t.at(from + "attn.proj.bias"));
        dense(to + (big ? "MlpBlock_0/Dense_0" : "MlpBlock_3/Dense_0"), from + "mlp.fc1");
        dense(to + (big ? "MlpBlock_0/Dense_1" : "MlpBlock_3/Dense_1"), from + "mlp.fc2");
    }
    norm("Transformer/encoder_norm", "norm");
    dense("head", "head");
    return j;
}

inline NamedTensors behind(const std::string& prefix, const NamedTensors& t)
{
    NamedTensors w;
    for (const auto& [name, tensor] : t) {
        w[prefix + name] = tensor;
    }
    return w;
}

inline NamedTensors together(NamedTensors a, const NamedTensors& b)
{
    a.insert(b.begin(), b.end());
    return a;
}

} // namespace hydra::test
