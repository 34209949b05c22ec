// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_settings.h"

#include "core/base/error.h"

#include <algorithm>

namespace hydra::cli {

std::vector<int> imageSizesOf(const Arguments& arguments, const VitConfig& config)
{
    std::vector<int> sizes;
    if (arguments.has("sizes") && arguments.has("image-size")) {
        throw usageError("--sizes and --image-size are the same here; expected one of them");
    }
    const char* const option = arguments.has("image-size") ? "image-size" : "sizes";
    for (const std::string& given : arguments.list(option)) {
        const bool digits =
            !given.empty() && given.size() < 6 && given.find_first_not_of("0123456789") == std::string::npos;
        const int pixels = digits ? std::stoi(given) : 0;
        if (pixels < config.patchSize || pixels > 8192 || pixels % config.patchSize != 0) {
            throw usageError("--", option, ": expected multiples of the patch, ", config.patchSize.value,
                             " pixels, up to 8192, as 224,384; got '", given, "'");
        }
        sizes.push_back(pixels);
    }
    return sizes.empty() ? std::vector<int>{0} : sizes;
}

engine::OpenedModel openSizedModel(engine::Engine& engine, const Arguments& arguments)
{
    return openModel(engine, arguments.without("image-size"));
}

std::vector<int> pixelsOf(const VitConfig& config, int imageSize)
{
    if (imageSize > 0) {
        return {imageSize};
    }
    return config.imageHeight == config.imageWidth ? std::vector<int>{config.imageHeight}
                                                   : std::vector<int>{config.imageHeight, config.imageWidth};
}

} // namespace hydra::cli
