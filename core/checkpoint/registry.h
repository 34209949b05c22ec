// SPDX-License-Identifier: GPL-3.0-or-later
// timm's pretrained networks of one grid and one width, as rows: what each name builds. Made from a table of
// the networks themselves (scripts/make_registry.py); architecture_names.h says what a name means.
#pragma once

#include "core/model/vit_config.h"

#include <array>
#include <string>
#include <vector>

namespace hydra {

// What networks of several sizes share.
struct ArchitectureStyle
{
    const char* notRun; // why it is not run here; "" where it is
    NormPosition normPosition;
    NormKind normKind;
    double normEps;
    MlpKind mlp;
    bool packed; // gate and value in one mlp.fc1
    bool qkvBias, keyBias, projBias;
    bool attnNorm, mlpNorm;
    const char* finalNorm; // "norm", "fc_norm" or "": has none
    bool normPre, layerScale;
    Pool pool;
    int poolHeads;
    Activation poolActivation;
    bool classToken, distToken;
    int registers;
    const char* positions; // which tokens pos_embed covers: "all", "patches" or "": has none
    Rotation rotation;
    bool relativeBias;
};

// How its authors prepare a picture.
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
    int width, depth, heads, patch, side, mlpHidden; // as built under that name; model_args may say another
    Activation activation;
    int style; // of architectureStyles()
    const char*
        tags; // "augreg_in21k:12 ...": its weights, and which of pictureStyles() each was trained with

    [[nodiscard]] const ArchitectureStyle& look() const;
};

[[nodiscard]] const std::vector<ArchitectureStyle>& architectureStyles();
[[nodiscard]] const std::vector<PictureStyle>& pictureStyles();
[[nodiscard]] const std::vector<NamedArchitecture>& namedArchitectures(); // sorted by name

} // namespace hydra
