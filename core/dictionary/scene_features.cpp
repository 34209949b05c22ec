// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/scene_features.h"

#include "core/base/message.h"
#include "core/image/preprocess.h"
#include "core/scenes/scene.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra {

namespace {

struct Attribute
{
    const char *kind, *name;
};
constexpr std::array<Attribute, 16> besideShapes{{{"colour", "red"},
                                                  {"colour", "yellow"},
                                                  {"colour", "green"},
                                                  {"colour", "cyan"},
                                                  {"colour", "blue"},
                                                  {"colour", "magenta"},
                                                  {"colour", "grey"},
                                                  {"size", "small"},
                                                  {"size", "medium"},
                                                  {"size", "large"},
                                                  {"place", "left"},
                                                  {"place", "centre"},
                                                  {"place", "right"},
                                                  {"place", "top"},
                                                  {"place", "middle"},
                                                  {"place", "bottom"}}};
constexpr int firstSize = 7, firstPlace = 10;
constexpr double smallShare = 0.06, largeShare = 0.14; // of the picture's area
constexpr double leastSaturation = 0.2;

// Sums over the pixels of one object.
struct Object
{
    double red = 0, green = 0, blue = 0, x = 0, y = 0;
    std::int64_t pixels = 0;
};

// The hue's sixth, red first; 6: grey.
int colourOf(const Object& object)
{
    const double most = std::max({object.red, object.green, object.blue});
    const double least = std::min({object.red, object.green, object.blue});
    if (!(most - least > leastSaturation * most)) {
        return 6;
    }
    const double span = most - least;
    const double hue = most == object.red ? (object.green - object.blue) / span
        : most == object.green            ? 2 + (object.blue - object.red) / span
                                          : 4 + (object.red - object.green) / span;
    return (static_cast<int>(std::floor(hue + 0.5)) + 6) % 6;
}

// Indices of OBJECT's attributes in the list of attributes.
std::vector<int> attributesOf(const Object& object, int shape, int size)
{
    const int shapes = static_cast<int>(sceneClasses().size());
    const double share = double(object.pixels) / (double(size) * size);
    const auto third = [&](double sum) {
        return std::clamp(static_cast<int>(3 * sum / double(object.pixels) / size), 0, 2);
    };
    return {shape, shapes + colourOf(object),
            shapes + firstSize
                + (share < smallShare       ? 0
                       : share < largeShare ? 1
                                            : 2),
            shapes + firstPlace + third(object.x), shapes + firstPlace + 3 + third(object.y)};
}

std::vector<Object> objectsOf(const Scene& scene, int size)
{
    std::vector<Object> objects(scene.objectClasses.size());
    for (int y = 0, at = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x, ++at) {
            const int which = scene.mask[static_cast<std::size_t>(at)];
            if (which > 0) {
                Object& object = objects[static_cast<std::size_t>(which - 1)];
                const std::uint8_t* rgb = scene.image.rgb.data() + 3 * at;
                object.red += rgb[0];
                object.green += rgb[1];
                object.blue += rgb[2];
                object.x += x;
                object.y += y;
                ++object.pixels;
            }
        }
    }
    return objects;
}

// The object that covers at least half of the PATCH pixels from (LEFT, TOP); -1 if none does.
int ownerOf(const Scene& scene, int size, int left, int top, int patch)
{
    std::array<int, 256> counts{};
    for (int y = top; y < top + patch; ++y) {
        for (int x = left; x < left + patch; ++x) {
            ++counts[scene.mask[static_cast<std::size_t>(y * size + x)]];
        }
    }
    for (std::size_t i = 1; i <= scene.objectClasses.size(); ++i) {
        if (2 * counts[i] >= patch * patch) {
            return static_cast<int>(i - 1);
        }
    }
    return -1;
}

struct Half
{
    std::vector<at::Tensor> codes; // [n] each
    std::vector<std::vector<int>> attributes; // one list per code
};

