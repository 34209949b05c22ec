// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/export.h"

#include "core/base/list_text.h"
#include "core/base/statistics.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hydra {

namespace {

// The parameters for token labels and a teacher's hints are for training only.
bool exported(const Parameter& parameter)
{
    return parameter.name.rfind("aux.", 0) != 0;
}

std::string number(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.9g", value);
    return text;
}

std::string triple(const std::array<double, 3>& values)
{
    return number(values[0]) + "," + number(values[1]) + "," + number(values[2]);
}

std::map<std::string, std::string> metadataOf(const TrainConfig& config, const VitConfig& network)
{
    return {{"format", "pt"},
            {"architecture", config.thinking ? "thinkingvit" : "hydravit"},
            {"img_size", std::to_string(config.imageSize)},
            {"patch_size", std::to_string(config.patchSize)},
            {"embed_dim", std::to_string(network.embedDim)},
            {"depth", std::to_string(config.depth)},
            {"num_heads", std::to_string(config.numHeads)},
            {"head_dim", std::to_string(config.headDim)},
            {"num_classes", std::to_string(network.numClasses)},
            {"norm_eps", number(config.normEps)},
            {"activation", "gelu"},
            {"global_pool", "token"},
            {"mean", triple(config.mean)},
            {"std", triple(config.std)},
            {"crop_pct", number(config.crop)},
            {"crop_mode", "center"},
            {"interpolation", "bicubic"},
            {"trained_heads", listText(config.heads, ",")},
            {"attention", config.attention},
            {"class_names", nlohmann::json(network.classNames.value).dump()},
            {"title", config.title},
            {"licence", config.licence},
            {"training", config.identity()}};
}

std::string dataText(const DataConfig& data, int images)
{
    std::ostringstream out;
    if (data.kind == DataKind::Scenes) {
        out << images << " synthetic scenes, seed " << data.seed;
    } else {
        out << images << " pictures of the " << name(data.kind) << " `" << data.path.filename().string()
            << "`";
        if (data.holdOut > 0) {
            out << (data.heldOut ? ", every " : ", without every ") << data.holdOut << "th";
        }
        if (data.crop < 1) {
            out << ", the middle " << 100 * data.crop << " % of each";
        }
    }
    return out.str();
}

void writeTeacher(std::ostringstream& out, const TeacherConfig& teacher)
{
    out << " Distilled from `" << teacher.path.filename().string()
        << "`, none of whose weights are in the file:";
    if (teacher.labels > 0) {
        out << " its probabilities among these classes are " << 100 * teacher.labels
            << " % of the targets, at temperature " << teacher.temperature << ";";
    }
    if (teacher.features > 0) {
        out << " a linear layer, left out of the file, predicts its last normalised tokens (squared error, "
               "weight "
            << teacher.features << ");";
    }
    if (teacher.size > 0) {
        out << " it sees the pictures at " << teacher.size << " px;";
    }
    if (teacher.views > 0) {
        out << " asked about " << teacher.views << " plain windows of each picture.";
    } else {
        out << " asked about every picture as it is shown to the pupil.";
    }
}

void writeRecipe(std::ostringstream& out, const TrainConfig& config, const TrainResult& result)
{
    const AugmentConfig& augment = config.augment;
    if (config.thinking) {
        out << "ThinkingViT: each step draws a round of " << listText(config.heads, ",")
            << (config.weights.empty() ? " heads, uniformly" : " heads, weighted")
            << ", and trains it with those before it, whose last tokens it reads. ";
    } else if (config.heads.size() > 1) {
        out << "HydraViT Algorithm 1: each step draws k from " << listText(config.heads, ",")
            << (config.weights.empty() ? ", uniformly" : ", weighted")
            << ", and trains the first k heads alone. ";
    } else {
        out << "Every step trains " << listText(config.heads, ",") << " heads. ";
    }
    out << result.steps << " steps of " << config.batch << " pictures, AdamW (betas " << config.beta1 << ", "
        << config.beta2 << ", weight decay " << config.weightDecay << " on matrices), learning rate "
        << config.learningRate << " after " << config.warmupSteps << " steps of warm-up, cosine to "
        << config.finalLearningRate << ", gradient norm at most " << config.clipNorm << ", label smoothing "
        << config.labelSmoothing << ", running average of the weights (" << config.ema
        << "), which is what is shipped.";
    if (!config.start.empty()) {
        out << " Began with the weights of `" << config.start.filename().string() << "` in the first heads.";
    }
    if (config.whitenPatches) {
        out << " The patch embedding began as the principal components of the training patches at unit "
               "variance, and learns at "
            << config.patchRate << " of the rate.";
    }
    if (config.tokenLabels > 0) {
        out << " Token labels: each patch token also predicts the shares of the classes in its patch (weight "
            << config.tokenLabels << "); that classifier is left out of the file.";
    }
    if (!config.teacher.path.empty()) {
        writeTeacher(out, config.teacher);
    }
    if (config.separateClassifiers) {
        out << " Each k has a classifier of its own.";
    }
    out << "\n\nAugmentation: mirrored " << augment.flip << ", enlarged up to " << augment.zoom
        << ", stretched up to " << augment.stretch << ", brightness " << augment.brightness << ", contrast "
        << augment.contrast << ", saturation " << augment.saturation << ", tint " << augment.tint
        << ", rectangle erased " << augment.erase << ", mixup " << augment.mixup << ", cutmix "
        << augment.cutmix << ".\n";
}

void writeAccuracy(std::ostringstream& out, const TrainConfig& config, const TrainResult& result)
{
    const bool separate = config.test.given();
    const int images = result.accuracy.empty() ? 0 : result.accuracy.front().images;
    out << "Measured at the end on " << dataText(separate ? config.test : config.val, images)
        << ", never seen in training" << (separate ? "" : ", though its progress was judged by them")
        << "; 95 % Wilson interval.\n\n"
        << "| k | top-1 % | 95 % interval | n |\n|---|---|---|---|\n";
    for (const HeadAccuracy& each : result.accuracy) {
        const auto [low, high] = wilsonInterval(each.correct, each.images);
        char line[128];
        std::snprintf(line, sizeof line, "| %d | %.2f | %.2f - %.2f | %d |\n", each.heads, each.percent(),
                      low, high, each.images);
        out << line;
    }
}

} // namespace

