// SPDX-License-Identifier: GPL-3.0-or-later
// A plain Vision Transformer of any size with random weights, for benchmarks, where only shapes matter.
#pragma once

#include "core/checkpoint/checkpoint.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra::test {

inline NamedTensors randomTensors(const VitConfig& c)
{
    at::manual_seed(1);
    const std::int64_t D = c.embedDim;
    NamedTensors t;
    t["cls_token"] = at::randn({1, 1, D}) * 0.02;
    t["pos_embed"] = at::randn({1, c.tokens(), D}) * 0.02;
    t["patch_embed.proj.weight"] = at::randn({D, 3, c.patchSize, c.patchSize}) * 0.02;
    t["patch_embed.proj.bias"] = at::zeros({D});
    const auto linear = [&](const std::string& name, std::int64_t out, std::int64_t in) {
        t[name + ".weight"] = at::randn({out, in}) / std::sqrt(double(in));
        t[name + ".bias"] = at::zeros({out});
    };
    const auto norm = [&](const std::string& name) {
        t[name + ".weight"] = at::ones({D});
        t[name + ".bias"] = at::zeros({D});
    };
    for (int i = 0; i < c.depth; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".";
        norm(at + "norm1");
        linear(at + "attn.qkv", 3 * D, D);
        linear(at + "attn.proj", D, D);
        norm(at + "norm2");
        linear(at + "mlp.fc1", 4 * D, D);
        linear(at + "mlp.fc2", D, 4 * D);
    }
    norm("norm");
    linear("head", c.numClasses, D);
    return t;
}

} // namespace hydra::test
