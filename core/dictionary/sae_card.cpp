// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/sae_card.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace hydra {

namespace {

constexpr double monosemantic = 0.9; // area under the curve

std::string fixed(double value, int digits)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return std::isfinite(value) ? text : "-";
}

std::string dataText(const DataConfig& data)
{
    if (data.kind == DataKind::Scenes) {
        return join(data.count, " synthetic scenes, seed ", data.seed);
    }
    return join(data.count > 0 ? join("at most ", data.count, " pictures of")
                               : std::string("the pictures of"),
                " `", data.path.filename().string(), "`",
                data.holdOut == 0 ? std::string()
                                  : join(data.heldOut ? ", every " : ", without every ", data.holdOut, "th"));
}

void writeRecipe(std::ostringstream& out, const SaeConfig& config, const SaeTraining& training)
{
    out << "Loss: squared error over the variance"
        << (config.matryoshka ? ", the mean of that of the first " : "");
    for (std::size_t i = 0; i < config.prefixes.size(); ++i) {
        out << (i == 0 ? "" : i + 1 == config.prefixes.size() ? " and " : ", ") << config.prefixes[i];
    }
    out << (config.matryoshka ? " features" : "") << ". ";
    if (config.auxK > 0 && config.auxWeight > 0) {
        out << "What is left is learnt by the " << config.auxK << " largest codes of features that "
            << config.deadAfter << " patches in a row did not have (weight " << config.auxWeight << "). ";
    }
    out << training.steps << " steps of " << config.batch << " patches, mixed from " << config.pictures
        << " pictures at a time, Adam, learning rate " << config.learningRate << " after "
        << config.warmupSteps << " steps of warm-up, cosine to " << config.finalLearningRate
        << ", decoder rows of length 1.\n\nCommand: `hydrascope-cli sae-train " << config.name << ".json`, "
        << static_cast<int>(training.seconds / 60) << " minutes on " << config.threads << " threads.\n";
}

void writeQuality(std::ostringstream& out, const SaeConfig& config, const SaeTraining& training)
{
    const SaeQuality& first = training.quality.front();
    out << "\n## Quality\n\nMeasured on " << dataText(config.val) << " (" << first.pictures << " pictures, "
        << first.patches
        << " patches), none of them trained on. *Loss recovered*: of what replacing the patches by zero "
           "costs "
           "in cross entropy, the share that the reconstruction gives back. "
        << (first.labelled ? "*Top-1*: the label comes first"
                           : "*Top-1*: the class that the network itself puts first")
        << ".\n\n| k | explained variance % | features of a patch | dead % | loss recovered % | top-1 % | "
           "with "
           "the reconstruction % |\n|---|---|---|---|---|---|---|\n";
    for (const SaeQuality& each : training.quality) {
        out << "| " << each.heads << " | " << fixed(100 * each.explainedVariance, 1) << " | "
            << fixed(each.active, 1) << " | " << fixed(100 * each.deadShare, 1) << " | "
            << fixed(100 * each.recovered, 1) << " | " << fixed(100 * each.right, 1) << " | "
            << fixed(100 * each.rightWith, 1) << " |\n";
    }
}

void writeAttributes(std::ostringstream& out, const std::vector<AttributeFeature>& attributes)
{
    if (attributes.empty()) {
        return;
    }
    const auto clear = std::count_if(attributes.begin(), attributes.end(),
                                     [](const AttributeFeature& each) { return each.area >= monosemantic; });
    out << "\n## What features stand for\n\nOf patches that one object covers by half or more: the area "
           "under "
           "the ROC curve with which one feature tells patches whose object has the attribute from the "
           "others. "
           "The feature was chosen in one half of the scenes, the area is of the other half; 0.5 says "
           "nothing, "
           "1 everything. "
        << clear << " of " << attributes.size() << " attributes have a feature with " << monosemantic
        << " or more.\n\n| attribute | | feature | area | patches with | without "
           "|\n|---|---|---|---|---|---|\n";
    for (const AttributeFeature& each : attributes) {
        out << "| " << each.kind << " | " << each.name << " | " << each.feature << " | "
            << fixed(each.area, 3) << " | " << each.with << " | " << each.without << " |\n";
    }
}

} // namespace

std::string cardText(const SaeConfig& config, const VitConfig& network, const SaeTraining& training)
{
    std::ostringstream out;
    const int heads = config.heads > 0 ? config.heads : network.numHeads.value;
    out << "# " << (config.title.empty() ? config.name : config.title) << "\n\n"
        << "Sparse autoencoder of the patches that leave block " << config.block << " of `"
        << config.model.stem().string() << "` at " << heads << " heads (width " << network.embedDim.value
        << "): " << config.features << " features, the " << config.k << " largest of a patch are kept"
        << (config.matryoshka ? ", ordered as a matryoshka" : "")
        << ". SAELens' form (`cfg.json`, `sae_weights.safetensors`), weights as "
        << (config.half ? "float16" : "float32") << ".\n\n";
    if (!config.licence.empty()) {
        out << "Licence: " << config.licence << "\n\n";
    }
    out << "## Recipe\n\nTrained on " << dataText(config.data) << ". ";
    writeRecipe(out, config, training);
    writeQuality(out, config, training);
    writeAttributes(out, training.attributes);
    if (!config.notes.empty()) {
        out << "\n## Known faults\n\n" << config.notes << "\n";
    }
    return out.str();
}

} // namespace hydra
