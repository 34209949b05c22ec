// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/words.h"

#include <charconv>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

std::string exact(double value)
{
    char text[40]; // the shortest text that is read back as VALUE, in no locale
    const auto [end, failed] = std::to_chars(text, text + sizeof text, value);
    return failed == std::errc() ? std::string(text, end) : "0";
}

std::string exact(const std::array<double, 3>& values)
{
    return exact(values[0]) + "," + exact(values[1]) + "," + exact(values[2]);
}

std::string listed(const std::vector<int>& values)
{
    std::string text;
    for (const int value : values) {
        text += (text.empty() ? "" : ",") + std::to_string(value);
    }
    return text;
}

} // namespace

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
        {"norm_eps", exact(c.normEps)},
        {"qk_scale", exact(c.qkScale)},
        {"mean", exact(c.mean)},
        {"std", exact(c.std)},
        {"crop_pct", exact(c.cropFraction)},
        {"crop_mode", name(c.cropMode)},
        {"interpolation", name(c.interpolation)},
        {"trained_heads", listed(c.trainedHeads)},
        {"attention", c.attentionPlan},
    };
    if (!c.classNames.value.empty()) {
        words["class_names"] =
            nlohmann::json(c.classNames.value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    return words;
}

} // namespace hydra