void addScene(const Scene& scene, const at::Tensor& codes, const VitConfig& config, Half& into)
{
    const int size = config.imageHeight, patch = config.patchSize;
    const std::vector<Object> objects = objectsOf(scene, size);
    for (int row = 0; row < config.gridHeight(); ++row) {
        for (int column = 0; column < config.gridWidth(); ++column) {
            const int owner = ownerOf(scene, size, column * patch, row * patch, patch);
            if (owner >= 0) {
                const auto at = static_cast<std::size_t>(owner);
                into.codes.push_back(codes[row * config.gridWidth() + column].clone());
                into.attributes.push_back(attributesOf(objects[at], scene.objectClasses[at], size));
            }
        }
    }
}

double areaOf(const at::Tensor& values, const std::vector<std::vector<int>>& attributes, int attribute,
              AttributeFeature* counted)
{
    const auto* const value = values.data_ptr<float>();
    std::vector<float> with, without;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& has = attributes[i];
        (std::find(has.begin(), has.end(), attribute) != has.end() ? with : without).push_back(value[i]);
    }
    if (counted != nullptr) {
        counted->with = static_cast<std::int64_t>(with.size());
        counted->without = static_cast<std::int64_t>(without.size());
    }
    return with.empty() || without.empty() ? 0 : areaUnderCurve(std::move(with), std::move(without));
}

} // namespace

double areaUnderCurve(std::vector<float> with, std::vector<float> without)
{
    std::sort(with.begin(), with.end());
    std::sort(without.begin(), without.end());
    double above = 0;
    std::size_t below = 0, upTo = 0; // counts in WITHOUT
    for (const float value : with) {
        while (below < without.size() && without[below] < value) {
            ++below;
        }
        upTo = std::max(upTo, below);
        while (upTo < without.size() && !(without[upTo] > value)) {
            ++upTo;
        }
        above += double(below) + 0.5 * double(upTo - below);
    }
    return above / (double(with.size()) * double(without.size()));
}

std::vector<AttributeFeature> sceneFeatures(const Autoencoder& sae, const TokensBehind& tokens,
                                            std::uint64_t seed, int count, const Progress& progress,
                                            const CancelToken& cancel)
{
    const VitConfig& config = tokens.config();
    const Preprocessing how = Preprocessing::of(config);
    std::array<Half, 2> halves;
    for (int i = 0; i < count; ++i) {
        cancel.check();
        report(progress, double(i) / count, phrase("features of scenes"));
        const Scene scene = renderScene(seed, static_cast<std::uint64_t>(i), config.imageHeight);
        const at::Tensor x = tokens.read(preprocess(scene.image, how).pixels, cancel);
        addScene(scene, sae.encode(tokens.patches(x)).f.cpu(), config, halves[i < count / 2 ? 0 : 1]);
    }
    std::vector<AttributeFeature> found;
    if (halves[0].codes.empty() || halves[1].codes.empty()) {
        return found;
    }
    const at::Tensor first = at::stack(halves[0].codes).t().contiguous(); // [n, patches]
    const at::Tensor second = at::stack(halves[1].codes).t().contiguous();
    const int shapes = static_cast<int>(sceneClasses().size());
    for (int a = 0; a < shapes + static_cast<int>(besideShapes.size()); ++a) {
        const Attribute beside = a < shapes ? Attribute{"shape", sceneClasses()[std::size_t(a)].c_str()}
                                            : besideShapes[static_cast<std::size_t>(a - shapes)];
        AttributeFeature best{beside.kind, beside.name};
        double most = 0;
        for (std::int64_t i = 0; i < first.size(0); ++i) {
            cancel.check();
            const double area = areaOf(first[i], halves[0].attributes, a, nullptr);
            if (area > most) {
                most = area;
                best.feature = static_cast<int>(i);
            }
        }
        best.area = areaOf(second[best.feature], halves[1].attributes, a, &best);
        if (most > 0 && best.with > 0 && best.without > 0) {
            found.push_back(best);
        }
    }
    return found;
}

} // namespace hydra
