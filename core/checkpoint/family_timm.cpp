// SPDX-License-Identifier: GPL-3.0-or-later
// timm's own names, and those who use them with small differences: DeiT, DeiT III, HydraViT, MAE, DINO,
// DINOv2, I-JEPA, and open_clip's image towers made with timm.
#include "core/base/error.h"
#include "core/checkpoint/families.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

void finishTimm(TimmNamed& named, const std::string& file)
{
    NamedTensors& t = named.tensors;
    if (t.count("pos_embed") == 0) {
        throw inputError(file,
                         ": no tensor 'pos_embed': a network with rotary or relative positions (EVA, DINOv3, "
                         "...), which is not run here");
    }
    const auto fc1 = t.find("blocks.0.mlp.fc1.weight");
    const auto fc2 = t.find("blocks.0.mlp.fc2.weight");
    if (fc1 != t.end() && fc2 != t.end() && fc1->second.dim() == 2 && fc2->second.dim() == 2
        && fc1->second.size(0) == 2 * fc2->second.size(1)) {
        throw inputError(file,
                         ": blocks.0.mlp.fc1 has twice the rows that fc2 has columns: a gated MLP (SwiGLU), "
                         "which is not run here");
    }
    freeRegistersOfPositions(t, file);
    const auto head = t.find("head.weight");
    if (head != t.end() && t.count("head.bias") == 0 && t.count("norm_pre.weight") != 0
        && head->second.dim() == 2) { // open_clip's projection into the space it shares with text
        t["head.bias"] = at::zeros({head->second.size(0)});
        named.told["embeds"] = "true";
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
                                {"blocks.@.#.*", "blocks.#.*"}, // DINOv2 in chunks; it goes on counting
                                {"head.proj.*", "head.*"}, // open_clip
                                {"mask_token", ""},
                                {"decoder_*", ""},
                                {"pre_logits.*", ""},
                                {"*", "*"}},
                               {},
                               nullptr,
                               finishTimm};
    return family;
}

} // namespace hydra
