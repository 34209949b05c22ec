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
        throw inputError(file, ": tensor ", printable(name), ": expected a block number below ", mostDepth);
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
        throw inputError(evidence.file,
                         ": no tensor named 'blocks.0...'; expected a Vision Transformer in timm's names");
    }
    return depth;
}

// Tensors do not show it.
Known<NormPosition> normPositionOf(const Evidence& evidence)
{
    const auto said = evidence.choice<NormPosition>("norm_position");
    if (evidence.user.architecture) {
        return {said ? said->value : NormPosition::Pre, Provenance::User};
    }
    return said.value_or(Known<NormPosition>{NormPosition::Pre, Provenance::Default});
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
        throw inputError(evidence.file, ": expected a crop fraction from ", limits::cropFraction.low, " to ",
                         limits::cropFraction.high, ", a norm epsilon from ", limits::normEps.low, " to ",
                         limits::normEps.high, ", and standard deviations from ", limits::deviation.low,
                         " to ", limits::deviation.high);
    }
}

} // namespace

VitConfig inferConfig(const NamedTensors& tensors, const Facts& facts, const ModelOverrides& overrides,
                      const std::string& file, std::vector<std::string>& notes)
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
        throw inputError(
            file, ": no tensor ", printable(name), "; expected a Vision Transformer in timm's names",
            tensors.empty() ? std::string() : ", found e.g. " + printable(tensors.begin()->first));
    }
    if (found->second.dim() != dimensions) {
        throw inputError(file, ": tensor ", printable(name), ": expected ", dimensions, " dimensions, found ",
                         shapeText(found->second.sizes()));
    }
    return found->second;
}

int Evidence::side(const std::string& name, std::int64_t dimensions, std::int64_t dimension, int most) const
{
    const std::int64_t size = tensor(name, dimensions).size(dimension);
    if (size < 1 || size > most) {
        throw inputError(file, ": tensor ", printable(name), " has shape ",
                         shapeText(tensor(name, dimensions).sizes()), "; expected side ", dimension,
                         " from 1 to ", most);
    }
    return static_cast<int>(size);
}

Known<int> Evidence::confirmed(int shape, const char* what, const std::optional<int>& said, Keys keys,
                               int most) const
{
    if (said && *said != shape) {
        throw inputError(file, ": ", what, " ", *said, " was asked for, but the tensors have ", shape);
    }
    for (const Facts::Layer& layer : facts.layers()) {
        const auto word = layer.words.integer(keys, 0, most);
        if (word && *word != shape) {
            throw inputError(layer.words.file(), ": metadata says ", what, " ", *word,
                             ", but the tensors have ", shape);
        }
    }
    return choose<int>(said, integer(keys, 0, most), shape, 0);
}

} // namespace hydra
