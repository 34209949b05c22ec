// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that look like a Vision Transformer and are not the one that is run here: recognised by a part of
// a tensor's name, or by the architecture a configuration states, and refused with the reason.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/printable.h"

#include <array>

namespace hydra {

namespace {

struct Refusal
{
    const char* part; // of a tensor's name; with '^' in front, its beginning
    const char* why;
};

// In this order: the more telling part first.
constexpr std::array<Refusal, 46> byTensor{{
    {"lora_", "a LoRA adapter; merge it into its base model first"},
    {"relative_position_bias", "relative position bias (BEiT, Swin)"},
    {"rel_pos_", "relative position bias (SAM, ViTDet)"},
    {"attn.q_bias", "separate query and value biases (BEiT, EVA)"},
    {"attn.v_bias", "separate query and value biases (BEiT, EVA)"},
    {"rope", "rotary position embedding (EVA-02, DINOv3)"},
    {"storage_tokens", "rotary position embedding (DINOv3)"},
    {"embeddings.patch_embeddings.weight", "rotary position embedding (DINOv3)"},
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
    {"attn_pool.", "attention pooling (SigLIP)"},
    {"^head.probe", "attention pooling (SigLIP)"},
    {"^head.attention.", "attention pooling (SigLIP)"},
    {"MAPHead", "attention pooling (SigLIP)"},
    {"mlp.fc1_g.", "a gated MLP (SwiGLU)"},
    {"mlp.w12.", "a gated MLP (SwiGLU)"},
    {"mlp.w1.", "a gated MLP (SwiGLU)"},
    {"mlp.weights_in.", "a gated MLP (SwiGLU)"},
    {"attn.norm.", "a norm inside the attention"},
    {"mlp.norm.", "a norm inside the MLP"},
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

struct RefusedName
{
    const char* part; // of an architecture's or model type's name
    const char* why;
};

constexpr std::array<RefusedName, 16> byArchitecture{{
    {"beit", "relative position bias (BEiT)"},
    {"data2vec", "relative position bias (BEiT)"},
    {"eva0", "rotary position embedding (EVA)"},
    {"eva_", "rotary position embedding (EVA)"},
    {"dinov3", "rotary position embedding (DINOv3)"},
    {"_rope_", "rotary position embedding"},
    {"swin", "a pyramid of stages (Swin)"},
    {"cait", "class attention (CaiT)"},
    {"xcit", "cross-covariance attention (XCiT)"},
    {"levit", "a convolutional stem (LeViT)"},
    {"yolos", "a detector (YOLOS)"},
    {"convnext", "a convolutional network"},
    {"resnet", "a convolutional network"},
    {"efficientnet", "a convolutional network"},
    {"bert", "a text model"},
    {"gpt", "a text model"},
}};

bool applies(const Refusal& refusal, const std::string& name)
{
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

std::string whyNotRun(const std::string& architecture)
{
    for (const RefusedName& refused : byArchitecture) {
        if (architecture.find(refused.part) != std::string::npos) {
            return refused.why;
        }
    }
    return {};
}

} // namespace hydra
