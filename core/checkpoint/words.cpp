// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/words.h"

#include "core/base/field.h"
#include "core/base/list_text.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

// What today's blocks have beside the plain ones'; plain networks say none of it.
void addParts(Words& words, const VitConfig& c)
{
    words.merge(wordsOf(c.rotation.value));
    words["position_resize"] = wordOf(c.positionResize.value);
    if (c.normKind.value != NormKind::Layer) {
        words["norm_kind"] = wordOf(c.normKind.value);
    }
    if (!c.roundSizes.value.empty()) {
        words["round_sizes"] = listText(c.roundSizes.value, ",");
    }
    if (c.pool == Pool::Attention) {
        words["pool_heads"] = std::to_string(c.poolHeads);
        words["pool_activation"] = name(c.poolActivation);
    }
}

} // namespace

Words wordsOf(const Rotation& rotation)
{
    if (!rotation.present()) {
        return {};
    }
    return {{"rotation", name(rotation.kind)},
            {"rotation_pairs", rotation.pairs == Rotation::Pairs::Halves ? "halves" : "neighbours"},
            {"rotation_grid", rotation.grid == Rotation::Grid::Centres ? "centres" : "indices"},
            {"rotation_base", exactText(rotation.base)},
            {"rotation_reference",
             std::to_string(rotation.referenceRows) + "," + std::to_string(rotation.referenceCols)},
            {"rotation_offset", exactText(rotation.offset)},
            {"rotation_order", rotation.columnsFirst ? "xy" : "ij"}};
}

Words wordsOf(const VitConfig& c)
{
    Words words{
        {"format", "pt"},
        {"architecture", c.architecture},
        {"img_size", std::to_string(c.imageHeight) + "," + std::to_string(c.imageWidth)},
        {"patch_size", std::to_string(c.patchSize)},
        {"embed_dim", std::to_string(c.embedDim)},
        {"depth", std::to_string(c.depth)},
        {"num_heads", std::to_string(c.numHeads)},
        {"head_dim", std::to_string(c.headDim)},
        {"mlp_hidden", std::to_string(c.mlpHidden)},
        {"num_classes", std::to_string(c.numClasses)},
        {"register_tokens", std::to_string(c.registerTokens)},
        {"embeds", c.embeds ? "true" : "false"},
        {"activation", name(c.activation)},
        {"norm_position", name(c.normPosition)},
        {"global_pool", name(c.pool)},
        {"norm_eps", exactText(c.normEps)},
        {"qk_scale", exactText(c.qkScale)},
        {"mean", fieldText(c.mean.value)},
        {"std", fieldText(c.std.value)},
        {"crop_pct", exactText(c.cropFraction)},
        {"crop_mode", name(c.cropMode)},
        {"interpolation", name(c.interpolation)},
        {"trained_heads", listText(c.trainedHeads.value, ",")},
        {"attention", c.attentionPlan},
    };
    if (!c.classNames.value.empty()) {
        words["class_names"] =
            nlohmann::json(c.classNames.value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    addParts(words, c);
    return words;
}

} // namespace hydra
