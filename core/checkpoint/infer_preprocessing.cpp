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
    const auto triple = [&](Metadata::Keys keys, limits::Span span) {
        return facts.first([&](const Metadata& words) { return words.triple(keys, span.low, span.high); });
    };
    config.mean = choose<Triple>(user.mean, triple({"mean", "image_mean"}, limits::mean), {},
                                 {0.485, 0.456, 0.406}); // ImageNet's
    config.std =
        choose<Triple>(user.std, triple({"std", "image_std"}, limits::deviation), {}, {0.229, 0.224, 0.225});
    config.cropMode =
        choose<CropMode>(user.cropMode, facts.first([](const Metadata& words) { return words.cropMode(); }),
                         {}, CropMode::Center);
    config.cropFraction = choose<double>(user.cropFraction, facts.first([](const Metadata& words) {
        return words.number({"crop_pct", "crop"}, limits::cropFraction.low, limits::cropFraction.high);
    }),
                                         {}, config.cropMode == CropMode::Squash ? 1.0 : 0.9);
    config.interpolation = choose<Interpolation>(
        user.interpolation, facts.first([](const Metadata& words) { return words.interpolation(); }), {},
        Interpolation::Bicubic);
    const Triple& deviations = config.std.value;
    if (!limits::cropFraction.holds(config.cropFraction) || !limits::normEps.holds(config.normEps)
        || !std::all_of(deviations.begin(), deviations.end(),
                        [](double one) { return limits::deviation.holds(one); })) {
        throw inputError(file, ": expected a crop fraction from ", limits::cropFraction.low, " to ",
                         limits::cropFraction.high, ", a norm epsilon from ", limits::normEps.low, " to ",
                         limits::normEps.high, ", and standard deviations from ", limits::deviation.low,
                         " to ", limits::deviation.high);
    }
}

} // namespace hydra
