// SPDX-License-Identifier: GPL-3.0-or-later
// The tiny model in every variant of the Vision Transformer that a file may hold.
#pragma once

#include "tests/support/tiny_model.h"

namespace hydra::test {

// The tiny model (4 heads of 8) with the parts that VARIANT adds or removes.
struct Variant
{
    NamedTensors tensors;
    std::map<std::string, std::string> words = tinyMetadata();
    Pool pool = Pool::Token;
    Activation activation = Activation::Gelu;

    explicit Variant(const std::string& which, NamedTensors plain = tinyTensors())
        : tensors(std::move(plain))
    {
        at::manual_seed(3);
        if (which.find("qk-norm") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                for (const char* part : {"q_norm", "k_norm"}) {
                    const std::string name = "blocks." + std::to_string(i) + ".attn." + part;
                    tensors[name + ".weight"] = 1 + 0.3 * at::randn({8});
                    tensors[name + ".bias"] = 0.3 * at::randn({8});
                }
            }
            words.erase("num_heads"); // the norms tell it
        }
        if (which.find("layer-scale") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                tensors["blocks." + std::to_string(i) + ".ls1.gamma"] = at::randn({32});
                tensors["blocks." + std::to_string(i) + ".ls2.gamma"] = at::randn({32});
            }
        }
        if (which.find("distilled") != std::string::npos) {
            tensors["dist_token"] = at::randn({1, 1, 32});
            tensors["head_dist.weight"] = at::randn({5, 32}) / 6;
            tensors["head_dist.bias"] = at::randn({5});
            tensors["pos_embed"] = 0.5 * at::randn({1, 38, 32});
        }
        if (which.find("registers") != std::string::npos) {
            tensors["reg_token"] = at::randn({1, 4, 32});
            tensors["pos_embed"] = 0.5 * at::randn({1, 36, 32});
        }
        if (which.find("pre-norm") != std::string::npos) {
            tensors["norm_pre.weight"] = 1 + 0.1 * at::randn({32});
            tensors["norm_pre.bias"] = at::randn({32});
            tensors.erase("patch_embed.proj.bias");
            words["norm_eps"] = "1e-6";
        }
        if (which.find("average") != std::string::npos) {
            pool = Pool::Average;
            for (const char* part : {"weight", "bias"}) {
                tensors[std::string("fc_norm.") + part] = tensors.at(std::string("norm.") + part);
                tensors.erase(std::string("norm.") + part);
            }
        }
        if (which.find("no class token") != std::string::npos) {
            pool = Pool::Average;
            tensors.erase("cls_token");
            tensors["pos_embed"] = 0.5 * at::randn({1, 36, 32});
        }
        if (which.find("no qkv bias") != std::string::npos) {
            for (int i = 0; i < 3; ++i) {
                tensors.erase("blocks." + std::to_string(i) + ".attn.qkv.bias");
            }
        }
        if (which.find("both") != std::string::npos) {
            pool = Pool::TokenAndAverage;
            tensors["head.weight"] = at::randn({5, 64}) / 8;
        }
        if (which.find("tanh") != std::string::npos) {
            activation = Activation::GeluTanh;
            words["activation"] = "gelu_pytorch_tanh";
        }
        if (which.find("quick") != std::string::npos) {
            activation = Activation::QuickGelu;
            words["activation"] = "quick_gelu";
        }
    }
};

} // namespace hydra::test
