// SPDX-License-Identifier: GPL-3.0-or-later
// What the user says about a model file; each value given is marked Provenance::User. Names as on the
// command line.
#pragma once

#include "core/model/vit_config.h"
#include "core/model/weight_set.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct ModelOverrides
{
    std::optional<WeightSet> weights; // without: the averaged ones where there are any
    // "plain", "hydravit", or a name of timm's: outranks what configuration and file name call the network
    std::optional<std::string> architecture;
    std::optional<int> numHeads, patchSize, imageSize;
    std::optional<int> imageWidth; // where it is not imageSize, which then is the height
    std::optional<Activation> activation;
    std::optional<double> normEps, cropFraction;
    std::optional<Pool> pool;
    std::optional<std::array<double, 3>> mean, std;
    std::optional<Interpolation> interpolation;
    std::optional<CropMode> cropMode;
    std::optional<std::vector<int>> trainedHeads; // 1..H
    std::optional<std::string> labels; // a file: one name a line, or index<TAB>synset<TAB>name
};

} // namespace hydra
