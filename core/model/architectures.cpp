// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architectures.h"

#include "core/base/error.h"

#include <algorithm>
#include <numeric>

namespace hydra {

const std::vector<std::string>& architectureNames()
{
    static const std::vector<std::string> names{"vit-b16", "vit-s16", "vit-ti16"};
    return names;
}

VitConfig architectureNamed(const std::string& name)
{
    constexpr int heads[] = {12, 6, 3}; // in the order of the names
    const auto& names = architectureNames();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        throw usageError("architecture: expected vit-b16, vit-s16 or vit-ti16, got '%1'", name);
    }
    VitConfig c;
    c.architecture.value = name;
    c.imageHeight.value = c.imageWidth.value = 224;
    c.patchSize.value = 16;
    c.depth.value = 12;
    c.numHeads.value = heads[found - names.begin()];
    c.headDim.value = 64;
    c.embedDim.value = c.numHeads * c.headDim;
    c.mlpHidden.value = 4 * c.embedDim;
    c.numClasses.value = 1000;
    c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
    c.normEps.value = 1e-6;
    c.trainedHeads.value.resize(std::size_t(c.numHeads.value));
    std::iota(c.trainedHeads.value.begin(), c.trainedHeads.value.end(), 1);
    return c;
}

} // namespace hydra
