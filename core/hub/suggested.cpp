// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/suggested.h"

namespace hydra::hub {

const std::array<Suggested, 20>& suggestedModels()
{
    static constexpr std::array<Suggested, 20> models{{
        {"timm/vit_tiny_patch16_224.augreg_in21k_ft_in1k",
         "a first look: ImageNet's 1,000 classes, three heads, 23 MB"},
        {"timm/vit_small_patch16_224.augreg_in21k_ft_in1k", "the same classes with six heads"},
        {"timm/vit_base_patch16_224.augreg_in21k_ft_in1k",
         "the ViT-B/16 of twelve heads on which methods are usually compared"},
        {"timm/vit_base_patch32_224.augreg_in21k_ft_in1k", "speed: 49 patches of 32 pixels, coarse maps"},
        {"timm/vit_base_patch8_224.augreg2_in21k_ft_in1k", "fine maps: 784 patches of 8 pixels, slow"},
        {"timm/deit_tiny_patch16_224.fb_in1k", "a small network that has seen ImageNet-1k alone"},
        {"timm/deit_base_distilled_patch16_224.fb_in1k",
         "a distillation token beside the class token: two prefix tokens"},
        {"timm/deit3_base_patch16_224.fb_in22k_ft_in1k", "LayerScale: how much each block may add"},
        {"timm/vit_small_patch16_224.dino",
         "attention that follows objects, learned without labels; features, no classes"},
        {"timm/vit_base_patch8_224.dino", "the same in patches of 8 pixels: fine attention maps"},
        {"timm/vit_small_patch14_dinov2.lvd142m",
         "features of patches: similarity, colours of features, nearest pictures"},
        {"timm/vit_small_patch14_reg4_dinov2.lvd142m",
         "the same with four registers, to see what they collect"},
        {"timm/vit_large_patch14_dinov2.lvd142m",
         "outlier tokens: norms of patches, neurons, moving them away"},
        {"timm/vit_small_patch16_dinov3.lvd1689m",
         "dense features at any picture size: rotary positions and four registers"},
        {"timm/vit_base_patch16_224.mae", "features of a network that filled in masked patches; no classes"},
        {"timm/vit_base_patch16_clip_224.openai", "CLIP's image encoder: embeddings of 512 numbers"},
        {"timm/vit_base_patch16_clip_224.laion2b_ft_in12k_in1k",
         "CLIP's image encoder, fine-tuned to ImageNet's 1,000 classes"},
        {"timm/vit_base_patch16_siglip_224.webli",
         "no class token: a pooling head that attends to the patches"},
        {"timm/beit_base_patch16_224.in22k_ft_in22k_in1k", "relative position biases in each block"},
        {"timm/eva02_tiny_patch14_336.mim_in22k_ft_in1k", "rotary positions and SwiGLU in a small network"},
    }};
    return models;
}

} // namespace hydra::hub
