// SPDX-License-Identifier: GPL-3.0-or-later
// timm's pretrained networks of one grid and one width, as rows: what each name builds. Generated from a
// table of the networks themselves (scripts/make_registry.py); architecture_names.h interprets the names.
#pragma once

#include "core/model/vit_config.h"

#include <array>
#include <string>
#include <vector>

namespace hydra {

// Properties that networks of several sizes share.
struct ArchitectureStyle
{
    const char* notRun; // why it is not supported; "" if it is
    NormPosition normPosition;
    NormKind normKind;
    double normEps;
    MlpKind mlp;
    bool packed; // gate and value in one mlp.fc1
    bool qkvBias, keyBias, projBias;
    bool attnNorm, mlpNorm;
    const char* finalNorm; // "norm", "fc_norm", or "" without one
    bool normPre, layerScale;
    Pool pool;
    int poolHeads;
    Activation poolActivation;
    bool classToken, distToken;
    int registers;
    const char* positions; // the tokens that pos_embed covers: "all", "patches" or "" without one
    Rotation rotation;
    bool relativeBias;
};

// The preprocessing of its authors.
struct PictureStyle
{
    std::array<double, 3> mean, std;
    double cropFraction;
    CropMode cropMode;
    Interpolation interpolation;
};

struct NamedArchitecture
{
    const char* name; // without a tag
    int width, depth, heads, patch, side, mlpHidden; // as built under that name; model_args may change them
    Activation activation;
    int style; // index into architectureStyles()
    const char* tags; // "augreg_in21k:12 ...": its weights, each with its index into pictureStyles()

    [[nodiscard]] const ArchitectureStyle& look() const;
};

[[nodiscard]] const std::vector<ArchitectureStyle>& architectureStyles();
[[nodiscard]] const std::vector<PictureStyle>& pictureStyles();
[[nodiscard]] const std::vector<NamedArchitecture>& namedArchitectures(); // sorted by name

} // namespace hydra
