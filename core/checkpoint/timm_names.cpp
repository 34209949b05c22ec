// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/timm_names.h"

#include "core/base/error.h"
#include "core/checkpoint/printable.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace hydra {

namespace {

struct Family
{
    const char* part; // of a tensor's name
    const char* why;
};

// In this order: the more telling part first.
constexpr std::array<Family, 26> families{{
    {"relative_position_bias_table", "relative position bias (BEiT, Swin)"},
    {"rel_pos_", "relative position bias (SAM, ViTDet)"},
    {"attn.q_bias", "separate query and value biases (BEiT, EVA)"},
    {"attn.v_bias", "separate query and value biases (BEiT, EVA)"},
    {"rope", "rotary position embedding (EVA-02, DINOv3)"},
    {"downsample.", "a pyramid of stages (Swin)"},
    {"layers.0.blocks.", "a pyramid of stages (Swin)"},
    {"stages.", "a pyramid of stages (ConvNeXt, PVT)"},
    {"patch_embed.backbone.", "a convolutional network before the blocks (hybrid ViT)"},
    {"patch_embed.conv", "a convolutional stem (LeViT, XCiT)"},
    {"patch_embed.proj.0.", "a convolutional stem (XCiT)"},
    {"attn_pool.", "attention pooling (SigLIP)"},
    {"mlp.fc1_g.", "a gated MLP (SwiGLU)"},
    {"mlp.w12.", "a gated MLP (SwiGLU)"},
    {"attn.q_norm.", "queries normalised per head (qk_norm)"},
    {"attn.k_norm.", "keys normalised per head (qk_norm)"},
    {"attn.norm.", "a norm inside the attention"},
    {"mlp.norm.", "a norm inside the MLP"},
    {"blocks_token_only.", "class attention (CaiT)"},
    {"proj_l.", "talking heads (CaiT)"},
    {"vit.", "Hugging Face's names; this version reads timm's"},
    {"deit.", "Hugging Face's names; this version reads timm's"},
    {"dinov2.", "Hugging Face's names; this version reads timm's"},
    {"encoder.layer", "the names of Hugging Face or torchvision; this version reads timm's"},
    {"visual.", "CLIP's names; this version reads timm's"},
    {"vision_model.", "CLIP's names; this version reads timm's"},
}};

bool allBeginWith(const NamedTensors& tensors, const std::string& prefix)
{
    return !tensors.empty() && std::all_of(tensors.begin(), tensors.end(), [&](const auto& item) {
        return item.first.compare(0, prefix.size(), prefix) == 0;
    });
}

void replaceIn(std::string& name, const char* from, const char* to)
{
    if (const std::size_t at = name.find(from); at != std::string::npos) {
        name.replace(at, std::strlen(from), to);
    }
}

void squarePatchWeight(NamedTensors& tensors)
{
    const auto found = tensors.find("patch_embed.proj.weight");
    if (found == tensors.end() || found->second.dim() != 2) {
        return;
    }
    const std::int64_t pixels = found->second.size(1) / 3;
    const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(double(pixels))));
    if (side > 0 && found->second.size(1) == 3 * side * side) {
        found->second = found->second.reshape({found->second.size(0), 3, side, side});
    }
}

} // namespace

NamedTensors tidyNames(NamedTensors tensors, const std::string& file)
{
    bool stripped = true;
    while (stripped) {
        stripped = false;
        for (const std::string prefix : {"module.", "_orig_mod.", "model."}) {
            if (allBeginWith(tensors, prefix)) {
                NamedTensors shorter;
                for (auto& [name, tensor] : tensors) {
                    shorter.emplace(name.substr(prefix.size()), std::move(tensor));
                }
                tensors = std::move(shorter);
                stripped = true;
            }
        }
    }
    NamedTensors tidy;
    for (auto& [name, tensor] : tensors) {
        std::string newName = name;
        if (name.compare(0, 7, "blocks.") == 0) {
            replaceIn(newName, ".gamma_1", ".ls1.gamma");
            replaceIn(newName, ".gamma_2", ".ls2.gamma");
        }
        if (!tidy.emplace(newName, std::move(tensor)).second) {
            throw inputError(file, ": tensor ", printable(name), " and tensor ", printable(newName),
                             " are the same thing");
        }
    }
    squarePatchWeight(tidy);
    return tidy;
}

void refuseOtherFamilies(const NamedTensors& tensors, const std::string& file)
{
    for (const Family& family : families) {
        for (const auto& [name, unused] : tensors) {
            if (name.find(family.part) != std::string::npos) {
                throw inputError(file, ": tensor ", printable(name),
                                 " belongs to a network that is not run here: ", family.why);
            }
        }
    }
    const auto fc1 = tensors.find("blocks.0.mlp.fc1.weight");
    const auto fc2 = tensors.find("blocks.0.mlp.fc2.weight");
    if (fc1 != tensors.end() && fc2 != tensors.end() && fc1->second.dim() == 2 && fc2->second.dim() == 2
        && fc1->second.size(0) == 2 * fc2->second.size(1)) {
        throw inputError(
            file,
            ": blocks.0.mlp.fc1 has twice the rows that fc2 has columns: a gated MLP (SwiGLU), which is "
            "not run here");
    }
}

} // namespace hydra
