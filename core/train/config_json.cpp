// SPDX-License-Identifier: GPL-3.0-or-later
// A training's configuration as JSON again, and as the network it describes.
#include "core/train/config.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using nlohmann::json;

json dataJson(const DataConfig& data)
{
    if (data.kind == DataKind::Scenes) {
        return {{"kind", "scenes"}, {"seed", data.seed}, {"count", data.count}};
    }
    json out = {{"kind", name(data.kind)}, {"path", data.path.string()}};
    if (data.count > 0) {
        out["count"] = data.count;
    }
    if (data.holdOut > 0) {
        out["hold_out"] = data.holdOut;
        out["held_out"] = data.heldOut;
    }
    return out;
}

} // namespace

const char* name(DataKind kind) noexcept
{
    return kind == DataKind::Scenes ? "scenes" : kind == DataKind::Folder ? "folder" : "archive";
}

std::string TrainConfig::json() const
{
    nlohmann::json out;
    out["name"] = name;
    out["output"] = output.string();
    out["data"] = dataJson(data);
    out["val"] = dataJson(val);
    if (test.given()) {
        out["test"] = dataJson(test);
    }
    out["augment"] = {{"flip", augment.flip},
                      {"zoom", augment.zoom},
                      {"brightness", augment.brightness},
                      {"contrast", augment.contrast},
                      {"saturation", augment.saturation},
                      {"tint", augment.tint},
                      {"erase", augment.erase},
                      {"mixup", augment.mixup}};
    out["model"] = {{"image_size", imageSize},
                    {"patch_size", patchSize},
                    {"num_heads", numHeads},
                    {"head_dim", headDim},
                    {"depth", depth},
                    {"mlp_ratio", mlpRatio},
                    {"norm_eps", normEps},
                    {"attention", attention},
                    {"mean", mean},
                    {"std", std}};
    out.update({{"seed", seed},
                {"heads", heads},
                {"steps", steps},
                {"batch", batch},
                {"learning_rate", learningRate},
                {"final_learning_rate", finalLearningRate},
                {"beta1", beta1},
                {"beta2", beta2},
                {"warmup_steps", warmupSteps},
                {"weight_decay", weightDecay},
                {"label_smoothing", labelSmoothing},
                {"clip_norm", clipNorm},
                {"ema", ema},
                {"token_labels", tokenLabels},
                {"whiten_patches", whitenPatches},
                {"patch_rate", patchRate},
                {"val_heads", valHeads},
                {"val_every", valEvery},
                {"checkpoint_steps", checkpointSteps},
                {"threads", threads},
                {"half", half},
                {"title", title},
                {"licence", licence},
                {"notes", notes}});
    if (!start.empty()) {
        out["start"] = start.string();
    }
    if (!weights.empty()) {
        out["weights"] = weights;
    }
    // Only where they are used: what was trained before they existed keeps its identity.
    if (augment.stretch > 1) {
        out["augment"]["stretch"] = augment.stretch;
    }
    if (augment.cutmix > 0) {
        out["augment"]["cutmix"] = augment.cutmix;
    }
    if (crop < 1) {
        out["crop"] = crop;
    }
    if (separateClassifiers) {
        out["separate_classifiers"] = true;
    }
    if (halfProducts) {
        out["half_products"] = true;
    }
    if (!teacher.path.empty()) {
        out["teacher"] = {{"path", teacher.path.string()},
                          {"labels", teacher.labels},
                          {"temperature", teacher.temperature},
                          {"features", teacher.features},
                          {"views", teacher.views}};
        if (teacher.size > 0) {
            out["teacher"]["size"] = teacher.size;
        }
    }
    return out.dump(2);
}

std::string TrainConfig::identity() const
{
    nlohmann::json kept = nlohmann::json::parse(json());
    for (const char* key : {"name", "output", "val", "test", "crop", "val_heads", "val_every",
                            "checkpoint_steps", "threads", "half", "title", "licence", "notes"}) {
        kept.erase(key);
    }
    if (!start.empty()) {
        kept["start"] = start.filename().string(); // wherever it lies
    }
    if (!teacher.path.empty()) {
        kept["teacher"]["path"] = teacher.path.filename().string();
    }
    if (!data.path.empty()) {
        kept["data"]["path"] = data.path.filename().string();
    }
    return kept.dump();
}

VitConfig TrainConfig::vitConfig(const std::vector<std::string>& classNames) const
{
    const auto set = [](auto& field, auto value) { field.set(value, Provenance::Config); };
    VitConfig config;
    set(config.architecture, std::string("hydravit"));
    set(config.imageHeight, imageSize);
    set(config.imageWidth, imageSize);
    set(config.patchSize, patchSize);
    set(config.embedDim, numHeads * headDim);
    set(config.depth, depth);
    set(config.numHeads, numHeads);
    set(config.headDim, headDim);
    set(config.mlpHidden, mlpRatio * numHeads * headDim);
    set(config.numClasses, static_cast<int>(classNames.size()));
    set(config.classToken, true);
    set(config.posEmbedCoversPrefix, true);
    set(config.qkvBias, true);
    set(config.normEps, normEps);
    set(config.mean, mean);
    set(config.std, std);
    set(config.cropFraction, crop);
    set(config.cropMode, CropMode::Center);
    set(config.interpolation, Interpolation::Bicubic);
    set(config.trainedHeads, heads);
    set(config.attentionPlan, attention == "softmax" ? std::string() : attention);
    set(config.classNames, classNames);
    return config;
}

} // namespace hydra
