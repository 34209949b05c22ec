// SPDX-License-Identifier: GPL-3.0-or-later
// What current blocks have beyond plain ones (network_parts.h): from the tensors where they show it, else
// from the meaning of the network's name or of its family's names.
#include "core/base/error.h"
#include "core/checkpoint/infer_parts.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

namespace hydra {

namespace {

constexpr limits::Span rotationBase{1, 1e9}, rotationOffset{-1000, 1000};

// Chooses between two words; the first is the default.
bool isSecond(const Evidence& evidence, const char* key, const char* first, const char* second)
{
    const auto stated = evidence.text({key});
    if (stated && stated->value != first && stated->value != second) {
        throw inputError("%1: %2 is %3; expected %4 or %5", evidence.file, key, printable(stated->value),
                         first, second);
    }
    return stated && stated->value == second;
}

Known<Rotation> findRotation(const Evidence& evidence)
{
    using Kind = Rotation::Kind;
    const auto stated = evidence.text({"rotation"});
    Known<Rotation> found{{}, stated ? stated->from : Provenance::Default};
    Rotation& r = found.value;
    for (const Kind kind : {Kind::Axial, Kind::Mixed}) {
        r.kind = stated && stated->value == name(kind) ? kind : r.kind;
    }
    if (stated && !r.present() && stated->value != name(Kind::None)) {
        throw inputError("%1: rotation is %2; expected none, axial or mixed", evidence.file,
                         printable(stated->value));
    }
    if (const bool learned = evidence.has("rope.freqs"); learned != (r.kind == Kind::Mixed) && learned) {
        throw inputError("%1: tensor 'rope.freqs' belongs to a rotary position embedding with learned "
                         "frequencies; nothing else indicates that this network has one. If it does, give "
                         "its timm name with --architecture, such as vit_small_patch16_rope_mixed_224",
                         evidence.file);
    }
    if (!r.present()) {
        return found;
    }
    r.pairs = isSecond(evidence, "rotation_pairs", "halves", "neighbours") ? Rotation::Pairs::Neighbours
                                                                           : Rotation::Pairs::Halves;
    r.grid = isSecond(evidence, "rotation_grid", "centres", "indices") ? Rotation::Grid::Indices
                                                                       : Rotation::Grid::Centres;
    r.columnsFirst = isSecond(evidence, "rotation_order", "ij", "xy");
    const auto base = evidence.number({"rotation_base"}, rotationBase);
    const auto offset = evidence.number({"rotation_offset"}, rotationOffset);
    const auto grid = evidence.integers({"rotation_reference"}, 0, 4096);
    r.base = base ? base->value : r.base;
    r.offset = offset ? offset->value : 0;
    if (grid && !grid->value.empty()) {
        r.referenceRows = grid->value.front();
        r.referenceCols = grid->value.back();
    }
    return found;
}

void setMlp(VitConfig& config, const Evidence& evidence)
{
    const auto wide = [&](const char* layer, std::int64_t dimension) {
        return evidence.side(join("blocks.0.mlp.", layer, ".weight"), 2, dimension, mostWidth * 8);
    };
    const bool split = evidence.has("blocks.0.mlp.fc1_g.weight");
    const int inner = wide("fc2", 1);
    const int rows = wide(split ? "fc1_g" : "fc1", 0);
    const bool packed = !split && rows == 2 * inner;
    const auto stated = evidence.choice<MlpKind>("mlp");
    if (stated && stated->value == MlpKind::Gated && !split && !packed) {
        throw inputError("%1: %2 says a gated MLP (SwiGLU), but the tensors have a plain one", evidence.file,
                         name(stated->from));
    }
    config.mlp.set(split || packed ? MlpKind::Gated : MlpKind::Plain, Provenance::Inferred);
    config.mlpHidden = evidence.confirmed(packed ? inner : rows, "mlp_hidden", {},
                                          {"mlp_hidden", "intermediate_size"}, mostWidth * 8);
}

void setNorms(VitConfig& config, const Evidence& evidence)
{
    const bool rms = evidence.has("blocks.0.norm1.weight") && !evidence.has("blocks.0.norm1.bias")
        && evidence.has("blocks.0.norm2.weight") && !evidence.has("blocks.0.norm2.bias");
    config.normKind.set(rms ? NormKind::Rms : NormKind::Layer, Provenance::Inferred);
    config.attnNorm = evidence.inferred("blocks.0.attn.norm.weight");
    config.mlpNorm = evidence.inferred("blocks.0.mlp.norm.weight");
    const auto stated = evidence.text({"final_norm"});
    if (!evidence.has("norm.weight") && !evidence.has("fc_norm.weight")
        && !(stated && stated->value == "none")) {
        throw inputError("%1: norm.weight: missing, expected [%2]; nothing indicates that this network has "
                         "no norm after its blocks",
                         evidence.file, config.embedDim.value);
    }
}

} // namespace

void setTodaysParts(VitConfig& config, const Evidence& evidence)
{
    setMlp(config, evidence);
    setNorms(config, evidence);
    config.positionEmbedding = evidence.inferred("pos_embed");
    config.relativeBias.set(evidence.has("blocks.0.attn.relative_position_bias_table")
                                || evidence.has("rel_pos_bias.relative_position_bias_table"),
                            Provenance::Inferred);
    config.rotation = findRotation(evidence);
    config.keyBias = choose<bool>({}, evidence.flag("key_bias"), {}, true);
    config.positionResize = choose<PositionResize>({}, evidence.choice<PositionResize>("position_resize"), {},
                                                   PositionResize::BicubicAntialias);
    if (!config.positionEmbedding && !config.relativeBias && !config.rotation.value.present()) {
        throw inputError("%1: no tensor 'pos_embed', and nothing indicates which rotary or relative "
                         "positions replace it; give the network's timm name with --architecture",
                         evidence.file);
    }
}

void setPoolingHead(VitConfig& config, const Evidence& evidence)
{
    if (config.pool != Pool::Attention) {
        return;
    }
    const at::Tensor& latent = evidence.tensors.at("attn_pool.latent"); // findPool() checked that it exists
    if (latent.dim() != 3 || latent.numel() != config.embedDim || latent.size(2) != config.embedDim) {
        throw inputError("%1: tensor 'attn_pool.latent' (attention pooling): expected [1, 1, %2], found %3",
                         evidence.file, config.embedDim.value, shapeText(latent.sizes()));
    }
    config.poolHeads =
        choose<int>({}, evidence.integer({"pool_heads"}, 1, mostWidth), {}, config.numHeads.value);
    config.poolActivation =
        choose<Activation>({}, evidence.choice<Activation>("pool_activation"), {}, config.activation.value);
    if (config.embedDim % config.poolHeads != 0) {
        throw inputError("%1: %2 heads of the attention pooling do not divide the width of %3", evidence.file,
                         config.poolHeads.value, config.embedDim.value);
    }
}

} // namespace hydra