void roundToHalf(TrainableVit& network)
{
    const c10::NoGradGuard noGrad;
    for (Parameter& each : network.parameters()) {
        each.tensor.copy_(each.tensor.to(at::kHalf));
    }
}

void writeWeights(const Path& file, const TrainConfig& config, const TrainableVit& network)
{
    NamedTensors tensors;
    for (const Parameter& each : network.parameters()) {
        if (exported(each)) {
            tensors[each.name] = each.tensor.detach().to(at::kCPU, config.half ? at::kHalf : at::kFloat);
        }
    }
    writeSafetensors(file, tensors, metadataOf(config, network.config()));
}

std::string cardText(const TrainConfig& config, const TrainableVit& network, const TrainResult& result,
                     int trainImages)
{
    std::int64_t parameters = 0;
    for (const Parameter& each : network.parameters()) {
        parameters += exported(each) ? each.tensor.numel() : 0;
    }
    const VitConfig& vit = network.config();
    std::ostringstream out;
    out << "# " << (config.title.empty() ? config.name : config.title) << "\n\n"
        << (config.heads.size() > 1 ? "HydraViT, " : "Vision Transformer, ") << vit.numHeads << " heads of "
        << vit.headDim << " (width " << vit.embedDim << "), depth " << vit.depth << ", patch "
        << vit.patchSize << " at " << config.imageSize << " px, attention `" << config.attention << "`, "
        << parameters << " parameters, trained for k = " << listText(config.heads, ",") << ". Weights as "
        << (config.half ? "float16" : "float32") << ".\n\n";
    if (!config.licence.empty()) {
        out << "Licence: " << config.licence << "\n\n";
    }
    out << "## Data\n\n" << dataText(config.data, trainImages) << ". Classes:";
    for (const std::string& name : vit.classNames.value) {
        out << " " << name << (&name == &vit.classNames.value.back() ? "." : ",");
    }
    out << "\n\n## Recipe\n\n";
    writeRecipe(out, config, result);
    out << "\nCommand: `hydrascope-cli train " << config.name << ".json`, "
        << static_cast<int>(result.seconds / 60) << " minutes on " << config.threads
        << " threads.\n\n## Accuracy\n\n";
    writeAccuracy(out, config, result);
    if (!config.notes.empty()) {
        out << "\n## Known faults\n\n" << config.notes << "\n";
    }
    return out.str();
}

} // namespace hydra
