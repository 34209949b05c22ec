// SPDX-License-Identifier: GPL-3.0-or-later
// A small Vision Transformer as tensors, for tests that open or run one.
#pragma once

#include "core/checkpoint/checkpoint.h"

#include <ATen/ATen.h>

#include <string>
#include <vector>

namespace hydra::test {

// The names and shapes of a plain ViT, independent of the program: patches of 4, width 128, MLP 256.
inline NamedTensors plainVit(int depth = 2, int grid = 3, int classes = 5)
{
    NamedTensors t;
    const auto put = [&](const std::string& name, std::vector<std::int64_t> shape) {
        t[name] = at::randn(shape);
    };
    put("cls_token", {1, 1, 128});
    put("pos_embed", {1, grid * grid + 1, 128});
    put("patch_embed.proj.weight", {128, 3, 4, 4});
    put("patch_embed.proj.bias", {128});
    for (int i = 0; i < depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        for (const char* norm : {"norm1", "norm2"}) {
            put(block + norm + ".weight", {128});
            put(block + norm + ".bias", {128});
        }
        put(block + "attn.qkv.weight", {384, 128});
        put(block + "attn.qkv.bias", {384});
        put(block + "attn.proj.weight", {128, 128});
        put(block + "attn.proj.bias", {128});
        put(block + "mlp.fc1.weight", {256, 128});
        put(block + "mlp.fc1.bias", {256});
        put(block + "mlp.fc2.weight", {128, 256});
        put(block + "mlp.fc2.bias", {128});
    }
    put("norm.weight", {128});
    put("norm.bias", {128});
    put("head.weight", {classes, 128});
    put("head.bias", {classes});
    return t;
}

// Looks like timm's network with norms after attention and MLP, but may also be a plain one: no class token,
// no qkv bias, its last norm after pooling.
inline NamedTensors postNormVit()
{
    NamedTensors t = plainVit(1);
    t.erase("cls_token");
    t["pos_embed"] = at::randn({1, 9, 128});
    t.erase("blocks.0.attn.qkv.bias");
    for (const char* part : {".weight", ".bias"}) {
        t[std::string("fc_norm") + part] = t.at(std::string("norm") + part);
        t.erase(std::string("norm") + part);
    }
    return t;
}

// plainVit() with width 96: not a multiple of 64, so the number of heads cannot be inferred.
inline NamedTensors narrowVit()
{
    NamedTensors tensors = plainVit(3, 4, 5);
    for (auto& [name, tensor] : tensors) {
        for (std::int64_t dim = 0; dim < tensor.dim(); ++dim) {
            const std::int64_t side = tensor.size(dim);
            tensor = side == 128 || side == 384 ? tensor.narrow(dim, 0, side / 4 * 3) : tensor;
        }
        tensor = (tensor * 0.2).contiguous();
    }
    return tensors;
}

} // namespace hydra::test
