// SPDX-License-Identifier: GPL-3.0-or-later
// A tiny network (4 heads of 8, 3 blocks) with the parts of modern blocks that VARIANT names.
#pragma once

#include "core/model/named_tensors.h"
#include "core/model/vit_config.h"

#include <ATen/ATen.h>

#include <cmath>
#include <string>
#include <tuple>
#include <vector>

namespace hydra::test {

// "turned" (DINOv3's rotation) or "turned by pairs" (EVA's); "gated" (SwiGLU); "inner norms"; "after" (norms
// of each branch before it is added); "root" (RMSNorm); "read by attention" (a pooling head with 8 heads);
// "vision head" (dino.txt's, in the last block).
struct Modernised
{
    VitConfig config;
    NamedTensors tensors;

    Modernised(const std::string& variant, VitConfig c, NamedTensors t)
        : config(std::move(c))
        , tensors(std::move(t))
    {
        at::manual_seed(17);
        const auto asks = [&](const char* word) { return variant.find(word) != std::string::npos; };
        if (asks("turned")) {
            turn(asks("by pairs"));
        }
        for (int i = 0; i < config.depth; ++i) {
            const std::string block = "blocks." + std::to_string(i) + ".";
            if (asks("gated")) {
                gate(block);
            }
            if (asks("inner norms")) {
                addNorm(block + "attn.norm", config.embedDim);
                addNorm(block + "mlp.norm", config.mlpHidden);
            }
        }
        config.attnNorm.value = config.mlpNorm.value = asks("inner norms");
        config.normPosition.value = asks("after") ? NormPosition::Post : NormPosition::Pre;
        if (asks("read by attention")) {
            addPoolHead();
        }
        if (asks("vision head")) {
            const int last = config.depth - 1;
            config.visionHeadFrom.value = last;
            config.visionHeadHidden.value = config.mlpHidden;
            split("blocks." + std::to_string(last) + ".");
            addNorm("blocks." + std::to_string(last - 1) + ".norm_out", config.embedDim);
        }
        if (asks("root")) {
            config.normKind.value = NormKind::Rms;
            dropNormBiases();
        }
    }

private:
    void turn(bool byPairs)
    {
        using R = Rotation;
        config.rotation.value = byPairs
            ? Rotation{R::Kind::Axial, R::Pairs::Neighbours, R::Grid::Indices, 50, 4, 5, 1, true}
            : Rotation{R::Kind::Axial, R::Pairs::Halves, R::Grid::Centres, 20};
    }
    void gate(const std::string& block)
    {
        config.mlp.value = MlpKind::Gated;
        config.activation.value = Activation::Silu;
        split(block);
    }
    void split(const std::string& block)
    {
        for (const char* part : {"weight", "bias"}) {
            at::Tensor& plain = tensors[block + "mlp.fc1." + part];
            tensors[block + "mlp.fc1_g." + part] = at::randn_like(plain) * plain.std();
            tensors[block + "mlp.fc1_x." + part] = plain;
            tensors.erase(block + "mlp.fc1." + part);
        }
    }
    void addPoolHead()
    {
        config.pool.value = Pool::Attention;
        config.poolHeads.value = 8;
        const std::int64_t e = config.embedDim;
        tensors["attn_pool.latent"] = at::randn({1, 1, e});
        const std::vector<std::tuple<const char*, std::int64_t, std::int64_t>> layers{
            {"q", e, e}, {"kv", 2 * e, e}, {"proj", e, e}, {"mlp.fc1", 4 * e, e}, {"mlp.fc2", e, 4 * e}};
        for (const auto& [name, out, in] : layers) {
            const std::string at = std::string("attn_pool.") + name;
            tensors[at + ".weight"] = at::randn({out, in}) / std::sqrt(double(in));
            tensors[at + ".bias"] = 0.3 * at::randn({out});
        }
        addNorm("attn_pool.norm", e);
    }
    void addNorm(const std::string& name, std::int64_t width)
    {
        tensors[name + ".weight"] = 1 + 0.3 * at::randn({width});
        tensors[name + ".bias"] = 0.3 * at::randn({width});
    }
    void dropNormBiases()
    {
        for (auto it = tensors.begin(); it != tensors.end();) {
            const std::string& name = it->first;
            const bool ofNorm =
                name.find("norm") != std::string::npos && name.find(".bias") != std::string::npos;
            it = ofNorm ? tensors.erase(it) : std::next(it);
        }
    }
};

} // namespace hydra::test
