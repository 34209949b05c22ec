// SPDX-License-Identifier: GPL-3.0-or-later
// A vision head and text tower of dino.txt with seeded weights, as large as the DINOv3 in
// fixtures/architectures/dinov3-mlp, and its vocabulary.
#pragma once

#include "core/base/file.h"
#include "core/model/named_tensors.h"

#include <ATen/ATen.h>

#include <cmath>
#include <fstream>
#include <string>

namespace hydra::test::dino {

constexpr int width = 32, heads = 2, hidden = 128, textWidth = 64, tokens = 512 + 6 + 2, context = 16;
constexpr double eps = 1e-5, scale = 20;

inline NamedTensors headAndTexts()
{
    at::manual_seed(23);
    NamedTensors t;
    const auto norm = [&](const std::string& name, int n) {
        t[name + ".weight"] = 1 + at::randn({n}) * 0.1;
        t[name + ".bias"] = at::randn({n}) * 0.1;
    };
    const auto linear = [&](const std::string& name, int out, int in, bool biased = true) {
        t[name + ".weight"] = at::randn({out, in}) * (1.5 / std::sqrt(double(in)));
        if (biased) {
            t[name + ".bias"] = at::randn({out}) * 0.1;
        }
    };
    for (int i = 0; i < 2; ++i) {
        const std::string head = "visual_model.head.blocks." + std::to_string(i) + '.';
        norm(head + "norm1", width);
        norm(head + "norm2", width);
        linear(head + "attn.qkv", 3 * width, width, false);
        linear(head + "attn.proj", width, width);
        linear(head + "mlp.w1", hidden, width);
        linear(head + "mlp.w2", hidden, width);
        linear(head + "mlp.w3", width, hidden);
        t[head + "ls1.gamma"] = at::rand({width}) + 0.3;
        t[head + "ls2.gamma"] = at::rand({width}) + 0.3;
        const std::string text = "text_model.backbone.blocks." + std::to_string(i) + '.';
        norm(text + "attention_norm", textWidth);
        norm(text + "ffn_norm", textWidth);
        linear(text + "attention.qkv", 3 * textWidth, textWidth, false);
        linear(text + "attention.proj", textWidth, textWidth);
        linear(text + "feed_forward.fc1", 4 * textWidth, textWidth);
        linear(text + "feed_forward.fc2", textWidth, 4 * textWidth);
    }
    norm("visual_model.head.ln_final", width);
    norm("text_model.backbone.ln_final", textWidth);
    t["text_model.backbone.token_embedding.weight"] = at::randn({tokens, textWidth});
    t["text_model.backbone.positional_embedding"] = at::randn({context, textWidth}) * 0.3;
    linear("text_model.head.linear_projection", 2 * width, textWidth, false);
    t["logit_scale"] = at::full({1}, std::log(scale));
    return t;
}

inline void writeMerges(const Path& folder)
{
    std::ofstream(folder / "merges.txt")
        << "#version: 0.2\na t</w>\nc at</w>\nd o\ndo g</w>\nt h\nth e</w>\n";
}

} // namespace hydra::test::dino
