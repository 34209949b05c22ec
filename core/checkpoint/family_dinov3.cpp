// SPDX-License-Identifier: GPL-3.0-or-later
// Hugging Face's DINOv3 (and EUPE) encoders. Keys have no bias; up_proj is the first layer of the MLP, or the
// half beside a gate where there is a gate_proj.
#include "core/checkpoint/families.h"
#include "core/checkpoint/todays_names.h"

namespace hydra {

namespace {

void finishHuggingFaceDinov3(TimmNamed& named, const std::string& file)
{
    nameGates(named, file);
    named.tensors.erase("rope.periods"); // float32 numbers that are computed anew
    for (const auto& [word, value] : dinov3Words()) {
        named.told.emplace(word, value);
    }
}

} // namespace

const Family& huggingFaceDinov3Family()
{
    static const Family family{"huggingface",
                               "Hugging Face's DINOv3",
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
                               true};
    return family;
}

} // namespace hydra
