// SPDX-License-Identifier: GPL-3.0-or-later
// Values that the user sets for a model file; each is marked Provenance::User. Their names, bounds and help
// are in one table: override_fields.h.
#pragma once

#include "core/model/cleaning.h"
#include "core/model/vit_config.h"
#include "core/model/weight_set.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

// Bounds of values, whether from the file, its configuration or the user. Both ends are included.
namespace limits {
struct Span
{
    double low, high;
    [[nodiscard]] constexpr bool holds(double value) const noexcept { return value >= low && value <= high; }
};
constexpr Span cropFraction{0.01, 1}, normEps{0, 0.1}, mean{-1000, 1000}, deviation{1e-6, 1000};
constexpr int heads = 16'384, patch = 1024, imageSide = 16'384;
} // namespace limits

struct ModelOverrides
{
    std::optional<WeightSet> weights; // default: the averaged ones, if any
    std::optional<std::string> network; // prefix of its tensors' names, if a file holds several
    // "plain", "hydravit", or a name of timm's: overrides the name in configuration and file name
    std::optional<std::string> architecture;
    std::optional<int> numHeads, patchSize, imageSize;
    std::optional<int> imageWidth; // if not square; then imageSize is the height
    std::optional<Activation> activation;
    std::optional<double> normEps, cropFraction;
    std::optional<Pool> pool;
    std::optional<Answers> answers;
    std::optional<std::string> headActivation; // between the layers of a classifier with several
    std::optional<std::array<double, 3>> mean, std;
    std::optional<Interpolation> interpolation;
    std::optional<CropMode> cropMode;
    std::optional<std::vector<int>> trainedHeads; // 1..H
    // A file that orders the heads of a plain network by importance, or "none"; default: the file beside the
    // model
    std::optional<std::string> headOrder;
    std::optional<std::string> labels; // a file: one name a line, or index<TAB>synset<TAB>name
    // For a CLIP, a SigLIP or a DINO with dino.txt: its classes, one per line; templates, sentences with {}
    // for the class, one per line; the files of the tokenizer and, unless the model contains it, of the text
    // tower; default: the files beside the model
    std::optional<std::string> prompts, templates, vocabulary, textTower;
    std::optional<Cleaning> clean; // of the prompts; default: the authors'
};

} // namespace hydra
