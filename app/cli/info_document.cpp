// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/info_document.h"

#include "core/nn/cost.h"

namespace hydra::cli {

namespace {

template<class T>
Json known(const Known<T>& k)
{
    return {{"value", k.value}, {"from", name(k.from)}};
}

template<class T>
Json known(const Known<T>& k, const Json& shown)
{
    return {{"value", shown}, {"from", name(k.from)}};
}

Json rotationOf(const Rotation& r)
{
    if (!r.present()) {
        return name(r.kind);
    }
    return {{"kind", name(r.kind)}, {"pairs", r.pairs == Rotation::Pairs::Halves ? "halves" : "neighbours"},
            {"base", r.base},       {"reference", {r.referenceRows, r.referenceCols}},
            {"offset", r.offset},   {"columns_first", r.columnsFirst}};
}

Json configOf(const VitConfig& c)
{
    return {
        {"image_height", known(c.imageHeight)},
        {"image_width", known(c.imageWidth)},
        {"patch_size", known(c.patchSize)},
        {"embed_dim", known(c.embedDim)},
        {"depth", known(c.depth)},
        {"num_heads", known(c.numHeads)},
        {"head_dim", known(c.headDim)},
        {"mlp_hidden", known(c.mlpHidden)},
        {"num_classes", known(c.numClasses)},
        {"embeds", known(c.embeds)},
        {"class_token", known(c.classToken)},
        {"dist_token", known(c.distToken)},
        {"register_tokens", known(c.registerTokens)},
        {"pos_embed_covers_prefix", known(c.posEmbedCoversPrefix)},
        {"qkv_bias", known(c.qkvBias)},
        {"qk_norm", known(c.qkNorm)},
        {"layer_scale", known(c.layerScale)},
        {"pre_norm", known(c.preNorm)},
        {"norm_kind", known(c.normKind, wordOf(c.normKind.value))},
        {"norm_position", known(c.normPosition, name(c.normPosition.value))},
        {"activation", known(c.activation, name(c.activation.value))},
        {"mlp", known(c.mlp, wordOf(c.mlp.value))},
        {"position_embedding", known(c.positionEmbedding)},
        {"position_resize", known(c.positionResize, wordOf(c.positionResize.value))},
        {"relative_bias", known(c.relativeBias)},
        {"rotation", known(c.rotation, rotationOf(c.rotation.value))},
        {"pool", known(c.pool, name(c.pool.value))},
        {"norm_eps", known(c.normEps)},
        {"qk_scale", known(c.qkScale, c.qkScale > 0 ? Json(c.qkScale.value) : Json("head_dim^-0.5"))},
        {"mean", known(c.mean)},
        {"std", known(c.std)},
        {"crop", known(c.cropFraction)},
        {"crop_mode", known(c.cropMode, name(c.cropMode.value))},
        {"interpolation", known(c.interpolation, name(c.interpolation.value))},
        {"trained_heads", known(c.trainedHeads)},
        {"rounds", known(c.rounds, wordOf(c.rounds.value))},
        {"round_sizes", known(c.roundSizes)},
        {"head_order", known(c.headOrder)},
        {"attention",
         known(c.attentionPlan, c.attentionPlan.value.empty() ? "softmax" : c.attentionPlan.value)},
        {"class_names", known(c.classNames)},
    };
}

} // namespace

std::int64_t parametersOf(const Checkpoint& checkpoint)
{
    std::int64_t count = 0;
    for (const auto& [tensorName, tensor] : checkpoint.tensors) {
        count += tensor.numel();
    }
    return count;
}

Json infoOf(const Checkpoint& c)
{
    Json costs = Json::array();
    for (const int k : c.config.trainedHeads.value) {
        const NetworkCost cost = costOf(c.config, {SliceScheme::HydraViT, k});
        costs.push_back({{"k", k}, {"params", cost.parameters}, {"macs", cost.macs}});
    }
    return {{"path", c.path.string()},
            {"format", c.format},
            {"names", c.family},
            {"chosen", c.chosen.empty() ? Json() : Json(c.chosen)},
            {"sha256", c.id.empty() ? Json() : Json(c.id)},
            {"architecture", c.config.architecture.value},
            {"parameters", parametersOf(c)},
            {"config", configOf(c.config)},
            {"trained_heads", c.config.trainedHeads.value},
            {"costs", costs},
            {"missing", c.missing},
            {"unexpected", c.unexpected},
            {"notes", c.notes}};
}

} // namespace hydra::cli
