// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/todays_names.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <vector>

namespace hydra {

namespace {

// The prefixes "blocks.N." of the names "blocks.N.ENDING".
std::vector<std::string> blocksWith(const NamedTensors& tensors, const std::string& ending)
{
    std::vector<std::string> blocks;
    for (const auto& [name, unused] : tensors) {
        if (beginsWith(name, "blocks.") && endsWith(name, "." + ending)) {
            blocks.push_back(name.substr(0, name.size() - ending.size()));
        }
    }
    return blocks;
}

at::Tensor take(NamedTensors& tensors, const std::string& name)
{
    const auto found = tensors.find(name);
    if (found == tensors.end()) {
        return {};
    }
    at::Tensor tensor = std::move(found->second);
    tensors.erase(found);
    return tensor;
}

void move(NamedTensors& tensors, const std::string& from, const std::string& to)
{
    if (tensors.count(to) == 0) {
        if (at::Tensor tensor = take(tensors, from); tensor.defined()) {
            tensors[to] = std::move(tensor);
        }
    }
}

[[noreturn]] void refuse(const std::string& tensor, const Message& why, const std::string& file)
{
    throw inputError("%1: tensor %2: %3", file, printable(tensor), why);
}

} // namespace

void takeSeparateBiases(NamedTensors& tensors)
{
    for (const char part : {'q', 'v'}) {
        const std::string bias = std::string("attn.") + part + "_bias";
        for (const std::string& block : blocksWith(tensors, bias)) {
            const std::string layer = block + "attn." + part;
            if (tensors.count(layer + ".weight") != 0) {
                move(tensors, block + bias, layer + ".bias");
            }
        }
    }
}

void joinBiases(TimmNamed& named, const std::string& file)
{
    for (const char* other : {"attn.v_bias", "attn.q_bias"}) {
        for (const std::string& block : blocksWith(named.tensors, other)) {
            const std::string name = block + other;
            const at::Tensor query = take(named.tensors, block + "attn.q_bias");
            const at::Tensor value = take(named.tensors, block + "attn.v_bias");
            if (!query.defined() || !value.defined() || query.dim() != 1 || query.sizes() != value.sizes()
                || query.size(0) == 0 || named.tensors.count(block + "attn.qkv.bias") != 0) {
                refuse(name,
                       phrase("expected separate query and value biases of one width (BEiT, EVA, DINOv3), "
                              "both and without other biases"),
                       file);
            }
            named.tensors[block + "attn.qkv.bias"] =
                at::cat({query.to(at::kFloat), at::zeros({query.size(0)}), value.to(at::kFloat)});
            named.facts["key_bias"] = "false";
        }
    }
}

void applyBiasMasks(TimmNamed& named, const std::string& file)
{
    for (const std::string& block : blocksWith(named.tensors, "attn.qkv.bias_mask")) {
        const std::string name = block + "attn.qkv.bias_mask";
        const at::Tensor mask = take(named.tensors, name).to(at::kFloat);
        const auto bias = named.tensors.find(block + "attn.qkv.bias");
        if (bias == named.tensors.end() || bias->second.dim() != 1 || mask.sizes() != bias->second.sizes()
            || mask.size(0) % 3 != 0) {
            refuse(name, phrase("expected a mask as long as attn.qkv.bias (DINOv3)"), file);
        }
        const std::int64_t width = mask.size(0) / 3;
        const at::Tensor usual = at::cat({at::ones({width}), at::zeros({width}), at::ones({width})});
        if (!at::isnan(mask).all().item<bool>() && !at::equal(mask, usual)) {
            refuse(name, phrase("expected 1, 0, 1 by thirds: no bias for keys (DINOv3)"), file);
        }
        // Not a product: the keys' third was never trained and may hold any value, even NaN.
        bias->second = at::where(usual > 0, bias->second.to(at::kFloat), at::zeros({3 * width}));
        named.facts["key_bias"] = "false";
    }
}

void nameGates(TimmNamed& named, const std::string& file)
{
    for (const char* part : {"weight", "bias"}) {
        const std::string packed = std::string("mlp.w12.") + part;
        for (const std::string& block : blocksWith(named.tensors, packed)) {
            if (named.tensors.count(block + "mlp.fc1." + part) != 0) {
                refuse(block + packed, phrase("a gated MLP (SwiGLU) beside mlp.fc1"), file);
            }
            move(named.tensors, block + packed, block + "mlp.fc1." + part);
        }
        const std::string up = std::string("mlp.up.") + part; // Hugging Face's up_proj
        for (const std::string& block : blocksWith(named.tensors, up)) {
            const bool gated = named.tensors.count(block + "mlp.fc1_g." + part) != 0;
            move(named.tensors, block + up, block + (gated ? "mlp.fc1_x." : "mlp.fc1.") + part);
        }
    }
}

void splitPoolingProjection(TimmNamed& named, const std::string& file)
{
    for (const char* part : {"weight", "bias"}) {
        const std::string name = std::string("attn_pool.in_proj_") + part;
        const at::Tensor joined = take(named.tensors, name);
        if (!joined.defined()) {
            continue;
        }
        if (joined.dim() < 1 || joined.size(0) % 3 != 0 || joined.size(0) == 0) {
            refuse(name,
                   message("expected rows of queries, keys and values, found %1", shapeText(joined.sizes())),
                   file);
        }
        const std::int64_t width = joined.size(0) / 3;
        named.tensors[std::string("attn_pool.q.") + part] = joined.narrow(0, 0, width);
        named.tensors[std::string("attn_pool.kv.") + part] = joined.narrow(0, width, 2 * width);
    }
}

void sayDinov3(TimmNamed& named, const std::string& file)
{
    const auto periods = named.tensors.find("rope.periods");
    if (periods == named.tensors.end()) {
        return;
    }
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    const std::int64_t dim = periods->second.dim() == 1 ? 4 * periods->second.size(0) : 0;
    const std::int64_t width =
        patch != named.tensors.end() && patch->second.dim() > 0 ? patch->second.size(0) : 0;
    if (dim == 0 || width == 0 || width % dim != 0) {
        refuse(
            "rope_embed.periods",
            message("expected a quarter of a head's features (rotary position embedding, DINOv3), found %1",
                    shapeText(periods->second.sizes())),
            file);
    }
    named.facts["num_heads"] = std::to_string(width / dim);
    named.saysAll = true;
    for (const auto& [word, value] : dinov3Words()) {
        named.facts.emplace(word, value);
    }
    named.usual = dinov3Usual();
}

KeyValues dinov3Words()
{
    return {{"rotation", "axial"},
            {"rotation_pairs", "halves"},
            {"rotation_grid", "centres"},
            {"norm_position", "pre"}};
}

KeyValues dinov3Usual()
{
    return {{"norm_eps", "1e-5"},    {"rotation_base", "100"},      {"global_pool", "token"},
            {"crop_mode", "squash"}, {"interpolation", "bilinear"}, {"crop_pct", "1.0"}};
}

} // namespace hydra
