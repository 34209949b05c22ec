// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_settings.h"

#include "core/base/error.h"

#include <algorithm>

namespace hydra::cli {

std::vector<InputSize> imageSizesOf(const Arguments& arguments, const VitConfig& config)
{
    std::vector<InputSize> sizes;
    const char* option = "sizes";
    for (const char* const same : {"image-size", "size"}) {
        if (arguments.has(same)) {
            if (arguments.has(option)) {
                throw usageError("--", option, " and --", same, " are the same here; expected one of them");
            }
            option = same;
        }
    }
    for (const std::string& given : arguments.list(option)) {
        sizes.push_back(inputSizeFor(config, given, join("--", option)));
        if (sizes.back().longSide > 0) {
            throw usageError("--", option, ": a longer side is of a picture, and here is none, got '", given,
                             "'");
        }
    }
    return sizes.empty() ? std::vector<InputSize>{{}} : sizes;
}

engine::OpenedModel openSizedModel(engine::Engine& engine, const Arguments& arguments)
{
    return openModel(engine, arguments.without("image-size"));
}

std::vector<int> pixelsOf(const VitConfig& config, const InputSize& size)
{
    const int height = size.height > 0 ? size.height : config.imageHeight.value;
    const int width = size.width > 0 ? size.width : config.imageWidth.value;
    return height == width ? std::vector<int>{height} : std::vector<int>{height, width};
}

} // namespace hydra::cli
