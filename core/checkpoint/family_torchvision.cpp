// SPDX-License-Identifier: GPL-3.0-or-later
// torchvision's VisionTransformer (vit_b_16, ...).
#include "core/checkpoint/families.h"

namespace hydra {

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
         {"heads.pre_logits.*", ""}},
        {{"norm_eps", "1e-6"}, {"interpolation", "bilinear"}, {"crop_pct", "0.875"}},
        nullptr,
        nullptr};
    return family;
}

} // namespace hydra
