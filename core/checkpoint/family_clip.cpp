// SPDX-License-Identifier: GPL-3.0-or-later
// CLIP's image towers: Hugging Face's names, and OpenAI's, which open_clip keeps. The projection into the
// space that images share with texts takes the classifier's place; its outputs are no classes.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

const std::map<std::string, std::string> clipUsual{{"norm_eps", "1e-5"},
                                                   {"activation", "quick-gelu"},
                                                   {"crop_pct", "1.0"},
                                                   {"mean", "0.48145466,0.4578275,0.40821073"},
                                                   {"std", "0.26862954,0.26130258,0.27577711"}};

void finishClip(TimmNamed& named, const std::string& file)
{
    if (named.tensors.count("norm_pre.weight") == 0) {
        throw inputError(file,
                         ": no norm before the first block (pre_layrnorm): not CLIP's picture tower but "
                         "SigLIP's or another, which is not run here");
    }
    const auto head = named.tensors.find("head.weight");
    if (head != named.tensors.end() && head->second.dim() == 2 && named.tensors.count("head.bias") == 0) {
        named.tensors["head.bias"] = at::zeros({head->second.size(0)});
        named.told["embeds"] = "true";
    }
}

void finishOpenAiClip(TimmNamed& named, const std::string& file)
{
    const auto projection = named.tensors.find("projection");
    if (projection != named.tensors.end()) {
        if (projection->second.dim() != 2) {
            throw inputError(file, ": tensor 'proj': expected 2 dimensions, found ",
                             shapeText(projection->second.sizes()));
        }
        named.tensors["head.weight"] = projection->second.t();
        named.tensors.erase("projection");
    }
    finishClip(named, file);
    // OpenAI's own files are float16 throughout; whoever trained others under these names used GELU.
    const auto weight = named.tensors.find("blocks.0.mlp.fc1.weight");
    if (weight != named.tensors.end() && weight->second.scalar_type() != at::kHalf) {
        named.usual["activation"] = "gelu";
        named.notes.emplace_back("the file does not say whether this CLIP uses GELU or QuickGELU; GELU is "
                                 "assumed, as in LAION's models. OpenAI's own need --activation quick-gelu");
    }
}

} // namespace

const Family& clipFamily()
{
    static const Family family{"clip",
                               "Hugging Face's CLIP",
                               {"embeddings.patch_embedding.weight", "embeddings.position_embedding.weight"},
                               {"vision_model."},
                               {{"embeddings.class_embedding", "cls_token"},
                                {"embeddings.patch_embedding.*", "patch_embed.proj.*"},
                                {"embeddings.position_embedding.weight", "pos_embed"},
                                {"embeddings.position_ids", ""},
                                {"pre_layrnorm.*", "norm_pre.*"}, // so spelt
                                {"pre_layernorm.*", "norm_pre.*"},
                                {"encoder.layers.#.self_attn.q_proj.*", "blocks.#.attn.q.*"},
                                {"encoder.layers.#.self_attn.k_proj.*", "blocks.#.attn.k.*"},
                                {"encoder.layers.#.self_attn.v_proj.*", "blocks.#.attn.v.*"},
                                {"encoder.layers.#.self_attn.out_proj.*", "blocks.#.attn.proj.*"},
                                {"encoder.layers.#.layer_norm1.*", "blocks.#.norm1.*"},
                                {"encoder.layers.#.layer_norm2.*", "blocks.#.norm2.*"},
                                {"encoder.layers.#.mlp.*", "blocks.#.mlp.*"},
                                {"post_layernorm.*", "norm.*"},
                                {"visual_projection.weight", "head.weight"},
                                {"text_model.*", ""},
                                {"text_projection.*", ""},
                                {"logit_scale", ""},
                                {"logit_bias", ""}},
                               clipUsual,
                               nullptr,
                               finishClip};
    return family;
}

const Family& openAiClipFamily()
{
    static const Family family{
        "openai-clip",
        "OpenAI's CLIP",
        {"conv1.weight", "class_embedding", "ln_pre.weight", "positional_embedding"},
        {}, // "visual." wraps the image tower; what lies outside is the text tower, under the same names
        {{"class_embedding", "cls_token"},
         {"positional_embedding", "pos_embed"},
         {"conv1.weight", "patch_embed.proj.weight"},
         {"ln_pre.*", "norm_pre.*"},
         {"ln_post.*", "norm.*"},
         {"transformer.resblocks.#.ln_1.*", "blocks.#.norm1.*"},
         {"transformer.resblocks.#.ln_2.*", "blocks.#.norm2.*"},
         {"transformer.resblocks.#.attn.in_proj_weight", "blocks.#.attn.qkv.weight"},
         {"transformer.resblocks.#.attn.in_proj_bias", "blocks.#.attn.qkv.bias"},
         {"transformer.resblocks.#.attn.out_proj.*", "blocks.#.attn.proj.*"},
         {"transformer.resblocks.#.mlp.c_fc.*", "blocks.#.mlp.fc1.*"},
         {"transformer.resblocks.#.mlp.c_proj.*", "blocks.#.mlp.fc2.*"},
         {"transformer.resblocks.#.ls_1.gamma", "blocks.#.ls1.gamma"},
         {"transformer.resblocks.#.ls_2.gamma", "blocks.#.ls2.gamma"},
         {"proj", "projection"}},
        clipUsual,
        nullptr,
        finishOpenAiClip};
    return family;
}

} // namespace hydra
