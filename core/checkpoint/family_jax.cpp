// SPDX-License-Identifier: GPL-3.0-or-later
// Google's ViT files (.npz, from JAX): matrices are stored [in, out], those of the attention per head, which
// shows the number of heads. Block names as in vision_transformer and in big_vision.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

void require(const at::Tensor& tensor, std::int64_t dimensions, const std::string& name,
             const std::string& file)
{
    if (tensor.dim() != dimensions) {
        throw inputError("%1: %2: expected %3 dimensions, found %4", file, printable(name), dimensions,
                         shapeText(tensor.sizes()));
    }
}

// Transposes [in, out] to [out, in] and joins the dimensions of heads and features.
at::Tensor turned(const std::string& name, const at::Tensor& kernel, const std::string& file)
{
    if (name == "patch_embed.proj.weight") { // [p, p, 3, D]
        require(kernel, 4, name, file);
        return kernel.permute({3, 2, 0, 1});
    }
    const bool perHead = name.find(".attn.") != std::string::npos;
    require(kernel, perHead ? 3 : 2, name, file);
    if (!perHead) {
        return kernel.t();
    }
    const bool output = name.find(".attn.proj.") != std::string::npos; // [H, d, D]
    return (output ? kernel.flatten(0, 1) : kernel.flatten(1, 2)).t();
}

// Runs before q, k and v are joined, while their kernels are three-dimensional.
void turnJaxKernels(TimmNamed& named, const std::string& file)
{
    for (auto& [name, tensor] : named.tensors) {
        const bool query = endsWith(name, ".attn.q.weight");
        if (query && tensor.dim() == 3) { // [D, H, d]
            named.facts["num_heads"] = std::to_string(tensor.size(1));
        }
        const bool vector = tensor.dim() == 1 && !endsWith(name, ".attn.proj.weight");
        const bool norm = name.find("norm") != std::string::npos;
        if (endsWith(name, ".weight") && !vector && !norm) {
            tensor = turned(name, tensor, file);
        } else if (endsWith(name, ".bias") && tensor.dim() == 2) { // [H, d]
            tensor = tensor.flatten();
        }
    }
}

} // namespace

const Family& jaxFamily()
{
    static const Family family{
        "jax",
        phrase("Google's JAX files"),
        {"embedding/kernel", "Transformer/encoder_norm/scale"},
        {},
        {{"cls", "cls_token"},
         {"Transformer/posembed_input/pos_embedding", "pos_embed"},
         {"pos_embedding", "pos_embed"},
         {"embedding/kernel", "patch_embed.proj.weight"},
         {"embedding/bias", "patch_embed.proj.bias"},
         {"Transformer/encoderblock_#/LayerNorm_0/scale", "blocks.#.norm1.weight"},
         {"Transformer/encoderblock_#/LayerNorm_0/bias", "blocks.#.norm1.bias"},
         {"Transformer/encoderblock_#/LayerNorm_2/scale", "blocks.#.norm2.weight"},
         {"Transformer/encoderblock_#/LayerNorm_2/bias", "blocks.#.norm2.bias"},
         {"Transformer/encoderblock_#/LayerNorm_1/scale", "blocks.#.norm2.weight"},
         {"Transformer/encoderblock_#/LayerNorm_1/bias", "blocks.#.norm2.bias"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/query/kernel", "blocks.#.attn.q.weight"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/query/bias", "blocks.#.attn.q.bias"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/key/kernel", "blocks.#.attn.k.weight"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/key/bias", "blocks.#.attn.k.bias"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/value/kernel", "blocks.#.attn.v.weight"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/value/bias", "blocks.#.attn.v.bias"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/out/kernel",
          "blocks.#.attn.proj.weight"},
         {"Transformer/encoderblock_#/MultiHeadDotProductAttention_@/out/bias", "blocks.#.attn.proj.bias"},
         {"Transformer/encoderblock_#/MlpBlock_@/Dense_0/kernel", "blocks.#.mlp.fc1.weight"},
         {"Transformer/encoderblock_#/MlpBlock_@/Dense_0/bias", "blocks.#.mlp.fc1.bias"},
         {"Transformer/encoderblock_#/MlpBlock_@/Dense_1/kernel", "blocks.#.mlp.fc2.weight"},
         {"Transformer/encoderblock_#/MlpBlock_@/Dense_1/bias", "blocks.#.mlp.fc2.bias"},
         {"Transformer/encoder_norm/scale", "norm.weight"},
         {"Transformer/encoder_norm/bias", "norm.bias"},
         {"head/kernel", "head.weight"},
         {"head/bias", "head.bias"},
         {"pre_logits/*", ""}},
        {{"mean", "0.5,0.5,0.5"}, {"std", "0.5,0.5,0.5"}},
        turnJaxKernels,
        nullptr};
    return family;
}

} // namespace hydra
