// SPDX-License-Identifier: GPL-3.0-or-later
// Hugging Face's ViT, DeiT, DINOv2, BEiT, MAE, MSN and I-JEPA encoders, with the names of transformers 4
// (kept by the files on the hub) and 5. The base model's prefix may be missing.
#include "core/base/message.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/todays_names.h"

#include <ATen/core/Tensor.h>

namespace hydra {

namespace {

// The defaults of each model's image processor when a preprocessor_config.json does not state them, and how
// the model's code resizes positions for another picture size.
void finishHuggingFace(TimmNamed& named, const std::string& file)
{
    NamedTensors& t = named.tensors;
    nameRegisters(t);
    nameGates(named, file);
    named.facts["position_resize"] =
        wordOf(t.count("reg_token") != 0 ? PositionResize::BicubicAntialias : PositionResize::Bicubic);
    const bool relative = t.count("blocks.0.attn.relative_position_bias_table") != 0;
    if (relative) { // BEiT: the usual values are ViT's
        named.usual["crop_pct"] = "0.9";
    } else if (t.count("blocks.0.ls1.gamma") != 0) { // DINOv2
        named.usual = {{"norm_eps", "1e-6"}, {"crop_pct", "0.875"}};
    } else if (t.count("dist_token") != 0) { // DeiT
        named.usual = {{"norm_eps", "1e-12"}, {"crop_pct", "0.875"}};
    }
}

// DINOv3's (and EUPE's) encoders. Keys have no bias; up_proj is the first layer of the MLP, or the half
// beside a gate if there is a gate_proj.
void finishHuggingFaceDinov3(TimmNamed& named, const std::string& file)
{
    nameGates(named, file);
    named.tensors.erase("rope.periods"); // float32 numbers that are recomputed
    for (const auto& [word, value] : dinov3Words()) {
        named.facts.emplace(word, value);
    }
}

} // namespace

const Family& huggingFaceFamily()
{
    static const Family family{
        "huggingface",
        phrase("Hugging Face"),
        {"embeddings.patch_embeddings.projection.weight"},
        {"vit.", "deit.", "dinov2.", "dinov2_with_registers.", "beit."},
        {{"embeddings.cls_token", "cls_token"},
         {"embeddings.distillation_token", "dist_token"},
         {"embeddings.register_tokens", "register_tokens"},
         {"embeddings.mask_token", ""},
         {"embeddings.position_embeddings", "pos_embed"},
         {"embeddings.patch_embeddings.projection.*", "patch_embed.proj.*"},
         {"layers.#.attention.attention.query.*", "blocks.#.attn.q.*"}, // transformers 4
         {"layers.#.attention.attention.key.*", "blocks.#.attn.k.*"},
         {"layers.#.attention.attention.value.*", "blocks.#.attn.v.*"},
         {"layers.#.attention.output.dense.*", "blocks.#.attn.proj.*"},
         {"layers.#.attention.q_proj.*", "blocks.#.attn.q.*"}, // transformers 5
         {"layers.#.attention.k_proj.*", "blocks.#.attn.k.*"},
         {"layers.#.attention.v_proj.*", "blocks.#.attn.v.*"},
         {"layers.#.attention.o_proj.*", "blocks.#.attn.proj.*"},
         {"layers.#.layernorm_before.*", "blocks.#.norm1.*"},
         {"layers.#.layernorm_after.*", "blocks.#.norm2.*"},
         {"layers.#.intermediate.dense.*", "blocks.#.mlp.fc1.*"},
         {"layers.#.output.dense.*", "blocks.#.mlp.fc2.*"},
         {"layers.#.norm1.*", "blocks.#.norm1.*"}, // DINOv2
         {"layers.#.norm2.*", "blocks.#.norm2.*"},
         {"layers.#.mlp.fc1.*", "blocks.#.mlp.fc1.*"},
         {"layers.#.mlp.fc2.*", "blocks.#.mlp.fc2.*"},
         {"layers.#.layer_scale1.lambda1", "blocks.#.ls1.gamma"},
         {"layers.#.layer_scale2.lambda1", "blocks.#.ls2.gamma"},
         {"layers.#.mlp.weights_in.*", "blocks.#.mlp.fc1.*"}, // SwiGLU
         {"layers.#.mlp.weights_out.*", "blocks.#.mlp.fc2.*"},
         {"layers.#.lambda_1", "blocks.#.ls1.gamma"}, // BEiT
         {"layers.#.lambda_2", "blocks.#.ls2.gamma"},
         {"layers.#.attention.attention.relative_position_bias.relative_position_bias_table",
          "blocks.#.attn.relative_position_bias_table"},
         {"layers.#.attention.relative_position_bias.relative_position_bias_table",
          "blocks.#.attn.relative_position_bias_table"},
         {"layers.#.attention.attention.relative_position_bias.relative_position_index", ""},
         {"layers.#.attention.relative_position_bias.relative_position_index", ""},
         {"relative_position_bias.relative_position_bias_table", "rel_pos_bias.relative_position_bias_table"},
         {"relative_position_bias.relative_position_index", ""},
         {"pooler.layernorm.*", "fc_norm.*"},
         {"layernorm.*", "norm.*"},
         {"classifier.*", "head.*"},
         {"cls_classifier.*", "head.*"},
         {"distillation_classifier.*", "head_dist.*"},
         {"pooler.*", ""},
         {"decoder.*", ""}},
        // from ViTImageProcessor and ViTConfig
        {{"norm_eps", "1e-12"},
         {"mean", "0.5,0.5,0.5"},
         {"std", "0.5,0.5,0.5"},
         {"interpolation", "bilinear"},
         {"crop_mode", "squash"},
         {"crop_pct", "1.0"}},
        nullptr,
        finishHuggingFace,
        true,
        {{"encoder.*", "*"}, {"layer.#.*", "layers.#.*"}}};
    return family;
}

const Family& huggingFaceDinov3Family()
{
    static const Family family{"huggingface",
                               phrase("Hugging Face's DINOv3"),
                               {"embeddings.patch_embeddings.weight", "embeddings.register_tokens"},
                               {"dinov3_vit.", "model."},
                               {{"embeddings.cls_token", "cls_token"},
                                {"embeddings.register_tokens", "reg_token"},
                                {"embeddings.mask_token", ""},
                                {"embeddings.patch_embeddings.*", "patch_embed.proj.*"},
                                {"rope_embeddings.inv_freq", "rope.periods"},
                                {"layer.#.norm1.*", "blocks.#.norm1.*"},
                                {"layer.#.norm2.*", "blocks.#.norm2.*"},
                                {"layer.#.attention.q_proj.*", "blocks.#.attn.q.*"},
                                {"layer.#.attention.k_proj.*", "blocks.#.attn.k.*"},
                                {"layer.#.attention.v_proj.*", "blocks.#.attn.v.*"},
                                {"layer.#.attention.o_proj.*", "blocks.#.attn.proj.*"},
                                {"layer.#.layer_scale1.lambda1", "blocks.#.ls1.gamma"},
                                {"layer.#.layer_scale2.lambda1", "blocks.#.ls2.gamma"},
                                {"layer.#.mlp.gate_proj.*", "blocks.#.mlp.fc1_g.*"},
                                {"layer.#.mlp.up_proj.*", "blocks.#.mlp.up.*"},
                                {"layer.#.mlp.down_proj.*", "blocks.#.mlp.fc2.*"},
                                {"norm.*", "norm.*"}},
                               dinov3Usual(),
                               nullptr,
                               finishHuggingFaceDinov3,
                               true,
                               {{"encoder.*", "*"}, {"layers.#.*", "layer.#.*"}}};
    return family;
}

} // namespace hydra
