// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/score.h"

#include "core/base/error.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/scorer.h"
#include "core/evaluate/perturbation.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra::engine {

namespace {

std::uint8_t level(double value) // 0..1
{
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(value, 0.0, 1.0)));
}

// PIXELS [1,3,H,W] as they were before normalisation.
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

FaithKey normalised(FaithKey key)
{
    const ClassChoice target = key.map.target;
    if (isBaseline(key.map.options.method)) {
        MapKey plain; // a baseline knows no question
        plain.network = key.map.network;
        plain.target = target;
        plain.options.method = key.map.options.method;
        key.map = plain;
    } else {
        key.map = normalised(key.map);
        key.map.target = target;
    }
    return key;
}

std::size_t hashOf(const FaithKey& key)
{
    const CurveChoice& c = key.curves;
    return hashOf(key.map) * 31
        + std::size_t(c.steps * 8 + (c.deletion ? 4 : 0) + (c.insertion ? 2 : 0) + (c.perturbation ? 1 : 0));
}

std::size_t Faith::bytes() const
{
    std::size_t numbers = values.size() + order.size();
    for (const Curve* one : {&curves.deletion, &curves.insertion, &curves.positive, &curves.negative}) {
        numbers += 4 * one->value.size();
    }
    return sizeof(Faith) + 4 * numbers;
}

Faith judge(const VisionTransformer& network, const ModelInput& input, const FaithKey& key, int classIndex,
            const std::vector<float>& values, const CancelToken& cancel)
{
    const PerturbationProbe probe(network, input.pixels, key.map.network.sub, key.map.network.plan,
                                  classIndex, cancel);
    Faith faith;
    faith.classIndex = classIndex;
    faith.whole = probe.wholeProbability();
    faith.blurred = probe.blurredProbability();
    faith.empty = probe.emptyProbability();
    faith.rows = probe.rows();
    faith.cols = probe.cols();
    faith.values = values;
    faith.order = tokenOrder(values, true);
    faith.curves = probe.curves(values, key.curves, {}, cancel);
    for (std::size_t channel = 0; channel < 3; ++channel) {
        faith.blank[channel] = level(Preprocessing::of(network.config()).mean[channel]);
    }
    return faith;
}

Image blurredPicture(const VisionTransformer& network, const ModelInput& input)
{
    return denormalised(blurredPixels(input.pixels), Preprocessing::of(network.config()));
}

int patchesAt(const Faith& faith, Way way, int point)
{
    const Curve& curve = faith.curve(way);
    if (curve.empty()) {
        return 0;
    }
    const int last = static_cast<int>(curve.fraction.size()) - 1;
    const double share = curve.fraction[static_cast<std::size_t>(std::clamp(point, 0, last))];
    return static_cast<int>(std::lround(share * double(faith.order.size())));
}

Image pictureAt(const Image& shown, const Faith& faith, Way way, int point)
{
    const Image none;
    const Image& blurred = faith.blurredPicture ? *faith.blurredPicture : none;
    if (shown.width != blurred.width || shown.height != blurred.height || shown.empty() || faith.cols < 1
        || faith.rows < 1) {
        throw internalError("a picture of ", shown.width, "x", shown.height,
                            " is not the one that was judged, of ", blurred.width, "x", blurred.height);
    }
    Image picture = way == Way::Deletion ? shown : blurred;
    const int width = shown.width / faith.cols;
    const int height = shown.height / faith.rows;
    const int count = patchesAt(faith, way, point);
    for (int i = 0; i < count; ++i) {
        const int patch = faith.order[static_cast<std::size_t>(i)];
        const int left = patch % faith.cols * width;
        for (int y = patch / faith.cols * height; y < (patch / faith.cols + 1) * height; ++y) {
            const std::uint8_t* from = shown.pixel(left, y);
            const auto at = picture.rgb.begin() + (from - shown.rgb.data());
            if (way == Way::Insertion) {
                std::copy_n(from, 3 * width, at);
                continue;
            }
            for (int x = 0; x < width; ++x) {
                std::copy(faith.blank.begin(), faith.blank.end(), at + 3 * x);
            }
        }
    }
    return picture;
}

} // namespace hydra::engine
