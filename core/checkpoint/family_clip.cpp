// SPDX-License-Identifier: GPL-3.0-or-later
// CLIP's image towers: Hugging Face's names, shared by SigLIP, and OpenAI's, kept by open_clip and Perception
// Encoder. The projection into the space that images share with texts takes the classifier's place; its
// outputs are not classes.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/todays_names.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

const std::map<std::string, std::string> clipUsual{{"norm_eps", "1e-5"},
                                                   {"activation", "quick-gelu"},
                                                   {"crop_pct", "1.0"},
                                                   {"mean", "0.48145466,0.4578275,0.40821073"},
                                                   {"std", "0.26862954,0.26130258,0.27577711"}};

// SigLIP's usual values; its classifier (without a probe) reads the mean of the patches.
const std::map<std::string, std::string> siglipUsual{{"norm_eps", "1e-6"},    {"activation", "gelu-tanh"},
                                                     {"crop_mode", "squash"}, {"crop_pct", "1.0"},
                                                     {"mean", "0.5,0.5,0.5"}, {"std", "0.5,0.5,0.5"}};

void sayEmbedding(TimmNamed& named)
{
    const auto head = named.tensors.find("head.weight");
    if (head != named.tensors.end() && head->second.dim() == 2 && named.tensors.count("head.bias") == 0) {
        named.tensors["head.bias"] = at::zeros({head->second.size(0)});
        named.facts["embeds"] = "true";
    }
}

void finishClip(TimmNamed& named, const std::string& file)
{
    const NamedTensors& t = named.tensors;
    const bool attends = t.count("attn_pool.latent") != 0;
    if (!attends && t.count("norm_pre.weight") == 0 && t.count("head.bias") == 0) {
        throw inputError("%1: no norm before the first block (pre_layrnorm), as in CLIP, and no pooling head "
                         "(head.probe), as in SigLIP: this picture tower is not supported",
                         file);
    }
    splitPoolingProjection(named, file);
    named.facts["position_resize"] = wordOf(PositionResize::Bicubic);
    if (attends || t.count("norm_pre.weight") == 0) {
        named.usual = siglipUsual;
    }
    sayEmbedding(named);
}

void finishOpenAiClip(TimmNamed& named, const std::string& file)
{
    const auto projection = named.tensors.find("projection");
    if (projection != named.tensors.end()) {
        if (projection->second.dim() != 2) {
            throw inputError("%1: tensor 'proj': expected 2 dimensions, found %2", file,
                             shapeText(projection->second.sizes()));
        }
        named.tensors["head.weight"] = projection->second.t();
        named.tensors.erase("projection");
    }
    splitPoolingProjection(named, file);
    sayEmbedding(named);
    const bool encoder = named.tensors.count("attn_pool.latent") != 0
        || (named.tensors.count("norm.weight") == 0 && named.tensors.count("head.weight") == 0);
    if (encoder) { // Perception Encoder: only the name tells the rotation
        named.saysAll = false;
        named.usual = {{"norm_eps", "1e-5"},    {"activation", "gelu"}, {"crop_mode", "squash"},
                       {"mean", "0.5,0.5,0.5"}, {"std", "0.5,0.5,0.5"}, {"crop_pct", "1.0"}};
        return;
    }
    // OpenAI's own files are float16 throughout; others who trained with these names used GELU.
    const auto weight = named.tensors.find("blocks.0.mlp.fc1.weight");
    if (weight != named.tensors.end() && weight->second.scalar_type() != at::kHalf) {
        named.usual["activation"] = "gelu";
        named.notes.emplace_back(
            phrase("the file does not say whether this CLIP uses GELU or QuickGELU; GELU is assumed, as in "
                   "LAION's models. OpenAI's own need --activation quick-gelu"));
    }
}

} // namespace

const Family& clipFamily()
{
    static const Family family{"clip",
                               phrase("Hugging Face's CLIP"),
                               {"embeddings.patch_embedding.weight", "embeddings.position_embedding.weight"},
                               {"vision_model."},
                               {{"embeddings.class_embedding", "cls_token"},
                                {"embeddings.patch_embedding.*", "patch_embed.proj.*"},
                                {"embeddings.position_embedding.weight", "pos_embed"},
                                {"embeddings.position_ids", ""},
                                {"pre_layrnorm.*", "norm_pre.*"}, // spelt so in the files
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
                                {"classifier.*", "head.*"},
                                {"head.probe", "attn_pool.latent"}, // SigLIP
                                {"head.attention.in_proj_weight", "attn_pool.in_proj_weight"},
                                {"head.attention.in_proj_bias", "attn_pool.in_proj_bias"},
                                {"head.attention.out_proj.*", "attn_pool.proj.*"},
                                {"head.layernorm.*", "attn_pool.norm.*"},
                                {"head.mlp.*", "attn_pool.mlp.*"},
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
        phrase("OpenAI's CLIP"),
        {"conv1.weight", "ln_pre.weight", "positional_embedding"},
        {}, // "visual." wraps the image tower; outside is the text tower, under the same names
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
         {"attn_pool.probe", "attn_pool.latent"}, // Perception Encoder
         {"attn_pool.attn.in_proj_weight", "attn_pool.in_proj_weight"},
         {"attn_pool.attn.in_proj_bias", "attn_pool.in_proj_bias"},
         {"attn_pool.attn.out_proj.*", "attn_pool.proj.*"},
         {"attn_pool.layernorm.*", "attn_pool.norm.*"},
         {"attn_pool.mlp.c_fc.*", "attn_pool.mlp.fc1.*"},
         {"attn_pool.mlp.c_proj.*", "attn_pool.mlp.fc2.*"},
         {"proj", "projection"}},
        clipUsual,
        nullptr,
        finishOpenAiClip};
    return family;
}

} // namespace hydra
