// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/checkpoint/infer_config.h"

#include <algorithm>
#include <array>

namespace hydra {

void inferPreprocessing(VitConfig& config, const Facts& facts, const ModelOverrides& user,
                        const std::string& file)
{
    using Triple = std::array<double, 3>;
    const auto triple = [&](Metadata::Keys keys, double least, double most) {
        return facts.first([&](const Metadata& words) { return words.triple(keys, least, most); });
    };
    config.mean = choose<Triple>(user.mean, triple({"mean", "image_mean"}, -1000, 1000), {},
                                 {0.485, 0.456, 0.406}); // ImageNet's
    config.std = choose<Triple>(user.std, triple({"std", "image_std"}, 1e-6, 1e3), {}, {0.229, 0.224, 0.225});
    config.cropMode =
        choose<CropMode>(user.cropMode, facts.first([](const Metadata& words) { return words.cropMode(); }),
                         {}, CropMode::Center);
    config.cropFraction = choose<double>(user.cropFraction, facts.first([](const Metadata& words) {
        return words.number({"crop_pct", "crop"}, 0.01, 1);
    }),
                                         {}, config.cropMode == CropMode::Squash ? 1.0 : 0.9);
    config.interpolation = choose<Interpolation>(
        user.interpolation, facts.first([](const Metadata& words) { return words.interpolation(); }), {},
        Interpolation::Bicubic);
    if (config.cropFraction < 0.01 || config.cropFraction > 1 || config.normEps < 0 || config.normEps > 0.1
        || *std::min_element(config.std.value.begin(), config.std.value.end()) < 1e-6) {
        throw inputError(file,
                         ": expected a crop fraction from 0.01 to 1, a norm epsilon from 0 to 0.1, and "
                         "standard deviations above 0");
    }
}

} // namespace hydra
