// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/infer_config.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/checkpoint/infer_parts.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace hydra {

namespace {

constexpr int mostDepth = 1000;
constexpr int mostRegisters = 1024;

// The number of the block that contains tensor NAME, or -1.
int blockOf(const std::string& name, const std::string& file)
{
    constexpr const char* prefix = "blocks.";
    if (name.compare(0, std::strlen(prefix), prefix) != 0) {
        return -1;
    }
    int index = -1;
    const char* digits = name.data() + std::strlen(prefix);
    const auto [end, failed] = std::from_chars(digits, name.data() + name.size(), index);
    if (failed != std::errc() || *end != '.' || index < 0 || index >= mostDepth) {
        throw inputError("%1: tensor %2: expected a block number below %3", file, printable(name), mostDepth);
    }
    return index;
}

int depthOf(const Evidence& evidence)
{
    int depth = 0;
    for (const auto& [name, unused] : evidence.tensors) {
        depth = std::max(depth, blockOf(name, evidence.file) + 1);
    }
    if (depth == 0) {
        throw inputError("%1: no tensor named 'blocks.0...'; expected a Vision Transformer in timm's names",
                         evidence.file);
    }
    return depth;
}

// Tensors do not show it.
Known<NormPosition> normPositionOf(const Evidence& evidence)
{
    const auto stated = evidence.choice<NormPosition>("norm_position");
    if (evidence.user.architecture) {
        return {stated ? stated->value : NormPosition::Pre, Provenance::User};
    }
    return stated.value_or(Known<NormPosition>{NormPosition::Pre, Provenance::Default});
}

void setTokens(VitConfig& config, const Evidence& evidence)
{
    config.embedDim = evidence.confirmed(evidence.side("patch_embed.proj.weight", 4, 0, mostWidth),
                                         "embed_dim", {}, {"embed_dim", "hidden_size"}, mostWidth);
    // A FlexiViT's kernel already has the user's size here, while the file may state its own.
    const int patch = evidence.side("patch_embed.proj.weight", 4, 3, limits::patch);
    config.patchSize = evidence.user.patchSize
        ? evidence.confirmed(patch, "patch_size", evidence.user.patchSize, {}, limits::patch)
        : evidence.confirmed(patch, "patch_size", {}, {"patch_size"}, limits::patch);
    config.classToken = evidence.inferred("cls_token");
    config.distToken = evidence.inferred("dist_token");
    config.registerTokens =
        evidence.confirmed(evidence.has("reg_token") ? evidence.side("reg_token", 3, 1, mostRegisters) : 0,
                           "register_tokens", {}, {"register_tokens"}, mostRegisters);
    config.preNorm = evidence.inferred("norm_pre.weight");
}

void setBlocks(VitConfig& config, const Evidence& evidence)
{
    const auto either = [&](const char* one, const char* other) {
        return Known<bool>{evidence.has(one) || evidence.has(other), Provenance::Inferred};
    };
    config.depth =
        evidence.confirmed(depthOf(evidence), "depth", {}, {"depth", "num_hidden_layers"}, mostDepth);
    setTodaysParts(config, evidence);
    config.qkvBias = either("blocks.0.attn.qkv.bias", "blocks.0.attn.wq.bias");
    config.qkNorm = either("blocks.0.attn.q_norm.weight", "blocks.0.attn.k_norm.weight");
    config.layerScale = evidence.inferred("blocks.0.ls1.gamma");
    config.activation =
        choose<Activation>(evidence.user.activation, evidence.facts.first(&Metadata::activation), {},
                           config.mlp == MlpKind::Gated ? Activation::Silu : Activation::Gelu);
    config.normEps = choose<double>(
        evidence.user.normEps, evidence.number({"norm_eps", "layer_norm_eps"}, limits::normEps), {}, 1e-6);
    config.normPosition = normPositionOf(evidence);
    config.qkScale = choose<double>({}, evidence.number({"qk_scale"}, {0, 1e6}), {}, 0.0);
}

// Sets how the picture is prepared.
void setPreprocessing(VitConfig& config, const Evidence& evidence)
{
    using Triple = std::array<double, 3>;
    const ModelOverrides& user = evidence.user;
    const auto triple = [&](Evidence::Keys keys, limits::Span span) {
        return evidence.facts.first(
            [&](const Metadata& words) { return words.triple(keys, span.low, span.high); });
    };
    config.mean = choose<Triple>(user.mean, triple({"mean", "image_mean"}, limits::mean), {},
                                 {0.485, 0.456, 0.406}); // ImageNet's
    config.std =
        choose<Triple>(user.std, triple({"std", "image_std"}, limits::deviation), {}, {0.229, 0.224, 0.225});
    config.cropMode =
        choose<CropMode>(user.cropMode, evidence.choice<CropMode>("crop_mode"), {}, CropMode::Center);
    config.cropFraction =
        choose<double>(user.cropFraction, evidence.number({"crop_pct", "crop"}, limits::cropFraction), {},
                       config.cropMode == CropMode::Squash ? 1.0 : 0.9);
    config.interpolation = choose<Interpolation>(
        user.interpolation, evidence.choice<Interpolation>("interpolation"), {}, Interpolation::Bicubic);
    const Triple& deviations = config.std.value;
    if (!limits::cropFraction.holds(config.cropFraction) || !limits::normEps.holds(config.normEps)
        || !std::all_of(deviations.begin(), deviations.end(),
                        [](double one) { return limits::deviation.holds(one); })) {
        throw inputError("%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and "
                         "standard deviations from %6 to %7",
                         evidence.file, limits::cropFraction.low, limits::cropFraction.high,
                         limits::normEps.low, limits::normEps.high, limits::deviation.low,
                         limits::deviation.high);
    }
}

} // namespace

