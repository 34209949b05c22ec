// SPDX-License-Identifier: GPL-3.0-or-later
// timm's own names, and models that use them with small differences: DeiT, DeiT III, HydraViT, MAE, DINO,
// DINOv2, DINOv3, EVA, BEiT, I-JEPA, and open_clip's image towers made with timm.
#include "core/checkpoint/families.h"
#include "core/checkpoint/todays_names.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

void prepareTimm(TimmNamed& named, const std::string&)
{
    takeSeparateBiases(named.tensors);
}

// DINOv2's own files under timm's names: they resize positions in their own way.
void sayDinov2(TimmNamed& named, bool maskToken)
{
    const NamedTensors& t = named.tensors;
    if (maskToken && t.count("blocks.0.ls1.gamma") != 0 && t.count("pos_embed") != 0) {
        named.facts["position_resize"] = wordOf(t.count("reg_token") != 0 ? PositionResize::BicubicAntialias
                                                                          : PositionResize::BicubicScaled);
    }
}

void finishTimm(TimmNamed& named, const std::string& file)
{
    NamedTensors& t = named.tensors;
    const bool maskToken = t.erase("mask_token") != 0;
    joinBiases(named, file);
    applyBiasMasks(named, file);
    nameGates(named, file);
    nameRegisters(t);
    sayDinov2(named, maskToken);
    sayDinov3(named, file);
    const auto head = t.find("head.weight");
    if (head != t.end() && t.count("head.bias") == 0 && t.count("norm_pre.weight") != 0
        && head->second.dim() == 2) { // open_clip's projection into the space shared with text
        t["head.bias"] = at::zeros({head->second.size(0)});
        named.facts["embeds"] = "true";
    }
    if (t.count("norm_pre.weight") != 0) { // CLIP's
        for (const auto& [key, value] :
             std::map<std::string, std::string>{{"norm_eps", "1e-5"},
                                                {"crop_pct", "1.0"},
                                                {"mean", "0.48145466,0.4578275,0.40821073"},
                                                {"std", "0.26862954,0.26130258,0.27577711"}}) {
            named.usual.emplace(key, value);
        }
    }
}

} // namespace

const Family& timmFamily()
{
    static const Family family{"timm",
                               "timm",
                               {"patch_embed.proj.weight"},
                               {"trunk."},
                               {{"blocks.#.gamma_1", "blocks.#.ls1.gamma"}, // DeiT III
                                {"blocks.#.gamma_2", "blocks.#.ls2.gamma"},
                                {"blocks.@.#.*", "blocks.#.*"}, // DINOv2 in chunks; # counts on across chunks
                                {"head.proj.*", "head.*"}, // open_clip
                                // EVA's separate projections; its authors' names
                                {"blocks.#.attn.q_proj.*", "blocks.#.attn.q.*"},
                                {"blocks.#.attn.k_proj.*", "blocks.#.attn.k.*"},
                                {"blocks.#.attn.v_proj.*", "blocks.#.attn.v.*"},
                                {"blocks.#.attn.inner_attn_ln.*", "blocks.#.attn.norm.*"},
                                {"blocks.#.mlp.ffn_ln.*", "blocks.#.mlp.norm.*"},
                                {"blocks.#.mlp.w1.*", "blocks.#.mlp.fc1_g.*"},
                                {"blocks.#.mlp.w2.*", "blocks.#.mlp.fc1_x.*"},
                                {"blocks.#.mlp.w3.*", "blocks.#.mlp.fc2.*"},
                                {"blocks.#.attn.rope.freqs_cos", ""}, // constants
                                {"blocks.#.attn.rope.freqs_sin", ""},
                                {"blocks.#.attn.relative_position_index", ""},
                                {"rope.freqs_cos", ""},
                                {"rope.freqs_sin", ""},
                                {"rel_pos_bias.relative_position_index", ""},
                                {"storage_tokens", "reg_token"}, // DINOv3's authors'
                                {"rope_embed.periods", "rope.periods"},
                                {"decoder_*", ""},
                                {"pre_logits.*", ""},
                                {"*", "*"}},
                               {},
                               prepareTimm,
                               finishTimm,
                               true};
    return family;
}

// torchvision's VisionTransformer (vit_b_16, ...).
const Family& torchvisionFamily()
{
    static const Family family{
        "torchvision",
        "torchvision",
        {"conv_proj.weight", "encoder.pos_embedding"},
        {},
        {{"class_token", "cls_token"},
         {"encoder.pos_embedding", "pos_embed"},
         {"conv_proj.*", "patch_embed.proj.*"},
         {"encoder.layers.encoder_layer_#.ln_1.*", "blocks.#.norm1.*"},
         {"encoder.layers.encoder_layer_#.ln_2.*", "blocks.#.norm2.*"},
         {"encoder.layers.encoder_layer_#.self_attention.in_proj_weight", "blocks.#.attn.qkv.weight"},
         {"encoder.layers.encoder_layer_#.self_attention.in_proj_bias", "blocks.#.attn.qkv.bias"},
         {"encoder.layers.encoder_layer_#.self_attention.out_proj.*", "blocks.#.attn.proj.*"},
         {"encoder.layers.encoder_layer_#.mlp.0.*", "blocks.#.mlp.fc1.*"},
         {"encoder.layers.encoder_layer_#.mlp.3.*", "blocks.#.mlp.fc2.*"},
         {"encoder.layers.encoder_layer_#.mlp.linear_1.*", "blocks.#.mlp.fc1.*"}, // before 0.13
         {"encoder.layers.encoder_layer_#.mlp.linear_2.*", "blocks.#.mlp.fc2.*"},
         {"encoder.ln.*", "norm.*"},
         {"heads.head.*", "head.*"},
         {"heads.pre_logits.*", "head_steps.0.*"}},
        {{"norm_eps", "1e-6"}, {"interpolation", "bilinear"}, {"crop_pct", "0.875"}},
        nullptr,
        [](TimmNamed& named, const std::string&) {
            const auto first = named.tensors.find("head_steps.0.weight");
            if (first != named.tensors.end() && first->second.dim() == 2) {
                named.facts["classifier_steps"] = join("linear:", first->second.size(0), " tanh");
            }
        }};
    return family;
}

} // namespace hydra
