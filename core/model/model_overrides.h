// SPDX-License-Identifier: GPL-3.0-or-later
// What the user says about a model file; each value given is marked Provenance::User. Names, bounds and help
// of each are in one table: override_fields.h.
#pragma once

#include "core/model/cleaning.h"
#include "core/model/vit_config.h"
#include "core/model/weight_set.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

// What a value may be, whoever says it: the file, its configuration, or the user. Both ends are allowed.
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
    std::optional<WeightSet> weights; // without: the averaged ones where there are any
    std::optional<std::string> network; // what its tensors' names begin with, where a file holds several
    // "plain", "hydravit", or a name of timm's: outranks what configuration and file name call the network
    std::optional<std::string> architecture;
    std::optional<int> numHeads, patchSize, imageSize;
    std::optional<int> imageWidth; // where it is not imageSize, which then is the height
    std::optional<Activation> activation;
    std::optional<double> normEps, cropFraction;
    std::optional<Pool> pool;
    std::optional<Answers> answers;
    std::optional<std::string> headActivation; // between the layers of a classifier that has several
    std::optional<std::array<double, 3>> mean, std;
    std::optional<Interpolation> interpolation;
    std::optional<CropMode> cropMode;
    std::optional<std::vector<int>> trainedHeads; // 1..H
    // A file that orders the heads of a plain network by importance, or "none"; without: what lies beside it
    std::optional<std::string> headOrder;
    std::optional<std::string> labels; // a file: one name a line, or index<TAB>synset<TAB>name
    // Of a CLIP, a SigLIP or a DINO with dino.txt: what its classes are, one a line; sentences with {} that
    // they are put into, one a line; the files of the tokenizer and, where it is none of the model's own, of
    // the text tower, without: what lies beside the model
    std::optional<std::string> prompts, templates, vocabulary, textTower;
    std::optional<Cleaning> clean; // of the prompts; without: the authors'
};

} // namespace hydra
