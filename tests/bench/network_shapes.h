// SPDX-License-Identifier: GPL-3.0-or-later
// Networks with random weights, of common sizes, plain ones and today's.
#pragma once

#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>

#include <memory>
#include <string>

#include "tests/support/random_vit.h"

namespace hydra::bench {

struct Shape
{
    const char* name;
    int heads, headDim, depth, image, patch, classes;
    void (*modernise)(VitConfig&, NamedTensors&) = nullptr; // adds parts that a plain network lacks
};

inline void likeDinoV3(VitConfig& c, NamedTensors& t)
{
    c.rotation.value.kind = Rotation::Kind::Axial;
    c.positionEmbedding.value = c.posEmbedCoversPrefix.value = false;
    c.layerScale.value = true;
    c.registerTokens.value = 4;
    t["reg_token"] = at::randn({1, 4, c.embedDim}) * 0.02;
    t.erase("pos_embed");
    for (int i = 0; i < c.depth; ++i) {
        for (const char* scale : {".ls1.gamma", ".ls2.gamma"}) {
            t["blocks." + std::to_string(i) + scale] = at::ones({c.embedDim});
        }
    }
}

inline void gatedLikeDinoV3(VitConfig& c, NamedTensors& t)
{
    likeDinoV3(c, t);
    c.mlp.value = MlpKind::Gated;
    c.activation.value = Activation::Silu;
    for (int i = 0; i < c.depth; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".mlp.";
        for (const char* part : {"weight", "bias"}) {
            t[at + "fc1_x." + part] = t.at(at + "fc1." + part);
            t[at + "fc1_g." + part] = t.at(at + "fc1." + part).clone();
        }
    }
}

inline void likeSigLip(VitConfig& c, NamedTensors& t)
{
    c.classToken.value = c.posEmbedCoversPrefix.value = false;
    c.activation.value = c.poolActivation.value = Activation::GeluTanh;
    c.pool.value = Pool::Attention;
    c.poolHeads.value = c.numHeads;
    t.erase("cls_token");
    t["pos_embed"] = at::randn({1, c.patches(), c.embedDim}) * 0.02;
    const auto copy = [&](const char* from, const char* to) {
        for (const char* part : {".weight", ".bias"}) {
            t[std::string("attn_pool.") + to + part] = t.at(std::string("blocks.0.") + from + part);
        }
    };
    t["attn_pool.latent"] = at::randn({1, 1, c.embedDim});
    copy("attn.proj", "q");
    copy("attn.qkv", "kv"); // the first two thirds are read
    copy("attn.proj", "proj");
    copy("norm1", "norm");
    copy("mlp.fc1", "mlp.fc1");
    copy("mlp.fc2", "mlp.fc2");
}

inline constexpr Shape base{"vit-b16", 12, 64, 12, 224, 16, 1000};
inline constexpr Shape small{"vit-s16", 6, 64, 12, 224, 16, 1000};
inline constexpr Shape dinoV3{"dinov3-s16", 6, 64, 12, 224, 16, 1000, likeDinoV3};
inline constexpr Shape gated{"dinov3-s16-gated", 6, 64, 12, 224, 16, 1000, gatedLikeDinoV3};
inline constexpr Shape sigLip{"siglip-b16", 12, 64, 12, 224, 16, 1000, likeSigLip};
inline constexpr Shape tiny{"vit-ti16", 3, 64, 12, 224, 16, 1000};
inline constexpr Shape scenes{"hydravit-scenes", 12, 16, 5, 128, 16, 10};

inline VitConfig configOf(const Shape& s)
{
    VitConfig c;
    c.imageHeight.value = c.imageWidth.value = s.image;
    c.patchSize.value = s.patch;
    c.numHeads.value = s.heads;
    c.headDim.value = s.headDim;
    c.embedDim.value = s.heads * s.headDim;
    c.mlpHidden.value = 4 * c.embedDim;
    c.depth.value = s.depth;
    c.numClasses.value = s.classes;
    c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
    c.normEps.value = 1e-6;
    return c;
}

inline std::unique_ptr<VisionTransformer> madeOf(const Shape& s)
{
    VitConfig c = configOf(s);
    NamedTensors tensors = test::randomTensors(c);
    if (s.modernise != nullptr) {
        s.modernise(c, tensors);
    }
    return std::make_unique<VisionTransformer>(c, tensors);
}

} // namespace hydra::bench
