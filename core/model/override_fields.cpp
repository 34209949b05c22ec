// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/override_fields.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/model/classifier_steps.h"

namespace hydra {

namespace {

constexpr std::string_view sizeOption = "image-size";
constexpr std::string_view times = "\xc3\x97"; // the panel may write it so

// "224", "192x256" or "192 x 256": height, then width.
void setImageSize(ModelOverrides& into, const std::string& text, const std::string& where)
{
    const FieldRule& side = fieldNamed(overrideFields(), sizeOption);
    const auto cross = std::min(text.find('x'), text.find(times));
    const auto height = side.fromText(std::string_view(text).substr(0, cross));
    const bool two = cross != std::string::npos;
    const auto width = two
        ? side.fromText(std::string_view(text).substr(cross + (text[cross] == 'x' ? 1 : times.size())))
        : height;
    if (!height || !width) {
        constexpr std::size_t shown = 60;
        throw usageError(
            placed(where,
                   message("expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got '%3'",
                           side.low, side.high, escaped(text, shown))));
    }
    into.imageSize = std::get<int>(*height);
    into.imageWidth = two ? std::optional(std::get<int>(*width)) : std::nullopt;
}

// A rule for several texts, one per line.
FieldRule linesRule(const char* option, const char* key, const char* shape, const char* help)
{
    constexpr double longest = 1 << 18;
    FieldRule rule = textRule(option, key, shape, help);
    rule.high = longest;
    return rule;
}

} // namespace

const std::vector<Field<ModelOverrides>>& overrideFields()
{
    using O = ModelOverrides;
    using namespace limits;
    static const std::vector<Field<O>> fields{
        fieldOf(&O::architecture,
                textRule("architecture", "architecture", "plain|hydravit|NAME",
                         phrase("architecture, if its files do not tell: a timm model name"))),
        fieldOf(&O::numHeads,
                wholeRule("num-heads", "num_heads", 1, heads, "N",
                          phrase("attention heads, if the file does not tell"))),
        fieldOf(&O::patchSize,
                wholeRule("patch", "patch_size", 1, limits::patch, "P", phrase("patch size in pixels"))),
        fieldOf(&O::imageSize,
                wholeRule("image-size", "image_height", 1, imageSide, "S|HxW",
                          phrase("input size in pixels that the position embedding was made for"))),
        fieldOf(&O::imageWidth,
                wholeRule("", "image_width", 1, imageSide, "",
                          phrase("input width, if it differs from image_height"))),
        fieldOf(&O::activation,
                choiceRule<Activation>("activation", "activation", phrase("activation of the MLP"))),
        fieldOf(&O::normEps,
                numberRule("eps", "norm_eps", limits::normEps.low, limits::normEps.high, "E",
                           phrase("epsilon of LayerNorm"))),
        fieldOf(&O::pool, choiceRule<Pool>("pool", "pool", phrase("what the classifier reads"))),
        fieldOf(&O::mean,
                tripleRule("mean", "mean", limits::mean.low, limits::mean.high,
                           phrase("mean of the input per channel, on [0, 1]"))),
        fieldOf(&O::std,
                tripleRule("std", "std", deviation.low, deviation.high,
                           phrase("deviation of the input per channel, on [0, 1]"))),
        fieldOf(&O::cropFraction,
                numberRule("crop", "crop", limits::cropFraction.low, limits::cropFraction.high, "0.9",
                           phrase("share of the resized short side that is kept"))),
        fieldOf(&O::cropMode,
                choiceRule<CropMode>("crop-mode", "crop_mode",
                                     phrase("whether the picture keeps its proportions"))),
        fieldOf(&O::interpolation,
                choiceRule<Interpolation>("interpolation", "interpolation",
                                          phrase("interpolation of the resize"))),
        fieldOf(&O::trainedHeads,
                setRule("trained-heads", "trained_heads", 1, heads, "3-12",
                        phrase("head counts a HydraViT was trained for"))),
        fieldOf(&O::weights,
                choiceRule<WeightSet>("weights", "weights",
                                      phrase("weights to use, if the file has averaged and trained ones"))),
        fieldOf(&O::network,
                textRule("network", "network", "PREFIX",
                         phrase("prefix of its tensors' names, if the file contains several networks"))),
        fieldOf(
            &O::headOrder,
            textRule("head-order", "head_order", "FILE|none",
                     phrase("a plain network's order of heads by importance (default: MODEL.heads.json)"))),
        fieldOf(&O::labels,
                textRule("labels", "labels", "FILE",
                         phrase("class names: one per line, an index and a name per line, or JSON"))),
        fieldOf(
            &O::answers,
            choiceRule<Answers>(
                "answers", "answers",
                phrase(
                    "meaning of the outputs: classes of which one is true, independent labels, or numbers"))),
        fieldOf(
            &O::headActivation,
            choiceRule(
                "head-activation", "head_activation", stepFunctions(),
                phrase(
                    "activation between the layers of a classifier with several, which files do not tell"))),
        fieldOf(&O::prompts,
                linesRule("prompt", "prompts", "TEXT",
                          phrase("CLIP, SigLIP or DINOv3: a sentence as a class; repeat for more classes"))),
        fieldOf(
            &O::templates,
            linesRule(
                "template", "templates", "TEXT",
                phrase("sentence around each prompt, like 'a photo of a {}'; repeat to average several"))),
        fieldOf(&O::vocabulary,
                textRule("vocabulary", "vocabulary", "FILE",
                         phrase("tokenizer file of the text tower (default: next to the model)"))),
        fieldOf(&O::textTower,
                textRule("text-tower", "text_tower", "FILE",
                         phrase("DINOv3: dino.txt's vision head and text encoder (default: *dinotxt* next to "
                                "the model)"))),
        fieldOf(&O::clean,
                choiceRule<Cleaning>("clean", "clean",
                                     phrase("how prompts are cleaned before they become tokens (default: as "
                                            "the model's authors do)"))),
    };
    return fields;
}

bool operator==(const ModelOverrides& a, const ModelOverrides& b)
{
    return sameFields(overrideFields(), a, b);
}

ModelOverrides withoutPrompts(ModelOverrides overrides)
{
    overrides.prompts = {};
    overrides.templates = {};
    overrides.vocabulary = {};
    overrides.textTower = {};
    overrides.clean = {};
    return overrides;
}

std::vector<std::pair<std::string, std::string>> overrideOptions(const ModelOverrides& overrides)
{
    std::vector<std::pair<std::string, std::string>> options;
    for (const auto& field : overrideFields()) {
        const auto value = field.get(overrides);
        if (!value || *field.option == '\0') {
            continue;
        }
        std::string text = fieldText(*value);
        if (field.option == sizeOption && overrides.imageWidth) {
            text += "x" + std::to_string(*overrides.imageWidth);
        }
        options.emplace_back(field.option, std::move(text));
    }
    return options;
}

void setOverride(ModelOverrides& into, const std::string& option, const std::string& text,
                 const std::string& where)
{
    if (option == sizeOption) {
        setImageSize(into, text, where);
        return;
    }
    const auto& field = fieldNamed(overrideFields(), option);
    field.set(into, field.fromText(text, where));
}

} // namespace hydra
