// SPDX-License-Identifier: GPL-3.0-or-later
// How many forward passes a map takes, said before it is asked for.
#include "core/explain/black_box.h"
#include "core/model/sub_network.h"
#include "core/model/vit_config.h"

#include <algorithm>

namespace hydra {

PassCount passesOf(const MapOptions& options, const VitConfig& config, int heads, int rows, int cols)
{
    const MethodInfo& info = methodInfo(options.method);
    switch (info.blackBox) {
    case BlackBox::None:
        return {info.usesSteps ? options.steps : info.passes, info.endsEarly};
    case BlackBox::Occlusion: {
        const std::int64_t patch = config.patchSize;
        const OcclusionGrid grid = occlusionGrid(options, rows * patch, cols * patch, config.patchSize);
        return {2 + grid.rows * grid.cols};
    }
    case BlackBox::Rise:
        return {1 + std::int64_t(options.masks)};
    case BlackBox::Shapley: {
        const int groups = std::clamp(options.groups, 1, std::max(1, rows * cols));
        return {groups <= mostExactGroups ? 1 + (std::int64_t(1) << groups)
                                          : 3 + std::int64_t(options.permutations) * (groups - 1)};
    }
    case BlackBox::VitCx:
        return {2 + 2 * std::int64_t(widthsOf(config, {SliceScheme::HydraViT, heads}).embed), true};
    }
    return {};
}

} // namespace hydra
