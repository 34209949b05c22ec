// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that look like a Vision Transformer and are not the one that is run here: recognised by a part of
// a tensor's name, and refused with the reason. What is in no such table is refused by name_rules.cpp, with
// less to say.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/format/shape_text.h"

#include <array>

namespace hydra {

namespace {

struct Refusal
{
    const char* part; // of a tensor's name; with '^' in front, its beginning; with '*' behind, a NameRule
    const char* why;
};

// In this order: the more telling part first.
constexpr std::array<Refusal, 51> byTensor{{
    {"^visual_model.head.",
     "dino.txt's vision head and text tower, which have no patches of their own; open the DINOv3 that they "
     "are for, with this file beside it or named by --text-tower"},
    {"lora_", "a LoRA adapter; merge it into its base model first"},
    {"adapter", "an adapter inside the blocks; open the model that it was added to"},
    {"prompt", "learned prompts among the tokens; open the model that they were added to"},
    {"head_rounds", "a pyramid of stages that answers in rounds (ThinkingViT's Swin)"},
    {"lambda_q1", "differential attention"},
    {"lambda_a", "differential attention"},
    {"attn.temperature", "cross-covariance attention (XCiT)"},
    {"local_mp.", "cross-covariance attention (XCiT)"},
    {"in_norm.", "attention and MLP side by side"},
    {"mlp_out_proj.", "attention and MLP side by side"},
    {".attns.", "two attentions side by side"},
    {".gate.", "a gate"},
    {"^embeds.", "pictures of any shape (NaFlexViT)"},
    {"rel_pos_", "relative position bias (SAM, ViTDet)"},
    {"rel_pos.", "relative position bias"},
    {"^neck.", "windows and a neck (SAM, ViTDet)"},
    {"blocks.#.proj.*", "a pyramid of stages (Hiera)"},
    {"patch_embed.norm.", "a norm of the patches before positions are added (AIMv2)"},
    {"vision_model.embeddings.patch_embedding.rms", "RMSNorm (AIMv2)"},
    {"lambda_k", "differential attention"},
    {"attn.sub_norm.", "differential attention"},
    {"downsample.", "a pyramid of stages (Swin)"},
    {"layers.0.blocks.", "a pyramid of stages (Swin)"},
    {"encoder.layers.0.blocks.", "a pyramid of stages (Swin)"},
    {"stages.", "a pyramid of stages (ConvNeXt, PVT)"},
    {"patch_embed.backbone.", "a convolutional network before the blocks (hybrid ViT)"},
    {"patch_embeddings.backbone.", "a convolutional network before the blocks (hybrid ViT)"},
    {"embedder.bit.", "a convolutional network before the blocks (hybrid ViT)"},
    {"conv_root/", "a convolutional network before the blocks (hybrid ViT)"},
    {"patch_embed.conv", "a convolutional stem (LeViT, XCiT)"},
    {"patch_embed.proj.0.", "a convolutional stem (XCiT)"},
    {"^conv_proj.0.", "a convolutional stem"},
    {"MAPHead", "attention pooling (SigLIP)"},
    {"blocks_token_only.", "class attention (CaiT)"},
    {"proj_l.", "talking heads (CaiT)"},
    {"detection_tokens", "a detector (YOLOS)"},
    {"Transformer/encoderblock/", "blocks stacked into one tensor (big_vision)"},
    {"layer1.0.conv1.", "a convolutional network (ResNet)"},
    {"^layer1.0.", "a convolutional network (ResNet)"},
    {"visual.layer1.", "a convolutional network (CLIP's ResNet)"},
    {"features.0.", "a convolutional network (VGG, MobileNet, EfficientNet)"},
    {"conv_stem.", "a convolutional network (EfficientNet)"},
    {"running_mean", "a convolutional network with batch normalisation"},
    {"embeddings.word_embeddings.", "a text model"},
    {"embed_tokens.", "a text model"},
    {"^wte.", "a text model"},
    {"transformer.wte.", "a text model"},
    {"token_embedding.", "a text model"},
    {"mixer_block", "an MLP-Mixer"},
    {"mlp_tokens.", "an MLP-Mixer"},
}};

// Parts that are run, and mean this where they do not fit what is around them.
constexpr std::array<Refusal, 18> parts{{
    {"token_projectors.", "gates and growing pictures (ProgResViT)"},
    {"cond_mlp.", "gates and growing pictures (ProgResViT)"},
    {"fusion_", "gates and growing pictures (ProgResViT)"},
    {"prog_ls", "gates and growing pictures (ProgResViT)"},
    {".gate_", "gates and growing pictures (ProgResViT)"},
    {"^alpha.", "tokens that go through the blocks again (ThinkingViT)"},
    {"^proj_layer", "tokens that go through the blocks again (ThinkingViT)"},
    {"relative_position_bias", "relative position bias (BEiT, Swin)"},
    {"attn.q_bias", "separate query and value biases (BEiT, EVA, DINOv3)"},
    {"attn.v_bias", "separate query and value biases (BEiT, EVA, DINOv3)"},
    {"rope", "rotary position embedding (EVA-02, DINOv3)"},
    {"embeddings.patch_embeddings.weight", "rotary position embedding (DINOv3)"},
    {"attn_pool.", "attention pooling (SigLIP, Perception Encoder)"},
    {"^head.probe", "attention pooling (SigLIP)"},
    {"mlp.fc1_g.", "a gated MLP (SwiGLU)"},
    {"mlp.fc1_x.", "a gated MLP (SwiGLU)"},
    {"attn.norm.", "a norm inside the attention"},
    {"mlp.norm.", "a norm inside the MLP"},
}};

bool applies(const Refusal& refusal, const std::string& name)
{
    if (const std::string part = refusal.part; part.back() == '*') {
        return renamed(name, {refusal.part, ""}).has_value();
    }
    return refusal.part[0] == '^' ? beginsWith(name, refusal.part + 1)
                                  : name.find(refusal.part) != std::string::npos;
}

} // namespace

void refuseOtherNetworks(const std::vector<std::string>& names, const std::string& file)
{
    for (const Refusal& refusal : byTensor) {
        for (const std::string& name : names) {
            if (applies(refusal, name)) {
                throw inputError(file, ": tensor ", printable(name),
                                 " belongs to a network that is not run here: ", refusal.why);
            }
        }
    }
}

std::string whatItMeans(const std::string& tensor)
{
    for (const Refusal& refusal : byTensor) {
        if (applies(refusal, tensor)) {
            return refusal.why;
        }
    }
    for (const Refusal& part : parts) {
        if (applies(part, tensor)) {
            return part.why;
        }
    }
    return {};
}

} // namespace hydra
