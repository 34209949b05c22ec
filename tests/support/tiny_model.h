// SPDX-License-Identifier: GPL-3.0-or-later
// A Vision Transformer small enough for any test, with seeded weights: 4 heads of 8, 3 blocks, 6 x 6 patches,
// 5 classes.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"
#include "core/nn/vision_transformer.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>

namespace hydra::test {

struct TinyShape
{
    int heads = 4, headDim = 8, depth = 3, grid = 6, patch = 4, classes = 5;
};

inline NamedTensors tinyTensors(const TinyShape& s = {}, std::uint64_t seed = 7)
{
    at::manual_seed(seed);
    const int D = s.heads * s.headDim;
    const auto noise = [](std::vector<std::int64_t> size, double scale) { return at::randn(size) * scale; };
    NamedTensors t;
    t["cls_token"] = noise({1, 1, D}, 0.5);
    t["pos_embed"] = noise({1, s.grid * s.grid + 1, D}, 0.5);
    t["patch_embed.proj.weight"] = noise({D, 3, s.patch, s.patch}, 0.2);
    t["patch_embed.proj.bias"] = noise({D}, 0.1);
    const auto norm = [&](const std::string& name) {
        t[name + ".weight"] = 1 + noise({D}, 0.1);
        t[name + ".bias"] = noise({D}, 0.1);
    };
    const auto linear = [&](const std::string& name, int out, int in) {
        t[name + ".weight"] = noise({out, in}, 1.0 / std::sqrt(double(in)));
        t[name + ".bias"] = noise({out}, 0.1);
    };
    for (int i = 0; i < s.depth; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".";
        norm(at + "norm1");
        linear(at + "attn.qkv", 3 * D, D);
        linear(at + "attn.proj", D, D);
        norm(at + "norm2");
        linear(at + "mlp.fc1", 4 * D, D);
        linear(at + "mlp.fc2", D, 4 * D);
    }
    norm("norm");
    linear("head", s.classes, D);
    return t;
}

// The same, but each block has the weights that its kind in PLAN needs: wq, wk, wa instead of qkv.
inline NamedTensors tinyTensorsFor(const AttentionPlan& plan, const TinyShape& s = {})
{
    NamedTensors t = tinyTensors(s);
    const int D = s.heads * s.headDim, T = s.grid * s.grid + 1;
    for (std::size_t i = 0; i < plan.blocks.size(); ++i) {
        const KindInfo& info = infoOf(plan.blocks[i].kind);
        if (!info.needsOwnWeights()) {
            continue;
        }
        const std::string at = "blocks." + std::to_string(i) + ".attn.";
        for (const char* part : {".weight", ".bias"}) {
            const at::Tensor qkv = t.at(at + "qkv" + part);
            t.erase(at + "qkv" + part);
            t[at + "wq" + part] = qkv.narrow(0, 0, D).clone();
            if (info.key == Source::Projection) {
                t[at + "wk" + part] = qkv.narrow(0, D, D).clone();
            }
        }
        if (info.value == Source::Mixture) {
            t[at + "wa.weight"] = at::randn({T, T}) / std::sqrt(double(T));
            t[at + "wa.bias"] = at::randn({T}) * 0.1;
        }
    }
    return t;
}

inline std::map<std::string, std::string> tinyMetadata(const TinyShape& s = {})
{
    return {{"num_heads", std::to_string(s.heads)},
            {"img_size", std::to_string(s.grid * s.patch)},
            {"patch_size", std::to_string(s.patch)},
            {"trained_heads", "2,3,4"},
            {"class_names", R"(["ant","bee","cat","dog","elk"])"}};
}

// What a file of TENSORS and METADATA opens as.
inline Checkpoint tinyCheckpoint(const NamedTensors& tensors = tinyTensors(),
                                 const std::map<std::string, std::string>& metadata = tinyMetadata(),
                                 const ModelOverrides& overrides = {})
{
    const QTemporaryDir folder;
    const Path file = Path(folder.path().toStdString()) / "tiny.safetensors";
    writeSafetensors(file, tensors, metadata);
    return loadCheckpoint(file, overrides);
}

inline void writeTinyModel(const Path& path, const TinyShape& s = {})
{
    writeSafetensors(path, tinyTensors(s), tinyMetadata(s));
}

} // namespace hydra::test
