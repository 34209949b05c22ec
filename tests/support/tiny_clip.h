// SPDX-License-Identifier: GPL-3.0-or-later
// A CLIP with both towers under OpenAI's names, with seeded weights, small enough for any test: width 64 by
// default (one head for each 64), 2 blocks each, 4 x 4 patches, features of 24; and a vocabulary of six
// merges beside it.
#pragma once

#include "core/format/safetensors.h"
#include "core/model/named_tensors.h"

#include <ATen/ATen.h>

#include <cmath>
#include <fstream>
#include <string>

namespace hydra::test {

constexpr int tinyClipMerges = 6, tinyClipTokens = 512 + tinyClipMerges + 2, tinyClipFeatures = 24;

inline NamedTensors tinyClip(int width = 64)
{
    constexpr int patch = 4, grid = 4, depth = 2, context = 16;
    at::manual_seed(19);
    const auto noise = [](std::vector<std::int64_t> size, double scale) { return at::randn(size) * scale; };
    NamedTensors t;
    const auto norm = [&](const std::string& name) {
        t[name + ".weight"] = 1 + noise({width}, 0.1);
        t[name + ".bias"] = noise({width}, 0.1);
    };
    const auto linear = [&](const std::string& name, int out, int in, const char* dot = ".") {
        t[name + dot + "weight"] = noise({out, in}, 1.5 / std::sqrt(double(in)));
        t[name + dot + "bias"] = noise({out}, 0.1);
    };
    for (const std::string at : {"visual.", ""}) {
        for (int i = 0; i < depth; ++i) {
            const std::string block = at + "transformer.resblocks." + std::to_string(i) + ".";
            norm(block + "ln_1");
            norm(block + "ln_2");
            linear(block + "attn.in_proj", 3 * width, width, "_");
            linear(block + "attn.out_proj", width, width);
            linear(block + "mlp.c_fc", 4 * width, width);
            linear(block + "mlp.c_proj", width, 4 * width);
        }
    }
    t["visual.conv1.weight"] = noise({width, 3, patch, patch}, 0.2);
    t["visual.class_embedding"] = noise({width}, 0.5);
    t["visual.positional_embedding"] = noise({grid * grid + 1, width}, 0.5);
    norm("visual.ln_pre");
    norm("visual.ln_post");
    t["visual.proj"] = noise({width, tinyClipFeatures}, 0.125);
    t["token_embedding.weight"] = noise({tinyClipTokens, width}, 1);
    t["positional_embedding"] = noise({context, width}, 0.3);
    norm("ln_final");
    t["text_projection"] = noise({width, tinyClipFeatures}, 0.125);
    t["logit_scale"] = at::full({}, std::log(20.0));
    return t;
}

// Writes clip.safetensors to FOLDER, and merges.txt beside it if WITHVOCABULARY.
inline std::string writeTinyClip(const std::string& folder, bool withVocabulary = true, int width = 64)
{
    const std::string file = folder + "/clip.safetensors";
    writeSafetensors(file, tinyClip(width), {});
    if (withVocabulary) {
        std::ofstream(folder + "/merges.txt")
            << "#version: 0.2\na t</w>\nc at</w>\nd o\ndo g</w>\nt h\nth e</w>\n";
    }
    return file;
}

} // namespace hydra::test
