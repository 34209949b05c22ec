// SPDX-License-Identifier: GPL-3.0-or-later
// models, info, evaluate: what is known of a model.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/evaluate.h"
#include "core/engine/shipped.h"

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
        {"class_token", known(c.classToken)},
        {"dist_token", known(c.distToken)},
        {"register_tokens", known(c.registerTokens)},
        {"pos_embed_covers_prefix", known(c.posEmbedCoversPrefix)},
        {"qkv_bias", known(c.qkvBias)},
        {"layer_scale", known(c.layerScale)},
        {"pre_norm", known(c.preNorm)},
        {"activation", known(c.activation, c.activation.value == Activation::Gelu ? "gelu" : "quick-gelu")},
        {"pool", known(c.pool, c.pool.value == Pool::Token ? "token" : "avg")},
        {"norm_eps", known(c.normEps)},
        {"qk_scale", known(c.qkScale, c.qkScale > 0 ? Json(c.qkScale.value) : Json("head_dim^-0.5"))},
        {"mean", known(c.mean)},
        {"std", known(c.std)},
        {"crop", known(c.cropFraction)},
        {"crop_mode", known(c.cropMode, c.cropMode.value == CropMode::Center ? "center" : "squash")},
        {"interpolation",
         known(c.interpolation, c.interpolation.value == Interpolation::Bicubic ? "bicubic" : "bilinear")},
        {"trained_heads", known(c.trainedHeads)},
        {"attention",
         known(c.attentionPlan, c.attentionPlan.value.empty() ? "softmax" : c.attentionPlan.value)},
        {"class_names", known(c.classNames)},
    };
}

Json listModels(const Arguments&)
{
    Json models = Json::array();
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        models.push_back({{"name", model.name}, {"path", model.path}});
    }
    return {{"models", models}};
}

Json describe(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    std::int64_t parameters = 0;
    for (const auto& [tensorName, tensor] : c.tensors) {
        parameters += tensor.numel();
    }
    Json costs = Json::array();
    for (const int k : c.config.trainedHeads.value) {
        const NetworkCost cost = costOf(c.config, {SliceScheme::HydraViT, k});
        costs.push_back({{"k", k}, {"params", cost.parameters}, {"macs", cost.macs}});
    }
    return {{"path", c.path.string()},
            {"format", c.format},
            {"sha256", c.id},
            {"architecture", c.config.architecture.value},
            {"parameters", parameters},
            {"config", configOf(c.config)},
            {"trained_heads", c.config.trainedHeads.value},
            {"costs", costs},
            {"missing", c.missing},
            {"unexpected", c.unexpected}};
}

Json measureAccuracy(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const std::string& folder =
        arguments.positional(1, "FOLDER: class sub-folders, or pictures with labels.csv");
    Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    const std::vector<int> heads = headsOf(arguments, c.config);
    const AttentionPlan plan = planOf(arguments, c.config);
    const int batch = static_cast<int>(arguments.integer("batch", 1, 4096).value_or(16));
    const auto images = engine::labelledFolder(folder, c.config);
    const VisionTransformer network(std::move(c.config), std::move(c.tensors));
    Json rows = Json::array();
    for (const auto& row :
         engine::evaluate(network, images, heads, plan, batch, progressBar(), interruption())) {
        const double n = std::max(1, row.images);
        rows.push_back({{"k", row.heads},
                        {"images", row.images},
                        {"top1", row.top1 / n},
                        {"top5", row.top5 / n},
                        {"confidence", row.confidence},
                        {"images_per_s", row.imagesPerSecond}});
    }
    return {{"model", model}, {"folder", folder}, {"attention", plan.text()}, {"rows", rows}};
}

} // namespace

Command modelsCommand()
{
    return {"models", "", "the shipped models", {}, listModels};
}

Command infoCommand()
{
    return {"info", "MODEL", "architecture and every hyper-parameter with where it came from", modelOptions(),
            describe};
}

Command evaluateCommand()
{
    return {"evaluate", "MODEL FOLDER", "accuracy per head count over labelled pictures",
            runOptions() + std::vector<OptionInfo>{{"batch", "N", "pictures a forward pass (default 16)"}}
                + modelOptions(),
            measureAccuracy};
}

} // namespace hydra::cli
