// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration of a plain Vision Transformer by its numbers: class token, biases, MLP four times as
// wide.
#pragma once

#include "core/model/vit_config.h"

namespace hydra::test {

struct VitShape
{
    int image = 224, patch = 16; // pixels
    int heads = 12, headDim = 64, depth = 12;
    int classes = 1000;
};

inline VitConfig configOf(const VitShape& s)
{
    VitConfig c;
    c.imageHeight.value = c.imageWidth.value = s.image;
    c.patchSize.value = s.patch;
    c.numHeads.value = s.heads;
    c.headDim.value = s.headDim;
    c.embedDim.value = s.heads * s.headDim;
    c.mlpHidden.value = 4 * c.embedDim;
    c.depth.value = s.depth;
    c.numClasses.value = s.classes;
    c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
    c.normEps.value = 1e-6;
    return c;
}

} // namespace hydra::test