VitConfig inferConfig(const NamedTensors& tensors, const Facts& facts, const ModelOverrides& overrides,
                      const std::string& file, std::vector<Message>& notes)
{
    const Evidence evidence{tensors, facts, overrides, file};
    VitConfig config;
    setTokens(config, evidence);
    setBlocks(config, evidence);
    const std::string assumed = setHeads(config, evidence);
    setImageSize(config, evidence, notes);
    setClassifier(config, evidence, notes);
    setPoolingHead(config, evidence);
    setPreprocessing(config, evidence);
    setTraining(config, evidence);
    setRounds(config, evidence);
    if (!assumed.empty()) {
        notes.push_back(assumed); // after the notes on the file
    }
    return config;
}

const at::Tensor& Evidence::tensor(const std::string& name, std::int64_t dimensions) const
{
    const auto found = tensors.find(name);
    if (found == tensors.end()) {
        throw tensors.empty()
            ? inputError("%1: no tensor %2; expected a Vision Transformer in timm's names%3", file,
                         printable(name), std::string())
            : inputError("%1: no tensor %2; expected a Vision Transformer in timm's names, found e.g. %3",
                         file, printable(name), printable(tensors.begin()->first));
    }
    if (found->second.dim() != dimensions) {
        throw inputError("%1: tensor %2: expected %3 dimensions, found %4", file, printable(name), dimensions,
                         shapeText(found->second.sizes()));
    }
    return found->second;
}

int Evidence::side(const std::string& name, std::int64_t dimensions, std::int64_t dimension, int most) const
{
    const std::int64_t size = tensor(name, dimensions).size(dimension);
    if (size < 1 || size > most) {
        throw inputError("%1: tensor %2 has shape %3; expected side %4 from 1 to %5", file, printable(name),
                         shapeText(tensor(name, dimensions).sizes()), dimension, most);
    }
    return static_cast<int>(size);
}

Known<int> Evidence::confirmed(int shape, const char* what, const std::optional<int>& requested, Keys keys,
                               int most) const
{
    if (requested && *requested != shape) {
        throw inputError("%1: %2 %3 was requested, but the tensors have %4", file, what, *requested, shape);
    }
    for (const Facts::Layer& layer : facts.layers()) {
        const auto word = layer.words.integer(keys, 0, most);
        if (word && *word != shape) {
            throw inputError("%1: metadata says %2 %3, but the tensors have %4", layer.words.file(), what,
                             *word, shape);
        }
    }
    return choose<int>(requested, integer(keys, 0, most), shape, 0);
}

} // namespace hydra
