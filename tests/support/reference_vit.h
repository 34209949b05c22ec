// SPDX-License-Identifier: GPL-3.0-or-later
// A reference Vision Transformer, as short as possible and in float64, with which tests compare the program.
// It infers a file's options from the tensors' names.
#pragma once

#include "core/checkpoint/checkpoint.h"

#include <ATen/ATen.h>

#include <cmath>
#include <string>

namespace hydra::test {

class ReferenceVit
{
public:
    ReferenceVit(NamedTensors tensors, int numHeads, double epsilon = 1e-6)
        : heads(numHeads)
        , eps(epsilon)
        , m_tensors(std::move(tensors))
    { }

    int heads;
    double eps;
    Activation activation = Activation::Gelu;
    Pool pool = Pool::Token;

    [[nodiscard]] at::Tensor logits(const at::Tensor& pixels) const // [1,3,H,W] -> [classes]
    {
        const at::Tensor out = tokens(pixels);
        const std::int64_t prefix = prefixTokens().size(0);
        at::Tensor mean = out.narrow(0, prefix, out.size(0) - prefix).mean(0);
        if (has("fc_norm.weight")) {
            mean = norm("fc_norm", mean);
        }
        if (pool == Pool::Average) {
            return linear("head", mean);
        }
        if (pool == Pool::TokenAndAverage) {
            return linear("head", at::cat({out[0], mean}));
        }
        return has("head_dist.weight") ? (linear("head", out[0]) + linear("head_dist", out[1])) / 2
                                       : linear("head", out[0]);
    }

    [[nodiscard]] at::Tensor tokens(const at::Tensor& pixels) const // [T,D] after the final norm
    {
        const at::Tensor kernel = get("patch_embed.proj.weight");
        at::Tensor x =
            at::conv2d(pixels.to(at::kDouble), kernel, maybe("patch_embed.proj.bias"), kernel.size(2))[0]
                .flatten(1)
                .t();
        const at::Tensor positions = get("pos_embed")[0];
        if (positions.size(0) == x.size(0)) {
            x = at::cat({prefixTokens(), x + positions});
        } else {
            x = at::cat({prefixTokens(), x}) + positions;
        }
        x = has("norm_pre.weight") ? norm("norm_pre", x) : x;
        for (int i = 0; has(name(i, "norm1.weight")); ++i) {
            x = x + scaled(i, "ls1.gamma", attention(i, norm(name(i, "norm1"), x)));
            const at::Tensor hidden = linear(name(i, "mlp.fc1"), norm(name(i, "norm2"), x));
            x = x + scaled(i, "ls2.gamma", linear(name(i, "mlp.fc2"), activated(hidden)));
        }
        return has("norm.weight") ? norm("norm", x) : x;
    }

private:
    static std::string name(int block, const char* part)
    {
        return "blocks." + std::to_string(block) + "." + part;
    }
    [[nodiscard]] bool has(const std::string& key) const { return m_tensors.count(key) != 0; }
    [[nodiscard]] at::Tensor get(const std::string& key) const { return m_tensors.at(key).to(at::kDouble); }
    [[nodiscard]] at::Tensor maybe(const std::string& key) const
    {
        return has(key) ? get(key) : at::Tensor();
    }

    [[nodiscard]] at::Tensor prefixTokens() const
    {
        std::vector<at::Tensor> found{at::empty({0, get("pos_embed").size(2)}, at::kDouble)};
        for (const char* token : {"cls_token", "dist_token", "reg_token"}) {
            if (has(token)) {
                found.push_back(get(token)[0]);
            }
        }
        return at::cat(found);
    }
    [[nodiscard]] at::Tensor norm(const std::string& key, const at::Tensor& x) const
    {
        const at::Tensor centred = x - x.mean(-1, true);
        const at::Tensor variance = (centred * centred).mean(-1, true);
        return centred / (variance + eps).sqrt() * get(key + ".weight") + get(key + ".bias");
    }
    [[nodiscard]] at::Tensor linear(const std::string& key, const at::Tensor& x) const
    {
        const at::Tensor y = at::matmul(x, get(key + ".weight").t());
        return has(key + ".bias") ? y + get(key + ".bias") : y;
    }
    [[nodiscard]] at::Tensor scaled(int block, const char* key, const at::Tensor& x) const
    {
        return has(name(block, key)) ? x * get(name(block, key)) : x;
    }
    [[nodiscard]] at::Tensor activated(const at::Tensor& x) const
    {
        if (activation == Activation::QuickGelu) {
            return x / (1 + (-1.702 * x).exp());
        }
        if (activation == Activation::GeluTanh) {
            return 0.5 * x * (1 + (std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)).tanh());
        }
        return 0.5 * x * (1 + (x / std::sqrt(2.0)).erf());
    }
    [[nodiscard]] at::Tensor attention(int block, const at::Tensor& x) const
    {
        const at::Tensor qkv = linear(name(block, "attn.qkv"), x);
        const std::int64_t D = qkv.size(1) / 3;
        const std::int64_t d = D / heads;
        std::vector<at::Tensor> joined;
        for (int h = 0; h < heads; ++h) {
            at::Tensor q = qkv.narrow(1, h * d, d);
            at::Tensor k = qkv.narrow(1, D + h * d, d);
            if (has(name(block, "attn.q_norm.weight"))) {
                q = norm(name(block, "attn.q_norm"), q);
                k = norm(name(block, "attn.k_norm"), k);
            }
            const at::Tensor scores = (at::matmul(q, k.t()) / std::sqrt(double(d))).exp();
            joined.push_back(at::matmul(scores / scores.sum(1, true), qkv.narrow(1, 2 * D + h * d, d)));
        }
        return linear(name(block, "attn.proj"), at::cat(joined, 1));
    }

    NamedTensors m_tensors;
};

} // namespace hydra::test
