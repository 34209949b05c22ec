// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/score.h"

#include "core/base/error.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/map_score.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/verdict.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

std::uint8_t level(double value) // 0..1
{
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(value, 0.0, 1.0)));
}

// PIXELS [1,3,H,W] before normalisation.
Image denormalised(const at::Tensor& pixels, const Preprocessing& how)
{
    const auto column = [](const std::array<double, 3>& v) {
        return at::tensor(at::ArrayRef<double>(v.data(), v.size()), at::kDouble).view({3, 1, 1});
    };
    const at::Tensor bytes = ((pixels[0].to(at::kDouble) * column(how.std) + column(how.mean)) * 255)
                                 .round()
                                 .clamp(0, 255)
                                 .to(at::kByte)
                                 .permute({1, 2, 0})
                                 .contiguous();
    Image image{static_cast<int>(pixels.size(3)), static_cast<int>(pixels.size(2)), {}};
    image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
    return image;
}

} // namespace

Message ScoreKey::title() const
{
    const std::vector<std::string>& orders = randomOrders();
    const auto at = std::find(orders.begin(), orders.end(), map.options.method);
    return at == orders.end()
        ? message("Testing: %1", methodTitle(map.options.method))
        : message("Testing: random order %1 of %2", at - orders.begin() + 1, orders.size());
}

ScoreKey normalised(ScoreKey key)
{
    const ClassChoice target = key.map.target;
    if (isBaseline(key.map.options.method)) {
        // a baseline's map does not depend on the target or the options
        key.map = MapKey::about(key.map.network, target).by(key.map.options.method);
    } else {
        const MapKey used = key.map.normalised();
        key.map = used.to(target, used.against);
    }
    key.map = key.map.on(key.map.network.passFor(target));
    return key;
}

std::size_t Score::bytes() const
{
    std::size_t numbers = values.size() + order.size();
    for (const Curve* one : {&curves.deletion, &curves.insertion, &curves.positive, &curves.negative}) {
        numbers += 4 * one->value.size();
    }
    return sizeof(Score) + 4 * numbers;
}

Score scoreMap(const PerturbationProbe& probe, const VitConfig& config, const ScoreKey& key,
               const std::vector<float>& values, const CancelToken& cancel)
{
    Score score;
    static_cast<Measured&>(score) = probe.measure(values, key.curves, cancel);
    score.rows = probe.rows();
    score.cols = probe.cols();
    score.values = values;
    score.order = tokenOrder(values, true);
    for (std::size_t channel = 0; channel < 3; ++channel) {
        score.blank[channel] = level(Preprocessing::of(config).mean[channel]);
    }
    return score;
}

Image blurredPicture(const VitConfig& config, const ModelInput& input)
{
    return denormalised(blurredPixels(input.pixels), Preprocessing::of(config));
}

int patchesAt(const Score& score, Way way, int point)
{
    const Curve& curve = score.curve(way);
    if (curve.empty()) {
        return 0;
    }
    const int last = static_cast<int>(curve.fraction.size()) - 1;
    const double share = curve.fraction[static_cast<std::size_t>(std::clamp(point, 0, last))];
    return static_cast<int>(std::lround(share * double(score.order.size())));
}

Image pictureAt(const Image& shown, const Score& score, Way way, int point)
{
    const Image none;
    const Image& blurred = score.blurredPicture ? *score.blurredPicture : none;
    if (shown.width != blurred.width || shown.height != blurred.height || shown.empty() || score.cols < 1
        || score.rows < 1) {
        throw internalError("a picture of %1x%2 is not the scored one, %3x%4", shown.width, shown.height,
                            blurred.width, blurred.height);
    }
    Image picture = way == Way::Deletion ? shown : blurred;
    const int width = shown.width / score.cols;
    const int height = shown.height / score.rows;
    const int count = patchesAt(score, way, point);
    for (int i = 0; i < count; ++i) {
        const int patch = score.order[static_cast<std::size_t>(i)];
        const int left = patch % score.cols * width;
        for (int y = patch / score.cols * height; y < (patch / score.cols + 1) * height; ++y) {
            const std::uint8_t* from = shown.pixel(left, y);
            const auto at = picture.rgb.begin() + (from - shown.rgb.data());
            if (way == Way::Insertion) {
                std::copy_n(from, 3 * width, at);
                continue;
            }
            for (int x = 0; x < width; ++x) {
                std::copy(score.blank.begin(), score.blank.end(), at + 3 * x);
            }
        }
    }
    return picture;
}

} // namespace hydra
